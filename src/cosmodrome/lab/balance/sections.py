"""The sections of the page: plots, and beside them the same figures as tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmodrome.lab.balance.facts import Figures
from cosmodrome.lab.balance.html import Html, joined, tag
from cosmodrome.lab.balance.html_tables import (
    SPREAD_HEADS,
    figure,
    interval,
    name_cell,
    rate_cell,
    share,
    spread_row,
    table,
    worth_table,
)
from cosmodrome.lab.balance.plots import Bar, bars, fill_of, histogram
from cosmodrome.lab.balance.words import group_id

POINTS, NEUTRAL = "var(--gold)", "var(--text3)"


class Section(NamedTuple):
    id: str
    title: str
    note: str
    inside: Html


def sections(figures: Figures) -> Iterator[Section]:
    if len(figures.seats) > 1:
        yield _seats(figures)
    yield _scores(figures)
    yield _categories(figures)
    yield _length(figures)
    yield from _things(figures)
    yield from _numbers(figures)
    if figures.choices:
        yield _choices(figures)
    yield _events(figures)


def _seats(figures: Figures) -> Section:
    """Rivals by wins; those who play together by score, for they win as one."""
    rows = [
        (
            name_cell(f"Seat {seat.seat + 1}"),
            rate_cell(seat.wins),
            interval(seat.score.mean, plus=False),
            interval(seat.edge),
            figure(seat.place),
        )
        for seat in figures.seats
    ]
    heads = ("Seat", "Wins, %", "Score", "Against the others", "Mean place")
    plots = [_figure("Mean score", bars(_bars(figures, wins=False)))]
    if figures.rivals:
        wins = bars(_bars(figures, wins=True), shares=True, par=1 / len(figures.seats))
        plots.insert(0, _figure("Wins", wins))
    note = "Par is dashed. Whiskers are 95% intervals." if figures.rivals else "Whiskers are 95% intervals."
    tables = [table("Seats", heads, rows)]
    if len(figures.bots) > 1:
        tables.append(_bots(figures))
    if figures.margin:
        plots.append(_figure("Points between winner and runner-up", histogram(figures.margin, POINTS)))
    return Section("seats", "Seats", note, _beside(plots, tables))


def _bars(figures: Figures, *, wins: bool) -> list[Bar]:
    return [
        Bar(f"Seat {seat.seat + 1}", seat.wins if wins else seat.score.mean, fill_of(seat.seat))
        for seat in figures.seats
    ]


def _bots(figures: Figures) -> Html:
    rows = [
        (name_cell(row.bot), rate_cell(row.wins), interval(row.score, plus=False), figure(row.place))
        for row in figures.bots
    ]
    return table("Bots", ("Bot", "Wins, %", "Score", "Mean place"), rows)


def _scores(figures: Figures) -> Section:
    alone = len(figures.seats) == 1
    plots = [
        _figure("", histogram(seat.score, fill_of(seat.seat), "" if alone else f"Seat {seat.seat + 1}"))
        for seat in figures.seats
    ]
    rows = [spread_row("All" if alone else f"Seat {seat.seat + 1}", seat.score) for seat in figures.seats]
    tables = [table("Scores", ("Seat", *SPREAD_HEADS), rows)]
    if len(figures.titles) > 2:
        titles = [(name_cell(title.name), rate_cell(title.share)) for title in figures.titles]
        tables.append(table("Results", ("Result", "Share, %"), titles, 1))
    return Section("scores", "Scores", "The dashed line is the median.", _beside(plots, tables))


def _categories(figures: Figures) -> Section:
    found = figures.categories
    plots = [_figure("Mean points", bars([Bar(each.name, each.mean, POINTS) for each in found]))]
    gaps = [Bar(each.name, each.gap, NEUTRAL) for each in found if each.gap]
    if gaps:
        plots.append(_figure(f"Points of the {figures.ahead} above the {figures.behind}", bars(gaps)))
    rows = [
        (
            name_cell(each.name),
            interval(each.mean, plus=False),
            rate_cell(each.share),
            figure(each.deviation),
            share(each.scored),
            figure(each.ahead),
            figure(each.behind),
            interval(each.gap),
        )
        for each in found
    ]
    heads = ("Category", "Points", "Of all points, %", "Deviation", "Scored by", figures.ahead.capitalize())
    every = (*heads, figures.behind.capitalize(), "Gap")
    note = "Where points come from, and which of them set those ahead apart."
    return Section("categories", "Points by category", note, _beside(plots, [table("Categories", every, rows)]))


def _length(figures: Figures) -> Section:
    plots = [_figure(name, histogram(spread, NEUTRAL)) for name, spread in figures.lengths.items()]
    rows = [spread_row(name, spread) for name, spread in figures.lengths.items()]
    note = "Decisions of all seats in a game; a forced one has a single offer."
    inside = _beside(plots, [table("Length", ("Per game", *SPREAD_HEADS), rows)])
    return Section("length", "Length", note, inside)


def _things(figures: Figures) -> Iterator[Section]:
    note = "Those who had it beside those who could have had it but had not. A filled dot is beyond chance by itself."
    for group, found in figures.groups.items():
        rows = [((name_cell(thing.name),), thing.worth) for thing in found]
        yield Section(group_id(group), group, note, worth_table(group, rows, [group]))


def _numbers(figures: Figures) -> Iterator[Section]:
    if not figures.numbers:
        return
    tables = []
    for group in dict.fromkeys(number.group for number in figures.numbers):
        rows = [
            spread_row(number.name, number.spread, number.gap, gaps=True)
            for number in figures.numbers
            if number.group == group
        ]
        tables.append(table(group, (group, *SPREAD_HEADS, "Gap"), rows, even=True))
    note = f"For each seat. The gap is the mean of the {figures.ahead} above that of the {figures.behind}."
    yield Section("numbers", "Numbers", note, joined(*tables))


def _choices(figures: Figures) -> Section:
    rows = [
        ((name_cell(each.name), figure(each.offered), rate_cell(each.taken)), each.worth) for each in figures.choices
    ]
    note = "In decisions that offered other kinds too; then what it went with to take it at least once."
    inside = worth_table("Choices", rows, ("Choice", "Offered", "Taken, %"), "Ever taken")
    return Section("choices", "Choices", note, inside)


def _events(figures: Figures) -> Section:
    rows = [((name_cell(each.name), interval(each.per_seat, plus=False)), each.worth) for each in figures.events]
    note = "How often each kind happens to a seat in a game, and what it went with."
    return Section("events", "Events", note, worth_table("Events", rows, ("Event", "Per game"), "Ever met"))


def _figure(caption: str, plot: Html) -> Html:
    return tag("figure", tag("figcaption", caption) if caption else None, plot)


def _beside(plots: list[Html], tables: list[Html]) -> Html:
    return joined(tag("div", *plots, class_="plots"), tag("div", *tables, class_="tables"))

"""The sections of the page: plots, and beside them the same figures as tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmodrome.core.catalogue import Catalogue
from cosmodrome.lab.balance.facts import Figures
from cosmodrome.lab.balance.html import Html, joined, tag
from cosmodrome.lab.balance.html_tables import Tables, figure, name_cell, table
from cosmodrome.lab.balance.plots import Bar, bars, fill_of, histogram
from cosmodrome.lab.balance.words import group_id

POINTS, NEUTRAL = "var(--gold)", "var(--text3)"


class Section(NamedTuple):
    id: str
    title: str
    note: str
    inside: Html


def sections(figures: Figures, words: Catalogue) -> Iterator[Section]:
    return Sections(figures, words).every()


class Sections:
    """Of one report, in one language."""

    def __init__(self, figures: Figures, words: Catalogue) -> None:
        self.figures = figures
        self.words = words
        self.say = words.phrase
        self.tables = Tables(words)

    def every(self) -> Iterator[Section]:
        if len(self.figures.seats) > 1:
            yield self._seats()
        yield self._scores()
        yield self._categories()
        yield self._length()
        yield from self._things()
        yield from self._numbers()
        if self.figures.choices:
            yield self._choices()
        yield self._events()

    def _seat(self, seat: int) -> str:
        return self.say("seat-number", number=seat + 1)

    def _name(self, key: str) -> str:
        return self.words.render(self.words.named(key))

    def _kind(self, of: str, key: str) -> str:
        return self.words.render(self.words.kind(of, key))

    def _seats(self) -> Section:
        """Rivals by wins; those who play together by score, for they win as one."""
        figures, say, tables = self.figures, self.say, self.tables
        rows = [
            (
                name_cell(self._seat(seat.seat)),
                tables.rate(seat.wins),
                tables.interval(seat.score.mean, plus=False),
                tables.interval(seat.edge),
                figure(seat.place),
            )
            for seat in figures.seats
        ]
        heads = (
            say("report-seat"),
            say("report-wins-percent"),
            say("report-score"),
            say("report-against"),
            say("report-place"),
        )
        plots = [_figure(say("report-mean-score"), bars(self._bars(wins=False)))]
        if figures.rivals:
            wins = bars(self._bars(wins=True), shares=True, par=1 / len(figures.seats))
            plots.insert(0, _figure(say("report-wins"), wins))
        found = [table(say("report-seats"), heads, rows)]
        if len(figures.bots) > 1:
            found.append(self._bots())
        if figures.margin:
            plots.append(_figure(say("report-lead"), histogram(figures.margin, POINTS)))
        note = say("report-seats-note", rivals=figures.rivals)
        return Section("seats", say("report-seats"), note, _beside(plots, found))

    def _bars(self, *, wins: bool) -> list[Bar]:
        return [
            Bar(self._seat(seat.seat), seat.wins if wins else seat.score.mean, fill_of(seat.seat))
            for seat in self.figures.seats
        ]

    def _bots(self) -> Html:
        say, tables = self.say, self.tables
        rows = [
            (name_cell(row.bot), tables.rate(row.wins), tables.interval(row.score, plus=False), figure(row.place))
            for row in self.figures.bots
        ]
        heads = (say("report-bot"), say("report-wins-percent"), say("report-score"), say("report-place"))
        return table(say("report-bots"), heads, rows)

    def _scores(self) -> Section:
        figures, say, tables = self.figures, self.say, self.tables
        alone = len(figures.seats) == 1
        plots = [
            _figure("", histogram(seat.score, fill_of(seat.seat), "" if alone else self._seat(seat.seat)))
            for seat in figures.seats
        ]
        rows = [
            tables.spread(say("report-all") if alone else self._seat(seat.seat), seat.score) for seat in figures.seats
        ]
        found = [table(say("report-scores"), (say("report-seat"), *tables.spread_heads()), rows)]
        if len(figures.titles) > 2:
            titles = [(name_cell(self._name(title.name)), tables.rate(title.share)) for title in figures.titles]
            found.append(table(say("report-results"), (say("report-result"), say("report-share-percent")), titles, 1))
        return Section("scores", say("report-scores"), say("report-scores-note"), _beside(plots, found))

    def _categories(self) -> Section:
        figures, say, tables = self.figures, self.say, self.tables
        named = [(self.words.render(each.title), each) for each in figures.categories]
        plots = [_figure(say("report-mean-points"), bars([Bar(name, each.mean, POINTS) for name, each in named]))]
        gaps = [Bar(name, each.gap, NEUTRAL) for name, each in named if each.gap]
        if gaps:
            plots.append(_figure(say("report-points-above", ahead=figures.ahead), bars(gaps)))
        rows = [
            (
                name_cell(name),
                tables.interval(each.mean, plus=False),
                tables.rate(each.share),
                figure(each.deviation),
                tables.share(each.scored),
                figure(each.ahead),
                figure(each.behind),
                tables.interval(each.gap),
            )
            for name, each in named
        ]
        heads = (
            say("report-category"),
            say("report-points"),
            say("report-of-all-points"),
            say("report-deviation"),
            say("report-scored-by"),
            say("report-ahead", ahead=figures.ahead),
            say("report-others"),
            say("report-gap"),
        )
        inside = _beside(plots, [table(say("report-categories-table"), heads, rows)])
        return Section("categories", say("report-categories"), say("report-categories-note"), inside)

    def _length(self) -> Section:
        say, tables = self.say, self.tables
        named = [(say(f"report-length-{kind}"), spread) for kind, spread in self.figures.lengths.items()]
        plots = [_figure(name, histogram(spread, NEUTRAL)) for name, spread in named]
        rows = [tables.spread(name, spread) for name, spread in named]
        heads = (say("report-per-game"), *tables.spread_heads())
        inside = _beside(plots, [table(say("report-length"), heads, rows)])
        return Section("length", say("report-length"), say("report-length-note"), inside)

    def _things(self) -> Iterator[Section]:
        for group, found in self.figures.groups.items():
            title = self._name(group)
            rows = [((name_cell(self._name(thing.name)),), thing.worth) for thing in found]
            inside = self.tables.worth(title, rows, [title], self.say("report-had"))
            yield Section(group_id(group), title, self.say("report-things-note"), inside)

    def _numbers(self) -> Iterator[Section]:
        figures, say = self.figures, self.say
        if not figures.numbers:
            return
        found = []
        for group in dict.fromkeys(number.group for number in figures.numbers):
            rows = [
                self.tables.spread(self._name(number.name), number.spread, number.gap, gaps=True)
                for number in figures.numbers
                if number.group == group
            ]
            title = self._name(group)
            heads = (title, *self.tables.spread_heads(), say("report-gap"))
            found.append(table(title, heads, rows, even=True))
        note = say("report-numbers-note", ahead=figures.ahead)
        yield Section("numbers", say("report-numbers"), note, joined(*found))

    def _choices(self) -> Section:
        say, tables = self.say, self.tables
        rows = [
            ((name_cell(self._kind("do", each.name)), figure(each.offered), tables.rate(each.taken)), each.worth)
            for each in self.figures.choices
        ]
        heads = (say("report-choice"), say("report-offered"), say("report-taken"))
        inside = tables.worth(say("report-choices"), rows, heads, say("report-ever-taken"))
        return Section("choices", say("report-choices"), say("report-choices-note"), inside)

    def _events(self) -> Section:
        say, tables = self.say, self.tables
        rows = [
            ((name_cell(self._kind("event", each.name)), tables.interval(each.per_seat, plus=False)), each.worth)
            for each in self.figures.events
        ]
        heads = (say("report-event"), say("report-per-game"))
        inside = tables.worth(say("report-events"), rows, heads, say("report-ever-met"))
        return Section("events", say("report-events"), say("report-events-note"), inside)


def _figure(caption: str, plot: Html) -> Html:
    return tag("figure", tag("figcaption", caption) if caption else None, plot)


def _beside(plots: list[Html], tables: list[Html]) -> Html:
    return joined(tag("div", *plots, class_="plots"), tag("div", *tables, class_="tables"))

"""Messages made from the figures: first what wants a designer's attention.

A difference is told as one only where it is beyond chance even among all those looked at together, and large enough to
matter. What bots do not understand they do not use: every one is about the game as these bots play it.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from cosmodrome.core.catalogue import Catalogue
from cosmodrome.core.message import Message, Text, say
from cosmodrome.lab.balance.facts import Figures, Finding, Thing
from cosmodrome.lab.balance.words import first_of, group_id, number, percent, signed, signed_interval
from cosmodrome.lab.figures import Interval

LEAST_OF_WINS, LEAST_OF_DEVIATION = 0.05, 0.15
"""Smaller differences do not matter: of the win rate, and of the score in its standard deviations."""
MANY, HARDLY, MOST_NAMED = 100, 0.02, 3


def findings(figures: Figures, words: Catalogue) -> tuple[Finding, ...]:
    """`words` is the game's catalogue in any language."""
    found = [finding for part in (_seats, _end, _score, _categories) for finding in part(figures)]
    found += [*_things(figures, words), *_choices(figures, words), *_length(figures)]
    return tuple(sorted(found, key=lambda finding: not finding.look))


def _seats(figures: Figures) -> Iterator[Finding]:
    seats = figures.seats
    if len(seats) == 1:
        return
    by_wins = {seat.seat: (seat.wins, 1 / len(seats)) for seat in seats}
    by_score = {seat.seat: (seat.edge, 0.0) for seat in seats}
    apart = False
    for seat, (found, par) in (by_wins if figures.rivals else by_score).items():
        if found is not None and found.is_apart(par, len(seats)):
            apart = True
            yield Finding(True, "seats", _seat_apart(figures, seat, found, par))
    if not apart:
        yield Finding(False, "seats", say("finding-seats-even", games=figures.games, rivals=figures.rivals))


def _seat_apart(figures: Figures, seat: int, found: Interval, par: float) -> Message:
    more = found.value > par
    if figures.rivals:
        return say("finding-seat-wins", seat=seat + 1, wins=found.percent(), par=percent(par), more=more)
    return say("finding-seat-scores", seat=seat + 1, score=signed_interval(found), more=more)


def _end(figures: Figures) -> Iterator[Finding]:
    if figures.cooperative and len(figures.seats) > 1:
        rare = not 0.05 < figures.won.value < 0.95
        yield Finding(rare, "seats", say("finding-won", won=figures.won.percent()))
    if figures.margin:
        lead, shared = number(figures.margin.median), figures.shared.percent()
        yield Finding(figures.shared.value > 0.15, "seats", say("finding-lead", lead=lead, shared=shared))


def _score(figures: Figures) -> Iterator[Finding]:
    score = figures.score
    half = {"low": number(score.quarter), "high": number(score.three_quarters)}
    yield Finding(False, "scores", say("finding-score", mean=score.mean.number(), **half))


def _categories(figures: Figures) -> Iterator[Finding]:
    if len(figures.categories) < 2:
        return
    for category in figures.categories:
        if category.scored < HARDLY:
            text = say("finding-rare", category=category.title, share=percent(category.scored))
            yield Finding(True, "categories", text)
    largest = max(figures.categories, key=lambda each: each.share.value)
    text = say("finding-largest", category=largest.title, share=percent(largest.share.value))
    yield Finding(largest.share.value > 0.75, "categories", text)
    gaps = [(each.gap.value, each) for each in figures.categories if each.gap and each.gap.is_apart(0)]
    if gaps:
        value, category = max(gaps, key=lambda gap: gap[0])
        text = say("finding-apart", ahead=figures.ahead, category=category.title, points=signed(value))
        yield Finding(False, "categories", text)


def _things(figures: Figures, words: Catalogue) -> Iterator[Finding]:
    for group, things in figures.groups.items():
        never = [words.named(thing.name) for thing in things if thing.worth.had == 0 and thing.worth.lacked >= MANY]
        if never:
            yield Finding(True, group_id(group), say("finding-never", group=words.named(group), things=first_of(never)))
        yield from _out_of_line(figures, words, group, things)


def _out_of_line(figures: Figures, words: Catalogue, group: str, things: list[Thing]) -> Iterator[Finding]:
    """Things of a kind are measured by the middle one of their group: who has more of anything is mostly ahead."""
    found = [(words.named(thing.name), by) for thing in things if (by := _by(figures, thing)) is not None]
    usual = median(by.value for _, by in found) if len(found) > 2 else 0.0
    least = LEAST_OF_WINS if figures.rivals else LEAST_OF_DEVIATION * figures.score.deviation
    apart = [(name, by) for name, by in found if by.is_apart(usual, len(found)) and abs(by.value - usual) >= least]
    above = sorted((each for each in apart if each[1].value > usual), key=lambda each: -each[1].value)
    below = sorted((each for each in apart if each[1].value < usual), key=lambda each: each[1].value)
    if apart:
        known = f"{signed(100 * usual, 1)}%" if figures.rivals else signed(usual)
        sides = {"above": _with_figures(figures, above), "below": _with_figures(figures, below)}
        text = say("finding-things", group=words.named(group), rivals=figures.rivals, usual=known, **sides)
        yield Finding(True, group_id(group), text)


def _by(figures: Figures, thing: Thing) -> Interval | None:
    return thing.worth.wins if figures.rivals else thing.worth.score


def _with_figures(figures: Figures, side: list[tuple[Text, Interval]]) -> tuple[Text, ...]:
    factor, digits = (100, 1) if figures.rivals else (1, 2)
    named = [say("finding-thing", name=name, by=signed_interval(by, factor, digits)) for name, by in side]
    return first_of(named, MOST_NAMED)


def _choices(figures: Figures, words: Catalogue) -> Iterator[Finding]:
    often = [choice for choice in figures.choices if choice.offered >= MANY]
    for choice in often:
        if choice.taken.high < HARDLY:
            text = say(
                "finding-hardly",
                choice=words.kind("do", choice.name),
                taken=choice.taken.percent(),
                offered=choice.offered,
            )
            yield Finding(True, "choices", text)
    sure = [words.kind("do", choice.name) for choice in often if choice.taken.low > 1 - HARDLY]
    if sure:
        yield Finding(True, "choices", say("finding-always", choices=first_of(sure)))


def _length(figures: Figures) -> Iterator[Finding]:
    decisions, forced = figures.lengths["decisions"], figures.lengths["forced"]
    share = forced.mean.value / max(1.0, decisions.mean.value)
    half = {"low": number(decisions.quarter), "high": number(decisions.three_quarters)}
    text = say("finding-length", decisions=number(decisions.median), forced=percent(share), **half)
    yield Finding(share > 0.5, "length", text)

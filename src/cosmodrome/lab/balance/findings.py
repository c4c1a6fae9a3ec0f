"""Sentences made from the figures: first what wants a designer's eye.

A difference is told as one only where it is beyond chance even among all those looked at together, and large enough to
matter. What bots do not understand they do not use: every sentence is about the game as these bots play it.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from cosmodrome.lab.balance.facts import Figures, Finding, Thing
from cosmodrome.lab.balance.words import counted, group_id, listed, number, percent, signed, signed_interval
from cosmodrome.lab.figures import Interval

LEAST_OF_WINS, LEAST_OF_DEVIATION = 0.05, 0.15
"""Smaller differences do not matter: of the win rate, and of the score in its standard deviations."""
MANY, HARDLY, MOST_NAMED = 100, 0.02, 3


def findings(figures: Figures) -> tuple[Finding, ...]:
    parts = (_seats, _end, _score, _categories, _things, _choices, _length)
    found = [finding for part in parts for finding in part(figures)]
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
        what = "wins more or less often" if figures.rivals else "scores more or less"
        yield Finding(False, "seats", f"No seat {what} than chance explains in {counted(figures.games, 'game')}.")


def _seat_apart(figures: Figures, seat: int, found: Interval, par: float) -> str:
    side = "ahead" if found.value > par else "behind"
    if figures.rivals:
        return f"Seat {seat + 1} wins {found.percent()}, par is {percent(par)}: it is {side} by more than chance."
    return f"Seat {seat + 1} scores {signed_interval(found)} against the other seats: it is {side} by more than chance."


def _end(figures: Figures) -> Iterator[Finding]:
    if figures.cooperative and len(figures.seats) > 1:
        rare = not 0.05 < figures.won.value < 0.95
        yield Finding(rare, "seats", f"The table wins {figures.won.percent()} of its games.")
    if figures.margin:
        text = f"In the middle game the winner is {number(figures.margin.median)} points ahead"
        yield Finding(
            figures.shared.value > 0.15, "seats", f"{text}; {figures.shared.percent()} of games have several winners."
        )


def _score(figures: Figures) -> Iterator[Finding]:
    score = figures.score
    text = f"A seat scores {score.mean.number()} on average; the middle half lies between {number(score.quarter)} and"
    yield Finding(False, "scores", f"{text} {number(score.three_quarters)}.")


def _categories(figures: Figures) -> Iterator[Finding]:
    if len(figures.categories) < 2:
        return
    rare = [each for each in figures.categories if each.scored < HARDLY]
    for category in rare:
        yield Finding(True, "categories", f"{category.name} is scored by {percent(category.scored)} of the seats only.")
    largest = max(figures.categories, key=lambda each: each.share.value)
    yield Finding(
        largest.share.value > 0.75,
        "categories",
        f"The largest category is {largest.name}: {percent(largest.share.value)} of all points.",
    )
    gaps = [(each.gap.value, each) for each in figures.categories if each.gap and each.gap.is_apart(0)]
    if gaps:
        value, category = max(gaps, key=lambda gap: gap[0])
        text = (
            f"What sets the {figures.ahead} apart most is {category.name}: {signed(value)} points against the others."
        )
        yield Finding(False, "categories", text)


def _things(figures: Figures) -> Iterator[Finding]:
    for group, things in figures.groups.items():
        never = [thing.name for thing in things if thing.worth.had == 0 and thing.worth.lacked >= MANY]
        if never:
            yield Finding(True, group_id(group), f"{group}: nobody ever had {listed(never)}.")
        yield from _out_of_line(figures, group, things)


def _out_of_line(figures: Figures, group: str, things: list[Thing]) -> Iterator[Finding]:
    """Things of a kind are measured by the middle one of their group: who has more of anything is mostly ahead."""
    found = [(thing.name, by) for thing in things if (by := _by(figures, thing)) is not None]
    usual = median(by.value for _, by in found) if len(found) > 2 else 0.0
    least = LEAST_OF_WINS if figures.rivals else LEAST_OF_DEVIATION * figures.score.deviation
    apart = [(name, by) for name, by in found if by.is_apart(usual, len(found)) and abs(by.value - usual) >= least]
    above = sorted((each for each in apart if each[1].value > usual), key=lambda each: -each[1].value)
    below = sorted((each for each in apart if each[1].value < usual), key=lambda each: each[1].value)
    sides = [f" {word}: {_listed_with(figures, side)}." for word, side in (("Above", above), ("Below", below)) if side]
    if sides:
        known = f"{signed(100 * usual, 1)}% of wins" if figures.rivals else f"{signed(usual)} points"
        yield Finding(True, group_id(group), f"{group} (usual: {known}).{''.join(sides)}")


def _by(figures: Figures, thing: Thing) -> Interval | None:
    return thing.worth.wins if figures.rivals else thing.worth.score


def _listed_with(figures: Figures, side: list[tuple[str, Interval]]) -> str:
    factor, digits = (100, 1) if figures.rivals else (1, 2)
    return listed([f"{name} {signed_interval(by, factor, digits)}" for name, by in side], MOST_NAMED)


def _choices(figures: Figures) -> Iterator[Finding]:
    often = [choice for choice in figures.choices if choice.offered >= MANY]
    for choice in often:
        if choice.taken.high < HARDLY:
            text = (
                f'"{choice.name}" is hardly ever chosen: {choice.taken.percent()} of {choice.offered:,} times offered.'
            )
            yield Finding(True, "choices", text)
    sure = [choice.name for choice in often if choice.taken.low > 1 - HARDLY]
    if sure:
        yield Finding(True, "choices", f"Always chosen when offered, so no choice at all: {listed(sure)}.")


def _length(figures: Figures) -> Iterator[Finding]:
    decisions, forced = figures.lengths["Decisions"], figures.lengths["Forced decisions"]
    share = forced.mean.value / max(1.0, decisions.mean.value)
    text = f"A game takes {number(decisions.median)} decisions, the middle half {number(decisions.quarter)} to"
    yield Finding(
        share > 0.5, "length", f"{text} {number(decisions.three_quarters)}; {percent(share)} leave no choice."
    )

"""Bots on one scale: everybody plays everybody, and the results become ratings.

The scale is Elo's: of two bots that are 100 points apart the better one wins 64% of their games. At tables of more than
two, each player of one bot is compared with each player of the other by their places. Who plays alone, or in a team, is
compared with the others by the results on the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from typing import NamedTuple

import msgspec

from cosmodrome.core.message import say
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Study
from cosmodrome.lab.arena import ArenaError, Plan, Result, make_plan
from cosmodrome.lab.figures import Interval

LOWEST = 1000
"""The rating of the first bot, from which the others are counted."""
AGAIN = 200
"""Times that the games are drawn again, with repetition, to see how much of a rating is luck."""
ROUNDS = 200
"""In which the ratings are found; they change by less than a point long before."""

Pair = tuple[int, int]
"""Two bots by their numbers, the lower one first."""
Scores = Sequence[float]
"""Of the first bot of a pair, one for each deal: 1 for a win, 0.5 for a tie."""


class Rating(msgspec.Struct, frozen=True):
    bot: str
    rating: Interval
    deals: int


class Duel(NamedTuple):
    """The plans in which two bots can be compared: one with both, or one for each."""

    pair: Pair
    plans: tuple[Plan, ...]


def make_duels(
    study: Study, bots: Sequence[str], seats: int | None, options: dict[str, str], games: int, seed: int
) -> list[Duel]:
    """A checked plan for every two bots, `games` deals each."""
    if len(set(bots)) < max(2, len(bots)):
        raise ArenaError(say("elo-bots"))
    count = seats or study.game.meta.min_seats
    if count == 1 or study.game.meta.cooperative:
        alone = [make_plan(study, [bot], count, options, games, seed) for bot in bots]
        return [Duel((one, other), (alone[one], alone[other])) for one, other in combinations(range(len(bots)), 2)]
    found = []
    for one, other in combinations(range(len(bots)), 2):
        plan = make_plan(study, [bots[one], bots[other]], count, options, games, seed)
        found.append(Duel((one, other), (msgspec.structs.replace(plan, games=games * plan.lineups),)))
    return found


def scores(duel: Duel, results: Sequence[Sequence[Result]]) -> Scores:
    """How the first bot did against the second, deal by deal; `results` are those of each plan."""
    if len(duel.plans) == 2:
        mine, theirs = [{plan.deal(r.index): r for r in found} for plan, found in zip(duel.plans, results, strict=True)]
        return [_compare(_success(mine[deal]), _success(theirs[deal])) for deal in sorted(mine.keys() & theirs.keys())]
    (plan,), (found,) = duel.plans, results
    deals: dict[int, list[float]] = {}
    for result in found:
        deals.setdefault(plan.deal(result.index), []).append(_of_table(plan, result))
    return [sum(games) / len(games) for _, games in sorted(deals.items())]


def _success(result: Result) -> tuple[bool, int]:
    """Of one who plays alone, or of a team: to win, then to have more points."""
    return bool(result.winners), sum(result.scores)


def _of_table(plan: Plan, result: Result) -> float:
    """Of all players of the first bot against all of the second."""
    first = plan.bots[0]
    names = [plan.bots[bot] for bot in plan.lineup(result.index)]
    places = dict(enumerate(result.places))
    mine = [place for seat, place in places.items() if names[seat] == first]
    theirs = [place for seat, place in places.items() if names[seat] != first]
    return sum(_compare((-one,), (-other,)) for one in mine for other in theirs) / (len(mine) * len(theirs))


def _compare(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    return 0.5 if one == other else float(one > other)


def ratings(bots: Sequence[str], found: Mapping[Pair, Scores], seed: int = 0) -> list[Rating]:
    """Of each bot, with 95% intervals; deals are drawn again to find them."""
    values = _fit(len(bots), found)
    rng = Rng.seeded(seed)
    drawn = [
        _fit(len(bots), {pair: [rng.choice(scores) for _ in scores] for pair, scores in found.items()})
        for _ in range(AGAIN)
    ]
    low, high = AGAIN // 40, AGAIN - 1 - AGAIN // 40
    rows = []
    for number, bot in enumerate(bots):
        ordered = sorted(each[number] for each in drawn)
        deals = sum(len(scores) for pair, scores in found.items() if number in pair)
        rows.append(Rating(bot, Interval(values[number], ordered[low], ordered[high]), deals))
    return rows


def _fit(count: int, found: Mapping[Pair, Scores]) -> list[float]:
    """The ratings under which these results were likeliest (Bradley and Terry), with one more tie between any two, so
    that a bot that always won has a rating too.
    """
    wins = [0.0] * count
    for (one, other), scores in found.items():
        wins[one] += sum(scores) + 0.5
        wins[other] += len(scores) - sum(scores) + 0.5
    strengths = [1.0] * count
    for _ in range(ROUNDS):
        met = [0.0] * count
        for (one, other), scores in found.items():
            share = (len(scores) + 1) / (strengths[one] + strengths[other])
            met[one] += share
            met[other] += share
        strengths = [won / each for won, each in zip(wins, met, strict=True)]
    return [LOWEST + 400 * log10(strength / strengths[0]) for strength in strengths]

"""What the games of an arena say about its bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmodrome.lab.arena import Plan, Result
from cosmodrome.lab.figures import Interval, mean, rate


class Standing(msgspec.Struct, frozen=True):
    bot: str
    games: int
    wins: Interval
    place: float
    score: Interval


class Margin(msgspec.Struct, frozen=True):
    """By how much one bot's score is above another's, deal by deal."""

    bot: str
    other: str
    score: Interval


def standings(plan: Plan, results: Sequence[Result], *, cooperative: bool) -> list[Standing]:
    """A row for each bot; a bot that sits on several seats of a table counts once for each."""
    names = list(dict.fromkeys(plan.bots))
    return [_standing(name, plan, results, cooperative) for name in names]


def _standing(name: str, plan: Plan, results: Sequence[Result], cooperative: bool) -> Standing:
    sat = [
        (result, seat)
        for result in results
        for seat, bot in enumerate(plan.lineup(result.index))
        if plan.bots[bot] == name
    ]
    won = sum(win_share(result, seat, cooperative) for result, seat in sat)
    places = [result.places[seat] for result, seat in sat]
    scores = [float(result.scores[seat]) for result, seat in sat]
    return Standing(name, len(sat), rate(won, len(sat)), sum(places) / max(1, len(places)), mean(scores))


def win_share(result: Result, seat: int, cooperative: bool) -> float:
    """A win shared among rivals counts as its share."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if cooperative else 1 / len(result.winners)


def margins(plan: Plan, results: Sequence[Result]) -> list[Margin]:
    """In solitaire: each bot against the one named before it, on the same deals."""
    if plan.seats > 1:
        return []
    scores = {result.index: result.scores[0] for result in results}
    found = []
    for bot in range(1, plan.lineups):
        deals = range(0, plan.total, plan.lineups)
        pairs = [
            (scores[deal + bot], scores[deal + bot - 1])
            for deal in deals
            if {deal + bot, deal + bot - 1} <= set(scores)
        ]
        found.append(Margin(plan.bots[bot], plan.bots[bot - 1], mean([float(a - b) for a, b in pairs])))
    return found

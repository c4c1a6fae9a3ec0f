"""Samples as rows, one for each seat of each game; those who had something beside those who had not."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles
from typing import NamedTuple

from cosmodrome.core.flow import Seat
from cosmodrome.lab.arena import Plan
from cosmodrome.lab.balance.facts import Ahead, Worth
from cosmodrome.lab.balance.samples import Sample, SeatSample
from cosmodrome.lab.figures import Interval, difference, difference_of_rates
from cosmodrome.lab.standings import win_share

FEWEST = 10
"""A side that is seen in fewer deals than this is not compared."""


class Row(NamedTuple):
    deal: int
    seat: Seat
    place: int
    score: float
    win: float
    """A win shared among rivals counts as its share."""
    sample: SeatSample


def rows_of(plan: Plan, samples: Sequence[Sample], *, cooperative: bool) -> list[Row]:
    return [
        Row(
            deal=plan.deal(sample.index),
            seat=seat,
            place=sample.places[seat],
            score=float(sample.scores[seat]),
            win=win_share(sample, seat, cooperative),
            sample=own,
        )
        for sample in samples
        for seat, own in enumerate(sample.seats)
    ]


class Sides(NamedTuple):
    """Who is compared with the others."""

    ahead: Ahead
    is_ahead: list[bool]


def sides_of(rows: Sequence[Row]) -> Sides:
    """Winners and the others; where nearly all or nearly none won, the best quarter by score and the rest."""
    won = [row.win > 0 for row in rows]
    if _are_both_there(rows, won):
        return Sides("winners", won)
    scores = [row.score for row in rows]
    bar = quantiles(scores, n=4, method="inclusive")[2] if len(scores) > 1 else scores[0]
    return Sides("best-quarter", [score >= bar for score in scores])


def worth(rows: Sequence[Row], had: Sequence[bool]) -> Worth:
    """What having something went with, in points and in wins."""
    wins = [row.win for row in rows]
    decided = 0 < sum(wins) < len(wins)
    return Worth(
        had=sum(had),
        lacked=len(had) - sum(had),
        score=gap(rows, [row.score for row in rows], had),
        wins=difference_of_rates(wins, had, deals(rows)) if decided and _are_both_there(rows, had) else None,
    )


def gap(rows: Sequence[Row], values: Sequence[float], had: Sequence[bool]) -> Interval | None:
    return difference(values, had, deals(rows)) if _are_both_there(rows, had) else None


def deals(rows: Sequence[Row]) -> list[int]:
    return [row.deal for row in rows]


def _are_both_there(rows: Sequence[Row], had: Sequence[bool]) -> bool:
    sides = [{row.deal for row, own in zip(rows, had, strict=True) if own == side} for side in (True, False)]
    return min(map(len, sides)) >= FEWEST

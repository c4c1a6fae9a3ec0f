"""Small statistics: means, rates and differences with 95% intervals.

Values that belong together (the seats of one table, the games of one deal) are no independent witnesses: where `groups`
are given, each group counts as one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from cosmodrome.core.message import Message, say

Z = 1.959964


class Interval(NamedTuple):
    """An estimate and the bounds of its 95% interval."""

    value: float
    low: float
    high: float

    def percent(self) -> Message:
        bounds = {"low": f"{100 * self.low:.1f}", "high": f"{100 * self.high:.1f}"}
        return say("interval", value=f"{100 * self.value:.1f}%", **bounds)

    def number(self) -> Message:
        return say("interval", value=f"{self.value:.2f}", low=f"{self.low:.2f}", high=f"{self.high:.2f}")

    def is_apart(self, other: float, among: int = 1) -> bool:
        """Whether it differs from `other` by more than chance, even as one of so many that were looked at."""
        z = NormalDist().inv_cdf(1 - 0.025 / max(1, among))
        return abs((self.high + self.low) / 2 - other) > (self.high - self.low) / 2 * z / Z


def rate(wins: float, games: int) -> Interval:
    """Wilson's interval: right for few games and for rates near 0 and 1; a shared win counts as its share."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float], groups: Sequence[int] | None = None) -> Interval:
    """The normal interval of a mean."""
    return ratio(values, [1.0] * len(values), groups)


def ratio(parts: Sequence[float], wholes: Sequence[float], groups: Sequence[int] | None = None) -> Interval:
    """The sum of the parts by the sum of the wholes: a share, or a mean where every whole is 1."""
    whole = sum(wholes)
    if whole == 0:
        return Interval(0.0, 0.0, 0.0)
    value = sum(parts) / whole
    pulls = ((part - value * of) / whole for part, of in zip(parts, wholes, strict=True))
    return _around(value, pulls, range(len(parts)) if groups is None else groups)


def difference(values: Sequence[float], had: Sequence[bool], groups: Sequence[int]) -> Interval:
    """The mean of those who had something above the mean of those who had not; both sides must be there."""
    count = sum(had)
    sides = {True: count, False: len(had) - count}
    means = {side: sum(v for v, h in zip(values, had, strict=True) if h == side) / sides[side] for side in sides}
    pulls = ((v - means[h]) / (sides[h] if h else -sides[h]) for v, h in zip(values, had, strict=True))
    return _around(means[True] - means[False], pulls, groups)


def difference_of_rates(values: Sequence[float], had: Sequence[bool], groups: Sequence[int]) -> Interval:
    """The same for wins, 0 to 1. A success and a failure more on each side (Agresti and Caffo) keep the interval honest
    where a side never won."""
    extra = [min(groups) - number for number in range(1, 5)]
    padded = difference([*values, 1, 0, 1, 0], [*had, True, True, False, False], [*groups, *extra])
    return Interval(difference(values, had, groups).value, padded.low, padded.high)


def _around(value: float, pulls: Iterable[float], groups: Iterable[int]) -> Interval:
    """The interval of an estimate on which every value pulls a little; the pulls of a group are one."""
    together: defaultdict[int, float] = defaultdict(float)
    for group, pull in zip(groups, pulls, strict=True):
        together[group] += pull
    count = len(together)
    if count < 2:
        return Interval(value, value, value)
    half = Z * sqrt(sum(pull * pull for pull in together.values()) * count / (count - 1))
    return Interval(value, value - half, value + half)

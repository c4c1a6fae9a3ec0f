"""Small statistics: means and rates with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959964


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float

    def percent(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"

    def number(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def rate(wins: float, games: int) -> Interval:
    """Wilson's interval: right for few games and for rates near 0 and 1; a shared win counts as its share."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Interval:
    """The normal interval of a mean."""
    count = len(values)
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(values) / count
    if count == 1:
        return Interval(middle, middle, middle)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    half = Z * spread / sqrt(count)
    return Interval(middle, middle - half, middle + half)

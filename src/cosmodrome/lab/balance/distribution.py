"""How values are spread: mean, quartiles, and counts in steps that read well."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from statistics import quantiles, stdev
from typing import NamedTuple

import msgspec

from cosmodrome.lab.figures import Interval, mean

MOST_STEPS = 32


class Scale(NamedTuple):
    """Steps along an axis."""

    start: float
    step: float
    steps: int

    @property
    def end(self) -> float:
        return self.start + self.step * self.steps


class Distribution(msgspec.Struct, frozen=True):
    count: int
    mean: Interval
    deviation: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float
    scale: Scale
    counts: tuple[int, ...]
    """How many values lie in each step of the scale."""


def nice_step(span: float, most: int) -> float:
    """1, 2 or 5 times a power of ten, so that at most so many steps cover the span."""
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / most))
    return float(next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= most))


def scale_of(values: Sequence[float]) -> Scale:
    """Whole numbers get whole steps."""
    step = nice_step(max(values) - min(values), MOST_STEPS - 1)
    if all(value == floor(value) for value in values):
        step = max(1.0, step)
    start = floor(min(values) / step) * step
    return Scale(start, step, max(1, ceil((max(values) - start) / step + 1e-9)))


def distribute(values: Sequence[float], groups: Sequence[int], scale: Scale | None = None) -> Distribution:
    """At least one value; on a given scale, so that several can be laid beside each other."""
    chosen = scale or scale_of(values)
    counts = [0] * chosen.steps
    for value in values:
        counts[min(chosen.steps - 1, int((value - chosen.start) / chosen.step + 1e-9))] += 1
    quarter, median, three_quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [*values] * 3
    return Distribution(
        count=len(values),
        mean=mean(values, groups),
        deviation=stdev(values) if len(values) > 1 else 0.0,
        least=min(values),
        quarter=quarter,
        median=median,
        three_quarters=three_quarters,
        most=max(values),
        scale=chosen,
        counts=tuple(counts),
    )

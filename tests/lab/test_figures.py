"""Rates and means with intervals."""

from __future__ import annotations

import random

import pytest

from cosmodrome.lab.figures import mean, rate


def test_wilson_against_known_values() -> None:
    interval = rate(8, 10)
    assert (round(interval.low, 3), round(interval.high, 3)) == (0.490, 0.943)
    assert rate(0, 10).low == 0
    assert round(rate(0, 10).high, 3) == 0.278
    assert rate(10, 10).high == pytest.approx(1)
    assert rate(0, 0) == (0.0, 0.0, 1.0)


def test_mean_against_known_values() -> None:
    interval = mean([1, 2, 3, 4, 5])
    assert interval.value == 3
    assert round(interval.high - interval.low, 3) == 2.772
    assert mean([4]) == (4, 4, 4)
    assert mean([]).value == 0


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    dice = random.Random(3)
    covered = 0
    for _ in range(400):
        found = rate(sum(dice.random() < 0.3 for _ in range(80)), 80)
        covered += found.low <= 0.3 <= found.high
    assert 0.91 < covered / 400 < 0.99


def test_how_they_are_written() -> None:
    assert rate(5, 10).percent() == "50.0 % (23.7 to 76.3)"
    assert mean([1, 2, 3]).number() == "2.00 (0.87 to 3.13)"

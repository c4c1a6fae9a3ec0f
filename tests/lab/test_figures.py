"""Rates and means with intervals."""

from __future__ import annotations

import random

import pytest

from cosmodrome.lab.figures import Interval, difference, difference_of_rates, mean, rate, ratio
from tests.words import english


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


def test_a_share_is_the_sum_of_parts_by_the_sum_of_wholes() -> None:
    share = ratio([1, 3], [2, 8])
    assert share.value == pytest.approx(0.4)
    assert share.low < 0.4 < share.high
    assert ratio([1, 2], [2, 4]) == (0.5, 0.5, 0.5)
    assert ratio([0], [0]) == (0, 0, 0)


def test_values_that_belong_together_count_once() -> None:
    """Every value twice is no more than every value once; twins of opposite luck cancel out."""
    once, twice = mean([1, 2, 3, 4]), mean([1, 1, 2, 2, 3, 3, 4, 4], [1, 1, 2, 2, 3, 3, 4, 4])
    assert twice == pytest.approx(once)
    assert mean([0, 1, 1, 0], [1, 1, 2, 2]) == (0.5, 0.5, 0.5)


def test_difference_against_known_values() -> None:
    """Means 5 and 2; variances of the means 4/9 and 2/9 with divisor n, times 6/5 for the six groups."""
    found = difference([4, 4, 7, 1, 2, 3], [True, True, True, False, False, False], range(6))
    assert found.value == pytest.approx(3)
    assert found.high - found.value == pytest.approx(1.959964 * ((6 / 9 + 2 / 9) * 6 / 5) ** 0.5)


def test_differences_cover_the_truth_about_as_often_as_they_say() -> None:
    """Tables of three that share their luck, a thing worth 2 points that half of the seats have."""
    dice = random.Random(5)
    covered = 0
    for _ in range(300):
        groups = [table for table in range(40) for _ in range(3)]
        luck = [dice.gauss(0, 3) for _ in range(40)]
        had = [dice.random() < 0.5 for _ in groups]
        values = [luck[table] + 2 * own + dice.gauss(0, 1) for table, own in zip(groups, had, strict=True)]
        found = difference(values, had, groups)
        covered += found.low <= 2 <= found.high
    assert 0.91 < covered / 300 < 0.985


def test_a_side_that_never_won_still_has_an_interval() -> None:
    won, had = [0.0] * 10 + [1.0] * 5 + [0.0] * 5, [True] * 10 + [False] * 10
    found = difference_of_rates(won, had, range(20))
    assert found.value == pytest.approx(-0.5)
    assert -0.75 < found.low < -0.5 < found.high < 0


def test_one_of_many_must_be_further_apart() -> None:
    found = Interval(1.1, 0.1, 2.1)
    assert found.is_apart(0)
    assert not found.is_apart(0, among=20)
    assert not found.is_apart(0.2)


def test_how_they_are_written() -> None:
    assert english(None, rate(5, 10).percent()) == "50.0% (23.7 to 76.3)"
    assert english(None, mean([1, 2, 3]).number()) == "2.00 (0.87 to 3.13)"

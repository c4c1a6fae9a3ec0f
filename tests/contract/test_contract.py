"""Every registered game, at every seat count and over its options, keeps the contract."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest

from cosmodrome.testing import check
from cosmodrome.testing.walk import Case
from tests.contract.cases import all_cases

CASES = all_cases()
DEFAULT_EVERY = 4
"""Where a game has many cases, every fourth one is in the default run, all are in the long one."""


def games(case: Case) -> int:
    return 1 if case.is_one_of_many else 2


def by_lane() -> list[Any]:
    return [
        pytest.param(case, id=case.name, marks=[pytest.mark.long] if is_long(number, case) else [])
        for number, case in enumerate(CASES)
    ]


def is_long(number: int, case: Case) -> bool:
    return case.is_one_of_many and number % DEFAULT_EVERY != 0


@pytest.mark.parametrize("case", by_lane())
def test_contract(case: Case) -> None:
    start = crc32(case.name.encode())
    for number in range(games(case)):
        check(case, start + number)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_contract_over_many_games(case: Case) -> None:
    start = crc32(case.name.encode()) + 1_000
    for number in range(2 * games(case)):
        check(case, start + number)

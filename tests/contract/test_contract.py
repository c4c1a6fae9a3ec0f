"""Every registered game, at every seat count and over its options, keeps the contract."""

from __future__ import annotations

from zlib import crc32

import pytest

from cosmodrome.testing import check
from cosmodrome.testing.walk import Case
from tests.contract.cases import all_cases

CASES = all_cases()


def games(case: Case) -> int:
    return 1 if case.is_one_of_many else 2


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_contract(case: Case) -> None:
    start = crc32(case.name.encode())
    for number in range(games(case)):
        check(case, start + number)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_contract_over_many_games(case: Case) -> None:
    start = crc32(case.name.encode()) + 1_000
    for number in range(4 * games(case)):
        check(case, start + number)

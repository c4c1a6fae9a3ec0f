"""Every registered game, at every seat count and over its options, keeps the contract. Hypothesis picks the games."""

from __future__ import annotations

from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmodrome.core.match import SEED_LIMIT
from tests.contract.checks import CHECKS, Check
from tests.contract.walk import Case, all_cases


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_contract(check: Check, case: Case) -> None:
    start = crc32(f"{check.__name__} at {case.name}".encode())  # the first example is always 0

    @settings(
        max_examples=1 if case.is_one_of_many else 6,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(seed=st.integers(0, SEED_LIMIT - 1).map(lambda number: (start + number) % SEED_LIMIT))
    def hold(seed: int) -> None:
        check(case, seed)

    hold()

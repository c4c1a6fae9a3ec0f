"""Every registered game, at every seat count and over its options, keeps the contract. Hypothesis picks the games."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmodrome.core.game import all_setups
from cosmodrome.core.match import SEED_LIMIT
from tests.contract.checks import CHECKS, Check
from tests.contract.walk import FEW, Case, all_cases


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_contract(check: Check, case: Case) -> None:
    examples = 6 if len(all_setups(case.game)) <= FEW else 1

    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(seed=st.integers(0, SEED_LIMIT - 1))
    def hold(seed: int) -> None:
        check(case, seed)

    hold()

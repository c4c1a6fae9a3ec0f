"""Lift-off keeps what every game must keep, at each of its tables; each clause of its rules has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.games._template import GAME, state
from cosmodrome.games._template.lab import STUDY
from cosmodrome.testing import Case, cases_of, check, check_clauses, check_log, check_reach, check_words
from tests.games._template.census import census
from tests.games._template.ledger import LiftOff

SOURCE = Path(state.__file__).parent
CASES = cases_of(GAME, census, STUDY)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_contract(case: Case) -> None:
    check(case, seed=0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_numbers_in_the_log(case: Case) -> None:
    check_log(case, LiftOff, seed=0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_legal_action_can_be_reached(case: Case) -> None:
    check_reach(case, seed=0)


def test_clauses() -> None:
    check_clauses(GAME, Path(__file__).parent, SOURCE)


def test_words() -> None:
    check_words(GAME)

"""Lift-off keeps what every game must keep, at each of its tables; each clause of its rules has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome import testing
from cosmodrome.games._template import GAME, state
from cosmodrome.games._template.lab import STUDY
from tests.games._template.census import census
from tests.games._template.ledger import LiftOff

SOURCE = Path(state.__file__).parent
CASES = testing.cases_of(GAME, census, STUDY)


def test_it_can_be_loaded() -> None:
    testing.check_registered(GAME)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_contract(case: testing.Case) -> None:
    testing.check(case, seed=0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_numbers_in_the_log(case: testing.Case) -> None:
    testing.check_log(case, LiftOff, seed=0)


def test_every_legal_action_can_be_reached() -> None:
    looked = [testing.check_reach(case, seed=0) for case in CASES]
    missing = set(GAME.flow.questions).difference(*looked)
    assert not missing, f"no position of {', '.join(missing)} was looked at: build one for `check_reach_at`"


def test_lessons() -> None:
    testing.check_lessons(GAME)


def test_clauses() -> None:
    testing.check_clauses(GAME, Path(__file__).parent, SOURCE)


def test_words() -> None:
    testing.check_words(GAME)

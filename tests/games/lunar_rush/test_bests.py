"""Records worth keeping: the best result alone against each strength of the AIs, and the most GigaCredits."""

from __future__ import annotations

import pytest

from cosmodrome.core.game import Outcome
from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.bests import BESTS
from cosmodrome.games.lunar_rush.events import FinalScored
from tests.games.lunar_rush.positions import Table, of_kind
from tests.words import english

SOLO, FORTUNE = BESTS


def finished(table: Table) -> tuple[Outcome, dict[int, int]]:
    """The outcome, and what was told of every corporation; AIs come after the people."""
    scored = of_kind(table.finish(), FinalScored)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome, dict(enumerate(each.score for each in scored))


@pytest.mark.parametrize("ais", ["1", "2"])
def test_alone_it_is_the_distance_to_the_best_ai(ais: str) -> None:
    table = Table(1, ais=ais)
    outcome, told = finished(table)
    best_ai = max(score for at, score in told.items() if at)
    assert SOLO.value(table.state, outcome, 0) == told[0] - best_ai
    assert FORTUNE.value(table.state, outcome, 0) == outcome.scores[0] == told[0]


@pytest.mark.parametrize(("seats", "ais"), [(2, "0"), (2, "1")])
def test_it_is_for_one_person_against_ais(seats: int, ais: str) -> None:
    table = Table(seats, ais=ais)
    outcome, _ = finished(table)
    assert [SOLO.value(table.state, outcome, seat) for seat in range(seats)] == [None] * seats
    assert [FORTUNE.value(table.state, outcome, seat) for seat in range(seats)] == list(outcome.scores)


def test_it_is_kept_apart_by_number_and_strength_of_the_ais() -> None:
    options = {option.id for option in GAME.meta.options}
    assert set(SOLO.by) == {"ais", "difficulty"} <= options


def test_they_are_told_in_gigacredits() -> None:
    said = [english(GAME, SOLO.says(gc)) for gc in (12, 0, -7)]
    assert said == ["12 GC ahead", "Level", "7 GC behind"]
    assert english(GAME, FORTUNE.says(90)) == "90 GC"
    assert SOLO.is_better(-7, -12)

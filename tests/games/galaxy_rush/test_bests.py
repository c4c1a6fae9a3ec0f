"""Records worth keeping: the highest score, and the clearest win."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.bests import BESTS
from tests.games.galaxy_rush.positions import BLUE, ORANGE, Table
from tests.games.galaxy_rush.test_8_scoring import HEROICS
from tests.words import english

SCORE, WIN = BESTS


@pytest.mark.parametrize("winner", [BLUE, ORANGE])
def test_the_score_of_both_and_the_lead_of_the_winner(winner: int) -> None:
    table = Table().achievements().own(winner, *HEROICS[:3])
    outcome = table.finish(orbit_one=winner)
    found = [SCORE.value(table.state, outcome, seat) for seat in (BLUE, ORANGE)]
    assert found == list(outcome.scores)
    assert WIN.value(table.state, outcome, winner) == outcome.scores[winner] - outcome.scores[1 - winner] > 0
    assert WIN.value(table.state, outcome, 1 - winner) is None


def test_level_it_is_won_by_nothing() -> None:
    table = Table().achievements().flown(ORANGE, 10).own(BLUE, HEROICS[4], HEROICS[2]).at(4)
    table.end_season(BLUE)
    outcome = table.outcome()
    assert outcome.scores == (10, 10)
    assert [WIN.value(table.state, outcome, seat) for seat in (BLUE, ORANGE)] == [0, None]


def test_they_are_told_in_points() -> None:
    assert english(GAME, SCORE.says(41)) == "41 points"
    assert english(GAME, WIN.says(1)) == "1 point ahead"
    assert all(best.is_better(2, 1) for best in BESTS)

"""Records worth keeping: ranks and high scores, alone and together."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.bests import BESTS
from tests.games.galaxy_command.positions import SURE, Table
from tests.words import english

ALONE, TOGETHER = BESTS


def test_a_game_alone_counts_for_the_record_alone_only() -> None:
    table = Table().aligned(0, "Wolf 359", "Canopus", SURE).know(0, "Capital Ships")
    outcome = table.finish()
    assert ALONE.value(table.state, outcome, 0) == outcome.scores[0] == 1 + 2 + 3 + 1
    assert TOGETHER.value(table.state, outcome, 0) is None


def test_together_everybody_has_the_score_of_the_own_sector() -> None:
    table = Table(2).aligned(0, SURE).know(1, "Capital Ships", "Robot Workers")
    outcome = table.finish()
    assert [TOGETHER.value(table.state, outcome, seat) for seat in (0, 1)] == [3, 2]
    assert [ALONE.value(table.state, outcome, seat) for seat in (0, 1)] == [None, None]


@pytest.mark.clause("CO-8.5")
@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "Demoted, 0 points"),
        (7, "Demoted, 7 points"),
        (8, "Commander, 8 points"),
        (13, "Captain, 13 points"),
        (15, "Commodore, 15 points"),
        (17, "Admiral, 17 points"),
        (1, "Demoted, 1 point"),
    ],
)
def test_the_rank_is_told_with_the_score(points: int, said: str) -> None:
    for best in BESTS:
        assert english(GAME, best.says(points)) == said
        assert best.is_better(points + 1, points)
        assert best.by == ("deck",), "the larger deck is another game"

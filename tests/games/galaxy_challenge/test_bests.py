"""Records worth keeping: the most anomaly chips, and the clearest win."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.bests import BESTS
from tests.games.galaxy_challenge.test_7_ending import last_chip
from tests.words import english

CHIPS, WIN = BESTS


@pytest.mark.parametrize(
    ("chips", "blue", "dice", "kept", "won"),
    [
        ((14, 10, 5), 6, (), [15, 10, 5], [5, None, None]),
        ((3, 20, 6), 1, (), [4, 20, 6], [None, 14, None]),
        ((11, 12, 6), 1, (2, 2, 2, 2, 6, 6, 6, 6), [12, 12, 6], [None, 0, None]),
    ],
    ids=["with the last chip", "by another's last chip", "after a tie"],
)
def test_chips_of_everybody_and_the_lead_of_the_winner(
    chips: tuple[int, ...], blue: int, dice: tuple[int, ...], kept: list[int], won: list[int | None]
) -> None:
    table, _ = last_chip(*chips, blue=blue, dice=dice)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [CHIPS.value(table.state, outcome, seat) for seat in range(3)] == kept
    assert [WIN.value(table.state, outcome, seat) for seat in range(3)] == won


def test_they_are_told_in_chips() -> None:
    assert english(GAME, CHIPS.says(1)) == "1 chip"
    assert english(GAME, CHIPS.says(15)) == "15 chips"
    assert english(GAME, WIN.says(5)) == "5 chips ahead"
    assert all(best.is_better(2, 1) and best.by == ("civilizations",) for best in BESTS)

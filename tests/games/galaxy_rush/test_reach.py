"""Every legal action is offered: a position of each question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.data.components import DATA
from tests.games.galaxy_rush.positions import Table
from tests.reaching import check_position


def claim() -> Table:
    """An osmium and an iridium: two cards of the pool can be claimed."""
    table = Table().pair(1, "Osmium", "Comet").own(0, "Iridium")
    table.pool("Pebblemoon", "Low Ember", "Fallow", "Little Harrow")
    table.take(1, 1)
    return table


POSITIONS: list[tuple[str, Callable[[], Table]]] = [
    ("turn", Table),
    ("claim", claim),
    ("prediction", lambda: Table().intermission()),
]
"""The question and the position."""


@pytest.mark.parametrize(("asked", "position"), POSITIONS)
def test_every_legal_action_is_offered(asked: str, position: Callable[[], Table]) -> None:
    check_position(GAME, position().state, asked, range(-1, len(DATA.discoveries) + 2))

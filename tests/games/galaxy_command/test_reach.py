"""Every legal action is offered: a position of each question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import DiscoverTechnology
from cosmodrome.games.galaxy_command.data.components import TECHNOLOGIES
from cosmodrome.testing.reach import SMALL
from tests.games.galaxy_command.positions import SURE, Table
from tests.games.galaxy_command.test_4_collecting import trading
from tests.reaching import check_position


def build() -> Table:
    return Table().own(0, metal=3, wealth=3).to_build()


def ransom() -> Table:
    """A wealth is asked for and can be paid."""
    table = Table().aligned(0, SURE, "Vega", "Tau Ceti").before_event().own(0, metal=1, wealth=1)
    table.draw("Pandemic")
    return table


POSITIONS: list[tuple[str, Callable[[], Table]]] = [
    ("action", lambda: Table(2)),
    ("trade", lambda: trading(2, 2)),
    ("build", build),
    ("ransom", ransom),
]
"""The question and the position."""


@pytest.mark.parametrize(("asked", "position"), POSITIONS)
def test_every_legal_action_is_offered(asked: str, position: Callable[[], Table]) -> None:
    check_position(GAME, position().state, asked, SMALL)


def test_every_technology_that_may_be_discovered_is_offered() -> None:
    """Brute force tries numbers only."""
    table = build()
    every = [DiscoverTechnology(row.id) for row in TECHNOLOGIES]
    legal = [action for action in every if GAME.refuse(table.state, 0, action) is None]
    assert legal
    assert set(legal) == {action for action in table.offers() if isinstance(action, DiscoverTechnology)}

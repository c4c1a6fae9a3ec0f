"""Rules of thumb: legal at every table, and they play a turn to its end."""

from __future__ import annotations

import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.search import SearchBot
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.actions import MoveRocket
from cosmodrome.games.galaxy_challenge.components import HOMES
from cosmodrome.games.galaxy_challenge.habits import habit, play_on
from cosmodrome.games.galaxy_challenge.rules import phases
from tests.games.galaxy_challenge.tables import Table, start


@pytest.mark.parametrize("civilizations", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_habits_are_legal_and_come_to_the_end(seats: int, civilizations: str) -> None:
    for seed in range(4):
        state = start(seats, seed, civilizations)
        while state.phase != phases.OVER:
            action = habit(state)
            assert GAME.refuse(state, state.seat, action) is None
            GAME.apply(state, state.seat, action)


def test_playing_on_ends_with_the_own_turn() -> None:
    table = Table(3)
    table.begin(0, dice=(3, 6, 1, 1))
    state = table.state
    before = GAME.census(state)
    play_on(state, 0)
    assert state.turn == 1
    assert state.drawn == 2
    assert GAME.census(state) == before


def test_nothing_is_played_on_in_the_turn_of_another() -> None:
    table = Table(3)
    table.begin(0, dice=(3, 6, 1, 1))
    state = table.state
    play_on(state, 1)
    assert (state.turn, state.phase) == (0, phases.MOVE)


def test_search_takes_a_chip_that_is_nearly_sure() -> None:
    """Twenty-four against four dice and no card: a challenge wins, whatever the defender rolls but that."""
    table = Table(2)
    table.chips(3, 6)
    table.at(0, "L2")
    table.at(1, "G7")
    table.begin(0, dice=(6, 6, 6, 6))
    chosen = SearchBot(Rng.seeded(1), iterations=120).choose(look(GAME, table.state, 0, Rng.seeded(2)))
    assert chosen == MoveRocket(HOMES[1])

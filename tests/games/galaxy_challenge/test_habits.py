"""Rules of thumb: legal at every table, and they play a turn to its end."""

from __future__ import annotations

import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.search import SearchBot
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.actions import MoveRocket
from cosmodrome.games.galaxy_challenge.bot.habits import habit, playout
from cosmodrome.games.galaxy_challenge.data.components import HOMES
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.steps import decides, phase
from tests.games.galaxy_challenge.census import census
from tests.games.galaxy_challenge.positions import Table, start


@pytest.mark.parametrize("winners_go_on", ["off", "on"])
@pytest.mark.parametrize("civilizations", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_habits_are_legal_and_come_to_the_end(seats: int, civilizations: str, winners_go_on: str) -> None:
    for seed in range(4):
        state = start(seats, seed, civilizations, winners_go_on)
        while phase(state) != steps.OVER:
            action = habit(state)
            assert GAME.refuse(state, decides(state), action) is None
            GAME.apply(state, decides(state), action)


def test_playing_on_ends_with_the_own_turn() -> None:
    table = Table(3)
    table.begin(0, dice=(3, 6, 1, 1))
    state = table.state
    before = census(state)
    playout(state, 0)
    assert state.turn == 1
    assert state.drawn == 2
    assert census(state) == before


def test_nothing_is_played_on_in_the_turn_of_another() -> None:
    table = Table(3)
    table.begin(0, dice=(3, 6, 1, 1))
    state = table.state
    playout(state, 1)
    assert (state.turn, phase(state)) == (0, steps.MOVE)


def test_search_takes_a_chip_that_is_nearly_sure() -> None:
    """Twenty-four against four dice and no card: a challenge wins, whatever the defender rolls but that."""
    table = Table(2)
    table.chips(3, 6)
    table.at(0, "L2")
    table.at(1, "G7")
    table.begin(0, dice=(6, 6, 6, 6))
    chosen = SearchBot(Rng.seeded(1), iterations=120).choose(look(GAME, table.state, 0, Rng.seeded(2)))
    assert chosen == MoveRocket(HOMES[1])

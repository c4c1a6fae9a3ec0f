"""The suites of PettingZoo, Gymnasium and OpenSpiel, on every game and number of seats."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from cosmodrome.core.game import complete_options
from cosmodrome.envs import gymnasium_id, spiel, zoo
from cosmodrome.games.registry import find_game, game_ids

pytestmark = pytest.mark.slow

CYCLES = 60


def allowed(game_id: str, seats: int) -> dict[str, str]:
    """The options nearest to the usual ones that so many players can play with."""
    game = find_game(game_id)
    changes = [{option.id: choice.value} for option in game.meta.options for choice in option.choices]
    return next(
        change for change in ({}, *changes) if game.refuse_setup(seats, complete_options(game.meta, change)) is None
    )


def tables(*, most: bool = True) -> list[Any]:
    """Every number of seats; all but the fewest, and if wanted the most, only in the long lane."""
    found = []
    for game_id in sorted(game_ids()):
        meta = find_game(game_id).meta
        for seats in range(meta.min_seats, meta.max_seats + 1):
            usual = seats == meta.min_seats or (most and seats == meta.max_seats)
            marks = () if usual else (pytest.mark.long,)
            found.append(pytest.param(game_id, seats, marks=marks, id=f"{game_id}-{seats}"))
    return found


every_table = pytest.mark.parametrize(("game", "seats"), tables())


@pytest.fixture(autouse=True)
def _strict() -> Any:
    """What these suites only warn of fails, but for what they say of every environment with a dictionary."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        yield


@every_table
def test_pettingzoo_turn_by_turn(game: str, seats: int) -> None:
    make = partial(zoo.env, game, seats=seats, options=allowed(game, seats))
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)


@every_table
def test_pettingzoo_all_at_once(game: str, seats: int) -> None:
    make = partial(zoo.parallel_env, game, seats=seats, options=allowed(game, seats))
    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(make, num_cycles=CYCLES)
    turns = lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=make, env=turns))


@every_table
def test_gymnasium(game: str, seats: int) -> None:
    env = gymnasium.make(gymnasium_id(game), seats=seats, options=allowed(game, seats), bots="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "seats"), tables(most=False))
def test_openspiel(game: str, seats: int) -> None:
    table = spiel.load(game, seats, options=allowed(game, seats))
    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_pictures(game: str) -> None:
    render_test(lambda render_mode: zoo.env(game, render_mode=render_mode))
    env = gymnasium.make(gymnasium_id(game), bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert len(np.unique(picture)) > 2

"""RLCard card games, driven two ways by random choice.

`env` is the documented way, `env.step`, which also builds an observation array
each step; `core` steps the game beneath it and builds none. Neither keeps the
trajectories of `env.run`. The loop and the clock are rival_common's.
"""

from __future__ import annotations

import copy
import functools
import importlib
import random
from typing import Any

from rival_common import Played, Result, run


class EnvDriver:
    """Steps the environment, observations and all."""

    def __init__(self, game: str, seed: int) -> None:
        self._env: Any = importlib.import_module("rlcard").make(game, {"seed": seed})
        self._rng = random.Random(seed)

    def play(self, limit: int) -> Played:
        env, draw = self._env, self._rng.random
        state, _ = env.reset()
        decisions = forced = 0
        while decisions < limit and not env.is_over():
            actions = list(state["legal_actions"])
            decisions += 1
            forced += len(actions) == 1
            state, _ = env.step(actions[int(draw() * len(actions))])
        return Played(decisions, forced, env.is_over(), functools.partial(copy.deepcopy, env.game))


class CoreDriver:
    """Steps the game inside the environment, rules only."""

    def __init__(self, game: str, seed: int) -> None:
        self._game: Any = importlib.import_module("rlcard").make(game, {"seed": seed}).game
        # Gin rummy alone keeps its legal actions with a judge instead of the game.
        self._judge: Any = self._game.judge if game == "gin-rummy" else None
        self._rng = random.Random(seed)

    def play(self, limit: int) -> Played:
        game, judge, draw = self._game, self._judge, self._rng.random
        state, _ = game.init_game()
        decisions = forced = 0
        while decisions < limit and not game.is_over():
            actions = judge.get_legal_actions() if judge else state["legal_actions"]
            decisions += 1
            # Uno lists twin cards twice here, yet playing either is one and the same choice.
            forced += len(actions) == 1 or (not judge and actions.count(actions[0]) == len(actions))
            state, _ = game.step(actions[int(draw() * len(actions))])
        return Played(decisions, forced, game.is_over(), functools.partial(copy.deepcopy, game))


def random_play(seconds: float, seed: int, game: str = "uno", core: bool = False) -> Result:
    """Measure one RLCard game, through the environment or beneath it."""
    driver = CoreDriver(game, seed) if core else EnvDriver(game, seed)
    result = run(driver, seconds)
    # It has no copy of its own, so this is the only way to branch a game.
    result.notes["clone_by"] = "copy.deepcopy"
    return result

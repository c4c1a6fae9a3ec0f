"""OpenSpiel games, in C++ but driven from Python through pyspiel.

Chance nodes are sampled from `chance_outcomes`; their time counts, but they are
no decisions. `chance_share` says how much of the time they take. With
`observed` whoever decides also gets the game's tensor and the mask of legal
actions, as a learning program does. The loop and the clock are rival_common's.
"""

from __future__ import annotations

import importlib
import random
import time
from typing import Any

from rival_common import Played, Result, run

SHARE_SECONDS = 0.3


class OpenSpielDriver:
    """Steps a pyspiel state to its end."""

    def __init__(self, game: str, seed: int, observed: bool = False) -> None:
        self._game: Any = importlib.import_module("pyspiel").load_game(game)
        self._rng = random.Random(seed)
        kind = self._game.get_type()
        self._tensor = ""
        if observed:
            assert kind.provides_observation_tensor or kind.provides_information_state_tensor, f"{game} has no tensor"
            self._tensor = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"

    def play(self, limit: int) -> Played:
        state, draw = self._game.new_initial_state(), self._rng.random
        decisions = forced = 0
        tensor = self._tensor
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self._sample(state.chance_outcomes()))
                continue
            if decisions >= limit:
                break
            actions = state.legal_actions()
            if tensor:
                getattr(state, tensor)(state.current_player())
                state.legal_actions_mask()
            decisions += 1
            forced += len(actions) == 1
            state.apply_action(actions[int(draw() * len(actions))])
        return Played(decisions, forced, state.is_terminal(), state.clone)

    def chance_share(self) -> float:
        """Share of the time spent at chance nodes, found apart from the timed play."""
        spent = [0.0, 0.0]
        while sum(spent) < SHARE_SECONDS:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                start = time.perf_counter()
                at_chance = self._step(state)
                spent[at_chance] += time.perf_counter() - start
        return spent[True] / sum(spent)

    def _step(self, state: Any) -> bool:
        if state.is_chance_node():
            state.apply_action(self._sample(state.chance_outcomes()))
            return True
        actions = state.legal_actions()
        state.apply_action(actions[int(self._rng.random() * len(actions))])
        return False

    def _sample(self, outcomes: list[tuple[int, float]]) -> int:
        # Several times quicker than random.choices here, which would tell against the rival.
        left = self._rng.random()
        for action, chance in outcomes:
            left -= chance
            if left < 0:
                return action
        return outcomes[-1][0]


def random_play(seconds: float, seed: int, game: str = "hearts", observed: bool = False) -> Result:
    """Measure one OpenSpiel game."""
    driver = OpenSpielDriver(game, seed, observed)
    result = run(driver, seconds)
    result.notes["clone_by"] = "State.clone"
    result.notes["chance_share"] = driver.chance_share()
    return result

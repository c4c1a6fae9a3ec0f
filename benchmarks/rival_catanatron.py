"""Catanatron: four random players, a full game to ten points.

A decision is each choice among `playable_actions`, rolling and ending the turn
included. Its own turn limit ends the rare endless game. The loop, the clock and
the copies' timing are rival_common's.
"""

from __future__ import annotations

import importlib
import random
from typing import Any

from rival_common import Played, Result, run


class CatanatronDriver:
    """Steps Catanatron's Game the quickest way its public calls allow."""

    def __init__(self, seed: int) -> None:
        self._game: Any = importlib.import_module("catanatron.game")
        player: Any = importlib.import_module("catanatron.models.player")
        self._players = [player.RandomPlayer(color) for color in player.Color]
        self._rng = random.Random(seed)

    def play(self, limit: int) -> Played:
        # The engine reads a seed of 0 as none, and keeps dice in the global generator.
        game = self._game.Game(self._players, seed=self._rng.randrange(1, 2**62))
        draw, turns, state = self._rng.random, self._game.TURNS_LIMIT, game.state
        decisions = forced = 0
        while game.winning_color() is None and state.num_turns < turns and decisions < limit:
            actions = state.playable_actions
            decisions += 1
            forced += len(actions) == 1
            # Unchecked, as the choice comes from the list itself: the faster call is the fair one.
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
        return Played(decisions, forced, game.winning_color() is not None, game.copy)


def random_play(seconds: float, seed: int, game: str = "") -> Result:
    """Measure Catanatron; it has one game, so `game` must stay empty."""
    if game:
        raise ValueError(f"catanatron has no game called {game!r}")
    result = run(CatanatronDriver(seed), seconds)
    result.notes["clone_by"] = "Game.copy"
    return result

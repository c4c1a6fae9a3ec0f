"""The games as environments for learning programs: PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers every game with Gymnasium as `cosmodrome/<game>-v<rules version>`. PettingZoo's are in
`cosmodrome.envs.zoo`, OpenSpiel's in `cosmodrome.envs.spiel`. docs/environments.md describes them.
"""

from __future__ import annotations

import gymnasium

from cosmodrome.games.registry import find_game, game_ids

__all__ = ["gymnasium_id"]


def gymnasium_id(game: str) -> str:
    """The name by which `gymnasium.make` and `gymnasium.make_vec` know a game."""
    meta = find_game(game).meta
    return f"cosmodrome/{meta.id}-v{meta.rules_version}"


def _register() -> None:
    for game_id in game_ids():
        gymnasium.register(
            gymnasium_id(game_id),
            entry_point="cosmodrome.envs.gym:GameEnv",
            vector_entry_point="cosmodrome.envs.gym_vector:GameVectorEnv",
            kwargs={"game": game_id},
        )


_register()

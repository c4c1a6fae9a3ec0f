"""Gymnasium's vector interface over many matches that are stepped together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cosmodrome.envs.gym import SEEDS, others
from cosmodrome.envs.spaces import action_space, observation_space, opponents
from cosmodrome.games.registry import find_game
from cosmodrome.lab.episode import Table, nobody
from cosmodrome.lab.vector import Floats, Ids, Vector

Flags = NDArray[np.bool_]


class GameVectorEnv(VectorEnv[NDArray[np.uint8], Ids, NDArray[Any]]):
    """Where a match is over, the next one begins in the same step.

    Without bots the policy plays all seats: each row is a decision of `infos["seat"]`, and the reward is that of the
    seat that acted. With bots it plays `seat` alone. `infos["action_mask"]` says which ids are legal; no others may be
    played. For matches that are over, `infos["final_info"]` has the rewards and scores of all seats; they have no last
    observation, since nobody decides there.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        bots: str | Sequence[str] | None = None,
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.table = Table.of(find_game(game), seats, options)
        self.opponents = nobody if bots is None else opponents(self.table, others(self.table, seat, bots))
        encoder = self.table.game.encoder(self.table.seats, self.table.options)
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = action_space(encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.runner: Vector | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        game, seats, chosen = self.table
        start = int(self.np_random.integers(SEEDS))
        self.runner = Vector(game, self.num_envs, seats=seats, options=chosen, seed=start, opponents=self.opponents)
        return self.runner.batch.observations.copy(), self._infos()

    def step(self, actions: Ids) -> tuple[NDArray[np.uint8], Floats, Flags, Flags, dict[str, Any]]:
        runner = self.runner
        assert runner is not None, "reset comes first"
        acted = runner.batch.seats.copy()
        rows = {episode.number: row for row, episode in enumerate(runner.episodes)}
        over = runner.step(np.asarray(actions))
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        infos = self._infos()
        if over:
            finals = np.zeros((2, self.num_envs, self.table.seats))
            for end in over:
                row = rows[end.match]
                ended[row] = True
                rewards[row] = end.rewards[acted[row]]
                finals[:, row] = end.rewards, end.scores
            infos["final_info"] = {"rewards": finals[0], "scores": finals[1]}
            infos["_final_info"] = ended
        return runner.batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> dict[str, Any]:
        assert self.runner is not None
        batch = self.runner.batch
        return {"action_mask": batch.masks.copy(), "seat": batch.seats.copy()}

"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from cosmodrome.envs.render import MODES, rendered
from cosmodrome.envs.spaces import (
    ILLEGAL,
    Mask,
    Observation,
    action_space,
    agent_names,
    mask,
    observation_space,
    observe,
    opponents,
)
from cosmodrome.games.registry import find_game
from cosmodrome.lab.episode import LONG, Episode, Table

SEEDS = 2**32
STEADY = "greedy"


def others(table: Table, seat: int, bots: str | Sequence[str]) -> dict[int, str]:
    """Which bot sits where: one for all other seats, or one for each of them in order."""
    seats = [other for other in range(table.seats) if other != seat]
    named = [bots] * len(seats) if isinstance(bots, str) else list(bots)
    if len(named) != len(seats):
        raise ValueError(f"{len(seats)} bots are wanted, one for each other seat, not {len(named)}")
    return dict(zip(seats, named, strict=True))


class GameEnv(gymnasium.Env[Observation, SupportsInt]):
    """Observations are the numbers alone; `info["action_mask"]` and `action_masks()` say which ids are legal.

    The reward comes at the end. An illegal action ends the match with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = STEADY,
        render_mode: str | None = None,
        max_steps: int = LONG,
    ) -> None:
        self.table = Table.of(find_game(game), seats, options)
        self.seat = seat
        self.render_mode = render_mode
        self.max_steps = max_steps
        encoder = self.table.game.encoder(self.table.seats, self.table.options)
        self.episode = Episode(self.table, encoder, opponents(self.table, others(self.table, seat, bots)))
        self.observation_space: Box = observation_space(encoder)  # type: ignore[assignment]
        self.action_space = action_space(encoder.actions)
        self._mask: Mask = np.zeros(encoder.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(SEEDS)))
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode, number = self.episode, int(action)
        if not self._mask[number]:
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": True}
        episode.play(self.seat, number)
        is_over = episode.outcome is not None
        reward = episode.rewards()[self.seat] if is_over else 0.0
        seen, info = self._seen()
        if episode.outcome is not None:
            info["scores"] = episode.outcome.scores
        if self.render_mode == "human":
            self.render()
        return seen, reward, is_over, not is_over and episode.decisions >= self.max_steps, info

    def action_masks(self) -> Mask:
        """For libraries that ask the environment which actions are legal."""
        return self._mask

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        episode = self.episode
        self._mask = mask(episode, self.seat, episode.encoder.actions)
        return observe(episode, self.seat), {"action_mask": self._mask}

    def render(self) -> Any:
        """The board as the seat sees it."""
        table, episode = self.table, self.episode
        return rendered(self.render_mode, table.game, episode.state, self.seat, agent_names(table.seats))

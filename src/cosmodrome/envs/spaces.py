"""Observations, masks and spaces that the environments share."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.flow import Seat
from cosmodrome.core.numeric import MOST, Encoder
from cosmodrome.core.rng import Rng
from cosmodrome.lab.episode import Episode, Opponents, Table

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]

ILLEGAL = -1.0
"""The reward of whoever plays an action that is not legal. The match ends there."""


def observation_space(encoder: Encoder) -> Box:
    return Box(0, MOST, (encoder.size,), np.uint8)


def masked_space(encoder: Encoder, actions: int) -> Dict:
    return Dict({"observation": observation_space(encoder), "action_mask": Box(0, 1, (actions,), np.int8)})


def action_space(actions: int) -> Discrete:
    return Discrete(actions)


def observe(episode: Episode, seat: Seat) -> Observation:
    seen = bytearray(episode.encoder.size)
    episode.observe(seat, seen)
    return np.frombuffer(seen, np.uint8)


def mask(episode: Episode, seat: Seat, actions: int) -> Mask:
    """All zero for a seat that is not asked."""
    legal = bytearray(actions)
    if episode.outcome is None and seat in episode.asked():
        episode.write_mask(seat, legal)
    return np.frombuffer(legal, np.int8)


def opponents(table: Table, bots: Mapping[Seat, str]) -> Opponents:
    """Makes bots from their names."""

    def make(rng: Rng) -> dict[Seat, Bot]:
        return {seat: make_bot(spec, table.game, rng.spawn()) for seat, spec in bots.items()}

    return make


def agent_names(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]

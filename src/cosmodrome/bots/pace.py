"""When bots act while the game's timer runs: each at a pace of its own, whoever else is at the table.

A race against the clock is between people and bots: so a bot takes as long for an action as somebody of its level
would.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cosmodrome.core.flow import Seat
from cosmodrome.core.rng import Rng

SECONDS = {"random": 2.5, "careless": 2.5, "greedy": 1.5, "search": 1.0, "master": 1.0}
"""Between two actions of a bot, on average, by its kind."""
UNEVEN = 0.4
"""How much longer or shorter than that one action may take."""
STREAM = 9_000


class Turn(NamedTuple):
    """Which bot is the next to act, and when."""

    seat: Seat
    at: float


class Tempo:
    """The moments at which the bots of one match will act."""

    def __init__(self, seed: int, scale: float) -> None:
        self.scale = scale
        self.rng = Rng.seeded(seed, STREAM)
        self.moments: dict[Seat, float] = {}

    def next(self, now: float, racing: Mapping[Seat, str], lead: float = 0.0) -> Turn | None:
        """The next of these seats, each with the spec of its bot; None where there are none.

        `lead`: so many seconds are still counted down before anybody acts.
        """
        self.moments = {
            seat: self.moments[seat] if seat in self.moments else now + lead + self._pause(spec)
            for seat, spec in racing.items()
        }
        return min((Turn(seat, at) for seat, at in self.moments.items()), key=lambda turn: turn.at, default=None)

    def acted(self, seat: Seat) -> None:
        """The next action takes its time again."""
        self.moments.pop(seat, None)

    def _pause(self, spec: str) -> float:
        kind = spec.partition("/")[0]
        return self.scale * SECONDS.get(kind, 1.0) * (1.0 + UNEVEN * (2.0 * self.rng.unit() - 1.0))

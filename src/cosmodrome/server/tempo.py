"""When bots move. Usually one after another with a pause; while the game's timer runs, each at a pace of its own.

A race against the clock is between people and bots: so a bot takes as long for an action as somebody of its level
would, whoever else is at the table.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.core.game import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.table.table import Table

SECONDS = {"random": 2.5, "careless": 2.5, "greedy": 1.5, "search": 1.0}
"""Between two actions of a bot, on average, by its kind."""
UNEVEN = 0.4
"""How much longer or shorter than that one action may take."""
STREAM = 9_000


class Turn(NamedTuple):
    """Which bot is the next to act, and when."""

    seat: Seat
    at: float


class Tempo:
    """The moments at which the bots of a table will act, as long as the timer runs."""

    def __init__(self, table: Table, scale: float) -> None:
        self.table = table
        self.scale = scale
        self.rng = Rng.seeded(table.opened.seed, STREAM)
        self.moments: dict[Seat, float] = {}

    def next(self, now: float) -> Turn | None:
        """None where no timer runs, or no bot has anything to do."""
        racing = self.table.awaited_bots() if self.table.hourglass.timer else []
        self.moments = {seat: self.moments.get(seat) or now + self._pause(seat) for seat in racing}
        return min((Turn(seat, at) for seat, at in self.moments.items()), key=lambda turn: turn.at, default=None)

    def acted(self, seat: Seat) -> None:
        """The next action takes its time again."""
        self.moments.pop(seat, None)

    def _pause(self, seat: Seat) -> float:
        kind = self.table.places[seat].bot.partition("/")[0]
        return self.scale * SECONDS.get(kind, 1.0) * (1.0 + UNEVEN * (2.0 * self.rng.unit() - 1.0))

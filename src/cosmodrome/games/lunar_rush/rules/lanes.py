"""LR-5.2: which lanes are in the game, and what a claim says of one that nobody has taken."""

from __future__ import annotations

from cosmodrome.games.lunar_rush.data.components import LANES, ROUTES
from cosmodrome.games.lunar_rush.state import State

OPEN, BLOCKED, ABSENT = -1, -2, -3
FAST_2 = LANES.index("fast_2")


def unclaimed(players: int) -> list[int]:
    """By lane, at the start of a turn; `players` counts people and AIs."""
    return [OPEN if players >= route.players else ABSENT for route in ROUTES]


def fast_lanes(state: State) -> int:
    """How many fast lanes lead each way."""
    return 1 if state.claims[FAST_2] == ABSENT else 2

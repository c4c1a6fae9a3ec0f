"""LR-5.2: which lanes are in the game, and what a claim says of one that nobody has taken."""

from __future__ import annotations

from cosmodrome.games.lunar_rush.data.components import ROUTES

OPEN, BLOCKED, ABSENT = -1, -2, -3


def unclaimed(players: int) -> list[int]:
    """By lane, at the start of a turn; `players` counts people and AIs."""
    return [OPEN if players >= route.players else ABSENT for route in ROUTES]

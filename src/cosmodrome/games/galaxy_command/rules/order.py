"""CO-1.1: who comes after whom."""

from __future__ import annotations

from cosmodrome.games.galaxy_command.state import State


def in_turn_order(state: State) -> list[int]:
    """The seats still in the game, from the first player clockwise."""
    seats = len(state.commanders)
    order = [(state.first + turn) % seats for turn in range(seats)]
    return [seat for seat in order if not state.commanders[seat].out]

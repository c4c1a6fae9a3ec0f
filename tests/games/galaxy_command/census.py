"""Every component with nothing left out, wherever it is now: the same at any time of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.galaxy_command.state import State


def census(state: State) -> Sequence[str]:
    """Every card, wherever it lies."""
    sectors = [number for commander in state.commanders for number in commander.cards]
    numbers = [*sectors, *state.rest, *state.pile, *state.unused, *state.used]
    return [f"card {number}" for number in sorted(numbers)]

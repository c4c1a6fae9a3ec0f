"""Every component with nothing left out, wherever it is now: the same at any time of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games._template.state import State


def census(state: State) -> Sequence[str]:
    """Every rocket and every fuel card, wherever it lies."""
    shown = [state.rocket] if state.rocket >= 0 else []
    rockets = [*shown, *state.pile, *state.scrapped, *(rocket for won in state.won for rocket in won)]
    fuel = [
        f"fuel {strength} of {seat}"
        for seat, hand in enumerate(state.hands)
        for strength in (*hand, *state.spent[seat], state.away[seat], state.chosen[seat])
        if strength
    ]
    return [f"rocket {rocket}" for rocket in sorted(rockets)] + sorted(fuel)

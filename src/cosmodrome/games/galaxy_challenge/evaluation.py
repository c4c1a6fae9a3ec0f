"""How good a position is."""

from __future__ import annotations

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_challenge.rules.phases import OVER
from cosmodrome.games.galaxy_challenge.state import State


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1, exact at the end."""
    if state.phase == OVER:
        return 1.0 if state.winner == seat else 0.0
    best = max([chips for other, chips in enumerate(state.chips) if other != seat])
    return min(1.0, max(0.0, 0.5 + (state.chips[seat] - best) / 60))

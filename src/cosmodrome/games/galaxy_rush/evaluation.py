"""How good a position is."""

from __future__ import annotations

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_rush.rules.phases import OVER
from cosmodrome.games.galaxy_rush.rules.scoring import totals, winner
from cosmodrome.games.galaxy_rush.state import State


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1, exact at the end."""
    scores = totals(state)
    if state.phase == OVER:
        return 1.0 if winner(state, scores) == seat else 0.0
    return min(0.98, max(0.02, 0.5 + (scores[seat] - scores[1 - seat]) / 100))

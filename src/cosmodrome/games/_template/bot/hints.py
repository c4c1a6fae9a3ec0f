"""What a bot wants to know: how good a position is."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.games._template.data.components import ROCKETS
from cosmodrome.games._template.rules.scoring import score
from cosmodrome.games._template.state import State

ALL_POINTS = sum(rocket.points for rocket in ROCKETS)


def evaluate(state: State, seat: Seat) -> float:
    """The lead, and a little for fuel kept."""
    own = score(state.won[seat])
    best = max(score(won) for other, won in enumerate(state.won) if other != seat)
    fuel = sum(state.hands[seat]) - max(sum(hand) for other, hand in enumerate(state.hands) if other != seat)
    return min(0.95, max(0.05, 0.5 + 0.5 * (own - best) / ALL_POINTS + 0.01 * fuel))

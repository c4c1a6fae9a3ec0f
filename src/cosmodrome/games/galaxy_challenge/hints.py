"""What a bot wants to know: how good a position is, the moves worth a thought, and re-dealing what is hidden."""

from __future__ import annotations

from cosmodrome.core.game import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge.evaluation import evaluate
from cosmodrome.games.galaxy_challenge.memory import remember
from cosmodrome.games.galaxy_challenge.rules.verbs import offers as sensible
from cosmodrome.games.galaxy_challenge.state import State

__all__ = ["evaluate", "redeal", "sensible"]


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """CH-1.3, CH-1.4: sector cards not seen yet in any order, advantage cards as far as the seat cannot know them."""
    deal = state.clone()
    deal.rng = rng.spawn()
    if state.drawn < len(state.sectors):
        unseen = list(state.sectors[state.drawn :])
        rng.shuffle(unseen)
        deal.sectors = state.sectors[: state.drawn] + tuple(unseen)
    deal.deck, deal.hands, deal.log = remember(state, seat, rng)
    return deal

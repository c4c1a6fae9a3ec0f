"""What a bot wants to know: how good a position is, the moves worth a thought, and re-dealing what is hidden."""

from __future__ import annotations

from cosmodrome.core.game import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush.components import PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.evaluation import evaluate
from cosmodrome.games.galaxy_rush.rules.phases import OVER
from cosmodrome.games.galaxy_rush.rules.verbs import offers as sensible
from cosmodrome.games.galaxy_rush.state import State

__all__ = ["evaluate", "redeal", "sensible"]


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The order of decks is hidden from all, and the other's predictions; a seat remembers what it played itself.

    The decks come sorted and unsettled: any order is as likely as any other, and is drawn when cards are dealt.
    """
    deal = state.clone()
    deal.rng = rng.spawn()
    deal.deck = tuple(sorted(deal.deck))
    deal.discovery_decks = tuple([tuple(sorted(deck)) for deck in deal.discovery_decks])
    deal.unsettled = True
    if state.phase != OVER:
        for other in range(SEATS):
            if other != seat:
                _redeal_predictions(deal, other, rng)
    return deal


def _redeal_predictions(state: State, seat: Seat, rng: Rng) -> None:
    """GR-1.7, GR-6.2: any of the eight cards could be in hand, on a rocket or out of the game."""
    cards = list(PREDICTIONS)
    rng.shuffle(cards)
    for captain in state.captains:
        captain.stack = tuple([(who, cards.pop() if who == seat else card) for who, card in captain.stack])
    captain = state.captains[seat]
    hand = 0
    for _ in range(captain.hand.bit_count()):
        hand |= 1 << cards.pop()
    captain.hand = hand

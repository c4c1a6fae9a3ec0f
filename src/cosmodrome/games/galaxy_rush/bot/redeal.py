"""Deals again what a seat does not know: bots and hints think with the result instead of the real state."""

from __future__ import annotations

from cosmodrome.core.flow import Seat, is_over
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush.data.components import PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.rules.scoring import judge, judged_on
from cosmodrome.games.galaxy_rush.state import State


def deal_anew(deal: State, seat: Seat | None, rng: Rng) -> None:
    """The order of decks is hidden from all, and the other's predictions; a seat remembers what it played itself.

    The decks come sorted and unsettled: any order is as likely as any other, and is drawn when cards are dealt.
    """
    deal.deck = tuple(sorted(deal.deck))
    deal.discovery_decks = tuple([tuple(sorted(deck)) for deck in deal.discovery_decks])
    deal.unsettled = True
    if not is_over(deal):
        for other in range(SEATS):
            if other != seat:
                _redeal_predictions(deal, other, rng)


def _redeal_predictions(state: State, seat: Seat, rng: Rng) -> None:
    """GR-1.7, GR-6.2: any of the eight cards could be in hand, on a rocket or out of the game; GR-8.9: until judged."""
    seen = [each.card for each in judge(state) if each.seat == seat]
    cards = [card for card in PREDICTIONS if card not in seen]
    rng.shuffle(cards)
    for rocket, captain in enumerate(state.captains):
        known = judged_on(state, rocket)
        hidden = [(who, cards.pop() if who == seat else card) for who, card in captain.stack[known:]]
        captain.stack = (*captain.stack[:known], *hidden)
    captain = state.captains[seat]
    hand = 0
    for _ in range(captain.hand.bit_count()):
        hand |= 1 << cards.pop()
    captain.hand = hand

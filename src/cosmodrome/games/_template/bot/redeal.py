"""Deals again what a seat does not know: bots and hints think with the result instead of the real state."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games._template.state import State


def deal_anew(deal: State, seat: Seat | None, rng: Rng) -> None:
    """Another player's unshown cards could be in any order: one put away, one chosen if so, the rest in hand."""
    pile = list(deal.pile)
    rng.shuffle(pile)
    deal.pile = tuple(pile)
    for other in range(len(deal.hands)):
        if other != seat:
            _redeal_hand(deal, other, rng)


def _redeal_hand(state: State, seat: Seat, rng: Rng) -> None:
    cards = [*state.hands[seat], state.away[seat], *filter(None, [state.chosen[seat]])]
    rng.shuffle(cards)
    state.away[seat] = cards.pop()
    if state.chosen[seat]:
        state.chosen[seat] = cards.pop()
    state.hands[seat] = tuple(sorted(cards))

"""Deals again what a seat does not know: bots and hints think with the result instead of the real state."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge.bot.memory import remember
from cosmodrome.games.galaxy_challenge.state import State


def deal_anew(deal: State, seat: Seat | None, rng: Rng) -> None:
    """CH-1.3, CH-1.4: sector cards not seen yet in any order, advantage cards as far as the seat cannot know them."""
    if deal.drawn < len(deal.sectors):
        unseen = list(deal.sectors[deal.drawn :])
        rng.shuffle(unseen)
        deal.sectors = deal.sectors[: deal.drawn] + tuple(unseen)
    deal.deck, deal.hands, deal.log = remember(deal, seat, rng)

"""Deals again what a seat does not know: bots and hints think with the result instead of the real state."""

from __future__ import annotations

from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from cosmodrome.games.galaxy_trucker.rules.grabbing import FACE_DOWN
from cosmodrome.games.galaxy_trucker.rules.questions import round_of
from cosmodrome.games.galaxy_trucker.rules.setup import TEST_FLIGHT
from cosmodrome.games.galaxy_trucker.state import Numbers, State


def deal_anew(deal: State, seat: Seat | None, rng: Rng) -> None:
    """What the seat has not seen is dealt anew: held and face-down components, cards of piles, deck and leftovers.

    Credits stay: all that is earned and paid happens in the open, so their sum is no secret to anyone who kept count.
    """
    _redeal_tiles(deal, seat, rng)
    _redeal_cards(deal, seat, rng)


def _redeal_tiles(deal: State, seat: Seat | None, rng: Rng) -> None:
    hidden = [trucker for other, trucker in enumerate(deal.truckers) if other != seat and trucker.origin == FACE_DOWN]
    tiles = [*deal.face_down, *(trucker.held for trucker in hidden)]
    for trucker in hidden:
        trucker.held = tiles.pop(rng.below(len(tiles)))
    deal.face_down = tuple(tiles)


def _redeal_cards(deal: State, seat: Seat | None, rng: Rng) -> None:
    """Unknown cards change places with others of their class; then the order is mixed where it is unknown."""
    known = deal.shown
    if seat is not None and seat != CLOCK:
        known |= deal.truckers[seat].known
    if deal.house.learning:
        for card in TEST_FLIGHT:
            known |= 1 << card
    new = _exchange(deal, known, rng)
    deal.piles = tuple(_mixed(_moved(pile, new), known, rng) for pile in deal.piles)
    deal.decks = tuple(_moved(deck, new) for deck in deal.decks)
    deal.spent = _moved(deal.spent, new)
    deal.deck = _moved(deal.deck, new)
    for other, trucker in enumerate(deal.truckers):
        if other != seat:
            trucker.known = sum(1 << new.get(card, card) for card in _cards_of(trucker.known))
    if deal.house.foresight and not deal.learning:
        _mix_by_pile(deal, known, rng)
    else:
        _shuffle_deck(deal, rng)


def _cards_of(known: int) -> list[int]:
    return [card for card in CARDS if known >> card & 1] if known else []


DECKS = [[card for card, row in CARDS.items() if row.deck == deck] for deck in (1, 2, 3)]


def _exchange(deal: State, known: int, rng: Rng) -> dict[int, int]:
    new: dict[int, int] = {}
    for deck in DECKS:
        hidden = [card for card in deck if not known >> card & 1]
        mixed = hidden[:]
        rng.shuffle(mixed)
        new.update(zip(hidden, mixed, strict=True))
    return new


def _moved(cards: Numbers, new: dict[int, int]) -> Numbers:
    return tuple(new.get(card, card) for card in cards)


def _mixed(cards: Numbers, known: int, rng: Rng) -> Numbers:
    """A pile that was never looked at could lie in any order."""
    if not cards or known >> cards[0] & 1:
        return cards
    mixed = list(cards)
    rng.shuffle(mixed)
    return tuple(mixed)


def _shuffle_deck(deal: State, rng: Rng) -> None:
    """GT-4.3: as long as none is turned up, the top one is of the round's class."""
    cards, row = list(deal.deck), round_of(deal)
    untouched = len(cards) == 4 * sum(row.pile) and not deal.learning
    rng.shuffle(cards)
    while untouched and CARDS[cards[-1]].deck != row.deck:
        rng.shuffle(cards)
    deal.deck = tuple(cards)


def _mix_by_pile(deal: State, known: int, rng: Rng) -> None:
    """GT-16.3: the piles are stacked, the fourth at the bottom; each keeps its place."""
    size = sum(round_of(deal).pile)
    parts = [deal.deck[at : at + size] for at in range(0, len(deal.deck), size)]
    deal.deck = tuple(card for part in parts for card in _mixed(part[::-1], known, rng)[::-1])

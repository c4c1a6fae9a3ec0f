"""Where advantage cards go, and a log of it: what everybody has seen of them follows from the log (CH-1.4, CH-2.5).

The log is what makes a redeal exact: a card used openly is known under the deck and stays so when somebody draws it,
one that was returned or given in secret is known to those who had it. An entry is one number.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.state import Cards, State

DRAW: Final = 0  # from the top of the deck, seen by the seat
USE: Final = 1  # from hand onto the table, seen by all
UNDER: Final = 2  # from the table under the deck, seen by all
PASS: Final = 3  # from hand to another hand or under the deck, seen by the seats concerned
DECK: Final = 7
"""In place of a seat."""


def entry(kind: int, seat: int, to: int, card: int) -> int:
    return ((card * 8 + to) * 8 + seat) * 4 + kind


def draw(state: State, seat: int, number: int) -> Cards:
    """CH-4.3, CH-4.7: as many as the deck has."""
    cards = state.deck[:number]
    if cards:
        state.deck = state.deck[number:]
        state.hands = put(state.hands, seat, state.hands[seat] | hand_of(cards))
        state.log += tuple([entry(DRAW, seat, seat, card) for card in cards])
    return cards


def use(state: State, seat: int, cards: Cards) -> None:
    """CH-2.4: a used card is no longer held."""
    if cards:
        state.hands = put(state.hands, seat, state.hands[seat] & ~hand_of(cards))
        state.log += tuple([entry(USE, seat, DECK, card) for card in cards])


def lay_under(state: State, cards: Cards) -> None:
    """CH-2.2: open cards return to the deck, in this order."""
    if cards:
        state.deck += cards
        state.log += tuple([entry(UNDER, DECK, DECK, card) for card in cards])


def give_back(state: State, seat: int, card: int) -> None:
    """CH-4.4, CH-4.10: under the deck, shown to nobody."""
    state.hands = put(state.hands, seat, state.hands[seat] & ~(1 << card))
    state.deck += (card,)
    state.log += (entry(PASS, seat, DECK, card),)


def hand_over(state: State, seat: int, to: int, card: int) -> None:
    """CH-5.5, CH-5.6."""
    hands = put(state.hands, seat, state.hands[seat] & ~(1 << card))
    state.hands = put(hands, to, hands[to] | 1 << card)
    state.log += (entry(PASS, seat, to, card),)


def hand_of(cards: Cards) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_of(hand: int) -> Cards:
    """The numbers of the cards in a hand."""
    found = []
    while hand:
        lowest = hand & -hand
        found.append(lowest.bit_length() - 1)
        hand ^= lowest
    return tuple(found)

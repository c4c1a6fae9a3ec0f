"""What is true of a game: the fields of its state; no rules.

Piles and stacks are tuples that are replaced, not changed, sets are bits of an integer: a clone copies references only.
"""

from __future__ import annotations

from cosmodrome.core.flow import GameState
from cosmodrome.core.state import Part

Cards = tuple[int, ...]


class Captain(Part):
    """One player's rocket and all that lies before the player."""

    pair: int = 0  # where the rocket stands: 0 is the start board
    orbit: int  # 1 or 2
    owned: Cards  # how many of each kind: resources, expeditions, heroics
    up: Cards = ()  # orbit cards played face up, the latest last
    down: Cards = ()  # played face down this season
    earlier: Cards = ()  # played face down in earlier seasons
    discoveries: Cards = ()
    season_au: int = 0
    total_au: int = 0  # this season's included
    medals: int = 0  # a bit for each season, the first is bit 1
    hand: int  # a bit for each prediction card, number 1 is bit 1
    stack: tuple[tuple[int, int], ...] = ()  # predictions on this rocket: who played it and which; the first first


class State(GameState):
    """The whole table. The top of a deck is its last card; a space or place without a card holds 0."""

    captains: tuple[Captain, Captain]
    season: int = 0
    track: Cards = ()  # by space: pair 1 in orbit one and two, then pair 2, and so on
    left: int = 0  # a bit for each space whose card left the game untaken this season
    deck: Cards
    gone: Cards = ()  # orbit cards that left the game
    pool: Cards = ()  # by place
    discovery_decks: tuple[Cards, ...]  # this season's, then those of the later ones
    aside: Cards = ()  # discoveries of earlier seasons that nobody claimed
    achievements: Cards
    judged: Cards = ()  # the tokens of the predictions judged so far, rocket by rocket; 0: a wrong one
    unsettled: bool = False  # the order of the decks is drawn when they are dealt from: so in a redeal, for speed

"""What is true of a game: the fields of its state; no rules.

Everything below the shells is frozen: ships are tuples of pieces, decks and piles tuples of cards. A clone copies
references only.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.core.flow import GameState, Step
from cosmodrome.core.state import Part

Numbers = tuple[int, ...]


class House(NamedTuple):
    """What the table settled before the game; the same for all its rounds."""

    pace: str
    seconds: int  # of one run of the timer, in real time (GT-5.7)
    turns: int  # of each player in one run of the timer, turn-based (GT-5.7)
    forbid: bool  # illegal placements are refused (GT-3.6)
    open_hands: bool  # others see what is held (GT-3.3)
    foresight: bool  # the cards are not shuffled (GT-16.3)
    teams: bool  # opposite seats share a purse and fly each other's ships (GT-16.4)
    shared: bool  # and swap while they build (GT-16.5)
    learning: bool  # the first round is the learning flight (GT-1.4)


class Ship(Part):
    """A ship board with all that is on it, and its marker on the flight board."""

    colour: int  # whose pilot cabin it was built on
    cells: Numbers = ()  # a piece for each cell, 0: empty; the last one stands for outside
    loads: Numbers = ()  # crew, tokens and goods on each
    newest: int = -1  # the cell of the component that can still be moved; -1: none
    newest_aside: bool = False  # it came from the set-aside spots
    aside: Numbers = ()  # tiles
    lost: Numbers = ()  # tiles
    number: int = 0  # the number tile; 0: not finished
    days: int = 0  # the space on the endless track
    flying: bool = False


class Trucker(Part):
    """A player: hands and memory."""

    held: int = 0  # tile in hand; 0: none
    origin: str = ""  # where it came from: "face down" (others have not seen it), "face up" or "set aside"
    pile: int = -1  # the pile of cards in hand; -1: none
    known: int = 0  # cards seen in piles, a bit for each


class State(GameState):
    """The whole table. `ships[seat]` is the ship that the seat builds or flies now. The top of a pile is its end."""

    house: House
    truckers: list[Trucker]
    ships: list[Ship]
    purses: list[Numbers]  # credits by category, for each seat or team
    rounds: Numbers  # to come after this one, as rows of the data
    round: int = 0
    learning: bool = False  # this round is the learning flight
    building: bool = False
    starter: int = -1  # whoever said "Go!"; -1: nobody yet
    first: int = -1  # whoever landed first in the last flight; -1: nobody
    face_down: Numbers = ()  # which one is taken, chance decides
    face_up: Numbers = ()
    numbers: Numbers = ()  # number tiles not taken
    circle: int = -1  # where the timer stands; 0: Start, -1: there is none
    running: bool = False
    run: int = 0  # counts the runs of the timer through the game
    sand: int = 0  # turns of each player left in this run, turn-based
    turn: int = -1  # who builds, turn-based; -1: everybody
    left: int = 0  # building actions left in the turn
    piles: tuple[Numbers, ...] = ()
    deck: Numbers = ()  # of the flight, the next card last
    decks: tuple[Numbers, ...]  # not dealt yet, by class
    spent: Numbers = ()  # cards of this flight and of earlier ones, the latest last
    shown: int = 0  # cards that were turned up, a bit for each
    card: int = 0  # the one being dealt with; 0: none
    order: Numbers = ()  # of flight, when it was turned up
    declared: Numbers  # strength by seat; cannons in halves
    threat: Numbers = ()  # size, side, row or column
    to_ask: tuple[Step, ...] = ()  # questions that open together once all ships have met the threat
    landed: Numbers  # planet by seat; -1: none
    losers: Numbers = ()  # to the pirates
    beaten: bool = False  # the enemy is
    bank: Numbers  # goods by colour
    gained: Numbers  # credits on the way in this flight, by seat
    journey: tuple[Numbers, ...] = ()  # what the last flight brought each seat, line by line

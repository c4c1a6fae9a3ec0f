"""What is true of one corporation: its ships, and money, base and cards; no rules."""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.core.state import Part

Numbers = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class Ship(NamedTuple):
    """A ship on a lane: how many moves it still has to make, and what is on board."""

    lane: int
    moves: int
    spaces: int = 0  # fixed when it is loaded (LR-6.5)
    load: Numbers = (0,) * 9  # by item
    crew: int = 0
    card: int = -1  # the AI's ship card
    loaded: bool = False  # its owner has said what goes on it


class Corporation(Part):
    """A player's money, base and ships; of an AI only money and ships count."""

    gc: int
    book: list[int]  # the same by category
    stock: list[int]  # by item; the two tracks included
    moon: int  # astronauts in the base
    earth: int
    dead: int = 0
    idle: int  # workers of the base who have not worked, the temporary astronaut included
    temps: int = 0  # temporary astronauts this turn
    stand_ins: int = 0  # paid for and not yet on a space
    hired: int = 0  # stand-ins of this turn
    roused: int = 0  # astronauts made ready again this turn
    levels: Numbers  # by family: 0 basic or not built
    paid: tuple[Pairs, ...]  # by family and level, two each: what was paid for it
    used: list[int]  # by family: its used spaces, a bit for each
    runs: list[int]  # by family
    left: int = 0  # families whose astronaut was made ready again before a further run, a bit for each
    stood_in: int = 0  # families where a stand-in works, a bit for each
    barred: int = 0  # families salvaged this turn, a bit for each
    golds: Numbers = ()
    bought: Numbers = ()  # the turns they were bought in
    gold_used: list[int]  # of each, the spaces used this turn, a bit for each
    shared_used: int = 0  # others' shared modules used this turn, a bit for each
    mixes: int = 0  # own gold modules whose mix is not settled, a bit for each
    teleport: Numbers = (0, 0, 0)  # earth items chosen for this turn
    bid: int = 0  # of this turn; 0: none yet
    last_bid: int = 0
    role: int = -1  # -1: none
    goals: int = 0  # met, a bit for each
    sold: list[int]  # moon items since the start
    shipped: list[int]  # moon items loaded since the start
    launched: int = 0  # earthbound ships since the start
    cards: Numbers = ()  # wonder cards
    noun: int = -1  # the card that is the noun of the wonder; -1: none is built
    ships: tuple[Ship, ...] = ()
    aboard: tuple[Numbers, ...] = ()  # loads put on earthbound ships this turn: lane and number of each moon item

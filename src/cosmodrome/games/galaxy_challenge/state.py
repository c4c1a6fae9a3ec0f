"""What is true of a game: the fields of its state; no rules.

Everything is an integer or a tuple that is replaced, not changed; hands are bits of an integer: a clone copies
references only. What belongs to a player stands in tuples by seat.
"""

from __future__ import annotations

from cosmodrome.core.flow import NOBODY, GameState
from cosmodrome.games.galaxy_challenge.data.components import NONE

Cards = tuple[int, ...]
Dice = tuple[int, ...]
Boards = tuple[int, ...]
"""Sets of cells, a bit for each: see rules/board.py."""


class State(GameState):
    """The whole table. The top of the advantage deck is its first card, for cards return to the other end."""

    civilizations: bool  # whether the powers are in use
    winners_go_on: bool  # whether a won attack or challenge leaves the rest of the turn
    turn: int  # whose turn it is
    openers: tuple[Dice, ...]  # the rolls for the start, by seat; 0: not rolled
    order: Cards  # the seats in the order in which they choose a colour
    colours: Cards  # by seat; -1: not chosen yet
    cells: Cards  # where the rockets stand, by seat
    chips: Cards  # by seat
    hands: Cards  # by seat, a bit for each advantage card, number 1 is bit 1
    bank: int  # chips left
    challenged: int = 0  # a bit for each seat that challenged on its last turn
    declared: int = 0  # a bit for each seat that declared a power on its last turn
    sectors: Cards  # drawn in this order, round and round: each returns to the bottom
    drawn: int = 0  # sector cards drawn so far
    deck: Cards  # advantage cards
    log: Cards = ()  # every movement of an advantage card, see rules/dealing.py
    start: int = NONE  # the cell on which the turn began
    used: Cards = ()  # advantage cards used on this turn, in order
    dice: Dice = ()  # as rolled on this turn; empty before
    special: int = NONE  # the die a special advantage is assigned to; -1: none
    power: int = NONE  # the power in effect for the roll, by colour; -1: none
    raised: int = NONE  # the die the power's bonus is on; -1: none
    totals: Dice = ()
    trail: Boards = ()  # where the rocket can be after 0, 1, 2 and more steps, see rules/moving.py
    rival: int = NOBODY  # the seat that defends; NOBODY: nobody
    rival_used: Cards = ()
    rival_dice: Dice = ()  # 0: not rolled
    rival_power: int = NONE
    rival_raised: int = NONE
    rival_totals: Dice = ()
    draws: int = 0  # sector cards still to be drawn
    last_chip: int = NOBODY  # who took the bank's last chip
    numbers: Cards = ()  # of the roll that breaks a tie, by seat; empty: no tie, 0: not tied
    powers: Cards = ()  # of the same roll; -1: none
    winner: int = NOBODY

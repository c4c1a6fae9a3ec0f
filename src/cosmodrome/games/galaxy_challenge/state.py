"""What is true: fields and `clone`; no rules.

Everything is an integer or a tuple that is replaced, not changed; hands are bits of an integer: a clone copies
references only. What belongs to a player stands in tuples by seat.
"""

from __future__ import annotations

from typing import Any, ClassVar

from cosmodrome.core.rng import Rng

Cards = tuple[int, ...]
Dice = tuple[int, ...]
Boards = tuple[int, ...]
"""Sets of cells, a bit for each: see rules/board.py."""


class State:
    """The whole table. The top of the advantage deck is its first card, for cards return to the other end."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "rng": Rng,
        "civilizations": bool,  # whether the powers are in use
        "phase": str,
        "seat": int,  # who decides; -1 after the end
        "turn": int,  # whose turn it is
        "openers": tuple[Dice, ...],  # the rolls for the start, by seat; 0: not rolled
        "order": Cards,  # the seats in the order in which they choose a colour
        "colours": Cards,  # by seat; -1: not chosen yet
        "cells": Cards,  # where the rockets stand, by seat
        "chips": Cards,  # by seat
        "hands": Cards,  # by seat, a bit for each advantage card, number 1 is bit 1
        "bank": int,  # chips left
        "challenged": int,  # a bit for each seat that challenged on its last turn
        "declared": int,  # a bit for each seat that declared a power on its last turn
        "sectors": Cards,  # drawn in this order, round and round: each returns to the bottom
        "drawn": int,  # sector cards drawn so far
        "deck": Cards,  # advantage cards
        "log": Cards,  # every movement of an advantage card, see rules/dealing.py
        "start": int,  # the cell on which the turn began
        "used": Cards,  # advantage cards used on this turn, in order
        "dice": Dice,  # as rolled on this turn; empty before
        "special": int,  # the die a special advantage is assigned to; -1: none
        "power": int,  # the power in effect for the roll, by colour; -1: none
        "raised": int,  # the die the power's bonus is on; -1: none
        "totals": Dice,
        "trail": Boards,  # where the rocket can be after 0, 1, 2 and more steps, see rules/moving.py
        "rival": int,  # the seat that defends; -1: nobody
        "rival_used": Cards,
        "rival_dice": Dice,  # 0: not rolled
        "rival_power": int,
        "rival_raised": int,
        "rival_totals": Dice,
        "draws": int,  # sector cards still to be drawn
        "last_chip": int,  # who took the bank's last chip; -1 before
        "numbers": Cards,  # of the roll that breaks a tie, by seat; empty: no tie, 0: not tied
        "powers": Cards,  # of the same roll; -1: none
        "winner": int,  # -1 before the end
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        rng: Rng,
        civilizations: bool,
        phase: str,
        seat: int,
        turn: int,
        openers: tuple[Dice, ...],
        order: Cards,
        colours: Cards,
        cells: Cards,
        chips: Cards,
        hands: Cards,
        bank: int,
        challenged: int,
        declared: int,
        sectors: Cards,
        drawn: int,
        deck: Cards,
        log: Cards,
        start: int,
        used: Cards,
        dice: Dice,
        special: int,
        power: int,
        raised: int,
        totals: Dice,
        trail: Boards,
        rival: int,
        rival_used: Cards,
        rival_dice: Dice,
        rival_power: int,
        rival_raised: int,
        rival_totals: Dice,
        draws: int,
        last_chip: int,
        numbers: Cards,
        powers: Cards,
        winner: int,
    ) -> None:
        self.rng = rng
        self.civilizations = civilizations
        self.phase = phase
        self.seat = seat
        self.turn = turn
        self.openers = openers
        self.order = order
        self.colours = colours
        self.cells = cells
        self.chips = chips
        self.hands = hands
        self.bank = bank
        self.challenged = challenged
        self.declared = declared
        self.sectors = sectors
        self.drawn = drawn
        self.deck = deck
        self.log = log
        self.start = start
        self.used = used
        self.dice = dice
        self.special = special
        self.power = power
        self.raised = raised
        self.totals = totals
        self.trail = trail
        self.rival = rival
        self.rival_used = rival_used
        self.rival_dice = rival_dice
        self.rival_power = rival_power
        self.rival_raised = rival_raised
        self.rival_totals = rival_totals
        self.draws = draws
        self.last_chip = last_chip
        self.numbers = numbers
        self.powers = powers
        self.winner = winner

    def clone(self) -> State:
        return State(
            self.rng.clone(),
            self.civilizations,
            self.phase,
            self.seat,
            self.turn,
            self.openers,
            self.order,
            self.colours,
            self.cells,
            self.chips,
            self.hands,
            self.bank,
            self.challenged,
            self.declared,
            self.sectors,
            self.drawn,
            self.deck,
            self.log,
            self.start,
            self.used,
            self.dice,
            self.special,
            self.power,
            self.raised,
            self.totals,
            self.trail,
            self.rival,
            self.rival_used,
            self.rival_dice,
            self.rival_power,
            self.rival_raised,
            self.rival_totals,
            self.draws,
            self.last_chip,
            self.numbers,
            self.powers,
            self.winner,
        )


def put(values: Cards, place: int, value: int) -> Cards:
    """The same tuple with another value at one place."""
    return (*values[:place], value, *values[place + 1 :])

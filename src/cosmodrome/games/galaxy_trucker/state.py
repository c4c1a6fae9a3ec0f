"""What is true: fields and `clone`; no rules.

Everything below the shells is frozen: ships are tuples of pieces, decks and piles tuples of cards. A clone copies
references only.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from cosmodrome.core.agenda import Step
from cosmodrome.core.rng import Rng

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


class Ship:
    """A ship board with all that is on it, and its marker on the flight board."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "colour": int,  # whose pilot cabin it was built on
        "cells": Numbers,  # a piece for each cell, 0: empty; the last one stands for outside
        "loads": Numbers,  # crew, tokens and goods on each
        "newest": int,  # the cell of the component that can still be moved; -1: none
        "newest_aside": bool,  # it came from the set-aside spots
        "aside": Numbers,  # tiles
        "lost": Numbers,  # tiles
        "number": int,  # the number tile; 0: not finished
        "days": int,  # the space on the endless track
        "flying": bool,
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        colour: int,
        cells: Numbers,
        loads: Numbers,
        newest: int,
        newest_aside: bool,
        aside: Numbers,
        lost: Numbers,
        number: int,
        days: int,
        flying: bool,
    ) -> None:
        self.colour = colour
        self.cells = cells
        self.loads = loads
        self.newest = newest
        self.newest_aside = newest_aside
        self.aside = aside
        self.lost = lost
        self.number = number
        self.days = days
        self.flying = flying

    def clone(self) -> Ship:
        return Ship(
            self.colour,
            self.cells,
            self.loads,
            self.newest,
            self.newest_aside,
            self.aside,
            self.lost,
            self.number,
            self.days,
            self.flying,
        )


class Trucker:
    """A player: hands, memory, and what the rules ask at the moment."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "held": int,  # tile in hand; 0: none
        "origin": str,  # where it came from: "face down" (others have not seen it), "face up" or "set aside"
        "pile": int,  # the pile of cards in hand; -1: none
        "known": int,  # cards seen in piles, a bit for each
        "asked": str,  # the question that waits for an answer; "": none
        "due": int,  # a number that belongs to it
    }
    __slots__ = tuple(FIELDS)

    def __init__(self, held: int, origin: str, pile: int, known: int, asked: str, due: int) -> None:
        self.held = held
        self.origin = origin
        self.pile = pile
        self.known = known
        self.asked = asked
        self.due = due

    def clone(self) -> Trucker:
        return Trucker(self.held, self.origin, self.pile, self.known, self.asked, self.due)


class State:
    """The whole table. `ships[seat]` is the ship that the seat builds or flies now. The top of a pile is its end."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "rng": Rng,
        "house": House,
        "truckers": list[Trucker],
        "ships": list[Ship],
        "purses": list[Numbers],  # credits by category, for each seat or team
        "rounds": Numbers,  # to come after this one, as rows of the data
        "round": int,
        "lesson": bool,  # this round is the learning flight
        "building": bool,
        "starter": int,  # whoever said "Go!"; -1: nobody yet
        "first": int,  # whoever landed first in the last flight; -1: nobody
        "face_down": Numbers,  # which one is taken, chance decides
        "face_up": Numbers,
        "numbers": Numbers,  # number tiles not taken
        "circle": int,  # where the timer stands; 0: Start, -1: there is none
        "running": bool,
        "run": int,  # counts the runs of the timer through the game
        "sand": int,  # turns of each player left in this run, turn-based
        "turn": int,  # who builds, turn-based; -1: everybody
        "left": int,  # building actions left in the turn
        "piles": tuple[Numbers, ...],
        "deck": Numbers,  # of the flight, the next card last
        "decks": tuple[Numbers, ...],  # not dealt yet, by class
        "spent": Numbers,  # cards of this flight and of earlier ones, the latest last
        "shown": int,  # cards that were turned up, a bit for each
        "card": int,  # the one being dealt with; 0: none
        "order": Numbers,  # of flight, when it was turned up
        "declared": Numbers,  # strength by seat; cannons in halves
        "threat": Numbers,  # size, side, row or column
        "landed": Numbers,  # planet by seat; -1: none
        "losers": Numbers,  # to the pirates
        "beaten": bool,  # the enemy is
        "bank": Numbers,  # goods by colour
        "gained": Numbers,  # credits on the way in this flight, by seat
        "journey": tuple[Numbers, ...],  # what the last flight brought each seat, line by line
        "agenda": list[Step],
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        rng: Rng,
        house: House,
        truckers: list[Trucker],
        ships: list[Ship],
        purses: list[Numbers],
        rounds: Numbers,
        round: int,
        lesson: bool,
        building: bool,
        starter: int,
        first: int,
        face_down: Numbers,
        face_up: Numbers,
        numbers: Numbers,
        circle: int,
        running: bool,
        run: int,
        sand: int,
        turn: int,
        left: int,
        piles: tuple[Numbers, ...],
        deck: Numbers,
        decks: tuple[Numbers, ...],
        spent: Numbers,
        shown: int,
        card: int,
        order: Numbers,
        declared: Numbers,
        threat: Numbers,
        landed: Numbers,
        losers: Numbers,
        beaten: bool,
        bank: Numbers,
        gained: Numbers,
        journey: tuple[Numbers, ...],
        agenda: list[Step],
    ) -> None:
        self.rng = rng
        self.house = house
        self.truckers = truckers
        self.ships = ships
        self.purses = purses
        self.rounds = rounds
        self.round = round
        self.lesson = lesson
        self.building = building
        self.starter = starter
        self.first = first
        self.face_down = face_down
        self.face_up = face_up
        self.numbers = numbers
        self.circle = circle
        self.running = running
        self.run = run
        self.sand = sand
        self.turn = turn
        self.left = left
        self.piles = piles
        self.deck = deck
        self.decks = decks
        self.spent = spent
        self.shown = shown
        self.card = card
        self.order = order
        self.declared = declared
        self.threat = threat
        self.landed = landed
        self.losers = losers
        self.beaten = beaten
        self.bank = bank
        self.gained = gained
        self.journey = journey
        self.agenda = agenda

    def clone(self) -> State:
        return State(
            self.rng.clone(),
            self.house,
            [trucker.clone() for trucker in self.truckers],
            [ship.clone() for ship in self.ships],
            self.purses[:],
            self.rounds,
            self.round,
            self.lesson,
            self.building,
            self.starter,
            self.first,
            self.face_down,
            self.face_up,
            self.numbers,
            self.circle,
            self.running,
            self.run,
            self.sand,
            self.turn,
            self.left,
            self.piles,
            self.deck,
            self.decks,
            self.spent,
            self.shown,
            self.card,
            self.order,
            self.declared,
            self.threat,
            self.landed,
            self.losers,
            self.beaten,
            self.bank,
            self.gained,
            self.journey,
            self.agenda[:],
        )

"""What is true: fields and `clone`; no rules.

Sets of slots and of technologies are bits of an integer, piles and lists of slots are tuples that are replaced, not
changed: a clone copies references only.
"""

from __future__ import annotations

from typing import Any, ClassVar

from cosmodrome.core.agenda import Step
from cosmodrome.core.rng import Rng


class Commander:
    """One player's mats and sector."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "metal": int,
        "wealth": int,
        "strength": int,
        "metal_production": int,
        "wealth_production": int,
        "technologies": int,  # a bit for each
        "cards": tuple[int, ...],  # the sector: numbers of near, then of distant systems, by slot
        "explored": int,  # a bit for each slot
        "aligned": tuple[int, ...],  # slots, the newest last
        "built": bool,  # military was built this turn
        "discovered": bool,  # a technology was discovered this turn
        "sure_round": int,  # in this round an attack succeeds without a roll (CO-5.6); 0: in none
        "strike": bool,  # the next collection is struck
        "storms": tuple[tuple[int, int], ...],  # slots that yield nothing, for how many collections
        "out": bool,  # the home world revolted
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        metal: int,
        wealth: int,
        strength: int,
        metal_production: int,
        wealth_production: int,
        technologies: int,
        cards: tuple[int, ...],
        explored: int,
        aligned: tuple[int, ...],
        built: bool,
        discovered: bool,
        sure_round: int,
        strike: bool,
        storms: tuple[tuple[int, int], ...],
        out: bool,
    ) -> None:
        self.metal = metal
        self.wealth = wealth
        self.strength = strength
        self.metal_production = metal_production
        self.wealth_production = wealth_production
        self.technologies = technologies
        self.cards = cards
        self.explored = explored
        self.aligned = aligned
        self.built = built
        self.discovered = discovered
        self.sure_round = sure_round
        self.strike = strike
        self.storms = storms
        self.out = out

    def clone(self) -> Commander:
        return Commander(
            self.metal,
            self.wealth,
            self.strength,
            self.metal_production,
            self.wealth_production,
            self.technologies,
            self.cards,
            self.explored,
            self.aligned,
            self.built,
            self.discovered,
            self.sure_round,
            self.strike,
            self.storms,
            self.out,
        )


class State:
    """The whole table. The top of a pile is its last card."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "rng": Rng,
        "commanders": list[Commander],
        "first": int,  # the seat that begins every round
        "year": int,
        "round": int,  # counted through both years
        "pile": tuple[int, ...],  # the year's events still to come
        "unused": tuple[int, ...],
        "used": tuple[int, ...],  # turned up this year, the latest last
        "rest": tuple[int, ...],  # systems that were not dealt
        "agenda": list[Step],
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        rng: Rng,
        commanders: list[Commander],
        first: int,
        year: int,
        round: int,
        pile: tuple[int, ...],
        unused: tuple[int, ...],
        used: tuple[int, ...],
        rest: tuple[int, ...],
        agenda: list[Step],
    ) -> None:
        self.rng = rng
        self.commanders = commanders
        self.first = first
        self.year = year
        self.round = round
        self.pile = pile
        self.unused = unused
        self.used = used
        self.rest = rest
        self.agenda = agenda

    def clone(self) -> State:
        return State(
            self.rng.clone(),
            [commander.clone() for commander in self.commanders],
            self.first,
            self.year,
            self.round,
            self.pile,
            self.unused,
            self.used,
            self.rest,
            self.agenda[:],
        )

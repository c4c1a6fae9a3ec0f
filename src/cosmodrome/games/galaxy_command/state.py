"""What is true of a game: the fields of its state; no rules.

Sets of slots and of technologies are bits of an integer, piles and lists of slots are tuples that are replaced, not
changed: a clone copies references only.
"""

from __future__ import annotations

from cosmodrome.core.flow import GameState
from cosmodrome.core.state import Part


class Commander(Part):
    """One player's mats and sector."""

    metal: int
    wealth: int
    strength: int
    metal_production: int
    wealth_production: int
    technologies: int = 0  # a bit for each
    cards: tuple[int, ...]  # the sector: numbers of near, then of distant systems, by slot
    explored: int = 0  # a bit for each slot
    aligned: tuple[int, ...] = ()  # slots, the newest last
    built: bool = False  # military was built this turn
    discovered: bool = False  # a technology was discovered this turn
    sure_round: int = 0  # in this round an attack succeeds without a roll (CO-5.6); 0: in none
    strike: bool = False  # the next collection is struck
    storms: tuple[tuple[int, int], ...] = ()  # slots that yield nothing, for how many collections
    out: bool = False  # the home world revolted


class State(GameState):
    """The whole table. The top of a pile is its last card."""

    commanders: list[Commander]
    first: int  # the seat that begins every round
    year: int = 1
    round: int = 0  # counted through both years
    pile: tuple[int, ...]  # the year's events still to come
    unused: tuple[int, ...]
    used: tuple[int, ...] = ()  # turned up this year, the latest last
    rest: tuple[int, ...]  # systems that were not dealt

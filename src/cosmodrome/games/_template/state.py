"""What is true of a game: the fields of its state; no rules."""

from __future__ import annotations

from cosmodrome.core.flow import GameState

Cards = tuple[int, ...]


class State(GameState):
    """A rocket is known by its row in the data, a fuel card by its strength. The top of the pile is its last rocket."""

    scrap: bool  # what a tie does (LO-2.3)
    timer: bool
    round: int = 0
    rocket: int = -1  # the one turned up; -1 after the end
    pile: Cards
    scrapped: Cards = ()
    hands: list[Cards]
    away: list[int]
    chosen: list[int]  # 0: not yet
    spent: list[Cards]
    won: list[Cards]

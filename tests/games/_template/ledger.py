"""Lift-off as its log tells it."""

from __future__ import annotations

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message
from cosmodrome.games._template.rules.scoring import score
from cosmodrome.games._template.state import State
from cosmodrome.testing import Ledger


class LiftOff(Ledger):
    """One method for each message that gives numbers, called as the message is."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.worth = 0
        self.points = [0] * seats
        self.spent: list[tuple[int, ...]] = [()] * seats

    def rocket_turned_up(self, rocket: str, n: int) -> None:
        self.worth = n

    def fuel_shown(self, each: tuple[Message, ...]) -> None:
        for one in each:
            self.spent[one.args["who"].seat] += (one.args["strength"],)

    def rocket_taken(self, who: int, rocket: str, n: int) -> None:
        assert n == self.worth
        self.points[who] += n

    def check(self, state: State) -> None:
        assert self.points == [score(rockets) for rockets in state.won]
        assert self.spent == state.spent

    def close(self, state: State, outcome: Outcome) -> None:
        assert tuple(self.points) == outcome.scores

"""Moves compared by playing on: for games in which dice fall between any two decisions.

There a tree has to learn every move anew for each roll. Here every move is tried on the same deals with the same dice,
and judged after the game has played on by its rules of thumb (`Thinking.playout`). A move that is behind the best one
beyond doubt is given up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from cosmodrome.bots.bot import Sight
from cosmodrome.bots.judging import ByHand, Judge
from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng

LEAST = 12
"""Deals before any move is given up; later it is asked again after every quarter more, for looking back takes time."""
DOUBT = 2.0
"""Standard errors that a move must be behind."""
Playout = Callable[[Any, Seat], None]


class Rollouts:
    """A comparison in progress from one seat's position."""

    def __init__(self, sight: Sight, playout: Playout, rng: Rng, judge: Judge | None = None) -> None:
        moves = sight.sensible()
        self.sight = sight
        self.playout = playout
        self.judge = judge or ByHand(sight.game)
        self.rng = rng
        self.simulations = 0
        self.tries: dict[Action, list[float]] = {move: [] for move in moves}
        """What each move was worth, deal by deal."""
        self.alive = list(moves)
        self.waiting: list[Action] = []
        self.deal: Any = None
        self.deals = 0
        self.review = LEAST
        """The number of deals after which moves are given up next."""

    def grow(self) -> None:
        """One simulation: the next move on the deal that all are tried on."""
        game, seat = self.sight.game, self.sight.seat
        if not self.waiting:
            self._next_deal()
        move = self.waiting.pop()
        after = self.deal.clone()
        game.flow.apply(after, seat, move)
        self.playout(after, seat)
        self.tries[move] += self.judge.of(after, (seat,))
        self.simulations += 1

    def _next_deal(self) -> None:
        if self.deals >= self.review:
            self.review += self.review // 4
            self._give_up()
        self.waiting = self.alive[:]
        self.deal = self.sight.game.redeal(self.sight.state, self.sight.seat, self.rng)
        self.deals += 1

    def _give_up(self) -> None:
        best = self._first()
        lags = {move: _lag(self.tries[move], self.tries[best]) for move in self.alive}
        self.alive = [move for move, (lag, error) in lags.items() if lag <= DOUBT * error]

    def _first(self) -> Action:
        """The best of those that are left, on the deals that all of them had."""
        first = self.alive[0]
        for move in self.alive[1:]:
            if _lag(self.tries[move], self.tries[first])[0] < 0:
                first = move
        return first

    def is_decided(self, to_come: int) -> bool:
        return to_come <= 0 or len(self.alive) == 1

    def found(self) -> list[tuple[Action, int, float]]:
        """Each move, how often it was tried, and its worth: as far below the best as on the deals both had.

        A deal that not all have been tried on does not count: who is left is told apart by worth alone.
        """
        deals = min([len(self.tries[move]) for move in self.alive])
        high = self.tries[self._first()][:deals]
        mean = sum(high) / max(1, deals)
        tries = {move: tried[:deals] for move, tried in self.tries.items()}
        return [(move, len(low), mean - _lag(low, high)[0]) for move, low in tries.items()]


def _lag(low: Sequence[float], high: Sequence[float]) -> tuple[float, float]:
    """How far one move is behind another on the deals both had, and the standard error of that."""
    lags = [best - worth for worth, best in zip(low, high, strict=False)]
    if not lags:
        return 0.0, 0.0
    shared = len(lags)
    mean = sum(lags) / shared
    luck = sum([(lag - mean) ** 2 for lag in lags])
    return mean, sqrt(luck / max(1, shared - 1) / shared)

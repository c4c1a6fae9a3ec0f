"""Moves compared by playing on: for games in which dice fall between any two decisions.

There a tree has to learn every move anew for each roll. Here every move is tried on the same deals with the same dice.
It is judged at once, and again after the game has played on by its rules of thumb (`Hints.play_on`). The first
judgement is steady but sees less, the second sees more but is full of luck: the fewer deals, the more the first counts.
A move that is behind the best one beyond doubt is given up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from cosmodrome.bots.bot import Sight
from cosmodrome.core.game import Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng

LEAST = 12
"""Deals before any move is given up."""
DOUBT = 2.0
"""Standard errors that a move must be behind."""
TRUST = 0.015
"""How far apart two moves may be, on the 0 to 1 scale of evaluations, that are judged equal at once."""
PlayOn = Callable[[Any, Seat], None]
Try = tuple[float, float]
"""What a move was worth at once, and after playing on."""


class Rollouts:
    """A comparison in progress from one seat's position."""

    def __init__(self, sight: Sight, play_on: PlayOn, rng: Rng) -> None:
        moves = sight.sensible()
        self.sight = sight
        self.play_on = play_on
        self.rng = rng
        self.simulations = 0
        self.tries: dict[Action, list[Try]] = {move: [] for move in moves}
        self.alive = list(moves)
        self.waiting: list[Action] = []
        self.deal: Any = None

    def grow(self) -> None:
        """One simulation: the next move on the deal that all are tried on."""
        game, seat = self.sight.game, self.sight.seat
        if not self.waiting:
            self._give_up()
            self.waiting = self.alive[:]
            self.deal = game.redeal(self.sight.state, seat, self.rng)
        move = self.waiting.pop()
        after = self.deal.clone()
        game.apply(after, seat, move)
        at_once = game.hints.evaluate(after, seat)
        self.play_on(after, seat)
        self.tries[move].append((at_once, game.hints.evaluate(after, seat)))
        self.simulations += 1

    def _give_up(self) -> None:
        best = self._first()
        high = self.tries[best]
        if len(high) >= LEAST:
            lags = {move: _lag(self.tries[move], high) for move in self.alive if move is not best}
            self.alive = [move for move in self.alive if move is best or lags[move][0] <= DOUBT * lags[move][1]]

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
        mean = sum([later for _, later in high]) / max(1, deals)
        tries = {move: tried[:deals] for move, tried in self.tries.items()}
        return [(move, len(low), mean - _lag(low, high)[0]) for move, low in tries.items()]


def _lag(low: Sequence[Try], high: Sequence[Try]) -> tuple[float, float]:
    """How far one move is behind another on the deals both had, and the standard error of that."""
    shared = min(len(low), len(high))
    if shared < 2:
        return (high[0][0] - low[0][0] if shared else 0.0), TRUST
    at_once = sum([best[0] - worth[0] for worth, best in zip(low, high, strict=False)]) / shared
    lags = [best[1] - worth[1] for worth, best in zip(low, high, strict=False)]
    later = sum(lags) / shared
    luck = sum([(lag - later) ** 2 for lag in lags]) / (shared - 1) / shared
    sure = TRUST * TRUST / (TRUST * TRUST + luck)
    return at_once + sure * (later - at_once), sqrt(sure * luck)

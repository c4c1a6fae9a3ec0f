"""Moves compared by playing on: for games in which dice fall between any two decisions.

There a tree has to learn every move anew for each roll. Here every move is tried on the same deals with the same dice,
and from each the game plays on by its rules of thumb (`Hints.play_on`) before it is judged: what differs between two
moves is seldom luck. A judgement at once is steadier, a later one knows more: the mean of both counts. A move that is
behind the best one beyond chance is given up.
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

PlayOn = Callable[[Any, Seat], None]


class Rollouts:
    """A comparison in progress from one seat's position."""

    def __init__(self, sight: Sight, play_on: PlayOn, rng: Rng) -> None:
        moves = sight.sensible()
        self.sight = sight
        self.play_on = play_on
        self.rng = rng
        self.simulations = 0
        self.worths: dict[Action, list[float]] = {move: [] for move in moves}
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
        self.worths[move].append((at_once + game.hints.evaluate(after, seat)) / 2)
        self.simulations += 1

    def _give_up(self) -> None:
        best = max(self.alive, key=lambda move: sum(self.worths[move]))
        high = self.worths[best]
        if len(high) >= LEAST:
            self.alive = [each for each in self.alive if each is best or not _is_behind(self.worths[each], high)]

    def is_decided(self, to_come: int) -> bool:
        return to_come <= 0 or len(self.alive) == 1

    def found(self) -> list[tuple[Action, int, float]]:
        """Each move, how often it was tried, and its worth: as far below the best as on the deals both had.

        A deal that not all have been tried on does not count: who is left is told apart by worth alone.
        """
        deals = min([len(self.worths[move]) for move in self.alive])
        worths = {move: tried[:deals] for move, tried in self.worths.items()}
        high = max([worths[move] for move in self.alive], key=sum)
        mean = sum(high) / max(1, deals)
        return [(move, len(low), mean - _lag(low, high)) for move, low in worths.items()]


def _lag(low: Sequence[float], high: Sequence[float]) -> float:
    shared = min(len(low), len(high))
    return (sum(high[:shared]) - sum(low[:shared])) / max(1, shared)


def _is_behind(low: Sequence[float], high: Sequence[float]) -> bool:
    """Beyond chance, on the deals that both were tried on."""
    mean, shared = _lag(low, high), len(low)
    spread = sum([(best - worth - mean) ** 2 for worth, best in zip(low, high, strict=True)]) / (shared - 1)
    return mean > DOUBT * sqrt(spread / shared)

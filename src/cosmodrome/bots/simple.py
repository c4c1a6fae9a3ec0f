"""The two quick bots: one that picks at random and one that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.bots.bot import Sight
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng


class RandomBot:
    """Any offer, with equal chance."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> Action:
        return self.rng.choice(sight.offers)


class GreedyBot:
    """The offer after which the game's evaluation is highest, on average over several deals of what is hidden."""

    def __init__(self, rng: Rng, deals: int = 12) -> None:
        if deals < 1:
            raise ValueError("greedy needs at least one deal")
        self.rng = rng
        self.deals = deals

    def choose(self, sight: Sight) -> Action:
        moves = sight.sensible()
        if len(moves) == 1:
            return moves[0]
        totals = self._judge(sight, moves)
        return moves[max(range(len(moves)), key=totals.__getitem__)]

    def _judge(self, sight: Sight, moves: Sequence[Action]) -> list[float]:
        """The same deals and the same dice for every move, so that luck does not choose between them."""
        game, seat = sight.game, sight.seat
        totals = [0.0] * len(moves)
        for _ in range(self.deals):
            deal = game.redeal(sight.state, seat, self.rng)
            for index, action in enumerate(moves):
                after = deal.clone()
                game.apply(after, seat, action)
                totals[index] += game.hints.evaluate(after, seat)
        return totals

"""The quick bots: one that picks at random, one that looks one step ahead, and one that overlooks things."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.bots.bot import BadSettings, Sight
from cosmodrome.bots.judging import judge_for
from cosmodrome.core.message import say
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng


class RandomBot:
    """Any offer, with equal chance."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> Action:
        return self.rng.choice(sight.offers)


class GreedyBot:
    """The offer after which the position is worth most, on average over several deals of what is hidden."""

    def __init__(self, rng: Rng, deals: int = 12, network: str = "") -> None:
        if deals < 1:
            raise BadSettings(say("bot-greedy-settings"))
        self.rng = rng
        self.deals = deals
        self.network = network

    def choose(self, sight: Sight) -> Action:
        return best(sight, sight.sensible(), self.rng, self.deals, self.network)


class CarelessBot:
    """Overlooks moves as often as `slips` says, and takes the best of those it has seen, on one deal."""

    def __init__(self, rng: Rng, slips: float = 0.5) -> None:
        if not 0.0 <= slips < 1.0:
            raise BadSettings(say("bot-careless-settings"))
        self.rng = rng
        self.slips = slips

    def choose(self, sight: Sight) -> Action:
        moves = sight.sensible()
        seen = [move for move in moves if self.rng.unit() >= self.slips]
        return best(sight, seen or [self.rng.choice(moves)], self.rng, 1)


def best(sight: Sight, moves: Sequence[Action], rng: Rng, deals: int, network: str = "") -> Action:
    if len(moves) == 1:
        return moves[0]
    worths = judge(sight, moves, rng, deals, network)
    return moves[max(range(len(moves)), key=worths.__getitem__)]


def judge(sight: Sight, moves: Sequence[Action], rng: Rng, deals: int, network: str = "") -> list[float]:
    """Each move's worth; the same deals and the same dice for every move, so that luck does not choose between them."""
    game, seat = sight.game, sight.seat
    if not game.hints.thinking(sight.state, seat).search:
        deals = 1
    dealt = [game.redeal(sight.state, seat, rng) for _ in range(deals)]
    return judge_for(game, sight.state, network).after(dealt, seat, moves)

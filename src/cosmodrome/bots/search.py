"""The strong bot: search within a budget of time or simulations, in one process or several.

It grows a tree, or, where the game can play on by rules of thumb, compares moves by what comes of them.

`think` tells what it found, move by move, for hints and analysis; `choose` plays the move looked at most.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from cosmodrome.bots.bot import BadSettings, Sight
from cosmodrome.bots.judging import OWN, Judge, judge_for
from cosmodrome.bots.rollouts import Playout, Rollouts
from cosmodrome.bots.simple import judge
from cosmodrome.bots.tree import Tree
from cosmodrome.core.message import say
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng

EXPLORATION = 0.08
"""On the 0 to 1 scale of evaluations; docs/bots.md tells how it was found."""
LEARNED_EXPLORATION = 0.02
"""The same where a network judges."""
BATCH = 32


class Thought(NamedTuple):
    """What the search thinks of one move: how often it looked at it and its worth, from 0 to 1."""

    action: Action
    visits: int
    worth: float


class Budget(NamedTuple):
    """How much is thought: for so many seconds, or so many simulations where that is not 0."""

    seconds: float = 1.0
    iterations: int = 0


class SearchBot:
    """Thinks for `seconds` a move, or for a number of `iterations`, which makes it repeatable."""

    def __init__(
        self, rng: Rng, seconds: float = 1.0, iterations: int = 0, processes: int = 1, network: str = ""
    ) -> None:
        if seconds <= 0 or iterations < 0 or processes < 1:
            raise BadSettings(say("bot-search-settings"))
        self.rng = rng
        self.budget = Budget(seconds, iterations)
        self.processes = processes
        self.network = network

    def choose(self, sight: Sight) -> Action:
        moves = sight.sensible()
        if len(moves) == 1:
            return moves[0]
        return self.think(sight)[0].action

    def think(self, sight: Sight) -> list[Thought]:
        """Every move worth considering, the best first."""
        if self.processes > 1:
            from cosmodrome.bots.parallel import think_together  # noqa: PLC0415 - no process machinery where none is used

            return ranked(think_together(sight, self.rng, self.budget, self.processes, self.network))
        return ranked(explore(sight, self.rng, self.budget, self.network))


class MasterBot(SearchBot):
    """The same with the network that comes with the game, where the table has one."""

    def __init__(self, rng: Rng, seconds: float = 1.0, iterations: int = 0, processes: int = 1) -> None:
        super().__init__(rng, seconds, iterations, processes, OWN)


def explore(sight: Sight, rng: Rng, budget: Budget, network: str = "") -> list[Thought]:
    """Searches until the budget is spent, or until no other move can catch up with the first.

    Where one look ahead is enough there is no search.
    """
    thinking = sight.game.hints.thinking(sight.state, sight.seat)
    if not thinking.search:
        moves = sight.sensible()
        return [
            Thought(move, 1, worth) for move, worth in zip(moves, judge(sight, moves, rng, 1, network), strict=True)
        ]
    growth = _begin(sight, thinking.playout, rng, judge_for(sight.game, sight.state, network))
    if budget.iterations:
        _grow_by_number(growth, budget.iterations)
    else:
        _grow_by_time(growth, budget.seconds)
    return [Thought(*found) for found in growth.found()]


def _begin(sight: Sight, playout: Playout | None, rng: Rng, judge: Judge) -> Tree | Rollouts:
    if playout is not None:
        return Rollouts(sight, playout, rng, judge)
    exploration = LEARNED_EXPLORATION if judge.learned else EXPLORATION
    return Tree(sight.game, sight.state, sight.seat, rng, exploration=exploration, judge=judge)


def ranked(thoughts: list[Thought]) -> list[Thought]:
    return sorted(thoughts, key=lambda thought: (thought.visits, thought.worth), reverse=True)


def _grow_by_number(growth: Tree | Rollouts, iterations: int) -> None:
    for grown in range(iterations):
        if grown % BATCH == 0 and growth.is_decided(iterations - grown):
            return
        growth.grow()


def _grow_by_time(growth: Tree | Rollouts, seconds: float) -> None:
    begin = perf_counter()
    while True:
        for _ in range(BATCH):
            growth.grow()
        spent = perf_counter() - begin
        to_come = int(growth.simulations * (seconds - spent) / spent) if spent < seconds else 0
        if growth.is_decided(to_come):
            return

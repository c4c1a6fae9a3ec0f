"""Information-set Monte Carlo tree search: one tree over what the seat knows, a fresh deal for every descent.

Nodes are reached by the decisions made, not by what chance did in between, so dice need no nodes of their own. Forced
moves are skipped, and a descent ends where one look ahead is enough. Where it comes to moves never tried, the game's
evaluation judges all of them at once, and the best of them is what the descent was worth: a player answers well, not at
random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from cosmodrome.bots.judging import ByHand, Judge
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng


class Node:
    """What came of one decision: how often it could be made, how often it was, and its worth for who made it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self, worth: float = 0.0) -> None:
        self.available = 1
        self.visits = 1
        self.total = worth
        self.children: dict[Action, Node] = {}


class Tree:
    """A search in progress from one seat's position."""

    def __init__(
        self, game: Game[Any], state: Any, seat: Seat, rng: Rng, *, exploration: float, judge: Judge | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.judge = judge or ByHand(game)
        self.root = Node()
        self.deals: list[Any] = []
        """Where moves are compared on common random numbers: the next look at each of them is on the next deal."""
        self.common_numbers = game.hints.thinking(state, seat).common_numbers

    def grow(self) -> None:
        """One simulation: deal, descend, judge, tell all nodes on the way."""
        state, first = self._begin()
        path = self._descend(state, first)
        actors = list(dict.fromkeys([actor for _, actor in path]))
        worth = dict(zip(actors, self.judge.of(state, actors), strict=True))
        for node, actor in path:
            node.visits += 1
            node.total += worth[actor]
        self.root.visits += 1

    @property
    def simulations(self) -> int:
        return self.root.visits

    def is_decided(self, to_come: int) -> bool:
        """Whether the simulations still to come could not change which move was looked at most."""
        if to_come <= 0:
            return True
        visits = sorted((node.visits for node in self.root.children.values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > to_come

    def found(self) -> list[tuple[Action, int, float]]:
        """Each move, how often it was looked at, and its mean worth."""
        return [(move, node.visits, node.total / max(1, node.visits)) for move, node in self.root.children.items()]

    def _begin(self) -> tuple[Any, Action | None]:
        """A deal, and the move to be looked at on it if that is settled."""
        if not (self.common_numbers and self.root.children):
            return self.game.redeal(self.state, self.seat, self.rng), None
        move = self._pick(self.root, tuple(self.root.children))
        looks = self.root.children[move].visits
        if len(self.deals) < looks:
            self.deals.append(self.game.redeal(self.state, self.seat, self.rng))
        return self.deals[looks - 1].clone(), move

    def _descend(self, state: Any, first: Action | None) -> list[tuple[Node, Seat]]:
        """To the end of the game or one move beyond the tree; that move's node has been updated already."""
        game, flow, node = self.game, self.game.flow, self.root
        path: list[tuple[Node, Seat]] = []
        while seats := flow.awaiting(state):
            actor = self.seat if node is self.root and self.seat in seats else seats[0]
            if not game.hints.thinking(state, actor).search:
                break
            moves = game.sensible(state, actor)
            if len(moves) == 1:
                flow.apply(state, actor, moves[0])
                continue
            untried = [move for move in moves if move not in node.children]
            if untried:
                self._judge_all(node, state, actor, untried)
            move = first if first is not None and node is self.root else self._pick(node, moves)
            flow.apply(state, actor, move)
            if move in untried:
                break
            node = node.children[move]
            path.append((node, actor))
        return path

    def _judge_all(self, node: Node, state: Any, actor: Seat, untried: Sequence[Action]) -> None:
        """Every move on the same deal, so that luck does not choose between them.

        It is not the deal of the descent: on that the best move would be the luckiest, and the mover cannot know it.
        """
        deal = self.game.redeal(state, actor, self.rng)
        for move, worth in zip(untried, self.judge.after((deal,), actor, untried), strict=True):
            node.children[move] = Node(worth)

    def _pick(self, node: Node, moves: Sequence[Action]) -> Action:
        """The move with the highest upper bound."""
        best_bound, best_move = -1.0, moves[0]
        for move in moves:
            child = node.children[move]
            bound = child.total / child.visits + self.exploration * sqrt(log(child.available) / child.visits)
            child.available += 1
            if bound > best_bound:
                best_bound, best_move = bound, move
        return best_move

"""Information-set Monte Carlo tree search: one tree over what the seat knows, a fresh deal for every descent.

Nodes are reached by the decisions made, not by what chance did in between, so dice need no nodes of their own. Forced
moves are skipped. A leaf is judged by the game's evaluation after a short rollout.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from cosmodrome.core.game import Game, Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng

EXPLORATION = 0.15
"""On the 0 to 1 scale of evaluations. In 30 games of Galaxy Command each, 0.05 and 0.4 were not better."""
ROLLOUT = 0
"""Random moves before a leaf is judged. In 30 games of Galaxy Command, 4 of them were slower and not better."""


class Node:
    """What came of one decision: how often it could be made, how often it was, and its worth for who made it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}


class Tree:
    """A search in progress from one seat's position."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        seat: Seat,
        rng: Rng,
        *,
        exploration: float = EXPLORATION,
        rollout: int = ROLLOUT,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.rollout = rollout
        self.root = Node()

    def grow(self) -> None:
        """One simulation: deal, descend, add a node, play on a little, judge, tell all nodes on the way."""
        state = self.game.redeal(self.state, self.seat, self.rng)
        path = self._descend(state)
        self._play_on(state)
        evaluate = self.game.hints.evaluate
        worth: dict[Seat, float] = {}
        for node, actor in path:
            if actor not in worth:
                worth[actor] = evaluate(state, actor)
            node.visits += 1
            node.total += worth[actor]
        self.root.visits += 1

    def _descend(self, state: Any) -> list[tuple[Node, Seat]]:
        game, node = self.game, self.root
        path: list[tuple[Node, Seat]] = []
        while seats := game.awaiting(state):
            actor = seats[0]
            moves = game.hints.sensible(state, actor)
            if len(moves) == 1:
                game.apply(state, actor, moves[0])
                continue
            move, child, fresh = self._pick(node, moves)
            game.apply(state, actor, move)
            path.append((child, actor))
            if fresh:
                break
            node = child
        return path

    def _pick(self, node: Node, moves: Any) -> tuple[Action, Node, bool]:
        """A move never tried from here, else the one with the highest upper bound."""
        children = node.children
        untried = [move for move in moves if move not in children]
        if untried:
            move = self.rng.choice(untried) if len(untried) > 1 else untried[0]
            children[move] = child = Node()
            child.available = 1
            return move, child, True
        best, best_bound, best_move = node, -1.0, moves[0]
        for move in moves:
            child = children[move]
            child.available += 1
            bound = child.total / child.visits + self.exploration * sqrt(log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound, best_move = child, bound, move
        return best_move, best, False

    def _play_on(self, state: Any) -> None:
        game, rng = self.game, self.rng
        for _ in range(self.rollout):
            seats = game.awaiting(state)
            if not seats:
                return
            game.apply(state, seats[0], rng.choice(game.hints.sensible(state, seats[0])))

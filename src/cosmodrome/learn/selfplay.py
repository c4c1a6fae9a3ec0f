"""Games of players that look one move ahead, many at a time, and what there is to learn from them.

All moves of all games are tried on a deal of what the mover knows, and judged in one product of matrices. Moves with
chance in them are tried on more deals, the same for all moves of a decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosmodrome.core.flow import CLOCK, Seat, is_over
from cosmodrome.core.game import Game
from cosmodrome.core.network import Network
from cosmodrome.core.numeric import Encoder
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.lab.episode import LONG

TINY = 1e-9
UNKNOWN = -1.0
Layers = Sequence[tuple[Any, Any]]


class Chunk(NamedTuple):
    """Games that are played together."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    seed: int
    first: int
    """The number of the first game: each has a deal of its own."""
    games: int
    layers: tuple[Layers | None, ...]
    """By player: the network; None is the hand-written evaluation. The players change seats from game to game."""
    slips: float = 0.0
    """How often any move is taken."""
    noise: float = 0.0
    """How much luck is added to the worth of each move."""
    deals: int = 6
    """On which moves with chance in them are tried."""
    trace: float = 0.9
    """How far what comes later counts for a position, beyond its next value."""
    learns: bool = True


class Harvest(NamedTuple):
    """What a chunk gave, position by position: what a seat saw, what that is worth, the points it ended ahead."""

    rows: NDArray[np.uint8]
    values: NDArray[np.float32]
    leads: NDArray[np.float32]
    ends: list[tuple[float, ...]]
    """By game: the worth of the end for each player."""


class Table:
    """One game under way."""

    __slots__ = ("cut", "decisions", "known", "learner", "number", "rng", "rows", "seat", "state")

    def __init__(self, number: int, state: Any, rng: Rng, learner: Seat) -> None:
        self.number, self.state, self.rng = number, state, rng
        self.learner = learner
        """The seat whose positions are kept."""
        self.seat = 0
        self.decisions = 0
        self.rows: list[bytearray] = []
        """What the learner saw, decision by decision."""
        self.known: list[float] = []
        """What that was worth, by whoever judges."""
        self.cut: dict[int, float] = {}
        """Where any move was taken: what the best move was worth to the learner."""


class Asked(NamedTuple):
    """One decision: moves, and the rows in which they are judged."""

    table: Table
    moves: Sequence[Action]
    rows: list[int]
    """The move that each row is about."""
    exact: dict[int, float]
    """Rows of games that are over, or that were judged by hand."""


class Players:
    """All games of a chunk."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk, self.game = chunk, chunk.game
        self.encoder: Encoder = chunk.game.encoder(chunk.seats, chunk.options)
        self.networks = [None if layers is None else Network(self.encoder, layers) for layers in chunk.layers]
        self.tables: list[Table] = []
        self.harvest: list[tuple[bytes, list[float], list[float]]] = []
        self.ends: dict[int, tuple[float, ...]] = {}
        for number in range(chunk.first, chunk.first + chunk.games):
            state, _ = chunk.game.setup(chunk.seats, chunk.options, Rng.seeded(chunk.seed, 2 * self._deal(number)))
            rng = Rng.seeded(chunk.seed, 2 * number + 1)
            table = Table(number, state, rng, rng.below(chunk.seats))
            if self._on(table):
                self.tables.append(table)

    def _deal(self, number: int) -> int:
        """Where different players meet, each deal is played in all seatings."""
        return number // len(self.networks)

    def _player(self, table: Table, seat: Seat) -> int:
        return (seat + table.number) % len(self.networks)

    def play(self) -> Harvest:
        while self.tables:
            self._decide()
            self.tables = [table for table in self.tables if self._on(table)]
        rows = b"".join([rows for rows, _, _ in self.harvest])
        return Harvest(
            np.frombuffer(rows, np.uint8).reshape(-1, self.encoder.size),
            np.array([value for _, values, _ in self.harvest for value in values], np.float32),
            np.array([lead for _, _, leads in self.harvest for lead in leads], np.float32),
            [self.ends[number] for number in sorted(self.ends)],
        )

    def _decide(self) -> None:
        """One decision in each game."""
        gathered: list[list[bytearray]] = [[] for _ in self.networks]
        asked: list[list[Asked]] = [[] for _ in self.networks]
        for table in self.tables:
            player = self._player(table, table.seat)
            asked[player].append(self._look_ahead(table, self.networks[player] is not None, gathered[player]))
        for network, decisions, rows in zip(self.networks, asked, gathered, strict=True):
            if network is None:
                for each in decisions:
                    self._take(each, [0.0] * len(each.rows))
                continue
            values = network.values(b"".join(rows))
            at = 0
            for each in decisions:
                self._take(each, values[at : at + len(each.rows)])
                at += len(each.rows)
                if self.chunk.learns:
                    each.table.known.append(values[at])
                    at += 1

    def _look_ahead(self, table: Table, by_network: bool, gathered: list[bytearray]) -> Asked:
        game, seat, encoder = self.game, table.seat, self.encoder
        moves = game.sensible(table.state, seat)
        rows: list[int] = []
        exact: dict[int, float] = {}
        if len(moves) > 1:
            tried = list(range(len(moves)))
            for number in range(self.chunk.deals):
                deal = game.redeal(table.state, seat, table.rng)
                chosen = [moves[move] for move in tried]
                if by_network:
                    seen = bytearray(len(tried) * encoder.size)
                    states = encoder.observe_after(deal, seat, chosen, seen)
                    gathered.append(seen)
                else:
                    states = self._after(deal, seat, chosen)
                before, chancy = deal.rng.counter, []
                for move, state in zip(tried, states, strict=True):
                    over = is_over(state)
                    if not by_network:
                        exact[len(rows)] = game.evaluate(state, seat)
                    elif over:
                        exact[len(rows)] = encoder.worth(game.outcome(state), seat)
                    if number == 0 and (over or state.rng.counter != before):
                        chancy.append(move)
                    rows.append(move)
                if number == 0:
                    tried = chancy
                    if not tried or not game.hints.thinking(table.state, seat).search:
                        break
        if self.chunk.learns:
            self._record(table, by_network, gathered)
        return Asked(table, moves, rows, exact)

    def _after(self, deal: Any, seat: Seat, moves: Sequence[Action]) -> list[Any]:
        states = []
        for move in moves:
            state = deal.clone()
            self.game.flow.apply(state, seat, move)
            states.append(state)
        return states

    def _record(self, table: Table, by_network: bool, gathered: list[bytearray]) -> None:
        """What the learner sees now."""
        seen = bytearray(self.encoder.size)
        self.encoder.observe(table.state, table.learner, seen)
        table.rows.append(seen)
        if by_network:
            gathered.append(seen)
        else:
            table.known.append(self.game.evaluate(table.state, table.learner))

    def _take(self, asked: Asked, values: list[float]) -> None:
        """The best move, or sometimes any."""
        table, moves = asked.table, asked.moves
        choice = self._choose(asked, values) if len(moves) > 1 else 0
        self.game.flow.apply(table.state, table.seat, moves[choice])
        table.decisions += 1

    def _choose(self, asked: Asked, values: list[float]) -> int:
        table, moves, rng = asked.table, asked.moves, asked.table.rng
        for row, worth in asked.exact.items():
            values[row] = worth
        totals, counts = [0.0] * len(moves), [0] * len(moves)
        for move, value in zip(asked.rows, values, strict=True):
            totals[move] += value
            counts[move] += 1
        worths = [total / count for total, count in zip(totals, counts, strict=True)]
        if self.chunk.noise:
            worths = [worth - self.chunk.noise * log(-log(rng.unit() + TINY) + TINY) for worth in worths]
        choice = max(range(len(moves)), key=worths.__getitem__)
        if self.chunk.slips and rng.unit() < self.chunk.slips:
            is_own = table.seat == table.learner
            table.cut[len(table.rows) - 1] = min(1.0, max(0.0, worths[choice])) if is_own else UNKNOWN
            choice = rng.below(len(moves))
        return choice

    def _on(self, table: Table) -> bool:
        """Goes on to the next decision of a player; False where the game is over."""
        flow, state = self.game.flow, table.state
        while awaited := flow.awaiting(state):
            seat = next((each for each in awaited if each != CLOCK), CLOCK)
            if seat == CLOCK:
                flow.apply(state, CLOCK, table.rng.choice(flow.offers(state, CLOCK)))
            elif table.decisions >= LONG:
                flow.apply(state, seat, flow.offers(state, seat)[0])
            else:
                table.seat = seat
                return True
        self._finish(table)
        return False

    def _finish(self, table: Table) -> None:
        seats = range(self.chunk.seats)
        outcome = self.game.outcome(table.state)
        assert outcome is not None
        ends = [self.encoder.worth(outcome, seat) for seat in seats]
        by_player = dict(zip([self._player(table, seat) for seat in seats], ends, strict=True))
        self.ends[table.number] = tuple([by_player[player] for player in sorted(by_player)])
        if not self.chunk.learns:
            return
        by_hand = self.networks[self._player(table, table.learner)] is None
        plain = by_hand and outcome.by_score  # the evaluation has a scale of its own there
        targets = self._targets(table, ends[table.learner], 1.0 if plain else self.chunk.trace)
        lead = float(lead_of(outcome.scores, table.learner))
        self.harvest.append((b"".join(table.rows), targets, [lead] * len(targets)))

    def _targets(self, table: Table, end: float, trace: float) -> list[float]:
        """What each position of the game was worth to the learner, looking back from the end.

        Where any move was taken it is the worth of the best move; with a trace of 1 only the end counts.
        """
        following, later = end, end
        found: list[float] = []
        for place in range(len(table.known) - 1, -1, -1):
            known = table.known[place]
            if place in table.cut and trace < 1.0:
                worth = table.cut[place]
                later = known if worth == UNKNOWN else worth
            else:
                later = (1 - trace) * following + trace * later
            following = known
            found.append(later)
        return found[::-1]


def lead_of(scores: Sequence[int], seat: Seat) -> int:
    """The points ahead of the best of the others; alone, the points."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def play_chunk(chunk: Chunk) -> Harvest:
    return Players(chunk).play()

"""The win-chance line of a finished game: what the search bot thought of every moment, from what could be known then.

Worked out in the background by other processes, some moments at a time, of which each hands the next the state to go on
from; the page asks again until it is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec

from cosmodrome.bots.bot import look
from cosmodrome.bots.search import SearchBot
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import Game
from cosmodrome.core.records import plain, to_json
from cosmodrome.core.rng import Rng
from cosmodrome.core.save import read_action
from cosmodrome.server.faults import watched
from cosmodrome.server.replay.render import Move, Script, play
from cosmodrome.server.thinking.backlog import STRETCH, Backlog, Client
from cosmodrome.table.table import Table

ITERATIONS, DEALS = 60, 4
ABREAST = 50
"""Moves that are sent at a time, more than are judged in a stretch."""
MOST = 2_500
"""Moments that are judged, more than a game has. Of a longer one they are pairs of neighbours, spread evenly."""
PAIR = 2
MOST_SECONDS = 1_800.0
"""Of work for one game; what is worked out by then is all there is. Most games take a few minutes."""
MEANT = 2
"""From so many sensible moves on there is something to think about."""


class Chances(msgspec.Struct):
    """`points` are moments and the win chance of each seat then; they add up to 1, unless all win together."""

    done: bool = False
    points: list[tuple[int, list[float]]] = []
    thoughts: list[tuple[int, list[tuple[int, float]]]] = []
    """Moments and what was thought of the moves there: the number of an offer and its worth, the best first."""


class Judged(NamedTuple):
    """One moment, judged."""

    ply: int
    worths: list[float]
    thoughts: list[tuple[int, float]]


class Judgement(NamedTuple):
    """What came of a stretch."""

    gone: int
    """Moments that were gone through."""
    moments: list[Judged]
    position: bytes
    """The state to go on from, as JSON."""
    seconds: float
    """Of work that it took, however busy the machine is."""


class Analyst:
    """Keeps what was worked out, by table."""

    def __init__(self, backlog: Backlog, most: int = 200) -> None:
        self.backlog = backlog
        self.most = most
        self.found: dict[str, Chances] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def chances(self, table: Table, client: Client) -> Chances:
        """What is known by now; the first to ask sets the work going."""
        if table.id not in self.found:
            piece = self.backlog.piece(client)
            if len(self.found) >= self.most:
                self.found.pop(next(iter(self.found)))
            self.found[table.id] = Chances(points=[], thoughts=[])
            work = self._work(table, self.found[table.id], client, piece)
            task = watched(work, "chances not worked out", table=table.id)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.found[table.id]

    async def _work(self, table: Table, chances: Chances, client: Client, piece: ExitStack) -> None:
        assert table.match is not None
        script, log, position, ply, seconds = Script.of(table), table.match.log, b"", 0, 0.0
        try:
            with piece:
                while ply <= len(log) and seconds < MOST_SECONDS:
                    moves = [Move(entry.seat, plain(entry.action)) for entry in log[ply : ply + ABREAST]]
                    if ply + ABREAST > len(log):
                        moves.append(Move(CLOCK, None))
                    found = await self.backlog.run_later(client, judge, script, every(len(log)), ply, position, moves)
                    ply, position, seconds = ply + found.gone, found.position, seconds + found.seconds
                    chances.points += [(moment.ply, moment.worths) for moment in found.moments]
                    chances.thoughts += [(moment.ply, moment.thoughts) for moment in found.moments if moment.thoughts]
        finally:
            chances.done = True  # also where it failed: nobody should wait for what does not come


def every(moves: int) -> int:
    """Two moments in so many are judged; 2: all."""
    return max(2, -(-2 * moves // MOST))


def judge(script: Script, step: int, ply: int, stored: bytes, moves: Sequence[Move]) -> Judgement:
    """Goes through the moments before these moves, as many as a stretch has time for; where the game ends there is no
    action."""
    before, end = process_time(), perf_counter() + STRETCH
    game, state = script.game, script.position(stored)
    found, gone = list[Judged](), 0
    while gone < len(moves) and perf_counter() < end:
        move, at = moves[gone], ply + gone
        if at % step < PAIR:
            found.append(_judge_one(game, script.seats, at, state, move.seat))
        if move.action is not None:
            play(game, state, at + 1, move.seat, read_action(game.records, at + 1, move.action))
        gone += 1
    return Judgement(gone, found, to_json(state), process_time() - before)


def _judge_one(game: Game[Any], seats: int, ply: int, state: Any, mover: Seat) -> Judged:
    """Who acted is judged by search, the others by the evaluation over several deals."""
    thoughts = [] if mover == CLOCK else _thoughts(game, state, mover, ply)
    worths = [round(_worth(game, state, seat, ply), 4) for seat in range(seats)]
    if thoughts:
        worths[mover] = thoughts[0][1]
    return Judged(ply, worths if game.meta.cooperative else shares(worths), thoughts)


def shares(worths: list[float]) -> list[float]:
    """Every seat is judged from what it knows, so that worths need not add up; of the chance to win there is one.

    A single seat plays against the game: its worth is its chance.
    """
    total = sum(worths)
    if len(worths) == 1:
        return worths
    return [round(worth / total, 4) if total else 1 / len(worths) for worth in worths]


def _thoughts(game: Game[Any], state: Any, seat: Seat, luck: int) -> list[tuple[int, float]]:
    """By the number of the offer; nothing where there is no choice."""
    if len(game.sensible(state, seat)) < MEANT:
        return []
    rng, offers = Rng.seeded(luck, seat), list(game.offers(state, seat))
    found = SearchBot(rng, iterations=ITERATIONS).think(look(game, state, seat, rng))
    return [(offers.index(one.action), round(one.worth, 4)) for one in found if one.action in offers]


def _worth(game: Game[Any], state: Any, seat: Seat, luck: int) -> float:
    if not game.awaiting(state):
        return game.evaluate(state, seat)
    rng = Rng.seeded(luck, seat)
    return sum(game.evaluate(game.redeal(state, seat, rng), seat) for _ in range(DEALS)) / DEALS

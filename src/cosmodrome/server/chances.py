"""The win-chance line of a finished game: what the search bot thought of every moment, from what could be known then.

Worked out in the background, some moments at a time; the page asks again until it is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from cosmodrome.bots.bot import look
from cosmodrome.bots.search import SearchBot
from cosmodrome.core.game import CLOCK, Game, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import plain
from cosmodrome.core.rng import Rng
from cosmodrome.server.faults import watched
from cosmodrome.server.thinker import Thinker
from cosmodrome.table.table import Table

ITERATIONS, DEALS, STRETCH = 60, 4, 8
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


class Analyst:
    """Keeps what was worked out, by table."""

    def __init__(self, thinker: Thinker, most: int = 200) -> None:
        self.thinker = thinker
        self.most = most
        self.found: dict[str, Chances] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def chances(self, table: Table) -> Chances:
        """What is known by now; the first to ask sets the work going."""
        if table.id not in self.found:
            if len(self.found) >= self.most:
                self.found.pop(next(iter(self.found)))
            self.found[table.id] = Chances(points=[], thoughts=[])
            task = watched(self._work(table, self.found[table.id]), "chances not worked out", table=table.id)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.found[table.id]

    async def _work(self, table: Table, chances: Chances) -> None:
        assert table.match is not None
        moments = list(_moments(table.match))
        try:
            for start in range(0, len(moments), STRETCH):
                stretch = moments[start : start + STRETCH]
                judged = await self.thinker.run(_judge, table.game, table.opened.seats, start, stretch)
                chances.points += [(moment.ply, moment.worths) for moment in judged]
                chances.thoughts += [(moment.ply, moment.thoughts) for moment in judged if moment.thoughts]
        finally:
            chances.done = True  # also where it failed: nobody should wait for what does not come


def _moments(match: Match) -> Iterator[tuple[Any, Seat]]:
    """Every state with the one who acted in it; `CLOCK` where nobody did."""
    again = Match(match.game, match.seats, match.seed, match.options, match.players)
    for entry in match.log:
        yield plain(again.snapshot()), entry.seat
        again.play(entry.seat, entry.action)
    yield plain(again.snapshot()), CLOCK


def _judge(game: Game[Any], seats: int, start: int, moments: list[tuple[Any, Seat]]) -> list[Judged]:
    states = ((game.records.read_state(data), mover) for data, mover in moments)
    return [_judge_one(game, seats, ply, state, mover) for ply, (state, mover) in enumerate(states, start)]


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
    if len(game.hints.sensible(state, seat)) < MEANT:
        return []
    rng, offers = Rng.seeded(luck, seat), list(game.offers(state, seat))
    found = SearchBot(rng, iterations=ITERATIONS).think(look(game, state, seat, rng))
    return [(offers.index(one.action), round(one.worth, 4)) for one in found if one.action in offers]


def _worth(game: Game[Any], state: Any, seat: Seat, luck: int) -> float:
    if not game.awaiting(state):
        return game.hints.evaluate(state, seat)
    rng = Rng.seeded(luck, seat)
    return sum(game.hints.evaluate(game.redeal(state, seat, rng), seat) for _ in range(DEALS)) / DEALS

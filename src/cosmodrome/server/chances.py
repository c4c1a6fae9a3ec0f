"""The win-chance line of a finished game: what the search bot thought of every moment, from what could be known then.

Worked out in the background, some moments at a time; the page asks again until it is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.bots.search import SearchBot
from cosmodrome.core.game import Game, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import plain
from cosmodrome.core.rng import Rng
from cosmodrome.server.thinker import Thinker
from cosmodrome.table.table import Table

ITERATIONS, DEALS, STRETCH = 200, 4, 8


class Chances(msgspec.Struct):
    """`points` are moments and the worth of each seat then, 0 to 1."""

    done: bool = False
    points: list[tuple[int, list[float]]] = []


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
            self.found[table.id] = Chances(points=[])
            task = asyncio.create_task(self._work(table, self.found[table.id]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.found[table.id]

    async def _work(self, table: Table, chances: Chances) -> None:
        assert table.match is not None
        states = list(_moments(table.match))
        for start in range(0, len(states), STRETCH):
            stretch = states[start : start + STRETCH]
            chances.points += await self.thinker.run(_judge, table.game, table.opened.seats, start, stretch)
        chances.done = True


def _moments(match: Match) -> Iterator[Any]:
    again = Match(match.game, match.seats, match.seed, match.options, match.players)
    yield plain(again.snapshot())
    for entry in match.log:
        again.play(entry.seat, entry.action)
        yield plain(again.snapshot())


def _judge(game: Game[Any], seats: int, start: int, states: list[Any]) -> list[tuple[int, list[float]]]:
    moments = ((start + index, game.records.read_state(data)) for index, data in enumerate(states))
    return [(ply, [round(_worth(game, state, seat, ply), 4) for seat in range(seats)]) for ply, state in moments]


def _worth(game: Game[Any], state: Any, seat: Seat, luck: int) -> float:
    """Who decides is judged by search, the others by the evaluation over several deals."""
    rng, awaited = Rng.seeded(luck, seat), game.awaiting(state)
    if not awaited:
        return game.hints.evaluate(state, seat)
    if seat == next_to_move(awaited) and len(game.hints.sensible(state, seat)) > 1:
        return SearchBot(rng, iterations=ITERATIONS).think(look(game, state, seat, rng))[0].worth
    return sum(game.hints.evaluate(game.redeal(state, seat, rng), seat) for _ in range(DEALS)) / DEALS

"""Work that takes its time, in processes of their own: strong bots, hints, replays, analysis.

Each process does one piece of work at a time and is ended where that takes too long.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from prometheus_client import Histogram

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.search import SearchBot, Thought
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, plain
from cosmodrome.core.rng import Rng
from cosmodrome.workers import WorkerDied, Workers

THINKING_SECONDS = Histogram("cosmodrome_thinking_seconds", "How long work in other processes takes", registry=None)
HINT_SECONDS = 1.0
DEADLINE = 20.0
"""Seconds that a bot may think, whatever its own budget is."""
ABREAST = 6
"""Tables whose quick bots move at the same time. However many there are, people wait for no more than these."""


class Thinker:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._workers = Workers(processes)
        self._threads = ThreadPoolExecutor(processes)
        self._free = asyncio.Semaphore(processes)
        self.under_way = 0
        """Pieces of work that are done or wait for a process."""
        self.quick = asyncio.Semaphore(ABREAST)
        self.beside = asyncio.Semaphore(max(1, processes // 2))
        """Processes for what is no move of a game: bots always find another."""

    def close(self) -> None:
        self._workers.close()

    async def choose(self, match: Match, seat: Seat, spec: str, luck: int) -> Action:
        """What the bot does now. `luck` makes its chance repeatable and different from move to move."""
        sight = look(match.game, match.snapshot(), seat, Rng.seeded(match.seed ^ luck, 7_000))
        words = plain(Rng.seeded(luck, seat))
        data = await self.run(_choose, sight.game, plain(sight.state), seat, spec, words)
        return match.game.records.read_action(data)

    async def run(self, work: Any, *arguments: Any, deadline: float = DEADLINE) -> Any:
        """Work in a process of its own; `TooLong` where it is not done in so many seconds."""
        self.under_way += 1
        try:
            return await self._run_in_turn(deadline, work, *arguments)
        finally:
            self.under_way -= 1

    async def _run_in_turn(self, deadline: float, work: Any, *arguments: Any) -> Any:
        async with self._free:
            try:
                return await self._run(deadline, work, *arguments)
            except WorkerDied:  # somebody has killed the process; where the work does it, it does so again
                return await self._run(deadline, work, *arguments)

    async def _run(self, *call: Any) -> Any:
        worker = self._workers.take()
        try:
            with THINKING_SECONDS.time():
                return await asyncio.get_running_loop().run_in_executor(self._threads, worker.run, *call)
        except asyncio.CancelledError:
            worker.end()
            raise
        finally:
            self._workers.give_back(worker)


def _sight(game: Game[Any], state: Any, seat: Seat) -> Sight:
    position = game.records.read_state(state)
    return Sight(game, seat, game.offers(position, seat), position)


def _choose(game: Game[Any], state: Any, seat: Seat, spec: str, words: dict[str, int]) -> Any:
    return plain(make_bot(spec, game, Rng(**words)).choose(_sight(game, state, seat)))


def hint_for(match: Match, seat: Seat, luck: int) -> tuple[Any, ...]:
    """The work that a hint is, with its arguments."""
    sight = look(match.game, match.snapshot(), seat, Rng.seeded(match.seed ^ luck, 8_000))
    return _think, sight.game, plain(sight.state), seat, plain(Rng.seeded(luck, seat))


def _think(game: Game[Any], state: Any, seat: Seat, words: dict[str, int]) -> list[Thought]:
    return SearchBot(Rng(**words), seconds=HINT_SECONDS).think(_sight(game, state, seat))

"""Thoughts that take their time, in processes of their own: those of strong bots, hints, analysis."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.search import SearchBot, Thought
from cosmodrome.core.game import Game, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, plain
from cosmodrome.core.rng import Rng

HINT_SECONDS = 1.0
ABREAST = 6
"""Tables whose quick bots move at the same time. However many there are, people wait for no more than these."""


class Thinker:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.quick = asyncio.Semaphore(ABREAST)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: Seat, spec: str, luck: int) -> Action:
        """What the bot does now. `luck` makes its chance repeatable and different from move to move."""
        sight = look(match.game, match.snapshot(), seat, Rng.seeded(match.seed ^ luck, 7_000))
        words = plain(Rng.seeded(luck, seat))
        data = await self.run(_choose, sight.game, plain(sight.state), seat, spec, words)
        return match.game.records.read_action(data)

    async def hint(self, match: Match, seat: Seat, luck: int) -> list[Thought]:
        sight = look(match.game, match.snapshot(), seat, Rng.seeded(match.seed ^ luck, 8_000))
        return await self.think(sight, luck, HINT_SECONDS)

    async def think(self, sight: Sight, luck: int, seconds: float) -> list[Thought]:
        words = plain(Rng.seeded(luck, sight.seat))
        state = plain(sight.state)
        thoughts: list[Thought] = await self.run(_think, sight.game, state, sight.seat, words, seconds)
        return thoughts

    async def run(self, work: Any, *arguments: Any) -> Any:
        """Any work that takes its time, in a process of its own."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_end_with_the_server
            )
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None  # a process was killed: the next thought gets new ones
            raise


def _end_with_the_server() -> None:
    """In a thinking process: a server that is killed cannot end it, and it would wait for work for ever."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _sight(game: Game[Any], state: Any, seat: Seat) -> Sight:
    position = game.records.read_state(state)
    return Sight(game, seat, game.offers(position, seat), position)


def _choose(game: Game[Any], state: Any, seat: Seat, spec: str, words: dict[str, int]) -> Any:
    return plain(make_bot(spec, game, Rng(**words)).choose(_sight(game, state, seat)))


def _think(game: Game[Any], state: Any, seat: Seat, words: dict[str, int], seconds: float) -> list[Thought]:
    return SearchBot(Rng(**words), seconds=seconds).think(_sight(game, state, seat))

"""Bots' thoughts off the event loop: quick bots think here and now, others in processes of their own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.search import SearchBot, Thought
from cosmodrome.core.game import CLOCK, Game, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, plain
from cosmodrome.core.rng import Rng

QUICK = frozenset({"random", "greedy"})
HINT_SECONDS = 1.0


class Thinker:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: Seat, spec: str, luck: int) -> Action:
        """What the bot does now. `luck` makes its chance repeatable and different from move to move."""
        if seat == CLOCK:
            return match.offers(seat)[0]
        sight = look(match.game, match.snapshot(), seat, Rng.seeded(match.seed ^ luck, 7_000))
        if spec.partition("/")[0] in QUICK:
            return make_bot(spec, match.game, Rng.seeded(luck, seat)).choose(sight)
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
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None  # a process was killed: the next thought gets new ones
            raise


def _sight(game: Game[Any], state: Any, seat: Seat) -> Sight:
    position = game.records.read_state(state)
    return Sight(game, seat, game.offers(position, seat), position)


def _choose(game: Game[Any], state: Any, seat: Seat, spec: str, words: dict[str, int]) -> Any:
    return plain(make_bot(spec, game, Rng(**words)).choose(_sight(game, state, seat)))


def _think(game: Game[Any], state: Any, seat: Seat, words: dict[str, int], seconds: float) -> list[Thought]:
    return SearchBot(Rng(**words), seconds=seconds).think(_sight(game, state, seat))

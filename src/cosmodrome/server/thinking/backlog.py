"""Long work for people: replays, imported games, analyses; and hints, with limits of their own. It is done in short
stretches that take turns, so that nobody waits for all that another has asked for, and so little of it at a time that
bots always find a process."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from typing import Any, NamedTuple

from cosmodrome.core.message import Message, say
from cosmodrome.core.refusal import Problem
from cosmodrome.server.thinking.thinker import Thinker

OF_ONE, OF_ADDRESS, OF_ALL = 8, 24, 100
"""Pieces of long work that may be under way: of one person, from one address, and together."""
HINTS_OF_ONE, HINTS_OF_ADDRESS, HINTS_OF_ALL = 2, 8, 40
"""The same for hints."""
STRETCH = 1.0
"""Seconds of work after which others have their turn."""
STAND_BACK = 0.05
"""Seconds between two looks whether work that can wait has its turn."""
DEADLINE = 30.0
"""Seconds after which a stretch is given up: one action of a game has taken too long."""


class TooBusy(Problem):
    """Too much is under way already."""


class Client(NamedTuple):
    """Who asks for long work. Persons and addresses have so many pieces under way; addresses take turns."""

    player: str
    address: str


class Limits(NamedTuple):
    """How many pieces may be under way, and what is said to whoever asks for more."""

    of_one: int = OF_ONE
    of_address: int = OF_ADDRESS
    of_all: int = OF_ALL
    own: Message = say("server-own-replays", count=OF_ONE)
    network: Message = say("server-network-replays")
    full: Message = say("server-replays")


LONG_WORK = Limits()
HINTS = Limits(HINTS_OF_ONE, HINTS_OF_ADDRESS, HINTS_OF_ALL, *[say("server-hints")] * 3)


class Backlog:
    def __init__(self, thinker: Thinker, limits: Limits = LONG_WORK) -> None:
        self._thinker = thinker
        self._limits = limits
        self._turns: dict[str, asyncio.Lock] = {}
        self._under_way: Counter[Client] = Counter()
        self._urgent = 0

    def piece(self, client: Client) -> ExitStack:
        """Counts one thing that somebody asked for until the stack is closed; `TooBusy` where it is one too many."""
        limits = self._limits
        if self._under_way[client] >= limits.of_one:
            raise TooBusy(limits.own)
        near = sum(count for one, count in self._under_way.items() if one.address == client.address)
        if near >= limits.of_address:
            raise TooBusy(limits.network)
        if self._under_way.total() >= limits.of_all:
            raise TooBusy(limits.full)
        self._under_way[client] += 1
        piece = ExitStack()
        piece.callback(self._end, client)
        return piece

    def _end(self, client: Client) -> None:
        self._under_way[client] -= 1
        if not self._under_way[client]:
            del self._under_way[client]
        if all(one.address != client.address for one in self._under_way):
            self._turns.pop(client.address, None)

    async def run(self, client: Client, work: Any, *arguments: Any) -> Any:
        """One stretch, in a process of its own."""
        self._urgent += 1
        try:
            return await self._take_turn(client, work, *arguments)
        finally:
            self._urgent -= 1

    async def run_later(self, client: Client, work: Any, *arguments: Any) -> Any:
        """One stretch of what nobody sits and waits for: everything else comes first."""
        while self._urgent:
            await asyncio.sleep(STAND_BACK)
        return await self._take_turn(client, work, *arguments)

    async def _take_turn(self, client: Client, work: Any, *arguments: Any) -> Any:
        async with self._turns.setdefault(client.address, asyncio.Lock()), self._thinker.beside:
            return await self._thinker.run(work, *arguments, deadline=DEADLINE)

"""Tables are built from their events in small steps: a long game is played again without anybody waiting for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter

from cosmodrome.server.http.requests import Frame
from cosmodrome.server.replay.render import frame_now
from cosmodrome.table import event_log as ev
from cosmodrome.table.table import Table

SLICE = 0.004
"""Seconds of building after which everything else has its turn."""
STAND_BACK = 0.02
"""Seconds between two looks whether those who wait for a table have got it."""


class Builder:
    """One slice at a time, whoever builds; tables that somebody waits for come before the others."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._awaited: Counter[str] = Counter()

    @contextmanager
    def awaited(self, table_id: str) -> Iterator[None]:
        """Somebody waits for this table."""
        self._awaited[table_id] += 1
        try:
            yield
        finally:
            self._awaited[table_id] -= 1
            if not self._awaited[table_id]:
                del self._awaited[table_id]

    async def build(self, table_id: str, steps: Iterator[None]) -> None:
        going = True
        while going:
            while self._awaited and table_id not in self._awaited:
                await asyncio.sleep(STAND_BACK)
            async with self._turn:
                going = _slice(steps)
                await asyncio.sleep(0)


def _slice(steps: Iterator[None]) -> bool:
    """False once nothing is left to do."""
    end = perf_counter() + SLICE
    return any(perf_counter() > end for _ in steps)


def folded(
    table: Table,
    events: Iterable[tuple[ev.TableEvent, float]],
    see: Callable[[Frame], None],
    unsee: Callable[[int], None],
    seen: int = 0,
) -> Iterator[None]:
    """Has the table apply the events, one step at a time. After the event of the number `seen` every moment of
    the game is shown to `see` as a spectator sees it, and `unsee` is told from which ply on moments are taken back."""
    for event, at in events:
        ply = table.ply
        for _ in table.applying(event, at):
            if table.number > seen:
                see(frame_now(table))
            yield
        if table.ply < ply and table.number > seen:
            unsee(table.ply + 1)
        yield

"""The one writer of the database. What comes in while a commit is under way goes into the next one together, so that
durability costs one sync for many moves and nobody waits for another's lock.

For SQLite a commit is one trip to a thread: aiosqlite makes one for each statement, and on its way back each of them
waits for its turn in a busy loop, with the database locked meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from prometheus_client import Counter, Histogram
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.server.faults import watched
from cosmodrome.server.store import schema as db

INSERT = sa.insert(db.events)

STORE_ERRORS = Counter("cosmodrome_store_errors", "Commits that failed since the start", registry=None)
COMMIT_SECONDS = Histogram("cosmodrome_commit_seconds", "How long commits take", registry=None)

Work = Callable[[sa.Connection], None]
Row = dict[str, Any]


class Write(NamedTuple):
    """Events or other work, and who waits for it. Rows of events are inserted together with everybody's."""

    rows: Sequence[Row]
    work: Work | None
    done: asyncio.Future[None]

    def answer(self, error: Exception | None = None) -> None:
        if self.done.done():  # who waited has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    def __init__(self, engine: AsyncEngine, prepare: Callable[[Any, Any], None]) -> None:
        self.engine = engine
        self._blocking: sa.Engine | None = None
        if engine.dialect.name == "sqlite":
            self._blocking = sa.create_engine(engine.url.set(drivername="sqlite"))
            sa.event.listen(self._blocking, "connect", prepare)
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Writes that no commit has taken yet."""
        return self._queue.qsize()

    def open(self) -> None:
        self._task = watched(self._write(), "nothing is stored any more")

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
        if self._blocking is not None:
            self._blocking.dispose()

    async def append(self, rows: Sequence[Row], work: Work | None = None) -> None:
        """Returns once these events, and the work that goes before them, are durable; raises if they could not be
        stored, and then nothing of it is."""
        await self._add(rows, work)

    async def do(self, work: Work) -> None:
        """The same for any other work."""
        await self._add((), work)

    async def _add(self, rows: Sequence[Row], work: Work | None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Write(rows, work, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[Write]) -> None:
        """All together; where one is at fault, one by one, so that it fails alone."""
        try:
            with COMMIT_SECONDS.time():
                await self._carry_out(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                batch[0].answer(error)
                return
            for write in batch:
                await self._commit([write])
        except Exception as error:  # the disk, the connection: everybody who waits must know
            STORE_ERRORS.inc()
            for write in batch:
                write.answer(error)
        else:
            for write in batch:
                write.answer()

    async def _carry_out(self, batch: list[Write]) -> None:
        if self._blocking is not None:
            await asyncio.to_thread(_carry_out_now, self._blocking, batch)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_carry_out, batch)


def _carry_out_now(engine: sa.Engine, batch: list[Write]) -> None:
    with engine.begin() as connection:
        _carry_out(connection, batch)


def _carry_out(connection: sa.Connection, batch: list[Write]) -> None:
    for write in batch:
        if write.work is not None:
            write.work(connection)
    if rows := [row for write in batch for row in write.rows]:
        connection.execute(INSERT, rows)

"""The tables of the database that hold what spectators saw; `replay/recorder.py` says what goes into them and when."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.server.store import schema as db
from cosmodrome.server.store.writer import Writer

VOID = sa.delete(db.frames).where(
    db.frames.c.table_id == sa.bindparam("table"), db.frames.c.ply >= sa.bindparam("from")
)
"""Frames that others take the place of."""


class Stretch(NamedTuple):
    """Some frames of a table, one after the other; what was kept from its first ply on is void."""

    table_id: str
    ply: int
    number: int
    body: bytes


class Edition(NamedTuple):
    """A game as it was: its rules and its component data."""

    game: str
    rules: str
    content: str


class RecordingStore:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def keep(self, stretches: Sequence[Stretch]) -> None:
        rows = [one._asdict() for one in stretches]
        starts = [{"table": one.table_id, "from": one.ply} for one in stretches]

        def save(connection: sa.Connection) -> None:
            connection.execute(VOID, starts)
            connection.execute(sa.insert(db.frames), rows)

        await self.writer.do(save)

    async def stretches(self, table_id: str, start: int, stop: int) -> list[tuple[int, bytes]]:
        """The first ply and the body of those that hold these plies, of the one after them, and of the last two."""
        rows = sa.select(db.frames.c.ply, db.frames.c.body).where(db.frames.c.table_id == table_id)
        rows = rows.order_by(db.frames.c.ply)
        async with self.engine.connect() as connection:
            plies = list((await connection.execute(rows.with_only_columns(db.frames.c.ply))).scalars())
            first = max(0, bisect_right(plies, start) - 1)
            wanted = {*plies[first : bisect_left(plies, stop) + 1], *plies[-2:]}
            return [tuple(row) for row in await connection.execute(rows.where(db.frames.c.ply.in_(wanted)))]

    async def last_number(self, table_id: str) -> int:
        """Of the event that the last kept frame shows; 0 where there is none."""
        query = sa.select(sa.func.max(db.frames.c.number)).where(db.frames.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one() or 0)

    async def keep_edition(self, key: Edition, body: bytes) -> None:
        def save(connection: sa.Connection) -> None:
            connection.execute(sa.insert(db.editions).values(body=body, **key._asdict()))

        if await self.edition(key) is None:
            with suppress(IntegrityError):  # another table that opened at the same moment was quicker
                await self.writer.do(save)

    async def edition(self, key: Edition) -> bytes | None:
        query = sa.select(db.editions.c.body).filter_by(**key._asdict())
        async with self.engine.connect() as connection:
            found: bytes | None = (await connection.execute(query)).scalar_one_or_none()
            return found

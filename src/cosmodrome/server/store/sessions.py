"""The table of the database about sessions: the browsers in which people are known.

Which of them are revoked is kept in memory, for every request asks.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.server.store import schema as db
from cosmodrome.server.store.writer import Writer

NOTED_AGAIN = 3600.0
"""Seconds after which a session's last use is noted again."""
REMEMBERED = 10_000
LISTED = 50


class Session(NamedTuple):
    """A browser in which somebody is known."""

    mark: str
    device: str
    created: float
    used: float


class Sessions:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        self._revoked: set[tuple[str, str]] = set()
        self._noted: dict[tuple[str, str], float] = {}

    async def open(self) -> None:
        async with self.engine.connect() as connection:
            revoked = sa.select(db.sessions.c.player, db.sessions.c.mark).where(db.sessions.c.revoked)
            self._revoked = {(row.player, row.mark) for row in await connection.execute(revoked)}

    def is_revoked(self, player: str, mark: str) -> bool:
        return (player, mark) in self._revoked

    async def note(self, player: str, mark: str, device: str) -> None:
        """Somebody uses this session."""
        now, key = time.time(), (player, mark)
        if now - self._noted.get(key, 0.0) < NOTED_AGAIN:
            return
        if len(self._noted) >= REMEMBERED:
            self._noted.clear()
        self._noted[key] = now

        def save(connection: sa.Connection) -> None:
            where = {"player": player, "mark": mark}
            values = {"device": device, "used": now}
            if not connection.execute(sa.update(db.sessions).filter_by(**where).values(**values)).rowcount:
                connection.execute(sa.insert(db.sessions).values(**where, **values, created=now, revoked=False))

        await self.writer.do(save)

    async def sessions_of(self, player: str) -> list[Session]:
        """Those that are good, the latest used first."""
        columns = [db.sessions.c[field] for field in Session._fields]
        query = sa.select(*columns).where(db.sessions.c.player == player, sa.not_(db.sessions.c.revoked))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(db.sessions.c.used.desc()).limit(LISTED))
            return [Session(*row) for row in rows]

    async def revoke(self, player: str, mark: str) -> None:
        """Nobody is this person by that session any more."""
        where = {"player": player, "mark": mark}

        def save(connection: sa.Connection) -> None:
            if not connection.execute(sa.update(db.sessions).filter_by(**where).values(revoked=True)).rowcount:
                now = time.time()
                row = {"device": "", "created": now, "used": now, "revoked": True}
                connection.execute(sa.insert(db.sessions).values(**where, **row))

        await self.writer.do(save)
        self._revoked.add((player, mark))

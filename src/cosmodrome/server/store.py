"""The store: what is confirmed to a player is on disk first.

Appends of all tables that come in while a commit is under way go into the next one together, so durability costs one
sync for many moves. SQLite runs in WAL mode with full synchronisation.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cosmodrome.core.records import plain
from cosmodrome.server import schema as db
from cosmodrome.table.happenings import Happening, Sleep

INSERT = sa.insert(db.happenings)
MIGRATIONS = Path(__file__).parent / "migrations"

decoder = msgspec.json.Decoder(Happening)


class BadDatabase(ValueError):
    """An address that leads to no database."""


class Stored(NamedTuple):
    number: int
    at: float
    happening: Happening


class Append(NamedTuple):
    """Rows that belong together, and who waits for them."""

    rows: list[dict[str, Any]]
    done: asyncio.Future[None]

    def answer(self, error: Exception | None = None) -> None:
        if self.done.done():  # who waited has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = _engine(url)
        self._blocking: sa.Engine | None = None
        if url.startswith("sqlite"):
            sa.event.listen(self.engine.sync_engine, "connect", _durable)
            self._blocking = sa.create_engine(sa.make_url(url).set(drivername="sqlite"))
            sa.event.listen(self._blocking, "connect", _durable)
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the database to this version and starts the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        await self.engine.dispose()
        if self._blocking is not None:
            self._blocking.dispose()

    async def append(self, table_id: str, first: int, at: float, happenings: Sequence[Happening]) -> None:
        """Returns once they are durable; raises if they could not be stored, and then none of them is."""
        rows = [
            {"table_id": table_id, "number": first + index, "at": at, "body": _body(happening)}
            for index, happening in enumerate(happenings)
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(Append(rows, done))
        await done

    async def history(self, table_id: str) -> list[Stored]:
        query = sa.select(db.happenings).where(db.happenings.c.table_id == table_id).order_by(db.happenings.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Stored(row.number, row.at, decoder.decode(row.body)) for row in rows]

    async def save_card(self, table_id: str, code: str, stage: str, card: Any, players: Sequence[str]) -> None:
        """What lists show of a table; also its first row."""
        values = {
            "code": code,
            "stage": stage,
            "updated": time.time(),
            "card": msgspec.json.encode(plain(card)).decode(),
        }
        async with self.engine.begin() as connection:
            changed = await connection.execute(sa.update(db.tables).where(db.tables.c.id == table_id).values(values))
            if changed.rowcount == 0:
                await connection.execute(sa.insert(db.tables).values(id=table_id, **values))
            await connection.execute(sa.delete(db.seats).where(db.seats.c.table_id == table_id))
            if players:
                rows = [{"table_id": table_id, "player": player} for player in set(players)]
                await connection.execute(sa.insert(db.seats), rows)

    async def find_table(self, code_or_id: str) -> str | None:
        """The id of a table by its id or code."""
        match = sa.or_(db.tables.c.id == code_or_id, db.tables.c.code == code_or_id.upper())
        found: str | None = await self._scalar(sa.select(db.tables.c.id).where(match))
        return found

    async def tables_in(self, stages: Sequence[str]) -> list[str]:
        query = sa.select(db.tables.c.id).where(db.tables.c.stage.in_(stages)).order_by(db.tables.c.updated.desc())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def card(self, table_id: str) -> str:
        """What lists show of a table, as JSON."""
        found: str = await self._scalar(sa.select(db.tables.c.card).where(db.tables.c.id == table_id))
        return found

    async def cards_of(self, player: str, stage: str, limit: int) -> list[str]:
        """The same of a player's latest tables in this stage."""
        query = (
            sa.select(db.tables.c.card)
            .join(db.seats, db.seats.c.table_id == db.tables.c.id)
            .where(db.seats.c.player == player, db.tables.c.stage == stage)
            .order_by(db.tables.c.updated.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def name_of(self, player: str) -> str | None:
        found: str | None = await self._scalar(sa.select(db.players.c.name).where(db.players.c.id == player))
        return found

    async def save_player(self, player: str, name: str) -> None:
        async with self.engine.begin() as connection:
            changed = await connection.execute(sa.update(db.players).where(db.players.c.id == player).values(name=name))
            if changed.rowcount == 0:
                await connection.execute(sa.insert(db.players).values(id=player, name=name, created=time.time()))

    async def sleep_of(self, player: str) -> Sleep | None:
        found: str | None = await self._scalar(sa.select(db.players.c.sleep).where(db.players.c.id == player))
        return msgspec.json.decode(found, type=Sleep) if found else None

    async def save_sleep(self, player: str, sleep: Sleep | None) -> None:
        body = msgspec.json.encode(sleep).decode() if sleep else None
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(db.players).where(db.players.c.id == player).values(sleep=body))

    async def _scalar(self, query: sa.Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[Append]) -> None:
        """All together; where one row is at fault, one by one, so that it fails alone."""
        try:
            await self._insert([row for append in batch for row in append.rows])
        except IntegrityError:
            for append in batch:
                await self._commit_alone(append)
        except Exception as error:  # the disk, the connection: everybody who waits must know
            for append in batch:
                append.answer(error)
        else:
            for append in batch:
                append.answer()

    async def _commit_alone(self, append: Append) -> None:
        try:
            await self._insert(append.rows)
        except Exception as error:
            append.answer(error)
        else:
            append.answer()

    async def _insert(self, rows: list[dict[str, Any]]) -> None:
        if self._blocking is not None:
            # One trip to a thread for the whole commit: aiosqlite makes one for each statement, and on the way back
            # every one of them waits for its turn in a busy loop.
            await asyncio.to_thread(_insert_now, self._blocking, rows)
            return
        async with self.engine.begin() as connection:
            await connection.execute(INSERT, rows)


def _insert_now(engine: sa.Engine, rows: list[dict[str, Any]]) -> None:
    with engine.begin() as connection:
        connection.execute(INSERT, rows)


def _engine(url: str) -> AsyncEngine:
    try:
        return create_async_engine(url)
    except ModuleNotFoundError as error:
        raise BadDatabase(f"this database needs the package '{error.name}': pip install {error.name}") from error
    except SQLAlchemyError as error:
        raise BadDatabase(f"no address of a database: {str(error).splitlines()[0]}") from error


def _body(happening: Happening) -> str:
    return msgspec.json.encode(plain(happening)).decode()


def _durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""The store: what is confirmed to a player is on disk first; `writer.py` puts it there.

SQLite runs in WAL mode with full synchronisation.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cosmodrome.core.message import say
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import Problem
from cosmodrome.server.http.cards import StoredCard, TableCard
from cosmodrome.server.store import schema as db
from cosmodrome.server.store.writer import Writer
from cosmodrome.table.event_log import Sleep, TableEvent
from cosmodrome.table.person import person_id

DRIVERS = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
"""Those that wait without blocking."""

WELL = ("SQLITE_CANTOPEN", "SQLITE_BUSY", "SQLITE_READONLY", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_PERM")
"""Errors of SQLite's that say nothing about what is in its file."""
MIGRATIONS = Path(__file__).parent / "migrations"
ALIVE = "alive"
"""The note of when a server last ran on this database, in the time of tables."""
REMEMBERED = 10_000
"""Names of players kept in memory."""

CARDS = sa.select(db.tables.c.id, db.tables.c.code, db.tables.c.stage, db.tables.c.updated, db.tables.c.card)
UPDATE_CARD = sa.update(db.tables).where(db.tables.c.id == sa.bindparam("table"))
CLEAR_SEATS = sa.delete(db.seats).where(db.seats.c.table_id == sa.bindparam("table"))

decoder = msgspec.json.Decoder(TableEvent)


class BadDatabase(Problem):
    """An address that leads to no database."""


class Stored(NamedTuple):
    number: int
    at: float
    event: TableEvent
    size: int = 0


class Damaged(Problem):
    """The record of a table cannot be read. Nothing of it is changed."""


class CodeTaken(ValueError):
    """Another table has this code."""


class Listing(NamedTuple):
    """What lists show of a table, and whose lists."""

    table_id: str
    code: str
    stage: str
    card: TableCard
    players: Sequence[str]
    """By seat; empty for a bot."""
    results: Mapping[str, str] = MappingProxyType({})
    """By player."""

    def values(self) -> dict[str, Any]:
        card = msgspec.json.encode(plain(self.card)).decode()
        names = "\n".join(seat.name for seat in self.card.seats).casefold()
        about = {"game": self.card.game, "names": names}
        return {"code": self.code, "stage": self.stage, "updated": time.time(), "card": card, **about}

    def seats(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.table_id,
                "player": player,
                "held": " ".join(str(seat) for seat, holder in enumerate(self.players) if holder == player),
                "result": self.results.get(player, ""),
            }
            for player in set(self.players) - {""}
        ]


class Wanted(NamedTuple):
    """Which of a player's finished games."""

    game: str = ""
    who: str = ""
    """Part of the name of somebody who played."""
    result: str = ""

    def conditions(self) -> list[sa.ColumnElement[bool]]:
        found = []
        if self.game:
            found.append(db.tables.c.game == self.game)
        if self.who:
            found.append(db.tables.c.names.contains(self.who.casefold(), autoescape=True))
        if self.result:
            same = ("lost", "resigned") if self.result == "lost" else (self.result,)
            found.append(db.seats.c.result.in_(same))
        return found


ALL = Wanted()
OTHER = db.seats.alias()
PLAYED = ("playing", "over")
"""Stages of a table at which people play together, or have played."""
PEOPLE = sa.select(sa.func.count()).where(OTHER.c.table_id == db.tables.c.id).scalar_subquery()
"""How many people have a seat at a table."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = _engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _durable)
            sa.event.listen(self.engine.sync_engine, "connect", _lenient)
        self.writer = Writer(self.engine, _durable)
        self._names: dict[str, str] = {}

    async def open(self) -> None:
        """Brings the database to this version and starts the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self.writer.open()

    async def note(self, name: str, value: float) -> None:
        """What the server notes about itself."""

        def save(connection: sa.Connection) -> None:
            if not connection.execute(sa.update(db.notes).filter_by(name=name).values(value=value)).rowcount:
                connection.execute(sa.insert(db.notes).values(name=name, value=value))

        await self.writer.do(save)

    async def noted(self, name: str) -> float:
        """0 where nothing is."""
        return float(await self._scalar(sa.select(db.notes.c.value).filter_by(name=name)) or 0.0)

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        await self.writer.close()
        await self.engine.dispose()

    async def append(self, table_id: str, first: int, at: float, events: Sequence[TableEvent]) -> None:
        """Returns once they are durable; raises if they could not be stored, and then none of them is."""
        await self.writer.append(_rows(table_id, first, at, events))

    async def history(self, table_id: str) -> list[Stored]:
        query = sa.select(db.events).where(db.events.c.table_id == table_id).order_by(db.events.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_read(number, row) for number, row in enumerate(rows, start=1)]

    async def since(self, table_id: str, number: int) -> list[Stored]:
        """What is stored after this event, once everything that waits to be written is."""
        found: list[Any] = []
        after = sa.and_(db.events.c.table_id == table_id, db.events.c.number > number)

        def read(connection: sa.Connection) -> None:
            found.extend(connection.execute(sa.select(db.events).where(after).order_by(db.events.c.number)))

        await self.writer.do(read)
        return [_read(row_number, row) for row_number, row in enumerate(found, start=number + 1)]

    async def beginning(self, table_id: str) -> list[Stored]:
        """How the table was opened and its game began, without what came of it."""
        first = sa.or_(db.events.c.number == 1, db.events.c.body.startswith('{"kind":"GameBegan"'))
        query = sa.select(db.events).where(db.events.c.table_id == table_id, first).order_by(db.events.c.number)
        async with self.engine.connect() as connection:
            return [_read(row.number, row) for row in await connection.execute(query)]

    async def found_table(self, listing: Listing, at: float, events: Sequence[TableEvent]) -> None:
        """A new table with what has happened there, all of it or nothing; `CodeTaken` where another has its code."""

        def save(connection: sa.Connection) -> None:
            connection.execute(sa.insert(db.tables), {"id": listing.table_id, **listing.values()})
            if seats := listing.seats():
                connection.execute(sa.insert(db.seats), seats)

        try:
            await self.writer.append(_rows(listing.table_id, 1, at, events), save)
        except IntegrityError as error:
            raise CodeTaken(listing.code) from error

    async def save_card(self, listing: Listing) -> None:
        """What lists show of a table now."""

        def save(connection: sa.Connection) -> None:
            connection.execute(UPDATE_CARD, {"table": listing.table_id, **listing.values()})
            connection.execute(CLEAR_SEATS, {"table": listing.table_id})
            if seats := listing.seats():
                connection.execute(sa.insert(db.seats), seats)

        await self.writer.do(save)

    async def find_table(self, code_or_id: str) -> str | None:
        """The id of a table by its id or code."""
        match = sa.or_(db.tables.c.id == code_or_id, db.tables.c.code == code_or_id.upper())
        found: str | None = await self._scalar(sa.select(db.tables.c.id).where(match))
        return found

    async def tables_in(self, stages: Sequence[str]) -> list[str]:
        query = sa.select(db.tables.c.id).where(db.tables.c.stage.in_(stages)).order_by(db.tables.c.updated.desc())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def card(self, table_id: str) -> StoredCard:
        """What lists show of a table."""
        return (await self.cards([table_id]))[0]

    async def cards(self, table_ids: Sequence[str]) -> list[StoredCard]:
        """The same of several."""
        return await self._cards(CARDS.where(db.tables.c.id.in_(table_ids)))

    async def cards_of(
        self, player: str, stages: Sequence[str], limit: int, start: int = 0, wanted: Wanted = ALL
    ) -> list[StoredCard]:
        """The same of a player's latest tables in these stages, with what is the player's own."""
        query = (
            CARDS.add_columns(db.seats.c.held, db.seats.c.result, PEOPLE)
            .join(db.seats, db.seats.c.table_id == db.tables.c.id)
            .where(db.seats.c.player == player, db.tables.c.stage.in_(stages), *wanted.conditions())
            .order_by(db.tables.c.updated.desc(), db.tables.c.id)
            .offset(start)
            .limit(limit)
        )
        return await self._cards(query)

    async def count_of(self, player: str, stages: Sequence[str], wanted: Wanted = ALL) -> int:
        """How many there are of these."""
        query = (
            sa.select(sa.func.count())
            .select_from(db.tables.join(db.seats, db.seats.c.table_id == db.tables.c.id))
            .where(db.seats.c.player == player, db.tables.c.stage.in_(stages), *wanted.conditions())
        )
        return int(await self._scalar(query) or 0)

    async def players_of(self, table_id: str) -> set[str]:
        """Who has a seat there."""
        query = sa.select(db.seats.c.player).where(db.seats.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def companions_of(self, player: str, limit: int = 1, only: str = "") -> list[tuple[str, str, int, float]]:
        """Those who have played with them, whoever did last first: id, name, games together, when. `only` that one."""
        last = sa.func.max(db.tables.c.updated)
        query = (
            sa.select(OTHER.c.player, db.players.c.name, sa.func.count(), last)
            .join(db.seats, db.seats.c.table_id == OTHER.c.table_id)
            .join(db.tables, db.tables.c.id == OTHER.c.table_id)
            .join(db.players, db.players.c.id == OTHER.c.player)
            .where(db.seats.c.player == player, OTHER.c.player != player, db.tables.c.stage.in_(PLAYED))
            .group_by(OTHER.c.player, db.players.c.name)
            .order_by(last.desc(), OTHER.c.player)
            .limit(limit)
        )
        if only:
            query = query.where(OTHER.c.player == only)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(one, _legible(name), count, at) for one, name, count, at in rows]

    async def delete_table(self, table_id: str) -> None:
        """Everything that is kept of it."""

        def delete(connection: sa.Connection) -> None:
            for each in (db.frames, db.events, db.seats, db.records, db.finishes, db.endings):
                connection.execute(sa.delete(each).where(each.c.table_id == table_id))
            connection.execute(sa.delete(db.tables).where(db.tables.c.id == table_id))

        await self.writer.do(delete)

    async def lessons_of(self, player: str) -> list[tuple[str, str, int]]:
        """Games, lessons, and how many steps of each the player has done at most."""
        query = sa.select(db.lessons.c.game, db.lessons.c.lesson, db.lessons.c.done)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(db.lessons.c.player == player))
            return [(row.game, row.lesson, row.done) for row in rows]

    async def save_lesson(self, player: str, game: str, lesson: str, done: int) -> None:
        """Steps that were done in an earlier attempt count on."""
        key = {"player": player, "game": game, "lesson": lesson}

        def save(connection: sa.Connection) -> None:
            known = connection.execute(sa.select(db.lessons.c.done).filter_by(**key)).scalar_one_or_none()
            if known is None:
                connection.execute(sa.insert(db.lessons).values(**key, done=done))
            elif known < done:
                connection.execute(sa.update(db.lessons).filter_by(**key).values(done=done))

        await self.writer.do(save)

    async def _cards(self, query: sa.Select[Any]) -> list[StoredCard]:
        async with self.engine.connect() as connection:
            return [StoredCard(*map(_legible, row)) for row in await connection.execute(query)]

    async def name_of(self, player: str) -> str | None:
        """Asked with every request, so it is remembered."""
        if player not in self._names:
            found: str | None = await self._scalar(sa.select(db.players.c.name).where(db.players.c.id == player))
            if found is None:
                return None
            self._remember(player, _legible(found))
        return self._names[player]

    async def save_player(self, player: str, name: str) -> None:
        def save(connection: sa.Connection) -> None:
            changed = connection.execute(sa.update(db.players).where(db.players.c.id == player).values(name=name))
            if changed.rowcount == 0:
                connection.execute(
                    sa.insert(db.players).values(id=player, person=person_id(player), name=name, created=time.time())
                )

        await self.writer.do(save)
        self._remember(player, name)

    def _remember(self, player: str, name: str) -> None:
        if len(self._names) >= REMEMBERED:
            self._names.clear()
        self._names[player] = name

    async def sleep_of(self, player: str) -> Sleep | None:
        found: str | None = await self._scalar(sa.select(db.players.c.sleep).where(db.players.c.id == player))
        try:
            return msgspec.json.decode(found, type=Sleep) if found else None
        except (ValueError, TypeError):  # somebody whose hours cannot be read has none
            return None

    async def save_sleep(self, player: str, sleep: Sleep | None) -> None:
        body = msgspec.json.encode(sleep).decode() if sleep else None

        def save(connection: sa.Connection) -> None:
            connection.execute(sa.update(db.players).where(db.players.c.id == player).values(sleep=body))

        await self.writer.do(save)

    async def use_link(self, player: str, mark: str) -> bool:
        """Whether this recovery link was good; it is not any more."""
        used: list[int] = []
        good = sa.and_(db.players.c.id == player, db.players.c.link == mark, db.players.c.link != "")

        def save(connection: sa.Connection) -> None:
            used.append(connection.execute(sa.update(db.players).where(good).values(link="")).rowcount)

        await self.writer.do(save)
        return used == [1]

    async def save_link(self, player: str, mark: str) -> None:
        def save(connection: sa.Connection) -> None:
            connection.execute(sa.update(db.players).where(db.players.c.id == player).values(link=mark))

        await self.writer.do(save)

    async def _scalar(self, query: sa.Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()


async def prepare(url: str) -> str:
    """Brings a database to this version, and its address as it may be shown. `BadDatabase` says in one line what is
    wrong: nobody answers there, it is damaged, or it comes from a newer version."""
    engine = _engine(url)
    shown = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
    try:
        if engine.dialect.name == "sqlite":  # without aiosqlite, whose thread may outlive a connection that fails
            with sa.create_engine(engine.url.set(drivername="sqlite"), poolclass=sa.NullPool).begin() as connection:
                _make_ready(connection, str(shown))
        else:
            async with engine.begin() as connection:
                await connection.run_sync(_make_ready, str(shown))
    except DatabaseError as error:
        reason, kind = str(error.orig or error).splitlines()[0], getattr(error.orig, "sqlite_errorname", WELL[0])
        if not kind.startswith(WELL):
            raise BadDatabase(say("start-database-damaged", database=str(shown), error=reason)) from error
        raise BadDatabase(say("start-no-database", error=reason)) from error
    except (OSError, SQLAlchemyError) as error:
        raise BadDatabase(say("start-no-database", error=str(error).splitlines()[0])) from error
    finally:
        await engine.dispose()
    return str(shown)


def look(url: str) -> None:
    """Raises `BadDatabase` where a SQLite file is not there, or is not of this version; nothing of it is changed."""
    engine = _engine(url)
    if engine.dialect.name != "sqlite":
        return
    shown, known = str(engine.url.database), ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""
    if not Path(shown).is_file():
        raise BadDatabase(say("backup-nothing", file=shown))
    try:
        with sa.create_engine(engine.url.set(drivername="sqlite"), poolclass=sa.NullPool).connect() as connection:
            found = MigrationContext.configure(connection).get_current_heads()
    except DatabaseError as error:
        reason = str(error.orig).splitlines()[0]
        raise BadDatabase(say("start-database-damaged", database=shown, error=reason)) from error
    if any(head > known for head in found):
        raise BadDatabase(say("start-database-newer", database=shown, found=found[0], known=known))
    if found != (known,):
        raise BadDatabase(say("check-older", database=shown))


def _make_ready(connection: sa.Connection, shown: str) -> None:
    if connection.dialect.name == "sqlite" and (faults := quick_check(connection)):
        raise BadDatabase(say("start-database-damaged", database=shown, error=faults[0]))
    found = MigrationContext.configure(connection).get_current_heads()
    known = ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""
    if any(head > known for head in found):
        raise BadDatabase(say("start-database-newer", database=shown, found=found[0], known=known))
    try:
        _migrate(connection)
    except CommandError as error:
        raise BadDatabase(say("start-database-damaged", database=shown, error=str(error))) from error
    there = sa.inspect(connection)
    for table in db.metadata.sorted_tables:
        columns = {one["name"] for one in there.get_columns(table.name)} if there.has_table(table.name) else set()
        if missing := [one.name for one in table.columns if one.name not in columns]:
            lost = say("start-column-missing", table=table.name, column=missing[0])
            raise BadDatabase(say("start-database-damaged", database=shown, error=lost))


def quick_check(connection: sa.Connection) -> list[str]:
    """What SQLite finds wrong with its file."""
    found = [str(row[0]) for row in connection.execute(sa.text("PRAGMA quick_check(20)"))]
    return [] if found == ["ok"] else [line for fault in found for line in fault.splitlines()]


def _engine(url: str) -> AsyncEngine:
    try:
        address = sa.make_url(url)
        driver = DRIVERS.get(address.get_backend_name())
        if driver is None:
            raise BadDatabase(say("start-database-kind", kind=address.get_backend_name()))
        return create_async_engine(address.set(drivername=driver))
    except ModuleNotFoundError as error:
        raise BadDatabase(say("start-database-package", package=str(error.name))) from error
    except SQLAlchemyError as error:
        raise BadDatabase(say("start-database-address", error=str(error).splitlines()[0])) from error


def _read(number: int, row: Any) -> Stored:
    if row.number != number:
        raise Damaged(say("damage-missing", row=number))
    try:
        return Stored(number, float(row.at), decoder.decode(row.body), len(row.body))
    except (ValueError, TypeError, RecursionError) as error:
        raise Damaged(say("damage-unreadable", row=number)) from error


def _rows(table_id: str, first: int, at: float, events: Sequence[TableEvent]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "number": first + index, "at": at, "body": msgspec.json.encode(event).decode()}
        for index, event in enumerate(events)
    ]


def _durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _lenient(connection: Any, _: Any) -> None:
    """Bytes that are no UTF-8 are found where they are read; SQLite would refuse every row of the query."""
    connection.driver_connection.text_factory = lambda raw: raw.decode(errors="surrogateescape")


def _legible(value: Any) -> Any:
    """Text that can be shown, with a question mark for each byte that cannot."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

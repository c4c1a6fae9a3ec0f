"""All rooms of this server: opened when asked for, found by id or code, started again after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game, check_colours, check_setup
from cosmodrome.core.match import SEED_BITS
from cosmodrome.core.message import Text, say
from cosmodrome.core.refusal import Problem
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.http.cards import Asleep, card_of
from cosmodrome.server.live.lifetimes import TIDY, is_abandoned, is_expired, is_idle, left_alone
from cosmodrome.server.live.quotas import QuotaReached
from cosmodrome.server.live.room import Room, Settings, call_nobody
from cosmodrome.server.live.table_time import TableTime
from cosmodrome.server.replay.frames import Rendering
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.replay.watch_only import WatchOnly, last_move, opened_again, why_not
from cosmodrome.server.store.people import PeopleStore
from cosmodrome.server.store.rebuild import Builder, folded
from cosmodrome.server.store.store import ALIVE, CodeTaken, Damaged, Store, Stored
from cosmodrome.server.thinking.backlog import HINTS, Backlog
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.table import event_log as ev
from cosmodrome.table.commands import next_moment
from cosmodrome.table.finish import finish_of
from cosmodrome.table.table import Table

log = logging.getLogger(__name__)

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
"""Tables of earlier versions have codes of four characters, which stay theirs."""
KEPT = 60.0
"""Seconds a finished game stays in memory after the last visit; longer than anybody takes from the door to a seat."""
RETURN = 1012
"""How a connection closes that may be opened again at once."""
DELETED = 4004
"""How the connections to a table close that is there no more, as for one that never was."""
NAMES_A = ("Outer", "Silent", "Rusty", "Golden", "Far", "Crimson", "Restless", "Hidden", "Distant", "Bright")
NAMES_B = ("Marches", "Harbour", "Bolt", "Meridian", "Lantern", "Reach", "Anchor", "Drift", "Beacon", "Orbit")


class TooMany(Problem):
    """The server is full."""


class Rooms:
    def __init__(
        self,
        store: Store,
        recorder: Recorder,
        thinker: Thinker,
        find_game: Callable[[str], Game[Any]],
        settings: Settings,
        most: int,
        call: Callable[[Table, list[Seat]], None] = call_nobody,
    ) -> None:
        self.store = store
        self.recorder = recorder
        self.thinker = thinker
        self.hints = Backlog(thinker, HINTS)
        self.find_game = find_game
        self.settings = settings
        self.most = most
        self.people = PeopleStore(store.engine, store.writer)
        self.call = call
        self.time = TableTime()
        self.rooms: dict[str, Room] = {}
        self.watch_only: dict[str, Text] = {}
        """Tables that were asked for and can only be watched here, with the reason."""
        self.asleep: dict[str, Asleep] = {}
        """Games under way that are not in memory, for nobody visits them."""
        self.unread: set[str] = set()
        """Tables under way that have not been read since the start."""
        self.waking: asyncio.Task[None] | None = None
        self._builder = Builder()
        self._reading: dict[str, asyncio.Task[Room]] = {}
        self._moves_before = 0
        self._opening: list[tuple[str, str]] = []
        """Hosts and addresses of the tables that are being stored."""
        self._tidier: asyncio.Task[None] | None = None
        self._alive = 0.0
        """When a server was last seen to run here before this one."""

    @property
    def moves(self) -> int:
        """Actions since the start, those in rooms closed since among them."""
        return self._moves_before + sum(room.moves for room in self.rooms.values())

    async def wake(self) -> None:
        """After a start: every game under way goes on, one after the other, while people are served."""
        self._alive = await self.store.noted(ALIVE)
        tables = await self.store.tables_in(["gathering", "playing"])
        self.unread = set(tables)
        self.waking = watched(self._wake(tables), "tables not read")

    async def _wake(self, tables: list[str]) -> None:
        for table_id in tables:
            try:
                room = self.rooms.get(table_id) or await self._read_once(table_id)
                if not room.table.is_open:
                    await room.save_card()  # the end was stored, and then there was no time to put it into the lists
                room.visited = time.monotonic() - left_alone(room)
                if is_idle(room):
                    await self._put_to_sleep(room)
            except WatchOnly as error:
                log.warning("table %s can only be watched: %s (%r)", table_id, error, error.__cause__)
            except Exception as error:  # the database: whoever visits the table tries again
                log.warning("table %s could not be read: %r", table_id, error)
        self._tidier = watched(self._keep_tidy(), "nobody tidies up")

    async def _keep_results(self) -> None:
        """Of games that were finished before results were kept, or just before a stop. One that cannot be played again
        here has none."""
        tables, kept = await self.people.uncounted(), 0
        for table_id in tables:
            try:
                history = await self.store.history(table_id)
                table = opened_again(table_id, history, self.find_game)
                steps = (step for one in history[1:] for step in table.applying(one.event, one.at))
                await self._builder.build(table_id, steps)
                finish = finish_of(table, table.moved_at)
            except SQLAlchemyError:  # it says nothing about the table
                raise
            except Exception as error:
                log.warning("nothing is kept of the result of table %s: %r", table_id, error)
                finish, table = None, None
            ended = table.moved_at if table else 0.0
            await self.people.keep(table_id, finish, ended)
            kept += finish is not None
        if kept:
            await self.people.order_anew()
            await self.people.rate_again()

    async def close(self) -> None:
        """All that asks the database ends before it is closed: an answer would not come any more."""
        under_way = [*self._reading.values(), *filter(None, (self.waking, self._tidier))]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for room in self.rooms.values():
            await room.stop()

    async def rename(self, player: str, before: str, name: str) -> None:
        """From now on the player is called so: on their open pages, and at all tables that are not over."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.player == player:
                    connection.name = name
        if before == name or not before:
            return
        if self.waking is not None:
            await asyncio.wait([self.waking])
        for table_id in [one for one, asleep in self.asleep.items() if player in asleep.players]:
            await self.get(table_id)
        for room in list(self.rooms.values()):
            table = room.table
            is_here = table.seats_of(player) or any(seat.kept_for == player for seat in table.seats)
            if table.is_open and is_here:
                await room.give([ev.PersonRenamed(player, before, name)])

    async def sleep(self, player: str, sleep: ev.Sleep | None) -> None:
        """New hours at all tables of the player where they count."""
        if self.waking is not None:
            await asyncio.wait([self.waking])
        for table_id in [one for one, asleep in self.asleep.items() if player in asleep.players]:
            await self.get(table_id)
        for room in list(self.rooms.values()):
            table = room.table
            if table.opened.pace.is_slow and table.is_open and table.seats_of(player):
                await room.give([ev.SleepSet(player, sleep)])

    def rematch_of(self, table: Table) -> Table | None:
        """The latest rematch, unless it is over or nobody waits there any more. Those still needed are in memory."""
        room = self.rooms.get(table.rematch)
        return room.table if room and room.table.is_open and room.table.has_people else None

    def changed(self, table: Table) -> None:
        """Whoever is still at the table before it sees how its rematch comes about."""
        if before := self.rooms.get(table.opened.rematch_of):
            before.show_again()

    async def open(
        self, opened: ev.TableOpened, first: list[ev.TableEvent], address: str = "", rendering: Rendering | None = None
    ) -> Room:
        """A new table, with what happens there at once; `rendering` where it goes on from another game's actions."""
        await self._close_finished()
        if self._is_full():
            raise TooMany(say("server-full", most=self.most))
        self._check_quotas(opened.host, address)
        self._opening.append((opened.host, address))
        try:
            await self.recorder.keep_edition(self.find_game(opened.game))
            room = await self._found(opened, first, rendering)
        finally:
            self._opening.remove((opened.host, address))
        room.address = address
        self.rooms[room.table.id] = room
        room.start()
        return room

    def _check_quotas(self, host: str, address: str) -> None:
        """Of games that nobody visits and that have left memory, somebody can have more."""
        if not self.settings.limited:
            return
        quotas, rooms = self.settings.quotas, [room for room in self.rooms.values() if room.table.is_open]
        own = sum(room.table.host == host for room in rooms) + sum(host == one for one, _ in self._opening)
        if own >= quotas.tables_per_person:
            raise QuotaReached(say("server-own-tables", count=own))
        own += sum(game.host == host for game in self.asleep.values())
        if own >= quotas.games_per_person:
            raise QuotaReached(say("server-own-games", count=own))
        near = sum(room.address == address for room in rooms) + sum(address == one for _, one in self._opening)
        if address and near >= quotas.tables_per_address:
            raise QuotaReached(say("server-network-tables", count=near))

    async def get(self, code_or_id: str) -> Room | None:
        """The room of a table, read from the store if it is not open; None if there is no such table.

        Raises `WatchOnly` where this server cannot play it on.
        """
        if not code_or_id.isalnum():  # no table has such a name, and PostgreSQL fails on some of them
            return None
        table_id = code_or_id if code_or_id in self.rooms else await self.store.find_table(code_or_id)
        if table_id is None:
            return None
        if table_id in self.watch_only:
            raise WatchOnly(table_id, self.watch_only[table_id])
        if table_id not in self.rooms:
            with self._builder.awaited(table_id):
                await asyncio.shield(self._read_once(table_id))
            self.asleep.pop(table_id, None)
        room = self.rooms[table_id]
        room.visited = time.monotonic()
        return room

    def _is_full(self) -> bool:
        few = len(self.rooms) + len(self.unread) < self.most
        going_on = sum(room.table.is_open for room in self.rooms.values()) + len(self.unread)
        return not few and going_on >= self.most

    async def _keep_tidy(self) -> None:
        try:
            await self._keep_results()
        except Exception as error:
            fault("results not kept", error)
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.tidy()
            except Exception as error:
                fault("not tidied up", error)

    async def tidy(self) -> None:
        """Closes tables that nobody comes to, lets idle games sleep, and wakes those in which time runs out."""
        now = self.time.now()
        for table_id in [one for one, asleep in self.asleep.items() if is_abandoned(asleep, self.settings)]:
            with suppress(WatchOnly):
                if room := await self.get(table_id):
                    await room.give([ev.TableClosed("idle")])
            self.asleep.pop(table_id, None)
        for table_id in [one for one, asleep in self.asleep.items() if asleep.moment and asleep.moment <= now]:
            await self.get(table_id)
        for room in list(self.rooms.values()):
            if is_expired(room):
                await room.give([ev.TableClosed("idle")])
            elif is_idle(room):
                await self._put_to_sleep(room)
        await self._close_finished()

    async def _put_to_sleep(self, room: Room) -> None:
        table = room.table
        players = tuple(state.player for state in table.seats)
        enders, moment = frozenset(table.enders), next_moment(table)
        self.asleep[table.id] = Asleep(card_of(table, ""), players, table.host, moment, enders, time.monotonic())
        await self._forget(room)

    def end_pages(self, player: str) -> None:
        """Closes the pages of somebody; those that are still theirs come back by themselves."""
        for room in self.rooms.values():
            for connection in [one for one in room.connections if one.player == player]:
                connection.end(RETURN, say("server-come-back"))

    async def delete(self, table_id: str) -> None:
        """Everything of a table, for good."""
        if room := self.rooms.get(table_id):
            if room.table.is_open:
                await room.give([ev.TableClosed("host")])
            room.end_all(DELETED, say("table-deleted"))
            await self._forget(room)
        for known in (self.asleep, self.watch_only):
            known.pop(table_id, None)
        self.unread.discard(table_id)
        await self.recorder.forget(table_id)
        await self.store.delete_table(table_id)

    async def _forget(self, room: Room) -> None:
        if self.rooms.pop(room.table.id, None) is room:
            self._moves_before += room.moves
            await room.stop()

    async def _close_finished(self) -> None:
        """Games that are over and that nobody has looked at for a while are read from the store when asked for."""
        before = time.monotonic() - KEPT
        for room in list(self.rooms.values()):
            if room.visited < before and not room.connections and not room.table.is_open:
                await self._forget(room)

    def _read_once(self, table_id: str) -> asyncio.Task[Room]:
        """However many ask for it at the same time."""
        if table_id not in self._reading:
            task = asyncio.create_task(self._read(table_id))
            self._reading[table_id] = task
            task.add_done_callback(lambda done: self._has_read(table_id, done))
        return self._reading[table_id]

    def _has_read(self, table_id: str, task: asyncio.Task[Room]) -> None:
        del self._reading[table_id]
        if not task.cancelled():
            task.exception()  # whoever asked got the error

    async def _read(self, table_id: str) -> Room:
        try:
            history = await self.store.history(table_id)
            room = self._room(opened_again(table_id, history, self.find_game))
        except SQLAlchemyError:  # it says nothing about the table
            raise
        except Exception as error:
            raise self._set_aside(table_id, error) from error
        room.stored = sum(stored.size for stored in history)
        await self._build(room.table, history)
        await self.recorder.keep_edition(room.table.game)
        if table_id in self.unread:
            await room.resume(self._alive)
        self.rooms[table_id] = room
        self.unread.discard(table_id)
        room.start()
        return room

    async def _build(self, table: Table, history: list[Stored]) -> None:
        """Frames that were lost in a crash are made on the way."""
        kept, end = await self.recorder.kept(table.id), last_move(history)
        if kept > history[-1].number:  # it was seen, and is not there any more
            raise self._set_aside(table.id, Damaged(say("damage-missing", row=history[-1].number + 1)))
        steps = folded(
            table,
            ((one.event, one.at) for one in history[1:]),
            lambda frame: self.recorder.note(table.id, table.number, frame),
            lambda ply: self.recorder.void(table.id, table.number, ply),
            seen=kept if kept <= end else 0,
        )
        try:
            await self._builder.build(table.id, steps)
        except Exception as error:  # rules that changed without a new version may fail in any way
            raise self._set_aside(table.id, error) from error

    def _set_aside(self, table_id: str, error: Exception) -> WatchOnly:
        self.unread.discard(table_id)
        self.watch_only[table_id] = why_not(error)
        return WatchOnly(table_id, self.watch_only[table_id])

    async def _found(self, opened: ev.TableOpened, first: list[ev.TableEvent], rendering: Rendering | None) -> Room:
        """Codes are short and every table ever played keeps its own: where one is taken, another is tried."""
        while True:
            room = self._room(Table(secrets.token_hex(8), opened, self.time.now(), self.find_game))
            try:
                await room.found(first, self._builder, rendering)
            except CodeTaken:
                opened = msgspec.structs.replace(opened, code=new_code())
            else:
                return room

    def _room(self, table: Table) -> Room:
        work = (self.store, self.recorder, self.thinker, self.hints)
        return Room(table, *work, self.settings, self, self.people, self.time, self.call)


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def table_opened(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    host: str,
    *,
    name: str = "",
    public: bool = True,
    pace: ev.Pace | None = None,
    seed: int | None = None,
    actions: tuple[tuple[int, Any], ...] = (),
    lesson: str = "",
    rematch_of: str = "",
    colours: Sequence[str] = (),
    rated: bool = True,
    daily: str = "",
    earlier: tuple[ev.Earlier, ...] = (),
) -> ev.TableOpened:
    """A checked first event; `BadSetup` says what does not go together."""
    return ev.TableOpened(
        game=game.meta.id,
        rules=game.meta.rules_version,
        content=game.content,
        seats=seats,
        options=check_setup(game, seats, options),
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        code=new_code(),
        name=name or f"{secrets.choice(NAMES_A)} {secrets.choice(NAMES_B)}",
        host=host,
        public=public,
        pace=pace or ev.Pace(),
        actions=actions,
        lesson=lesson,
        rematch_of=rematch_of,
        colours=check_colours(game.meta, seats, colours),
        rated=rated,
        daily=daily,
        earlier=earlier,
        salt=secrets.token_hex(SEED_BITS // 8),
    )


def sitting(
    seats: Iterable[Seat], player: str, name: str, called: Mapping[Seat, str] = MappingProxyType({})
) -> list[ev.TableEvent]:
    """One person sits down in these seats; players on one device have names of their own, or numbers."""
    return [
        ev.SeatTaken(seat, player, called.get(seat) or (name if count == 1 else f"{name} {count}"))
        for count, seat in enumerate(seats, start=1)
    ]

"""All rooms of this server: opened when asked for, found by id or code, started again after a restart."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from cosmodrome.core.game import Game, Seat, check_setup
from cosmodrome.server.bygone import WatchOnly, built_again, last_move, why_not
from cosmodrome.server.chronicle import Chronicle
from cosmodrome.server.room import Room, Settings, call_nobody
from cosmodrome.server.store import CodeTaken, Store
from cosmodrome.server.thinker import Thinker
from cosmodrome.table import happenings as h
from cosmodrome.table.table import Table

log = logging.getLogger(__name__)

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 4
KEPT = 60.0
"""Seconds a finished game stays in memory after the last visit; longer than anybody takes from the door to a chair."""
SEED_BITS = 53
NAMES_A = ("Outer", "Silent", "Rusty", "Golden", "Far", "Crimson", "Restless", "Hidden", "Distant", "Bright")
NAMES_B = ("Marches", "Harbour", "Bolt", "Meridian", "Lantern", "Reach", "Anchor", "Drift", "Beacon", "Orbit")


class TooMany(ValueError):
    """The server is full."""


class Rooms:
    def __init__(
        self,
        store: Store,
        chronicle: Chronicle,
        thinker: Thinker,
        find_game: Callable[[str], Game[Any]],
        settings: Settings,
        most: int,
        call: Callable[[Table, list[Seat]], None] = call_nobody,
    ) -> None:
        self.store = store
        self.chronicle = chronicle
        self.thinker = thinker
        self.find_game = find_game
        self.settings = settings
        self.most = most
        self.call = call
        self.rooms: dict[str, Room] = {}
        self.bygone: dict[str, str] = {}
        """Tables that were asked for and can only be watched here, with the reason."""
        self._moves_before = 0

    @property
    def moves(self) -> int:
        """Actions since the start, those in rooms closed since among them."""
        return self._moves_before + sum(room.moves for room in self.rooms.values())

    async def wake(self) -> None:
        """After a start: every game under way goes on."""
        for table_id in await self.store.tables_in(["gathering", "playing"]):
            try:
                room = await self.get(table_id)
                if room and room.table.stage == "over":
                    await room.save_card()  # the end was stored, and then there was no time to put it into the lists
            except WatchOnly as error:
                log.warning("table %s can only be watched: %s (%r)", table_id, error, error.__cause__)

    async def close(self) -> None:
        for room in self.rooms.values():
            await room.stop()

    def rename(self, player: str, name: str) -> None:
        """From now on this is what the player's open pages say they are called."""
        for room in self.rooms.values():
            for line in room.lines:
                if line.player == player:
                    line.name = name

    async def sleep(self, player: str, sleep: h.Sleep | None) -> None:
        """New hours at all tables of the player where they count."""
        for room in list(self.rooms.values()):
            table = room.table
            if table.opened.pace.is_slow and table.stage != "over" and table.seats_of(player):
                await room.give([h.SleepSet(player, sleep)])

    async def open(self, opened: h.TableOpened, first: list[h.Happening]) -> Room:
        """A new table, with what happens there at once."""
        await self._close_finished()
        if self._is_full():
            raise TooMany(f"this server has its {self.most} tables; try again when one is free")
        await self.chronicle.keep_edition(self.find_game(opened.game))
        room = await self._found(opened, first)
        self.rooms[room.table.id] = room
        room.start()
        return room

    async def get(self, code_or_id: str) -> Room | None:
        """The room of a table, read from the store if it is not open; None if there is no such table.

        Raises `WatchOnly` where this server cannot play it on.
        """
        table_id = code_or_id if code_or_id in self.rooms else await self.store.find_table(code_or_id)
        if table_id is None:
            return None
        if table_id in self.bygone:
            raise WatchOnly(table_id, self.bygone[table_id])
        if table_id not in self.rooms:
            room = await self._read(table_id)
            room = self.rooms.setdefault(table_id, room)
            room.start()
        room = self.rooms[table_id]
        room.visited = time.monotonic()
        return room

    def _is_full(self) -> bool:
        few = len(self.rooms) < self.most
        return not few and sum(room.table.stage != "over" for room in self.rooms.values()) >= self.most

    async def _close_finished(self) -> None:
        """Finished games that nobody has looked at for a while are read from the store when asked for again."""
        before = time.monotonic() - KEPT
        for table_id, room in list(self.rooms.items()):
            if room.visited < before and not room.lines and room.table.stage == "over":
                del self.rooms[table_id]
                self._moves_before += room.moves
                await room.stop()

    async def _read(self, table_id: str) -> Room:
        history = await self.store.history(table_id)
        try:
            room = self._room(built_again(table_id, history, self.find_game))
        except Exception as error:  # rules that changed without a new version may fail in any way
            self.bygone[table_id] = why_not(error)
            raise WatchOnly(table_id, self.bygone[table_id]) from error
        await self.chronicle.keep_edition(room.table.game)
        number = last_move(history)
        if await self.chronicle.kept(table_id) != number:
            room.keep_all(number)
        return room

    async def _found(self, opened: h.TableOpened, first: list[h.Happening]) -> Room:
        """Codes are short and every table ever played keeps its own: where one is taken, another is tried."""
        while True:
            room = self._room(Table(secrets.token_hex(8), opened, time.time(), self.find_game))
            try:
                await room.found(first)
            except CodeTaken:
                opened = msgspec.structs.replace(opened, code=new_code())
            else:
                return room

    def _room(self, table: Table) -> Room:
        return Room(table, self.store, self.chronicle, self.thinker, self.settings, self.call)


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def opening(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    host: str,
    *,
    name: str = "",
    public: bool = True,
    pace: h.Pace | None = None,
    seed: int | None = None,
    actions: tuple[tuple[int, Any], ...] = (),
    lesson: str = "",
) -> h.TableOpened:
    """A checked first happening; `BadSetup` says what does not go together."""
    return h.TableOpened(
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
        pace=pace or h.Pace(),
        actions=actions,
        lesson=lesson,
    )

"""Rooms in memory: finished games do not pile up, and none of them is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.message import Text
from cosmodrome.games._template.rules import flow as template
from cosmodrome.games.registry import find_game
from cosmodrome.server.live import room as room_module
from cosmodrome.server.live import rooms as module
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.server.live.rooms import Rooms, TooMany, table_opened
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.store.recordings import RecordingStore
from cosmodrome.server.store.store import Store
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.table import event_log as ev

SEATS = 2


class Watcher:
    """A page that only listens."""

    player = ""
    name = "Spectator"
    address = ""
    is_greeting = False
    hint: asyncio.Task[None] | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.ended: tuple[int, Text] = (0, "")

    def send(self, message: bytes, *, greets: bool = False) -> None:
        self.heard.append(message)
        self.is_greeting = greets

    def end(self, code: int, reason: Text) -> None:
        self.ended = (code, reason)


@asynccontextmanager
async def open_rooms(folder: Path, most: int = 10) -> AsyncIterator[Rooms]:
    store = Store(f"sqlite+aiosqlite:///{folder / 'rooms.sqlite'}")
    await store.open()
    rooms = Rooms(
        store, Recorder(RecordingStore(store.engine, store.writer)), Thinker(1), find_game, Settings(bot_delay=0), most
    )
    yield rooms
    await rooms.close()
    await store.close()


async def open_table(rooms: Rooms, *bots: str) -> Room:
    first: list[ev.TableEvent] = [ev.BotSeated(seat, bot) for seat, bot in enumerate(bots)]
    began = [ev.GameBegan()] if bots else []
    return await rooms.open(table_opened(find_game("galaxy-command"), SEATS, {}, "ada"), [*first, *began])


def test_a_code_that_is_taken_is_not_given_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            first = table_opened(find_game("galaxy-command"), SEATS, {}, "ada")
            one, other = await rooms.open(first, []), await rooms.open(first, [])
            assert one.table.opened.code == first.code != other.table.opened.code
            assert await rooms.store.find_table(other.table.opened.code) == other.table.id

    asyncio.run(work())


async def finished(rooms: Rooms) -> Room:
    room = await open_table(rooms, "random", "random")
    while room.table.stage != "over":
        await asyncio.sleep(0.01)
    return room


def test_a_finished_game_nobody_watches_is_closed_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as rooms:
            room = await finished(rooms)
            moves = rooms.moves
            await open_table(rooms)
            assert room.table.id in rooms.rooms, "somebody may be on the way to it"
            monkeypatch.setattr(module, "KEPT", -1.0)
            running = await open_table(rooms)
            assert room.table.id not in rooms.rooms
            assert running.table.id in rooms.rooms
            assert rooms.moves == moves == room.moves
            again = await rooms.get(room.table.opened.code)
            assert again is not None
            assert again is not room
            assert room.table.match is not None
            assert again.table.match is not None
            assert again.table.match.dump() == room.table.match.dump()

    asyncio.run(play())


def test_a_finished_game_with_a_watcher_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, watcher = await finished(rooms), Watcher()
            room.join(watcher)
            monkeypatch.setattr(module, "KEPT", -1.0)
            await open_table(rooms)
            assert rooms.rooms[room.table.id] is room
            room.part(watcher)
            await open_table(rooms)
            assert room.table.id not in rooms.rooms

    asyncio.run(play())


def test_only_games_that_go_on_fill_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path, most=2) as rooms:
            await finished(rooms)
            await open_table(rooms)
            await open_table(rooms)
            with pytest.raises(TooMany):
                await open_table(rooms)

    asyncio.run(play())


def test_time_speaks_by_itself_and_tries_again_where_it_could_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as rooms:
            monkeypatch.setattr(template, "SECONDS", 0.02)
            monkeypatch.setattr(room_module, "STUMBLE", 0.01)
            seated: list[ev.TableEvent] = [ev.SeatTaken(seat, name, name) for seat, name in enumerate(("ada", "ben"))]
            room = await rooms.open(table_opened(find_game("template"), SEATS, {"timer": "on"}, "ada"), seated)
            store, failed = room.store.append, asyncio.Event()

            async def fail_once(*arguments: Any) -> None:
                if not failed.is_set() and any(isinstance(one, ev.Acted) for one in arguments[-1]):
                    failed.set()
                    raise OSError("the disk is full")
                await store(*arguments)

            monkeypatch.setattr(room.store, "append", fail_once)
            await room.give([ev.GameBegan()])
            while room.table.stage != "over":
                await asyncio.sleep(0.01)
            assert failed.is_set()
            assert room.table.match is not None
            assert {entry.seat for entry in room.table.match.log} == {CLOCK}

    asyncio.run(asyncio.wait_for(play(), 60))


def test_bots_race_the_timer_each_at_its_own_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick ones, and strong ones that have to think, whatever the pause between moves is."""

    async def play() -> None:
        async with open_rooms(tmp_path) as rooms:
            rooms.settings = Settings(bot_delay=60.0, race=0.01)
            bots: list[ev.TableEvent] = [ev.BotSeated(0, "careless"), ev.BotSeated(1, "search/seconds=1")]
            began = [*bots, ev.GameBegan()]
            room = await rooms.open(table_opened(find_game("template"), SEATS, {"timer": "on"}, "ada"), began)
            while room.table.stage != "over":
                await asyncio.sleep(0.01)
            assert room.table.match is not None
            assert {entry.seat for entry in room.table.match.log} == {0, 1}

    asyncio.run(asyncio.wait_for(play(), 60))

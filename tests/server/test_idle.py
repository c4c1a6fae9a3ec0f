"""Tables that nobody comes to: they close or leave memory, say so in the log, and nothing of a game is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from cosmodrome.games.registry import find_game
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.server.live.rooms import Rooms, TooMany, table_opened
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.store.recordings import RecordingStore
from cosmodrome.server.store.store import Store
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.table import event_log as ev
from tests.server.serving import LocalServer, Page
from tests.server.test_rooms import Watcher

HOUR = 3600.0
SETTINGS = Settings(bot_delay=0, gathering_lasts=12 * HOUR, slow_gathering_lasts=240 * HOUR, idle_after=HOUR)


@asynccontextmanager
async def open_rooms(folder: Path, most: int = 10) -> AsyncIterator[Rooms]:
    store = Store(f"sqlite+aiosqlite:///{folder / 'rooms.sqlite'}")
    await store.open()
    rooms = Rooms(store, Recorder(RecordingStore(store.engine, store.writer)), Thinker(1), find_game, SETTINGS, most)
    try:
        await rooms.wake()
        assert rooms.waking is not None
        await rooms.waking
        yield rooms
    finally:
        await rooms.close()
        await store.close()


async def gathering(rooms: Rooms, bank: int = 0) -> Room:
    return await rooms.open(table_opened(find_game("template"), 2, {}, "ada", pace=ev.Pace(bank, 0)), [])


async def playing(rooms: Rooms, *players: str, bank: int = 0) -> Room:
    """People are awaited; nobody is here."""
    seated: list[ev.TableEvent] = [ev.SeatTaken(seat, player, player) for seat, player in enumerate(players)]
    opened = table_opened(find_game("template"), len(players), {}, "ada", pace=ev.Pace(bank, 0))
    return await rooms.open(opened, [*seated, ev.GameBegan()])


def stage_of(room: Room) -> str:
    return room.table.stage


def leave_alone(room: Room, seconds: float) -> None:
    room.visited -= seconds


def test_a_table_that_nobody_comes_to_is_closed_for_good(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, fresh = await gathering(rooms), await gathering(rooms)
            leave_alone(room, 12 * HOUR + 1)
            leave_alone(fresh, 12 * HOUR - 60)
            await rooms.tidy()
            assert (room.table.stage, fresh.table.stage) == ("closed", "gathering")
            (*_, last) = await rooms.store.history(room.table.id)
            assert last.event == ev.TableClosed("idle")
        async with open_rooms(tmp_path) as rooms:
            assert list(rooms.rooms) == [fresh.table.id]
            again = await rooms.get(room.table.opened.code)
            assert again is not None
            assert stage_of(again) == "closed"

    asyncio.run(work())


def test_somebody_who_waits_there_keeps_it_open(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, watcher = await gathering(rooms), Watcher()
            room.join(watcher)
            leave_alone(room, 13 * HOUR)
            await rooms.tidy()
            assert stage_of(room) == "gathering"
            room.part(watcher)
            await rooms.tidy()
            assert stage_of(room) == "gathering", "they have only just left"

    asyncio.run(work())


def test_tables_of_days_wait_for_days(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room = await gathering(rooms, bank=3 * ev.A_DAY)
            leave_alone(room, 200 * HOUR)
            await rooms.tidy()
            assert stage_of(room) == "gathering"
            leave_alone(room, 50 * HOUR)
            await rooms.tidy()
            assert stage_of(room) == "closed"

    asyncio.run(work())


def test_after_a_restart_people_have_an_hour_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room = await gathering(rooms)
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 100 * HOUR)
        async with open_rooms(tmp_path) as rooms:
            again = rooms.rooms[room.table.id]
            leave_alone(again, HOUR - 60)
            await rooms.tidy()
            assert stage_of(again) == "gathering"
            leave_alone(again, 120)
            await rooms.tidy()
            assert stage_of(again) == "closed"

    asyncio.run(work())


def test_a_game_that_nobody_visits_leaves_memory_and_the_count(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path, most=1) as rooms:
            room = await playing(rooms, "ada", "ben")
            with pytest.raises(TooMany):
                await gathering(rooms)
            leave_alone(room, HOUR + 1)
            await rooms.tidy()
            assert room.table.id not in rooms.rooms
            await gathering(rooms)
            again = await rooms.get(room.table.opened.code)
            assert again is not None
            assert again is not room
            assert stage_of(again) == "playing"
            assert rooms.asleep == {}

    asyncio.run(work())


def test_a_game_with_a_visitor_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room = await playing(rooms, "ada", "ben")
            room.join(Watcher())
            leave_alone(room, 2 * HOUR)
            await rooms.tidy()
            assert rooms.rooms[room.table.id] is room

    asyncio.run(work())


def test_time_runs_out_in_a_game_that_is_not_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room = await playing(rooms, "ada", "ben", bank=7_200)
            leave_alone(room, HOUR + 1)
            await rooms.tidy()
            assert rooms.asleep[room.table.id].moment is not None
            await rooms.tidy()
            assert room.table.id in rooms.asleep, "its time has not come"
            now = time.time()
            monkeypatch.setattr(rooms.time, "now", lambda: now + 7_300)
            await rooms.tidy()
            again = rooms.rooms[room.table.id]
            while again.table.stage != "over":
                await asyncio.sleep(0.01)
            assert all(state.bot for state in again.table.seats)

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize("limited", [True, False])
def test_a_game_without_a_move_for_a_month_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limited: bool
) -> None:
    """Not before people have had a day to come back, and never where nothing is limited."""

    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, month, now = await playing(rooms, "ada", "ben"), 30 * 24 * HOUR, time.time()
            rooms.settings = msgspec.structs.replace(SETTINGS, limited=limited)
            leave_alone(room, HOUR + 1)
            await rooms.tidy()
            for after, hours, is_closed in (
                (month - 60, 700, False),
                (month + 60, 23, False),
                (month + 60, 25, limited),
            ):
                monkeypatch.setattr(time, "time", lambda after=after: now + after)
                asleep = rooms.asleep[room.table.id]
                rooms.asleep[room.table.id] = asleep._replace(left=time.monotonic() - hours * HOUR)
                await rooms.tidy()
                assert (room.table.id not in rooms.asleep) == is_closed
            again = await rooms.get(room.table.id)
            assert again is not None
            assert (stage_of(again), again.table.closed_for) == (("closed", "idle") if limited else ("playing", ""))

    asyncio.run(work())


def test_after_a_restart_a_game_left_long_ago_stays_out_of_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            room = await playing(rooms, "ada", "ben")
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 2 * HOUR)
        async with open_rooms(tmp_path) as rooms:
            assert rooms.rooms == {}
            assert list(rooms.asleep) == [room.table.id]

    asyncio.run(work())


def test_a_game_asleep_is_still_in_its_players_list(tmp_path: Path) -> None:
    with LocalServer(tmp_path).open() as server:
        page, other = Page(server, "Mira"), Page(server, "Ben")
        table = page.open_table("template", "you", "random")
        room = server.room(table["id"])
        while room.table.awaiting() != (0,):
            time.sleep(0.01)
        leave_alone(room, 10 * HOUR)
        server.do(server.services.rooms.tidy())
        assert table["id"] not in server.services.rooms.rooms
        (card,) = page.http.get("/api/tables").json()["mine"]
        assert (card["id"], card["your_move"], card["seats"][0]["yours"]) == (table["id"], True, True)
        assert other.http.get("/api/tables").json()["mine"] == []
        with page.sit(table["id"]) as seat:
            assert seat.act()["kind"] == "Accepted"

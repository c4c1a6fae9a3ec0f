"""Clocks at tables: what the machine's clock does, and time in which no server runs, is charged to nobody."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cosmodrome.games.registry import find_game
from cosmodrome.server.http.services import Services
from cosmodrome.server.live.room import Room
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.server.live.table_time import TableTime
from cosmodrome.table import event_log as ev
from tests.server.test_trouble import with_services

BANK, HOUR = 600, 3600.0


def test_time_goes_on_evenly_whatever_the_machines_clock_does(monkeypatch: pytest.MonkeyPatch) -> None:
    table_time, now = TableTime(), time.time()
    for jump in (-HOUR, HOUR):
        monkeypatch.setattr(time, "time", lambda jump=jump: now + jump)
        assert 0 <= table_time.now() - now < 60
    table_time.pause()
    assert table_time.now() == table_time.now()


async def open_timed(services: Services) -> Room:
    opened = table_opened(find_game("galaxy-command"), 2, {}, "ada", pace=ev.Pace(BANK))
    sitting = [ev.SeatTaken(0, "ada", "Ada"), ev.SeatTaken(1, "ben", "Ben")]
    return await services.rooms.open(opened, [*sitting, ev.GameBegan()])


def banks(services: Services, room: Room) -> list[float]:
    now = services.rooms.time.now()
    return [room.table.clock.left(seat, now) for seat in range(2)]


@pytest.mark.parametrize("jump", [40.0, 100 * HOUR, -HOUR])
def test_downtime_is_charged_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """Nor is a clock that was set meanwhile; what was thought before the stop counts."""
    tables: list[str] = []

    async def before(services: Services) -> None:
        room = await open_timed(services)
        assert room.table.clock.running
        tables.append(room.table.id)
        start = services.rooms.time.now()
        monkeypatch.setattr(services.rooms.time, "now", lambda: start + 100)

    async def after(services: Services) -> None:
        assert services.rooms.waking is not None
        await services.rooms.waking
        room = services.rooms.rooms[tables[0]]
        seats = room.table.clock.running
        found = banks(services, room)
        assert all(BANK - 130 < found[seat] <= BANK - 100 for seat in seats)
        assert all(found[seat] == BANK for seat in {0, 1} - seats)
        await services.rooms._forget(room)
        again = await services.rooms.get(tables[0])
        assert again is not None
        assert banks(services, again) == pytest.approx(found, abs=30), "once, not at every visit"
        assert sum(isinstance(one.event, ev.ClocksResumed) for one in await services.store.history(tables[0])) == 1

    with_services(tmp_path, before)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + jump)
    with_services(tmp_path, after)


def test_a_server_that_was_killed_has_noted_that_it_ran(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        await services.beat()
        noted = await services.store.noted("alive")
        assert 0 <= services.rooms.time.now() - noted < 60

    with_services(tmp_path, work)

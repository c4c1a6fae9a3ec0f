"""A commit that fails, or of which nobody knows whether it did: the table is what is stored, and play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.http.services import Services
from cosmodrome.server.live.room import Room
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from tests.server.test_trouble import open_room, with_services


def cut(services: Services, monkeypatch: pytest.MonkeyPatch, *, after: bool, times: int = 1) -> None:
    """The connection to the database breaks, just before a commit or just after it."""
    writer, left = services.store.writer, iter(range(times))
    carry_out = writer._carry_out

    async def break_down(batch: Any) -> None:
        broken = next(left, None) is not None
        if after or not broken:
            await carry_out(batch)
        if broken:
            raise OSError("connection lost")

    monkeypatch.setattr(writer, "_carry_out", break_down)


async def stored(services: Services, room: Room) -> int:
    return len(await services.store.history(room.table.id))


def test_what_was_stored_after_all_is_confirmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        cut(services, monkeypatch, after=True)
        await room.give([ev.HostNamed("ben")])
        assert room.table.host == "ben"
        assert room.table.number == await stored(services, room)
        await room.give([ev.HostNamed("cleo")])
        assert room.table.number == await stored(services, room)

    with_services(tmp_path, work)


def test_what_was_not_stored_has_not_happened_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        cut(services, monkeypatch, after=False)
        with pytest.raises(OSError, match="connection lost"):
            await room.give([ev.HostNamed("ben")])
        assert room.table.host == "ada"
        await room.give([ev.HostNamed("ben")])
        assert (room.table.host, room.table.number) == ("ben", await stored(services, room))

    with_services(tmp_path, work)


def test_a_player_is_not_refused_for_ever_where_the_database_stays_away_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is lost with the connection; the same command sent again counts once."""

    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        cut(services, monkeypatch, after=True, times=2)
        said = p.Say("key", "Hello")
        with pytest.raises(OSError, match="connection lost"):
            await room.obey("ada", "Ada", said)
        assert await room.obey("ada", "Ada", p.Say("another", "Hello again")) is None
        assert [one.text for _, _, one in room.table.chat] == ["Hello", "Hello again"]
        assert room.table.keys["key"] < room.table.keys["another"]

    with_services(tmp_path, work)


def test_who_stops_waiting_for_a_commit_leaves_no_gap(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        impatient = asyncio.create_task(room.give([ev.HostNamed("eve")]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        impatient.cancel()
        await room.give([ev.HostNamed("ben")])
        assert (room.table.host, room.table.number) == ("ben", await stored(services, room))

    with_services(tmp_path, work)

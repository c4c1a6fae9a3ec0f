"""After a start people are served at once; tables under way are read one after the other, those visited first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from cosmodrome.core.records import plain
from cosmodrome.core.save import decode
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.requests import Frame
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.server.store import rebuild
from cosmodrome.server.thinking.backlog import Client
from cosmodrome.table import event_log as ev
from tests.server.long_games import long_save
from tests.server.serving import STARTING
from tests.server.test_trouble import with_services

PLIES = 600


async def open_long(services: Services) -> Room:
    """A game under way that has seen many actions, and waits for Ada."""
    save = decode(long_save(400))
    game = find_game(save.game)
    opened = table_opened(
        game, save.seats, save.options, "ada", seed=save.seed, actions=save.actions[:PLIES], name="Long", public=True
    )
    seats = [ev.SeatTaken(seat, "ada", "Ada") for seat in range(save.seats)]
    return await services.rooms.open(opened, [*seats, ev.GameBegan()])


async def open_short(services: Services) -> Room:
    opened = table_opened(find_game("template"), 2, {}, "ada", name="Short")
    return await services.rooms.open(
        opened, [ev.SeatTaken(0, "ada", "Ada"), ev.SeatTaken(1, "ben", "Ben"), ev.GameBegan()]
    )


def test_the_start_does_not_wait_for_tables(tmp_path: Path) -> None:
    async def before(services: Services) -> None:
        await open_short(services)
        await open_long(services)

    async def after(services: Services) -> None:
        assert services.rooms.rooms == {}
        assert len(services.rooms.unread) == 2
        assert services.rooms.waking is not None
        await services.rooms.waking
        assert sorted(room.table.ply for room in services.rooms.rooms.values()) == [0, PLIES]
        assert not services.rooms.unread

    with_services(tmp_path, before, STARTING)
    with_services(tmp_path, after, STARTING)


def slow_step(steps: Iterator[None]) -> bool:
    time.sleep(0.005)
    return next(steps, steps) is None


def test_a_visited_table_is_read_before_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: dict[str, str] = {}

    async def before(services: Services) -> None:
        tables["short"] = (await open_short(services)).table.id
        tables["long"] = (await open_long(services)).table.id

    async def after(services: Services) -> None:
        while tables["long"] not in services.rooms._reading:  # it has changed last and is read first
            await asyncio.sleep(0)
        room = await services.rooms.get(tables["short"])
        assert room is not None
        assert room.table.stage == "playing"
        assert services.rooms.unread == {tables["long"]}
        both = await asyncio.gather(services.rooms.get(tables["long"]), services.rooms.get(tables["long"]))
        assert both[0] is both[1]
        assert both[0] is not None
        assert both[0].table.ply == PLIES

    with_services(tmp_path, before, STARTING)
    monkeypatch.setattr(rebuild, "_slice", slow_step)
    with_services(tmp_path, after, STARTING)


def test_building_gives_way_to_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is ready has its turn after every slice, however many tables are built at once."""
    monkeypatch.setattr(rebuild, "SLICE", 0.0)

    async def before(services: Services) -> None:
        for _ in range(3):
            await open_long(services)

    async def after(services: Services) -> None:
        turns = 0
        while services.rooms.unread:
            await asyncio.sleep(0)
            turns += 1
        assert turns > 3 * PLIES

    with_services(tmp_path, before, STARTING)
    with_services(tmp_path, after, STARTING)


def test_tables_are_listed_before_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(services: Services) -> None:
        for player in ("ada", "ben"):
            await services.store.save_player(player, player.title())
        await open_short(services)
        await open_long(services)

    with_services(tmp_path, before, STARTING)
    held = asyncio.Event()
    monkeypatch.setattr(rebuild.Builder, "build", lambda *_: held.wait())
    app = create_app(Config(data=tmp_path, settings=Settings(bot_delay=0.0)))
    services: Services = app.state.services
    with TestClient(app, base_url="http://127.0.0.1") as client:
        client.cookies["cosmodrome"] = services.identities.cookie("ben")
        lists = client.get("/api/tables").json()
        assert [card["name"] for card in lists["mine"]] == ["Short"]
        assert [card["name"] for card in lists["open"]] == ["Long"]
        client.cookies["cosmodrome"] = services.identities.cookie("ada")
        lists = client.get("/api/tables").json()
        assert [card["name"] for card in lists["mine"]] == ["Long", "Short"]
        assert lists["open"] == []


def test_frames_lost_in_a_crash_are_made_again_and_only_those(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    async def before(services: Services) -> None:
        room = await open_short(services)
        tables.append(room.table.id)
        await act(room, 0)
        await services.recorder.flush()
        await act(room, 1)
        await act(room, 0)
        services.recorder._notes.clear()  # what a crash does to them

    async def after(services: Services) -> None:
        noted: list[int] = []
        note = services.recorder.note

        def watched(table_id: str, number: int, frame: Frame, before: int = 0) -> None:
            noted.append(frame.ply)
            note(table_id, number, frame, before)

        monkeypatch.setattr(services.recorder, "note", watched)
        room = await services.rooms.get(tables[0])
        assert room is not None
        assert noted == [2, 3]
        kept = await services.recorder.page(services.backlog, Client("ada", "here"), tables[0], 0, 9)
        assert kept.page.total == room.table.ply + 1 == 4

    with_services(tmp_path, before, STARTING)
    with_services(tmp_path, after, STARTING)


async def act(room: Room, seat: int) -> None:
    match = room.table.match
    assert match is not None
    await room.give([ev.Acted(seat, plain(match.offers(seat)[0]), f"{room.table.number}")])

"""A bot that cannot decide: a simple move is played for it, people are told once, and so is the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.bots import roster
from cosmodrome.bots.bot import Sight
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.services import Services
from cosmodrome.server.live import quick
from cosmodrome.server.live import room as rooms_room
from cosmodrome.server.live.room import Room
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.table import event_log as ev
from cosmodrome.table.showing import Viewer, hello
from cosmodrome.workers import TooLong
from tests.server.serving import STARTING
from tests.server.test_trouble import with_services
from tests.words import english

FIERCE = "search/seconds=1"


class Raises:
    """A bot with a fault."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, _: Sight) -> Action:
        raise KeyError("a card without a name")


class Cheats(Raises):
    def choose(self, _: Sight) -> Action:
        return ChooseFuel(99)


async def played(services: Services, *bots: str, game: str = "template") -> Room:
    first: list[ev.TableEvent] = [ev.BotSeated(seat, bot) for seat, bot in enumerate(bots)]
    opened = table_opened(services.rooms.find_game(game), len(bots), {}, "ada", seed=7)
    room = await services.rooms.open(opened, [*first, ev.GameBegan()])
    async with asyncio.timeout(STARTING):
        while room.table.stage != "over":
            await asyncio.sleep(0.01)
    return room


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def times_told(room: Room) -> int:
    notes = [english(None, line.text) for line in hello(room.table, Viewer("", 0.0, {})).log if line.event is None]
    return notes.count("The bot could not decide, so a simple move was made for it.")


def check(room: Room, caplog: pytest.LogCaptureFixture, *bots: str) -> None:
    """One line for each kind of bot, however many moves it failed at."""
    assert room.table.match is not None
    assert len(room.table.match.log) > 4
    assert times_told(room) == len(bots)
    where = f"bot failed, table {room.table.id}, game template, bot "
    assert sorted(failures(caplog)) == sorted(where + bot for bot in bots)


@pytest.mark.parametrize("kind", [Raises, Cheats])
def test_a_quick_one(
    kind: type[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(roster.HOUSE_BOTS, "greedy", kind)

    async def work(services: Services) -> None:
        check(await played(services, "greedy", "greedy", "random"), caplog, "greedy")

    with_services(tmp_path, work, STARTING)


def fail(*_: Any) -> Any:
    raise RuntimeError("a broken process")


def cheat(*_: Any) -> Any:
    return ChooseFuel(99)


@pytest.mark.parametrize("answer", [fail, cheat])
def test_a_strong_one(
    answer: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(services: Services) -> None:
        async def choose(*arguments: Any) -> Any:
            return answer(*arguments)

        monkeypatch.setattr(services.thinker, "choose", choose)
        check(await played(services, FIERCE, FIERCE), caplog, FIERCE)

    with_services(tmp_path, work, STARTING)


def test_one_that_never_comes_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its process is ended, and the table goes on."""

    async def work(services: Services) -> None:
        run = services.thinker.run

        async def brood(*_: Any) -> Any:
            return await run(exec, "import time; time.sleep(1_000)", deadline=0.2)

        monkeypatch.setattr(services.thinker, "run", brood)
        check(await played(services, FIERCE, "random"), caplog, FIERCE)
        assert isinstance(caplog.records[0].exc_info and caplog.records[0].exc_info[1], TooLong)

    with_services(tmp_path, work, STARTING)


def test_every_kind_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(roster.HOUSE_BOTS, "greedy", Raises)
    monkeypatch.setitem(roster.HOUSE_BOTS, "careless", Raises)

    async def work(services: Services) -> None:
        check(await played(services, "greedy", "careless"), caplog, "greedy", "careless")

    with_services(tmp_path, work, STARTING)


def test_after_a_restart_people_are_not_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.HOUSE_BOTS, "greedy", Raises)
    tables: list[str] = []

    async def before(services: Services) -> None:
        first: list[ev.TableEvent] = [ev.SeatTaken(0, "ada", "Ada"), ev.BotSeated(1, "greedy"), ev.GameBegan()]
        room = await services.rooms.open(table_opened(find_game("template"), 2, {}, "ada"), first)
        tables.append(room.table.id)
        while not times_told(room):
            await asyncio.sleep(0.01)

    async def after(services: Services) -> None:
        room = await services.rooms.get(tables[0])
        assert room is not None
        await room.give([ev.StandInCalled(0, "greedy", "left")])
        while room.table.stage != "over":
            await asyncio.sleep(0.01)
        assert times_told(room) == 1

    with_services(tmp_path, before, STARTING)
    with_services(tmp_path, after, STARTING)


def test_a_game_whose_judgement_is_broken_is_played_to_its_end(tmp_path: Path) -> None:
    """The simple move takes no judgement where there is none."""
    game = find_game("template")
    hints = msgspec.structs.replace(game.hints, evaluate=fail, sensible=fail)
    broken = msgspec.structs.replace(game, hints=hints)

    async def work(services: Services) -> None:
        services.rooms.find_game = lambda _: broken
        await played(services, "greedy", "careless")

    with_services(tmp_path, work, STARTING)


def test_the_simple_move_is_a_sensible_one() -> None:
    game = find_game("galaxy-command")
    state = game.setup(2, {"deck": "whole"}, Rng.seeded(3))[0]
    seat = game.awaiting(state)[0]
    move = quick.move_for(game, state, seat, 1)
    assert move in game.sensible(state, seat)
    assert game.refuse(state, seat, move) is None


def test_a_table_that_goes_on_stumbling_fills_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rooms_room, "STUMBLE", 0.001)
    tried: list[int] = []

    async def work(services: Services) -> None:
        async def append(*_: Any) -> None:
            tried.append(1)
            raise OSError("the disk is full")

        first: list[ev.TableEvent] = [ev.BotSeated(0, "random"), ev.BotSeated(1, "random"), ev.GameBegan()]
        monkeypatch.setattr(services.store, "append", append)
        await services.rooms.open(table_opened(find_game("template"), 2, {}, "ada"), first)
        while len(tried) < 20:
            await asyncio.sleep(0.001)

    with_services(tmp_path, work, STARTING)
    assert len(failures(caplog)) == 1

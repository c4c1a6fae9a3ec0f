"""When something fails half-way: what is stored has happened, nobody waits for ever, and tables go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.registry import find_game
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live import room as rooms_room
from cosmodrome.server.live import rooms as rooms_module
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.table import event_log as ev
from cosmodrome.workers import WorkerDied
from tests.server.serving import PATIENCE, STARTING


def with_services(tmp_path: Path, work: Callable[[Services], Awaitable[None]], patience: float = PATIENCE) -> None:
    async def run() -> None:
        services = Services(Config(data=tmp_path, settings=Settings(bot_delay=0.0)))
        await services.open()
        try:
            async with asyncio.timeout(patience):
                await work(services)
        finally:
            async with asyncio.timeout(PATIENCE):
                await services.close()

    asyncio.run(run())


async def open_room(services: Services, *bots: str) -> Room:
    first: list[ev.TableEvent] = [ev.BotSeated(seat, bot) for seat, bot in enumerate(bots)]
    opened = table_opened(find_game("template"), len(bots), {}, "ada", seed=7)
    return await services.rooms.open(opened, first)


def test_who_stops_waiting_does_not_stop_the_store(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        impatient = asyncio.create_task(services.store.append(room.table.id, 90, 0.0, [ev.HostNamed("eve")]))
        await asyncio.sleep(0)
        impatient.cancel()
        await room.give([ev.HostNamed("ben")])
        assert room.table.host == "ben"

    with_services(tmp_path, work)


def test_a_list_that_cannot_be_kept_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")

        async def fail(*_: Any) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(services.store, "save_card", fail)
        await room.give([ev.SeatLeft(0), ev.HostNamed("ben")])
        assert room.table.host == "ben"
        assert room.table.number == (await services.store.history(room.table.id))[-1].number

    with_services(tmp_path, work)


def test_words_that_fail_do_not_leave_the_table_behind_its_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")

        def fail(*_: Any, **__: Any) -> None:
            raise KeyError("a card without a name")

        monkeypatch.setattr(rooms_room, "news", fail)
        await room.give([ev.HostNamed("ben"), ev.HostNamed("cleo")])
        assert room.table.host == "cleo"

    with_services(tmp_path, work)


def test_a_bot_that_stumbles_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        choose, failures = services.thinker.choose, iter([True])

        async def stumble(*arguments: Any) -> Any:
            if next(failures, False):
                raise RuntimeError("the process was killed")
            return await choose(*arguments)

        monkeypatch.setattr(services.thinker, "choose", stumble)
        monkeypatch.setattr(rooms_room, "STUMBLE", 0.01)
        await room.give([ev.GameBegan()])
        while room.table.stage != "over":
            await asyncio.sleep(0.01)

    with_services(tmp_path, work)


def test_a_killed_process_does_not_end_all_thinking(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        with pytest.raises(WorkerDied):
            await services.thinker.run(os._exit, 1)
        assert await services.thinker.run(abs, -3) == 3

    with_services(tmp_path, work)


KILLED = """
import asyncio, os, signal
from cosmodrome.server.thinking.thinker import Thinker

async def main():
    print(await Thinker(1).run(abs, -3), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_thinking_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """They share its output, which is at its end only when the last of them has gone."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=STARTING, check=False)
    assert (done.returncode, done.stdout) == (-signal.SIGKILL, "3\n")


def test_an_end_that_did_not_reach_the_lists_does_so_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def end(services: Services) -> None:
        room = await open_room(services, "random", "random")
        await room.give([ev.SeatTaken(0, "ada", "Ada"), ev.BotSeated(0, "random")])

        async def fail(*_: Any) -> None:
            raise OSError("the power was cut")

        with monkeypatch.context() as patch:
            patch.setattr(services.store, "save_card", fail)
            await room.give([ev.GameBegan()])
            while room.table.stage != "over":
                await asyncio.sleep(0.01)
        assert await services.store.cards_of("ada", ["over"], 9) == []

    async def start(services: Services) -> None:
        assert services.rooms.waking is not None
        await services.rooms.waking
        assert len(await services.store.cards_of("ada", ["over"], 9)) == 1

    with_services(tmp_path, end)
    with_services(tmp_path, start)


def test_a_code_that_is_taken_is_not_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        codes = iter(["KX7Q", "KX7Q", "KX7Q", "ABCD"])
        monkeypatch.setattr(rooms_module, "new_code", lambda: next(codes))
        first, second = await open_room(services, "random", "random"), await open_room(services, "random", "random")
        assert [room.table.opened.code for room in (first, second)] == ["KX7Q", "ABCD"]

    with_services(tmp_path, work)

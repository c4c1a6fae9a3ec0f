"""Calls by webhook: who is not there at a table of days hears of the move, and play never waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from cosmodrome.core.pseudo import LANGUAGE
from cosmodrome.core.records import plain
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live import webhook as module
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.server.live.webhook import BadAddress, check_address, plain_text
from cosmodrome.table import event_log as ev
from tests.cli.run import cosmodrome
from tests.server.serving import PATIENCE, free_port
from tests.server.test_rooms import Watcher

DAYS = ev.Pace(3 * ev.A_DAY, 3_600)


def test_names_cannot_make_links_or_call_everybody() -> None:
    assert plain_text("@everyone <b>[Go](http://x.y)</b>\n\u202e") == "everyone bGohttpx.yb"
    assert plain_text("Zoë Müller, 2nd!") == "Zoë Müller, 2nd!"
    assert plain_text("<>") == "-"


def test_a_redirect_is_not_followed() -> None:
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.send_response(303)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for _ in range(2):
        with pytest.raises(HTTPError):
            module._post(f"http://127.0.0.1:{server.server_address[1]}/hook", b"{}")
    assert asked == ["/hook"] * 2
    server.shutdown()


class Receiver:
    """Takes what is posted; refuses the first few."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.refused = 0
        self.refusing = 0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                busy = receiver.refused < receiver.refusing
                receiver.refused += busy
                if not busy:
                    receiver.got.append(body)
                self.send_response(503 if busy else 204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/hook/k3y"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    async def hears(self, count: int) -> list[dict[str, Any]]:
        while len(self.got) < count:
            await asyncio.sleep(0.01)
        return self.got


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    monkeypatch.setattr(module, "WAITS", (0.0, 0.01, 0.01))
    receiver = Receiver()
    yield receiver
    receiver.server.shutdown()
    receiver.server.server_close()


def with_webhook(folder: Path, webhook: str, work: Callable[[Services], Awaitable[None]]) -> None:
    async def run() -> None:
        config = Config(folder, settings=Settings(bot_delay=0), turn_webhook=webhook, address="https://games.example/")
        services = Services(config)
        await services.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(services)
        finally:
            await services.close()

    asyncio.run(run())


async def table_of_two(services: Services, pace: ev.Pace = DAYS) -> Room:
    """Ada and Ben, who act one after the other; nobody is there."""
    opened = table_opened(find_game("galaxy-command"), 2, {}, "ada", name="Rusty Bolt", pace=pace, seed=7)
    return await services.rooms.open(opened, [ev.SeatTaken(0, "ada", "Ada"), ev.SeatTaken(1, "ben", "Ben")])


async def act(room: Room) -> None:
    """Whoever has to decide takes the last offer."""
    assert room.table.match is not None
    seat = room.table.match.awaiting[0]
    await room.give([ev.Acted(seat, plain(room.table.match.offers(seat)[-1]), f"k{room.table.number}")])


async def play_until_the_other_decides(room: Room) -> int:
    seat = room.table.awaiting()[0]
    while room.table.awaiting() == (seat,):
        await act(room)
    return room.table.awaiting()[0]


def sitting(player: str) -> Watcher:
    watcher = Watcher()
    watcher.player = player
    return watcher


def test_who_is_away_is_called_once_for_each_turn(tmp_path: Path, receiver: Receiver) -> None:
    async def work(services: Services) -> None:
        room = await table_of_two(services)
        await room.give([ev.GameBegan()])
        first = room.table.awaiting()[0]
        link = f"https://games.example/t/{room.table.opened.code}"
        name = ("Ada", "Ben")[first]
        text = f'{name}, it is your turn in Galaxy Command at the table "Rusty Bolt": {link}'
        call = {"table": "Rusty Bolt", "seat": name, "game": "Galaxy Command", "link": link, "text": text}
        assert await receiver.hears(1) == [call]
        second = await play_until_the_other_decides(room)
        await receiver.hears(2)
        assert await play_until_the_other_decides(room) == first
        names = [one["seat"] for one in await receiver.hears(3)]
        assert names == [("Ada", "Ben")[seat] for seat in (first, second, first)]

    with_webhook(tmp_path, receiver.address, work)


def test_calls_are_in_the_language_of_the_host(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        room = await table_of_two(services)
        assert " it is your turn " in module.call_of(room.table, 0, "https://games.example").text
        assert " íít ííš ýööüüŕ tüüŕñ " in module.call_of(room.table, 0, "https://games.example", LANGUAGE).text

    with_webhook(tmp_path, "", work)


def test_who_is_there_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def work(services: Services) -> None:
        room = await table_of_two(services)
        room.join(sitting("ada"))
        await room.give([ev.GameBegan()])
        for _ in range(4):
            await play_until_the_other_decides(room)
        assert {one["seat"] for one in await receiver.hears(2)} == {"Ben"}

    with_webhook(tmp_path, receiver.address, work)


def test_nobody_is_called_where_people_sit_together(tmp_path: Path, receiver: Receiver) -> None:
    async def work(services: Services) -> None:
        quick = await table_of_two(services, ev.Pace(600, 0))
        await quick.give([ev.GameBegan()])
        slow = await table_of_two(services)
        await slow.give([ev.GameBegan()])
        code = slow.table.opened.code
        assert [one["link"].rpartition("/")[2] for one in await receiver.hears(1)] == [code]

    with_webhook(tmp_path, receiver.address, work)


def test_what_is_not_taken_is_tried_again(tmp_path: Path, receiver: Receiver) -> None:
    receiver.refusing = 2

    async def work(services: Services) -> None:
        room = await table_of_two(services)
        await room.give([ev.GameBegan()])
        assert len(await receiver.hears(1)) == 1
        assert receiver.refused == 2

    with_webhook(tmp_path, receiver.address, work)


async def turns(room: Room, count: int) -> None:
    await room.give([ev.GameBegan()])
    for _ in range(count):
        await play_until_the_other_decides(room)


def test_where_nobody_listens_it_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "WAITS", (0.0, 0.0))

    async def work(services: Services) -> None:
        await turns(await table_of_two(services), 1)
        while caplog.text.count("not delivered to 127.0.0.1") < 2:
            await asyncio.sleep(0.01)

    with_webhook(tmp_path, f"http://127.0.0.1:{free_port()}/hook/k3y", work)
    assert "k3y" not in caplog.text


def test_play_does_not_wait_for_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "WAITS", (10 * PATIENCE,))
    monkeypatch.setattr(module, "QUEUE", 1)

    async def work(services: Services) -> None:
        await turns(await table_of_two(services), 6)

    with_webhook(tmp_path, "http://127.0.0.1:9/hook/k3y", work)
    assert "nobody takes calls at 127.0.0.1: one is dropped" in caplog.text


@pytest.mark.parametrize("address", ["file:///etc/passwd", "games.example/hook", "http://", "ftp://games.example"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadAddress, match="begins with"):
        check_address(address)


def test_a_wrong_address_is_told_in_a_line(tmp_path: Path) -> None:
    for option in ("--turn-webhook", "--address"):
        ran = cosmodrome("serve", "--no-browser", "--data", str(tmp_path), option, "nowhere")
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert "begins with http://" in ran.err

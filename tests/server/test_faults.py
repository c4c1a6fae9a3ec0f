"""What nobody expected: told to the log with its traceback, counted, answered in a line; the server goes on."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from cosmodrome.core.message import say
from cosmodrome.server.faults import SORRY
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.refused import LONGEST_REASON, closing_reason
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live import room as rooms_room
from cosmodrome.server.live.room import Settings
from cosmodrome.server.thinking.backlog import Client
from cosmodrome.table import commands
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from tests.server.serving import Page, Server, serving
from tests.server.test_trouble import open_room, with_services
from tests.words import english

SECRET = "the key under the mat"


class Broken:
    """An application in this process, where things can be made to fail."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.address = address
        self.services: Services = app.state.services

    def faults(self) -> float:
        lines = httpx.get(f"{self.address}/metrics").raise_for_status().text.splitlines()
        return float(next(line for line in lines if line.startswith("cosmodrome_faults_total")).split()[1])


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Broken]:
    app = create_app(Config(data=tmp_path, settings=Settings(bot_delay=0.0)))
    with serving(app) as address:
        yield Broken(app, address)


def fail(*_: Any, **__: Any) -> Any:
    raise ValueError(f"{SECRET}\nand where it lies")


async def fail_later(*_: Any, **__: Any) -> Any:
    fail()


def check_told(caplog: pytest.LogCaptureFixture, what: str) -> None:
    records = [record for record in caplog.records if record.getMessage().startswith(what)]
    assert len(records) == 1, caplog.text
    assert records[0].levelno == logging.ERROR
    assert records[0].exc_info is not None
    assert f"ValueError: {SECRET}" in caplog.text
    assert "in fail" in caplog.text, "the traceback says where"


def test_a_request_that_fails(
    broken: Broken, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = broken.faults()
    monkeypatch.setattr(broken.services.store, "cards_of", fail_later)
    page = Page(broken)
    answer = page.http.get("/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"detail": english(None, SORRY), "message": {"say": SORRY.id}})
    check_told(caplog, "request failed, method GET, path /api/tables")
    assert broken.faults() == before + 1
    assert page.http.get("/api/me").status_code == 200


def test_a_refusal_is_no_fault(broken: Broken, caplog: pytest.LogCaptureFixture) -> None:
    before, page = broken.faults(), Page(broken)
    body = {"game": "template", "seats": 9}
    assert page.http.post("/api/tables", json=body).status_code == 400
    assert page.http.post("/api/tables", json=body | {"game": "chess"}).status_code == 400
    assert page.http.get("/api/tables/nowhere").status_code == 404
    assert broken.faults() == before
    assert not caplog.records


def test_who_leaves_before_the_end_of_a_request_is_no_fault(broken: Broken, caplog: pytest.LogCaptureFixture) -> None:
    before, page = broken.faults(), Page(broken)
    cookies = "; ".join(f"{name}={value}" for name, value in page.http.cookies.items())
    address = httpx.URL(broken.address)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nCookie: {cookies}\r\n"
    with socket.create_connection((address.host, address.port)) as caller:
        caller.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
    assert page.http.get("/api/me").status_code == 200
    assert broken.faults() == before
    assert not caplog.records


def test_a_command_that_fails(
    broken: Broken, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before, page = broken.faults(), Page(broken, "Mira")
    table = page.open_table("template", "you", "random")
    with page.sit(table["id"]) as seat:
        with monkeypatch.context() as patch:
            patch.setitem(commands.RESPONSES, p.Say, fail)
            answer = seat.ask("Say", text="hello")
        assert (answer["kind"], answer["refusal"]["clause"]) == ("Refused", "table")
        assert SECRET not in str(answer)
        assert seat.ask("Say", text="hello")["kind"] == "Accepted", "the same page goes on"
    check_told(caplog, f"command failed, table {table['id']}, command Say")
    assert broken.faults() == before + 1


def test_a_page_that_cannot_be_shown_anything(
    broken: Broken, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before, page = broken.faults(), Page(broken, "Mira")
    table = page.open_table("template", "you", "random")
    with monkeypatch.context() as patch:
        patch.setattr(rooms_room, "hello", fail)
        with pytest.raises(ConnectionClosed) as closed:
            page.sit(table["id"])
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, closing_reason(SORRY))
    check_told(caplog, f"page failed, table {table['id']}")
    assert broken.faults() == before + 1
    assert page.sit(table["id"]).showing["own_seats"] == [0]


def test_a_reason_that_is_too_long_for_a_socket_is_cut() -> None:
    short, long = say("watch-damaged", damage=say("damage-missing", row=2)), say("no-lesson", game="x" * 200, lesson="")
    written = '{"say":"watch-damaged","args":{"damage":{"say":"damage-missing","args":{"row":2}}}}'
    assert closing_reason(short) == written
    assert closing_reason(long) == english(None, long)[:LONGEST_REASON]


def test_a_clock_that_fails_runs_out_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        failures = iter([True])
        monkeypatch.setattr(rooms_room, "STUMBLE", 0.01)
        monkeypatch.setattr(rooms_room, "out_of_time", lambda *_: fail() if next(failures, False) else [])
        monkeypatch.setattr(room.table.clock, "next_flag", lambda: (0.0, 0))
        room._stirred.set()
        while not caplog.records:
            await asyncio.sleep(0.01)
        assert room._driver is not None
        assert not room._driver.done()

    with_services(tmp_path, work)
    check_told(caplog, "table stumbled")


def test_work_in_the_background_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(services: Services) -> None:
        room = await open_room(services, "random", "random")
        await room.give([ev.GameBegan()])
        monkeypatch.setattr(services.thinker, "run", fail_later)
        chances = services.analyst.chances(room.table, Client("ada", "here"))
        while not chances.done:
            await asyncio.sleep(0.01)

    with_services(tmp_path, work)
    check_told(caplog, "chances not worked out")


def test_a_running_server_tells_its_faults_on_stderr(tmp_path: Path) -> None:
    said = tmp_path / "stderr"
    with said.open("wb") as stderr:
        server = Server(tmp_path / "data").start(stderr)
        page = Page(server, "Mira")
        with closing(sqlite3.connect(server.data / "cosmodrome.sqlite")) as base:
            base.execute("DROP TABLE seats")
        answer = page.http.get("/api/tables")
        assert (answer.status_code, answer.json()) == (
            500,
            {"detail": english(None, SORRY), "message": {"say": SORRY.id}},
        )
        assert "cosmodrome_faults_total 1.0" in page.http.get("/metrics").text
        assert server.stop() == 0
    text = said.read_text()
    assert "ERROR cosmodrome.server.faults: request failed, method GET, path /api/tables" in text
    assert "Traceback (most recent call last)" in text
    assert "no such table: seats" in text

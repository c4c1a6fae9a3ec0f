"""Nonsense through every door of the server: one plain line back, no fault, no traceback, no forged line in the log."""

from __future__ import annotations

import http.client
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import cosmodrome
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.run import LogLines
from cosmodrome.server.http.services import Config
from cosmodrome.server.live.connection import NOT_UNDERSTOOD, TOO_LARGE
from cosmodrome.server.live.room import Settings
from tests.nonsense import JSON, NAMES
from tests.server.serving import PATIENCE, Page, Server, serving

HOLE = b"%"
"""Where a document gets its nonsense."""
HARMLESS = re.compile(
    r"\d{4}-\d\d-\d\d [\d:,]+ (WARNING|ERROR) uvicorn\.error: "
    r"(Invalid HTTP request received|Invalid UTF-8 sequence received from client)\."
)
"""All that a server may log here: some requests are no HTTP at all."""
NOT_UTF8 = 1007


class Target:
    """A running server with a table and somebody who sits there; everything it logs is read."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server = server
        self.log = log
        self.read = 0
        self.page = Page(server, "Mira")
        self.table = self.page.open_table("template", "you", "random")["id"]
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.page.http.cookies.items())

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Written by hand, since other clients correct what they send."""
        wanted = {"Host": f"127.0.0.1:{self.server.port}", "Cookie": self.cookie, "Content-Type": "application/json"}
        if body is not None:
            wanted["Content-Length"] = str(len(body))
        lines = [
            f"{method} {path} HTTP/1.1",
            *(f"{name}: {value}" for name, value in {**wanted, **(headers or {})}.items()),
        ]
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            connection.connect()
            connection.sock.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + (body or b""))
            answer = http.client.HTTPResponse(connection.sock, method=method)
            answer.begin()
            return answer.status, answer.read()
        finally:
            connection.close()

    def check(self) -> None:
        """It goes on, and has had nothing to tell since the last time."""
        assert self.page.http.get("/health").json()["ok"]
        lines = self.log.read_text(errors="replace").splitlines()
        new, self.read = lines[self.read :], len(lines)
        assert [line for line in new if not HARMLESS.fullmatch(line)] == []


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("nonsense")
    with (folder / "log").open("wb") as log:
        server = Server(folder / "data").start(log)
        yield Target(server, folder / "log")
        server.stop()


def check_plain(status: int, answer: bytes) -> None:
    """Whatever was refused is refused in one line."""
    assert status < 500, (status, answer[:200])
    if status >= 400 and answer != b"Invalid HTTP request received.":
        detail = json.loads(answer)["detail"]
        assert detail
        assert len(detail.splitlines()) == 1


def saved(**parts: Any) -> bytes:
    """A save file that was played to its end, with a hole in it."""
    match = cosmodrome.new("template", seats=2, seed=3, players=["Ada", "Ben"])
    while match.outcome is None:
        match.play(match.awaiting[0], match.offers(match.awaiting[0])[0])
    return json.dumps({**json.loads(match.dump()), **parts}).replace('"HOLE"', "%").encode()


DOCUMENTS: list[tuple[str, bytes]] = [
    ("/api/me", b"%"),
    ("/api/me", b'{"name": %}'),
    ("/api/me", b'{"name": "Mira", "more": %}'),
    ("/api/me/sleep", b'{"sleep": %}'),
    ("/api/me/sleep", b'{"sleep": {"start": %, "end": 420, "offset": 0}}'),
    ("/api/me/recover", b'{"token": %}'),
    ("/api/network", b'{"on": [%]}'),
    ("/api/tables", b"%"),
    ("/api/tables", b'{"game": %, "seats": 2}'),
    ("/api/tables", b'{"game": "template", "seats": %}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "options": %}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "options": {"timer": %}}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "options": {%: "on"}}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "bots": %}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "bots": [%, "you"]}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "pace": %}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "pace": {"bank": %, "increment": 1}}'),
    ("/api/tables", b'{"game": "template", "seats": 2, "name": %, "public": true}'),
    ("/api/tables/lesson", b'{"game": "template", "lesson": %}'),
    ("/api/tables/redeem", b'{"token": %}'),
    ("/api/tables/TABLE/branch", b'{"ply": %}'),
    ("/api/tables/TABLE/rematch", b"%"),
    ("/api/tables/TABLE/ticket/0", b"%"),
    ("/api/replays", b"%"),
    *(("/api/replays", saved(**{part: "HOLE"})) for part in json.loads(saved())),
    ("/api/replays", saved(actions=[[0, "HOLE"]])),
    ("/api/replays", saved(actions=[["HOLE", {}]])),
    ("/api/replays", saved(actions=[[0, {"kind": "ChooseFuel", "strength": "HOLE"}]])),
    ("/api/replays", saved(players=["HOLE", "Ben"])),
    ("/api/replays", saved(options={"timer": "HOLE"})),
]


@pytest.mark.parametrize(("path", "document"), DOCUMENTS, ids=lambda value: str(value)[:60])
def test_documents(target: Target, path: str, document: bytes) -> None:
    for nonsense in JSON.values():
        check_plain(*target.ask("POST", path.replace("TABLE", target.table), document.replace(HOLE, nonsense)))
    target.check()


def test_deep_documents_are_refused_in_words(target: Target) -> None:
    for path in ("/api/me", "/api/tables", "/api/replays"):
        status, answer = target.ask("POST", path, JSON["brackets"])
        assert status == 400
        assert "nested too deeply" in json.loads(answer)["detail"]
        status, answer = target.ask("POST", path, JSON["not UTF-8"])
        assert status == 400
        assert "not UTF-8" in json.loads(answer)["detail"]


PLACES = [
    "/{}",
    "/assets/{}",
    "/assets/x/{}.js",
    "/art/{}",
    "/t/{}",
    "/replay/{}",
    "/learn/{}",
    "/games/{}",
    "/recover/{}",
    "/api/{}",
    "/api/games/{}",
    "/api/schema/{}",
    "/api/tables/{}",
    "/api/tables/{}/save",
    "/api/tables/{}/replay",
    "/api/tables/{}/chances",
    "/api/tables/{}/ticket/0",
    "/api/tables/TABLE/ticket/{}",
    "/api/tables/TABLE/replay?seat={}",
    "/api/tables/TABLE/replay?{}=1",
    "/api/qr?text={}",
    "/api/qr?{}",
    "/health?{}={}",
]


@pytest.mark.parametrize("place", PLACES)
def test_addresses(target: Target, place: str) -> None:
    for name in NAMES.values():
        path = place.replace("TABLE", target.table).replace("{}", name)
        for method in ("GET", "POST", "HEAD", "PUT"):
            status, answer = target.ask(method, path, b"" if method in {"POST", "PUT"} else None)
            is_page = answer.startswith((b"<", b"\n"))
            check_plain(status, b'{"detail": "a page"}' if is_page or method == "HEAD" else answer)
            assert b"root:" not in answer
    target.check()


@pytest.mark.parametrize("name", [name for name in NAMES.values() if not name.startswith("..")])
def test_a_file_that_is_not_there(target: Target, name: str) -> None:
    for folder in ("assets", "art"):
        status, answer = target.ask("GET", f"/{folder}/{name}")
        assert status == 404
        check_plain(status, answer)
    target.check()


HEADERS = {
    "Cookie": ["cosmodrome=\0", "cosmodrome=%00", "cosmodrome=\xff", "cosmodrome=.", "=;=", "a" * 5_000, "[" * 5_000],
    "Origin": ["http://[", "http://]:", "null", "\xff", "http://" + "a" * 5_000, "http://%00", ""],
    "Host": ["[", "]", "", "\xff", "a" * 5_000, "127.0.0.1:" + "9" * 400, "[::1", "%00", "127.0.0.1%0a"],
    "Content-Type": ["", "\xff", "application/json; charset=\xff", "multipart/form-data", "application/x-msgpack"],
    "Content-Length": ["-1", "1e400", "9" * 400],
    "X-Forwarded-For": ["\xff", "%0a", "a" * 5_000],
    "Accept": ["\xff", "a/b/c;q=1e400", "a" * 5_000],
    "Range": ["bytes=0-" + "9" * 400, "bytes=\xff"],
    "If-None-Match": ["\xff"],
    "Transfer-Encoding": ["nonsense"],
}


@pytest.mark.parametrize("name", HEADERS)
def test_headers(target: Target, name: str) -> None:
    for value in HEADERS[name]:
        for method, path in (("GET", "/"), ("GET", "/theme.js"), ("GET", "/api/me"), ("POST", "/api/me")):
            body = b'{"name": "Mira"}' if method == "POST" else None
            status, answer = target.ask(method, path, body, {name: value})
            check_plain(status, answer if status >= 400 else b"")
    target.check()


TOKENS = ["", ".", "..", "a.b.c", "\u0000", "é", "WzFd.x.y", "=" * 600, "[" * 600]


@pytest.mark.parametrize("path", ["/api/me/recover", "/api/tables/redeem"])
def test_tokens(target: Target, path: str) -> None:
    for token in TOKENS:
        status, answer = target.ask("POST", path, json.dumps({"token": token}).encode())
        assert status == 400
        assert "no longer valid" in json.loads(answer)["detail"]
    target.check()


COMMANDS = [
    b"%",
    b'{"kind": %, "key": "k"}',
    b'{"kind": "Refresh", "key": %}',
    b'{"kind": "Say", "key": "k", "text": %}',
    b'{"kind": "Sit", "key": "k", "seat": %}',
    b'{"kind": "SeatBot", "key": "k", "seat": 0, "bot": %}',
    b'{"kind": "Act", "key": "k", "seat": 0, "at": %, "action": {}}',
    b'{"kind": "Act", "key": "k", "seat": 0, "at": 99, "action": %}',
    b'{"kind": "Act", "key": "k", "seat": 0, "at": 99, "action": {"kind": %}}',
    b'{"kind": "Act", "key": "k", "seat": 0, "at": 99, "action": {"kind": "ChooseFuel", "strength": %}}',
    b'{"kind": "Act", "key": "k", "seat": 0, "at": 99, "action": {%: 1}}',
]


def answer_to(target: Target, message: bytes, *, text: bool = True) -> int:
    """The code with which the server closes, or 0 where it answers and goes on."""
    address = f"ws://127.0.0.1:{target.server.port}/api/tables/{target.table}/live"
    with connect(address, additional_headers={"Cookie": target.cookie}) as socket:
        socket.recv(PATIENCE)
        try:
            socket.send(message, text=text)
            while json.loads(socket.recv(PATIENCE))["kind"] not in {"Accepted", "Refused", "Hello", "News"}:
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
        return 0


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.decode()[:70])
def test_commands(target: Target, command: bytes) -> None:
    for nonsense in JSON.values():
        code = answer_to(target, command.replace(HOLE, nonsense))
        assert code in {0, NOT_UNDERSTOOD, TOO_LARGE, NOT_UTF8}
    target.check()


def test_commands_that_are_not_understood(target: Target) -> None:
    for name in ("some brackets", "nearly too many brackets", "raw NUL", "lone surrogate", "1e400", "nothing", "list"):
        assert answer_to(target, JSON[name]) == NOT_UNDERSTOOD
    assert answer_to(target, b"\xff\0", text=False) == NOT_UNDERSTOOD
    assert answer_to(target, JSON["brackets"]) == TOO_LARGE
    assert answer_to(target, JSON["not UTF-8"]) == NOT_UTF8
    target.check()


def test_sockets_at_tables_that_are_not_there(target: Target) -> None:
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    for name in NAMES.values():
        status, _ = target.ask("GET", f"/api/tables/{name}/live", headers=upgrade)
        assert 400 <= status < 500
    for origin in HEADERS["Origin"][:-1]:
        status, _ = target.ask("GET", f"/api/tables/{target.table}/live", headers={**upgrade, "Origin": origin})
        assert 400 <= status < 500
    target.check()


def test_no_entry_of_the_log_is_forged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by an address nor by what an error says."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(LogLines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    monkeypatch.setattr(logging.getLogger("cosmodrome"), "handlers", [handler])
    app = create_app(Config(data=tmp_path, settings=Settings(limited=False)))

    async def fail(_: str) -> None:
        raise ValueError("wrong\n2026-01-01 00:00:00,000 ERROR forged")

    with serving(app) as address:
        monkeypatch.setattr(app.state.services.rooms, "get", fail)
        path = f"/api/tables/x{NAMES['line end'][:20]}"
        connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
        connection.request("GET", path)
        assert connection.getresponse().status == 500
        connection.close()
    first, *rest = written.getvalue().splitlines()
    assert re.match(
        r"\S+ \S+ ERROR cosmodrome\.server\.faults: request failed, method GET, path /api/tables/x\\n2026", first
    )
    assert any("ERROR forged" in line for line in rest)
    assert all(line.startswith("  ") for line in rest)

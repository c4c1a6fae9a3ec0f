"""A real server in a process of its own, and pages that talk to it, for tests."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Protocol, Self

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.server.live.transport import PageProtocol

PATIENCE = 30.0
STARTING = 120.0
"""Seconds that a server may need to start on a busy machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`cosmodrome serve` on a data folder; can be killed and started again.

    Any rate is allowed unless it is `limited`: all tests come from one address, and quick machines ask quickly.
    Bots act at once, and what they do is told together; with a `bot_delay` they act one by one. `python` may be that of
    another release.
    """

    def __init__(
        self,
        data: Path,
        grace: float = 60.0,
        database: str = "",
        limited: bool = False,
        bot_delay: float = 0.0,
        python: str = sys.executable,
    ) -> None:
        self.data = data
        self.python = python
        self.database = database
        self.grace = grace
        self.limited = limited
        self.bot_delay = bot_delay
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, stderr: IO[bytes] | None = None) -> Self:
        command = [self.python, "-m", "cosmodrome", "serve", "--no-browser", "--port", str(self.port)]
        command += [] if self.limited else ["--unlimited"]
        paces = {"COSMODROME_BOT_DELAY": str(self.bot_delay), "COSMODROME_BOT_RACE": "0.1"}
        environment = {**os.environ, **paces, "COSMODROME_GRACE": str(self.grace)}
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), "--database", self.database], env=environment, stderr=stderr
        )
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(app: Litestar) -> Iterator[str]:
    """An application in a thread of this process; its address."""
    port = free_port()
    proxied = app.state.services.config.secure
    config = uvicorn.Config(
        app,
        port=port,
        log_level="error",
        ws=PageProtocol,
        proxy_headers=proxied,
        timeout_graceful_shutdown=1,  # as in `run.py`, only sooner: some pages wait for what they may ask for
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not end"


class LocalServer:
    """A server in this process, limited as it would be for guests, whose services a test can look into."""

    def __init__(self, folder: Path, *, secure: bool = False, page: Path | None = None, **settings: Any) -> None:
        found = Settings(bot_delay=0, **settings)
        self.app = create_app(Config(data=folder, settings=found, secure=secure, page=page))
        self.services: Services = self.app.state.services
        self.address = ""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.app.on_startup.append(self._note_loop)

    async def _note_loop(self) -> None:
        self.loop = asyncio.get_running_loop()

    @contextmanager
    def open(self) -> Iterator[Self]:
        with serving(self.app) as self.address:
            yield self

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something of the server's own, in its own thread."""
        assert self.loop is not None
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def room(self, table_id: str) -> Room:
        return self.services.rooms.rooms[table_id]


class Reachable(Protocol):
    @property
    def address(self) -> str: ...


class Page:
    """A person's browser, without the pictures."""

    def __init__(self, server: Reachable, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.me = self.http.get("/api/me").raise_for_status().json()
        if name:
            self.me = self.http.post("/api/me", json={"name": name}).raise_for_status().json()

    def open_table(self, game: str = "template", *bots: str | None, begin: bool = True, **more: Any) -> dict[str, Any]:
        body = {"game": game, "seats": len(bots), "bots": list(bots), "begin": begin, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def sit(self, table: str) -> Seat:
        return Seat(self, table)

    def replay(self, table: str, **params: Any) -> dict[str, Any]:
        return whole_replay(self.http, table, **params)


def whole_replay(client: httpx.Client, table: str, **params: Any) -> dict[str, Any]:
    """All pages of a replay put together."""
    path = f"/api/tables/{table}/replay"
    whole: dict[str, Any] = client.get(path, params=params).raise_for_status().json()
    while len(whole["frames"]) < whole["total"]:
        more = {**params, "start": len(whole["frames"])}
        whole["frames"] += client.get(path, params=more).raise_for_status().json()["frames"]
    return whole


class Seat:
    """A live connection to one table; `heard` keeps every message as it came."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.heard: list[dict[str, Any]] = []
        cookie = "; ".join(f"{name}={value}" for name, value in page.http.cookies.items())
        address = page.server.address.replace("http", "ws")
        self.opened = connect(f"{address}/api/tables/{table}/live", additional_headers={"Cookie": cookie})
        self.socket: ClientConnection = self.opened.__enter__()
        self.hello = self.hear("Hello")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opened.__exit__(kind, error, trace)

    def listen(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        return message

    def hear(self, *kinds: str, key: str = "") -> dict[str, Any]:
        """The next message of one of these kinds (with this key)."""
        while True:
            message = self.listen()
            if message["kind"] in kinds and (not key or message.get("key") == key):
                return message

    def say(self, kind: str, key: str = "", **fields: Any) -> str:
        name = key or uuid.uuid4().hex
        self.socket.send(json.dumps({"kind": kind, "key": name, **fields}))
        return name

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer."""
        key = self.say(kind, **fields)
        return self.hear("Accepted", "Refused", "Hint", "Composed", key=key)

    @property
    def latest(self) -> dict[str, Any]:
        """The newest full message: number and showing."""
        return next(message for message in reversed(self.heard) if "showing" in message and "number" in message)

    @property
    def showing(self) -> dict[str, Any]:
        found: dict[str, Any] = self.latest["showing"]
        return found

    def act(self, offer: int = 0) -> dict[str, Any]:
        """Does an offer of the first decision that waits for this page."""
        asking = self.showing["decisions"][0]
        action = asking["offers"][offer % len(asking["offers"])]["action"]
        return self.ask("Act", seat=asking["seat"], action=action, at=self.latest["number"])

    def wait_for_turn(self) -> bool:
        """True once something is asked of this page, False once the game is over."""
        while not self.showing["decisions"]:
            if self.showing["stage"] == "over":
                return False
            self.listen()
        return True

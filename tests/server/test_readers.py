"""Pages that do not read what they are sent: the server holds little for them, and not for long."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cosmodrome.server.live import connection as connection_module
from cosmodrome.server.live.connection import Connection
from tests.server.serving import PATIENCE, LocalServer, Page
from tests.server.test_guests import until

CAP = 600_000
LINES = 400
"""Enough of a chat that everything at once, a Hello, is large."""


class Deaf:
    """A connection that talks and never listens."""

    def __init__(self, server: LocalServer, table: str) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self.socket.settimeout(PATIENCE)

    def say(self, kind: str, key: str) -> bool:
        """False once the server has cut the wire."""
        data = json.dumps({"kind": kind, "key": key}).encode()
        head = struct.pack("!BB", 0x81, 0x80 | len(data)) + b"\0\0\0\0"
        try:
            self.socket.sendall(head + data)
        except OSError:
            return False
        return True


@contextmanager
def crowded(folder: Path) -> Iterator[tuple[LocalServer, Page, str]]:
    """A table with a long chat."""
    with LocalServer(folder, limited=False).open() as server:
        page = Page(server, "Mira")
        table = page.open_table("template", "you", None, begin=False, public=True)["id"]
        with page.sit(table) as seat:
            for number in range(LINES):
                seat.ask("Say", text=f"{number} " + "x" * 380)
        yield server, page, table


def deaf_connection(server: LocalServer, table: str) -> Connection:
    until(lambda: bool(server.room(table).connections))
    (connection,) = server.room(table).connections
    assert isinstance(connection, Connection)
    return connection


def test_asking_for_everything_without_reading_it_costs_little_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_module, "MOST_WAITING", CAP)
    monkeypatch.setattr(connection_module, "STALLED", 1.0)
    with crowded(tmp_path) as (server, page, table):
        deaf = Deaf(server, table)
        connection, held = deaf_connection(server, table), 0
        deadline, number = time.monotonic() + PATIENCE, 0
        while deaf.say("Refresh", f"k{number}") and time.monotonic() < deadline:
            number += 1
            held = max(held, connection.waiting)
            time.sleep(0.002)
        assert time.monotonic() < deadline, "it was never cut off"
        assert number > 50
        assert 0 < held <= CAP
        until(lambda: not server.room(table).connections)
        assert connection.waiting == 0
        with page.sit(table) as seat:
            assert seat.ask("Say", text="the table goes on")["kind"] == "Accepted"


def test_whoever_is_too_many_bytes_behind_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every refusal comes with all that can be seen; nobody waits here for a stalled page to be given up."""
    monkeypatch.setattr(connection_module, "MOST_WAITING", CAP)
    with crowded(tmp_path) as (server, _, table):
        deaf = Deaf(server, table)
        connection, held, number = deaf_connection(server, table), 0, 0
        while deaf.say("Begin", f"k{number}") and number < 100_000:
            number += 1
            held = max(held, connection.waiting)
        assert number < 100_000, "it was never cut off"
        assert 0 < held <= CAP
        until(lambda: not server.room(table).connections)


def test_whoever_misbehaves_and_does_not_read_goes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of farewell cannot be sent there, and nobody waits for that."""
    monkeypatch.setattr(connection_module, "PARTING", 0.2)
    with crowded(tmp_path) as (server, _, table):
        deaf = Deaf(server, table)
        connection = deaf_connection(server, table)
        until(lambda: deaf.say("Refresh", "k") and connection.wire.waiting > 0)
        deaf.say("Nonsense", "k")
        until(lambda: connection not in server.room(table).connections)
        until(lambda: not deaf.say("Refresh", "k"))


def test_whoever_reads_gets_each_answer(tmp_path: Path) -> None:
    with crowded(tmp_path) as (_, page, table), page.sit(table) as seat:
        for _ in range(5):
            seat.say("Refresh")
            assert len(seat.hear("Hello")["chat"]) == LINES

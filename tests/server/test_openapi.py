"""schemathesis throws everything the OpenAPI allows, and much that it does not, at a server without rate limits."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from cosmodrome.server.app import create_app
from cosmodrome.server.room import Settings
from cosmodrome.server.services import Config
from tests.server.serving import PATIENCE, free_port


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    port = free_port()
    app = create_app(Config(data=tmp_path, settings=Settings(limited=False)))
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(PATIENCE)


def test_nothing_makes_the_server_fail(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        client.get("/api/me").raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    command = ["run", f"{address}/api/schema/openapi.json", "--checks", "not_a_server_error", "--max-examples", "15"]
    done = subprocess.run(
        [str(Path(sys.executable).with_name("schemathesis")), *command, "--header", f"Cookie: {cookie}", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout[-4_000:]

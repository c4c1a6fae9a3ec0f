"""schemathesis throws everything the OpenAPI allows, and much that it does not, at a server without rate limits."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import LitestarDeprecationWarning

from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config
from cosmodrome.server.live.room import Settings
from tests.server.serving import serving


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(create_app(Config(data=tmp_path, settings=Settings(limited=False)))) as address:
        yield address


def test_the_application_uses_nothing_that_its_framework_will_drop(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", LitestarDeprecationWarning)
        create_app(Config(data=tmp_path))


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

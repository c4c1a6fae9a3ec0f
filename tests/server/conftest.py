"""One server for the tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Page, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


@pytest.fixture
def page(server: Server) -> Page:
    return Page(server, "Mira")

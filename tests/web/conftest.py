"""A real Chromium against a real server. Pictures of every page go to a folder that git does not keep."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import Server
from tests.web.visits import PATIENCE

PICTURES = Path(__file__).parent.parent.parent / "build" / "pictures"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """Named in the environment, on the path, or Playwright's own (None)."""
    named = os.environ.get("COSMODROME_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of this folder, closed before any other: Playwright's event loop runs as long as it is open.

    A test that runs a loop of its own in the same process could not do so meanwhile.
    """
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def pictures() -> Path:
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES

"""A real Chromium against a real server. Pictures of every page go to a folder that git does not keep."""

from __future__ import annotations

import os
import shutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import Server
from tests.web.visits import PATIENCE

PICTURES = Path(__file__).parent.parent.parent / "build" / "pictures"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """Named in the environment, on the path, or Playwright's own (None)."""
    named = os.environ.get("COSMODROME_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test for several sizes of window runs at one of them by default, some on a phone; the other sizes are long."""
    sizes: dict[tuple[Path, str], dict[str, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        if isinstance(item, pytest.Function) and (size := _params(item).get("size")):
            sizes[item.path, item.originalname][repr(size)].append(item)
    for (_, name), found in sizes.items():
        kept = sorted(found)[crc32(name.encode()) % len(found)]
        for item in [item for size in found if size != kept for item in found[size]]:
            item.add_marker(pytest.mark.long)


def _params(item: pytest.Function) -> dict[str, object]:
    return item.callspec.params if hasattr(item, "callspec") else {}


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

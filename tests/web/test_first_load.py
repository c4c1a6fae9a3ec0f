"""What a first visitor waits for: everything that comes until the lobby is complete, as the server sends it."""

from __future__ import annotations

from threading import Event

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from tests.server.serving import Server
from tests.web.visits import DESKTOP, PATIENCE, PHONE, visiting

MOST = 300_000
"""Bytes, compressed."""


def size_of(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page = context.new_page()
    came: list[Request] = []

    def note(request: Request) -> None:
        came.append(request)

    page.on("requestfinished", note)
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    sizes = {request.url: size_of(request) for request in came}
    assert any(url.endswith(".woff2") for url in sizes), "the font is part of it"
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda each: -each[1])
    context.close()


NOTE_SHIFTS = """new PerformanceObserver((list) => {
  window.shifts = (window.shifts ?? []).concat(list.getEntries().map((entry) => entry.value))
}).observe({ type: 'layout-shift', buffered: true })"""

LATE = ("**/api/games*", "**/api/bots*", "**/api/daily*", "**/api/tables*")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("latest", LATE)
def test_nothing_moves_while_the_lobby_loads(
    browser: Browser, server: Server, latest: str, size: dict[str, int]
) -> None:
    """Whatever comes last has room kept for it."""
    with visiting(browser, server.address, size, touch=size == PHONE) as visit:
        page = visit.page
        page.add_init_script(NOTE_SHIFTS)
        held: list[Route] = []
        passing = Event()

        def hold(route: Route) -> None:
            if passing.is_set():
                route.continue_()
            else:
                held.append(route)

        page.route(latest, hold)
        visit.open()
        visit.wait_until(lambda: held, f"a request for {latest}")
        page.wait_for_timeout(1000)
        passing.set()
        for route in held:
            route.continue_()
        expect(page.get_by_role("button", name="Play vs bots")).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        assert sum(page.evaluate("window.shifts ?? []")) < 0.01

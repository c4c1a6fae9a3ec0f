"""What a first visitor waits for: everything that comes until the lobby is complete, as the server sends it."""

from __future__ import annotations

from playwright.sync_api import Browser, Request, expect

from tests.server.serving import Server
from tests.web.visits import DESKTOP, PATIENCE

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

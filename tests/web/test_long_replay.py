"""The replay of a long game: its beginning is shown at once, the rest comes meanwhile, and any moment can be sought."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.long_games import long_save
from tests.server.serving import STARTING, Server
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, scrolls_sideways, visiting


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    with httpx.Client(base_url=server.address, timeout=STARTING) as somebody:
        somebody.get("/api/me").raise_for_status()
        return str(somebody.post("/api/replays", content=long_save(300)).raise_for_status().json()["id"])


class Held:
    """Pages of the replay from this moment on, held back until they are let through."""

    def __init__(self, page: Page, first: int) -> None:
        self.first = first
        self.routes: list[Route] = []
        self.is_open = False
        page.route(re.compile(r"/replay\?"), self._hold)

    def _hold(self, route: Route) -> None:
        start = int(parse_qs(urlsplit(route.request.url).query)["start"][0])
        if start >= self.first and not self.is_open:
            self.routes.append(route)
        else:
            route.continue_()

    def let_through(self) -> None:
        self.is_open = True
        for route in self.routes:
            route.continue_()


def moves_of(visit: Visit) -> int:
    said = visit.page.locator(".count").inner_text()
    return int(said.rpartition(" ")[2].replace(",", ""))


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "desktop"), (PHONE, "phone")])
def test_the_beginning_is_there_before_the_rest(
    browser: Browser, server: Server, table: str, pictures: Path, size: dict[str, int], name: str
) -> None:
    with visiting(browser, server.address, size, touch=size is PHONE) as visit:
        held = Held(visit.page, 1)
        visit.open(f"/replay/{table}")
        expect(visit.page.locator("[data-board]")).to_be_visible(timeout=PATIENCE)
        expect(visit.page.locator(".count")).to_contain_text("% loaded")
        expect(visit.page.get_by_role("progressbar")).to_have_count(0)
        last = moves_of(visit)
        visit.page.get_by_role("button", name="Next move").click()
        expect(visit.page.locator(".count")).to_contain_text("Move 1 of")
        visit.page.screenshot(path=pictures / f"long-replay-{name}.png")
        visit.page.get_by_role("button", name="Last move").click()
        expect(visit.page.get_by_role("status").filter(has_text="Loading")).to_contain_text(f"of {last:,} moves")
        assert not scrolls_sideways(visit)
        visit.page.screenshot(path=pictures / f"long-replay-{name}-waiting.png")
        held.let_through()
        expect(visit.page.get_by_role("progressbar")).to_have_count(0, timeout=4 * PATIENCE)
        expect(visit.page.locator(".count")).to_have_text(f"Move {last:,} of {last:,}", timeout=4 * PATIENCE)
        visit.page.screenshot(path=pictures / f"long-replay-{name}-end.png")


def test_playing_goes_on_once_the_moves_are_there(browser: Browser, server: Server, table: str) -> None:
    with visiting(browser, server.address) as visit:
        held = Held(visit.page, 1)
        visit.open(f"/replay/{table}?ply=400")
        expect(visit.page.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE)
        visit.page.get_by_role("button", name="Play", exact=True).click()
        visit.page.wait_for_timeout(2_000)  # longer than a move is shown
        held.let_through()
        expect(visit.page.locator(".count")).to_contain_text("Move 402 of", timeout=4 * PATIENCE)


def test_a_link_into_the_middle_and_another_perspective(browser: Browser, server: Server, table: str) -> None:
    with visiting(browser, server.address) as visit:
        visit.open(f"/replay/{table}?ply=400")
        expect(visit.page.locator(".count")).to_contain_text("Move 400 of", timeout=PATIENCE)
        expect(visit.page.get_by_role("progressbar")).to_have_count(0, timeout=4 * PATIENCE)
        expect(visit.page.locator(".moves [aria-current='step']").first).to_be_visible()
        perspective = visit.page.get_by_role("region", name="Seen by").get_by_role("button")
        perspective.nth(2).click()
        expect(perspective.nth(2)).to_have_attribute("aria-pressed", "true", timeout=4 * PATIENCE)
        expect(visit.page.locator(".count")).to_contain_text("Move 400 of")


def test_where_the_rest_fails_it_can_be_asked_for_again(browser: Browser, server: Server, table: str) -> None:
    with visiting(browser, server.address) as visit:
        refuse = True

        def answer(route: Route) -> None:
            if refuse and "start=0" not in route.request.url:
                route.fulfill(status=503, json={"detail": "this game takes too long to be played again here"})
            else:
                route.continue_()

        visit.page.route(re.compile(r"/replay\?"), answer)
        visit.open(f"/replay/{table}?ply=500")
        expect(visit.page.get_by_role("alert")).to_have_text(
            "this game takes too long to be played again here", timeout=PATIENCE
        )
        refuse = False
        visit.page.get_by_role("button", name="Try again").click()
        expect(visit.page.get_by_role("alert")).to_have_count(0, timeout=4 * PATIENCE)
        expect(visit.page.locator(".count")).to_contain_text("Move 500 of", timeout=PATIENCE)
        visit.complaints.clear()  # the browser notes the refused request

"""Pictures of every page and dialog, dark on a desk and light on a phone, to be looked at. None scrolls sideways."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.test_access import STILL
from tests.web.visits import DESKTOP, PHONE, Visit, lost_by_the_visitor, open_table, play_on_from, visiting


class Album:
    """Pictures of one visitor, named by what they show."""

    def __init__(self, visit: Visit, folder: Path, name: str) -> None:
        self.visit, self.folder, self.name = visit, folder, name

    def take(self, what: str) -> None:
        page = self.visit.page
        page.evaluate("document.fonts.ready")
        page.evaluate(STILL)
        page.screenshot(path=self.folder / f"{what}-{self.name}.png")
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide, f"{what} scrolls sideways"

    def take_dialog(self, what: str, opener: str) -> None:
        """What a key opens and Escape closes."""
        self.visit.page.keyboard.press(opener)
        expect(self.visit.page.get_by_role("dialog").first).to_be_visible()
        self.take(what)
        self.visit.page.keyboard.press("Escape")


@pytest.fixture(params=[(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def look(request: pytest.FixtureRequest) -> tuple[dict[str, int], str]:
    size, theme = request.param
    return size, theme


@pytest.fixture
def size(look: tuple[dict[str, int], str]) -> dict[str, int]:
    return look[0]


@pytest.fixture
def theme(look: tuple[dict[str, int], str]) -> str:
    return look[1]


def test_before_the_game(browser: Browser, server: Server, pictures: Path, size: dict[str, int], theme: str) -> None:
    with visiting(browser, server.address, size, theme=theme) as visit:
        album = Album(visit, pictures, f"{size['width']}-{theme}")
        visit.open()
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        album.take("lobby")
        album.take_dialog("create", "c")
        album.take_dialog("options", "o")
        album.take_dialog("settings", ",")
        album.take_dialog("keys", "F1")
        visit.open(open_table(visit, "galaxy-command", "you", "greedy", None, begin=False))
        expect(visit.page.get_by_text("Link (opens on this computer only)")).to_be_visible()
        album.take("gathering")
        visit.open(open_table(visit, "template", "you", "you", begin=True))
        expect(visit.page.get_by_role("button", name="I am")).to_be_visible()
        album.take("curtain")
        visit.open("/learn/galaxy-command")
        expect(visit.page.get_by_role("heading", level=1)).to_be_visible()
        album.take("learn")
        visit.open("/t/NONE")
        album.take("nowhere")
        visit.complaints.clear()  # the browser notes that there is no such table


def test_a_game(browser: Browser, server: Server, pictures: Path, size: dict[str, int], theme: str) -> None:
    with visiting(browser, server.address, size, theme=theme, confirm="never") as visit:
        album = Album(visit, pictures, f"{size['width']}-{theme}")
        visit.play_against_bots()
        visit.wait_until_asked()
        album.take("table-begin")
        match = lost_by_the_visitor("galaxy-command", 3)
        visit.open(play_on_from(visit, match.dump(), len(match.log) // 2))
        visit.wait_until_asked()
        album.take("table-middle")
        visit.page.keyboard.press("?")
        album.take("table-rules")
        visit.page.keyboard.press("l")
        album.take("table-log")
        if size == PHONE:
            visit.page.get_by_role("navigation").get_by_role("button").first.click()
        if visit.page.locator(".actions .closed .action").count():
            visit.page.locator(".actions .closed .action").first.click()
            album.take("why")
            visit.page.keyboard.press("Escape")
        visit.page.get_by_role("button", name="Menu").click()
        album.take("menu")
        visit.page.get_by_role("button", name="Leave your seat").click()
        album.take("leave")
        visit.page.keyboard.press("Escape")
        visit.open(play_on_from(visit, match.dump(), len(match.log)))
        expect(visit.page.locator("main.sheet")).to_be_visible()
        album.take("score")
        visit.page.get_by_role("button", name="Replay").click()
        visit.page.wait_for_url("**/replay/*")
        expect(visit.page.get_by_role("button", name="First move")).to_be_visible()
        visit.page.keyboard.press("Home")
        for _ in range(30):
            visit.page.keyboard.press("ArrowRight")
        album.take("replay")

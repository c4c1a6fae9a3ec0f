"""Whole games in a real browser: by mouse, by keyboard alone, by two people with a reload, watched by a third."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.visits import DESKTOP, PHONE, Visit, visiting


def test_a_whole_game_by_clicks(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        visit.play_against_bots()
        turns = 0
        while visit.wait_until_asked():
            ply = visit.ply()
            visit.offers.nth(turns % 2 if visit.offers.count() > 1 else 0).click()
            visit.page.locator(".actions footer .do button").click()
            visit.wait_for_ply(ply)
            turns += 1
        assert turns > 20
        expect(visit.page.locator("main.sheet .verdict")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        visit.open()
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_url("**/t/*")
        while visit.wait_until_asked():
            ply = visit.ply()
            visit.page.keyboard.press("1")
            visit.page.keyboard.press("Enter")
            visit.wait_for_ply(ply)
        assert visit.is_over()


def test_undo_why_and_rules(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.play_against_bots()
        visit.wait_until_asked()
        visit.page.locator(".actions .closed button").first.click()
        expect(visit.page.get_by_role("dialog")).to_contain_text("CO-3.5")
        visit.page.keyboard.press("Escape")
        visit.page.get_by_role("button", name="Bide time").click()
        visit.wait_for_ply(0)
        visit.wait_until_asked()
        visit.page.keyboard.press("u")
        expect(visit.page.get_by_role("button", name="Bide time")).to_be_visible()


def open_together(first: Visit, second: Visit) -> None:
    """The first opens a table of two and the second comes by its link."""
    first.open()
    first.page.keyboard.press("c")
    first.page.get_by_role("button", name="Create").last.click()
    first.page.wait_for_url("**/t/*")
    second.open(first.page.url.removeprefix(first.address))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_page_scrolls_sideways(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        visit.open()
        visit.page.evaluate("document.fonts.ready")
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        assert not scrolls_sideways(visit)
        visit.play_against_bots()
        visit.wait_until_asked()
        assert not scrolls_sideways(visit)


def scrolls_sideways(visit: Visit) -> bool:
    return bool(visit.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pictures_of_every_page(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int], theme: str
) -> None:
    name = f"{size['width']}-{theme}"
    with visiting(browser, server.address, size, theme=theme, confirm="never") as visit:
        visit.open()
        visit.page.wait_for_timeout(600)
        visit.page.screenshot(path=pictures / f"lobby-{name}.png")
        visit.play_against_bots()
        visit.wait_until_asked()
        visit.page.wait_for_timeout(600)
        visit.page.screenshot(path=pictures / f"table-begin-{name}.png")
        middle = pictures / f"table-middle-{name}.png"
        middle.unlink(missing_ok=True)
        while visit.wait_until_asked():
            ply = visit.ply()
            if ply >= 40 and not middle.exists():
                visit.page.screenshot(path=middle)
            visit.offers.first.click()
            visit.wait_for_ply(ply)
        visit.page.wait_for_timeout(900)
        visit.page.screenshot(path=pictures / f"score-{name}.png")

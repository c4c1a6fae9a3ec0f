"""All cards of a game at an address of their own, and over a running table with what is still to come."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PHONE, open_table, scrolls_sideways, visiting


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_are_found_and_lead_to_the_rules(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size) as visit:
        visit.open("/games/galaxy-rush")
        rows = visit.page.get_by_role("table", name="Discoveries").get_by_role("row")
        expect(rows).to_have_count(49)
        assert faults(visit) == []
        assert not scrolls_sideways(visit)
        visit.page.screenshot(path=pictures / f"components-{size['width']}.png")
        visit.page.get_by_role("searchbox").fill("season-two nothing")
        expect(visit.page.get_by_text("Nothing here contains these words.")).to_be_visible()
        visit.page.get_by_role("searchbox").fill("lodestar")
        expect(visit.page.get_by_role("status").filter(has_text="One entry")).to_be_visible()
        expect(rows.last).to_contain_text("Lodestar")
        visit.page.locator(".groups .clause").first.click()
        expect(visit.page.get_by_role("dialog").locator(".lit")).to_contain_text("GR-1.6")


def test_a_running_table_tells_what_is_still_to_come(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address) as visit:
        visit.open(open_table(visit, "galaxy-command", "you", "random", begin=True))
        assert visit.wait_until_asked()
        visit.page.keyboard.press("c")
        sheet = visit.page.get_by_role("dialog", name="Cards and components")
        expect(sheet.get_by_role("heading", name="Events that can still come this year")).to_be_visible()
        expect(sheet.get_by_role("heading", name="Technologies")).to_have_count(0)
        visit.page.screenshot(path=pictures / "components-table.png")
        assert faults(visit) == []
        sheet.locator(".clause").first.click()
        expect(visit.page.get_by_role("dialog", name="Rules").locator(".lit")).to_contain_text("CO-6.1")
        visit.page.keyboard.press("Escape")
        sheet.get_by_role("button", name="All", exact=True).click()
        expect(sheet.get_by_role("heading", name="Technologies")).to_be_visible()
        visit.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        assert visit.wait_until_asked()

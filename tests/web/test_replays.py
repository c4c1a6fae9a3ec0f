"""Replays of finished games in the browser: what was secret then, and what was still to come at a moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PHONE, Visit, arrive, lost_by_the_visitor, scrolls_sideways, visiting


def open_replay(visit: Visit, game: str, seats: int, moment: int) -> None:
    """Of a finished game, at this move."""
    arrive(visit)
    save = lost_by_the_visitor(game, seats).dump()
    answer = visit.page.request.post(f"{visit.address}/api/replays", data=save)
    assert answer.ok, answer.text()
    visit.open(f"/replay/{answer.json()['id']}?ply={moment}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_hidden_credits_and_what_was_still_to_come(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    moment = len(lost_by_the_visitor("galaxy-trucker", 2).log) * 2 // 3
    with visiting(browser, server.address, size) as visit:
        open_replay(visit, "galaxy-trucker", 2, moment)
        page = visit.page
        plate = page.get_by_role("region", name="Players").locator("#plate-1")
        expect(plate).to_contain_text("Hidden from others then")
        expect(plate.locator(".score b")).to_have_text(re.compile(r"^\d+$"))
        expect(page.get_by_role("img", name="Scores of")).to_be_visible()
        page.get_by_role("region", name="Seen by").get_by_role("button").nth(2).click()
        expect(plate).not_to_contain_text("Hidden from others then")
        page.screenshot(path=pictures / f"replay-credits-{size['width']}.png")
        page.keyboard.press("c")
        cards = page.get_by_role("dialog", name="Cards and components")
        expect(cards.get_by_role("button", name="Still to come")).to_have_attribute("aria-pressed", "true")
        expect(cards.get_by_role("row").nth(1)).to_be_visible()
        page.screenshot(path=pictures / f"replay-remaining-{size['width']}.png")
        assert faults(visit) == []
        assert not scrolls_sideways(visit)
        page.keyboard.press("Escape")
        page.keyboard.press("End")
        expect(plate).not_to_contain_text("Hidden from others then")
        page.keyboard.press("c")
        expect(cards.get_by_role("row").nth(1)).to_be_visible()
        expect(cards.get_by_role("button", name="Still to come")).to_have_count(0)

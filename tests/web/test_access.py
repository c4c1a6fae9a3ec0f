"""axe-core finds nothing serious on any page, in either theme and at either size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.visits import DESKTOP, PHONE, Visit, lost_by_the_visitor, play_on_from, visiting

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = "axe.run({ resultTypes: ['violations'] }).then(result => result.violations)"

STILL = """() => Promise.allSettled(document.getAnimations()
    .filter(each => each.playState === 'running' && Number.isFinite(each.effect.getComputedTiming().endTime))
    .map(each => each.finished)).then(() => null)"""
"""Waits for all that moves and comes to an end."""


def faults(visit: Visit) -> list[str]:
    """What axe calls serious or critical, with the place, once nothing fades in or out any more."""
    visit.page.evaluate(STILL)
    if not visit.page.evaluate("'axe' in window"):
        visit.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visit.page.evaluate(LOOK)
    return [
        f"{violation['id']}: {node['target']}"
        for violation in found
        if violation["impact"] in {"serious", "critical"}
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_no_serious_fault(browser: Browser, server: Server, size: dict[str, int], theme: str) -> None:
    with visiting(browser, server.address, size, theme=theme, confirm="never") as visit:
        visit.open()
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        assert faults(visit) == []
        visit.play_against_bots()
        assert visit.wait_until_asked()
        assert faults(visit) == []
        match = lost_by_the_visitor("galaxy-command", 2)
        visit.open(play_on_from(visit, match.dump(), len(match.log)))
        expect(visit.page.locator("main.sheet")).to_be_visible()
        assert faults(visit) == []
        visit.page.get_by_role("button", name="Replay").click()
        visit.page.wait_for_url("**/replay/*")
        expect(visit.page.get_by_role("button", name="First move")).to_be_visible()
        assert faults(visit) == []

"""The first flight of Galaxy Trucker as a lesson in a real browser: on the board where it can be, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.games.galaxy_trucker.actions import AddComponent
from cosmodrome.games.galaxy_trucker.words.lesson import FIRST_FLIGHT
from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.test_lesson import asked, coach
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, scrolls_sideways, visiting

LOOKED_AT = {4, 16, 20}


def begin(visit: Visit) -> None:
    visit.open("/learn/galaxy-trucker")
    visit.page.get_by_role("button", name="Begin the lesson").click()
    visit.page.wait_for_url("**/t/*", timeout=PATIENCE)


def read_on(visit: Visit, number: int) -> None:
    step = f"Step {number} of {len(FIRST_FLIGHT.steps)}"
    expect(coach(visit)).to_contain_text(step, ignore_case=True, timeout=PATIENCE)
    following = coach(visit).get_by_role("button", name="Next")
    while following.count():
        following.click()
    expect(asked(visit)).to_be_visible(timeout=PATIENCE)


def place(visit: Visit, cell: int, turns: int) -> None:
    """Only that cell may be clicked; the first click turns the piece, where it lies otherwise."""
    target = visit.page.locator(".galaxy-trucker [data-target]")
    expect(target).to_have_count(1)
    assert target.get_attribute("data-cell") == str(cell)
    for _ in range(2 if turns else 1):
        target.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_flight(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        begin(visit)
        for number, step in enumerate(FIRST_FLIGHT.steps, start=1):
            read_on(visit, number)
            assert not scrolls_sideways(visit)
            if number in LOOKED_AT:
                assert faults(visit) == []
            if size is DESKTOP and isinstance(step.action, AddComponent):
                place(visit, step.action.cell, step.action.turns)
            else:
                asked(visit).click()
        expect(coach(visit)).to_contain_text("You finished first for 4 credits", timeout=PATIENCE)
        coach(visit).get_by_role("button", name="Next").click()
        coach(visit).get_by_role("button", name="Play on").click()
        expect(visit.page.locator("[data-piece=heap][data-target]")).to_be_attached()

"""The lesson of Lunar Rush on its board: what is ringed leads to what is asked for, all else is answered in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.games import lunar_rush
from cosmodrome.games.lunar_rush.actions import LoadEarthbound, LoadMoonbound
from tests.server.serving import Server
from tests.web.test_lesson import asked, coach
from tests.web.test_lessons_of_boards import follow
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, visiting

LESSON = lunar_rush.GAME.lessons[0]
LOADS = [at for at, step in enumerate(LESSON.steps, start=1) if isinstance(step.action, LoadEarthbound | LoadMoonbound)]


def begin(visit: Visit) -> None:
    visit.open("/learn/lunar-rush")
    visit.page.get_by_role("button", name="Begin the lesson").click()
    visit.page.wait_for_url("**/t/*", timeout=PATIENCE)


def read(visit: Visit, number: int) -> None:
    step = f"Step {number} of {len(LESSON.steps)}"
    expect(coach(visit)).to_contain_text(step, ignore_case=True, timeout=PATIENCE)
    following = coach(visit).get_by_role("button", name="Next")
    while following.count():
        following.click()
    expect(asked(visit)).to_be_visible(timeout=PATIENCE)


def ringed(visit: Visit) -> Locator:
    return visit.page.locator(".lunar-rush [data-target]:visible")


def load(visit: Visit, number: int) -> None:
    """All that this step asks for, piece by piece."""
    action: Any = LESSON.steps[number - 1].action
    for _ in range(sum(getattr(action, name) for name in action.__struct_fields__ if name != "lane")):
        ringed(visit).first.click()


def words(visit: Visit) -> Locator:
    return visit.page.get_by_text("The lesson asks for: ")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_whole_lesson_with_ships_loaded_on_the_board(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    """Every load of the lesson by its ringed buttons; once all is aboard the lesson goes on."""
    with visiting(browser, server.address, size) as visit:
        begin(visit)
        for number in range(1, len(LESSON.steps) + 1):
            if number not in LOADS:
                follow(visit, LESSON, number)
                continue
            read(visit, number)
            load(visit, number)
            expect(words(visit)).to_have_count(0)
        expect(coach(visit)).to_contain_text("Done", ignore_case=True)


def test_anything_else_is_refused_in_words(browser: Browser, server: Server) -> None:
    """A load that the lesson does not ask for, and being done too early; what is right still goes through then."""
    with visiting(browser, server.address) as visit:
        visit.page.clock.install()
        begin(visit)
        for number in range(1, LOADS[0]):
            follow(visit, LESSON, number)
        read(visit, LOADS[0])
        page, ply = visit.page, visit.ply()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # words stay until they are put away
        done = page.locator("[data-piece=done]")
        expect(done).to_contain_text("Launch")
        done.click()
        expect(words(visit).first).to_be_visible()
        one_tech_more, one_less = page.locator(".kind .more").nth(1), page.locator(".kind button:not(.what)").nth(2)
        one_tech_more.click()
        page.locator(".toast").get_by_role("button", name="Dismiss").click()
        expect(words(visit)).to_have_count(0)
        done.click()
        expect(words(visit).first).to_be_visible()
        assert visit.ply() == ply
        one_less.click()
        load(visit, LOADS[0])
        expect(coach(visit)).to_contain_text(f"Step {LOADS[0] + 1} of", ignore_case=True, timeout=PATIENCE)

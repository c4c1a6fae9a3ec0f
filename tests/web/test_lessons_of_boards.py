"""Lessons played to their end in a real browser, by what each step asks for, on the boards of their games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.core.lesson import Lesson
from cosmodrome.games import galaxy_challenge, lunar_rush
from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.test_lesson import asked, coach
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, scrolls_sideways, visiting

LESSONS = {module.GAME.meta.id: module.GAME.lessons[0] for module in (galaxy_challenge, lunar_rush)}
LOOKED_AT = {2, 7, 12}


def follow(visit: Visit, lesson: Lesson, number: int) -> None:
    """Reads a step to its end and does what it asks, or the first thing where all is free."""
    step = f"Step {number} of {len(lesson.steps)}"
    expect(coach(visit)).to_contain_text(step, ignore_case=True, timeout=PATIENCE)
    following = coach(visit).get_by_role("button", name="Next")
    while following.count():
        following.click()
    assert not scrolls_sideways(visit)
    if number in LOOKED_AT:
        assert faults(visit) == []
    free = lesson.steps[number - 1].action is None
    (visit.offers.first if free else asked(visit)).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson(browser: Browser, server: Server, game: str, size: dict[str, int]) -> None:
    lesson = LESSONS[game]
    with visiting(browser, server.address, size) as visit:
        visit.open(f"/learn/{game}")
        visit.page.get_by_role("button", name="Begin the lesson").click()
        visit.page.wait_for_url("**/t/*", timeout=PATIENCE)
        for number in range(1, len(lesson.steps) + 1):
            follow(visit, lesson, number)
        expect(coach(visit)).to_contain_text("Done", ignore_case=True, timeout=PATIENCE)

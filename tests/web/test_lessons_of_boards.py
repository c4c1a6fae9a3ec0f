"""A lesson played to its end in a real browser, by what each step asks for, on the board of its game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.core.lesson import Lesson
from cosmodrome.games import galaxy_challenge
from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.test_lesson import asked, coach
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, scrolls_sideways, visiting

LESSON = galaxy_challenge.GAME.lessons[0]
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
def test_the_whole_lesson_of_galaxy_challenge(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        visit.open("/learn/galaxy-challenge")
        visit.page.get_by_role("button", name="Begin the lesson").click()
        visit.page.wait_for_url("**/t/*", timeout=PATIENCE)
        for number in range(1, len(LESSON.steps) + 1):
            follow(visit, LESSON, number)
        expect(coach(visit)).to_contain_text("Done", ignore_case=True, timeout=PATIENCE)

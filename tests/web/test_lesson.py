"""The whole lesson in a real browser: from the lobby by clicks, by keyboard alone, and on a phone with pictures."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_table, scrolls_sideways, visiting

STEPS = 18


def coach(visit: Visit) -> Locator:
    return visit.page.get_by_role("region", name="Lesson")


def wait_for_step(visit: Visit, number: int) -> None:
    expect(coach(visit)).to_contain_text(f"Step {number} of {STEPS}", ignore_case=True, timeout=PATIENCE)


def begin(visit: Visit) -> None:
    """One click from the lobby, for somebody who has never been here."""
    visit.open()
    visit.page.get_by_role("button", name="Learn in 10 min").click()
    visit.page.wait_for_url("**/t/*", timeout=PATIENCE)


def read_on(visit: Visit) -> None:
    """Next, until there is nothing more to read; nothing on the board lights up before that."""
    expect(coach(visit)).to_be_visible(timeout=PATIENCE)
    following = coach(visit).get_by_role("button", name="Next")
    while following.count():
        assert lit(visit) == 0
        following.click()


def lit(visit: Visit) -> int:
    """How many pieces of the board may be clicked."""
    return visit.page.locator(".galaxy-command [data-target]").count()


def asked(visit: Visit) -> Locator:
    return visit.page.locator(".actions button[data-asked]").first


def test_the_whole_lesson_by_clicks_and_on_afterwards(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address) as visit:
        begin(visit)
        for number in range(1, STEPS + 1):
            wait_for_step(visit, number)
            read_on(visit)
            expect(asked(visit)).to_be_visible()
            assert lit(visit) == (0 if "End the turn" in asked(visit).inner_text() else 1)
            if number in {1, 5, 10}:
                visit.page.screenshot(path=pictures / f"lesson-{number}-1440.png")
                assert faults(visit) == []
            asked(visit).click()
        expect(coach(visit)).to_contain_text("Done", ignore_case=True)
        coach(visit).get_by_role("button", name="Next").click()
        visit.page.screenshot(path=pictures / "lesson-done-1440.png")
        coach(visit).get_by_role("button", name="Play on").click()
        expect(coach(visit)).to_have_count(0)
        ply = visit.ply()
        visit.page.get_by_role("button", name="Bide time").click()
        visit.wait_for_ply(ply)


def test_the_whole_lesson_by_keyboard_alone(browser: Browser, server: Server) -> None:
    """Enter is enough: the focus goes to "Next", then to what is asked for."""
    with visiting(browser, server.address) as visit:
        begin(visit)
        for number in range(1, STEPS + 1):
            wait_for_step(visit, number)
            while coach(visit).get_by_role("button", name="Next").count():
                expect(coach(visit).get_by_role("button", name="Next")).to_be_focused()
                visit.page.keyboard.press("Enter")
            expect(asked(visit)).to_be_focused()
            visit.page.keyboard.press("Enter")
        expect(coach(visit)).to_contain_text("Done", ignore_case=True)


def test_another_choice_is_answered_kindly_and_the_rule_is_one_click_away(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        begin(visit)
        read_on(visit)
        coach(visit).get_by_role("button", name="Back").click()
        expect(coach(visit)).to_contain_text("A turn has three parts")
        visit.page.get_by_role("button", name="Bide time").click()
        expect(visit.page.get_by_text("The lesson asks for: Explore near system 1.")).to_be_visible()
        assert visit.ply() == 0
        coach(visit).get_by_role("button", name="CO-3.1").click()
        expect(visit.page.locator('.lit[data-rule="CO-3.1"]')).to_be_in_viewport()


def test_a_lesson_survives_a_reload_and_can_be_skipped(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        begin(visit)
        read_on(visit)
        asked(visit).click()
        wait_for_step(visit, 2)
        visit.page.reload()
        wait_for_step(visit, 2)
        coach(visit).get_by_role("button", name="Skip lesson").click()
        visit.page.get_by_role("button", name="Skip", exact=True).click()
        expect(coach(visit)).to_have_count(0)
        visit.page.get_by_role("button", name="End the turn").click()
        visit.page.locator(".actions footer .do button").click()
        visit.wait_for_ply(1)


def test_the_learn_page_offers_the_lesson_first(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address) as visit:
        visit.open()
        visit.page.screenshot(path=pictures / "lesson-lobby-1440.png")
        visit.page.get_by_role("link", name="Learn in 10 min").click()
        first = visit.page.locator("main button").first
        expect(first).to_have_text("Begin the lesson")
        visit.page.screenshot(path=pictures / "lesson-learn-1440.png")
        first.click()
        wait_for_step(visit, 1)


def test_a_game_without_a_board_of_its_own_teaches_too(browser: Browser, server: Server) -> None:
    """The template's lesson: a rival with written lines, and a last choice that is free."""
    with visiting(browser, server.address) as visit:
        visit.open(open_table(visit, "template", "you", None, begin=False))
        body = {"game": "template", "lesson": "lift-off"}
        opened = visit.page.request.post(f"{visit.address}/api/tables/lesson", data=body).json()
        visit.open(f"/t/{opened['code']}")
        for number in range(1, 4):
            expect(coach(visit)).to_contain_text(f"Step {number} of 3", ignore_case=True)
            read_on(visit)
            asked(visit).click()
        expect(coach(visit)).to_contain_text("Two more to go.")


@pytest.mark.parametrize("theme", [pytest.param("dark", marks=pytest.mark.long), "light"])
def test_on_a_phone_nothing_is_covered(browser: Browser, server: Server, pictures: Path, theme: str) -> None:
    with visiting(browser, server.address, PHONE, theme=theme) as visit:
        begin(visit)
        for number in range(1, 6):
            wait_for_step(visit, number)
            visit.page.screenshot(path=pictures / f"lesson-{number}-390-{theme}-reading.png")
            read_on(visit)
            expect(asked(visit)).to_be_in_viewport(ratio=1)
            if lit(visit):
                expect(visit.page.locator(".galaxy-command [data-target]")).to_be_in_viewport(ratio=0.9)
            assert not scrolls_sideways(visit)
            assert not overlap(visit)
            visit.page.screenshot(path=pictures / f"lesson-{number}-390-{theme}.png")
            assert faults(visit) == []
            asked(visit).click()


def overlap(visit: Visit) -> bool:
    """Whether the coach lies over the board or over the choices."""
    boxes = [coach(visit).bounding_box()]
    boxes += [visit.page.locator(place).bounding_box() for place in ("main.board", "section.action")]
    spans = sorted((box["y"], box["y"] + box["height"]) for box in boxes if box)
    return any(above[1] > below[0] + 1 for above, below in pairwise(spans))


@pytest.mark.parametrize("width", [800, 1100])
def test_in_between_widths_have_the_coach_and_the_choice_in_sight(browser: Browser, server: Server, width: int) -> None:
    with visiting(browser, server.address, {**DESKTOP, "width": width}) as visit:
        begin(visit)
        read_on(visit)
        visit.page.get_by_role("button", name="Explore near system 1").first.click()
        wait_for_step(visit, 2)
        assert not scrolls_sideways(visit)

"""Galaxy Rush in a real browser: whole games by clicks at both sizes and by keyboard alone, its lesson, its motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_table, scrolls_sideways, visiting

LESSON_STEPS, MEDAL_STEP = 11, 7
HELD = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how)
  animation.pause()
  return animation
}"""


def pieces(visit: Visit) -> Locator:
    """What can be done on the board."""
    return visit.page.locator(".galaxy-rush [data-target]:visible")


def is_asked(visit: Visit) -> bool:
    """True once the board has something to choose, False once the end is shown."""
    either = visit.page.locator(".galaxy-rush [data-target]:visible, main.finale").first
    expect(either).to_be_visible(timeout=PATIENCE)
    return visit.page.locator("main.finale").count() == 0


def phase(visit: Visit) -> str:
    return str(views(visit)[-1]["phase"])


def views(visit: Visit) -> list[Any]:
    return [message["showing"]["view"] for message in visit.heard if message.get("showing", {}).get("view")]


def sit_down(visit: Visit) -> None:
    visit.open(open_table(visit, "galaxy-rush", "you", "random", begin=True))


def see_the_end(visit: Visit) -> None:
    """Six predictions are turned up, then comes the score sheet."""
    expect(visit.page.locator("main.finale .stack li.open")).to_have_count(6)
    visit.page.keyboard.press("Enter")
    expect(visit.page.locator("main.sheet .verdict")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_whole_game_by_clicks(browser: Browser, server: Server, size: dict[str, int], theme: str) -> None:
    with visiting(browser, server.address, size, theme=theme, confirm="always") as visit:
        sit_down(visit)
        turns, seen = 0, set[str]()
        while is_asked(visit):
            if (now := phase(visit)) not in seen:
                seen.add(now)
                assert not scrolls_sideways(visit)
                assert faults(visit) == []
            ply, choices = visit.ply(), pieces(visit)
            piece = choices.nth(turns % choices.count())
            piece.click()
            expect(pieces(visit).and_(visit.page.locator("[aria-pressed=true]"))).to_have_count(1)
            piece.click()
            visit.wait_for_ply(ply)
            turns += 1
        assert turns > 12
        assert {"turn", "prediction"} <= seen
        assert not scrolls_sideways(visit)
        assert faults(visit) == []
        see_the_end(visit)
        played = [each for view in views(visit) if view["phase"] != "over" for each in view["rockets"]]
        assert all(card["card"] == 0 for rocket in played for card in rocket["stack"])


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    """Numbers and the board in turn: one tab stop, arrows from piece to piece, Enter chooses and does it."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        keyboard, turns = visit.page.keyboard, 0
        while is_asked(visit):
            ply = visit.ply()
            if turns % 2:
                stop = visit.page.locator(".galaxy-rush [data-piece][tabindex='0']")
                expect(stop).to_have_count(1)
                stop.focus()
                for _ in range(12):
                    if visit.page.evaluate("'target' in document.activeElement.dataset"):
                        break
                    keyboard.press("ArrowRight")
                keyboard.press("Enter")
                expect(visit.page.locator(".galaxy-rush :focus")).to_have_attribute("aria-pressed", "true")
            else:
                keyboard.press("2" if turns % 4 else "1")
            keyboard.press("Enter")
            visit.wait_for_ply(ply)
            turns += 1
        assert turns > 12
        see_the_end(visit)


def test_a_card_in_sight_tells_where_it_leads(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        assert is_asked(visit)
        landings = {(each["pair"], each["orbit"]): each["next"] for each in views(visit)[-1]["landings"]}
        for (pair, orbit), follows in landings.items():
            visit.page.locator(f"[data-piece='space-{pair}-{orbit}']").hover()
            words = visit.page.locator(f"[data-at='space-{pair}-{orbit}'] .after")
            expect(words).to_contain_text("You again" if follows == 0 else "Then")
        visit.page.mouse.move(0, 0)
        expect(visit.page.locator(".galaxy-rush .after")).to_have_count(0)
        first = visit.page.locator(".actions .choices button").nth(1)
        first.hover()
        expect(visit.page.locator(".galaxy-rush .after")).to_have_count(1)
        first.click()
        expect(visit.page.locator(".galaxy-rush .chosen .distance")).to_be_visible()


def begin_lesson(visit: Visit) -> Locator:
    visit.open("/learn/galaxy-rush")
    visit.page.get_by_role("button", name="Begin the lesson").click()
    visit.page.wait_for_url("**/t/*", timeout=PATIENCE)
    return visit.page.get_by_role("region", name="Lesson")


def follow(visit: Visit, coach: Locator, number: int) -> None:
    """Reads a step to its end and does what it asks, or the first thing where all is free."""
    expect(coach).to_contain_text(f"Step {number} of {LESSON_STEPS}", ignore_case=True, timeout=PATIENCE)
    while coach.get_by_role("button", name="Next").count():
        coach.get_by_role("button", name="Next").click()
    asked = visit.page.locator(".actions button[data-asked]")
    (asked if number < LESSON_STEPS else visit.offers).first.click()


@pytest.mark.parametrize(("size", "motion"), [(DESKTOP, "normal"), (PHONE, "off")], ids=["desktop", "phone"])
def test_the_whole_lesson_by_clicks(browser: Browser, server: Server, size: dict[str, int], motion: str) -> None:
    with visiting(browser, server.address, size, animation=motion) as visit:
        coach = begin_lesson(visit)
        for number in range(1, LESSON_STEPS + 1):
            follow(visit, coach, number)
            if number == MEDAL_STEP:
                expect(visit.page.get_by_role("region", name="Intermission after season 1")).to_be_visible()
                assert not scrolls_sideways(visit)
        expect(coach).to_contain_text("Done", ignore_case=True)


def test_a_card_flies_on_whatever_the_pointer_does(browser: Browser, server: Server) -> None:
    """Motion is held at its beginning; only a click or key completes it."""
    with visiting(browser, server.address, animation="normal") as visit:
        visit.page.add_init_script(HELD)
        follow(visit, begin_lesson(visit), 1)
        flying = visit.page.locator(".galaxy-rush [data-copy]")
        expect(flying).to_have_count(1)
        for offer in visit.offers.all():
            offer.hover()
            visit.page.wait_for_timeout(50)
            expect(flying).to_have_count(1)
        visit.page.locator("main.board").click(position={"x": 2, "y": 2})
        expect(flying).to_have_count(0)

"""Galaxy Trucker in a browser: a round by clicks in real time, one by keyboard and by turns, and the piece in hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_table, scrolls_sideways, visiting

Act = Callable[[Visit], None]
ENOUGH = 7
"""Components added before this builder finishes."""
MISSES = 10
"""Grabs and answers in which others may be quicker."""
SOON = 5_000
"""Milliseconds for what others may have taken away."""
FACE_UP = 10
"""Of so many face-up components there is always one more to take."""
LEAST = 2
"""Components of a ship that was built at all."""
LONG = 400
"""Actions of all builders after which this one finishes: by luck nothing may fit on to a small ship any more."""
BUILT = 240_000
"""Milliseconds until the last bot has finished a ship in real time."""


def showing(visit: Visit) -> Any:
    return next(each["showing"] for each in reversed(visit.heard) if each.get("showing", {}).get("view"))


def views(visit: Visit) -> list[Any]:
    return [each["showing"]["view"] for each in visit.heard if each.get("showing", {}).get("view")]


def cell(visit: Visit, fit: str) -> Locator:
    return visit.page.locator(f".galaxy-trucker .cell.{fit}:visible")


def sit_down(visit: Visit, *sitters: str, **options: str) -> None:
    visit.open(open_table(visit, "galaxy-trucker", "you", *sitters, begin=True, rounds="I", **options))
    expect(visit.page.locator(".galaxy-trucker")).to_be_visible(timeout=PATIENCE)


def is_asked(visit: Visit) -> bool:
    """True once there is something to decide, False once the end is shown."""
    either = visit.page.locator(".actions.mine .offers li button, .strip.waits, main.sheet").first
    expect(either).to_be_attached(timeout=BUILT)
    return visit.page.locator(".strip.waits, main.sheet").count() == 0


def play(visit: Visit, build: Act, answer: Act, look: Callable[[], None]) -> set[str]:
    """The whole game; returns the questions that were asked.

    Others act at the same time: what is clicked may be gone, which is normal play, but not again and again.
    """
    asked: set[str] = set()
    missed = 0
    visit.page.set_default_timeout(SOON)
    while is_asked(visit):
        now = showing(visit)
        if not now["decisions"]:
            visit.page.wait_for_timeout(30)
            continue
        question = now["view"]["truckers"][0]["asked"]
        if question not in asked:
            asked.add(question)
            look()
            continue
        try:
            build_once(visit, build) if question == "build" else answer_once(visit, answer)
        except (TooLate, AssertionError):
            missed += 1
            if missed == MISSES:
                raise
    return asked


def build_once(visit: Visit, build: Act) -> None:
    mine, refused = own(visit), refusals(visit)
    build(visit)
    for _ in range(SOON // 20):
        if own(visit) != mine:
            return
        if refusals(visit) > refused:
            break
        visit.page.wait_for_timeout(20)
    raise AssertionError("nothing came of it: somebody else was quicker")


def refusals(visit: Visit) -> int:
    return sum(each["kind"] == "Refused" for each in visit.heard)


def answer_once(visit: Visit, answer: Act) -> None:
    ply = visit.ply()
    answer(visit)
    visit.wait_for_ply(ply)


def own(visit: Visit) -> Any:
    """What one's own building changes: others build at the same time."""
    view = showing(visit)["view"]
    ship, trucker = view["ships"][0], view["truckers"][0]
    return ship["parts"], ship["number"], trucker["held"], trucker["pile"], view["phase"]


def see_the_end(visit: Visit) -> None:
    """The credits of all, then the score sheet."""
    seats = len(showing(visit)["seats"])
    expect(visit.page.locator(".ledger .all td span")).to_have_count(seats)
    lines = visit.page.locator(".ledger tbody tr").count()  # one more where a penalty was forgiven
    assert lines in (5, 6)
    expect(visit.page.locator(".ledger tbody td span")).to_have_count(lines * seats)
    visit.page.keyboard.press("Enter")
    expect(visit.page.locator("main.sheet .verdict")).to_be_visible()
    expect(visit.page.locator("main.sheet .verdict")).not_to_contain_text("{")  # names, not seats


def in_front(visit: Visit, tab: str) -> None:
    """On a phone the region has to be brought to the front."""
    found = visit.page.locator("nav.tabs button", has_text=tab)
    if found.count():
        found.click()


def build_by_clicks(visit: Visit) -> None:
    view = showing(visit)["view"]
    if view["truckers"][0]["held"]:
        place_by_clicks(visit)
    elif len(view["ships"][0]["parts"]) > ENOUGH or visit.ply() > LONG:
        in_front(visit, "Ship")
        number = visit.page.locator(".numbers .legal").first
        number.click()
        expect(number).to_have_class(re.compile(r"\bchosen\b"), timeout=SOON)
        number.click()
    else:
        in_front(visit, "Warehouse")
        if view["face_down"]:
            visit.page.locator("[data-piece=heap][data-target], .tiles .part[data-target]").first.click()
        else:
            visit.page.locator(".tiles").hover()  # under the pointer nothing moves
            another = len(visit.heard) % FACE_UP  # what did not fit and was returned is not taken again at once
            visit.page.locator(".tiles .part[data-target]").nth(another).click()


def place_by_clicks(visit: Visit) -> None:
    in_front(visit, "Ship")
    if cell(visit, "now").count():
        cell(visit, "now").first.click()
    elif cell(visit, "turned").count():
        spot = cell(visit, "turned").first.get_attribute("data-cell")
        place = visit.page.locator(f"[data-cell='{spot}']")
        place.click()
        expect(place).to_have_class(re.compile(r"\bnow\b"), timeout=SOON)
        place.click()
    else:
        visit.page.locator("[data-piece=return]").click()


def answer_by_clicks(visit: Visit) -> None:
    """On the board where it has a button for it, else in the panel; the second click does it."""
    direct = visit.page.locator(".galaxy-trucker .act[data-target]:visible, .galaxy-trucker .land[data-target]:visible")
    choice = direct.first if direct.count() else visit.offers.first
    if not is_proposed(visit):
        choice.click()
    visit.page.locator(".actions footer .do button").click()


def is_proposed(visit: Visit) -> bool:
    """Goods are laid as well as they can be before the player says anything."""
    return visit.page.locator(".actions .offers .chosen").count() > 0


LOOKS = [
    pytest.param(DESKTOP, "dark", id="desktop"),
    pytest.param(PHONE, "light", marks=pytest.mark.long, id="phone"),
]


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_a_round_by_clicks_in_real_time(browser: Browser, server: Server, size: dict[str, int], theme: str) -> None:
    with visiting(browser, server.address, size, theme=theme, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy", pace="real-time", hourglass="long")

        def look() -> None:
            assert not scrolls_sideways(visit)
            assert faults(visit) == []

        asked = play(visit, build_by_clicks, answer_by_clicks, look)
        assert {"build", "fly-on"} <= asked
        assert len(views(visit)[-1]["ships"][0]["parts"]) + len(views(visit)[-1]["ships"][0]["lost"]) > LEAST
        see_the_end(visit)
        assert_nothing_hidden_was_told(visit)


def assert_nothing_hidden_was_told(visit: Visit) -> None:
    """Neither what others drew face down nor what lies in piles that they hold."""
    lines = [line for each in visit.heard for line in each.get("log", [])]
    drawn = [line["event"] for line in lines if line["event"]["kind"] == "ComponentDrawn" and line["seat"] != 0]
    assert drawn
    assert all(event["tile"] == 0 for event in drawn)
    assert all(not pile["cards"] for view in views(visit) for pile in view["piles"] if pile["holder"] > 0)
    assert all(
        trucker["credits"] < 0 for view in views(visit) if view["phase"] != "End" for trucker in view["truckers"][1:]
    )


def build_by_keyboard(visit: Visit) -> None:
    """D draws and puts the cursor on the first cell that fits; arrows walk from cell to cell, Enter places."""
    keyboard, view = visit.page.keyboard, showing(visit)["view"]
    if not view["truckers"][0]["held"]:
        if len(view["ships"][0]["parts"]) <= ENOUGH and view["face_down"]:
            return keyboard.press("d")
        visit.page.locator(f"[data-piece=number-{view['numbers'][0]}]").focus()
        keyboard.press("Enter")
        return keyboard.press("Enter")
    if not cell(visit, "now").count() and not cell(visit, "turned").count():
        return keyboard.press("x")
    expect(visit.page.locator(".galaxy-trucker .cell:focus")).to_have_count(1, timeout=SOON)
    turn_until_it_fits(visit)
    keyboard.press("Enter")
    return None


def turn_until_it_fits(visit: Visit) -> None:
    for _ in range(4):
        if visit.page.locator(".galaxy-trucker .cell.now:focus").count():
            return
        visit.page.keyboard.press("r")
    raise AssertionError("it was said to fit when turned")


def answer_by_keyboard(visit: Visit) -> None:
    if not is_proposed(visit):
        visit.page.keyboard.press("1")
    visit.page.keyboard.press("Enter")


def test_a_round_by_keyboard_and_by_turns(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "random", pace="turn-based", hourglass="long")
        visit.page.locator(".galaxy-trucker [data-piece][tabindex='0']").focus()
        asked = play(visit, build_by_keyboard, answer_by_keyboard, lambda: None)
        assert {"build", "fly-on"} <= asked
        see_the_end(visit)


def test_the_piece_in_hand(browser: Browser, server: Server) -> None:
    """It follows the pointer, turns by key, wheel and button, shows its joints, and is dragged into place."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, pace="relaxed")
        page = visit.page
        page.locator("[data-piece=heap]").click()
        hand = page.locator(".hand .turns")
        expect(hand).to_be_visible()
        expect(page.locator(".floating")).to_be_visible()
        page.keyboard.press("r")
        expect(hand).to_have_attribute("style", re.compile("90deg"))
        page.keyboard.press("Shift+R")
        expect(hand).to_have_attribute("style", re.compile(r"\(0deg"))
        page.mouse.wheel(0, 100)
        expect(hand).to_have_attribute("style", re.compile("90deg"))
        page.locator("[data-piece=turn-right]").click()
        expect(hand).to_have_attribute("style", re.compile("180deg"))
        spot = page.locator(".cell.now, .cell.turned, .cell.never").first
        spot.hover()
        expect(page.locator(".cell .joint")).not_to_have_count(0)
        expect(page.locator(".floating")).to_have_count(0)
        drop_where_it_fits(visit)


def drop_where_it_fits(visit: Visit) -> None:
    """Next to the pilot cabin everything that has a connector fits in some turn."""
    page, ply = visit.page, visit.ply()
    for _ in range(4):
        if cell(visit, "now").count():
            break
        page.keyboard.press("r")
    source, goal = page.locator(".hand .piece").bounding_box(), cell(visit, "now").first.bounding_box()
    assert source is not None
    assert goal is not None
    page.mouse.move(source["x"] + 30, source["y"] + 30)
    page.mouse.down()
    page.mouse.move(goal["x"] + 40, goal["y"] + 40, steps=5)
    page.mouse.move(goal["x"] + 20, goal["y"] + 20)
    page.mouse.up()
    visit.wait_for_ply(ply)
    assert len(showing(visit)["view"]["ships"][0]["parts"]) == 2


def test_enter_places_what_a_digit_took(browser: Browser, server: Server) -> None:
    """The first Enter: the cursor is on a cell where the component fits."""
    with visiting(browser, server.address) as visit:
        sit_down(visit, pace="relaxed")
        while True:
            ply = visit.ply()
            visit.page.keyboard.press("1")
            visit.wait_for_ply(ply)
            expect(visit.page.locator(".cell:focus")).to_have_count(1)
            ply = visit.ply()
            if cell(visit, "now").count():
                break
            visit.page.keyboard.press("x")
            visit.wait_for_ply(ply)
        visit.page.keyboard.press("Enter")
        visit.wait_for_ply(ply)
        assert len(showing(visit)["view"]["ships"][0]["parts"]) == 2
        stays_at_the_second_click(visit)


def stays_at_the_second_click(visit: Visit) -> None:
    """Of a double click that added a component."""
    ply = visit.ply()
    visit.page.locator(".cell.newest").hover()
    visit.page.mouse.down(click_count=2)
    visit.page.mouse.up(click_count=2)
    visit.page.locator("[data-piece=heap][data-target]").click()
    visit.wait_for_ply(ply)
    assert len(showing(visit)["view"]["ships"][0]["parts"]) == 2


def test_a_mistake_is_confirmed_and_marked(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        sit_down(visit, pace="relaxed")
        for _ in range(60):
            ply = visit.ply()
            visit.page.keyboard.press("d")
            visit.wait_for_ply(ply)
            wrong, ply = cell(visit, "never"), visit.ply()
            if wrong.count():
                break
            place_by_clicks(visit)
            visit.wait_for_ply(ply)
        wrong.first.click()
        expect(visit.page.locator(".actions .offers .chosen")).to_contain_text("building mistake: a ")
        expect(visit.page.locator(".ship .mistake")).to_contain_text("A building mistake: a")
        assert visit.ply() == ply
        visit.page.keyboard.press("Enter")
        visit.wait_for_ply(ply)
        expect(visit.page.locator(".readout .flaws li").first).to_contain_text("GT-")
        expect(visit.page.locator(".cell.flawed").first).to_be_visible()


def test_parts_are_found_by_filter(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        sit_down(visit, pace="relaxed")
        for key in "dx" * 12:
            ply = visit.ply()
            visit.page.keyboard.press(key)
            visit.wait_for_ply(ply)
        parts, data = visit.page.locator(".tiles .part"), showing(visit)["view"]["face_up"]
        expect(parts).to_have_count(len(data))
        visit.page.locator(".filters .filter").first.click()
        expect(visit.page.locator(".filter[aria-pressed=true]")).to_have_count(1)
        fewer = parts.count()
        assert 0 < fewer < len(data)
        visit.page.locator(".filter[aria-pressed=true]").click()
        expect(parts).to_have_count(len(data))


def draw_one_to_turn(visit: Visit) -> None:
    """Takes components until one fits somewhere when it is turned."""
    while True:
        ply = visit.ply()
        visit.page.keyboard.press("d")
        visit.wait_for_ply(ply)
        expect(visit.page.locator(".hand .turns")).to_be_visible()
        for _ in range(4):
            if cell(visit, "turned").count():
                return
            visit.page.keyboard.press("r")
        ply = visit.ply()
        visit.page.keyboard.press("x")
        visit.wait_for_ply(ply)


def test_a_component_that_had_to_be_turned_waits_with_a_button(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, pace="relaxed")
        page = visit.page
        draw_one_to_turn(visit)
        spot, ply = cell(visit, "turned").first.get_attribute("data-cell"), visit.ply()
        page.locator(f"[data-cell='{spot}']").click()
        page.get_by_role("button", name=re.compile(r"^Add the .* at row")).last.click()
        visit.wait_for_ply(ply)
        assert int(str(spot)) in [part["cell"] for part in showing(visit)["view"]["ships"][0]["parts"]]


def test_finishing_has_a_key(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, pace="relaxed")
        expect(visit.page.locator("[data-piece=number-1][data-target]")).to_be_visible()
        visit.page.keyboard.press("Shift+Enter")
        expect(visit.page.locator("[data-piece=number-1]")).to_have_class(re.compile(r"\bchosen\b"))

"""Galaxy Trucker in browsers: four hands on one tile, fingers instead of a mouse, and a build seen again."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.test_galaxy_trucker import cell, place_by_clicks, showing, sit_down
from tests.web.visits import PATIENCE, PHONE, Visit, open_table, visiting

WATCH = """number => {
  const hand = () => document.querySelector('.hand .piece') !== null
  const part = () => document.querySelector(`[data-piece=part-${number}]`) !== null
  const changes = (window.changes = { hand: [hand()], part: [part()] })
  window.toasts = []
  new MutationObserver(() => {
    if (changes.hand.at(-1) !== hand()) changes.hand.push(hand())
    if (changes.part.at(-1) !== part()) changes.part.push(part())
    for (const toast of document.querySelectorAll('.toast')) toasts.push(toast.textContent)
  }).observe(document.body, { subtree: true, childList: true })
}"""
"""Notes whether a piece is in the hand and the wanted part lies there, whenever one comes or goes, and every toast."""
GRAB = """([number, when]) => {
  const part = document.querySelector(`[data-piece=part-${number}]`)
  setTimeout(() => part.click(), when - Date.now())
}"""


def gather(builders: list[Visit]) -> None:
    """Four people at one table, building against the clock."""
    table = open_table(
        builders[0], "galaxy-trucker", "you", None, None, None, begin=False, pace="real-time", rounds="I"
    )
    for number, visit in enumerate(builders):
        visit.open(table)
        if number:
            name = visit.page.get_by_role("dialog").get_by_role("textbox")
            name.fill(f"Builder {number + 1}")
            name.press("Enter")
            expect(builders[0].page.get_by_text(f"Builder {number + 1}").first).to_be_visible(timeout=PATIENCE)
    builders[0].page.get_by_role("button", name="Begin").click()
    builders[0].page.locator("[data-piece=go]").click(timeout=PATIENCE)


def held(visit: Visit) -> list[int]:
    return [trucker["held"] for trucker in showing(visit)["view"]["truckers"]]


def test_four_hands_on_one_tile(browser: Browser, server: Server) -> None:
    """One gets it; the others are told kindly, nothing flickers for them, and they go on."""
    with ExitStack() as stack:
        builders = [stack.enter_context(visiting(browser, server.address)) for _ in range(4)]
        gather(builders)
        builders[0].page.locator("[data-piece=heap][data-target]").click(timeout=PATIENCE)
        builders[0].page.locator("[data-piece=return][data-target]").click(timeout=PATIENCE)
        for visit in builders:
            expect(visit.page.locator(".tiles .part[data-target]")).to_have_count(1, timeout=PATIENCE)
        number = showing(builders[0])["view"]["face_up"][0]
        for visit in builders:
            visit.page.evaluate(WATCH, number)
        when = builders[0].page.evaluate("Date.now() + 2000")  # by then all four have heard of it
        for visit in builders:
            visit.page.evaluate(GRAB, [number, when])
        for visit in builders:
            expect(visit.page.locator(".tiles .part")).to_have_count(0, timeout=PATIENCE)
        winner = held(builders[0]).index(number)
        for seat, visit in enumerate(builders):
            assert held(visit)[winner] == number
            if seat == winner:
                expect(visit.page.locator(".hand .piece")).to_be_visible()
                continue
            visit.wait_until(lambda: "was quicker" in str(visit.page.evaluate("toasts")), "a kind word")  # noqa: B023
            changes = visit.page.evaluate("changes")
            assert changes["hand"] == [False]
            assert changes["part"] == [True, False]
            visit.page.locator("[data-piece=heap][data-target]").click()
            expect(visit.page.locator(".hand .piece")).to_be_visible(timeout=PATIENCE)


def middle(place: Locator) -> dict[str, float]:
    box = place.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_fingers_turn_and_drag(browser: Browser, server: Server) -> None:
    """Two fingers turn the piece, one drags it: the cell under the finger shows it, letting go adds it."""
    with visiting(browser, server.address, PHONE, touch=True) as visit:
        sit_down(visit, pace="relaxed")
        page = visit.page
        fingers = page.context.new_cdp_session(page)

        def touch(kind: str, *points: dict[str, float]) -> None:
            touches: list[Any] = [{**point, "id": finger} for finger, point in enumerate(points)]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        page.locator("[data-piece=heap]").tap()
        turned = page.locator(".hand .turns")
        expect(turned).to_be_visible()
        for quarter in (90, 180, 270):
            board = middle(page.locator(".ground"))
            touch("touchStart", board, {**board, "x": board["x"] + 60})
            touch("touchEnd")
            expect(turned).to_have_attribute("style", re.compile(f"{quarter}deg"))
        for _ in range(4):
            if cell(visit, "now").count():
                break
            page.locator("[data-piece=turn-right]").tap()
        goal, ply = cell(visit, "now").first, visit.ply()
        spot = goal.get_attribute("data-cell")
        start, end = middle(page.locator(".hand .piece")), middle(goal)
        touch("touchStart", start)
        for way in (15, 30):
            touch("touchMove", {"x": start["x"], "y": start["y"] + way})
        expect(page.locator(".floating")).to_be_visible()
        touch("touchMove", end)
        expect(page.locator(f"[data-cell='{spot}'] .ghost")).to_be_visible()
        touch("touchEnd")
        visit.wait_for_ply(ply)
        assert int(str(spot)) in [part["cell"] for part in showing(visit)["view"]["ships"][0]["parts"]]


def drawn(visit: Visit) -> list[str]:
    """The ship as it is drawn: cell by cell what lies there and how."""
    cells = visit.page.locator(".galaxy-trucker .cell[data-enlarge]").all()
    return sorted(str(one.get_attribute("aria-label")).partition(" Can be")[0] for one in cells)


def confirm(visit: Visit) -> None:
    """Where the page asks for it."""
    button = visit.page.locator(".actions footer .do button:not([disabled])")
    if button.count():
        button.click()


def test_a_build_is_seen_again(browser: Browser, server: Server) -> None:
    """Built against the clock, given up at once; the replay has the same ship at the same move, half of it before.

    Four components: as many as find a place in any game, one on each side of the first cabin.
    """
    with visiting(browser, server.address, confirm="never") as visit:
        sit_down(visit, pace="real-time", hourglass="long")
        visit.page.locator("[data-piece=go]").click()
        ships: list[tuple[int, list[str]]] = []
        while len(ships) < 4:
            ply = visit.ply()
            visit.page.locator("[data-piece=heap][data-target]").click()
            visit.wait_for_ply(ply)
            ply, parts = visit.ply(), len(showing(visit)["view"]["ships"][0]["parts"])
            place_by_clicks(visit)
            visit.wait_for_ply(ply)
            if len(showing(visit)["view"]["ships"][0]["parts"]) > parts:
                expect(visit.page.locator(".galaxy-trucker .cell[data-enlarge]")).to_have_count(parts + 1)
                ships.append((visit.ply(), drawn(visit)))
        visit.page.locator("[data-piece=number-1]").click()
        crew, give_up = visit.offers.filter(has_text="humans only"), visit.page.locator("[data-piece=do-GiveUp]")
        expect(crew.or_(give_up)).to_be_visible(timeout=PATIENCE)
        for choice in (crew, give_up):
            if choice is give_up or choice.count():
                choice.click(timeout=PATIENCE)
                confirm(visit)
        visit.page.locator(".strip.waits").get_by_role("button", name="Next").click(timeout=PATIENCE)
        visit.page.get_by_role("button", name="Replay and analyse").click()
        visit.page.wait_for_url("**/replay/*")
        scrubber = visit.page.get_by_role("slider", name="Move")
        for ply, ship in (ships[-1], ships[1], ships[-1]):
            scrubber.fill(str(ply))
            expect(visit.page.locator(".galaxy-trucker .cell[data-enlarge]")).to_have_count(len(ship))
            assert drawn(visit) == ship

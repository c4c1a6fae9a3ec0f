"""Galaxy Challenge in a browser: whole games by clicks and by keyboard, prices and walks, phones, motion."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_table, scrolls_sideways, visiting

FINGER = 43.5
SIDE = 13


def showing(visit: Visit) -> Any:
    return next(each["showing"] for each in reversed(visit.heard) if each.get("showing", {}).get("view"))


def views(visit: Visit) -> list[Any]:
    return [each["showing"]["view"] for each in visit.heard if each.get("showing", {}).get("view")]


def events(visit: Visit) -> list[Any]:
    return [line["event"] for each in visit.heard for line in each.get("log", [])]


def sit_down(visit: Visit, *sitters: str, **options: str) -> None:
    visit.open(open_table(visit, "galaxy-challenge", "you", *sitters, begin=True, **options))
    expect(visit.page.locator(".galaxy-challenge")).to_be_visible(timeout=PATIENCE)


def is_asked(visit: Visit) -> bool:
    """True once there is something to decide, False once the end is shown; what waits for the player is left behind."""
    either = visit.page.locator(".actions.mine .offers li button, main.finale, main.sheet, section.strip.waits").first
    expect(either).to_be_attached(timeout=PATIENCE)
    if visit.page.locator("section.strip.waits").count():
        visit.page.keyboard.press("Space")
        return is_asked(visit)
    return visit.page.locator("main.finale, main.sheet").count() == 0


def play(visit: Visit, decide: Callable[[str, int], None], until: str = "") -> set[str]:
    """Up to the first question of that kind, else the whole game; returns the questions that were asked."""
    asked, turns = set[str](), 0
    while is_asked(visit):
        now = showing(visit)
        if not now["decisions"]:
            visit.page.wait_for_timeout(20)
            continue
        asked.add(now["view"]["phase"])
        if until in asked:
            return asked
        ply = visit.ply()
        decide(now["view"]["phase"], turns)
        visit.wait_for_ply(ply)
        turns += 1
    return asked


def see_the_end(visit: Visit) -> None:
    """Line by line up to the chips, then the score sheet."""
    expect(visit.page.locator("main.finale tbody tr.open")).not_to_have_count(0)
    expect(visit.page.locator("main.finale thead .winner")).to_have_count(1)
    chips = [player["chips"] for player in views(visit)[-1]["players"]]
    assert visit.page.locator("main.finale tfoot td").all_inner_texts() == [str(each) for each in chips]
    visit.page.keyboard.press("Enter")
    winner = next(seat for seat, place in enumerate(showing(visit)["outcome"]["places"]) if place == 1)
    info = showing(visit)["seats"][winner]
    expect(visit.page.locator("main.sheet .verdict")).to_contain_text("You won" if info["yours"] else info["name"])


def pieces(visit: Visit, kind: str = "") -> Locator:
    return visit.page.locator(f".galaxy-challenge {kind}[data-target]:visible")


def go(visit: Visit) -> Locator:
    return visit.page.locator(".galaxy-challenge [data-piece=go]:visible")


def roll_by_clicks(visit: Visit, phase: str) -> None:
    """A card of the hand is picked, laid back and picked again; then the dice are rolled with it."""
    card = pieces(visit, ".hand .slot").first
    for pressed in ("true", "false", "true"):
        card.click()
        expect(card).to_have_attribute("aria-pressed", pressed)
    expect(go(visit)).to_contain_text("Answer with +" if phase == "answer" else "Roll with +")
    go(visit).click()


def choice(visit: Visit, phase: str, turn: int) -> Locator:
    """What is worth a look comes first: challenges, attacks, then any piece of the board in turn."""
    if phase == "move":
        for kind in (".cell.challenge", ".cell.attack", ".cell.centre"):
            if pieces(visit, kind).count():
                return pieces(visit, kind).first
    if phase == "act" and pieces(visit, ".cell.rival").count():
        return pieces(visit, ".cell.rival").first
    if phase == "act":
        return pieces(visit, ".dice .row").first
    found = pieces(visit)
    return found.nth(turn % found.count())


@pytest.mark.long
def test_a_whole_game_by_clicks(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, DESKTOP, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy")
        seen, lows = set[str](), set[int]()
        green = visit.page.locator(".galaxy-challenge .dice .row.green")

        def decide(phase: str, turn: int) -> None:
            if phase not in seen:
                seen.add(phase)
                assert not scrolls_sideways(visit)
                assert faults(visit) == []
                if green.count():
                    lows.add(round(green.evaluate("row => row.getBoundingClientRect().bottom")))
            if phase in {"roll", "answer"}:
                return roll_by_clicks(visit, phase)
            piece = choice(visit, phase, turn)
            name = piece.get_attribute("data-piece")
            piece.click()
            piece = visit.page.locator(f".galaxy-challenge [data-piece='{name}']")
            expect(piece).to_have_attribute("aria-pressed", "true")
            piece.click()
            return None

        assert {"colour", "roll", "move", "act"} <= play(visit, decide)
        assert len(lows) == 1  # The dice stay where they are, whatever is asked.
        assert faults(visit) == []
        see_the_end(visit)
        assert_nothing_hidden_was_told(visit)


def assert_nothing_hidden_was_told(visit: Visit) -> None:
    """Neither which advantages others drew, nor what changed hands between them."""
    drawn = [each for each in events(visit) if each["kind"] == "AdvantagesDrawn" and each["seat"] != 0]
    assert drawn
    assert not any(card for each in drawn for card in each["cards"])
    given = [each for each in events(visit) if each["kind"] == "AdvantageGiven" and 0 not in (each["seat"], each["to"])]
    assert not any(each["card"] for each in given)


def walk_to_a_place(visit: Visit, turn: int) -> None:
    """One tab stop; arrows walk from square to square, Enter chooses and does it."""
    keyboard, stop = visit.page.keyboard, visit.page.locator(".galaxy-challenge [data-piece][tabindex='0']")
    expect(stop).to_have_count(1)
    pieces(visit, ".cell").first.focus()
    steps = ["ArrowRight", "ArrowDown"] * (1 + turn % 3)
    for key in [*steps, *["ArrowLeft", "ArrowUp"] * (1 + turn % 3)]:
        keyboard.press(key)
        if visit.page.evaluate("'target' in document.activeElement.dataset"):
            break
    keyboard.press("Enter")
    expect(visit.page.locator(".galaxy-challenge .cell:focus")).to_have_attribute("aria-pressed", "true")
    keyboard.press("Enter")


def test_a_whole_game_by_keyboard(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy")
        keyboard = visit.page.keyboard

        def decide(phase: str, turn: int) -> None:
            if phase in {"move", "leave"} and turn % 2:
                return walk_to_a_place(visit, turn)
            offered = {offer["action"]["kind"] for offer in showing(visit)["decisions"][0]["offers"]}
            keyboard.press("1" if phase != "act" else "e" if "Explore" in offered and turn % 5 else "n")
            return keyboard.press("Enter")

        assert {"colour", "move", "act"} <= play(visit, decide)
        see_the_end(visit)


def first_offer(visit: Visit) -> Callable[[str, int], None]:
    def decide(_: str, __: int) -> None:
        visit.offers.first.click()
        visit.page.locator(".actions footer .do button").click()

    return decide


def test_a_place_in_sight_tells_its_price_and_a_way(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy")
        play(visit, first_offer(visit), until="move")
        page, tag = visit.page, visit.page.locator(".galaxy-challenge .tag")
        for place in [each for each in showing(visit)["view"]["reach"] if each["cards"]][::25]:
            page.locator(f"[data-piece=cell-{place['cell']}]").hover()
            expect(tag).to_contain_text(f"Explore: {place['cards']} sector card")
            expect(page.locator(".galaxy-challenge .walk text")).to_have_count(len({*place["walk"][1:]}))
        page.mouse.move(0, 0)
        expect(tag).to_have_count(0)
        visit.offers.first.hover()
        expect(tag).to_have_count(1)


def test_a_place_out_of_reach_says_why(browser: Browser, server: Server) -> None:
    """The page asks and never tries."""
    sent: list[str] = []
    with visiting(browser, server.address, confirm="always") as visit:
        visit.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
        sit_down(visit, "greedy")
        play(visit, first_offer(visit), until="move")
        sent.clear()
        ply, toast = visit.ply(), visit.page.locator(".toast")
        visit.page.locator(".galaxy-challenge .cell.sector:not([data-target])").last.click(force=True)
        expect(toast).to_contain_text("You cannot reach")
        expect(toast).to_contain_text("CH-3.1")
        assert [json.loads(frame)["kind"] for frame in sent] == ["AskWhy"]
        assert visit.ply() == ply
        piece = pieces(visit, ".cell").first
        piece.click()
        piece.click()
        visit.wait_for_ply(ply)


def test_the_log_tells_no_more_than_the_board(browser: Browser, server: Server) -> None:
    """What the others did is shown action by action, here with time standing still; a key shows the rest at once."""
    with visiting(browser, server.address, confirm="never", animation="normal") as visit:
        visit.page.clock.install()
        sit_down(visit, "greedy", "greedy")
        play(visit, lambda _, __: visit.offers.first.click(), until="act")
        visit.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
        rows, before, ply = visit.page.locator(".side li[data-ply]"), len(events(visit)), visit.ply()
        visit.page.keyboard.press("n")
        visit.wait_for_ply(ply + 2)
        rolled = [event["kind"] for event in events(visit)].index("DiceRolled", before)
        expect(rows.nth(rolled - 1)).to_be_visible()
        assert rows.count() <= rolled + 1 < len(events(visit)), "no more than the roll that is shown now"
        visit.page.keyboard.press("Escape")
        expect(rows).to_have_count(len(events(visit)))


def test_sectors_on_a_phone_fit_a_finger(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, PHONE, theme="light", confirm="always") as visit:
        sit_down(visit, *["greedy"] * 5, civilizations="on")
        play(visit, first_offer(visit), until="move")
        page = visit.page
        cell, ground = page.locator(".galaxy-challenge .cell").first, page.locator(".galaxy-challenge .ground")
        frame = page.locator(".galaxy-challenge .sky .frame").bounding_box()
        box = cell.bounding_box()
        assert frame is not None
        assert box is not None
        assert box["width"] >= FINGER
        assert not scrolls_sideways(visit)
        assert faults(visit) == []
        page.get_by_role("button", name="Show all sectors").click()
        expect(page.get_by_role("button", name="Show all sectors")).to_be_disabled()
        whole = ground.bounding_box()
        assert whole is not None
        assert whole["width"] <= frame["width"]
        assert whole["height"] <= frame["height"]
        page.get_by_role("button", name="Zoom in").click()
        larger = ground.bounding_box()
        assert larger is not None
        assert larger["width"] > whole["width"]
        pinch_outwards(visit)
        spread = ground.bounding_box()
        assert spread is not None
        assert spread["width"] > 1.3 * larger["width"]
        for tab in ("Dice", "Hand", "Sectors"):
            page.locator("nav.tabs button", has_text=tab).click()
            assert not scrolls_sideways(visit)
            assert faults(visit) == []


def pinch_outwards(visit: Visit) -> None:
    """Two fingers, from 60 pixels apart to 120."""
    visit.page.evaluate(
        """() => {
          const frame = document.querySelector('.galaxy-challenge .sky .frame')
          const at = (name, pointerId, clientX) => frame.dispatchEvent(
            new PointerEvent(name, { pointerId, pointerType: 'touch', clientX, clientY: 300, bubbles: true }))
          at('pointerdown', 1, 150); at('pointerdown', 2, 210)
          at('pointermove', 1, 120); at('pointermove', 2, 240)
          at('pointerup', 1, 120); at('pointerup', 2, 240)
        }"""
    )


HELD = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how)
  animation.pause()
  return animation
}"""
"""Every motion stands at its beginning."""


def test_a_rocket_hops_until_a_key_completes_it(browser: Browser, server: Server) -> None:
    """Motion is held at its beginning, and so is time."""
    with visiting(browser, server.address, animation="normal", confirm="never") as visit:
        visit.page.add_init_script(HELD)
        visit.page.clock.install()
        sit_down(visit, "greedy")
        play(visit, lambda _, __: visit.offers.first.click(), until="move")
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        ply = visit.ply()
        pieces(visit, ".cell.sector").last.click()
        visit.wait_for_ply(ply)
        visit.wait_until(lambda: is_moving(visit), "the rocket to take off")
        visit.page.keyboard.press("Space")
        visit.wait_until(lambda: not is_moving(visit), "the rocket to land")


def is_moving(visit: Visit) -> bool:
    return bool(visit.page.locator("[data-at=rocket-0]").evaluate("rocket => rocket.getAnimations().length"))


def test_plates_wear_the_chosen_colour(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy")
        play(visit, first_offer(visit), until="move")
        data = visit.page.request.get(f"{server.address}/api/games/galaxy-challenge").json()["data"]
        for seat, player in enumerate(showing(visit)["view"]["players"]):
            colour = re.compile(f"^{data['rockets'][player['colour']]['colour']}$")
            expect(visit.page.locator(f"#plate-{seat}")).to_have_attribute("data-player", colour)
            expect(visit.page.locator(f"[data-at=rocket-{seat}]")).to_have_attribute("data-player", colour)

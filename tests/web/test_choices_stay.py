"""Choosing without surprises: nothing moves under the pointer, keys do what they say, and a reload forgets nothing."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.visits import DESKTOP, PHONE, Visit, introduce, open_table, take_turn, visiting


def sit_down(visit: Visit, *sitters: str) -> None:
    visit.open(open_table(visit, "galaxy-command", *(sitters or ("you",)), begin=True))
    visit.wait_until_asked()


def place(thing: Locator) -> Any:
    box = thing.bounding_box()
    assert box is not None
    return box


def test_one_more_seat_leaves_the_buttons_of_the_lobby_where_they_are(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        for size in (DESKTOP, PHONE):
            visit.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            visit.open()
            visit.page.evaluate("localStorage.removeItem('cosmodrome.setup.galaxy-command')")
            visit.page.reload()
            play, add = (visit.page.get_by_role("button", name=name) for name in ("Play vs bots", "Add a bot"))
            add.scroll_into_view_if_needed()
            before = place(play)
            while add.count():
                add.dispatch_event("click")  # a click would scroll to it
            after = place(play)
            assert max(abs(after[side] - before[side]) for side in ("x", "y")) < 1


def test_a_phone_shows_every_action_tells_whom_it_waits_for_and_lays_notices_over_the_strip(
    browser: Browser, server: Server
) -> None:
    with visiting(browser, server.address, PHONE, touch=True) as visit, visiting(browser, server.address) as watcher:
        sit_down(visit)
        expect(visit.page.locator(".offers").get_by_role("button", name="Bide time")).to_be_in_viewport(ratio=1)
        introduce(watcher, "Eve")
        watcher.page.goto(visit.page.url)
        expect(watcher.page.locator(".actions header")).to_have_text(re.compile(r"^Waiting for \S"))
        visit.page.locator("[data-board] [data-piece][aria-disabled='true']").first.tap(force=True)
        notice = visit.page.locator(".toast")
        expect(notice).to_be_visible()
        assert abs(place(notice)["y"] - place(visit.page.locator("section.strip"))["y"]) < 15


def test_arrows_begin_at_the_first_piece_that_can_be_chosen(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        first = visit.page.locator("[data-board] [data-target]").first
        expect(first).to_be_attached()
        visit.page.keyboard.press("ArrowRight")
        expect(visit.page.locator("[data-board] [data-target]:focus")).to_have_count(1)


def test_enter_is_for_the_button_that_has_the_focus(browser: Browser, server: Server) -> None:
    """Also after a digit has chosen something."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        ply = visit.ply()
        visit.page.get_by_role("tab", name="Rules").focus()
        visit.page.keyboard.press("1")
        expect(visit.page.locator(".actions footer .do button:enabled")).to_be_visible()
        visit.page.keyboard.press("Enter")
        expect(visit.page.get_by_role("tab", name="Rules", selected=True)).to_be_visible()
        assert visit.ply() == ply


def test_the_list_of_keys_has_those_of_this_game_only(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        sit_down(visit)
        visit.page.keyboard.press("F1")
        dialog = visit.page.get_by_role("dialog")
        expect(dialog).to_contain_text("Confirm the choice", ignore_case=True)
        for other in ("Draw from the stack", "Turn the piece in hand", "Attack, or attack another"):
            expect(dialog).not_to_contain_text(other, ignore_case=True)


def test_after_a_reload_the_strip_says_what_happened_last(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        sit_down(visit, "you", "greedy")
        others = visit.page.locator(".strip ul .text")
        for _ in range(20):
            if others.count():
                break
            take_turn(visit)
            visit.wait_until_asked()
        said = others.inner_text()
        visit.page.reload()
        expect(others).to_have_text(said)

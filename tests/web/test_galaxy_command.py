"""Galaxy Command in a browser: what an event did is shown before the game goes on, and before the score sheet.

Time stands still on these pages until a test moves it, so nothing depends on how fast the machine is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BideTime, Conquer, EndTurn
from cosmodrome.games.galaxy_command.data.components import EVENTS, SYSTEMS
from cosmodrome.games.galaxy_command.events import (
    CommanderLost,
    CommanderScored,
    EventDrawn,
    GameEnded,
    PointsScored,
    SystemExplored,
    TurnBegan,
)
from tests.server.serving import Server
from tests.web.shown import latest_lines, latest_news, pass_time, watch
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_any_table, open_table, play_on_from, visiting

SEATS = 2
DRAWER = 1024
"""Narrower pages have the choices in a drawer; phones have them below."""


class Scene(NamedTuple):
    """A moment at which the visitor, on seat 0, ends the round; and what follows."""

    save: bytes
    ply: int
    events: tuple[Event, ...]

    @property
    def cards(self) -> list[int]:
        return [event.card for event in self.events if isinstance(event, EventDrawn)]


def random_match(seed: int) -> Match:
    match, rng = Match(GAME, SEATS, seed, {"deck": "whole"}), Rng.seeded(seed)
    while match.outcome is None:
        seat = match.awaiting[0]
        match.play(seat, rng.choice(match.offers(seat)))
    return match


@cache
def scene(*, is_last: bool, cards: int, visitor_is_next: bool = False) -> Scene:
    """The first of many games with such a moment; with two cards the first is a Red Alert.

    With `visitor_is_next` nothing more happens before the visitor decides.
    """
    for seed in count():
        match = random_match(seed)
        for ply, entry in enumerate(match.log):
            found = Scene(match.dump(), ply, tuple(entry.events))
            others = [
                event for event in entry.events if not isinstance(event, TurnBegan | PointsScored | CommanderScored)
            ]
            touched = {event.seat for event in others if hasattr(event, "seat")}
            is_end_of_round = entry.seat == 0 and isinstance(entry.action, EndTurn) and len(touched) == SEATS
            ends = any(isinstance(event, GameEnded) for event in entry.events)
            if visitor_is_next and [following.seat for following in match.log[ply + 1 : ply + 2]] != [0]:
                continue
            if is_end_of_round and ends == is_last and len(found.cards) == cards:
                return found
    raise AssertionError("unreachable")


def name_of(card: int) -> str:
    return f"{'Red Alert' if EVENTS[card].red_alert else 'Event'}: {EVENTS[card].name}"


@contextmanager
def at(browser: Browser, server: Server, found: Scene, size: dict[str, int], animation: str) -> Iterator[Visit]:
    """At the moment before the round ends, with a clock that stands still."""
    with visiting(browser, server.address, size, touch=size == PHONE, confirm="never", animation=animation) as visit:
        visit.page.clock.install()
        visit.open(play_on_from(visit, found.save, found.ply))
        if size["width"] < DRAWER and size != PHONE:
            visit.page.locator(".pull").click(timeout=PATIENCE)
        visit.wait_until_asked()
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        yield visit


def end_turn(visit: Visit) -> None:
    ply = visit.ply()
    visit.page.locator(".actions").get_by_role("button", name="End the turn").click()
    visit.wait_for_ply(ply)


def expect_card(visit: Visit, card: int) -> None:
    """Large over the board, before anything else is asked."""
    staged = visit.page.locator(".stage").get_by_role("img", name=re.compile(rf"^{re.escape(name_of(card))}\."))
    pass_time(visit, lambda: staged.count() > 0)
    expect(staged).to_be_in_viewport(ratio=0.95)
    assert not visit.is_over()
    assert visit.page.locator(".actions.mine").count() == 0


@pytest.mark.parametrize("is_last", [False, True])
def test_an_open_drawer_does_not_cover_the_event(browser: Browser, server: Server, *, is_last: bool) -> None:
    found = scene(is_last=is_last, cards=1)
    with at(browser, server, found, {"width": 900, "height": 700}, "normal") as visit:
        end_turn(visit)
        expect_card(visit, found.cards[0])
        visit.page.locator(".stage .event").click(trial=True, timeout=PATIENCE)


def test_on_the_own_clock_a_click_clears_the_way_and_the_end_is_still_shown(browser: Browser, server: Server) -> None:
    """What happened is shown beside the open question; once the clock has stopped it comes first again."""
    with visiting(browser, server.address, confirm="never") as visit:
        visit.page.clock.install()
        pace = {"kind": "Pace", "bank": 3600, "increment": 0}
        visit.open(open_any_table(visit, game="galaxy-command", bots=["you"], begin=True, pace=pace))
        visit.wait_until_asked()
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        stage, asked = visit.page.locator(".stage"), visit.page.locator(".actions.mine")
        while not visit.is_over():
            ply = visit.ply()
            visit.page.keyboard.press(visit.offers.first.get_attribute("aria-keyshortcuts") or "1")
            visit.wait_for_ply(ply)
            is_end = latest_news(visit)["showing"]["stage"] == "over"
            assert asked.count() == (not is_end)
            if is_end:
                said = watch(visit, until=visit.is_over)
                assert any("points" in text for text in said), said
            elif stage.count():
                stage.click(position={"x": 20, "y": 20})
                expect(asked).to_have_count(1)
            visit.page.clock.run_for(4000)


LOOKS = [
    (DESKTOP, "normal"),
    pytest.param(DESKTOP, "off", marks=pytest.mark.long),
    pytest.param(PHONE, "normal", marks=pytest.mark.long),
    (PHONE, "off"),
]


@pytest.mark.parametrize(("size", "animation"), LOOKS)
def test_the_last_event_and_the_score_are_told_before_the_score_sheet(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int], animation: str
) -> None:
    found = scene(is_last=True, cards=2)
    with at(browser, server, found, size, animation) as visit:
        end_turn(visit)
        expect_card(visit, found.cards[0])
        visit.page.screenshot(path=pictures / f"command-alert-{size['width']}-{animation}.png")
        told = watch(visit, until=visit.is_over)
        lines = latest_lines(visit)
        assert [text for text in told if text in lines] == lines
        kinds = {type(event).__name__ for event in found.events}
        assert {"EventDrawn", "PointsScored", "CommanderScored", "GameEnded"} <= kinds


@pytest.mark.parametrize(("size", "how"), [(PHONE, "click"), (DESKTOP, "key")])
def test_clicks_lead_to_the_score_sheet_and_escape_at_once(
    browser: Browser, server: Server, size: dict[str, int], how: str
) -> None:
    found = scene(is_last=True, cards=1)
    with at(browser, server, found, size, "normal") as visit:
        end_turn(visit)
        expect_card(visit, found.cards[0])
        if how == "key":
            visit.page.keyboard.press("Escape")
        for _ in range(len(found.events) if how == "click" else 0):
            visit.page.locator(".stage, main.board").last.click(position={"x": 20, "y": 20})
        expect(visit.page.locator("main.sheet")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_red_alert_is_a_card_of_its_own_then_the_event_in_its_place(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    found = scene(is_last=False, cards=2)
    with at(browser, server, found, size, "normal") as visit:
        end_turn(visit)
        expect_card(visit, found.cards[0])
        assert visit.page.locator(".strip.waits").count() == 1  # until the player goes on
        step = visit.page.locator("header.top").get_by_text(re.compile(r"Event \d of \d$"))
        number = step.inner_text()
        assert number.endswith(" of 7")
        if size == DESKTOP:
            expect(step).to_have_attribute("aria-current", "step")
        visit.page.keyboard.press("Space")
        expect_card(visit, found.cards[1])
        expect(step).to_have_text(number)  # the event in its place has that number
        visit.page.screenshot(path=pictures / f"command-event-{size['width']}-dark.png")
        visit.page.keyboard.press("Escape")
        visit.page.clock.resume()
        assert visit.wait_until_asked()
        if size == DESKTOP:
            events = visit.page.locator("[data-area='events']")
            expect(events).to_contain_text(f"Before it, {name_of(found.cards[0])}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_red_alerts_are_not_counted_as_events(browser: Browser, server: Server, size: dict[str, int]) -> None:
    found = scene(is_last=False, cards=2)
    with at(browser, server, found, size, "off") as visit:
        end_turn(visit)
        visit.page.clock.resume()
        assert visit.wait_until_asked()
        view = next(message["showing"]["view"] for message in reversed(visit.heard) if "showing" in message)
        resolved, alerts = view["events_resolved"], view["red_alerts"]
        assert (resolved + alerts, alerts > 0) == (len(view["used_events"]), True)
        if size == PHONE:
            visit.page.get_by_role("navigation", name="Parts of the table").get_by_text("Events").click()
        else:
            expect(visit.page.get_by_label("Steps")).to_contain_text(f"Event {resolved + 1} of 7")
        said = f"{resolved} of 7 resolved · {alerts} Red Alert"
        expect(visit.page.locator("[data-area='events']")).to_contain_text(said)
        cells = visit.page.get_by_role("group", name="Events by year").get_by_role("list", name="Year 1")
        expect(cells.locator(".past")).to_have_count(resolved)
        expect(cells.locator(".next")).to_have_text(str(resolved + 1))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_second_click_on_next_does_nothing(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """What can be seen again, or is summed up, has a button that comes in the same place, but not at once."""
    with at(browser, server, scene(is_last=False, cards=1, visitor_is_next=True), size, "normal") as visit:
        end_turn(visit)
        last, now = latest_lines(visit)[-1], visit.page.locator(".strip .now .text")
        watch(visit, until=lambda: now.count() > 0 and now.inner_text().strip() == last)
        following = visit.page.locator(".strip").get_by_role("button", name="Next")
        following.dblclick(timeout=PATIENCE)
        expect(following).to_have_count(0)
        expect(visit.page.get_by_role("dialog")).to_have_count(0)
        visit.page.locator(".strip").get_by_role("button", name="Again").click(timeout=PATIENCE)
        expect(following).to_have_count(1)


@cache
def last_one_left() -> tuple[bytes, int]:
    """The visitor chooses an action and has explored a system with all figures; the other player is out."""
    full = {number for number, card in SYSTEMS.items() if card.metal and card.wealth and card.points}
    for seed in count():
        match, explored, is_out = random_match(seed), False, False
        for ply, entry in enumerate(match.log):
            if explored and is_out and entry.seat == 0 and isinstance(entry.action, BideTime | Conquer):
                return match.dump(), ply
            for event in entry.events:
                explored |= isinstance(event, SystemExplored) and event.seat == 0 and event.card in full
                is_out |= isinstance(event, CommanderLost) and event.seat == 1
    raise AssertionError("unreachable")


def test_on_a_phone_all_figures_of_a_card_and_who_is_out_can_be_read(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, PHONE, touch=True) as visit:
        visit.open(play_on_from(visit, *last_one_left()))
        assert visit.wait_until_asked()
        expect(visit.page.locator("#plate-1")).to_contain_text("Out of the game")
        expect(visit.page.locator("#plate-0")).not_to_contain_text("Out of the game")
        assert visit.page.locator(".piece .strip p").evaluate_all(CUT) == []


CUT = "(rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent)"
"""Figures that do not fit on their card."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_any_sector_can_be_looked_at(browser: Browser, server: Server, pictures: Path, size: dict[str, int]) -> None:
    """By plate or key, under a name that covers nothing of the board; a click on the plate or Escape leads back."""
    with visiting(browser, server.address, size, touch=size == PHONE) as visit:
        visit.open(open_table(visit, "galaxy-command", "you", "greedy", "greedy", begin=True))
        assert visit.wait_until_asked()
        page = visit.page
        view = next(message["showing"]["view"] for message in reversed(visit.heard) if "showing" in message)
        near = page.locator(".galaxy-command [data-area='near']")
        for seat in (1, 2):
            name = page.locator(f"#plate-{seat} .look").inner_text()
            if seat == 1:
                page.locator(f"#plate-{seat} .look").click()
            else:
                page.keyboard.press(f"Alt+{seat + 1}")
            explored = sum(each["card"] > 0 for each in view["commanders"][seat]["systems"] if not each["distant"])
            expect(page.locator("main .whose")).to_contain_text(f"{name}'s board")
            expect(near).to_contain_text(f"{explored} of 6 explored", ignore_case=True)
        page.screenshot(path=pictures / f"command-looked-{size['width']}.png")
        page.locator("main.board").evaluate("(board) => board.scrollTo({ top: 0 })")
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
        expect(page.locator("main .whose")).to_have_count(0)


COVERED = """() => {
  const label = document.querySelector('main .whose > span').getBoundingClientRect()
  const range = document.createRange()
  const words = document.createTreeWalker(document.querySelector('main .sheet'), NodeFilter.SHOW_TEXT)
  const found = []
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode)
    for (const box of range.getClientRects()) {
      const isUnder = box.width && box.left < label.right && box.right > label.left && box.top < label.bottom - 2
      if (isUnder && box.bottom > label.top + 2) found.push(words.currentNode.textContent.trim())
    }
  }
  return found.filter(Boolean)
}"""
"""Words of the board that lie under the name of whose board it is."""

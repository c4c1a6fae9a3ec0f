"""A page that fails in part: what is left says so, leads out, and the table can still be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_table, scrolls_sideways, visiting

Spoil = Callable[[dict[str, Any]], None]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def spoil_board(showing: dict[str, Any]) -> None:
    """Only the board looks at the components that lie face up."""
    showing["view"]["face_up"] = None


def spoil_frame(showing: dict[str, Any]) -> None:
    """The frame asks the game's page which region has the question; that looks at the truckers."""
    showing["view"]["truckers"] = None


def spoil_session(showing: dict[str, Any]) -> None:
    showing["decisions"] = None


class Saboteur:
    """Stands between server and page and spoils what the page is shown, as long as it is switched on."""

    def __init__(self, visit: Visit, spoil: Spoil) -> None:
        self.spoil = spoil
        self.on = True
        visit.page.route_web_socket("**/live*", self._meet)

    def _meet(self, page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda text: page.send(self._spoilt(text)))

    def _spoilt(self, text: str | bytes) -> str:
        message = json.loads(text)
        if self.on and "showing" in message:
            self.spoil(message["showing"])
        return json.dumps(message)


def sit_down(visit: Visit) -> str:
    return open_table(visit, "galaxy-trucker", "you", begin=True, rounds="I", pace="relaxed")


def alert(visit: Visit, words: str) -> Locator:
    found = visit.page.get_by_role("alert").filter(has_text=words)
    expect(found).to_be_visible(timeout=PATIENCE)
    return found


def way_out(visit: Visit, words: str) -> Locator:
    return visit.page.get_by_role("button", name=words).or_(visit.page.get_by_role("link", name=words)).last


def press(visit: Visit, words: str) -> None:
    """By keyboard alone, wherever the focus is now."""
    goal = way_out(visit, words)
    for _ in range(60):
        if goal.evaluate("each => each === document.activeElement"):
            return visit.page.keyboard.press("Enter")
        visit.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {words}")


def forgive(visit: Visit) -> None:
    """The console has to tell what happened; after that nothing else may."""
    assert visit.complaints
    visit.complaints.clear()


@SIZES
def test_a_board_that_fails_leaves_the_table_playable(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size, confirm="always") as visit:
        address = sit_down(visit)
        saboteur = Saboteur(visit, spoil_board)
        visit.open(address)
        alert(visit, "The board could not be shown.")
        assert not scrolls_sideways(visit)
        assert faults(visit) == []
        log = visit.page.locator(".log [data-ply]")
        lines = log.count()
        visit.offers.filter(has_text="face-down component").click()
        expect(visit.offers.filter(has_text="Return the")).to_be_visible(timeout=PATIENCE)
        if size is PHONE:
            visit.page.locator("nav.tabs button", has_text="Log").click()
        expect(log).to_have_count(lines + 1)
        if size is PHONE:
            visit.page.locator("nav.tabs button", has_text="Ship").click()
        forgive(visit)
        saboteur.on = False
        press(visit, "Load the page again")
        expect(visit.page.locator(".galaxy-trucker .hand .piece")).to_be_visible(timeout=PATIENCE)


@SIZES
def test_a_board_that_fails_leads_to_the_lobby(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        address = sit_down(visit)
        Saboteur(visit, spoil_board)
        visit.open(address)
        alert(visit, "The board could not be shown.")
        forgive(visit)
        press(visit, "Back to the lobby")
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()


def test_a_board_that_fails_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    """What it was about to tell is not waited for."""
    with visiting(browser, server.address, confirm="always", animation="normal") as visit:
        address = sit_down(visit)
        saboteur = Saboteur(visit, spoil_board)
        saboteur.on = False
        visit.open(address)
        expect(visit.page.locator(".galaxy-trucker")).to_be_visible(timeout=PATIENCE)
        saboteur.on = True
        visit.page.keyboard.press("d")
        alert(visit, "The board could not be shown.")
        forgive(visit)
        visit.offers.filter(has_text="Return the").click()
        expect(visit.offers.filter(has_text="face-down component")).to_be_visible(timeout=PATIENCE)


@SIZES
def test_a_table_that_fails_can_be_played_in_words(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size, confirm="always") as visit:
        address = sit_down(visit)
        Saboteur(visit, spoil_frame)
        visit.open(address)
        alert(visit, "The table could not be shown.")
        assert faults(visit) == []
        forgive(visit)
        press(visit, "Show it in words")
        expect(visit.page.locator("main.board .plain")).to_be_visible()
        visit.offers.filter(has_text="face-down component").click()
        visit.page.locator(".actions footer .do button").click()
        expect(visit.offers.filter(has_text="Return the")).to_be_visible(timeout=PATIENCE)


@SIZES
def test_a_page_that_cannot_start_leads_to_the_lobby(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        address = sit_down(visit)
        Saboteur(visit, spoil_session)
        visit.open(address)
        alert(visit, "This page could not be shown.")
        forgive(visit)
        press(visit, "Back to the lobby")
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()


def test_waiting_for_a_table_can_be_given_up(browser: Browser, server: Server) -> None:
    """A server that says nothing."""
    with visiting(browser, server.address) as visit:
        address = sit_down(visit)
        visit.page.route_web_socket("**/live*", lambda _: None)
        visit.open(address)
        expect(visit.page.get_by_text("Opening the table")).to_be_visible(timeout=PATIENCE)
        visit.page.get_by_role("link", name="Back to the lobby").click(timeout=PATIENCE)
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()

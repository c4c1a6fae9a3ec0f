"""The pages Tables, Replays and Learn, ending games from there, and what the lobby remembers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, introduce, open_table, take_turn, visiting


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pages_of_the_lobby(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """A game of one's own is found, opened by keyboard and deleted; an unknown address leads home."""
    with visiting(browser, server.address, size) as visit:
        page = visit.page
        introduce(visit, "Mira")
        open_table(visit, "galaxy-rush", "you", "greedy", begin=True)
        visit.open()
        main = page.get_by_role("navigation", name="Main")
        main.get_by_role("link", name="Replays").click()
        expect(page.get_by_role("heading", name="Replays", level=1)).to_be_visible()
        expect(page.get_by_text("No replays yet")).to_be_visible()
        page.get_by_label("Players").fill("Zoe")
        expect(page.get_by_text("No games found")).to_be_visible()
        assert faults(visit) == []
        main.get_by_role("link", name="Learn").click()
        expect(page).to_have_title("Learn · Cosmodrome")
        expect(page.get_by_role("progressbar")).to_have_count(5)
        assert faults(visit) == []
        main.get_by_role("link", name="Tables").click()
        expect(main.get_by_role("link", name="Tables")).to_have_attribute("aria-current", "page")
        row = page.get_by_role("region", name="Your tables").get_by_role("listitem").filter(has_text="Season 1 · Turn")
        expect(row).to_contain_text("your turn")
        expect(row).to_contain_text(re.compile(r"You \d+ points?"))
        assert faults(visit) == []
        row.get_by_role("button", name="Delete Galaxy Rush").press("Enter")
        page.get_by_role("dialog").get_by_role("button", name="Delete the game").press("Enter")
        expect(page.get_by_text("No games in progress")).to_be_visible()
        visit.open("/nonsense")
        expect(page.get_by_role("heading", name="Page not found.")).to_be_visible()
        page.get_by_role("link", name="Back to the lobby").click()
        expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
        visit.complaints.clear()  # the browser notes that there is no such page


def test_a_game_ends_once_both_want_that(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as mira, visiting(browser, server.address) as ben:
        introduce(mira, "Mira")
        introduce(ben, "Ben")
        address = open_table(mira, "galaxy-rush", "you", None, begin=False)
        ben.open(address)
        mira.open(address)
        mira.page.get_by_role("button", name="Begin").click()
        expect(mira.page.locator("#plate-1")).to_be_visible()
        mira.page.get_by_role("button", name="Menu").click()
        mira.page.get_by_role("button", name="End the game").click()
        dialog = mira.page.get_by_role("dialog")
        dialog.get_by_label("Propose to end it").check()
        dialog.get_by_role("button", name="Propose to end it").click()
        vote = ben.page.get_by_role("region", name="End the game?")
        expect(vote).to_contain_text("Mira")
        vote.get_by_role("button", name="End the game").click()
        for visit in (mira, ben):
            expect(visit.page.get_by_text("All who played agreed")).to_be_visible()


def test_a_proposal_is_in_the_lists_and_whoever_is_left_alone_ends_the_game_at_once(
    browser: Browser, server: Server
) -> None:
    with visiting(browser, server.address) as mira, visiting(browser, server.address) as ben:
        introduce(mira, "Mira")
        introduce(ben, "Ben")
        address = open_table(mira, "template", "you", None, begin=False)
        ben.open(address)
        mira.open(address)
        mira.page.get_by_role("button", name="Begin").click()
        expect(mira.offers.first).to_be_visible()
        table = ben.page.request.get(f"{ben.address}/api/tables").json()["mine"][0]["id"]
        assert ben.page.request.post(f"{ben.address}/api/tables/{table}/end", data={"on": True}).ok
        mira.open()
        row = mira.page.locator("#continue li").filter(has_text="Ben")
        expect(row).to_contain_text("Ben proposes to end this game")
        ben.page.get_by_role("button", name="Menu").click()
        ben.page.get_by_role("button", name="Leave your seat").click()
        ben.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        mira.page.reload()
        row.get_by_role("button", name="End ").click()
        dialog = mira.page.get_by_role("dialog")
        expect(dialog).to_contain_text("The game ends at once")
        dialog.get_by_role("button", name="End it now").click()
        expect(row).to_have_count(0)
        told = ben.page.locator(".toast").filter(has_text="All who played agreed to end the game")
        expect(told).to_be_visible(timeout=PATIENCE)
        with ben.page.expect_response("**/api/endings"):
            ben.page.reload()
        expect(told).to_have_count(0)


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address, confirm="never") as mira, visiting(browser, server.address, PHONE) as ben:
        introduce(mira, "Mira")
        introduce(ben, "Ben")
        address = open_table(mira, "template", "you", None, begin=False)
        ben.open(address)
        mira.open(address)
        mira.page.get_by_role("button", name="Begin").click()
        expect(ben.page.locator("#plate-0")).to_be_visible()
        ben.page.get_by_role("button", name="Menu").click()
        ben.page.get_by_role("button", name="End the game").click()
        dialog = ben.page.get_by_role("dialog", name="End ")
        dialog.get_by_label("Resign").check()
        expect(dialog).to_contain_text("You cannot come back")
        assert faults(ben) == []
        ben.page.screenshot(path=pictures / "resign-390.png")
        dialog.get_by_role("button", name="Resign").click()
        expect(mira.page.locator(".toast").filter(has_text="Ben resigned")).to_contain_text("A bot plays on.")
        expect(mira.page.get_by_role("group", name="Resigned, a bot plays on")).to_be_visible()
        mira.page.screenshot(path=pictures / "resigned.png")
        ben.open()
        expect(ben.page.locator("#continue")).not_to_contain_text("Mira")
        ben.open(address)
        expect(ben.page.locator("#plate-1")).to_contain_text("Resigned")
        expect(ben.page.get_by_role("button", name="Take seat back")).to_have_count(0)
        while mira.wait_until_asked():
            take_turn(mira)
        sheet = mira.page.locator("main.sheet")
        expect(sheet).to_contain_text("Ben resigned. A bot finished for them")
        ben.open("/replays")
        row = ben.page.get_by_role("listitem").filter(has_text="Resigned")
        expect(row).to_contain_text("Mira won")


def test_the_lobby_remembers_the_last_set_up(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        visit.open()
        visit.page.get_by_role("button", name="Add a bot").click()
        seats = visit.page.get_by_role("group", name="Seats").get_by_text("Bot", exact=True)
        expect(seats).to_have_count(2)
        visit.page.reload()
        expect(seats).to_have_count(2)

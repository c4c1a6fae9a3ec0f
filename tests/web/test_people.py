"""People among themselves: a rematch that keeps friends together, and bots that play for those who are out of time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.serving import Server
from tests.web.visits import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Visit,
    introduce,
    open_any_table,
    open_table,
    scrolls_sideways,
    take_turn,
    visiting,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


class Friends:
    """Two people who have just finished a game, still at its table."""

    def __init__(self, ada: Visit, ben: Visit) -> None:
        self.ada, self.ben = ada, ben
        for visit, name in ((ada, "Ada"), (ben, "Ben")):
            introduce(visit, name)
        self.old = open_table(ada, "template", "you", None, begin=False)
        ada.open(self.old)
        ben.open(self.old)
        ada.page.get_by_role("button", name="Begin").click()
        self.play()

    def play(self) -> None:
        for _ in range(5):
            for visit in (self.ada, self.ben):
                assert visit.wait_until_asked()
                take_turn(visit)
        for visit in (self.ada, self.ben):
            expect(visit.page.locator("main.sheet")).to_be_visible()


@contextmanager
def friends(browser: Browser, server: Server, size: dict[str, int] = DESKTOP) -> Iterator[Friends]:
    with (
        visiting(browser, server.address, size, confirm="never") as ada,
        visiting(browser, server.address, size, confirm="never") as ben,
    ):
        yield Friends(ada, ben)


def press_rematch(visit: Visit) -> None:
    visit.page.get_by_role("button", name="Rematch").click()


def wait_for_another_table(visit: Visit, old: str) -> str:
    visit.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(old), timeout=PATIENCE)
    return visit.page.url


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, marks=pytest.mark.long, id="desktop"), pytest.param(PHONE, id="phone")]
)
def test_who_stayed_is_invited_and_plays_again_at_the_same_table(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with friends(browser, server, size) as both, visiting(browser, server.address) as eve:
        ada, ben = both.ada, both.ben
        eve.open(both.old)
        expect(eve.page.locator("main.sheet")).to_be_visible()
        expect(eve.page.get_by_role("button", name="Rematch")).to_have_count(0)
        rated = ada.page.locator("main.sheet").get_by_text("This game counts for the ratings. Ladder")
        expect(rated.get_by_role("link")).to_have_attribute("href", "/ladder")
        press_rematch(ada)
        again = wait_for_another_table(ada, both.old)
        expect(ada.page.get_by_text("Invited, seat reserved")).to_be_visible()
        expect(ada.page.get_by_role("button", name="Waiting for Ben")).to_be_disabled()
        ada.page.screenshot(path=pictures / f"rematch-gathering-{size['width']}-dark.png")
        assert not scrolls_sideways(ada)
        expect(eve.page.get_by_text("Ada wants a rematch.")).to_be_visible()
        expect(eve.page.get_by_role("link", name="Watch")).to_be_visible()
        expect(ben.page.get_by_text("Ada wants a rematch.")).to_be_visible()
        expect(ben.page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)
        ben.page.screenshot(path=pictures / f"rematch-invitation-{size['width']}-dark.png")
        assert not scrolls_sideways(ben)
        ben.page.get_by_role("button", name="Join").click()
        assert wait_for_another_table(ben, both.old) == again
        seats = ada.page.locator(".seats li")
        expect(seats.nth(0)).to_contain_text("Ben")  # all have moved up by one: who sat first sits last
        expect(seats.nth(1)).to_contain_text("You")
        ada.page.get_by_role("button", name="Begin").click()
        expect(eve.page.get_by_text("The rematch has begun.")).to_be_visible()
        both.play()


def test_pressed_by_both_at_once_it_is_one_table(browser: Browser, server: Server) -> None:
    with friends(browser, server) as both:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        for visit in (both.ada, both.ben):
            visit.page.route("**/rematch", hold)
            press_rematch(visit)
        both.ada.wait_until(lambda: len(held) == 2, "both requests")
        for route in held:
            route.continue_()
        assert wait_for_another_table(both.ada, both.old) == wait_for_another_table(both.ben, both.old)
        for visit in (both.ada, both.ben):
            expect(visit.page.get_by_text("Every seat is taken.")).to_be_visible()


def test_the_invitation_is_seen_from_the_board_and_taken_back_when_nobody_waits(
    browser: Browser, server: Server
) -> None:
    with friends(browser, server) as both:
        both.ben.page.get_by_role("button", name="board").click()
        press_rematch(both.ada)
        wait_for_another_table(both.ada, both.old)
        invitation = both.ben.page.get_by_text("Ada wants a rematch.")
        expect(invitation).to_be_visible()
        expect(both.ben.page.get_by_role("button", name="Join")).to_be_visible()
        both.ada.page.get_by_role("button", name="Stand up").click()
        expect(invitation).to_have_count(0)


def test_who_had_gone_finds_the_invitation_in_the_lobby(browser: Browser, server: Server, pictures: Path) -> None:
    with friends(browser, server) as both:
        ada, ben = both.ada, both.ben
        ben.open()
        press_rematch(ada)
        again = wait_for_another_table(ada, both.old)
        row = ben.page.get_by_role("link").filter(has_text="you are invited")
        expect(row).to_contain_text("Rematch with Ada", timeout=PATIENCE)
        ben.page.screenshot(path=pictures / "rematch-lobby-1440-dark.png")
        row.click()
        assert wait_for_another_table(ben, both.old) == again
        expect(ben.page.get_by_text("Reserved for you", exact=True)).to_be_visible()
        ben.page.get_by_role("button", name="Sit").click()
        expect(ada.page.get_by_role("button", name="Begin")).to_be_enabled()


@SIZES
def test_out_of_time_is_told_in_the_log_on_the_plate_on_the_sheet_and_in_the_lists(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size, confirm="never") as visit:
        introduce(visit, "Mira")
        pace = {"bank": 1, "increment": 0}
        visit.open(open_any_table(visit, game="galaxy-command", bots=["you", "greedy"], begin=False, pace=pace))
        visit.page.get_by_role("button", name="Begin").click()
        expect(visit.page.get_by_text("Your time ran out")).to_be_visible(timeout=PATIENCE)
        expect(visit.page.get_by_role("group", name="Out of time, a bot took over")).to_be_visible()
        said = visit.page.get_by_role("log").get_by_text("ran out of time. A bot took over.")
        if size == PHONE:
            visit.page.get_by_role("button", name="Log").click()
        expect(said).to_be_visible()
        visit.page.screenshot(path=pictures / f"clock-out-{size['width']}-dark.png")
        assert not visit.wait_until_asked(), "what the bot did is shown to the end"
        expect(
            visit.page.get_by_text(re.compile("You ran out of time. A bot finished for you with [0-9]+ points?."))
        ).to_be_visible()
        if size == PHONE:
            visit.page.get_by_role("button", name="How it went").click()
        expect(said).to_have_count(1)
        said.scroll_into_view_if_needed()
        visit.page.screenshot(path=pictures / f"clock-out-score-{size['width']}-dark.png")
        assert not scrolls_sideways(visit)
        visit.open()
        if size == PHONE:
            visit.page.get_by_role("tab", name="Replays").click()
        expect(visit.page.locator("#replays").get_by_text("a bot finished for Mira").first).to_be_visible()
        assert not scrolls_sideways(visit)
        visit.page.screenshot(path=pictures / f"clock-out-lobby-{size['width']}-dark.png")


@SIZES
def test_who_opens_a_table_is_told_what_happens_when_time_runs_out(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size) as visit:
        visit.open()
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        visit.page.keyboard.press("c")
        dialog = visit.page.get_by_role("dialog")
        expect(dialog).to_contain_text("If somebody stays away, the host or a vote can call in a bot")
        dialog.get_by_text("5 min", exact=True).click()
        expect(dialog).to_contain_text("If somebody runs out of time, a bot plays for them")
        visit.page.screenshot(path=pictures / f"create-clock-{size['width']}-dark.png")
        assert not scrolls_sideways(visit)

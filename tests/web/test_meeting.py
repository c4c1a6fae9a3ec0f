"""Strangers meet: by link, from the lobby, by invitation; and several people share a device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.server.test_rematch import played
from tests.web.test_access import faults
from tests.web.test_people_pages import without_pictures
from tests.web.visits import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Visit,
    introduce,
    open_any_table,
    open_table,
    scrolls_sideways,
    visiting,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_two_strangers_play_a_third_watches_and_one_is_invited_again(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    width = size["width"]
    with (
        visiting(browser, server.address, size) as ada,
        visiting(browser, server.address, size) as ben,
        visiting(browser, server.address, size) as eve,
    ):
        introduce(ada, "Ada")
        public = open_any_table(
            ada, game="galaxy-rush", bots=["you", None], begin=False, public=True, name=f"Far Reach {width}"
        )
        ada.open(public)
        ben.open(public)
        ben.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
        ben.page.keyboard.press("Enter")
        expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
        ben.page.get_by_role("button", name="Menu").click()
        menu = ben.page.get_by_role("dialog", name="Menu")
        for entry in ("Copy the link", "Cards and components", "Settings", "Leave the table"):
            expect(menu.get_by_role("button", name=entry)).to_be_visible()
        menu.get_by_role("button", name="Rules").click()
        expect(ben.page.get_by_role("dialog", name="Rules")).to_be_visible()
        ben.page.keyboard.press("Escape")
        ada.page.get_by_role("button", name="Begin").click()
        eve.open()
        if size == PHONE:
            expect(eve.page.get_by_role("tab", name="Open tables").locator(".count")).to_have_text(re.compile(r"[1-9]"))
            eve.page.get_by_role("tab", name="Open tables").click()
        row = eve.page.locator("#open-tables li").filter(has_text=f"Far Reach {width}")
        expect(row).to_contain_text("Season 1")
        eve.page.screenshot(path=pictures / f"meeting-watch-{width}.png")
        row.get_by_role("link", name="Watch").click()
        expect(eve.page.locator("#plate-1")).to_contain_text("Ben")
        ben.page.get_by_role("button", name="Watching: ").click()
        expect(ben.page.get_by_role("dialog", name="Watching: ")).to_be_visible()
        ben.page.keyboard.press("Escape")

        ada.open(open_any_table(ada, game="galaxy-challenge", bots=["you", None, None], begin=False))
        ada.page.get_by_role("button", name="Invite Ben").click()
        notice = ben.page.get_by_role("status").filter(has_text="Ada invites you")
        expect(notice).to_be_visible(timeout=PATIENCE)
        ben.page.screenshot(path=pictures / f"meeting-invited-{width}.png")
        assert not scrolls_sideways(ben)
        answers = [notice.get_by_role("button", name=name).bounding_box() for name in ("Accept", "Decline")]
        assert len({box["y"] for box in answers if box}) == 1, "side by side"
        notice.get_by_role("button", name="Accept").click()
        expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
        expect(ada.page.get_by_text("Ben has accepted")).to_be_visible()
        ada.page.screenshot(path=pictures / f"meeting-accepted-{width}.png")
        assert faults(ada) == []

        ada.open(open_any_table(ada, game="galaxy-rush", bots=["you", None], begin=False))
        ben.open()
        ada.page.get_by_role("searchbox", name="Invite somebody who plays here").fill("be")
        invite = ada.page.get_by_role("button", name="Invite Ben", exact=True)
        expect(invite.nth(1)).to_be_visible()  # others of that name may be found before
        invite.last.click()
        ben.page.get_by_role("button", name="Decline the invitation").click(timeout=PATIENCE)
        expect(ada.page.get_by_text("Ben declined").first).to_be_visible()
        expect(ben.page.get_by_text("Ada invites you")).to_have_count(0)


@SIZES
def test_somebody_whom_the_host_has_never_met_is_found_by_name_and_accepts_in_the_lobby(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    width = size["width"]
    with (
        visiting(browser, server.address, size) as ada,
        visiting(browser, server.address, size) as ben,
        visiting(browser, server.address, size) as other,
    ):
        introduce(ada, "Ada")
        for visit in (ben, other):
            introduce(visit, f"Quentin {width}")
        played([without_pictures(ben, server), without_pictures(other, server)], public=True)
        person = ben.page.request.get(f"{ben.address}/api/me").json()["person"]
        ada.open(open_any_table(ada, game="galaxy-challenge", bots=["you", None, None], begin=False, name="Orbit"))
        find = ada.page.get_by_role("searchbox", name="Invite somebody who plays here")
        find.fill("nobody is called so")
        expect(ada.page.get_by_role("status").filter(has_text="Nobody found. You can find")).to_be_visible()
        find.fill("quentin")
        expect(ada.page.get_by_role("button", name=f"Invite Quentin {width} #")).to_have_count(2)
        ada.page.screenshot(path=pictures / f"meeting-find-{width}.png", full_page=True)
        assert faults(ada) == []
        assert not scrolls_sideways(ada)
        ben.open()
        ada.page.get_by_role("button", name=f"Invite Quentin {width} #{person[:4]}").click()
        expect(ada.page.get_by_text("Invited, seat reserved")).to_be_visible()
        row = ben.page.locator("#continue li").filter(has_text="Ada invites you")
        expect(row).to_contain_text("Orbit")
        notice = ben.page.get_by_role("status").filter(has_text="Ada invites you")
        expect(notice).to_be_visible()
        ben.page.screenshot(path=pictures / f"meeting-invited-lobby-{width}.png")
        row.get_by_role("button", name="Accept the invitation to Orbit").click()
        expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
        expect(notice).to_have_count(0)
        expect(ada.page.locator(".toast").filter(has_text="has accepted")).to_be_visible()
        other.open()
        expect(other.page.get_by_text("Ada invites you")).to_have_count(0)


@SIZES
def test_players_of_one_device_have_names_and_hand_it_over_for_predictions_only(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size, confirm="never") as visit:
        page = visit.page
        visit.open()
        page.locator("[data-game=galaxy-rush]").click()
        page.get_by_role("button", name="Hot-seat").click()
        page.get_by_label("Name of player 1").fill("Mia")
        page.get_by_label("Name of player 2").fill("Tom")
        page.get_by_role("button", name="Colour of Tom: orange").click()
        page.get_by_role("dialog").locator("[data-colour=blue]").click()
        page.screenshot(path=pictures / f"hotseat-{size['width']}.png")
        assert not scrolls_sideways(visit)
        assert faults(visit) == []
        page.get_by_role("dialog").get_by_role("button", name="Begin").last.click()
        expect(page.locator("#plate-0")).to_contain_text("Mia")
        expect(page.locator(".plates").get_by_text("You", exact=True)).to_have_count(0)
        expect(page.locator("#plate-1")).to_contain_text("Tom")
        expect(page.locator("#plate-1")).to_have_attribute("data-player", "blue")
        curtain = page.get_by_role("dialog", name="Pass the device to")
        while not _predicts(visit):
            expect(visit.offers.first).to_be_visible()
            expect(curtain).to_have_count(0)
            ply = visit.ply()
            visit.offers.first.click()
            visit.wait_for_ply(ply)
        expect(curtain).to_be_visible()
        page.screenshot(path=pictures / f"hotseat-curtain-{size['width']}.png")
        visit.open()
        page.get_by_role("button", name="Hot-seat").click()
        expect(page.get_by_label("Name of player 2")).to_have_value("Tom")


def _predicts(visit: Visit) -> bool:
    showings = [message["showing"] for message in visit.heard if "showing" in message]
    return bool(showings[-1]["view"]["phase"] == "prediction")


def test_two_who_share_a_device_are_named_where_others_gather(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address, PHONE) as ada, visiting(browser, server.address) as ben:
        introduce(ada, "Ada")
        introduce(ben, "Ben")
        table = open_table(ada, "galaxy-challenge", "you", None, None, begin=False)
        ada.open(table)
        ada.page.get_by_role("button", name="Sit", exact=True).first.click()
        second = ada.page.get_by_label("Name of player 2")
        second.fill("Bea")
        second.press("Enter")
        ben.open(table)
        expect(ben.page.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
        expect(ben.page.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
        expect(second).to_have_value("Bea")
        assert not scrolls_sideways(ada)
        assert faults(ada) == []
        ada.page.screenshot(path=pictures / "meeting-names.png", full_page=True)
        ada.page.get_by_label("Name of player 1").fill("Cleo")
        ada.page.keyboard.press("Tab")
        ada.page.get_by_role("button", name="Begin").click()
        expect(ben.page.get_by_role("complementary", name="Players")).to_contain_text("Cleo")
        expect(ben.page.get_by_role("complementary", name="Players")).to_contain_text("Bea")


def test_the_lobby_on_a_phone(browser: Browser, server: Server, pictures: Path) -> None:
    """A swipe chooses the game; options have a dialog with Done; one that does not go with the seats falls back."""
    with visiting(browser, server.address, PHONE) as visit:
        page = visit.page
        visit.open()
        page.locator("[data-game=galaxy-command]").click()
        page.get_by_title("Change the level").click()
        page.get_by_role("button", name="Remove").click()
        page.get_by_role("button", name="Change options").click()
        page.get_by_text("Original 18", exact=True).click()
        page.screenshot(path=pictures / "lobby-options-390.png")
        page.get_by_role("dialog").get_by_role("button", name="Done").click()
        expect(page.get_by_role("button", name="Play solo")).to_be_enabled()
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_text("does not go with this number of players")).to_be_visible()
        expect(page.get_by_text("Standard game")).to_be_visible()
        expect(page.get_by_role("button", name="Play vs bots")).to_be_enabled()
        page.get_by_role("radiogroup").evaluate("list => list.scrollTo({ left: list.scrollWidth })")
        expect(page.locator("[role=radio]").last).to_have_attribute("aria-checked", "true")


def test_only_the_curtains_button_lifts_it_and_nothing_of_the_table_is_behind_it(
    browser: Browser, server: Server
) -> None:
    """Keys that lead through what is shown before it do nothing; whoever cannot see it reads nothing else either."""
    with visiting(browser, server.address, confirm="never", animation="normal") as visit:
        page = visit.page
        introduce(visit, "Ada")
        visit.open(open_table(visit, "template", "you", "you", begin=True))
        lift = page.get_by_role("button", name="I am Ada", exact=True)
        expect(lift).to_be_visible()
        secrets = page.locator("[data-board], .actions, .plates, .side, .strip, .for-ears, [data-spoken]")
        for key in ("Escape", "Escape", "Enter", "Space", "1", "i"):
            page.keyboard.press(key)
            expect(lift).to_be_visible()
            expect(secrets).to_have_count(0)
        page.mouse.click(5, 5)
        expect(page.get_by_role("heading")).to_have_count(1)
        lift.click()
        expect(visit.offers.first).to_be_visible()
        ply = visit.ply()
        visit.offers.first.click()
        visit.wait_for_ply(ply)
        # The same keys as one who skips what is shown presses, until the curtain is there and after.
        other = page.get_by_role("button", name="I am Ada 2")
        while not other.count():
            page.keyboard.press("Escape")
        for key in ("Escape", "Enter", "Space"):
            page.keyboard.press(key)
        expect(other).to_be_visible()
        expect(secrets).to_have_count(0)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(visit.offers.first).to_be_visible()

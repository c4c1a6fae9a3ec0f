"""A new name at a running table, a seat on another device, and a person who comes back in another browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import PHONE, Visit, introduce, open_table, scrolls_sideways, take_turn, visiting


def open_settings(visit: Visit) -> Locator:
    """By the key that opens them everywhere."""
    visit.page.keyboard.press(",")
    dialog = visit.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def players(visit: Visit) -> Locator:
    return visit.page.get_by_role("complementary", name="Players")


def link_in(visit: Visit, place: Locator) -> str:
    """As it would be copied; without the address of the server."""
    field = place.get_by_role("textbox", name="Link")
    expect(field).to_be_visible()
    return field.input_value().removeprefix(visit.address)


def test_a_new_name_reaches_the_table_and_a_seat_moves_to_a_phone_under_its_name(
    browser: Browser, server: Server, pictures: Path
) -> None:
    with (
        visiting(browser, server.address, confirm="never") as ada,
        visiting(browser, server.address, confirm="never") as ben,
        visiting(browser, server.address, PHONE, confirm="never") as phone,
    ):
        introduce(ada, "Ada")
        introduce(ben, "Ben")
        table = open_table(ada, "galaxy-rush", "you", None, begin=False)
        ada.open(table)
        ben.open()
        ben.page.get_by_label("Join by code").fill(table.rpartition("/")[2])
        expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
        ada.page.get_by_role("button", name="Begin").click()
        expect(players(ada)).to_contain_text("Ben")

        settings = open_settings(ben)
        name = settings.get_by_label("Your name")
        name.fill("Benedikt")
        name.press("Enter")
        settings.get_by_role("button", name="Done").click()
        for visit in (ada, ben):
            expect(players(visit)).to_contain_text("Benedikt")
        expect(ada.page.get_by_role("log").first).not_to_contain_text(re.compile(r"\bBen\b"))

        ben.page.get_by_role("button", name="Menu").click()
        ben.page.get_by_role("button", name="Move to another device").click()
        moving = ben.page.get_by_role("dialog", name="Move to another device")
        introduce(phone, "Comet 77")
        link = link_in(ben, moving)
        ben.page.screenshot(path=pictures / "seat-moves.png")
        phone.open(link)
        expect(moving).to_have_count(0)
        expect(ben.page.locator(".toast").filter(has_text="The seat is on the other device")).to_be_visible()
        expect(phone.page.get_by_role("group", name="Benedikt, You")).to_be_visible()
        for visit in (ada, ben):
            expect(players(visit)).to_contain_text("Benedikt")
            expect(players(visit)).not_to_contain_text("Comet 77")
        # The seat is played on the phone now, and watched where it was played before.
        for visit in (ada, phone):
            if visit.page.locator(".actions.mine").count():
                assert visit.wait_until_asked()
        asked = ada if ada.page.locator(".actions.mine .offers").count() else phone
        assert asked.wait_until_asked()
        take_turn(asked)
        expect(ben.page.locator(".actions.mine")).to_have_count(0)
        assert not scrolls_sideways(phone)
        phone.page.screenshot(path=pictures / "seat-moved-390.png")
        phone.open(link)
        expect(phone.page.get_by_role("group", name="Benedikt, You")).to_be_visible()
        ada.open(link)
        expect(ada.page.get_by_text("This invitation is no longer valid.")).to_be_visible()
        ada.complaints.clear()  # the browser notes that the link was refused


def test_a_recovery_link_makes_another_browser_the_same_person(
    browser: Browser, server: Server, pictures: Path
) -> None:
    with (
        visiting(browser, server.address, confirm="never") as mira,
        visiting(browser, server.address, confirm="never") as ben,
        visiting(browser, server.address, PHONE, confirm="never") as phone,
    ):
        introduce(mira, "Mira")
        introduce(ben, "Ben")
        table = open_table(mira, "template", "you", None, begin=False)
        mira.open(table)
        ben.open(table)
        mira.page.get_by_role("button", name="Begin").click()
        expect(mira.offers.first).to_be_visible()
        settings = open_settings(mira)
        settings.get_by_role("button", name="Create link").click()
        link = link_in(mira, settings)
        mira.page.screenshot(path=pictures / "recovery-link.png")
        assert faults(mira) == []
        settings.get_by_role("button", name="Done").click()

        phone.open(link)
        expect(phone.page.get_by_text("Welcome back, Mira.")).to_be_visible()
        assert not scrolls_sideways(phone)
        phone.page.screenshot(path=pictures / "recovered-390.png")
        phone.page.get_by_role("link", name="Back to the lobby").click()
        phone.page.locator("#continue li").filter(has_text="Ben").get_by_role("link").click()
        expect(phone.page.get_by_role("dialog")).to_have_count(0)
        for visit in (phone, ben, mira, ben):
            assert visit.wait_until_asked(), "it is Mira's seat in both browsers"
            take_turn(visit)
        expect(players(ben)).to_contain_text("Mira")

        phone.open()
        expect(phone.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        settings = open_settings(phone)
        settings.get_by_role("button", name="Create link").click()
        newer = link_in(phone, settings)
        ben.open(link)
        expect(ben.page.get_by_text("This link does not work.")).to_be_visible()
        ben.open(newer)
        expect(ben.page.get_by_text("Welcome back, Mira.")).to_be_visible()
        ben.complaints.clear()  # the browser notes that the older link was refused

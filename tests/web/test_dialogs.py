"""Enter does what the main button of a dialog shows, wherever the focus is, unless it is on another button."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.visits import introduce, open_table, visiting


def test_enter_begins_what_the_main_button_says(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        page, dialog = visit.page, visit.page.get_by_role("dialog")
        introduce(visit, "Ada")
        visit.open()
        expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
        page.keyboard.press("c")
        dialog.get_by_text("By invitation", exact=True).click()
        expect(dialog.get_by_label("By invitation")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        visit.open()
        page.locator("[data-game=galaxy-rush]").click()
        page.get_by_role("button", name="Hot-seat").click()
        dialog.get_by_role("button", name=re.compile("^Colour of Player 2")).click()
        dialog.locator("[data-colour=blue]").click()
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        visit.open("/daily")
        page.get_by_role("button", name=re.compile(": Play$")).first.click()
        expect(dialog.get_by_role("button", name="Begin")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")


def test_enter_destroys_nothing(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as ada, visiting(browser, server.address) as ben:
        introduce(ada, "Ada")
        introduce(ben, "Ben")
        address = open_table(ada, "template", "you", None, begin=False)
        ben.open(address)
        expect(ben.page.get_by_text("Ben").first).to_be_visible()
        ada.open(address)
        ada.page.get_by_role("button", name="Begin").click()
        expect(ada.offers.first).to_be_visible()
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name="End the game").click()
        dialog = ada.page.get_by_role("dialog", name=re.compile("^End "))
        expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
        expect(dialog.get_by_role("radio", name=re.compile("^Resign"))).not_to_be_checked()
        dialog.get_by_role("radio", name=re.compile("^Resign")).check()
        ada.page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

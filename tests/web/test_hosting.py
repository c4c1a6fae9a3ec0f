"""A host and a guest in two browsers: asking for a bot's seat, letting in, muting, removing, closing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, introduce, open_table, scrolls_sideways, visiting

GAME = "galaxy-rush"


def arrive(guest: Visit, name: str, address: str) -> None:
    """Under this name, at this table."""
    with guest.page.expect_response("**/api/me"):
        guest.open()
    assert guest.page.request.post(f"{guest.address}/api/me", data={"name": name}).ok
    guest.open(address)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_host_lets_a_guest_in_and_removes_them(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    phone = size is PHONE
    with visiting(browser, server.address, size) as host, visiting(browser, server.address, size) as guest:
        address = open_table(host, GAME, "you", "greedy", begin=True)
        host.open(address)
        arrive(guest, "Mira", address)
        guest.page.get_by_role("button", name="That's me").click()
        guest.page.get_by_role("button", name="Ask for this seat").click()
        expect(guest.page.locator("#plate-1")).to_contain_text("the host decides", ignore_case=True, timeout=PATIENCE)
        asked = host.page.get_by_role("region", name="Requests")
        expect(asked).to_contain_text("Mira wants to take over the seat of", timeout=PATIENCE)
        host.page.screenshot(path=pictures / f"host-request-{size['width']}.png")
        guest.page.screenshot(path=pictures / f"guest-asked-{size['width']}.png")
        assert not scrolls_sideways(host)
        assert faults(host) == []
        asked.get_by_role("button", name="Refuse").click()
        expect(guest.page.get_by_text("The host refused your request")).to_be_visible(timeout=PATIENCE)
        guest.page.get_by_role("button", name="Ask for this seat").click()
        asked.get_by_role("button", name="Let in").focus()
        host.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("button", name="Ask for this seat")).to_have_count(0, timeout=PATIENCE)
        expect(host.page.locator("#plate-1")).to_contain_text("Mira", timeout=PATIENCE)
        expect(asked.get_by_role("button")).to_have_count(0)

        menu = host.page.locator("#plate-1").get_by_role("button", name="Manage Mira")
        menu.focus()
        host.page.keyboard.press("Enter")
        choices = host.page.get_by_role("dialog", name="Mira")
        expect(choices).to_contain_text("a bot takes over the seat")
        host.page.screenshot(path=pictures / f"host-menu-{size['width']}.png")
        assert faults(host) == []
        choices.get_by_role("button", name="Remove").click()
        expect(guest.page.get_by_text("The host has removed you from this table.")).to_be_visible(timeout=PATIENCE)
        guest.page.screenshot(path=pictures / f"guest-removed-{size['width']}.png")
        expect(host.page.locator("#plate-1")).not_to_contain_text("Mira")
        guest.page.get_by_role("link", name="Back to the lobby").click()
        expect(guest.page.get_by_role("heading", name="Where to today?")).to_be_visible(timeout=PATIENCE)

        host.page.get_by_role("button" if phone else "tab", name="Chat").click()
        back = host.page.get_by_role("button", name="Let back in: Mira")
        expect(back).to_be_visible(timeout=PATIENCE)
        host.page.screenshot(path=pictures / f"host-removed-{size['width']}.png")
        assert faults(host) == []
        host.page.get_by_role("button", name="Let new people watch").click()
        expect(host.page.get_by_role("button", name="Let nobody new watch")).to_be_visible(timeout=PATIENCE)
        back.click()
        expect(back).to_have_count(0)
        guest.open(address)
        expect(guest.page.get_by_role("button", name="Ask for this seat")).to_be_visible(timeout=PATIENCE)


def test_the_host_mutes_a_spectator_and_gives_the_word_back(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address) as host, visiting(browser, server.address) as guest:
        address = open_table(host, GAME, "you", "greedy", begin=True)
        host.open(address)
        arrive(guest, "Eve", address)
        guest.page.get_by_role("button", name="That's me").click()
        for visit in (host, guest):
            visit.page.get_by_role("tab", name="Chat").click()
        field = guest.page.get_by_label("Write a message")
        field.fill("hello")
        field.press("Enter")
        expect(host.page.get_by_role("log", name="Chat")).to_contain_text("hello", timeout=PATIENCE)
        host.page.get_by_role("log", name="Chat").get_by_role("button", name="Manage Eve").click()
        host.page.get_by_role("dialog", name="Eve").get_by_role("button", name="Mute in chat").click()
        unmute = host.page.get_by_role("button", name="Unmute Eve")
        expect(unmute).to_be_visible(timeout=PATIENCE)
        host.page.screenshot(path=pictures / "host-chat.png")
        field.fill("again")
        field.press("Enter")
        expect(guest.page.get_by_text("The host has muted you here.")).to_be_visible(timeout=PATIENCE)
        unmute.click()
        expect(unmute).to_have_count(0)
        field.fill("thank you")
        field.press("Enter")
        expect(host.page.get_by_role("log", name="Chat")).to_contain_text("thank you", timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_host_closes_a_table(browser: Browser, server: Server, pictures: Path, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as host, visiting(browser, server.address, size) as guest:
        address = open_table(host, GAME, "you", None, begin=False)
        host.open(address)
        arrive(guest, "Mira", address)
        guest.page.get_by_role("button", name="That's me").click()
        expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible(timeout=PATIENCE)
        host.page.screenshot(path=pictures / f"host-gathering-{size['width']}.png")
        assert not scrolls_sideways(host)
        host.page.get_by_role("button", name="Close the table").click()
        dialog = host.page.get_by_role("dialog", name="Close this table?")
        dialog.get_by_role("button", name="Close the table").click()
        for visit in (host, guest):
            expect(visit.page.get_by_text("This table is closed.")).to_be_visible(timeout=PATIENCE)
        guest.open(address)
        expect(guest.page.get_by_text("This table is closed.")).to_be_visible(timeout=PATIENCE)
        guest.page.get_by_role("link", name="Back to the lobby").click()
        expect(guest.page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
        assert not scrolls_sideways(guest)
        guest.page.screenshot(path=pictures / f"lobby-code-{size['width']}.png")


def test_an_old_code_of_four_characters_is_joined_by_enter(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        visit.open()
        field = visit.page.get_by_label("Join by code")
        field.fill("kx7q")
        with visit.page.expect_request("**/api/tables/KX7Q"):
            field.press("Enter")
        visit.complaints = [one for one in visit.complaints if "404" not in one]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_seat_names_its_colour_so_that_people_choose_by_sitting_down(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size) as host:
        introduce(host, "Ada")
        host.open(open_table(host, GAME, "you", None, begin=False))
        seats = host.page.locator(".seats li")
        expect(seats.nth(0)).to_contain_text("You · blue", timeout=PATIENCE)
        expect(seats.nth(1)).to_contain_text("Seat 2 · orange")
        seats.nth(1).get_by_role("button", name="Sit").click()
        seats.nth(0).get_by_role("button", name="Stand up").click()
        expect(seats.nth(1)).to_contain_text("You · orange", timeout=PATIENCE)
        expect(seats.nth(0)).to_contain_text("Seat 1 · blue")
        host.page.screenshot(path=pictures / f"seats-{size['width']}.png")
        assert not scrolls_sideways(host)
        assert faults(host) == []

"""The host lets the local network in from the page; the links that invite others then lead there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.server.http.sockets import lan_address
from tests.server.serving import Server
from tests.web.visits import PHONE, open_table, visiting


@pytest.mark.skipif(lan_address().startswith("127."), reason="this machine is on no network")
def test_the_switch_in_the_settings_and_the_invitation(browser: Browser, server: Server, pictures: Path) -> None:
    there = f"http://{lan_address()}:{server.port}"
    with visiting(browser, server.address) as host:
        host.open()
        host.page.get_by_role("button", name="Settings", exact=True).click()
        switch = host.page.get_by_role("group", name="Let others on this network join")
        switch.get_by_text("On", exact=True).click()
        expect(host.page.get_by_label("Link", exact=True)).to_have_value(f"{there}/")
        switch.scroll_into_view_if_needed()
        host.page.screenshot(path=pictures / "network-settings.png")
        switch.get_by_text("Off", exact=True).click()
        path = open_table(host, "template", "you", None, begin=False)
        host.open(path)
        expect(host.page.get_by_text("Only this computer can open links to this server.")).to_be_visible()
        expect(host.page.get_by_role("img", name="QR code")).to_have_count(0)
        assert "127.0.0.1" not in host.page.locator("main").inner_text()
        host.page.get_by_role("button", name="Let others on this network join").click()
        expect(host.page.get_by_label("Link", exact=True)).to_have_value(f"{there}{path}")
        host.page.screenshot(path=pictures / "network-gathering.png")
        with visiting(browser, there, PHONE) as guest:
            guest.open(path)
            # What needs a secure context is missing here; playing must not.
            guest.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
            guest.page.keyboard.press("Enter")
            expect(host.page.get_by_text("Ben", exact=True)).to_be_visible()
            expect(guest.page.get_by_label("Link", exact=True)).to_have_value(f"{there}{path}")
            assert guest.page.get_by_text("Let others on this network join").count() == 0
            guest.page.screenshot(path=pictures / "network-guest.png")
        host.page.get_by_role("group", name="Let others on this network join").get_by_text("Off", exact=True).click()
        expect(host.page.get_by_label("Link", exact=True)).to_have_count(0)

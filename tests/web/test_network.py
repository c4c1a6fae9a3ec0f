"""The host lets the local network in from the page; the links that invite others then lead there."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.server.http.sockets import lan_address
from tests.server.serving import Server
from tests.web.visits import PHONE, Visit, open_table, visiting


def check_copy(visit: Visit, link: str) -> None:
    """What was copied can be pasted."""
    visit.page.get_by_role("button", name="Copy", exact=True).click()
    expect(visit.page.get_by_text("Link copied")).to_be_visible()
    chat = visit.page.get_by_role("region", name="Chat").get_by_role("textbox")
    chat.focus()
    visit.page.keyboard.press("ControlOrMeta+V")
    expect(chat).to_have_value(link)
    chat.fill("")


@pytest.mark.skipif(lan_address().startswith("127."), reason="this machine is on no network")
def test_the_switch_in_the_settings_and_the_invitation(browser: Browser, server: Server, pictures: Path) -> None:
    there = f"http://{lan_address()}:{server.port}"
    with visiting(browser, server.address) as host:
        host.page.context.add_init_script("navigator.share = async (what) => { window.shared = what }")
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
        here = host.page.get_by_label("Link (opens on this computer only)")
        expect(here).to_have_value(f"{server.address}{path}")
        expect(host.page.get_by_role("button", name="Copy")).to_be_visible()
        expect(host.page.get_by_role("img", name="QR code")).to_have_count(0)
        host.page.get_by_role("button", name="Let others on this network join").click()
        expect(host.page.get_by_label("Link", exact=True)).to_have_value(f"{there}{path}")
        host.page.screenshot(path=pictures / "network-gathering.png")
        check_copy(host, f"{there}{path}")
        host.page.get_by_role("button", name="Share", exact=True).click()
        assert host.page.evaluate("shared.url") == f"{there}{path}"
        with visiting(browser, there, PHONE) as guest:
            guest.open(path)
            # What needs a secure context is missing here; playing must not.
            guest.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
            guest.page.keyboard.press("Enter")
            expect(host.page.get_by_text("Ben", exact=True)).to_be_visible()
            expect(guest.page.get_by_label("Link", exact=True)).to_have_value(f"{there}{path}")
            assert guest.page.get_by_text("Let others on this network join").count() == 0
            check_copy(guest, f"{there}{path}")
            mail = guest.page.get_by_role("link", name="E-mail")
            expect(mail).to_have_attribute(
                "href", re.compile(rf"^mailto:\?subject=\S+&body={re.escape(quote(there, safe=''))}")
            )
            guest.page.screenshot(path=pictures / "network-guest.png")
        host.page.get_by_role("group", name="Let others on this network join").get_by_text("Off", exact=True).click()
        expect(host.page.get_by_label("Link", exact=True)).to_have_count(0)

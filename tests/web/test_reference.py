"""The page about the HTTP interface: whole, without any other server, by keyboard, in either theme."""

from __future__ import annotations

from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PHONE, scrolls_sideways, visiting


def stay_here(page: Page, address: str) -> list[str]:
    """Nothing but this server can be reached; what was wanted from elsewhere."""
    wanted: list[str] = []

    def pass_on(route: Route) -> None:
        if route.request.url.startswith(address):
            route.continue_()
        else:
            wanted.append(route.request.url)
            route.abort()

    page.route("**/*", pass_on)
    return wanted


def description(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.address}/api/schema/openapi.json").raise_for_status().json()
    return found


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_everything_is_shown_without_another_server(
    browser: Browser, server: Server, size: dict[str, int], theme: Literal["dark", "light"]
) -> None:
    """Whatever the content security policy forbids is a complaint in the console, which ends the visit."""
    reference = description(server)
    with visiting(browser, server.address, size) as visit:
        wanted = stay_here(visit.page, server.address)
        visit.page.emulate_media(color_scheme=theme)
        visit.open("/api/schema")
        for path, methods in reference["paths"].items():
            for method, about in methods.items():
                if isinstance(about, dict):
                    heading = visit.page.get_by_role("heading", name=f"{method.upper()} {path}", exact=True)
                    expect(heading).to_be_visible()
                    expect(visit.page.get_by_text(about["summary"], exact=True)).to_be_visible()
        for name, record in reference["components"]["schemas"].items():
            part = visit.page.locator(f"section[id='{name}']")
            assert part.locator("tbody th").all_inner_texts() == list(record["properties"])
        links = visit.page.eval_on_selector_all("a[href^='#']", "all => all.map(one => one.getAttribute('href'))")
        assert [link for link in links if visit.page.locator(f"[id='{link[1:]}']").count() != 1] == []
        assert wanted == []
        assert not scrolls_sideways(visit)
        assert faults(visit) == []
        back = visit.page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (back == "rgb(10, 13, 21)") == (theme == "dark")


def test_fields_say_what_they_may_hold(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        visit.open("/api/schema")
        rows = [" | ".join(row.split("\t")) for row in visit.page.locator("#NewTable tbody tr").all_inner_texts()]
        assert "seats | integer | from 1, up to 12" in rows
        assert "bots | list of (string or null) | optional, at most 12 entries" in rows
        assert "public | boolean | optional, default false" in rows
        replay = visit.page.locator("section", has_text="/api/tables/{table_id}/replay").first
        expect(replay.locator("tbody tr").first).to_have_text("table_idstringin the path, at most 32 characters")


def test_it_is_read_by_keyboard(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        visit.open("/api/schema")
        page = visit.page
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="To the operations")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_url("**/api/schema#operations")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**/api/schema#Me")  # the first record that an operation names
        expect(page.locator("section#Me")).to_be_in_viewport()


def test_programs_get_the_description(server: Server) -> None:
    assert description(server)["openapi"].startswith("3.")
    assert httpx.get(f"{server.address}/api/schema/openapi.yaml").raise_for_status().text.startswith("components:")

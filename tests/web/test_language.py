"""The page in another language, chosen in the settings."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from cosmodrome.core.pseudo import LANGUAGE, accented
from tests.server.serving import Server
from tests.web.visits import PATIENCE

LANGUAGES = [{"code": "en", "name": "English"}, {"code": LANGUAGE, "name": "Accents"}]
TITLE = "Where to today?"


def choose_by_keys(page: Page, label: str, *keys: str) -> None:
    """In the settings, without the mouse."""
    page.keyboard.press(",")
    field = page.get_by_label(label)
    expect(field.locator("option")).to_have_count(len(LANGUAGES) + 1)
    field.focus()
    for key in keys:
        page.keyboard.press(key)


def test_the_language_is_chosen_in_the_settings_and_kept(browser: Browser, server: Server) -> None:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    # The server does not list the language that is made by machine.
    page.route("**/api/words", lambda route: route.fulfill(json=LANGUAGES))
    page.goto(server.address)
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible(timeout=PATIENCE)
    choose_by_keys(page, "Language", "End", "Enter")
    expect(page.get_by_role("heading", name=accented(TITLE))).to_be_visible(timeout=PATIENCE)
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    page.reload()
    expect(page.get_by_role("heading", name=accented(TITLE))).to_be_visible(timeout=PATIENCE)
    choose_by_keys(page, accented("Language"), "Home", "Enter")
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible(timeout=PATIENCE)
    context.close()

"""Joining by code: typed, mistyped, corrected and pasted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from cosmodrome.server.live.rooms import CODE_LENGTH
from tests.server.serving import Page, Server
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, visiting

WRONG, OTHER = "0" * CODE_LENGTH, "1" * CODE_LENGTH
"""No code has noughts or ones."""


class Joining:
    """A visitor in the lobby, with the cursor in the field; `sent` has every code that was sent."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.sent: list[str] = []
        visit.page.on("request", lambda request: self._note(request.url))
        visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open()

    def open(self) -> None:
        self.visit.open()
        self.field.focus()

    def _note(self, url: str) -> None:
        path, _, code = url.rpartition("/api/tables/")
        if path and code:
            self.sent.append(code)

    @property
    def field(self) -> Locator:
        return self.visit.page.get_by_label("Join by code")

    @property
    def alert(self) -> Locator:
        return self.visit.page.get_by_role("alert")

    def boxes(self) -> str:
        return "".join(self.visit.page.locator(".boxes span").all_inner_texts())

    def type(self, text: str) -> None:
        self.visit.page.keyboard.type(text)

    def paste(self, text: str) -> None:
        self.visit.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.visit.page.keyboard.press("ControlOrMeta+v")

    def is_refused(self, code: str) -> None:
        expect(self.alert).to_have_text(f"No table has the code {code}.")
        expect(self.field).to_have_attribute("aria-invalid", "true")
        expect(self.field).to_be_focused()
        assert self.boxes() == ""


@contextmanager
def joining(browser: Browser, server: Server, size: dict[str, int] = DESKTOP) -> Iterator[Joining]:
    with visiting(browser, server.address, size) as visit:
        yield Joining(visit)
        visit.complaints = [said for said in visit.complaints if "404" not in said and "ERR_FAILED" not in said]


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    return str(Page(server, "Ada").open_table("template", "you", None, begin=False)["code"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_after_a_wrong_code_the_next_keys_are_another_code(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int], code: str
) -> None:
    with joining(browser, server, size) as lobby:
        lobby.type(WRONG)
        lobby.is_refused(WRONG)
        lobby.visit.page.screenshot(path=pictures / f"join-wrong-{size['width']}.png")
        assert lobby.visit.page.locator(".toast").count() == 0, "it is said once"
        lobby.type(code[:-1].lower())
        assert lobby.boxes() == code[:-1]
        expect(lobby.alert).to_have_text("")
        assert lobby.sent == [WRONG], "nothing is sent before the code is whole"
        lobby.type(code[-1])
        lobby.visit.page.wait_for_url(f"**/t/{code}", timeout=PATIENCE)
        assert lobby.sent[:2] == [WRONG, code]


def test_every_wrong_code_is_sent_once(browser: Browser, server: Server) -> None:
    with joining(browser, server) as lobby:
        for wrong in (WRONG, OTHER, WRONG):
            lobby.type(wrong)
            lobby.is_refused(wrong)
            for key in ("Backspace", "Delete", "ArrowLeft", "Enter", "-"):
                lobby.visit.page.keyboard.press(key)
        lobby.visit.page.wait_for_timeout(100)
        assert lobby.sent == [WRONG, OTHER, WRONG]


def test_backspace_takes_back_letter_by_letter(browser: Browser, server: Server, code: str) -> None:
    with joining(browser, server) as lobby:
        lobby.type(f"{code[: CODE_LENGTH - 2]}0")
        lobby.visit.page.keyboard.press("Backspace")
        assert lobby.boxes() == code[: CODE_LENGTH - 2]
        lobby.type(code[CODE_LENGTH - 2 :])
        lobby.visit.page.wait_for_url(f"**/t/{code}", timeout=PATIENCE)
        assert lobby.sent[0] == code


@pytest.mark.parametrize("before", ["", "0", WRONG])
def test_a_pasted_code_is_the_whole_code(browser: Browser, server: Server, code: str, before: str) -> None:
    address, spaced = server.address, f" {code[:2]} {code[2:]} "
    forms = [code, code.lower(), "-".join(code), spaced, f"{address}/t/{code}", f"{address}/t/{code.lower()}/"]
    with joining(browser, server) as lobby:
        for form in forms:
            lobby.open()
            lobby.type(before)
            if before == WRONG:
                lobby.is_refused(WRONG)
            lobby.paste(form)
            lobby.visit.page.wait_for_url(f"**/t/{code}")


def test_a_link_to_something_else_is_not_sent(browser: Browser, server: Server) -> None:
    with joining(browser, server) as lobby:
        lobby.paste(f"{server.address}/replay/0f3a")
        expect(lobby.alert).to_have_text("There is no table code in what you pasted.")
        assert lobby.sent == []


def test_a_server_that_does_not_answer_is_asked_again_on_demand(browser: Browser, server: Server, code: str) -> None:
    def fail(route: Route) -> None:
        route.abort()

    with joining(browser, server) as lobby:
        lobby.visit.page.route(f"**/api/tables/{code}", fail)
        lobby.type(code)
        expect(lobby.alert).to_contain_text("The server does not answer.")
        expect(lobby.visit.page.get_by_label("Join by code")).to_have_value(code)
        lobby.visit.page.unroute(f"**/api/tables/{code}", fail)
        lobby.visit.page.keyboard.press("Enter")
        lobby.visit.page.wait_for_url(f"**/t/{code}", timeout=PATIENCE)

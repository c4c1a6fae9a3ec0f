"""A closer look at a piece: by its key, and by holding it with finger or mouse. Letting go does nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.server.serving import Server
from tests.web.visits import DESKTOP, PHONE, Visit, open_table, visiting

HOLD = 900
"""Milliseconds: longer than the page asks for. The page's clock is moved on by them."""


@contextmanager
def at_a_table(browser: Browser, server: Server, size: dict[str, int], *, touch: bool) -> Iterator[Visit]:
    with visiting(browser, server.address, size, touch=touch, confirm="always") as visit:
        visit.page.clock.install()
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        visit.wait_until_asked()
        yield visit


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    def __init__(self, visit: Visit) -> None:
        self.touch: CDPSession = visit.page.context.new_cdp_session(visit.page)

    def down(self, x: float, y: float) -> None:
        self.touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def move(self, x: float, y: float) -> None:
        self.touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})

    def up(self) -> None:
        self.touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def a_legal_piece(visit: Visit) -> Locator:
    """One that a tap would choose."""
    return visit.page.locator("[data-board] button[data-enlarge]:visible").first


def check_enlarged(visit: Visit, text: str) -> None:
    dialog = visit.page.get_by_role("dialog", name="A closer look")
    expect(dialog.locator(".sunk")).to_have_text(text)
    box = dialog.locator("[data-piece]").bounding_box()
    assert box is not None
    assert box["width"] >= 238


def test_by_finger(browser: Browser, server: Server, pictures: Path) -> None:
    with at_a_table(browser, server, PHONE, touch=True) as visit:
        piece, finger = a_legal_piece(visit), Finger(visit)
        text = piece.get_attribute("data-enlarge") or ""
        dialog, chosen = visit.page.get_by_role("dialog"), visit.page.locator("[data-board] [aria-pressed=true]")
        finger.down(*middle(piece))
        visit.page.clock.run_for(HOLD)
        check_enlarged(visit, text)
        visit.page.screenshot(path=pictures / "enlarged-390-dark.png")
        finger.up()
        visit.page.clock.run_for(HOLD)
        check_enlarged(visit, text)
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_have_count(0)
        expect(chosen).to_have_count(0)
        piece.tap()
        expect(chosen).to_have_count(1)


def test_a_tap_or_a_scroll_is_no_hold(browser: Browser, server: Server) -> None:
    with at_a_table(browser, server, PHONE, touch=True) as visit:
        piece, finger, dialog = a_legal_piece(visit), Finger(visit), visit.page.get_by_role("dialog")
        x, y = middle(piece)
        finger.down(x, y)
        finger.move(x, y - 40)
        visit.page.clock.run_for(HOLD)
        expect(dialog).to_have_count(0)
        finger.up()
        piece.tap()
        visit.page.clock.run_for(HOLD)
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_by_mouse_and_by_key(browser: Browser, server: Server, pictures: Path, theme: str) -> None:
    with at_a_table(browser, server, DESKTOP, touch=False) as visit:
        visit.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        piece, dialog = a_legal_piece(visit), visit.page.get_by_role("dialog")
        text = piece.get_attribute("data-enlarge") or ""
        visit.page.mouse.move(*middle(piece))
        visit.page.mouse.down()
        visit.page.clock.run_for(HOLD)
        check_enlarged(visit, text)
        visit.page.mouse.up()
        check_enlarged(visit, text)
        visit.page.screenshot(path=pictures / f"enlarged-1440-{theme}.png")
        visit.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(visit.page.locator("[data-board] [aria-pressed=true]")).to_have_count(0)
        piece.focus()
        visit.page.keyboard.press("v")
        check_enlarged(visit, text)
        visit.page.keyboard.press("v")
        expect(dialog).to_have_count(0)
        expect(piece).to_be_focused()

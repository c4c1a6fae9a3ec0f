"""A visitor with a browser: opens pages, sits at tables, plays by mouse or by keyboard, and notes every complaint."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, WebSocket, expect

from cosmodrome.core.game import complete_options
from cosmodrome.core.match import Match
from cosmodrome.games.registry import find_game

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine; whoever waits goes on as soon as it is there."""


NO_ANALYSIS = """(() => {
  const ask = window.fetch
  window.fetch = (address, how) =>
    String(address).endsWith('/chances') ? Promise.reject(new TypeError('not asked for here')) : ask(address, how)
})()"""
"""A finished game is gone through by the search bot as soon as a page asks for it: minutes for a long one."""


class Visit:
    """One browser window with a person of its own."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.unanswered: set[str] = set()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.unanswered.clear()
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.heard.append(message)
        self.unanswered.discard(message.get("key", ""))

    def _say(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["kind"] != "Refresh":
            self.unanswered.add(command["key"])

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_against_bots(self) -> None:
        self.open()
        self.page.get_by_role("button", name="Play vs bots").click()
        self.page.wait_for_url("**/t/*", timeout=PATIENCE)

    @property
    def offers(self) -> Any:
        return self.page.locator(".actions .offers > ul:not(.closed) li button")

    def is_over(self) -> bool:
        return self.page.locator("main.sheet").count() > 0

    def wait_until_asked(self) -> bool:
        """True once there is something to choose, False once the game is over; where the page waits, they go on."""
        either = self.page.locator(".actions.mine .offers > ul:not(.closed) li button, main.sheet").first
        waits = self.page.locator(".strip.waits .buttons button").first
        while not either.is_visible():
            expect(either.or_(waits).first).to_be_visible(timeout=PATIENCE)
            if waits.is_visible():
                waits.click()
        return not self.is_over()

    def ply(self) -> int:
        """How many actions the page knows of."""
        showings = [message["showing"]["ply"] for message in self.heard if "showing" in message]
        return int(showings[-1])

    def wait_for_ply(self, ply: int) -> None:
        """Until more actions than these are known and all that was sent is answered, or the game is over."""
        self.wait_until(
            lambda: (self.ply() > ply and not self.unanswered) or self.is_over(), f"an action after number {ply}"
        )

    def wait_until(self, is_so: Callable[[], Any], what: str) -> None:
        """For what `expect` has no words for; the page's policy forbids `wait_for_function`, which needs eval."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < deadline, f"waited in vain for {what}; the page said: {self.complaints}"
            self.page.wait_for_timeout(15)


def arrive(visit: Visit) -> None:
    """The server knows the visitor, as after the first page; no page is loaded."""
    assert visit.page.request.get(f"{visit.address}/api/me").ok


def introduce(visit: Visit, name: str) -> None:
    """The visitor has a name, and is not asked for one any more."""
    arrive(visit)
    assert visit.page.request.post(f"{visit.address}/api/me", data={"name": name}).ok
    visit.page.context.add_init_script("localStorage.setItem('cosmodrome.named', 'yes')")


def open_table(visit: Visit, game: str, *sitters: str | None, begin: bool, **options: str) -> str:
    """A table opened for this visitor; its address."""
    return open_any_table(visit, game=game, bots=list(sitters), begin=begin, options=options)


def open_any_table(visit: Visit, *, bots: list[str | None], **more: Any) -> str:
    """The same with whatever else a table can have."""
    arrive(visit)
    body = {"seats": len(bots), "bots": bots, **more}
    opened = visit.page.request.post(f"{visit.address}/api/tables", data=body)
    assert opened.ok, opened.text()
    return f"/t/{opened.json()['code']}"


def play_on_from(visit: Visit, save: bytes, ply: int) -> str:
    """A table at this moment of a finished game, with bots on the other seats; its address."""
    arrive(visit)
    with httpx.Client(base_url=visit.address, timeout=PATIENCE / 1000) as somebody:
        somebody.get("/api/me").raise_for_status()
        kept = somebody.post("/api/replays", content=save).raise_for_status().json()
    opened = visit.page.request.post(f"{visit.address}/api/tables/{kept['id']}/branch", data={"ply": ply})
    assert opened.ok, opened.text()
    return f"/t/{opened.json()['code']}"


@cache
def lost_by_the_visitor(game_id: str, seats: int) -> Match:
    """A game of random moves in which seat 0 is not the first."""
    game = find_game(game_id)
    for seed in count():
        dice, match = random.Random(seed), Match(game, seats, seed, complete_options(game.meta, {}))
        while match.outcome is None:
            seat = dice.choice(list(match.awaiting))
            match.play(seat, dice.choice(list(game.sensible(match.snapshot(), seat))))
        if match.outcome.places[0] > 1:
            return match
    raise AssertionError("unreachable")


def scrolls_sideways(visit: Visit) -> bool:
    return bool(visit.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def take_turn(visit: Visit) -> None:
    ply = visit.ply()
    visit.offers.first.click()
    visit.wait_for_ply(ply)


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    size: dict[str, int] = DESKTOP,
    *,
    touch: bool = False,
    analysis: bool = False,
    **settings: Any,
) -> Iterator[Visit]:
    """A visit, with these settings of the page; it ends with no complaint in the console."""
    context = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, has_touch=touch)
    kept = json.dumps({"animation": "off", "sounds": False, **settings})
    context.add_init_script(f"localStorage.setItem('cosmodrome.settings', {json.dumps(kept)})")
    if not analysis:
        context.add_init_script(NO_ANALYSIS)
    context.set_default_timeout(PATIENCE)
    visit = Visit(context.new_page(), address)
    try:
        yield visit
        assert visit.complaints == [], visit.complaints
    finally:
        context.close()

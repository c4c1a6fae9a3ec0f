"""Calls to those who are not there: in correspondence games, whose move it is is posted to one address that the host
of the server has chosen, a chat's or a script's. Players name none: a server must not be sent around its own network.

Play never waits for it. What is not delivered after some tries is dropped and logged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from cosmodrome.core.catalogue import ENGLISH, catalogue
from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.server.faults import watched
from cosmodrome.table.showing import name_of
from cosmodrome.table.table import Table

WAITS = (0.0, 2.0, 15.0, 60.0)
"""Seconds before each try."""
TIMEOUT = 5.0
QUEUE = 1_000

SAFE = " .,'!?-+&"
"""Letters of names beside those and numbers of any language; no colon or slash makes a link."""


class NoRedirects(HTTPRedirectHandler):
    """Where the host's address leads is the host's to say, not that of whoever answers there."""

    def redirect_request(self, *_: Any) -> None:
        return None


STRAIGHT = build_opener(NoRedirects)

log = logging.getLogger(__name__)


class BadAddress(Problem):
    """An address to which nothing can be posted."""


class Call(msgspec.Struct, frozen=True):
    """What is posted, as JSON. `text` says all of it, for chats that show that field."""

    table: str
    seat: str
    game: str
    link: str
    text: str


class Calls:
    def __init__(self, webhook: str, home: Callable[[], str], language: str = ENGLISH) -> None:
        self.webhook = webhook
        self.language = language
        self.home = home
        self._queue: asyncio.Queue[Call] = asyncio.Queue(QUEUE)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.webhook:
            self._task = watched(self._deliver(), "nobody is called any more")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def call(self, table: Table, seats: Sequence[Seat]) -> None:
        for seat in seats if self.webhook else ():
            try:
                self._queue.put_nowait(call_of(table, seat, self.home(), self.language))
            except asyncio.QueueFull:
                log.warning("nobody takes calls at %s: one is dropped", _shown(self.webhook))

    async def _deliver(self) -> None:
        while True:
            await self._try(await self._queue.get())

    async def _try(self, call: Call) -> None:
        body = msgspec.json.encode(call)
        for wait in WAITS:
            await asyncio.sleep(wait)
            try:
                await asyncio.to_thread(_post, self.webhook, body)
            except (OSError, HTTPException) as error:
                reason = error
            else:
                return
        log.warning("call of %s not delivered to %s: %s", call.seat, _shown(self.webhook), reason)


def call_of(table: Table, seat: Seat, home: str, language: str = ENGLISH) -> Call:
    name, game, link = plain_text(table.seats[seat].name), table.game.meta.title, f"{home}/t/{table.opened.code}"
    words = catalogue(table.game.texts.words, language)
    called = plain_text(words.render(name_of(table)))
    return Call(called, name, game, link, words.phrase("call", name=name, game=game, table=called, link=link))


def plain_text(name: str) -> str:
    """A name that people chose, without what chats take for links, pictures, or calls to everybody."""
    return " ".join("".join(letter for letter in name if letter.isalnum() or letter in SAFE).split()) or "-"


def check_address(address: str) -> None:
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise BadAddress(say("call-bad-address", address=address))


def _shown(webhook: str) -> str:
    """Without the path, which is often the key to it."""
    return urlsplit(webhook).hostname or ""


def _post(webhook: str, body: bytes) -> None:
    request = Request(webhook, body, {"Content-Type": "application/json", "User-Agent": "cosmodrome"})  # noqa: S310 - checked
    with STRAIGHT.open(request, timeout=TIMEOUT):
        return

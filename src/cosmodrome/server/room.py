"""A table with people around it: commands in, messages out, bots and clocks that move by themselves.

Everything that changes the table goes through `_happen`: stored first, then taken, then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog

from cosmodrome.core.records import plain
from cosmodrome.core.refusal import Refusal
from cosmodrome.server.cards import card_of
from cosmodrome.server.shelf import LEVELS
from cosmodrome.server.store import Store
from cosmodrome.server.thinker import Thinker
from cosmodrome.table import happenings as h
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import HOUSE, Asker, next_moment, out_of_time, respond
from cosmodrome.table.showing import Viewer, hello, names, news, showing
from cosmodrome.table.table import Table

log = structlog.get_logger()


class Line(Protocol):
    """A connection to a page."""

    player: str
    name: str

    def send(self, message: bytes) -> None:
        """Queues the message; a page that does not read is dropped by its own."""


class Settings(msgspec.Struct, frozen=True):
    """How a room behaves."""

    bot_delay: float = 0.5
    """Seconds before a bot's move, so that people can follow."""
    grace: float = 60.0
    """Seconds somebody must be away before a bot may be called for them."""


class Room:
    def __init__(self, table: Table, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.table = table
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.lines: set[Line] = set()
        self.last_seen: dict[str, float] = {}
        self.moves = 0
        self._lock = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on bots and clocks move."""
        if self._driver is None:
            self._stirred.set()
            self._driver = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def join(self, line: Line) -> None:
        self.lines.add(line)
        self.last_seen.pop(line.player, None)
        line.send(encode(hello(self.table, self._viewer(line.player))))
        self._tell_presence(line)

    def part(self, line: Line) -> None:
        self.lines.discard(line)
        if all(other.player != line.player for other in self.lines):
            self.last_seen[line.player] = time.time()
        self._tell_presence(line)

    async def command(self, line: Line, command: p.Command) -> None:
        """Answers the one who asked; everybody hears of what happened."""
        if isinstance(command, p.Refresh):
            line.send(encode(hello(self.table, self._viewer(line.player))))
        elif isinstance(command, p.AskHint):
            await self._hint(line, command)
        else:
            line.send(encode(await self._obey(line, command)))

    async def _obey(self, line: Line, command: p.Command) -> p.Accepted | p.Refused:
        async with self._lock:
            if done := self.table.keys.get(command.key):
                return p.Accepted(command.key, done)
            answer = respond(self.table, command, self._asker(line))
            if isinstance(answer, Refusal):
                return self._refused(line, command.key, answer)
            try:
                await self._happen(answer)
            except Exception:
                log.exception("not stored", table=self.table.id)
                return self._refused(
                    line, command.key, Refusal(HOUSE, "This could not be stored; nothing has changed.")
                )
            return p.Accepted(command.key, self.table.number)

    async def give(self, happenings: Sequence[h.Happening]) -> None:
        """What the house itself brings about."""
        async with self._lock:
            await self._happen(happenings)

    async def _happen(self, happenings: Sequence[h.Happening]) -> None:
        if not happenings:
            return
        at = time.time()
        await self.store.append(self.table.id, self.table.number + 1, at, happenings)
        for happening in happenings:
            stage = self.table.stage
            self.table.take(happening, at)
            self.moves += isinstance(happening, h.Acted)
            self._tell(undone=isinstance(happening, h.Undone))
            if self.table.stage != stage or isinstance(happening, h.ChairTaken | h.ChairLeft | h.BotSeated):
                await self.save_card()
        self._stirred.set()

    async def save_card(self) -> None:
        table = self.table
        people = [place.player for place in table.places if place.player]
        await self.store.save_card(table.id, table.opened.code, table.stage, card_of(table, ""), people)

    def _tell(self, *, undone: bool = False) -> None:
        """One message for all spectators, one for each person who holds a seat."""
        made: dict[str, bytes] = {}
        for line in list(self.lines):
            eyes = line.player if self.table.seats_of(line.player) or line.player == self.table.host else ""
            if eyes not in made:
                made[eyes] = encode(news(self.table, self._viewer(eyes), undone=undone))
            line.send(made[eyes])

    def _tell_presence(self, about: Line) -> None:
        if self.table.seats_of(about.player):
            for line in list(self.lines):
                if line is not about:
                    line.send(encode(p.Present(showing(self.table, self._viewer(line.player)))))

    def _refused(self, line: Line, key: str, refusal: Refusal) -> p.Refused:
        return p.Refused(key, refusal, self.table.number, showing(self.table, self._viewer(line.player)))

    async def _hint(self, line: Line, command: p.AskHint) -> None:
        match, seat = self.table.match, command.seat
        if match is None or seat not in self.table.seats_of(line.player) or seat not in match.awaiting:
            refusal = Refusal(HOUSE, "A hint is for a seat of yours that has to decide.")
            line.send(encode(self._refused(line, command.key, refusal)))
            return
        thoughts = await self.thinker.hint(match, seat, self.table.number)
        view, called = match.view(seat), names(self.table)
        lines = [match.game.texts.offer(view, thought.action).named(called).text for thought in thoughts]
        found = tuple(
            p.Thought(text, plain(thought.action), round(thought.worth, 4))
            for text, thought in zip(lines, thoughts, strict=True)
        )
        line.send(encode(p.Hint(command.key, seat, found)))

    def _away(self) -> dict[str, float]:
        """Seconds since each absent person was last seen; who never came counts from the table's last change."""
        here, now = {line.player for line in self.lines}, time.time()
        people = {place.player for place in self.table.places if place.player}
        return {player: now - self.last_seen.setdefault(player, now) for player in people - here}

    def _viewer(self, player: str) -> Viewer:
        return Viewer(player, time.time(), self._away())

    def _asker(self, line: Line) -> Asker:
        return Asker(line.player, line.name, self._away(), self.settings.grace, LEVELS)

    async def _drive(self) -> None:
        """Lets bots move and clocks run out, until the table is still."""
        while True:
            self._stirred.clear()
            moment = next_moment(self.table)
            if moment is not None and moment <= time.time():
                await self._time_speaks()
            elif self.table.awaited_bots():
                await self._bot_move()
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(None if moment is None else moment - time.time()):
                        await self._stirred.wait()

    async def _time_speaks(self) -> None:
        async with self._lock:
            await self._happen(out_of_time(self.table, time.time()))

    async def _bot_move(self) -> None:
        if self.settings.bot_delay:
            await asyncio.sleep(self.settings.bot_delay)
        table, number = self.table, self.table.number
        awaited = table.awaited_bots()
        if not awaited or table.match is None:
            return
        seat = awaited[0]
        action = await self.thinker.choose(table.match, seat, table.places[seat].bot, number)
        async with self._lock:
            if seat in table.awaited_bots() and table.match.refuse(seat, action) is None:
                await self._happen([h.Acted(seat, plain(action), f"bot-{number}-{seat}")])


def encode(message: p.Message) -> bytes:
    return msgspec.json.encode(message)

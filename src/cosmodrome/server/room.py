"""A table with people around it: commands in, messages out, bots and clocks that move by themselves.

Everything that changes the table goes through `_happen`: stored first, then taken, then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import Refusal
from cosmodrome.server.cards import card_of
from cosmodrome.server.chronicle import Chronicle
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.quick import play_on
from cosmodrome.server.replays import frames_of, latest_frame
from cosmodrome.server.shelf import LEVELS
from cosmodrome.server.store import Listing, Store
from cosmodrome.server.tempo import Tempo
from cosmodrome.server.thinker import Thinker
from cosmodrome.table import happenings as h
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import HOUSE, Asker, next_moment, out_of_time, respond
from cosmodrome.table.showing import Mark, Viewer, hello, names, news, showing
from cosmodrome.table.table import Table

SEATING = h.ChairTaken | h.ChairLeft | h.BotSeated
"""What changes a table's card in the lists."""

AHEAD = 16
"""Moves that bots who do not wait make before they are told of: storing and telling cost more than a quick move."""

STUMBLE = 1.0
"""Seconds before what failed is tried again."""


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
    race: float = 1.0
    """How slow bots are while a game's timer runs: 1 is as people are, whatever the delay."""
    grace: float = 60.0
    """Seconds somebody must be away before a bot may be called for them."""
    limited: bool = True
    """Whether pages may send only so many commands a second, and addresses so many requests."""


def call_nobody(table: Table, seats: list[Seat]) -> None:
    """Nobody has to be called to the move."""


class Room:
    def __init__(
        self,
        table: Table,
        store: Store,
        chronicle: Chronicle,
        thinker: Thinker,
        settings: Settings,
        call: Callable[[Table, list[Seat]], None] = call_nobody,
    ) -> None:
        self.table = table
        self.store = store
        self.chronicle = chronicle
        self.thinker = thinker
        self.settings = settings
        self.call = call
        self.lines: set[Line] = set()
        self.tempo = Tempo(table, settings.race)
        self.last_seen: dict[str, float] = {}
        self.moves = 0
        self.visited = time.monotonic()
        self._lock = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on bots and clocks move."""
        if self._driver is None:
            self._stirred.set()
            self._driver = watched(self._drive(), "table stands still", table=self.table.id)

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
        self.visited = time.monotonic()
        if all(other.player != line.player for other in self.lines):
            self.last_seen[line.player] = time.time()
        self._tell_presence(line)

    async def command(self, line: Line, command: p.Command) -> None:
        """Answers the one who asked, whatever fails; everybody hears of what happened."""
        try:
            await self._answer(line, command)
        except Exception as error:
            fault("command failed", error, table=self.table.id, command=type(command).__name__)
            refusal = Refusal(HOUSE, "This could not be done; nothing has changed.")
            line.send(encode(self._refused(line, command.key, refusal)))

    async def _answer(self, line: Line, command: p.Command) -> None:
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
            await self._happen(answer)
            return p.Accepted(command.key, self.table.number)

    async def found(self, first: Sequence[h.Happening]) -> None:
        """Stores a new table with what happens there at once; nobody knows of it before."""
        at, table = time.time(), self.table
        first = [*first, *await self._hours(first)]
        for happening in first:
            table.take(happening, at)
        await self.store.found_table(self._listing(), at, [table.opened, *first])
        self.keep_all(table.number)

    async def give(self, happenings: Sequence[h.Happening]) -> None:
        """What the house itself brings about."""
        async with self._lock:
            await self._happen(happenings)

    async def _happen(self, happenings: Sequence[h.Happening]) -> None:
        if not happenings:
            return
        happenings = [*happenings, *await self._hours(happenings)]
        at, stage, mark = time.time(), self.table.stage, Mark.of(self.table)
        deciding = set(self.table.clock.running)
        await self.store.append(self.table.id, self.table.number + 1, at, happenings)
        for happening in happenings:
            self.table.take(happening, at)
            self.moves += isinstance(happening, h.Acted)
        self._tell_and_keep(mark)
        if self.table.stage != stage or any(isinstance(happening, SEATING) for happening in happenings):
            await self._renew_card()
        if next_moment(self.table) is not None or self.table.awaited_bots():
            self._stirred.set()
        if self.table.opened.pace.is_slow:
            self._call(self.table.clock.running - deciding)

    def _call(self, seats: set[Seat]) -> None:
        """Those of them whose people are not here to see that it is their move; what fails here takes nothing back."""
        away = self._away()
        try:
            self.call(self.table, [seat for seat in sorted(seats) if self.table.places[seat].player in away])
        except Exception as error:
            fault("nobody called", error, table=self.table.id)

    def _tell_and_keep(self, mark: Mark) -> None:
        """What is stored has happened, whatever fails here: a page that misses a number asks for everything."""
        try:
            self._keep(mark, self._tell(mark))
        except Exception as error:
            fault("not told", error, table=self.table.id, number=self.table.number)

    async def _renew_card(self) -> None:
        """Lists may lag behind; what is stored has happened all the same."""
        try:
            await self.save_card()
        except Exception as error:
            fault("card not kept", error, table=self.table.id)

    async def _hours(self, happenings: Sequence[h.Happening]) -> list[h.SleepSet]:
        """When those who sit down sleep, where that counts."""
        sitters = [one.player for one in happenings if isinstance(one, h.ChairTaken)]
        if not self.table.opened.pace.is_slow:
            return []
        return [h.SleepSet(player, await self.store.sleep_of(player)) for player in dict.fromkeys(sitters)]

    async def save_card(self) -> None:
        await self.store.save_card(self._listing())

    def _listing(self) -> Listing:
        table = self.table
        people = [place.player for place in table.places if place.player]
        return Listing(table.id, table.opened.code, table.stage, card_of(table, ""), people)

    def _tell(self, mark: Mark) -> p.News:
        """One message for all spectators, which is returned, and one for each person who holds a seat."""
        viewer = self._viewer("")
        public = news(self.table, viewer, mark)
        made: dict[str, bytes] = {"": encode(public)} if self.lines else {}
        for line in list(self.lines):
            eyes = line.player if self.table.seats_of(line.player) or line.player == self.table.host else ""
            if eyes not in made:
                made[eyes] = encode(news(self.table, viewer._replace(player=eyes), mark))
            line.send(made[eyes])
        return public

    def _keep(self, mark: Mark, told: p.News) -> None:
        """What a spectator saw of it, for those who watch with other rules one day."""
        table = self.table
        if mark.ply < 0 <= table.ply:
            self.keep_all(table.number)
        elif table.ply > mark.ply:
            self.chronicle.note(table.id, table.number, latest_frame(table, told), table.ply - mark.ply - 1)
        elif table.ply < mark.ply:
            self.chronicle.void(table.id, table.number, table.ply + 1)

    def keep_all(self, number: int) -> None:
        """The whole game, as far as the happening of this number."""
        for frame in frames_of(self.table, None):
            self.chronicle.note(self.table.id, number, frame)

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
        number = self.table.number
        thoughts = await self.thinker.hint(match, seat, number)
        if self.table.is_stale(number, seat) or seat not in match.awaiting:
            refusal = Refusal(HOUSE, "The board has changed meanwhile: ask again.")
            line.send(encode(self._refused(line, command.key, refusal)))
            return
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
        return Viewer(player, time.time(), self._away(), self.settings.grace)

    def _asker(self, line: Line) -> Asker:
        return Asker(line.player, line.name, self._away(), self.settings.grace, LEVELS)

    async def _drive(self) -> None:
        """Lets bots move and clocks run out; a full disk or a lost process must not still the table for good."""
        while True:
            self._stirred.clear()
            try:
                await self._stir()
            except Exception as error:
                fault("table stumbled", error, table=self.table.id)
                await asyncio.sleep(STUMBLE)

    async def _stir(self) -> None:
        """Time first; then a bot whose moment has come, or the bots that wait for one another."""
        now, moment, bots = time.time(), next_moment(self.table), self.table.awaited_bots()
        turn = self.tempo.next(now)
        if moment is not None and moment <= now:
            await self._time_speaks()
        elif turn is not None and turn.at <= now:
            self.tempo.acted(turn.seat)
            await self._move([turn.seat], 1)
        elif turn is None and bots:
            await asyncio.sleep(self.settings.bot_delay)
            await self._move(range(self.table.opened.seats), 1 if self.settings.bot_delay else AHEAD)
        else:
            await self._wait(min((at for at in (moment, turn and turn.at) if at is not None), default=None))

    async def _wait(self, moment: float | None) -> None:
        """Until then, or until something happens."""
        with suppress(TimeoutError):
            async with asyncio.timeout(None if moment is None else max(0.0, moment - time.time())):
                await self._stirred.wait()

    async def _time_speaks(self) -> None:
        async with self._lock:
            await self._happen(out_of_time(self.table, time.time()))

    async def _move(self, seats: Collection[Seat], most: int) -> None:
        """Some of these bots move, at once if they can."""
        async with self.thinker.quick, self._lock:
            if self.table.cue() is None and (moves := play_on(self.table, seats, most)):
                await self._happen(moves)
                return
        await self._slow_move(seats)

    async def _slow_move(self, seats: Collection[Seat]) -> None:
        """A move that the lesson has, that time makes, or that takes thought; the table may go on meanwhile."""
        table, number = self.table, self.table.number
        awaited = [seat for seat in table.awaited_bots() if seat in seats or seat == CLOCK]
        if not awaited or table.match is None:
            return
        seat, cue = awaited[0], table.cue()
        action = cue.action if cue else None
        if action is None:
            action = await self.thinker.choose(table.match, seat, table.places[seat].bot, number)
        async with self._lock:
            if seat in table.awaited_bots() and table.match.refuse(seat, action) is None:
                await self._happen([h.Acted(seat, plain(action), f"bot-{number}-{seat}")])


def encode(message: p.Message) -> bytes:
    return msgspec.json.encode(message)

"""A table with people around it: commands in, messages out, bots and clocks that move by themselves.

Everything that changes the table goes through `_happen`: stored first, then taken, then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from cosmodrome.bots.pace import Tempo
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction, Refusal
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.http.cards import card_of
from cosmodrome.server.http.shelf import LEVELS
from cosmodrome.server.live.quick import Quick, move_for, play_on
from cosmodrome.server.live.quotas import Limiter, Quotas
from cosmodrome.server.replay.frames import Film
from cosmodrome.server.replay.recorder import Chronicle
from cosmodrome.server.replay.render import frame_now, latest_frame
from cosmodrome.server.store.rebuild import Builder
from cosmodrome.server.store.store import Listing, Store
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.table import happenings as h
from cosmodrome.table import protocol as p
from cosmodrome.table.asking import HOUSE, Asker
from cosmodrome.table.commands import REMOVED, next_moment, out_of_time, respond
from cosmodrome.table.showing import Mark, Viewer, composed, has_own_view, hello, names, news, showing
from cosmodrome.table.table import Table

SEATING = h.ChairTaken | h.ChairLeft | h.BotSeated | h.PersonRemoved
"""What changes a table's card in the lists."""

TIDYING = p.Leave | p.Remove | p.CloseTable
"""What may still be done where a table's log is full."""

TALK_RATE, TALK_BURST = 0.5, 8.0
"""Messages a second that one person may write in a table's chat, and how many at once."""
FUSS_RATE, FUSS_BURST = 1.0, 20.0
"""The same for everything that is neither talk nor a move: sitting down, standing up, asking, removing."""

DISMISSED = 4001
"""How a connection closes that the host has ended."""

HOST_HEARS = 0.5
"""Seconds in which spectators come and go before the host is told of it."""

AHEAD = 16
"""Moves that bots who do not wait make before they are told of: storing and telling cost more than a quick move."""

STUMBLE = 1.0
"""Seconds before what failed is tried again."""


class Line(Protocol):
    """A connection to a page."""

    player: str
    name: str
    is_greeting: bool
    """Whether a `Hello` still waits to be sent."""

    def send(self, message: bytes, *, greets: bool = False) -> None:
        """Queues the message; a page that does not read is dropped by its own."""

    def end(self, code: int, reason: str) -> None:
        """Closes, with these words, after what is waiting."""


class Settings(msgspec.Struct, frozen=True):
    """How a room behaves."""

    bot_delay: float = 0.5
    """Seconds before a bot's move, so that people can follow."""
    race: float = 1.0
    """How slow bots are while a game's timer runs: 1 is as people are, whatever the delay."""
    grace: float = 60.0
    """Seconds somebody must be away before a bot may be called for them."""
    limited: bool = True
    """Whether anything is limited: commands a second, requests from an address, and what `quotas` has."""
    quotas: Quotas = Quotas()
    gathering_lasts: float = 12 * 3600.0
    """Seconds after which a table that has not begun and that nobody visits is closed."""
    slow_gathering_lasts: float = 14 * 86_400.0
    """The same for tables where people have days."""
    idle_after: float = 1800.0
    """Seconds after which a game that nobody visits leaves memory, where it waits for a person."""


def call_nobody(table: Table, seats: list[Seat]) -> None:
    """Nobody has to be called to the move."""


class House(Protocol):
    """The other tables, as far as one table has to do with them."""

    def rematch_of(self, table: Table) -> Table | None:
        """The latest rematch of this table, while people gather or play there."""

    def changed(self, table: Table) -> None:
        """Its chairs or its stage are others now."""


class Room:
    def __init__(
        self,
        table: Table,
        store: Store,
        chronicle: Chronicle,
        thinker: Thinker,
        settings: Settings,
        house: House,
        call: Callable[[Table, list[Seat]], None] = call_nobody,
    ) -> None:
        self.table = table
        self.store = store
        self.chronicle = chronicle
        self.thinker = thinker
        self.settings = settings
        self.house = house
        self.call = call
        self.lines: set[Line] = set()
        self.tempo = Tempo(table.opened.seed, settings.race)
        self.last_seen: dict[str, float] = {}
        self.moves = 0
        self.visited = time.monotonic()
        self.address = ""
        """Where it was opened from; known until the server stops."""
        self.stored = 0
        """Bytes of its happenings in the store."""
        self._talk = Limiter(TALK_RATE, TALK_BURST)
        self._fuss = Limiter(FUSS_RATE, FUSS_BURST)
        self._host_hears: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._reported: set[str] = set()
        """Kinds of bots whose failing has been logged."""

    def start(self) -> None:
        """From now on bots and clocks move."""
        if self._driver is None:
            self._stirred.set()
            self._driver = watched(self._drive(), "table stands still", table=self.table.id)

    async def stop(self) -> None:
        if self._host_hears is not None:
            self._host_hears.cancel()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def join(self, line: Line) -> None:
        self.lines.add(line)
        self.last_seen.pop(line.player, None)
        self._greet(line)
        self._tell_presence(line)

    def part(self, line: Line) -> None:
        self.lines.discard(line)
        self.visited = time.monotonic()
        if all(other.player != line.player for other in self.lines):
            self.last_seen[line.player] = time.time()
        self._tell_presence(line)

    def crowded(self, player: str) -> str:
        """Why nobody else can watch; empty where they can, and for those who play here."""
        watching = sum(not self.table.is_at_table(line.player) for line in self.lines)
        if self.table.is_at_table(player) or watching < self.settings.quotas.spectators:
            return ""
        return f"{watching} people watch this table already; try again later."

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
            if not line.is_greeting:  # whoever does not read does not get everything again and again
                self._greet(line)
        elif isinstance(command, p.AskHint):
            await self._hint(line, command)
        elif isinstance(command, p.Compose):
            line.send(encode(self._composed(line, command)))
        else:
            line.send(encode(await self._obey(line, command)))

    def _greet(self, line: Line) -> None:
        line.send(encode(hello(self.table, self._viewer(line.player))), greets=True)

    async def _obey(self, line: Line, command: p.Command) -> p.Accepted | p.Refused:
        async with self._lock:
            if done := self.table.keys.get(command.key):
                return p.Accepted(command.key, done)
            answer = self._too_much(line, command) or respond(self.table, command, self._asker(line))
            if isinstance(answer, Refusal):
                return self._refused(line, command.key, answer)
            await self._happen(answer)
            return p.Accepted(command.key, self.table.number)

    def _too_much(self, line: Line, command: p.Command) -> Refusal | None:
        """Nobody may talk others down, or fill the store."""
        if not self.settings.limited:
            return None
        if self.stored > self.settings.quotas.table_bytes and not isinstance(command, TIDYING):
            return Refusal(HOUSE, "This table has had all the moves and messages it can keep.")
        if isinstance(command, p.Say):
            calm = self._talk.allows(line.player)
            return None if calm else Refusal(HOUSE, "You write too fast; wait a few seconds.")
        if isinstance(command, p.Act | p.Undo) or self._fuss.allows(line.player):
            return None
        return Refusal(HOUSE, "That was a lot at once; wait a few seconds.")

    async def found(self, first: Sequence[h.Happening], builder: Builder, film: Film | None = None) -> None:
        """Stores a new table with what happens there at once; nobody knows of it before. `film` has the frames where
        its game goes on from another one's actions."""
        at, table = time.time(), self.table
        first = [*first, *await self._hours(first)]
        with builder.awaited(table.id):
            await builder.build(table.id, (step for happening in first for step in table.taking(happening, at)))
        await self.store.found_table(self._listing(), at, [table.opened, *first])
        self.stored = size_of([table.opened, *first])
        if film:
            await self.chronicle.keep_film(table.id, table.number, film)
        elif table.match:
            self.chronicle.note(table.id, table.number, frame_now(table))

    async def give(self, happenings: Sequence[h.Happening]) -> None:
        """What the house itself brings about."""
        async with self._lock:
            await self._happen(happenings)

    async def settle(self, decide: Callable[[], Awaitable[Sequence[h.Happening]]]) -> None:
        """The same, decided while nothing else happens here."""
        async with self._lock:
            await self._happen(await decide())

    async def _happen(self, happenings: Sequence[h.Happening]) -> None:
        if not happenings:
            return
        happenings = [*happenings, *await self._hours(happenings)]
        at, stage, mark = time.time(), self.table.stage, Mark.of(self.table)
        deciding = set(self.table.clock.running)
        await self.store.append(self.table.id, self.table.number + 1, at, happenings)
        self.stored += size_of(happenings)
        for happening in happenings:
            self.table.take(happening, at)
            self.moves += isinstance(happening, h.Acted)
        self._dismiss()
        self._tell_and_keep(mark)
        if self.table.stage != stage or any(isinstance(happening, SEATING) for happening in happenings):
            await self._tell_elsewhere()
        if next_moment(self.table) is not None or self.table.awaited_bots():
            self._stirred.set()
        if self.table.opened.pace.is_slow:
            self._call(self.table.clock.running - deciding)

    def _dismiss(self) -> None:
        """Those whom the host has removed hear that, and nothing else any more."""
        for line in [one for one in self.lines if one.player in self.table.removed]:
            self.lines.discard(line)
            line.end(DISMISSED, REMOVED)

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

    async def _tell_elsewhere(self) -> None:
        """Other tables and lists may lag behind; what is stored has happened all the same."""
        try:
            self.house.changed(self.table)
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
        known = {"": encode(public)} if self.lines else {}
        self._send_each(list(self.lines), viewer, lambda one: news(self.table, one, mark), known)
        return public

    def _send_each(
        self, lines: Sequence[Line], viewer: Viewer, tell: Callable[[Viewer], p.Message], known: dict[str, bytes]
    ) -> None:
        """Makes a message once for all spectators, and once for each person who is shown more."""
        for line in lines:
            eyes = line.player if has_own_view(self.table, line.player) else ""
            if eyes not in known:
                known[eyes] = encode(tell(viewer._replace(player=eyes)))
            line.send(known[eyes])

    def _keep(self, mark: Mark, news: p.News) -> None:
        """What a spectator saw of it, for those who watch with other rules one day."""
        table = self.table
        if mark.ply < 0 <= table.ply:
            self.chronicle.note(table.id, table.number, frame_now(table))
        elif table.ply > mark.ply:
            self.chronicle.note(table.id, table.number, latest_frame(table, news), table.ply - mark.ply - 1)
        elif table.ply < mark.ply:
            self.chronicle.void(table.id, table.number, table.ply + 1)

    def _tell_presence(self, about: Line) -> None:
        if self.table.seats_of(about.player):
            self._tell_present([line for line in self.lines if line is not about])
        elif self._host_hears is None:
            self._host_hears = asyncio.get_running_loop().call_later(HOST_HEARS, self._tell_host)

    def _tell_host(self) -> None:
        """The host, who alone is told who watches."""
        self._host_hears = None
        self._tell_present([line for line in self.lines if line.player == self.table.host])

    def show_again(self) -> None:
        """Something beside the table's own happenings has changed."""
        self._tell_present(list(self.lines))

    def _tell_present(self, lines: Sequence[Line]) -> None:
        self._send_each(lines, self._viewer(""), lambda one: p.Present(showing(self.table, one)), {})

    def _refused(self, line: Line, key: str, refusal: Refusal) -> p.Refused:
        return p.Refused(key, refusal, self.table.number, showing(self.table, self._viewer(line.player)))

    def _composed(self, line: Line, command: p.Compose) -> p.Composed | p.Refused:
        found = composed(self.table, command) if command.seat in self.table.seats_of(line.player) else None
        return found or self._refused(line, command.key, Refusal(HOUSE, "Nothing of that kind can be put together."))

    async def _hint(self, line: Line, command: p.AskHint) -> None:
        match, seat = self.table.match, command.seat
        if match is None or seat not in self.table.seats_of(line.player) or seat not in self.table.awaiting():
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

    def _here(self) -> dict[str, str]:
        return {line.player: line.name for line in self.lines}

    def _viewer(self, player: str) -> Viewer:
        rematch = self.house.rematch_of(self.table)
        return Viewer(player, time.time(), self._away(), self.settings.grace, self._here(), rematch)

    def _asker(self, line: Line) -> Asker:
        return Asker(line.player, line.name, self._away(), self.settings.grace, LEVELS, self._here())

    async def _drive(self) -> None:
        """Lets bots move and clocks run out; a full disk or a lost process must not still the table for good."""
        trouble = ""
        while True:
            self._stirred.clear()
            try:
                await self._stir()
                await asyncio.sleep(0)  # others have their turn, even where there is always something to do here
                trouble = ""
            except Exception as error:
                if repr(error) != trouble:  # what goes on failing is logged once
                    fault("table stumbled", error, table=self.table.id)
                trouble = repr(error)
                await asyncio.sleep(STUMBLE)

    async def _stir(self) -> None:
        """Time first; then a bot whose moment has come, or the bots that wait for one another."""
        now, moment, bots = time.time(), next_moment(self.table), self.table.awaited_bots()
        turn = self.tempo.next(now, self.table.racing_bots())
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
            quick = play_on(self.table, seats, most) if self.table.cue() is None else Quick([], {})
            for bot, error in quick.failures.items():
                self._report(bot, error)
            if quick.happenings:
                await self._happen(quick.happenings)
                return
        await self._slow_move(seats)

    async def _slow_move(self, seats: Collection[Seat]) -> None:
        """A move that the lesson has, that time makes, or that takes thought; the table may go on meanwhile."""
        table, number = self.table, self.table.number
        awaited = [seat for seat in table.awaited_bots() if seat in seats or seat == CLOCK]
        if not awaited or table.match is None:
            return
        seat, cue = awaited[0], table.cue()
        if cue and cue.action is not None:
            choice: Action | Exception = cue.action
        else:
            choice = await self._choice(table.match, seat, number)
        async with self._lock:
            if seat in table.awaited_bots():
                await self._happen(self._moves(table.match, seat, choice, number))

    async def _choice(self, match: Match, seat: Seat, number: int) -> Action | Exception:
        """What the bot does, or why it could not decide."""
        try:
            return await self.thinker.choose(match, seat, self.table.places[seat].bot, number)
        except Exception as error:
            return error

    def _moves(self, match: Match, seat: Seat, choice: Action | Exception, number: int) -> list[h.Happening]:
        """None where the board has changed so that the bot has to think again."""
        key, bot = f"bot-{number}-{seat}", self.table.places[seat].bot
        if isinstance(choice, Action):
            refusal = match.refuse(seat, choice)
            if refusal is None:
                return [h.Acted(seat, plain(choice), key)]
            if self.table.number != number:
                return []
            choice = IllegalAction(refusal)
        self._report(bot, choice)
        failed = [] if bot in self.table.failed_bots else [h.BotFailed(seat, bot)]
        return [*failed, h.Acted(seat, plain(move_for(match.game, match.snapshot(), seat, number)), key)]

    def _report(self, bot: str, error: Exception) -> None:
        """Once for each kind of bot: what fails once usually fails at every move."""
        if bot not in self._reported:
            self._reported.add(bot)
            fault("bot failed", error, table=self.table.id, game=self.table.opened.game, bot=bot)


def size_of(happenings: Sequence[h.Happening]) -> int:
    """Bytes that they take in the store."""
    return sum(len(msgspec.json.encode(happening)) for happening in happenings)


def encode(message: p.Message) -> bytes:
    return msgspec.json.encode(message)

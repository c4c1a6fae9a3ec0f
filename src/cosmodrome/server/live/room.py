"""A table with people around it: commands in, messages out, bots and clocks that move by themselves.

Everything that changes the table goes through `_commit`: stored first, then applied, then sent to everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from itertools import groupby
from typing import Protocol

import msgspec
from prometheus_client import Histogram

from cosmodrome.bots.pace import Tempo
from cosmodrome.bots.search import Thought
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.message import Message, Text, say
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction, Refusal
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.http.cards import card_of
from cosmodrome.server.http.games import bots_at
from cosmodrome.server.live.quick import Quick, move_for, play_quick_bots
from cosmodrome.server.live.quotas import Limiter, Quotas
from cosmodrome.server.live.table_time import TableTime
from cosmodrome.server.replay.frames import Rendering
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.replay.render import frame_now, latest_frame
from cosmodrome.server.store.people import Ending, PeopleStore
from cosmodrome.server.store.rebuild import Builder
from cosmodrome.server.store.store import Listing, Store
from cosmodrome.server.thinking.backlog import Backlog, Client, TooBusy
from cosmodrome.server.thinking.thinker import Thinker, hint_for
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import REMOVED, next_moment, out_of_time, respond
from cosmodrome.table.ending import Farewell, farewells
from cosmodrome.table.finish import finish_of
from cosmodrome.table.lessons import steps_done
from cosmodrome.table.result import result_of
from cosmodrome.table.sender import TABLE_CLAUSE, Sender
from cosmodrome.table.showing import Mark, Viewer, asked_seats, composed, has_own_view, hello, news, showing
from cosmodrome.table.table import Table

COMMAND_SECONDS = Histogram("cosmodrome_command_seconds", "From a command to its answer, without hints", registry=None)

SEATING = (
    ev.SeatTaken
    | ev.SeatLeft
    | ev.SeatReserved
    | ev.SeatDeclined
    | ev.BotSeated
    | ev.PersonRemoved
    | ev.PersonRenamed
    | ev.StandInCalled
)
"""What changes a table's card in the lists."""

TIDYING = p.Leave | p.Remove | p.CloseTable | p.Resign | p.EndGame
"""What may still be done where a table's log is full."""

TALK_RATE, TALK_BURST = 0.5, 8.0
"""Messages a second that one person may write in a table's chat, and how many at once."""
FUSS_RATE, FUSS_BURST = 1.0, 20.0
"""The same for everything that is neither talk nor a move: sitting down, standing up, asking, removing."""

DISMISSED = 4001
"""How a connection closes that the host has ended."""

PLAYERS_HEAR = 0.5
"""Seconds for which comings and goings of spectators are collected before the players hear of them."""

READY = 10.0
"""Seconds that people have to get ready where a bot starts a race."""
AHEAD = 16
"""Moves that bots without a pause make before these are sent: storing and sending cost more than a quick move."""

STUMBLE = 1.0
"""Seconds before what failed is tried again."""


class PageConnection(Protocol):
    """A page that is connected, as a room sees it."""

    player: str
    name: str
    address: str
    """Where it comes from, as limits count."""
    is_greeting: bool
    """Whether a `Hello` still waits to be sent."""
    hint: asyncio.Task[None] | None
    """A hint that is being worked out."""

    def send(self, message: bytes, *, greets: bool = False) -> None:
        """Queues the message; a page that does not read is dropped by its own."""

    def end(self, code: int, reason: Text) -> None:
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
    playing_lasts: float = 30 * 86_400.0
    """Seconds without a move after which a game that nobody visits is closed, where things are limited."""
    idle_after: float = 1800.0
    """Seconds after which a game that nobody visits leaves memory, where it waits for a person."""


def call_nobody(table: Table, seats: list[Seat]) -> None:
    """For a server that posts to no webhook."""


class RoomOwner(Protocol):
    """The other tables, as far as one table has to do with them."""

    def rematch_of(self, table: Table) -> Table | None:
        """The latest rematch of this table, while people gather or play there."""

    def changed(self, table: Table) -> None:
        """Its seats or its stage have changed."""


class Room:
    def __init__(
        self,
        table: Table,
        store: Store,
        recorder: Recorder,
        thinker: Thinker,
        hints: Backlog,
        settings: Settings,
        owner: RoomOwner,
        people: PeopleStore,
        table_time: TableTime,
        call: Callable[[Table, list[Seat]], None] = call_nobody,
    ) -> None:
        self.table = table
        self.store = store
        self.recorder = recorder
        self.thinker = thinker
        self.hints = hints
        self.settings = settings
        self.owner = owner
        self.people = people
        self.time = table_time
        self.call = call
        self.connections: set[PageConnection] = set()
        self.tempo = Tempo(table.opened.seed, settings.race)
        self.last_seen: dict[str, float] = {}
        self.moves = 0
        self.visited = time.monotonic()
        self.address = ""
        """Where it was opened from; known until the server stops."""
        self.stored = 0
        """Bytes of its events in the store."""
        self._talk = Limiter(TALK_RATE, TALK_BURST)
        self._fuss = Limiter(FUSS_RATE, FUSS_BURST)
        self._players_hear: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._in_doubt = False
        """Whether something may be stored that the table has not taken: a commit failed, or nobody waited for it."""
        self._stirred = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._lesson_done = 0
        """Steps of the lesson that are known to be done."""
        self._reported: set[str] = set()
        """Kinds of bots whose failing has been logged."""
        self._hurrying: set[str] = set()
        """Those who do not want to wait for bots."""
        self._hurry = asyncio.Event()
        """Nobody waits for bots: all who play and are here have asked for it."""

    def start(self) -> None:
        """From now on bots and clocks move."""
        if self._driver is None:
            self._stirred.set()
            self._driver = watched(self._drive(), "table stands still", table=self.table.id)

    async def stop(self) -> None:
        if self._players_hear is not None:
            self._players_hear.cancel()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def join(self, connection: PageConnection) -> None:
        self.connections.add(connection)
        self.last_seen.pop(connection.player, None)
        self._greet(connection)
        self._tell_presence(connection)

    def part(self, connection: PageConnection) -> None:
        self.connections.discard(connection)
        self.visited = time.monotonic()
        if all(other.player != connection.player for other in self.connections):
            self.last_seen[connection.player] = self.time.now()
        self._tell_presence(connection)

    def crowded(self, player: str) -> Message | None:
        """Why nobody else can watch; None where they can, and for those who play here."""
        watching = sum(not self.table.is_at_table(connection.player) for connection in self.connections)
        if self.table.is_at_table(player) or watching < self.settings.quotas.spectators:
            return None
        return say("server-spectators", count=watching)

    async def command(self, connection: PageConnection, command: p.Command) -> None:
        """Answers whoever gave the command, whatever fails; everybody hears of what happened.

        A hint takes its time: other commands of the page do not wait for it, only its next hint does.
        """
        if not isinstance(command, p.AskHint):
            await self._answer_safely(connection, command)
            return
        if connection.hint:
            await asyncio.wait([connection.hint])
        connection.hint = watched(self._answer_safely(connection, command), "hint not given", table=self.table.id)

    async def _answer_safely(self, connection: PageConnection, command: p.Command) -> None:
        try:
            with nullcontext() if isinstance(command, p.AskHint) else COMMAND_SECONDS.time():
                await self._answer(connection, command)
        except Exception as error:
            fault("command failed", error, table=self.table.id, command=type(command).__name__)
            refusal = Refusal(TABLE_CLAUSE, say("server-failed"))
            connection.send(encode(self._refused(connection, command.key, refusal)))

    async def _answer(self, connection: PageConnection, command: p.Command) -> None:
        if isinstance(command, p.Refresh):
            if not connection.is_greeting:  # whoever does not read does not get everything again and again
                self._greet(connection)
        elif isinstance(command, p.AskHint):
            await self._hint(connection, command)
        elif isinstance(command, p.Compose):
            connection.send(encode(self._composed(connection, command)))
        else:
            connection.send(encode(await self._obey(connection, command)))

    def _greet(self, connection: PageConnection) -> None:
        connection.send(encode(hello(self.table, self._viewer(connection.player))), greets=True)

    async def _obey(self, connection: PageConnection, command: p.Command) -> p.Accepted | p.Refused:
        async with self._turn():
            if done := self.table.keys.get(command.key):
                return p.Accepted(command.key, done)
            answer = self._too_much(connection, command) or respond(
                self.table, command, self._sender(connection.player, connection.name)
            )
            if isinstance(answer, Refusal):
                return self._refused(connection, command.key, answer)
            await self._commit(answer, by=connection.player)
            if isinstance(command, p.HurryBots):
                self._hurry_bots(connection.player)
            return p.Accepted(command.key, self.table.number)

    async def obey(self, player: str, name: str, command: p.Command) -> Refusal | None:
        """What somebody wants who has no page open here; None where it is done."""
        async with self._turn():
            answer = respond(self.table, command, self._sender(player, name))
            if isinstance(answer, Refusal):
                return answer
            await self._commit(answer, by=player)
            return None

    def _too_much(self, connection: PageConnection, command: p.Command) -> Refusal | None:
        """Limits messages, so that nobody can flood the chat or the store."""
        if not self.settings.limited:
            return None
        if self.stored > self.settings.quotas.table_bytes and not isinstance(command, TIDYING):
            return Refusal(TABLE_CLAUSE, say("room-full"))
        if isinstance(command, p.Say):
            calm = self._talk.allows(connection.player)
            return None if calm else Refusal(TABLE_CLAUSE, say("room-talk"))
        if isinstance(command, p.Act | p.Undo) or self._fuss.allows(connection.player):
            return None
        return Refusal(TABLE_CLAUSE, say("room-fuss"))

    async def found(self, first: Sequence[ev.TableEvent], builder: Builder, rendering: Rendering | None = None) -> None:
        """Stores a new table with what happens there at once; nobody knows of it before. `rendering` has the frames
        where its game goes on from another one's actions."""
        at, table = self.time.now(), self.table
        first = [*first, *await self._hours(first)]
        with builder.awaited(table.id):
            await builder.build(table.id, (step for event in first for step in table.applying(event, at)))
        await self.store.found_table(self._listing(), at, [table.opened, *first])
        self.stored = size_of([table.opened, *first])
        if rendering:
            await self.recorder.keep_rendering(table.id, table.number, rendering)
        elif table.match:
            self.recorder.note(table.id, table.number, frame_now(table))

    async def resume(self, stopped: float) -> None:
        """Before anything else after a start: the time in which no server ran counts for nobody."""
        if self.table.clock.running or self.table.hourglass.timer:
            await self.give([ev.ClocksResumed(max(stopped, self.table.touched_at))])

    async def give(self, events: Sequence[ev.TableEvent]) -> None:
        """What the server itself brings about."""
        async with self._turn():
            await self._commit(events)

    async def settle(self, decide: Callable[[], Awaitable[Sequence[ev.TableEvent]]]) -> None:
        """The same, decided while nothing else happens here."""
        async with self._turn():
            await self._commit(await decide())

    async def _commit(self, events: Sequence[ev.TableEvent], by: str = "") -> None:
        """`by` is the player who wants it."""
        if not events:
            return
        events = [*events, *await self._hours(events)]
        at, first = self.time.now(), self.table.number + 1
        try:
            await self.store.append(self.table.id, first, at, events)
        except BaseException as error:
            self._in_doubt = True
            if not isinstance(error, Exception):
                raise
            await self._catch_up(by)
            if self.table.number < first:
                raise
        else:
            await self._take(events, at, by)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Nothing else happens here meanwhile, and the table is what is stored."""
        async with self._lock:
            if self._in_doubt:
                await self._catch_up()
            yield

    async def _catch_up(self, by: str = "") -> None:
        """Takes what is stored and not taken yet; raises where the store cannot be asked."""
        stored = await self.store.since(self.table.id, self.table.number)
        for at, group in groupby(stored, lambda one: one.at):
            await self._take([one.event for one in group], at, by)
        self._in_doubt = False

    async def _take(self, events: Sequence[ev.TableEvent], at: float, by: str) -> None:
        """What is stored has happened: the table takes it, and everybody is told."""
        stage, mark = self.table.stage, Mark.of(self.table)
        deciding, here = set(self.table.clock.running), {by, *self._here()}
        away = {player: why for player, why in farewells(self.table, events).items() if player not in here}
        self.stored += size_of(events)
        self.table.keep_moments(for_viewers=bool(self.connections))
        for event in events:
            self.table.apply(event, at)
            if isinstance(event, ev.Acted):
                self.moves += 1
                if event.seat != CLOCK and not self.table.seats[event.seat].bot:
                    self._hurrying.clear()
                    self._hurry.clear()
        self._dismiss()
        self._tell_and_keep(mark)
        if any(isinstance(event, ev.PersonRenamed) for event in events):
            for connection in list(self.connections):  # the lines that they have call somebody by the name before
                self._greet(connection)
        if self.table.stage != stage or any(isinstance(event, SEATING) for event in events):
            await self._tell_elsewhere()
        if self.table.stage == "over" != stage:
            await self._keep_finish(at)
        await self._keep_farewells(away)
        if next_moment(self.table) is not None or self.table.awaited_bots():
            self._stirred.set()
        await self._keep_progress()
        if self.table.opened.pace.is_slow:
            self._call(self.table.clock.running - deciding)

    async def _keep_progress(self) -> None:
        """How far the learner of a lesson has come; what fails here takes nothing back."""
        table, done = self.table, steps_done(self.table)
        if table.lesson is None or done <= self._lesson_done:
            return
        self._lesson_done = done
        player = table.seats[table.lesson.seat].player
        try:
            if player:
                await self.store.save_lesson(player, table.opened.game, table.lesson.id, done)
        except Exception as error:
            fault("lesson not kept", error, table=table.id)

    async def _keep_finish(self, ended: float) -> None:
        """Results, records and ratings; what fails here is made up for at the next start."""
        try:
            await self.people.keep(self.table.id, finish_of(self.table, ended), ended)
        except Exception as error:
            fault("result not kept", error, table=self.table.id)

    async def _keep_farewells(self, away: Mapping[str, Farewell]) -> None:
        """Those whose game has ended while they were away are told when they come back."""
        table = self.table
        try:
            for player, why in away.items():
                ending = Ending(table.id, table.opened.game, table.opened.name, why)
                await self.people.note_ending(player, ending)
        except Exception as error:
            fault("ending not kept", error, table=table.id)

    def end_all(self, code: int, reason: Text) -> None:
        """Whoever is here hears that, and nothing else any more."""
        for connection in list(self.connections):
            self.connections.discard(connection)
            connection.end(code, reason)

    def _dismiss(self) -> None:
        """Those whom the host has removed hear that, and nothing else any more."""
        for connection in [one for one in self.connections if one.player in self.table.removed]:
            self.connections.discard(connection)
            connection.end(DISMISSED, REMOVED)

    def _call(self, seats: set[Seat]) -> None:
        """Those of them whose people are not here to see that it is their move; what fails here takes nothing back."""
        away = self._away()
        try:
            self.call(self.table, [seat for seat in sorted(seats) if self.table.seats[seat].player in away])
        except Exception as error:
            fault("nobody called", error, table=self.table.id)

    def _tell_and_keep(self, mark: Mark) -> None:
        """What is stored has happened, whatever fails here: a page that misses a number asks for everything."""
        try:
            self._keep(mark, self._tell(mark))
        except Exception as error:
            fault("not told", error, table=self.table.id, number=self.table.number)
        finally:
            self.table.forget_moments()

    async def _tell_elsewhere(self) -> None:
        """Other tables and lists may lag behind; what is stored has happened all the same."""
        try:
            self.owner.changed(self.table)
            await self.save_card()
        except Exception as error:
            fault("card not kept", error, table=self.table.id)

    async def _hours(self, events: Sequence[ev.TableEvent]) -> list[ev.SleepSet]:
        """When those who sit down sleep, where that counts."""
        sitters = [one.player for one in events if isinstance(one, ev.SeatTaken)]
        if not self.table.opened.pace.is_slow:
            return []
        return [ev.SleepSet(player, await self.store.sleep_of(player)) for player in dict.fromkeys(sitters)]

    async def save_card(self) -> None:
        await self.store.save_card(self._listing())

    def _listing(self) -> Listing:
        table = self.table
        people = [state.player for state in table.seats]
        results = {player: result_of(table, player) for player in people if player}
        return Listing(table.id, table.opened.code, table.stage, card_of(table, ""), people, results)

    def _tell(self, mark: Mark) -> p.News:
        """One message for all spectators, which is returned, and one for each person who holds a seat."""
        viewer = self._viewer("")
        public = news(self.table, viewer, mark)
        known = {"": encode(public)} if self.connections else {}
        self._send_each(list(self.connections), viewer, lambda one: news(self.table, one, mark), known)
        return public

    def _send_each(
        self,
        connections: Sequence[PageConnection],
        viewer: Viewer,
        tell: Callable[[Viewer], p.ServerMessage],
        known: dict[str, bytes],
    ) -> None:
        """Makes a message once for all spectators, and once for each person who is shown more."""
        for connection in connections:
            player = connection.player if has_own_view(self.table, connection.player) else ""
            if player not in known:
                known[player] = encode(tell(viewer._replace(player=player)))
            connection.send(known[player])

    def _keep(self, mark: Mark, news: p.News) -> None:
        """What a spectator saw of it, for those who watch with other rules one day."""
        table = self.table
        if mark.ply < 0 <= table.ply:
            self.recorder.note(table.id, table.number, frame_now(table))
        elif table.ply > mark.ply:
            self.recorder.note(table.id, table.number, latest_frame(table, news), table.ply - mark.ply - 1)
        elif table.ply < mark.ply:
            self.recorder.void(table.id, table.number, table.ply + 1)

    def _tell_presence(self, about: PageConnection) -> None:
        if self.table.seats_of(about.player):
            self._tell_present([connection for connection in self.connections if connection is not about])
        elif self._players_hear is None:
            self._players_hear = asyncio.get_running_loop().call_later(PLAYERS_HEAR, self._tell_players)

    def _tell_players(self) -> None:
        """Who watches."""
        self._players_hear = None
        self._tell_present([one for one in self.connections if self.table.is_at_table(one.player)])

    def show_again(self) -> None:
        """Something beside the table's own events has changed."""
        self._tell_present(list(self.connections))

    def _tell_present(self, connections: Sequence[PageConnection]) -> None:
        self._send_each(connections, self._viewer(""), lambda one: p.Present(showing(self.table, one)), {})

    def _refused(self, connection: PageConnection, key: str, refusal: Refusal) -> p.Refused:
        return p.Refused(key, refusal, self.table.number, showing(self.table, self._viewer(connection.player)))

    def _composed(self, connection: PageConnection, command: p.Compose) -> p.Composed | p.Refused:
        found = composed(self.table, command) if command.seat in self.table.seats_of(connection.player) else None
        return found or self._refused(connection, command.key, Refusal(TABLE_CLAUSE, say("room-no-form")))

    async def _hint(self, connection: PageConnection, command: p.AskHint) -> None:
        match, seat = self.table.match, command.seat
        if self.table.opened.daily:
            refusal = Refusal(TABLE_CLAUSE, say("daily-no-hint"))
            connection.send(encode(self._refused(connection, command.key, refusal)))
            return
        if match is None or seat not in asked_seats(self.table, self.table.seats_of(connection.player)):
            refusal = Refusal(TABLE_CLAUSE, say("room-hint"))
            connection.send(encode(self._refused(connection, command.key, refusal)))
            return
        number = self.table.number
        client = Client(connection.player, connection.address)
        try:
            with self.hints.piece(client):
                thoughts: list[Thought] = await self.hints.run(client, *hint_for(match, seat, number))
        except TooBusy as error:
            connection.send(encode(self._refused(connection, command.key, Refusal(TABLE_CLAUSE, error.text))))
            return
        if self.table.is_stale(number, seat) or seat not in match.awaiting:
            refusal = Refusal(TABLE_CLAUSE, say("room-hint-stale"))
            connection.send(encode(self._refused(connection, command.key, refusal)))
            return
        view = match.view(seat)
        texts = [match.game.texts.offer(view, thought.action).text for thought in thoughts]
        found = tuple(
            p.Thought(text, plain(thought.action), round(thought.worth, 4))
            for text, thought in zip(texts, thoughts, strict=True)
        )
        connection.send(encode(p.Hint(command.key, seat, found)))

    def _away(self) -> dict[str, float]:
        """Seconds since each absent person was last seen; who never came counts from the table's last change."""
        here, now = {connection.player for connection in self.connections}, self.time.now()
        people = {state.player for state in self.table.seats if state.player}
        return {player: now - self.last_seen.setdefault(player, now) for player in people - here}

    def _here(self) -> dict[str, str]:
        return {connection.player: connection.name for connection in self.connections}

    def _viewer(self, player: str) -> Viewer:
        rematch = self.owner.rematch_of(self.table)
        return Viewer(player, self.time.now(), self._away(), self.settings.grace, self._here(), rematch)

    def _sender(self, player: str, name: str) -> Sender:
        bots = bots_at(self.table.game.meta.id, len(self.table.seats))
        return Sender(player, name, self._away(), self.settings.grace, bots, self._here())

    async def _drive(self) -> None:
        """Lets bots move and clocks run out; a full disk or a lost process must not stop the table for good."""
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
        now, moment, bots = self.time.now(), next_moment(self.table), self.table.awaited_bots()
        lead = self.table.hourglass.lead(now) if self.table.hourglass.timer else READY * self.settings.race
        turn = None if self._hurry.is_set() else self.tempo.next(now, self.table.racing_bots(), lead)
        if moment is not None and moment <= now:
            await self._time_speaks()
        elif turn is not None and turn.at <= now:
            self.tempo.acted(turn.seat)
            await self._move([turn.seat], 1)
        elif turn is None and bots:
            paused = await self._pause()
            await self._move(range(self.table.opened.seats), 1 if paused else AHEAD)
        else:
            await self._wait(min((at for at in (moment, turn and turn.at) if at is not None), default=None))

    def _hurry_bots(self, player: str) -> None:
        self._hurrying.add(player)
        here = {connection.player for connection in self.connections if self.table.seats_of(connection.player)}
        if here <= self._hurrying:
            self._hurry.set()
            self._stirred.set()

    async def _pause(self) -> bool:
        """Before a bot moves; False where nobody wants to wait for it."""
        if not self.settings.bot_delay:
            await asyncio.sleep(0)
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.bot_delay):
                await self._hurry.wait()
        return not self._hurry.is_set()

    async def _wait(self, moment: float | None) -> None:
        """Until then, or until something happens."""
        with suppress(TimeoutError):
            async with asyncio.timeout(None if moment is None else max(0.0, moment - self.time.now())):
                await self._stirred.wait()

    async def _time_speaks(self) -> None:
        async with self._turn():
            await self._commit(out_of_time(self.table, self.time.now()))

    async def _move(self, seats: Collection[Seat], most: int) -> None:
        """Some of these bots move, at once if they can."""
        async with self.thinker.quick, self._turn():
            hurried, cue = self._hurry.is_set(), self.table.cue()
            quick = play_quick_bots(self.table, seats, most, hurried=hurried) if cue is None else Quick([], {})
            for bot, error in quick.failures.items():
                self._report(bot, error)
            if quick.events:
                await self._commit(quick.events)
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
        async with self._turn():
            if seat in table.awaited_bots():
                await self._commit(self._moves(table.match, seat, choice, number))

    async def _choice(self, match: Match, seat: Seat, number: int) -> Action | Exception:
        """What the bot does, or why it could not decide."""
        try:
            return await self.thinker.choose(match, seat, self.table.seats[seat].bot, number)
        except Exception as error:
            return error

    def _moves(self, match: Match, seat: Seat, choice: Action | Exception, number: int) -> list[ev.TableEvent]:
        """None where the board has changed so that the bot has to think again."""
        key, bot = f"bot-{number}-{seat}", self.table.seats[seat].bot
        if isinstance(choice, Action):
            refusal = match.refuse(seat, choice)
            if refusal is None:
                return [ev.Acted(seat, plain(choice), key)]
            if self.table.number != number:
                return []
            choice = IllegalAction(refusal, match.game.texts.words)
        self._report(bot, choice)
        failed = [] if bot in self.table.failed_bots else [ev.BotFailed(seat, bot)]
        return [*failed, ev.Acted(seat, plain(move_for(match.game, match.snapshot(), seat, number)), key)]

    def _report(self, bot: str, error: Exception) -> None:
        """Once for each kind of bot: what fails once usually fails at every move."""
        if bot not in self._reported:
            self._reported.add(bot)
            fault("bot failed", error, table=self.table.id, game=self.table.opened.game, bot=bot)


def size_of(events: Sequence[ev.TableEvent]) -> int:
    """Bytes that they take in the store."""
    return sum(len(msgspec.json.encode(event)) for event in events)


def encode(message: p.ServerMessage) -> bytes:
    return msgspec.json.encode(message)

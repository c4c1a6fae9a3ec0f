"""What spectators saw of every game, kept so that a later server with other rules can show it without playing it.

Frames are noted while a game is played and written together every second, and when the server stops. They are no part
of what is confirmed to a player: that is the events, from which frames lost in a crash are made again at the next
start. Only where the rules have changed between crash and start does the last second stay unseen.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import Game
from cosmodrome.core.records import plain
from cosmodrome.core.texts import Prompt
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.http.requests import Frame, GameBook
from cosmodrome.server.replay.frames import Page, Rendering, page_of
from cosmodrome.server.replay.render import LEVEL
from cosmodrome.server.store.recordings import Edition, RecordingStore, Stretch
from cosmodrome.table.moments import changes, unless, view_at
from cosmodrome.table.protocol import Moment

EVERY = 1.0

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Frame)


class Notes:
    """Frames of one table that wait to be written: from ply `first` on it went like this."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.number = 0
        self.frames: list[bytes] = []

    def cut(self, ply: int) -> None:
        """What was noted from this ply on is void."""
        self.first = min(self.first, ply)
        del self.frames[ply - self.first :]

    def go_on(self, later: Notes) -> None:
        self.cut(later.first)
        self.frames += later.frames
        self.number = later.number


class Recorder:
    def __init__(self, store: RecordingStore) -> None:
        self.store = store
        self._notes: dict[str, Notes] = {}
        self._editions: set[Edition] = set()
        self._flushing = asyncio.Lock()
        self._closing = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writer = watched(self._write(), "frames are not kept any more")

    async def close(self) -> None:
        """Writes what is noted, then ends."""
        self._closing.set()
        if self._writer is not None:
            await self._writer
        await self.flush()

    def note(self, table_id: str, number: int, frame: Frame, before: int = 0) -> None:
        """Another moment, with those before it that were told together with it; what was kept from there on is void."""
        self._cut(table_id, number, frame.ply - before).frames += [b""] * before + [encoder.encode(frame)]

    def void(self, table_id: str, number: int, ply: int) -> None:
        """What was seen from this ply on has been taken back."""
        self._cut(table_id, number, ply)

    async def kept(self, table_id: str) -> int:
        """The number of the event up to which everything is noted; 0 where nothing is."""
        notes = self._notes.get(table_id)
        return notes.number if notes else await self.store.last_number(table_id)

    async def keep_rendering(self, table_id: str, number: int, rendering: Rendering) -> None:
        """All frames of a game that was played elsewhere."""
        await self.store.keep([Stretch(table_id, one.ply, number, one.body) for one in rendering.stretches])

    async def page(self, table_id: str, start: int, count: int) -> Page:
        """Some of the frames that are kept, from this ply on."""
        await self.flush()
        return await asyncio.to_thread(_cut_out, await self.store.stretches(table_id), start, start + count)

    async def last_frame(self, table_id: str) -> Frame | None:
        """The last one that is kept."""
        raw = await asyncio.to_thread(_unpacked, await self.store.stretches(table_id))
        return decoder.decode(raw[-1]) if raw else None

    async def keep_edition(self, game: Game[Any]) -> None:
        """Rules and components as they are now, for games that will outlive them."""
        key = Edition(game.meta.id, game.meta.rules_version, game.content)
        if key not in self._editions:
            details = GameBook(game.meta, [], game.rules, plain(game.data))
            await self.store.keep_edition(key, zlib.compress(encoder.encode(details)))
            self._editions.add(key)

    async def edition(self, key: Edition) -> GameBook | None:
        body = await self.store.edition(key)
        return None if body is None else msgspec.json.decode(zlib.decompress(body), type=GameBook)

    async def forget(self, table_id: str) -> None:
        """Nothing that was noted of this table is written any more."""
        async with self._flushing:
            self._notes.pop(table_id, None)

    async def flush(self) -> None:
        """Writes what was noted; where that fails it stays noted."""
        async with self._flushing:
            taken, self._notes = self._notes, {}
            if not taken:
                return
            try:
                await self.store.keep(await asyncio.to_thread(_packed, taken))
            except Exception as error:
                fault("frames not kept", error)
                self._put_back(taken)

    def _put_back(self, taken: dict[str, Notes]) -> None:
        for table_id, later in self._notes.items():
            if table_id in taken:
                taken[table_id].go_on(later)
            else:
                taken[table_id] = later
        self._notes = taken

    def _cut(self, table_id: str, number: int, ply: int) -> Notes:
        notes = self._notes.setdefault(table_id, Notes(ply))
        notes.cut(ply)
        notes.number = number
        return notes

    async def _write(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._closing.wait()
                    return
            await self.flush()


def _cut_out(stretches: Sequence[Stretch], start: int, stop: int) -> Page:
    """In a thread: it takes a while."""
    raw = _unpacked(stretches)
    moments = (encoder.encode(_moment(raw, ply)) for ply in range(start, min(stop, len(raw))))
    return Page(page_of(moments), len(raw), len(raw))


def _unpacked(stretches: Sequence[Stretch]) -> list[bytes]:
    """By ply, what was noted; empty where it was told together with what follows."""
    raw: list[bytes] = []
    for stretch in stretches:
        del raw[stretch.ply :]
        if len(raw) == stretch.ply:
            try:
                raw += zlib.decompress(stretch.body).splitlines()
            except zlib.error as error:
                log.warning("table %s: the frames from %s on cannot be read: %s", stretch.table_id, stretch.ply, error)
                break
    while raw and not raw[-1]:  # what they were told with has been taken back
        raw.pop()
    return raw


def _moment(raw: list[bytes], ply: int) -> Frame:
    """Plies told together were noted as one frame, of which each has its own lines and moments. The view is that of
    the ply's end, or that of the last of them where moments were not kept."""
    frame = decoder.decode(next(raw[later] for later in range(ply, len(raw)) if raw[later]))
    lines = tuple(line for line in frame.lines if line.ply == ply)
    before = sum(line.event is not None for line in frame.lines if line.ply < ply)
    after = before + sum(line.event is not None for line in lines)
    try:
        own = _between(frame, before, after)
    except (LookupError, TypeError):  # they do not fit the view: it is shown without them
        log.warning("ply %s: the moments do not fit the view", ply)
        frame = msgspec.structs.replace(frame, moments=())
        own = _between(frame, before, after)
    if raw[ply]:
        return msgspec.structs.replace(frame, lines=lines, moments=own.moments)
    seat = next((line.seat for line in lines), CLOCK)
    return msgspec.structs.replace(
        frame, ply=ply, seat=seat, lines=lines, view=own.view, prompt=own.prompt, outcome=None, moments=own.moments
    )


class Between(NamedTuple):
    """The lines of a frame from one to another: where they lead, and the moments on the way."""

    view: Any
    prompt: Prompt
    moments: tuple[Moment, ...]


def _between(frame: Frame, before: int, after: int) -> Between:
    end = next((one for one in frame.moments if one.lines == after), Moment(after, ()))
    view, prompt = view_at(frame.view, end.changes), end.prompt or frame.prompt
    moments = (
        Moment(
            one.lines - before,
            changes(view, view_at(frame.view, one.changes)),
            unless(prompt, one.prompt or frame.prompt),
        )
        for one in frame.moments
        if before < one.lines < after
    )
    return Between(view, prompt, tuple(moments))


def _packed(notes: dict[str, Notes]) -> list[Stretch]:
    """In a thread: the tables go on meanwhile."""
    return [
        Stretch(table_id, one.first, one.number, zlib.compress(b"\n".join(one.frames), LEVEL))
        for table_id, one in notes.items()
    ]

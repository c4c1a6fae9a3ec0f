"""What spectators saw of every game, kept so that a later server with other rules can show it without playing it.

Frames are noted while a game is played and written together every second, and when the server stops. They are no part
of what is confirmed to a player: that is the events, from which frames lost in a crash are made again at the next
start. Only where the rules have changed between crash and start does the last second stay unseen.
"""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from typing import Any

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.records import plain
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.http.requests import Frame, GameBook
from cosmodrome.server.replay.frames import Rendering
from cosmodrome.server.replay.kept import Kept, read_page
from cosmodrome.server.replay.render import LEVEL
from cosmodrome.server.store.recordings import Edition, RecordingStore, Stretch
from cosmodrome.server.thinking.backlog import Backlog, Client

EVERY = 1.0

encoder = msgspec.json.Encoder()


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
        """Adds a moment, with those before it in the same message; what was kept from there on is void."""
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

    async def page(self, backlog: Backlog, client: Client, table_id: str, start: int, count: int) -> Kept:
        """Some of the frames that are kept, from this ply on; `TooBusy` where somebody asks for too much at once."""
        with backlog.piece(client):
            await self.flush()
            stretches = await self.store.stretches(table_id, start, start + count)
            kept: Kept = await backlog.run(client, read_page, stretches, start, start + count)
            return kept

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


def _packed(notes: dict[str, Notes]) -> list[Stretch]:
    """In a thread: the tables go on meanwhile."""
    return [
        Stretch(table_id, one.first, one.number, zlib.compress(b"\n".join(one.frames), LEVEL))
        for table_id, one in notes.items()
    ]

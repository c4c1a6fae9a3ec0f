"""The frames of replays: made in stretches by other processes, kept in memory within a budget, given out in pages."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple

from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.records import plain
from cosmodrome.server.replay.render import Move, RenderedStretch, Script, render_stretch
from cosmodrome.server.thinking.backlog import Backlog, Client
from cosmodrome.table.protocol import LogLine
from cosmodrome.table.showing import notes_of
from cosmodrome.table.table import Table
from cosmodrome.workers import TooLong

STRETCH = 50
"""Frames that are made at a time, where there is time for so many."""
BUDGET = 48 * 1024 * 1024
"""Bytes of frames kept in memory, compressed."""
PAGE_BYTES = 400_000
"""Of a page, unless it is a single frame."""
MOST_SECONDS = 60.0
"""Of work for one rendering."""
PATIENCE = 1.0
"""Seconds that who asks for a page waits for its first frame; then they hear how far it is."""


class Page(NamedTuple):
    """Some frames in a row, as JSON."""

    frames: list[bytes]
    made: int
    """How many of all frames there are by now."""
    total: int


class Stretch(NamedTuple):
    """Frames as JSON lines, compressed."""

    ply: int
    body: bytes


class Rendering:
    """All frames of a game from one perspective, as far as they have been made."""

    def __init__(
        self,
        script: Script,
        perspective: Seat | None,
        acts: Sequence[tuple[Seat, Any]],
        notes: Mapping[int, tuple[LogLine, ...]] | None = None,
    ) -> None:
        self.script = script
        self.perspective = perspective
        self.acts = acts
        """Who did what: seats and actions, or their JSON data."""
        self.notes = notes or {}
        self.stretches: list[Stretch] = []
        self.made = 0
        self.last: RenderedStretch | None = None
        self.seconds = 0.0
        self.error: Exception | None = None
        self.is_growing = False
        self.is_dropped = False
        self._grown = asyncio.Event()

    @property
    def total(self) -> int:
        return len(self.acts) + 1

    @property
    def size(self) -> int:
        return sum(len(stretch.body) for stretch in self.stretches)

    async def render(self, backlog: Backlog, client: Client, piece: ExitStack) -> None:
        """Makes the frames that are missing. Whoever asks for them gets the error if that fails."""
        self.is_growing = True
        try:
            with piece:
                while self.made < self.total and not self.is_dropped:
                    moves = [self._move(ply) for ply in range(self.made, min(self.made + STRETCH, self.total))]
                    position = self.last.position if self.last else b""
                    self._add(
                        await backlog.run(
                            client, render_stretch, self.script, self.perspective, self.made, position, moves
                        )
                    )
        except Exception as error:
            self.error = error
        finally:
            self.is_growing = False
            self._tell()

    async def page(self, start: int, count: int) -> Page:
        """As many of these frames as there are and a page holds; none where the first of them is not made in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.is_growing and self.made <= start < self.total:
                    await self._grown.wait()
        frames = await asyncio.to_thread(_cut_out, tuple(self.stretches), start, start + count)
        return Page(frames, self.made, self.total)

    def _move(self, ply: int) -> Move:
        seat, action = self.acts[ply - 1] if ply else (CLOCK, None)
        return Move(seat, plain(action), self.notes.get(ply, ()))

    def _add(self, stretch: RenderedStretch) -> None:
        self.stretches.append(Stretch(self.made, stretch.body))
        self.made += stretch.made
        self.last = stretch
        self.seconds += stretch.seconds
        self._tell()
        if self.seconds > MOST_SECONDS:
            raise TooLong(f"not done after {MOST_SECONDS:g} seconds")

    def _tell(self) -> None:
        self._grown.set()
        self._grown = asyncio.Event()


class Renderings:
    """Those asked for last."""

    def __init__(self, backlog: Backlog, budget: int = BUDGET) -> None:
        self.backlog = backlog
        self.budget = budget
        self._renderings: OrderedDict[tuple[object, ...], Rendering] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def page(self, table: Table, perspective: Seat | None, client: Client, start: int, count: int) -> Page:
        """A page of the table's replay. The first to ask has the frames made; `TooBusy` where they ask for too much."""
        script, log = Script.of(table), table.match.log if table.match else []
        key, acts = (table.id, perspective, script.over, script.called), [(entry.seat, entry.action) for entry in log]
        rendering = self._renderings.pop(key, None)
        if rendering and rendering.error:
            raise rendering.error
        if rendering is None or rendering.acts != acts[: len(rendering.acts)]:  # an action was taken back
            if rendering:
                rendering.is_dropped = True
            rendering = Rendering(script, perspective, acts)
        rendering.acts = acts
        rendering.notes = {note.ply: tuple(notes_of(table, note.ply, perspective)) for note in table.notes}
        self._renderings[key] = rendering
        if rendering.made < rendering.total and not rendering.is_growing:
            self._render(rendering, client)
        self._forget_some()
        return await rendering.page(start, count)

    def _render(self, rendering: Rendering, client: Client) -> None:
        task = asyncio.create_task(rendering.render(self.backlog, client, self.backlog.piece(client)))
        rendering.is_growing = True
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget_some(self) -> None:
        """Those that nobody has asked for longest, but never the last: somebody waits for it."""
        size = sum(rendering.size for rendering in self._renderings.values())
        while size > self.budget and len(self._renderings) > 1:
            _, rendering = self._renderings.popitem(last=False)
            rendering.is_dropped = True
            size -= rendering.size


def _cut_out(stretches: Sequence[Stretch], start: int, stop: int) -> list[bytes]:
    """In a thread: the frames of these plies, as many as a page holds."""
    frames: list[bytes] = []
    for at, stretch in enumerate(stretches):
        if stretch.ply < stop and (at + 1 == len(stretches) or stretches[at + 1].ply > start):
            lines = zlib.decompress(stretch.body).split(b"\n")
            frames += lines[max(0, start - stretch.ply) : stop - stretch.ply]
    return page_of(frames)


def page_of(frames: Iterable[bytes]) -> list[bytes]:
    """So many from the first on that the page is not too large."""
    page: list[bytes] = []
    room = PAGE_BYTES
    for frame in frames:
        room -= len(frame)
        if page and room < 0:
            break
        page.append(frame)
    return page

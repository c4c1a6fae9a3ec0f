"""Frames are kept in stretches: taken back, written in order, and kept again where the disk failed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.core.texts import Prompt
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.cards import TableCard
from cosmodrome.server.http.requests import Frame
from cosmodrome.server.replay.frames import Page
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.store.recordings import Edition, RecordingStore, Stretch
from cosmodrome.server.store.store import Listing, Store
from cosmodrome.server.thinking.backlog import Backlog, Client
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.table.protocol import Change, LogLine, Moment

PROMPT = Prompt((), 0, "", "")
CARD = TableCard(
    id="t1", code="KX7Q", name="", game="", stage="playing", public=False, seats=(), your_move=False, verdict="",
    scores=(), updated=0.0,
)  # fmt: skip


def frame(ply: int, view: str) -> Frame:
    return Frame(ply, 0, (), view, PROMPT)


class Flaky(RecordingStore):
    """A disk that fails once."""

    failed = False

    async def keep(self, stretches: Sequence[Stretch]) -> None:
        if not self.failed:
            self.failed = True
            raise OSError("disk full")
        await super().keep(stretches)


class WorksHere(Backlog):
    """Long work done at once, in this process."""

    def __init__(self) -> None:
        super().__init__(Thinker(1))
        self.given: list[tuple[Any, ...]] = []

    async def run(self, client: Client, work: Any, *arguments: Any) -> Any:
        self.given.append(arguments)
        return work(*arguments)


async def page_of(recorder: Recorder, start: int = 0, count: int = 9, backlog: Backlog | None = None) -> Page:
    return (await recorder.page(backlog or WorksHere(), Client("ada", "here"), "t1", start, count)).page


async def frames(recorder: Recorder) -> list[Frame]:
    page = await page_of(recorder)
    assert page.made == page.total == len(page.frames)
    return [msgspec.json.decode(one, type=Frame) for one in page.frames]


async def seen(recorder: Recorder) -> list[str]:
    return [one.view for one in await frames(recorder)]


def on_disk(
    tmp_path: Path, work: Callable[[Recorder], Awaitable[None]], kind: type[RecordingStore] = RecordingStore
) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'base.sqlite'}")
        await store.open()
        await store.found_table(Listing("t1", "KX7Q", "playing", CARD, []), 0.0, [])
        await work(Recorder(kind(store.engine, store.writer)))
        await store.close()

    asyncio.run(run())


def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        for ply, view in enumerate("abcd"):
            recorder.note("t1", ply + 1, frame(ply, view))
        assert await seen(recorder) == list("abcd")
        recorder.void("t1", 5, 2)
        assert await recorder.kept("t1") == 5
        assert await seen(recorder) == list("ab")
        recorder.note("t1", 6, frame(2, "x"))
        recorder.note("t1", 7, frame(3, "y"))
        recorder.void("t1", 8, 3)
        recorder.note("t1", 9, frame(3, "z"))
        assert await seen(recorder) == list("abxz")
        assert await recorder.kept("t1") == 9

    on_disk(tmp_path, work)


def test_where_the_disk_fails_nothing_is_forgotten(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        recorder.note("t1", 1, frame(0, "a"))
        recorder.note("t1", 2, frame(1, "b"))
        assert await seen(recorder) == []
        recorder.note("t1", 3, frame(1, "c"))
        assert await seen(recorder) == list("ac")

    on_disk(tmp_path, work, Flaky)


def test_closing_writes_what_is_noted(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        recorder.open()
        recorder.note("t1", 1, frame(0, "a"))
        await recorder.close()
        assert await seen(Recorder(recorder.store)) == ["a"]

    on_disk(tmp_path, work)


def test_an_edition_is_kept_once_by_many_at_once(tmp_path: Path) -> None:
    game = find_game("template")

    async def work(recorder: Recorder) -> None:
        await asyncio.gather(*(recorder.keep_edition(game) for _ in range(5)))
        found = await recorder.edition(Edition(game.meta.id, game.meta.rules_version, game.content))
        assert found is not None
        assert found.meta == game.meta

    on_disk(tmp_path, work)


def test_moments_told_together_have_their_own_lines(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        recorder.note("t1", 1, frame(0, "a"))
        lines = tuple(LogLine(ply, ply % 2, f"move {ply}", "", None, False) for ply in (1, 2, 3))
        recorder.note("t1", 4, Frame(3, 1, lines, "d", PROMPT), before=2)
        moments = await frames(recorder)
        assert [(one.ply, one.seat, one.view) for one in moments] == [
            (0, 0, "a"),
            (1, 1, "d"),
            (2, 0, "d"),
            (3, 1, "d"),
        ]
        assert [[line.text for line in one.lines] for one in moments] == [[], ["move 1"], ["move 2"], ["move 3"]]

    on_disk(tmp_path, work)


def test_what_is_told_together_is_kept_moment_by_moment(tmp_path: Path) -> None:
    """Each action gets the view that it led to and its own moments."""

    async def work(recorder: Recorder) -> None:
        recorder.note("t1", 1, frame(0, "a"))
        lines = tuple(LogLine(ply, 0, f"move {ply}", "", event, False) for ply, event in PLIES)
        moments = tuple(Moment(at, (Change(("n",), at),)) for at in (1, 2, 4))
        recorder.note("t1", 3, Frame(2, 1, lines, {"n": 5, "m": 0}, PROMPT, moments=moments), before=1)
        _, first, second = await frames(recorder)
        assert first.view == {"n": 2, "m": 0}
        assert first.moments == (Moment(1, (Change(("n",), 1),)),)
        assert second.view == {"n": 5, "m": 0}
        assert second.moments == (Moment(2, (Change(("n",), 4),)),)

    on_disk(tmp_path, work)


def test_moments_that_do_not_fit_the_view_are_left_out(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        lines = tuple(LogLine(ply, 0, f"move {ply}", "", event, False) for ply, event in PLIES)
        moments = tuple(Moment(at, (Change(("gone", "n"), at),)) for at in (1, 2, 4))
        recorder.note("t1", 1, frame(0, "a"))
        recorder.note("t1", 3, Frame(2, 1, lines, {"n": 5}, PROMPT, moments=moments), before=1)
        _, first, second = await frames(recorder)
        assert [first.view, second.view] == [{"n": 5}, {"n": 5}]
        assert [first.moments, second.moments] == [(), ()]

    on_disk(tmp_path, work)


def test_each_action_has_the_prompt_of_its_own_moment(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        lines = tuple(LogLine(ply, 0, f"move {ply}", "", event, False) for ply, event in PLIES)
        market = Prompt(("load", "market"), 1, "", "")
        moments = (Moment(1, (), market), Moment(2, (), market), Moment(4, ()))
        recorder.note("t1", 1, frame(0, "a"))
        recorder.note("t1", 3, Frame(2, 1, lines, "d", PROMPT, moments=moments), before=1)
        _, first, second = await frames(recorder)
        assert [first.prompt, second.prompt] == [market, PROMPT]
        assert first.moments == (Moment(1, ()),)
        assert second.moments == (Moment(2, ()),)

    on_disk(tmp_path, work)


PLIES = ((1, "x"), (1, "x"), (1, None), (2, "x"), (2, "x"), (2, "x"))


def test_a_page_of_a_long_game_takes_the_stretches_it_needs(tmp_path: Path) -> None:
    """Once every page of a running game unpacked the whole of it."""
    plies, count = 300, 10

    async def work(recorder: Recorder) -> None:
        for ply in range(0, plies, 2):
            lines = tuple(LogLine(one, 0, f"move {one}", "", None, False) for one in (ply, ply + 1))
            recorder.note("t1", ply + 1, Frame(ply + 1, 0, lines, ply, PROMPT), before=1)
            await recorder.flush()
        for start in (0, 5, 151, plies - count, plies - 1, plies + 50):
            backlog = WorksHere()
            page = await page_of(recorder, start, count, backlog)
            found = [msgspec.json.decode(one, type=Frame) for one in page.frames]
            assert [one.ply for one in found] == list(range(start, min(start + count, plies)))
            assert all(one.lines[0].text == f"move {one.ply}" for one in found)
            assert page.total == plies
            ((stretches, *_),) = backlog.given
            assert len(stretches) <= count // 2 + 4
        kept = await recorder.page(WorksHere(), Client("ada", "here"), "t1", 0, count)
        assert msgspec.json.decode(kept.last, type=Frame).ply == plies - 1

    on_disk(tmp_path, work)


def test_the_replay_ends_where_frames_cannot_be_read(tmp_path: Path) -> None:
    async def work(recorder: Recorder) -> None:
        for ply in range(6):
            recorder.note("t1", ply + 1, frame(ply, str(ply)))
            await recorder.flush()
        await recorder.store.keep([Stretch("t1", 6, 7, b"nonsense")])
        assert (await page_of(recorder)).total == 6
        await recorder.store.keep([Stretch("t1", 2, 3, b"nonsense")])
        for ply in range(3, 9):
            recorder.note("t1", ply + 1, frame(ply, str(ply)))
            await recorder.flush()
        page = await page_of(recorder)
        assert (len(page.frames), page.total) == (2, 2)
        assert [(await page_of(recorder, start)).total for start in (2, 3)] == [2, 9]

    on_disk(tmp_path, work)

"""Frames are kept in stretches: taken back, written in order, and kept again where the disk failed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from cosmodrome.core.texts import Prompt
from cosmodrome.games.registry import find_game
from cosmodrome.server.chronicle import Chronicle
from cosmodrome.server.keepsakes import Edition, Keepsakes, Stretch
from cosmodrome.server.requests import Frame
from cosmodrome.server.store import Store

PROMPT = Prompt((), 0, "", "")


def frame(ply: int, view: str) -> Frame:
    return Frame(ply, 0, (), view, PROMPT)


class Flaky(Keepsakes):
    """A disk that fails once."""

    failed = False

    async def keep(self, stretches: Sequence[Stretch]) -> None:
        if not self.failed:
            self.failed = True
            raise OSError("disk full")
        await super().keep(stretches)


async def seen(chronicle: Chronicle) -> list[str]:
    return [one.view for one in await chronicle.frames("t1")]


def on_disk(tmp_path: Path, work: Callable[[Chronicle], Awaitable[None]], kind: type[Keepsakes] = Keepsakes) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'base.sqlite'}")
        await store.open()
        await store.save_card("t1", "KX7Q", "playing", {}, [])
        await work(Chronicle(kind(store.engine, store.writer)))
        await store.close()

    asyncio.run(run())


def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    async def work(chronicle: Chronicle) -> None:
        for ply, view in enumerate("abcd"):
            chronicle.note("t1", ply + 1, frame(ply, view))
        assert await seen(chronicle) == list("abcd")
        chronicle.void("t1", 5, 2)
        assert await chronicle.kept("t1") == 5
        assert await seen(chronicle) == list("ab")
        chronicle.note("t1", 6, frame(2, "x"))
        chronicle.note("t1", 7, frame(3, "y"))
        chronicle.void("t1", 8, 3)
        chronicle.note("t1", 9, frame(3, "z"))
        assert await seen(chronicle) == list("abxz")
        assert await chronicle.kept("t1") == 9

    on_disk(tmp_path, work)


def test_where_the_disk_fails_nothing_is_forgotten(tmp_path: Path) -> None:
    async def work(chronicle: Chronicle) -> None:
        chronicle.note("t1", 1, frame(0, "a"))
        chronicle.note("t1", 2, frame(1, "b"))
        assert await seen(chronicle) == []
        chronicle.note("t1", 3, frame(1, "c"))
        assert await seen(chronicle) == list("ac")

    on_disk(tmp_path, work, Flaky)


def test_closing_writes_what_is_noted(tmp_path: Path) -> None:
    async def work(chronicle: Chronicle) -> None:
        chronicle.open()
        chronicle.note("t1", 1, frame(0, "a"))
        await chronicle.close()
        assert await seen(Chronicle(chronicle.keepsakes)) == ["a"]

    on_disk(tmp_path, work)


def test_an_edition_is_kept_once_by_many_at_once(tmp_path: Path) -> None:
    game = find_game("template")

    async def work(chronicle: Chronicle) -> None:
        await asyncio.gather(*(chronicle.keep_edition(game) for _ in range(5)))
        found = await chronicle.edition(Edition(game.meta.id, game.meta.rules_version, game.content))
        assert found is not None
        assert found.meta == game.meta

    on_disk(tmp_path, work)

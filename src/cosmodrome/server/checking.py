"""Whether a database is whole: SQLite's own check, and every table played again to where its people have seen it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from cosmodrome.core.game import Game
from cosmodrome.core.message import Message, Text, say
from cosmodrome.core.refusal import SaveError
from cosmodrome.server.replay.kept import read_page
from cosmodrome.server.replay.render import frame_now
from cosmodrome.server.replay.watch_only import opened_again
from cosmodrome.server.store.recordings import RecordingStore
from cosmodrome.server.store.store import Damaged, Store, quick_check

STAGES = ("gathering", "playing", "over", "closed")


class Checked(NamedTuple):
    """What was found out about one table, or first about the file as a whole."""

    done: int
    total: int
    fault: Text = ""
    """Empty where nothing is wrong."""
    other_rules: bool = False
    """Whether it was played by other rules or components, so that it cannot be played again here."""


async def check(store: Store, find_game: Callable[[str], Game[Any]]) -> AsyncIterator[Checked]:
    """Nothing is changed; a server may run meanwhile."""
    tables = await store.tables_in(STAGES)
    if store.engine.dialect.name == "sqlite":
        async with store.engine.connect() as connection:
            for line in await connection.run_sync(quick_check):
                yield Checked(0, len(tables), say("check-file", error=line))
        async with store.engine.connect() as connection:
            broken = (await connection.execute(sa.text("PRAGMA foreign_key_check"))).all()
        if broken:
            yield Checked(0, len(tables), say("check-without-table", count=len(broken)))
    recordings = RecordingStore(store.engine, store.writer)
    for done, table_id in enumerate(tables, start=1):
        try:
            fault = await _check_table(store, recordings, table_id, find_game)
        except SaveError:
            yield Checked(done, len(tables), other_rules=True)
            continue
        except Damaged as error:
            fault = say("check-table", table=table_id, error=error.text)
        except Exception as error:  # rules that changed without a new version may fail in any way
            fault = say("check-table", table=table_id, error=repr(error))
        yield Checked(done, len(tables), fault or "")


async def _check_table(
    store: Store, recordings: RecordingStore, table_id: str, find_game: Callable[[str], Game[Any]]
) -> Message | None:
    last = await recordings.last_number(table_id)
    history = await store.history(table_id)
    if not history or last > history[-1].number:
        missing = say("damage-missing", row=len(history) + 1)
        return say("check-table", table=table_id, error=missing)
    table, seen = opened_again(table_id, history, find_game), None
    for one in history[1:]:
        table.apply(one.event, one.at)
        if table.number == last and table.match is not None:
            seen = frame_now(table)
    if seen is None:
        return None
    kept = read_page(await recordings.stretches(table_id, seen.ply, seen.ply + 1), seen.ply, seen.ply + 1).last
    if kept and _view(kept) != msgspec.json.decode(msgspec.json.encode(seen))["view"]:
        return say("check-differs", table=table_id, ply=seen.ply)
    return None


def _view(frame: bytes) -> Any:
    return msgspec.json.decode(frame)["view"]

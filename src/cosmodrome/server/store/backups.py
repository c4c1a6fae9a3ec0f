"""Copies of a SQLite database: whole and consistent, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem

PAGES = 1_000
"""Copied at a time: a server that writes meanwhile waits for no more than these."""
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside its file."""


class BadBackup(Problem):
    """Nothing was copied, for the reason given."""


def back_up(database: Path, target: Path, *, overwrite: bool = False) -> int:
    """Copies the database there, all of it or nothing; the bytes of the copy."""
    if not database.is_file():
        raise BadBackup(say("backup-nothing", file=str(database)))
    if target.exists() and not overwrite:
        raise BadBackup(say("backup-exists", file=str(target)))
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        _copy(database, draft)
        draft.replace(target)
    except sqlite3.Error as error:
        raise BadBackup(say("backup-failed", file=str(database), error=str(error))) from error
    finally:
        draft.unlink(missing_ok=True)
    return target.stat().st_size


def restore(backup: Path, database: Path, *, overwrite: bool = False) -> Path | None:
    """Puts a backup in the place of a database that no server uses. The one before is kept: where it is now, or None
    where there was none."""
    if not backup.is_file():
        raise BadBackup(say("backup-nothing", file=str(backup)))
    if database.exists() and not overwrite:
        raise BadBackup(say("backup-exists", file=str(database)))
    database.parent.mkdir(parents=True, exist_ok=True)
    draft = database.with_name(database.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        _copy(backup, draft)
        with closing(sqlite3.connect(draft)) as copied:
            found = copied.execute("PRAGMA integrity_check(1)").fetchone()[0]
            has_events = copied.execute("PRAGMA table_info(happenings)").fetchone()
        if found != "ok":
            raise BadBackup(say("backup-failed", file=str(backup), error=str(found)))
        if not has_events:
            raise BadBackup(say("backup-nothing", file=str(backup)))
        before = _set_aside(database)
        draft.replace(database)
    except sqlite3.Error as error:
        raise BadBackup(say("backup-failed", file=str(backup), error=str(error))) from error
    finally:
        draft.unlink(missing_ok=True)
    return before


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there, pages=PAGES, sleep=0.01)
    with target.open("rb") as copy:
        os.fsync(copy.fileno())


def _set_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    before = database.with_name(f"{database.name}.before-{time.time_ns()}")
    for ending in BESIDE:  # they belong to the file before and to no other
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.replace(before.with_name(before.name + ending))
    return database.replace(before)

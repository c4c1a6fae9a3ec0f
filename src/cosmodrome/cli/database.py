"""`backup`, `restore` and `check`: for whoever runs a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.language import words_of
from cosmodrome.cli.seats import data_folder
from cosmodrome.cli.serve import needs_server
from cosmodrome.cli.show import complain, console, tell
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.games.registry import find_game

FAULTY = 1
OFTEN = 50
"""Tables after which a line says how far the check is."""

Data = Annotated[Path | None, typer.Option(help=words_of("help-data"))]
Database = Annotated[str, typer.Option(metavar="URL", help=words_of("help-database"))]
Force = Annotated[bool, typer.Option("--force", help=words_of("help-force"))]


class NoFile(Problem):
    """A database that is no file cannot be copied like this."""


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words_of("help-backup-file"))],
    data: Data = None,
    database: Database = "",
    force: Force = False,
) -> None:
    """Copy all that a server keeps into one file, also while it runs."""
    with needs_server():
        from cosmodrome.server.store.backups import back_up  # noqa: PLC0415
    folder = data or data_folder()
    size = back_up(_file(folder, database), file, overwrite=force)
    tell(say("backup-done", file=str(file), kilobytes=size // 1024, key=str(folder / "secret")))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words_of("help-restore-file"))],
    data: Data = None,
    database: Database = "",
    force: Force = False,
) -> None:
    """Put a backup in the place of a server's database. The server must not run."""
    with needs_server():
        from cosmodrome.server.store.backups import restore as put_back  # noqa: PLC0415
        from cosmodrome.server.store.folder import claimed  # noqa: PLC0415
    folder = data or data_folder()
    with claimed(folder, database):
        before = put_back(file, _file(folder, database), overwrite=force)
    tell(say("restore-done", file=str(file)))
    if before:
        tell(say("restore-before", file=str(before)))


def check(data: Data = None, database: Database = "") -> None:
    """Look whether a server's database is whole, and whether every table can be played again."""
    with needs_server():
        from cosmodrome.server.store.folder import database_url  # noqa: PLC0415
    code = asyncio.run(_check(database_url(data or data_folder(), database)))
    if code:
        raise typer.Exit(code)


async def _check(url: str) -> int:
    from cosmodrome.server.checking import check as look_through  # noqa: PLC0415
    from cosmodrome.server.store.store import Store, look  # noqa: PLC0415

    look(url)
    store, faults, others, done = Store(url), 0, 0, 0
    try:
        async for one in look_through(store, find_game):
            done = one.done
            others += one.other_rules
            if one.fault:
                faults += 1
                complain(one.fault)
            if one.done % OFTEN == 0 and one.done and console.is_terminal:
                tell(say("check-progress", done=one.done, total=one.total), "dim")
    finally:
        await store.engine.dispose()
    tell(say("check-done", tables=done, faults=faults, others=others))
    return FAULTY if faults else 0


def _file(folder: Path, url: str) -> Path:
    from cosmodrome.server.store.folder import database_file  # noqa: PLC0415

    found = database_file(folder, url)
    if found is None:
        raise NoFile(say("backup-no-file"))
    return found

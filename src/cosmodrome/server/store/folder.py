"""A data folder and a SQLite file belong to one server at a time: two would move the same bots and take each other's
numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from cosmodrome.core.message import Message, say
from cosmodrome.core.refusal import Problem
from cosmodrome.locked import lock

DATABASE = "cosmodrome.sqlite"
"""In the data folder, where no other database is named."""


class FolderTaken(Problem):
    """Another server keeps its games there."""


@contextmanager
def claimed(folder: Path, url: str = "") -> Iterator[None]:
    """Holds the folder, and the file of the database if it is one, until the process ends, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    file = database_file(folder, url)
    with (folder / "lock").open("a") as own:
        _hold(own, say("start-folder-taken", folder=str(folder)))
        if file is None or not file.parent.is_dir():  # what is wrong with the address is said elsewhere
            yield
            return
        with file.with_name(file.name + ".lock").open("a") as beside:
            _hold(beside, say("start-database-taken", file=str(file)))
            yield


def database_url(folder: Path, url: str) -> str:
    return url or f"sqlite:///{folder / DATABASE}"


def database_file(folder: Path, url: str) -> Path | None:
    """The file of a SQLite database, by its own name; None where it is another database, or none."""
    try:
        address = sa.make_url(database_url(folder, url))
    except ArgumentError:
        return None
    is_file = address.get_backend_name() == "sqlite" and address.database not in {None, "", ":memory:"}
    return Path(str(address.database)).resolve() if is_file else None


def _hold(file: IO[str], refusal: Message) -> None:
    try:
        lock(file)
    except OSError as error:
        raise FolderTaken(refusal) from error

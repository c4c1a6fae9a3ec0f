"""The data folder belongs to one server at a time: two would move the same bots and take each other's numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.locked import lock


class FolderTaken(Problem):
    """Another server keeps its games there."""


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Holds the folder until the process ends, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a") as file:
        try:
            lock(file)
        except OSError as error:
            raise FolderTaken(say("start-folder-taken", folder=str(folder))) from error
        yield

"""The data folder belongs to one server at a time: two would move the same bots and take each other's numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem


class FolderTaken(Problem):
    """Another server keeps its games there."""


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Holds the folder; the system lets go of it when the process ends, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a") as file:
        try:
            _lock(file)
        except OSError as error:
            raise FolderTaken(say("start-folder-taken", folder=str(folder))) from error
        yield


def _lock(file: IO[str]) -> None:
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

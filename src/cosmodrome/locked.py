"""Locks a file while it is open; the system lets go of it when the process ends, however it ends."""

from __future__ import annotations

from typing import IO


def lock(file: IO[str]) -> None:
    """`OSError` where another process has locked it."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

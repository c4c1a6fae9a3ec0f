"""The journal of a SQLite database, and whether it was damaged.

SQLite reads it up to the first frame whose checksum is wrong and silently leaves out what comes after it. That is right
after a power cut, for the last commit may have been half written. It is a loss where whole commits follow.
"""

from __future__ import annotations

import shutil
import struct
import time
from pathlib import Path

HEADER, FRAME = 32, 24
MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""The first number of a journal, and in which order of bytes its checksums are computed."""


def lost_commits(database: Path) -> int:
    """Commits that were stored and cannot be read any more; 0 where nothing is wrong."""
    journal = database.with_name(database.name + "-wal")
    data = journal.read_bytes() if journal.is_file() else b""
    if len(data) < HEADER or int.from_bytes(data[:4]) not in MAGIC:
        return 0
    order = MAGIC[int.from_bytes(data[:4])]
    size, salt = int.from_bytes(data[8:12]), data[16:24]
    sums, good, unread = _checksum(order, data[:24], (0, 0)), True, 0
    for start in range(HEADER, len(data) - FRAME - size + 1, FRAME + size):
        head, page = data[start : start + FRAME], data[start + FRAME : start + FRAME + size]
        if head[8:16] != salt:  # of before the journal was begun anew
            break
        if good:
            sums = _checksum(order, page, _checksum(order, head[:8], sums))
            good = sums == struct.unpack(">II", head[16:24])
        if not good and head[4:8] != bytes(4):
            unread += 1
    return max(0, unread - 1)


def keep_damaged(database: Path) -> Path:
    """A copy of the journal, before SQLite throws away what it cannot read."""
    journal = database.with_name(database.name + "-wal")
    copy = journal.with_name(f"{journal.name}.damaged-{time.time_ns()}")
    shutil.copyfile(journal, copy)
    return copy


def _checksum(order: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second

"""Work spread over processes: one `spread` for all of the laboratory.

Workers are spawned, ignore Ctrl-C (the parent ends them) and answer in the order in which they finish.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[T], R], items: Iterable[T], workers: int) -> Iterator[R]:
    """`work` done on every item; with one worker it stays in this process."""
    if workers <= 1:
        yield from map(work, items)
        return
    with _deaf_to_interrupts():
        pool = get_context("spawn").Pool(workers)
    with pool:
        yield from pool.imap_unordered(work, items)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile stay so from their first moment."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

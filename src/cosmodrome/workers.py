"""Work in processes of their own: a search in several of them, the games of an arena, whatever would hold a server up.

They are spawned: a fork of a program with threads may hang. They ignore Ctrl-C, which is for the program that started
them, and end with that program, however it ends.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from typing import Any, TypeVar

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem, UnreadContent

T = TypeVar("T")
R = TypeVar("R")
SPAWN = get_context("spawn")


class TooLong(Exception):
    """The work took longer than it may, and its process has been ended."""


class WorkerDied(Problem):
    """The process ended before its work was done."""


class Worker:
    """One process, for one piece of work at a time. `end` may be called by any thread, whatever is going on."""

    def __init__(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(theirs,), daemon=True)
        self._ended = False
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()

    def ask(self, work: Callable[..., Any], *arguments: Any) -> None:
        with suppress(OSError):  # it has died: `answer` says so
            self.pipe.send((work, arguments))

    def answer(self, seconds: float | None = None) -> Any:
        """What the work returns, or raises; `TooLong` where it is not done in so many seconds."""
        try:
            if not self.pipe.poll(seconds):
                self.end()
                raise TooLong(f"not done after {seconds:g} seconds")
            good, found = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerDied(say("worker-died")) from error
        if good:
            return found
        raise found

    def run(self, seconds: float, work: Callable[..., Any], *arguments: Any) -> Any:
        """Asks and waits. The seconds count from when the process has started."""
        self.ask(os.getpid)
        self.answer()
        self.ask(work, *arguments)
        return self.answer(seconds)

    def end(self) -> None:
        self._ended = True
        self._process.kill()

    def is_alive(self) -> bool:
        return not self._ended and self._process.is_alive()


class Workers:
    """So many processes, started when there is work for them, replaced where they have ended, kept until `close`."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    def take(self) -> Worker:
        """The one used last: the others need not be started."""
        self._idle = [worker for worker in self._idle if worker.is_alive()]
        worker = self._idle.pop() if self._idle else Worker()
        self._busy.add(worker)
        return worker

    def give_back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        self._idle.append(worker)

    def each(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[int, R]]:
        """The number of each item and what `work` makes of it, in the order in which they are done."""
        waiting, busy = enumerate(items), dict[Any, tuple[int, Worker]]()
        try:
            while True:
                for number, item in islice(waiting, self.count - len(busy)):
                    worker = self.take()
                    busy[worker.pipe] = number, worker
                    worker.ask(work, item)
                if not busy:
                    return
                pipe = wait(list(busy))[0]
                number, worker = busy[pipe]
                answer = worker.answer()
                del busy[pipe]
                self.give_back(worker)
                yield number, answer
        finally:
            for _, worker in busy.values():
                worker.end()
                self.give_back(worker)

    def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.end()


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile stay so from their first moment; this one hears of a Ctrl-C afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would lift the mask if it were started now
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Any) -> None:
    """What the process does: it answers until nobody can ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore", UnreadContent)  # the process that started it has warned already
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # of numpy: the processes are enough
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, arguments = pipe.recv()
            try:
                pipe.send((True, work(*arguments)))
            except Exception as error:
                error.add_note(traceback.format_exc())
                try:
                    pipe.send((False, error))
                except Exception:  # it cannot be pickled
                    pipe.send((False, RuntimeError(traceback.format_exc())))


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

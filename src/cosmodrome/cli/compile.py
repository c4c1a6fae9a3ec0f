"""`compile`: makes compiled modules of the engine, which are used from the next start on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from cosmodrome import engine
from cosmodrome.cli.language import words_of
from cosmodrome.cli.seats import command
from cosmodrome.cli.show import console, in_words, show
from cosmodrome.compiling.build import CannotCompile, Tell, compile_engine, hot_modules
from cosmodrome.core.message import Message, say
from cosmodrome.locked import lock
from cosmodrome.workers import all_cores

PLAIN, FAILED = 1, 3
KEPT = 4
"""Builds in the cache: of other versions, or for other Pythons."""


def compile_command(
    check: Annotated[bool, typer.Option("--check", help=words_of("help-compile-check"))] = False,
    jobs: Annotated[int, typer.Option(min=0, help=words_of("help-compile-jobs"), show_default=False)] = 0,
) -> None:
    """Compile the engine now."""
    cache = engine.cache_folder()
    target = cache / engine.digest(engine.PACKAGE)
    log = target.with_suffix(".log")
    if check:
        raise typer.Exit(tell_engine(log))
    with the_only_one(cache):
        usable = engine.fitting() if engine.is_pure() else [engine.Running.build]
        if usable and usable[0]:
            tell_line(say("compile-before", folder=str(usable[0].folder)))
            return
        remove_leftovers(cache)
        begun = monotonic()
        tell_line(say("compile-begun", modules=len(hot_modules())))
        with progress() as told:
            compile_engine(target, log, tell=told, jobs=jobs or all_cores())
        tidy(cache, target)
    tell_line(say("compile-done", seconds=round(monotonic() - begun), folder=str(target)))


def tell_engine(log: Path) -> int:
    """Says which engine runs and returns the exit code that means it."""
    if engine.Running.build is not None:
        tell_line(say("engine-compiled", folder=str(engine.Running.build.folder)))
        return 0
    if engine.is_pure():
        tell_line(say("engine-pure", variable=engine.PURE))
    elif log.exists():
        tell_line(say("engine-failed", log=str(log)))
        return FAILED
    else:
        tell_line(say("engine-plain", command=command()))
    return PLAIN


def tell_line(text: Message) -> None:
    """At once, and not wrapped: it may go to a file, or between the lines of a server."""
    show([Text(in_words(text))])
    console.file.flush()


@contextmanager
def the_only_one(cache: Path) -> Iterator[None]:
    """No other process compiles meanwhile."""
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "lock").open("a") as file:
        try:
            lock(file)
        except OSError as error:
            raise CannotCompile(say("compile-busy")) from error
        yield


@contextmanager
def progress() -> Iterator[Tell]:
    """A bar, or a line for each quarter where the output is not a terminal."""
    if not console.is_terminal:
        quarters = {0}

        def tell_quarter(done: int, total: int) -> None:
            quarter = 4 * done // total
            if quarter not in quarters and done < total:
                quarters.add(quarter)
                tell_line(say("compile-part", percent=25 * quarter))

        yield tell_quarter
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        bar = shown.add_task(in_words(say("compile-bar")), total=None)
        yield lambda done, total: shown.update(bar, completed=done, total=total)


def tidy(cache: Path, newest: Path) -> None:
    """Removes old builds, and logs of builds that failed."""
    folders = [folder for folder in cache.iterdir() if folder.is_dir() and folder != newest]
    folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
    for log in cache.glob("*.log"):
        log.unlink(missing_ok=True)


def remove_leftovers(cache: Path) -> None:
    """What builds that were broken off have left behind."""
    for folder in cache.glob(".*"):
        shutil.rmtree(folder, ignore_errors=True)

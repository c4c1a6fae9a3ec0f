"""Plans of many games played on all cores: a bar that shows how far they are, and a file to go on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from cosmodrome.cli.language import words_of
from cosmodrome.cli.show import errors, in_words, tell
from cosmodrome.core.message import say
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import Plan, Play, R, read_results, run, write_results
from cosmodrome.workers import all_cores

KEEP_EVERY = 5.0

Workers = Annotated[int, typer.Option(help=words_of("help-workers"), show_default=False)]


def read_bots(bots: str) -> list[str]:
    """Specs with commas between."""
    return [bot for bot in bots.split(",") if bot]


def play_games(play: Play[R], plan: Plan, kind: type[R], file: Path | None, workers: int) -> list[R]:
    """All results of the plan: those of the file, and the rest as it is played; broken off, the file keeps them."""
    results = read_results(file, plan, kind) if file else []
    if results:
        tell(say("games-before", done=len(results), total=plan.total))
    try:
        _play_rest(play, plan, results, file, workers or all_cores())
    finally:
        if file:
            write_results(file, plan, results)
    return results


@contextmanager
def speed_bar(title: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """The same for much small work, with its speed; what it gives is called with how much was done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    begun, before = monotonic(), done
    with Progress(*columns, console=errors, speed_estimate_period=600) as progress:
        bar = progress.add_task(title, total=total, completed=done, speed="")

        def advance(more: int) -> None:
            nonlocal done
            done += more
            speed = (done - before) / max(0.001, monotonic() - begun)
            progress.update(bar, completed=done, speed=in_words(say("train-speed", games=f"{speed:.0f}")))

        yield advance


@contextmanager
def progress_bar(title: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar; what it gives is called after each piece of work."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        yield lambda: progress.advance(bar)


def _play_rest(play: Play[R], plan: Plan, results: list[R], file: Path | None, workers: int) -> None:
    kept = monotonic()
    with progress_bar(plan.game, plan.total, len(results)) as advance:
        for result in run(play, plan, find_study, results[:], workers):
            results.append(result)
            advance()
            if file and monotonic() - kept > KEEP_EVERY:
                write_results(file, plan, results)
                kept = monotonic()

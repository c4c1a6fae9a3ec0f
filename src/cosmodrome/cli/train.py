"""`train`: a network learns to judge the positions of a game from games against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.games import GameArgument
from cosmodrome.cli.language import words_of
from cosmodrome.cli.play import OptionList, read_options
from cosmodrome.cli.progress import Workers, speed_bar
from cosmodrome.cli.show import in_words, tell
from cosmodrome.core.game import check_setup, fewest_seats
from cosmodrome.core.message import say
from cosmodrome.core.network import file_name, has_numpy
from cosmodrome.core.refusal import Problem
from cosmodrome.games.registry import find_game
from cosmodrome.workers import all_cores


class NoNumpy(Problem):
    """What training needs is not installed."""


def train(
    game: GameArgument,
    seats: Annotated[int | None, typer.Option(help=words_of("help-train-seats"))] = None,
    option: OptionList = None,
    out: Annotated[Path | None, typer.Option(help=words_of("help-train-out"), show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=words_of("help-train-games"))] = 200_000,
    seed: Annotated[int, typer.Option(min=0, help=words_of("help-train-seed"))] = 1,
    resume: Annotated[bool, typer.Option("--resume", help=words_of("help-train-resume"))] = False,
    workers: Workers = 0,
) -> None:
    """Train a network by self-play; broken off, it goes on with `--resume`."""
    if not has_numpy():
        raise NoNumpy(say("train-no-numpy"))
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes are enough; it has to be set before numpy loads
    from cosmodrome.learn.course import Course, open_training  # noqa: PLC0415 - numpy is an extra

    found = find_game(game)
    options = read_options(option)
    count = seats or fewest_seats(found, options)
    course = Course(found.meta.id, found.content, count, check_setup(found, count, options), games, seed)
    folder = out or Path(f"train-{found.meta.id}-{count}")
    training = open_training(found, course, folder, workers or all_cores(), resume=resume)
    with speed_bar(in_words(say("train-bar", game=found.meta.id)), games, training.games_done) as advance:
        training.run(advance)
    tell(say("train-done", file=str(folder / file_name(count)), curve=str(folder / "curve.svg")))
    look = next((look for look in reversed(training.looks) if look.wins is not None), None)
    if look is not None:
        bounds = {"low": f"{100 * look.low:.1f}", "high": f"{100 * look.high:.1f}"}
        tell(say("train-wins", value=say("interval", value=f"{100 * (look.wins or 0.0):.1f}%", **bounds)))

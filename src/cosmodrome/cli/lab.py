"""`lab`: thousands of bot games, and a page that says how balanced the game is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.games import GameArgument
from cosmodrome.cli.language import words_of
from cosmodrome.cli.play import OptionList, read_options
from cosmodrome.cli.progress import Workers, play_games, read_bots
from cosmodrome.cli.show import Speaker, tell
from cosmodrome.core.message import say
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import make_plan
from cosmodrome.lab.balance.report import GAMES, make_report, write_report
from cosmodrome.lab.balance.samples import Sample, play_sample


def lab(
    game: GameArgument,
    games: Annotated[int, typer.Option(help=words_of("help-lab-games"))] = 1000,
    bots: Annotated[str, typer.Option(help=words_of("help-lab-bots"))] = "greedy",
    seats: Annotated[int | None, typer.Option(help=words_of("help-lab-seats"))] = None,
    option: OptionList = None,
    seed: Annotated[int, typer.Option(help=words_of("help-first-seed"))] = 0,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=words_of("help-lab-out"))] = None,
    workers: Workers = 0,
) -> None:
    """Find out how balanced a game is: bots play it, a page shows what won, what scored and what was never used."""
    found = find_study(game)
    plan = make_plan(found, read_bots(bots), seats, read_options(option), games, seed)
    folder = out or Path(f"balance-{plan.game}-{plan.seats}")
    folder.mkdir(parents=True, exist_ok=True)
    report = make_report(found.game, plan, play_games(play_sample, plan, Sample, folder / GAMES, workers))
    speaker = Speaker(found.game)
    for finding in report.findings:
        speaker.tell(finding.text, before="! " if finding.look else "· ")
    tell(say("lab-report", file=str(write_report(report, folder, speaker.catalogue))), "bold")

"""`lab`: thousands of bot games, and a page that says how balanced the game is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.play import OptionList, read_options
from cosmodrome.cli.progress import Workers, play_games, read_bots
from cosmodrome.cli.shelf import GameArgument
from cosmodrome.cli.show import tell
from cosmodrome.core.message import say
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import make_plan
from cosmodrome.lab.balance.report import GAMES, make_report, write_report
from cosmodrome.lab.balance.samples import Sample, play_sample


def lab(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="How many games; more make the intervals narrower.")] = 1000,
    bots: Annotated[str, typer.Option(help="Who plays; with commas between, bots take turns on all seats.")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="Default: the fewest the game allows.")] = None,
    option: OptionList = None,
    seed: Annotated[int, typer.Option(help="The first deal; the others follow it.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the report goes. Default: balance-GAME-SEATS.")
    ] = None,
    workers: Workers = 0,
) -> None:
    """Find out how balanced a game is: bots play it, a page shows what won, what scored and what was never used.

    DIR gets report.html, figures.json and games.json; given again, the run goes on from there.

    Examples: cosmodrome lab GAME --seats 2 --games 2000 ·
    cosmodrome lab GAME --bots search/seconds=0.2 --games 300 --out report
    """
    found = find_study(game)
    plan = make_plan(found, read_bots(bots), seats, read_options(option), games, seed)
    folder = out or Path(f"balance-{plan.game}-{plan.seats}")
    folder.mkdir(parents=True, exist_ok=True)
    report = make_report(found.game, plan, play_games(play_sample, plan, Sample, folder / GAMES, workers))
    for finding in report.findings:
        tell(f"{'!' if finding.look else '·'} {finding.text}")
    tell(say("lab-report", file=str(write_report(report, folder))), "bold")

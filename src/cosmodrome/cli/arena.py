"""`arena`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from cosmodrome.cli.games import GameArgument
from cosmodrome.cli.language import words_of
from cosmodrome.cli.play import OptionList, read_options
from cosmodrome.cli.progress import Workers, play_games, read_bots
from cosmodrome.cli.show import Speaker, tell
from cosmodrome.core.game import Game
from cosmodrome.core.message import say
from cosmodrome.core.texts import Block
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import Plan, Result, make_plan, options_of, play_game
from cosmodrome.lab.standings import margins, standings


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help=words_of("help-arena-bots"))],
    games: Annotated[int, typer.Option(help=words_of("help-arena-games"))] = 100,
    seed: Annotated[int, typer.Option(help=words_of("help-first-seed"))] = 0,
    seats: Annotated[int | None, typer.Option(help=words_of("help-arena-seats"))] = None,
    option: OptionList = None,
    json: Annotated[Path | None, typer.Option(help=words_of("help-arena-json"))] = None,
    workers: Workers = 0,
) -> None:
    """Let bots play each other, every deal in all seat rotations; win rates and scores with 95% intervals."""
    found = find_study(game)
    plan = make_plan(found, read_bots(bots), seats, read_options(option), games, seed)
    results = play_games(play_game, plan, Result, json, workers)
    _show_standings(found.game, plan, results)


def _show_standings(game: Game[Any], plan: Plan, results: list[Result]) -> None:
    rows = tuple(
        (row.bot, str(row.games), row.wins.percent(), f"{row.place:.2f}", row.score.number())
        for row in standings(plan, results, cooperative=game.meta.cooperative)
    )
    head = tuple(say(f"arena-{column}") for column in ("bot", "games", "wins", "place", "score"))
    about = {"game": plan.game, "seats": plan.seats, "seed": str(plan.seed)}
    options = options_of(game, plan)
    title = say("arena-standings-options", **about, options=options) if options else say("arena-standings", **about)
    Speaker(game).block(Block(title, head, rows, say("arena-intervals")))
    for margin in margins(plan, results):
        tell(say("arena-margin", bot=margin.bot, other=margin.other, score=margin.score.number()))

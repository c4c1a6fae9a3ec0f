"""`ladder`: bots on one scale."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cosmodrome.cli.games import GameArgument
from cosmodrome.cli.language import words_of
from cosmodrome.cli.play import OptionList, read_options
from cosmodrome.cli.progress import Workers, play_games, read_bots
from cosmodrome.cli.show import Speaker, tell
from cosmodrome.core.message import say
from cosmodrome.core.texts import Block
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import Plan, Result, play_game
from cosmodrome.lab.ladder import LOWEST, Rating, make_duels, ratings, scores


class Ladder(msgspec.Struct, frozen=True):
    """What the file holds."""

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, str]
    seed: int
    ratings: list[Rating]


def ladder(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help=words_of("help-ladder-bots"))] = "random,careless,greedy,search",
    games: Annotated[int, typer.Option(help=words_of("help-ladder-games"))] = 100,
    seed: Annotated[int, typer.Option(help=words_of("help-first-seed"))] = 0,
    seats: Annotated[int | None, typer.Option(help=words_of("help-ladder-seats"))] = None,
    option: OptionList = None,
    out: Annotated[Path | None, typer.Option(help=words_of("help-ladder-out"))] = None,
    workers: Workers = 0,
) -> None:
    """Rate bots on one scale: everybody plays everybody."""
    study = find_study(game)
    names = read_bots(bots)
    duels = make_duels(study, names, seats, read_options(option), games, seed)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    found = {}
    played: dict[tuple[str, ...], list[Result]] = {}
    for duel in duels:
        for plan in duel.plans:
            if plan.bots not in played:
                tell(say("elo-plays", bots=tuple(dict.fromkeys(plan.bots))))
                played[plan.bots] = play_games(play_game, plan, Result, _file(out, plan), workers)
        found[duel.pair] = scores(duel, [played[plan.bots] for plan in duel.plans])
    plan = duels[0].plans[0]
    rated = ratings(names, found, seed)
    _show(plan, rated)
    if out:
        kept = Ladder(plan.game, plan.rules, plan.content, plan.seats, plan.options, plan.seed, rated)
        (out / "ladder.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))


def _file(folder: Path | None, plan: Plan) -> Path | None:
    """Where the games of two bots, or of one that plays alone, are kept."""
    names = "-".join(dict.fromkeys(plan.bots))
    return folder / f"{re.sub(r'[^a-zA-Z0-9.=_-]', '_', names)}.json" if folder else None


def _show(plan: Plan, rated: list[Rating]) -> None:
    rows = tuple(
        (
            row.bot,
            str(row.deals),
            say("interval", value=_whole(row.rating.value), low=_whole(row.rating.low), high=_whole(row.rating.high)),
        )
        for row in sorted(rated, key=lambda row: -row.rating.value)
    )
    head = tuple(say(f"elo-{column}") for column in ("bot", "deals", "rating"))
    about = {"game": plan.game, "seats": plan.seats, "seed": str(plan.seed)}
    note = say("elo-note", bot=rated[0].bot, lowest=str(LOWEST))
    Speaker().block(Block(say("arena-standings", **about), head, rows, note))


def _whole(rating: float) -> str:
    return str(round(rating))

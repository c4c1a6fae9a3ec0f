"""`play`: people against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.prompt import Prompt

import cosmodrome
from cosmodrome.bots.roster import bot_names
from cosmodrome.cli.language import words_of
from cosmodrome.cli.seats import READER, players
from cosmodrome.cli.session import Session
from cosmodrome.cli.show import Speaker, console, in_words
from cosmodrome.core.game import complete_options, fewest_seats
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.refusal import BadSetup
from cosmodrome.games.registry import find_game, game_ids

OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=words_of("help-option"))
]


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=words_of("help-play-game"))] = None,
    seats: Annotated[int | None, typer.Option(help=words_of("help-play-seats"))] = None,
    people: Annotated[int, typer.Option(help=words_of("help-people"))] = 1,
    bots: Annotated[str, typer.Option(help=words_of("help-play-bots", bots=tuple(bot_names())))] = "search",
    name: Annotated[str, typer.Option(help=words_of("help-name"))] = READER,
    seed: Annotated[int | None, typer.Option(help=words_of("help-play-seed"))] = None,
    option: OptionList = None,
    resume: Annotated[Path | None, typer.Option(help=words_of("help-resume"))] = None,
    save: Annotated[Path | None, typer.Option(help=words_of("help-save"))] = None,
) -> None:
    """Play against bots in the terminal; every action is saved at once."""
    if resume is not None:
        match = cosmodrome.load(resume)
        Session(match, save or resume).run()
        return
    match = _new_match(game or _ask_game(), seats, people, bots, name, seed, option)
    Session(match, save).run()


def read_options(pairs: list[str] | None) -> dict[str, str]:
    """`NAME=VALUE` as a dict."""
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(say("play-option-pair", pair=pair))
        options[name] = value
    return options


def _new_match(
    game_id: str, seats: int | None, people: int, bots: str, name: str, seed: int | None, option: list[str] | None
) -> Match:
    game = find_game(game_id)
    chosen = complete_options(game.meta, read_options(option))
    count = seats or fewest_seats(game, chosen, people)
    labels = players(count, people, [bot for bot in bots.split(",") if bot] if count > people else [], name)
    return cosmodrome.new(game_id, seats=count, seed=seed, options=chosen, players=labels)


def _ask_game() -> str:
    ids = game_ids()
    for number, game_id in enumerate(ids, start=1):
        game = find_game(game_id)
        Speaker(game).tell(game.meta.summary, before=f"{number}  {game.meta.title}: ")
    if len(ids) == 1:
        return ids[0]
    numbers = [str(number) for number in range(1, len(ids) + 1)]
    answer = Prompt.ask(in_words(say("play-which-game")), choices=numbers, console=console)
    return ids[int(answer) - 1]

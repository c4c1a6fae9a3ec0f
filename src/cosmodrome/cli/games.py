"""`games`, `components` and `rules`: what there is to play, with what, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as RichText

from cosmodrome.cli.language import words_of
from cosmodrome.cli.layout import wrapped
from cosmodrome.cli.show import Speaker, complain, console, show, tell
from cosmodrome.core.game import Game, Meta
from cosmodrome.core.message import Text, say
from cosmodrome.core.refusal import Problem
from cosmodrome.core.rulebook import Clause
from cosmodrome.core.texts import Block
from cosmodrome.games import sheets
from cosmodrome.games.registry import find_game, game_ids, package_of

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=words_of("help-game"))]


class NoClause(Problem):
    """No clause of the rules fits."""


def games() -> None:
    """List the games, with seats, length and options."""
    found = [listed for listed in map(_listed, game_ids()) if listed is not None]
    columns = ("id", "title", "players", "minutes", "about")
    head = tuple(say(f"game-list-{column}") for column in columns)
    Speaker().block(Block(say("game-list-games"), head, tuple(row for _, _, row in found)))
    for game, speaker, _ in found:
        for option in game.meta.options:
            speaker.tell(say("game-list-option", game=game.meta.id, option=option.id, about=option.text))
            for choice in option.choices:
                kind = "default" if choice.value == option.default else "choice"
                speaker.tell(say(f"game-list-{kind}", value=choice.value, about=choice.text), before="    ")


def _row(meta: Meta, speaker: Speaker) -> tuple[Text, ...]:
    minutes = _range(*meta.minutes)
    return (meta.id, meta.title, _range(meta.min_seats, meta.max_seats), minutes, speaker.render(meta.summary))


def components(
    game: GameArgument,
    export: Annotated[Path | None, typer.Option(metavar="FILE", help=words_of("help-export"))] = None,
    read: Annotated[Path | None, typer.Option("--import", metavar="FILE", help=words_of("help-import"))] = None,
) -> None:
    """Show every card, tile and number of a game, with its provenance; write them to files, or check such files."""
    found = find_game(game)
    if read is None and export is None:
        Speaker(found).blocks(found.texts.components())
        tell(say("game-list-data", content=found.content))
        return
    data = sheets.load(game, package_of(game), read)
    if export is None:
        tell(say("game-list-fits", file=str(read), game=found.meta.title))
    else:
        written = sheets.write(data, export)
        tell(say("game-list-written", files=len(written), place=str(export)))


def rules(
    game: GameArgument,
    clause: Annotated[list[str] | None, typer.Argument(metavar="CLAUSE", help=words_of("help-clause"))] = None,
) -> None:
    """Read the rules of a game: all of them, one clause, or those that hold some words."""
    book = find_game(game).rules
    words = " ".join(clause or [])
    if not words:
        for chapter in book.chapters:
            tell(f"\n{chapter.number}. {chapter.title}", "bold")
            _show_clauses(list(chapter.clauses))
        return
    found = book.find(words)
    if not found:
        raise NoClause(say("game-list-no-clause", game=game, words=words))
    _show_clauses(found)


def _listed(game_id: str) -> tuple[Game[Any], Speaker, tuple[Text, ...]] | None:
    """One game that cannot be loaded does not hide the others."""
    try:
        game = find_game(game_id)
        speaker = Speaker(game)
        return game, speaker, _row(game.meta, speaker)
    except Exception as error:  # whatever another package does wrong
        lines = str(error).splitlines() or [type(error).__name__]
        complain(say("game-list-broken", game=game_id, error=lines[0]))
        return None


def _show_clauses(clauses: list[Clause]) -> None:
    for clause in clauses:
        show(wrapped(RichText.assemble((clause.id, "cyan"), f" {clause.text}"), console.width))


def _range(least: int, most: int) -> Text:
    return say("game-list-range", least=least, most=most) if least < most else str(least)

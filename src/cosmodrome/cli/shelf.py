"""`games`, `components` and `rules`: what there is to play, with what, and by which rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from cosmodrome.cli.show import Speaker, complain, console, say
from cosmodrome.core.game import Game, Meta
from cosmodrome.core.rulebook import Clause
from cosmodrome.core.texts import Block
from cosmodrome.games.registry import find_game, game_ids

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as `cosmodrome games` lists it.")]


class NoClause(ValueError):
    """No clause of the rules fits."""


def games() -> None:
    """List the games, with seats, length and options."""
    found = [(game, Speaker(game)) for game in map(_game, game_ids()) if game is not None]
    Speaker().block(
        Block(
            "Games",
            ("Id", "Title", "Seats", "Minutes", "What it is"),
            tuple(_row(game.meta, speaker) for game, speaker in found),
        )
    )
    for game, speaker in found:
        for option in game.meta.options:
            choices = ", ".join(
                f"{choice.value}{' (default)' if choice.value == option.default else ''}: {speaker.render(choice.text)}"
                for choice in option.choices
            )
            say(f"{game.meta.id} --option {option.id}=...  {speaker.render(option.text)} {choices}")


def _row(meta: Meta, speaker: Speaker) -> tuple[str, ...]:
    minutes = f"{meta.minutes[0]} to {meta.minutes[1]}"
    return (meta.id, meta.title, _seats(meta), minutes, speaker.render(meta.summary))


def components(game: GameArgument) -> None:
    """Show every card, tile and number of a game, with its provenance.

    Example: cosmodrome components GAME
    """
    found = find_game(game)
    Speaker(found).blocks(found.texts.components())
    say(
        f"Data {found.content}. Sources: rulebook, public (printed facts), reconstructed (fitted to the rulebook), own."
    )


def rules(
    game: GameArgument,
    clause: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE]", help="A clause by its number, or words.")
    ] = None,
) -> None:
    """Read the rules of a game: all of them, one clause, or those that hold some words.

    Examples: cosmodrome rules GAME XX-3.5 · cosmodrome rules GAME some words
    """
    book = find_game(game).rules
    words = " ".join(clause or [])
    if not words:
        for chapter in book.chapters:
            say(f"\n{chapter.number}. {chapter.title}", "bold")
            _show_clauses(list(chapter.clauses))
        return
    one = book.clause(words)
    found = [one] if one else book.search(words)
    if not found:
        raise NoClause(f"no clause of {game} is '{words}' or holds these words")
    _show_clauses(found)


def _game(game_id: str) -> Game[Any] | None:
    """One game that cannot be loaded does not hide the others."""
    try:
        return find_game(game_id)
    except (ImportError, AttributeError, ValueError) as error:
        complain(f"{game_id} cannot be loaded: {error}")
        return None


def _show_clauses(clauses: list[Clause]) -> None:
    for clause in clauses:
        console.print(f"[cyan]{clause.id}[/cyan] ", end="")
        say(clause.text)


def _seats(meta: Meta) -> str:
    return f"{meta.min_seats} to {meta.max_seats}" if meta.min_seats < meta.max_seats else str(meta.min_seats)

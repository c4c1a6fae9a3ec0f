"""`words`: how complete a language is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from cosmodrome.cli.language import words_of
from cosmodrome.cli.show import Speaker, tell
from cosmodrome.core.catalogue import ENGLISH, sources
from cosmodrome.core.message import say
from cosmodrome.core.texts import Block
from cosmodrome.games.registry import find_game, game_ids

if TYPE_CHECKING:
    from cosmodrome.testing.words import Entry


def words(
    language: Annotated[str, typer.Argument(metavar="LANG", help=words_of("help-words-language"))],
) -> None:
    """Report how much of a language is there: messages that are missing, left over, or have other arguments."""
    speaker, missing = Speaker(), list[str]()
    rows = []
    for name, english, other in _catalogues(language):
        lacking = sorted(english.keys() - other.keys())
        strange = sorted(other.keys() - english.keys())
        odd = sorted(each for each in other.keys() & english.keys() if not _fits(other[each], english[each]))
        share = 100 * (len(english) - len(lacking)) // max(1, len(english))
        rows.append((name, str(len(english)), f"{share}%", str(len(strange)), str(len(odd))))
        missing += [f"{name}: {each}" for each in (*lacking, *odd)]
    head = tuple(say(f"words-{each}") for each in ("catalogue", "messages", "there", "unknown", "arguments"))
    speaker.block(Block(say("words-title", language=language), head, tuple(rows)))
    for each in missing:
        tell(each, "dim")


def _catalogues(language: str) -> Iterator[tuple[str, dict[str, Entry], dict[str, Entry]]]:
    """What all games share, then each game's own messages."""
    from cosmodrome.testing.words import read_catalogue  # noqa: PLC0415 - no other command waits for it

    shared = len(list(sources(ENGLISH))), len(list(sources(language)))
    yield "cosmodrome", read_catalogue(sources(ENGLISH)), read_catalogue(sources(language))
    for game_id in game_ids():
        package = find_game(game_id).texts.words
        english, other = list(sources(ENGLISH, package)), list(sources(language, package))
        own = [each[: len(each) - count] for each, count in zip((english, other), shared, strict=True)]
        yield game_id, read_catalogue(own[0]), read_catalogue(own[1])


def _fits(other: Entry, english: Entry) -> bool:
    """A language may leave an argument out, but cannot have one that nobody gives it."""
    return other.variables <= english.variables

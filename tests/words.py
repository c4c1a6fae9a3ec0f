"""Messages as people read them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.game import Game
from cosmodrome.core.message import Message, Player, Text
from cosmodrome.core.study import Measures
from cosmodrome.core.texts import Block, Line, Prompt

PLACEHOLDER = re.compile(r"\{ ?[$\d]")
"""What would be left of a sentence that was not filled in."""


def english(game: Game[Any] | None, text: Text, names: Sequence[str] = (), you: int | None = None) -> str:
    return catalogue(game.texts.words if game else "").render(text, names, you)


def in_english(game: Game[Any], thing: Line | Block | Prompt, names: Sequence[str] = (), you: int | None = None) -> Any:
    """The same with words in place of its messages."""

    def said(value: Any) -> Any:
        if isinstance(value, Message | str):
            return english(game, value, names, you)
        return tuple(said(each) for each in value) if isinstance(value, tuple) else value

    fields = {field: said(getattr(thing, field)) for field in thing.__struct_fields__}
    return type(thing)(**fields)


def measured(game: Game[Any], found: Measures) -> Measures:
    """Measures with names in place of their keys."""

    def named(groups: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
        words = catalogue(game.texts.words)

        def name(key: str) -> str:
            return words.render(words.named(key))

        return {name(group): {name(key): value for key, value in rows.items()} for group, rows in groups.items()}

    return Measures(named(found.things), named(found.numbers))


def spoken(data: Any, game: Game[Any] | None = None, names: Sequence[str] = (), you: int | None = None) -> str:
    """What a page reads where a server has sent this."""
    return english(game, _read(data), names, you)


def _read(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(_read(each) for each in data)
    if not isinstance(data, dict):
        return data
    if "say" in data:
        return Message(data["say"], {name: _read(value) for name, value in data.get("args", {}).items()})
    return Player(data["seat"])

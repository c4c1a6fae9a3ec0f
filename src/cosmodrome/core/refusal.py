"""Why something may not be done: the clause of the rules that says so, and a message. Errors that are for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cosmodrome.core.message import Message, Text


class Refusal(msgspec.Struct, frozen=True):
    """A refusal that can be shown to a player. The arguments of its message are the facts it rests on."""

    clause: str
    text: Text

    @property
    def args(self) -> dict[str, Any]:
        return self.text.args if isinstance(self.text, Message) else {}


class Problem(ValueError):
    """An error for people: a message. As a string it is English, for programs; people read it in their language."""

    def __init__(self, text: Text, words: str = "", names: Sequence[str] = ()) -> None:
        """`words` is the package of words that has the message, if it is a game's; `names` are the players'."""
        super().__init__(text, words, names)
        self.text, self.words, self.names = text, words, names

    def in_language(self, language: str) -> str:
        from cosmodrome.core.catalogue import catalogue  # noqa: PLC0415 - takes a while, and most errors are not shown

        return catalogue(self.words, language).render(self.text, self.names)

    def __str__(self) -> str:
        return self.in_language("en")


class IllegalAction(Problem):
    """Raised by `Match.play` for a refused action; nothing has changed."""

    def __init__(self, refusal: Refusal, words: str = "") -> None:
        super().__init__(refusal.text, words)
        self.refusal = refusal

    def in_language(self, language: str) -> str:
        return f"{super().in_language(language)} [{self.refusal.clause}]"


class BadSetup(Problem):
    """Seats or options that no game can start with."""


class UndoRefused(Problem):
    """Raised by `Match.undo` where the last action may not be taken back; nothing has changed."""


class SaveError(Problem):
    """A save file that cannot be read, is of another version, or holds an illegal action."""


class UnreadContent(UserWarning):
    """A file of a content folder that no game reads."""

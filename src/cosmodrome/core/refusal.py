"""Why something may not be done: the clause of the rules that says so, a sentence, and the facts it rests on."""

from __future__ import annotations

import msgspec

Fact = int | str | bool


class Refusal(msgspec.Struct, frozen=True):
    """A "no" that can be shown to a player as it is."""

    clause: str
    text: str
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"


class IllegalAction(ValueError):
    """Raised by `Match.play` for a refused action; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadSetup(ValueError):
    """Seats or options that no game can start with."""


class UndoRefused(ValueError):
    """Raised by `Match.undo` where the last action may not be taken back; nothing has changed."""


class SaveError(ValueError):
    """A save file that cannot be read, is of another version, or holds an illegal action."""

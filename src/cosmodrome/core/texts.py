"""Words for people: lines and tables that a game makes of its views, offers and events.

They carry no colour and no layout. The terminal, the log and a screen reader render the same ones, so none lags behind.
In a line `{0}`, `{1}`, ... stand for the players' names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cosmodrome.core.records import Action, Event

PLACEHOLDER = re.compile(r"\{(\d+)\}")


class Line(msgspec.Struct, frozen=True):
    """One sentence with the clause it rests on; `detail` says cost, odds or reason."""

    text: str
    clause: str
    detail: str = ""

    def named(self, names: Sequence[str]) -> Line:
        """The same with the players' names filled in."""
        return Line(_fill(self.text, names), self.clause, _fill(self.detail, names))


class Block(msgspec.Struct, frozen=True):
    """A titled table of the board: a row per thing, a column per fact."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""

    def named(self, names: Sequence[str]) -> Block:
        rows = tuple(tuple(_fill(cell, names) for cell in row) for row in self.rows)
        return Block(_fill(self.title, names), self.head, rows, _fill(self.note, names))


class Prompt(msgspec.Struct, frozen=True):
    """Where the game is, and what is asked of whoever decides."""

    steps: tuple[str, ...]
    """The steps of the phase, in order."""
    step: int
    """The one under way; -1 after the end."""
    title: str
    text: str


class Texts(msgspec.Struct, frozen=True):
    """How a game speaks. All of it sees only what a seat may see."""

    offer: Callable[[Any, Action], Line]
    """What an action would do, from the view of the seat it is offered to."""
    event: Callable[[Event], Line]
    """What happened, from an event as redacted for the reader."""
    board: Callable[[Any], Sequence[Block]]
    """The board, from a view."""
    prompt: Callable[[Any], Prompt]
    """The steps of the phase and the question, from a view."""


def _fill(text: str, names: Sequence[str]) -> str:
    """In one pass, so that a name that looks like a placeholder stays as it is."""
    if "{" not in text:
        return text
    return PLACEHOLDER.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)

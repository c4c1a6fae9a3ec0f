"""Words for people: lines and tables that a game makes of its views, offers and events.

They carry no colour and no layout. The terminal, the log and a screen reader render the same ones, so none lags behind.
In a line `{0}`, `{1}`, ... stand for the players' names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cosmodrome.core.flow import Picks
from cosmodrome.core.records import Action, Event

PLACEHOLDER = re.compile(r"\{(\d+)\}")


def printable(text: str) -> str:
    """The same without control characters, each of them escaped: safe in a line of a log or a terminal."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


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
        head = tuple(_fill(cell, names) for cell in self.head)
        return Block(_fill(self.title, names), head, rows, _fill(self.note, names))


class Prompt(msgspec.Struct, frozen=True):
    """Where the game is, and what is asked of whoever decides."""

    steps: tuple[str, ...]
    """The steps of the phase, in order."""
    step: int
    """The one under way; -1 after the end."""
    title: str
    text: str

    def named(self, names: Sequence[str]) -> Prompt:
        steps = tuple(_fill(step, names) for step in self.steps)
        return Prompt(steps, self.step, _fill(self.title, names), _fill(self.text, names))


def plain_pick(_: Any, kind: type[Action], picks: Picks, value: int) -> str:
    """The field's name and the number, for a game without words of its own."""
    fields = kind.__struct_fields__
    return f"{fields[min(len(picks), len(fields) - 1)].replace('_', ' ')}: {value}"


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
    components: Callable[[], Sequence[Block]]
    """Every card, tile and number as tables, each row with its provenance."""
    pick: Callable[[Any, type[Action], Picks, int], str] = plain_pick
    """What one more pick means in an action that is put together, after these picks."""


def _fill(text: str, names: Sequence[str]) -> str:
    """In one pass, so that a name that looks like a placeholder stays as it is."""
    if "{" not in text:
        return text
    return PLACEHOLDER.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)

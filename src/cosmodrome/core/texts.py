"""What a game says: lines and tables made of its views, offers and events.

They hold messages, no finished sentences, and neither colour nor layout. The page, the terminal, the log and a screen
reader render the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

import msgspec

from cosmodrome.core.flow import Picks, Seat
from cosmodrome.core.message import Message, Text, say
from cosmodrome.core.records import Action, Event


def printable(text: str) -> str:
    """The same without control characters, each of them escaped: safe in a line of a log or a terminal."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


class Line(msgspec.Struct, frozen=True):
    """A message with the clause it rests on; `detail` says cost, odds or outcome.

    `fatal` says in few words the worst of `detail`: what kills or ends the game for somebody. Where there is no room
    for all of `detail`, `fatal` is still shown.
    """

    text: Text
    clause: str
    detail: Text = ""
    fatal: Text = ""


NOW, SOON, LATER, LEGEND = range(4)
"""How much a decision needs a table: a terminal shows as many as fit, in this order. A legend explains signs."""


class Block(msgspec.Struct, frozen=True):
    """A titled table of the board: a row per thing, a column per fact."""

    title: Text
    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    note: Text = ""
    need: int = NOW
    of: Seat | None = None
    """Whose part of the board it is; None: everybody's."""
    clause: str = ""
    """The clause that says most about it; empty where none does."""


class Prompt(msgspec.Struct, frozen=True):
    """Where the game is, and what is asked of whoever decides; in the middle of an action title and text are empty."""

    steps: tuple[Text, ...]
    """The steps of the phase, in order."""
    step: int
    """The one under way; -1 after the end."""
    title: Text
    text: Text


class Status(msgspec.Struct, frozen=True):
    """A game under way in a list: where it is, and what each seat has."""

    phase: Text
    """The round and the step, in a few words."""
    scores: tuple[int | None, ...]
    """By seat; None where the viewer may not know."""
    says: Callable[[int], Message]
    """A score with its unit."""

    @property
    def standings(self) -> tuple[Text, ...]:
        """The scores in words; empty where the viewer may not know."""
        return tuple("" if score is None else self.says(score) for score in self.scores)


def some_rows(block: Block, keys: Container[Text], columns: int, title: Message, note: Text = "") -> Block:
    """The rows of a table that begin with one of these, with its first columns."""
    rows = tuple(row[:columns] for row in block.rows if row[0] in keys)
    return msgspec.structs.replace(block, title=title, head=block.head[:columns], rows=rows, note=note)


def round_and_step(prompt: Prompt) -> Text:
    """The phase where the first of the steps names the round."""
    if prompt.step <= 0:
        return prompt.title if prompt.step < 0 else prompt.steps[0]
    return say("status-phase", round=prompt.steps[0], step=prompt.steps[prompt.step])


def plain_pick(_: Any, kind: type[Action], picks: Picks, value: int) -> Text:
    """The field's name and the number, for a game without words of its own."""
    fields = kind.__struct_fields__
    return f"{fields[min(len(picks), len(fields) - 1)].replace('_', ' ')}: {value}"


def no_tables(_: Any) -> Sequence[Block]:
    """For a game in which nobody needs to count cards, or whose board has no short form."""
    return ()


class Texts(msgspec.Struct, frozen=True):
    """How a game speaks. All of it sees only what a seat may see."""

    words: str
    """The package with the game's catalogues, a file for each language."""
    offer: Callable[[Any, Action], Line]
    """What an action would do, from the view of the seat it is offered to."""
    event: Callable[[Event], Line]
    """What happened, from an event as redacted for the reader."""
    board: Callable[[Any], Sequence[Block]]
    """The board, from a view: with the public parts of all players."""
    prompt: Callable[[Any], Prompt]
    """The steps of the phase and the question, from a view."""
    status: Callable[[Any], Status]
    """The round, the step and the scores so far, from a view."""
    components: Callable[[], Sequence[Block]]
    """Every card, tile and number as tables, each row with its provenance."""
    pick: Callable[[Any, type[Action], Picks, int], Text] = plain_pick
    """What one more pick means in an action that is put together, after these picks."""
    brief: Callable[[Any], Sequence[Block]] = no_tables
    """The board with shorter tables, for a window in which those of `board` that are needed now do not fit."""
    remaining: Callable[[Any], Sequence[Block]] = no_tables
    """What is still to come, in groups: from a view, so that it holds no more than its seat can count."""

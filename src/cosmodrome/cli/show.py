"""How lines and tables of the games get onto the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from cosmodrome.cli.language import language
from cosmodrome.cli.layout import Picture, table, table_width, wrapped
from cosmodrome.core import message
from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.texts import Block, Line, printable

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


NARROW = 40
"""Notes below a table are wrapped here, if the table is not wider."""
BESIDE = 50
"""A table of up to this width may stand beside another one: its notes are not wider than it is."""


def window() -> tuple[int, int | None]:
    """Width and height; no height where nobody looks: in a file or a pipe."""
    return console.width, console.height if console.is_terminal else None


def show(picture: Picture) -> None:
    """Lines that fit the width."""
    for line in picture:
        console.print(line, soft_wrap=True)


def complain(text: message.Text) -> None:
    """One line on stderr; what files and arguments hold makes no others and does not steer the terminal."""
    errors.print(printable(f"cosmodrome: {in_words(text)}"), markup=False, emoji=False, soft_wrap=True)


def tell(text: message.Text, style: str = "") -> None:
    """What the command itself says; what a game says goes through a `Speaker`."""
    _print(in_words(text), style)


def _print(text: str, style: str, indent: int = 0) -> None:
    for line in text.split("\n"):
        show(wrapped(Text(line, style), console.width, indent))


def in_words(text: message.Text) -> str:
    return catalogue("", language()).render(text)


class Speaker:
    """Shows what a game says: in the words of its catalogue, with the players' names. `you` is the reader's seat."""

    def __init__(self, game: Game[Any] | None = None, names: Sequence[str] = (), you: Seat | None = None) -> None:
        self.catalogue = catalogue(game.texts.words if game else "", language())
        self.names = names
        self.you = you

    def render(self, text: message.Text) -> str:
        return self.catalogue.render(text, self.names, self.you)

    def category(self, name: str) -> str:
        return self.render(self.catalogue.category(name))

    def tell(self, text: message.Text, style: str = "", before: str = "") -> None:
        _print(before + self.render(text), style, len(before) - len(before.lstrip()))

    def line(self, line: Line, mark: str = "") -> None:
        text = Text(mark) + Text(self.render(line.text))
        if line.detail:
            text += Text(f"  {self.render(line.detail)}", style="dim")
        if line.clause:
            text += Text(f"  {line.clause}", style="cyan")
        show(wrapped(text, console.width, len(mark)))

    def block(self, block: Block) -> None:
        show(self.picture(block, console.width))

    def blocks(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            self.block(block)

    def picture(self, block: Block, width: int) -> Picture:
        """The title, the table where it has rows, and the note. Of an empty table, nothing."""
        head, rows = [*map(self.render, block.head)], [[self.render(cell) for cell in row] for row in block.rows]
        wide = table_width(head, rows)
        narrow = min(width, max(NARROW, wide if wide <= BESIDE else wide * 5 // 4) if rows else 2 * NARROW)
        title, note = self.render(block.title), self.render(block.note)
        if not rows and not note:
            return []
        lines = wrapped(Text(title, "bold"), width) if title else []
        if rows:
            lines += table(head, rows, width)
        return [*lines, *(wrapped(Text(note, "dim"), narrow) if note else [])]

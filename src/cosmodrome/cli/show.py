"""How lines and tables of the games look in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.language import language
from cosmodrome.core import message
from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.texts import Block, Line, printable

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def complain(text: message.Text) -> None:
    """One line on stderr; what files and arguments hold makes no others and does not steer the terminal."""
    errors.print(printable(f"cosmodrome: {in_words(text)}"), markup=False, emoji=False, soft_wrap=True)


def tell(text: message.Text, style: str = "") -> None:
    """What the command itself says; what a game says goes through a `Speaker`."""
    console.print(Text(in_words(text), style=style))


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
        console.print(Text(before + self.render(text), style=style))

    def line(self, line: Line, mark: str = "") -> None:
        text = Text(mark) + Text(self.render(line.text))
        if line.detail:
            text += Text(f"  {self.render(line.detail)}", style="dim")
        console.print(text + Text(f"  {line.clause}", style="cyan"))

    def block(self, block: Block) -> None:
        """The title, the table where it has rows, and the note."""
        self.tell(block.title, "bold")
        if block.rows:
            console.print(self._table(block))
        if block.note:
            self.tell(block.note, "dim")

    def blocks(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            self.block(block)

    def _table(self, block: Block) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        rows = [[self.render(cell) for cell in row] for row in block.rows]
        for head, *cells in zip(map(self.render, block.head), *rows, strict=True):
            table.add_column(head, justify="right" if _are_numbers(cells) else "left", overflow="fold")
        for row in rows:
            table.add_row(*map(Text, row))
        return table


def _are_numbers(cells: Sequence[str]) -> bool:
    return bool(cells) and all(cell.isdigit() or cell in {"?", "-"} for cell in cells)

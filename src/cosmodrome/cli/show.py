"""How lines and tables of the games look in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cosmodrome.core.texts import Block, Line, printable

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def complain(text: str) -> None:
    """One line on stderr; what files and arguments hold makes no others and does not steer the terminal."""
    errors.print(printable(f"cosmodrome: {text}"), markup=False, emoji=False, soft_wrap=True)


def show_block(block: Block) -> None:
    """The title, the table where it has rows, and the note."""
    say(block.title, "bold")
    if block.rows:
        console.print(_table(block))
    if block.note:
        say(block.note, "dim")


def _table(block: Block) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in block.head:
        table.add_column(head, justify="right" if _is_numeric(block, head) else "left", overflow="fold")
    for row in block.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def show_blocks(blocks: Iterable[Block], names: Sequence[str] = ()) -> None:
    for block in blocks:
        show_block(block.named(names))


def show_line(line: Line, names: Sequence[str] = (), mark: str = "") -> None:
    named = line.named(names)
    text = Text(mark) + Text(named.text)
    if named.detail:
        text += Text(f"  {named.detail}", style="dim")
    console.print(text + Text(f"  {named.clause}", style="cyan"))


def say(text: str, style: str = "") -> None:
    console.print(Text(text, style=style))


def _is_numeric(block: Block, head: str) -> bool:
    column = block.head.index(head)
    cells = [row[column] for row in block.rows]
    return bool(cells) and all(cell.isdigit() or cell in {"?", "-"} for cell in cells)

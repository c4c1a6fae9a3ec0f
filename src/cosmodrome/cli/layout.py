"""Text that fits a width and a height: lines, tables and tables side by side.

Words are never split, and neither are a number and what it counts, or a bot's name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Picture = list[Text]
"""Lines that are no wider than they were asked to be."""

GAP = 2
"""Between the columns of a table; one less where that saves it from being turned, or its cells from being wrapped."""
GUTTER = 2
"""Between two tables."""
NAME, BROKEN = 20, 3
"""Cells of up to `NAME` letters are names; breaking one costs as much as `BROKEN` more lines."""
SHORTEST = 12
"""A line of text is not wrapped narrower than this, if there is room."""

PAIR = re.compile(r"(?<!\S)[+(-]{0,2}\d+ (?=[^\W\d])|(?<=\S) (?=\+ ?\d|(?:\d+ )?\(bot\))|(?<=\+) (?=\d)")
"""The space between a number and what it counts, before a bonus, in a sum, and in a bot's name."""
BEFORE = re.compile(r"(?<=[^\W\d]) (?=\d)")
"""The space between a word and a number, as in "green 4"."""
ROOMY = 40
"""Lines of this width are not broken there either; a column of a table may be too narrow for that."""
HARD = "\ue000"
"""Stands for such a space while lines are broken."""
CLAUSE = re.compile(r"[;:,.] | {2}")
KEPT = 2 / 3
"""A line that is too long is cut at the end of a clause if so much of it is kept, else at a word."""

_rule = Console(width=1_000, highlight=False)


def bound(text: str) -> str:
    """The same length, with hard spaces."""
    return PAIR.sub(lambda found: found[0][:-1] + HARD, text)


def wrapped(text: Text, width: int, indent: int = 0) -> Picture:
    """The lines of a text; all but the first are indented."""
    text = text.copy()
    text.plain = BEFORE.sub(HARD, bound(text.plain)) if width - indent >= ROOMY else bound(text.plain)
    first = list(text.wrap(_rule, width))
    if len(first) <= 1 or not indent or width - indent < SHORTEST:
        return [_trimmed(line) for line in first] or [Text("")]
    rest = text[len(first[0].plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [_trimmed(first[0]), *(Text(" " * indent) + _trimmed(line) for line in rest.wrap(_rule, width - indent))]


def cut(text: Text, width: int) -> Text:
    """One line; what is too long ends in an ellipsis, after a clause or a word."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(max(0, width - 1))
    plain = short.plain
    clauses = [found.start() + len(found[0].rstrip()) for found in CLAUSE.finditer(plain)]
    at = max((end for end in clauses if end >= width * KEPT), default=plain.rfind(" "))
    short = short[: at if at > 0 else len(plain)]
    short.rstrip()
    return short + Text(" …" if at > 0 else "…")


def wide(picture: Picture) -> int:
    return max((line.cell_len for line in picture), default=0)


def _trimmed(line: Text) -> Text:
    line.plain = line.plain.replace(HARD, " ")
    line.rstrip()
    return line


class Column(NamedTuple):
    head: str
    cells: list[str]

    @property
    def natural(self) -> int:
        return max(map(cell_len, (self.head, *self.cells)))

    @property
    def least(self) -> int:
        """The longest word."""
        return max((cell_len(word) for cell in (self.head, *self.cells) for word in cell.split()), default=0)

    @property
    def is_numbers(self) -> bool:
        """Most of its cells are numbers: they stand on the right."""
        return sum(cell.isdigit() for cell in self.cells) > len(self.cells) / 2


def table(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Picture:
    """A table within this width, without empty columns.

    One that is too wide is turned, with a column for each row, or goes on below with its first column again.
    """
    head, rows = [*map(bound, head)], [[*map(bound, row)] for row in rows]
    columns = [column for column in _read(head, rows) if any(column.cells)]
    least = [column.least for column in columns]
    natural = [column.natural for column in columns]
    gap = GAP - any(_total(sizes) > width >= _total(sizes, GAP - 1) for sizes in (least, natural))
    if _total(least, gap) > width:
        turned = list(zip(*((column.head, *column.cells) for column in columns), strict=True))
        if _total([column.least for column in _turn(turned)]) <= width:
            return table(*_split(_turn(turned)), width)
        fits = max((count for count in range(2, len(least)) if _total(least[:count]) <= width), default=0)
        if fits:
            parts = (columns[:fits], [columns[0], *columns[fits:]])
            return [line for part in parts for line in table(*_split(part), width)]
    widths = _widths(columns, width, gap)
    lines = _row([column.head for column in columns], columns, widths, gap, "underline")
    for at in range(len(rows)):
        lines += _row([column.cells[at] for column in columns], columns, widths, gap, "")
    return lines


def _read(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Column]:
    return [Column(title, [row[at] for row in rows]) for at, title in enumerate(head)]


def _turn(lines: Sequence[Sequence[str]]) -> list[Column]:
    """Each line, the heads first, as a column."""
    return [Column(line[0], list(line[1:])) for line in lines]


def _split(columns: Sequence[Column]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The heads and the rows of these columns."""
    return [column.head for column in columns], list(zip(*(column.cells for column in columns), strict=True))


def table_width(head: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """What the table takes if there is room."""
    return _total([column.natural for column in _read(head, rows) if any(column.cells)])


def _total(widths: Sequence[int], gap: int = GAP) -> int:
    return sum(widths) + gap * (len(widths) - 1)


def _widths(columns: Sequence[Column], width: int, gap: int) -> list[int]:
    """Columns give way where that costs least, down to their longest word; of equals, the widest."""
    widths, least = [column.natural for column in columns], [column.least for column in columns]
    while _total(widths, gap) > width:
        can = [at for at in range(len(widths)) if widths[at] > least[at]]
        if not can:
            break
        now = [_lines(column, wide) for column, wide in zip(columns, widths, strict=True)]
        widths[min(can, key=lambda at: (_cost(columns[at], widths[at] - 1, now, at), -widths[at]))] -= 1
    return widths


def _lines(column: Column, width: int) -> list[int]:
    """How many lines the heading and each cell take."""
    return [_folds(cell, width) for cell in (column.head, *column.cells)]


def _cost(column: Column, width: int, now: Sequence[list[int]], at: int) -> int:
    """Of a column of this width: the lines of the table, and short cells that are broken, such as names."""
    lines = _lines(column, width)
    others = [each for other, each in enumerate(now) if other != at]
    heights = [max(count, *(each[row] for each in others), 1) for row, count in enumerate(lines)]
    broken = sum(count > 1 and cell_len(cell) <= NAME for count, cell in zip(lines[1:], column.cells, strict=True))
    return sum(heights) + BROKEN * broken


def _folds(cell: str, width: int) -> int:
    """The lines that the words of a cell take at this width."""
    lines, used = 1, 0
    for word in cell.split():
        long = cell_len(word)
        if used and used + 1 + long > width:
            lines, used = lines + 1, long
        else:
            used += long + bool(used)
    return lines


def _row(cells: Sequence[str], columns: Sequence[Column], widths: Sequence[int], gap: int, style: str) -> Picture:
    """As many lines as its highest cell. Headings stand at the bottom."""
    pictures = [wrapped(Text(cell, style), width) for cell, width in zip(cells, widths, strict=True)]
    height = max(map(len, pictures))
    lines = []
    for at in range(height):
        line = Text()
        for picture, column, width in zip(pictures, columns, widths, strict=True):
            place = at - (height - len(picture) if style else 0)
            cell = picture[place] if 0 <= place < len(picture) else Text()
            space = Text(" " * (width - cell.cell_len))
            line += (space + cell if column.is_numbers else cell + space) + Text(" " * gap)
        lines.append(_trimmed(line))
    return lines


class Arranged(NamedTuple):
    """Pictures put side by side and one below the other."""

    picture: Picture
    placed: tuple[int, ...]
    """Which of them there was room for."""


def arrange(pictures: Sequence[Picture], width: int, height: int) -> Arranged:
    """As many as fit, the first ones first, and no higher than it has to be."""
    sizes = [(wide(picture), len(picture)) for picture in pictures]
    tallest = min(height, sum(tall for _, tall in sizes))
    ways = [_columns(sizes, width, limit) for limit in range(min((tall for _, tall in sizes), default=0), tallest + 1)]
    best = max(ways, key=lambda way: [any(at in column for column in way) for at in range(len(sizes))], default=[])
    stacks = [[line for at in column for line in pictures[at]] for column in best]
    return Arranged(_beside(stacks), tuple(sorted(at for column in best for at in column)))


def _columns(sizes: Sequence[tuple[int, int]], width: int, height: int) -> list[list[int]]:
    """Each one goes to the bottom of the first column that has room for it, else to a new column on the right."""
    columns: list[list[int]] = []
    for at, (_, tall) in enumerate(sizes):
        for column in [*columns, []]:
            trial = [*(other for other in columns if other is not column), [*column, at]]
            if sum(sizes[each][1] for each in column) + tall <= height and _across(sizes, trial) <= width:
                if not column:
                    columns.append(column)
                column.append(at)
                break
    return columns


def _across(sizes: Sequence[tuple[int, int]], columns: Sequence[Sequence[int]]) -> int:
    return sum(max(sizes[at][0] for at in column) for column in columns) + GUTTER * (len(columns) - 1)


def _beside(stacks: Sequence[Picture]) -> Picture:
    widths, lines = [wide(stack) for stack in stacks], []
    for at in range(max(map(len, stacks), default=0)):
        line = Text()
        for stack, width in zip(stacks, widths, strict=True):
            part = stack[at] if at < len(stack) else Text()
            line += part + Text(" " * (width - part.cell_len + GUTTER))
        lines.append(_trimmed(line))
    return lines

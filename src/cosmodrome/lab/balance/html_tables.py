"""Tables of the page. A cell carries its value to be sorted by; headings become buttons where scripts run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.lab.balance.distribution import Distribution
from cosmodrome.lab.balance.facts import Worth
from cosmodrome.lab.balance.html import Html, joined, tag
from cosmodrome.lab.balance.plots import Axis, axis_over, range_cell
from cosmodrome.lab.balance.words import number, percent, plain, signed
from cosmodrome.lab.figures import Interval

DASH = "\N{EN DASH}"
DRAWN = "Points, drawn"


class Cell(NamedTuple):
    inside: str
    value: float | str | None = None
    """What it is sorted by; None comes last."""
    kind: str = "figure"


Row = tuple[Cell, ...]


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Row], ordered: int | None = None, *, even: bool = False
) -> Html:
    """The first cell of a row names it; `ordered` is the column by which the rows come, the highest first.

    Tables that are `even` have their columns at the same places.
    """
    head = [_head(word, place, sorted_by=place == ordered) for place, word in enumerate(heads)]
    body = [tag("tr", *(_cell(cell, place) for place, cell in enumerate(row))) for row in rows]
    inside = tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *head)),
        tag("tbody", *body),
        class_="even" if even else None,
    )
    return tag("div", inside, class_="scroll", tabindex=0, role="region", aria_label=caption)


def _head(word: str, place: int, *, sorted_by: bool) -> Html:
    kind = "words" if place == 0 else "drawn" if word == DRAWN else None
    return tag("th", word, scope="col", class_=kind, aria_sort="descending" if sorted_by else None)


def _cell(cell: Cell, place: int) -> Html:
    value = "" if cell.value is None else cell.value
    if place == 0:
        return tag("th", cell.inside, scope="row", data_v=value)
    return tag("td", cell.inside, class_=cell.kind, data_v=value)


def name_cell(name: str) -> Cell:
    return Cell(name, name.lower())


def figure(value: float) -> Cell:
    return Cell(number(value), value)


def share(value: float, of: int | None = None) -> Cell:
    note = tag("small", f"{round(value * of):,} of {of:,}") if of is not None else None
    return Cell(joined(tag("b", percent(value)), note), value)


def interval(found: Interval | None, factor: float = 1.0, digits: int = 2, *, plus: bool = True) -> Cell:
    """The value, and its interval in small."""
    if found is None:
        return Cell(DASH)
    write = signed if plus else plain
    low, high = write(found.low * factor, digits), write(found.high * factor, digits)
    value = tag("b", write(found.value * factor, digits))
    return Cell(joined(value, tag("small", f"{low} to {high}")), found.value)


def rate_cell(found: Interval) -> Cell:
    return interval(found, 100, 1, plus=False)


def drawn(found: Interval | None, axis: Axis) -> Cell:
    return Cell(range_cell(found, axis) if found else "", found.value if found else None, "range")


def worth_table(caption: str, rows: Sequence[tuple[Row, Worth]], heads: Sequence[str], had: str = "Had it") -> Html:
    """Rows that begin with cells of their own, under `heads`, and end with what having the thing went with."""
    found = [worth.score for _, worth in rows if worth.score]
    axis = axis_over([bound for each in found for bound in each])
    wins = any(worth.wins for _, worth in rows)
    all_heads = [*heads, had, "Points", DRAWN, *(["Wins, %"] if wins else [])]
    cells = [
        (
            *begin,
            share(worth.share, worth.had + worth.lacked),
            interval(worth.score),
            drawn(worth.score, axis),
            *([interval(worth.wins, 100, 1)] if wins else []),
        )
        for begin, worth in rows
    ]
    return table(caption, all_heads, cells, 2 if len(heads) == 1 else None, even=True)


def spread_row(name: str, spread: Distribution, gap: Interval | None = None, *, gaps: bool = False) -> Row:
    row = (
        name_cell(name),
        interval(spread.mean, plus=False),
        figure(spread.least),
        figure(spread.quarter),
        figure(spread.median),
        figure(spread.three_quarters),
        figure(spread.most),
    )
    return (*row, interval(gap)) if gaps else row


SPREAD_HEADS = ("Mean", "Least", "25 %", "Median", "75 %", "Most")

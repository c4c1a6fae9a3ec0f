"""Tables of the page. A cell carries its value to be sorted by; headings become buttons where scripts run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.core.catalogue import Catalogue
from cosmodrome.lab.balance.distribution import Distribution
from cosmodrome.lab.balance.facts import Worth
from cosmodrome.lab.balance.html import Html, joined, tag
from cosmodrome.lab.balance.plots import Axis, axis_over, range_cell
from cosmodrome.lab.balance.words import number, percent, plain, signed
from cosmodrome.lab.figures import Interval

DASH = "\N{EN DASH}"


class Cell(NamedTuple):
    inside: str
    value: float | str | None = None
    """What it is sorted by; None comes last."""
    kind: str = "figure"


Row = tuple[Cell, ...]


def table(
    caption: str,
    heads: Sequence[str],
    rows: Sequence[Row],
    ordered: int | None = None,
    *,
    even: bool = False,
    drawn: int | None = None,
) -> Html:
    """The first cell of a row names it; `ordered` is the column by which the rows come, the highest first.

    Tables that are `even` have their columns at the same places. The column `drawn` has pictures.
    """
    kinds = {0: "words", drawn: "drawn"}
    head = [
        tag("th", word, scope="col", class_=kinds.get(place), aria_sort="descending" if place == ordered else None)
        for place, word in enumerate(heads)
    ]
    body = [tag("tr", *(_cell(cell, place) for place, cell in enumerate(row))) for row in rows]
    inside = tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *head)),
        tag("tbody", *body),
        class_="even" if even else None,
    )
    return tag("div", inside, class_="scroll", tabindex=0, role="region", aria_label=caption)


def _cell(cell: Cell, place: int) -> Html:
    value = "" if cell.value is None else cell.value
    if place == 0:
        return tag("th", cell.inside, scope="row", data_v=value)
    return tag("td", cell.inside, class_=cell.kind, data_v=value)


def name_cell(name: str) -> Cell:
    return Cell(name, name.lower())


def figure(value: float) -> Cell:
    return Cell(number(value), value)


def drawn(found: Interval | None, axis: Axis) -> Cell:
    return Cell(range_cell(found, axis) if found else "", found.value if found else None, "range")


class Tables:
    """Cells and tables that have words in them."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def share(self, value: float, of: int | None = None) -> Cell:
        note = None
        if of is not None:
            note = tag("small", self.words.phrase("report-share", part=f"{round(value * of):,}", whole=f"{of:,}"))
        return Cell(joined(tag("b", percent(value)), note), value)

    def interval(self, found: Interval | None, factor: float = 1.0, digits: int = 2, *, plus: bool = True) -> Cell:
        """The value, and its interval in small."""
        if found is None:
            return Cell(DASH)
        write = signed if plus else plain
        low, high = write(found.low * factor, digits), write(found.high * factor, digits)
        value = tag("b", write(found.value * factor, digits))
        return Cell(joined(value, tag("small", self.words.phrase("report-range", low=low, high=high))), found.value)

    def rate(self, found: Interval) -> Cell:
        return self.interval(found, 100, 1, plus=False)

    def worth(self, caption: str, rows: Sequence[tuple[Row, Worth]], heads: Sequence[str], had: str) -> Html:
        """Rows that begin with cells of their own, under `heads`, and end with what having the thing went with."""
        found = [worth.score for _, worth in rows if worth.score]
        axis = axis_over([bound for each in found for bound in each])
        wins = any(worth.wins for _, worth in rows)
        say = self.words.phrase
        last = [say("report-points"), say("report-drawn"), *([say("report-wins-percent")] if wins else [])]
        cells = [
            (
                *begin,
                self.share(worth.share, worth.had + worth.lacked),
                self.interval(worth.score),
                drawn(worth.score, axis),
                *([self.interval(worth.wins, 100, 1)] if wins else []),
            )
            for begin, worth in rows
        ]
        ordered = 2 if len(heads) == 1 else None
        return table(caption, [*heads, had, *last], cells, ordered, even=True, drawn=len(heads) + 2)

    def spread(self, name: str, spread: Distribution, gap: Interval | None = None, *, gaps: bool = False) -> Row:
        row = (
            name_cell(name),
            self.interval(spread.mean, plus=False),
            figure(spread.least),
            figure(spread.quarter),
            figure(spread.median),
            figure(spread.three_quarters),
            figure(spread.most),
        )
        return (*row, self.interval(gap)) if gaps else row

    def spread_heads(self) -> tuple[str, ...]:
        say = self.words.phrase
        return (say("report-mean"), say("report-least"), "25%", say("report-median"), "75%", say("report-most"))

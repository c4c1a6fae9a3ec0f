"""Plots as SVG. Places across are percents and places down are pixels, so that text keeps its size at any width.

A plot is decoration for the eye: the table beside it has the same figures for everybody, so it is hidden from readers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.lab.balance.distribution import Distribution, nice_step
from cosmodrome.lab.balance.html import Html, joined, tag
from cosmodrome.lab.balance.words import number
from cosmodrome.lab.figures import Interval

PATTERNS = ("blue", "orange", "green", "yellow", "purple", "red")
ROW, BAR, AXIS = 44, 16, 24
LEFT, RIGHT = 0.5, 99.5


class Axis(NamedTuple):
    """From `low` to `high` over the width."""

    low: float
    high: float

    def at(self, value: float) -> float:
        share = (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)
        return LEFT + (RIGHT - LEFT) * share

    def across(self, value: float) -> str:
        return f"{self.at(value):.2f}%"


class Bar(NamedTuple):
    name: str
    value: Interval
    fill: str


def fill_of(seat: int) -> str:
    return f"url(#pt-{PATTERNS[seat % len(PATTERNS)]})"


def axis_over(values: Sequence[float]) -> Axis:
    """Over all the values and 0, with ends that read well."""
    low, high = min([0.0, *values]), max([0.0, *values])
    if low > -high / 50:
        low = 0.0  # no step to the left for the end of a whisker
    step = nice_step(high - low, 5)
    ends = [step * int(low / step - (low % step > 0)) if low < 0 else 0.0, step * -int(-high // step)]
    return Axis(ends[0], ends[1] if ends[1] > ends[0] else ends[0] + step)


def bars(rows: Sequence[Bar], *, shares: bool = False, par: float | None = None) -> Html:
    """Lying bars with whiskers, the name above each; a dashed line at par."""
    axis = axis_over([bound for row in rows for bound in row.value] + ([par] if par else []))
    height = ROW * len(rows)
    parts = [_grid(axis, height, shares)]
    parts += [_bar(row, axis, ROW * place) for place, row in enumerate(rows)]
    if par is not None:
        parts.append(_line(axis.across(par), 0, axis.across(par), height, "par"))
    return _svg(height + AXIS, *parts)


def _bar(row: Bar, axis: Axis, top: float) -> Html:
    begin, end = sorted((axis.at(0), axis.at(row.value.value)))
    y = top + 20
    return joined(
        tag("text", row.name, x="0.5%", y=top + 14, class_="name"),
        tag("rect", x=f"{begin:.2f}%", y=y, width=f"{end - begin:.2f}%", height=BAR, rx=4, fill=row.fill, class_="bar"),
        whisker(row.value, axis, y + BAR / 2),
    )


def whisker(value: Interval, axis: Axis, middle: float, cap: float = 5) -> Html:
    """On a halo of the ground's colour, so that it shows on any bar."""
    low, high = axis.across(value.low), axis.across(value.high)
    ends = [
        (low, middle, high, middle),
        (low, middle - cap, low, middle + cap),
        (high, middle - cap, high, middle + cap),
    ]
    return joined(*(_line(*end, kind) for kind in ("halo", "whisker") for end in ends))


def histogram(spread: Distribution, fill: str, name: str = "", height: float = 90) -> Html:
    """Standing bars, one for each step; the median is marked."""
    scale, highest = spread.scale, max(spread.counts)
    axis = Axis(scale.start, scale.end)
    top = 20.0 if name else 4.0
    parts = [tag("text", name, x="0.5%", y=14, class_="name") if name else None]
    width = (RIGHT - LEFT) / scale.steps
    for place, count in enumerate(spread.counts):
        tall = height * count / highest
        x, wide = f"{LEFT + width * (place + 0.06):.2f}%", f"{width * 0.88:.2f}%"
        if count:
            y = top + height - tall
            parts.append(tag("rect", x=x, y=y, width=wide, height=tall, rx=2, fill=fill, class_="bar"))
    shift = scale.step / 2 if scale.step == 1 else 0
    middle = axis.across(spread.median + shift)
    parts.append(_line(middle, top - 2, middle, top + height, "par"))
    parts.append(_steps(spread, axis, top + height, shift))
    return _svg(top + height + AXIS, *parts)


def _steps(spread: Distribution, axis: Axis, y: float, shift: float) -> Html:
    """About six numbers along the steps; below the middle of a step that is a single value."""
    step = nice_step(axis.high - axis.low, 6)
    step = max(step, spread.scale.step)
    first = -int(-axis.low // step) * step
    marks = [first + step * place for place in range(int((axis.high - first) / step) + 1)]
    marks = [mark for mark in marks if mark + shift <= axis.high]
    return joined(
        _line("0.5%", y, "99.5%", y, "base"),
        *(_mark(number(mark), axis.at(mark + shift), y + 15) for mark in marks),
    )


def range_cell(value: Interval, axis: Axis) -> Html:
    """A dot with its whisker, to stand in a row of a table."""
    zero = axis.across(0)
    side = "sure" if value.low > 0 or value.high < 0 else "open"
    dot = tag("circle", cx=axis.across(value.value), cy=11, r=4, class_=side)
    return _svg(22, _line(zero, 0, zero, 22, "zero"), whisker(value, axis, 11, 3), dot)


def patterns() -> Html:
    """The players' colours, each with a pattern of its own, once for the page."""
    marks = {
        "blue": "",
        "orange": '<path class="mark" d="m-1 7 8-8M3 11l8-8"/>',
        "green": '<circle cx="2" cy="2" r="1.3"/><circle cx="6" cy="6" r="1.3"/>',
        "yellow": '<path d="M0 0h4v4H0zm4 4h4v4H4z"/>',
        "purple": '<path class="mark" d="m0 5 4-3 4 3M0 9l4-3 4 3"/>',
        "red": '<path class="mark" d="m0 0 8 8m0-8L0 8"/>',
    }
    made = [
        tag(
            "pattern",
            Html(f'<path class="ground {name}" d="M0 0h8v8H0z"/>{mark}'),
            id=f"pt-{name}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        )
        for name, mark in marks.items()
    ]
    return tag("svg", tag("defs", *made), class_="patterns", width=0, height=0, aria_hidden="true")


def _grid(axis: Axis, height: float, shares: bool) -> Html:
    step = nice_step(axis.high - axis.low, 5)
    marks = [axis.low + step * place for place in range(round((axis.high - axis.low) / step) + 1)]
    lines = [_line(axis.across(mark), 0, axis.across(mark), height, "grid") for mark in marks]
    words = [f"{100 * mark:.0f}%" if shares else number(mark) for mark in marks]
    labels = [_mark(word, axis.at(mark), height + 15) for word, mark in zip(words, marks, strict=True)]
    return joined(*lines, *labels)


def _mark(word: str, at: float, y: float) -> Html:
    anchor = "start" if at < 3 else "end" if at > 97 else "middle"
    return tag("text", word, x=f"{at:.2f}%", y=y, text_anchor=anchor, class_="tick")


def _line(x1: str, y1: float, x2: str, y2: float, kind: str) -> Html:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def _svg(height: float, *inside: Html | None) -> Html:
    return tag("svg", *inside, width="100%", height=height, aria_hidden="true", class_="plot")

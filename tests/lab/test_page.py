"""The page: whole markup, everything in it, the same figures as the JSON, nothing from elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from cosmodrome.core.catalogue import Catalogue, catalogue
from cosmodrome.core.pseudo import LANGUAGE, accented
from cosmodrome.games.registry import find_game, find_study
from cosmodrome.lab.arena import make_plan, run
from cosmodrome.lab.balance import page as pages
from cosmodrome.lab.balance.facts import Report
from cosmodrome.lab.balance.html import tag
from cosmodrome.lab.balance.plots import axis_over
from cosmodrome.lab.balance.report import make_report
from cosmodrome.lab.balance.samples import Sample, play_sample
from cosmodrome.lab.balance.words import number, signed


class Reader(HTMLParser):
    """Keeps what is open, and fails where something is closed that was not."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.links: list[str] = []
        self.tables: list[list[list[str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.ids.update([known["id"] or ""] if "id" in known else [])
        self.links += [known["href"] or ""] if "href" in known else []
        if tag not in {"meta"}:
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        if tag == "tr":
            self.tables[-1].append([])
        if tag in {"th", "td"}:
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "tr" in self.open:
            self.tables[-1][-1][-1] += data


def report(
    seats: int = 3,
    games: int = 60,
    bots: tuple[str, ...] = ("random",),
    game: str = "template",
    options: dict[str, str] | None = None,
) -> Report:
    found = find_study(game)
    plan = make_plan(found, list(bots), seats, options or {}, games, 0)
    return make_report(found.game, plan, list(run(play_sample, plan, find_study, [], 1)))


def words_of(game: str = "template", language: str = "en") -> Catalogue:
    return catalogue(find_game(game).texts.words, language)


def render(made: Report, game: str = "template") -> str:
    return pages.render(made, words_of(game))


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize(
    ("game", "seats", "games", "bots"),
    [
        ("template", 3, 60, ("random",)),
        ("template", 2, 30, ("random", "greedy/deals=1")),
        ("template", 2, 1, ("random",)),
        ("galaxy-command", 1, 40, ("random",)),
        ("galaxy-command", 2, 1, ("random",)),
    ],
)
def test_the_page_is_whole(game: str, seats: int, games: int, bots: tuple[str, ...]) -> None:
    found = read(render(report(seats, games, bots, game), game))
    assert max(found.ids.values()) == 1
    assert all(link.startswith("#") and found.ids[link[1:]] for link in found.links)
    for table in found.tables:
        assert len({len(row) for row in table}) == 1
        assert len(table) > 1


def test_nothing_comes_from_elsewhere() -> None:
    page = render(report())
    assert not re.search(r"https?://|@import|src=|<link", page)
    assert "nan" not in re.sub(r"<[^>]*>", "", page).lower().split()


def test_the_tables_say_what_the_figures_say() -> None:
    made = report()
    tables = {table[0][0]: table for table in read(render(made)).tables}
    for row, seat in zip(tables["Seat"][1:], made.figures.seats, strict=False):
        assert row[0] == f"Seat {seat.seat + 1}"
    for row, thing in zip(tables["Rocket"][1:], made.figures.things, strict=True):
        assert thing.worth.score is not None
        assert row[0] == thing.name
        assert row[2].startswith(signed(thing.worth.score.value))
    for row, spread in zip(tables["Per game"][1:], made.figures.lengths.values(), strict=True):
        assert row[4] == number(spread.median)


def test_what_was_played_is_told() -> None:
    made = report()
    page = render(made)
    plan = made.figures.plan
    for fact in ("Lift-off", "0 to 59", f"version {plan.rules}", plan.content, "Ties: Scrap"):
        assert fact in page
    assert "cosmodrome lab template --seats 3 --bots random --option ties=scrap --option timer=off" in page
    assert all(words_of().render(finding.text) in unescape(page) for finding in made.findings)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("template", 3, {}),
        ("galaxy-command", 2, {}),
        ("galaxy-rush", 2, {}),
        ("galaxy-challenge", 3, {"civilizations": "on"}),
        ("lunar-rush", 2, {"roles": "beginner", "wonders": "on", "ais": "1"}),
        ("galaxy-trucker", 2, {}),
    ],
)
def test_the_page_is_in_the_reader_s_language(game: str, seats: int, options: dict[str, str]) -> None:
    """Nothing is in English but the title of the game, the names of cards, and the command."""
    made = report(seats, 2, game=game, options=options)
    page = pages.render(made, words_of(game, LANGUAGE))
    assert f'lang="{LANGUAGE}"' in page
    text = unescape(re.sub(r"<(style|script|code)>.*?</\1>|<[^>]*>", "\n", page, flags=re.S))
    names = {made.figures.game, *made.figures.plan.bots, made.figures.plan.content, *_names(find_game(game).data)}
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    text = re.sub(r"\b[A-Z]{2}-\d+\.\d+|\bI+a?\b|\bGC\b", "", text)
    assert [line for line in text.splitlines() if any(accented(word) != word for word in WORD.findall(line))] == []


WORD = re.compile(r"\b[A-Za-z]{2,}\b")
"""A word without accents."""


def _names(data: Any) -> Iterator[str]:
    """Of all the cards that have one."""
    if isinstance(data, tuple):
        for each in data:
            yield from _names(each)
    elif isinstance(data, msgspec.Struct):
        yield from (value for value in (getattr(data, "name", None),) if isinstance(value, str))
        for field in data.__struct_fields__:
            yield from _names(getattr(data, field))


def test_the_order_of_the_games_does_not_matter() -> None:
    found = find_study("template")
    plan = make_plan(found, ["random"], 2, {}, 20, 0)
    samples: list[Sample] = list(run(play_sample, plan, find_study, [], 1))
    assert render(make_report(found.game, plan, samples)) == render(make_report(found.game, plan, samples[::-1]))


def test_markup_in_names_stays_text() -> None:
    assert tag("p", "<b> & co", title='"hi"', class_=None) == '<p title="&quot;hi&quot;">&lt;b&gt; &amp; co</p>'


def test_axes_hold_their_values_and_nought() -> None:
    for values in ([3.0, 14.0], [-2.5, 7.0], [-9.0, -1.0], [0.0], [-0.01, 5.0]):
        axis = axis_over(values)
        assert axis.low <= 0 <= axis.high
        assert axis.low < axis.high
        assert axis.high >= max(values)
        assert axis.low <= min(values) or min(values) > -0.1

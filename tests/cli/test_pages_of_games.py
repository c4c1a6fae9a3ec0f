"""Pages of real games in three sizes of window: what is fatal and what is needed now is on each of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from rich.text import Text

from cosmodrome.cli.choices import Choice
from cosmodrome.cli.page import Page
from cosmodrome.cli.show import Speaker
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import Game, complete_options
from cosmodrome.core.message import Message
from cosmodrome.core.texts import NOW, Block
from cosmodrome.games.registry import find_game
from cosmodrome.testing.walk import Case, walk

HARMLESS = [("galaxy-rush", 2), ("galaxy-challenge", 2), ("galaxy-challenge", 4), ("galaxy-trucker", 4)]
"""Nothing is fatal in these games, or not among their first decisions."""
SIZES = [(80, 24), (100, 35), (160, 50)]
EACH = 3
"""Of the decisions with the same question in a game, so many are looked at."""
DECISIONS = 300
"""So many from the beginning of a game."""


class Decision(NamedTuple):
    question: str
    speaker: Speaker
    blocks: list[Block]
    brief: list[Block]
    prompt: Any
    seat: int
    choices: list[Choice]
    has_form: bool


def decisions(game: Game[Any], seats: int, chosen: dict[str, str], seed: int) -> Iterator[Decision]:
    options = complete_options(game.meta, chosen)
    counts: dict[str, int] = {}
    for moment in itertools.islice(walk(Case(game, seats, options), seed), DECISIONS):
        if moment.seat == CLOCK:
            continue
        view = game.view(moment.state, moment.seat)
        prompt = game.texts.prompt(view)
        speaker = Speaker(game, [f"Player {seat + 1}" for seat in range(seats)], moment.seat)
        lines = [game.texts.offer(view, action) for action in game.offers(moment.state, moment.seat)]
        title = prompt.title.id if isinstance(prompt.title, Message) else prompt.title
        question = f"{title}, fatal: {any(line.fatal for line in lines)}"
        counts[question] = counts.get(question, 0) + 1
        if counts[question] > EACH:
            continue
        choices = [
            Choice(number, *map(speaker.render, (line.text, line.detail, line.clause, line.fatal)))
            for number, line in enumerate(lines, 1)
        ]
        blocks, brief = list(game.texts.board(view)), list(game.texts.brief(view))
        forms = bool(game.forms(moment.state, moment.seat))
        yield Decision(question, speaker, blocks, brief, prompt, moment.seat, choices, forms)


def shown(decision: Decision, page: Page) -> list[str]:
    """With the line below the choices that offers to put an action together."""
    more = [Text("  c  ...")] if decision.has_form else []
    found = page.lines(decision.seat, [], decision.blocks, decision.prompt, decision.choices, more, decision.brief)
    return [line.plain for line in found]


def words(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def missing(decision: Decision, page: Page, lines: list[str]) -> set[str]:
    """The tables needed now of which lines are not on the page."""
    forms = [board for board in (decision.blocks, decision.brief) if board]
    out = []
    for board in forms:
        needed = [block for block in board if block.need == NOW and block.of in (None, decision.seat)]
        pictures = {decision.speaker.render(block.title): page.speaker.picture(block, page.width) for block in needed}
        out.append(
            {
                title
                for title, picture in pictures.items()
                if not all(any(line.plain.strip() in shown for shown in lines) for line in picture)
            }
        )
    return min(out, key=len)


def unsaid(decision: Decision, lines: list[str]) -> list[str]:
    """Choices on the page whose worst consequence is not."""
    text = words(lines)
    return [
        choice.text
        for choice in decision.choices
        if choice.fatal and words([choice.fatal]) not in text and words([choice.detail]) not in text
    ]


TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("galaxy-command", 1, {}),
    ("galaxy-command", 4, {}),
    ("galaxy-rush", 2, {}),
    ("galaxy-trucker", 2, {}),
    ("galaxy-trucker", 4, {}),
    ("lunar-rush", 2, {"roles": "challenge"}),
    ("lunar-rush", 4, {"wonders": "on"}),
    ("galaxy-challenge", 2, {}),
    ("galaxy-challenge", 4, {"civilizations": "on"}),
]


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_what_is_fatal_and_what_is_needed_now_is_on_every_page(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    fatal = 0
    for decision in decisions(find_game(game_id), seats, options, 2):
        fatal += any(choice.fatal for choice in decision.choices)
        for width, height in SIZES:
            page = Page(decision.speaker, width, height)
            lines = shown(decision, page)
            about = f"{decision.question} at {width}x{height}:\n" + "\n".join(lines)
            assert len(lines) < height, about
            assert not unsaid(decision, lines), about
            assert not missing(decision, page, lines), f"{missing(decision, page, lines)} {about}"
    assert fatal or (game_id, seats) in HARMLESS

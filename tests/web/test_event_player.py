"""For each game, a match through the page: every event is shown before the next question, and the figures are true.

Nothing depends on how fast the machine is: time stands still until the test moves it, and the texts are read off the
strip that a player sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Server
from tests.web.shown import lines_in, watch
from tests.web.visits import DESKTOP, PHONE, Visit, open_table, visiting

HIDDEN = -1
"""Credits that are not for this viewer."""
QUESTIONS = 12
"""Of one visit; the games' own tests go to the end."""


class Shown(NamedTuple):
    """A game, who plays, and what stands on the plates."""

    game: str
    sitters: tuple[str, ...]
    score: Callable[[Any, int], Any]
    stock: Callable[[Any, int], list[Any]] | None = None
    """What else a plate counts, in this order, as far as it is a number of the view."""
    silent: frozenset[str] = frozenset()
    """Kinds of events that are only a detail of the next one and are not shown by themselves."""


RUSH_POINTS = ("Medals", "Heroics", "Discoveries", "Expeditions", "Distance", "Achievements")

GAMES = [
    Shown(
        "galaxy-command",
        ("you", "greedy", "greedy"),
        lambda view, seat: sum(points(view["commanders"][seat])),
        lambda view, seat: command_stock(view["commanders"][seat]),
    ),
    Shown(
        "galaxy-rush",
        ("you", "greedy"),
        lambda view, seat: view["captains"][seat]["total"],
        lambda view, seat: [view["captains"][seat]["points"].get(each, 0) for each in RUSH_POINTS],
    ),
    Shown(
        "galaxy-challenge",
        ("you", "greedy", "greedy"),
        lambda view, seat: view["players"][seat]["chips"],
        lambda view, seat: [view["players"][seat]["hand"]],
        silent=frozenset({"GameEnded"}),
    ),
    Shown(
        "lunar-rush",
        ("you", "greedy", "greedy"),
        lambda view, seat: view["corporations"][seat]["gc"],
        silent=frozenset({"PricesMoved", "LoadingFinished", "BuildingEnded"}),
    ),
    Shown(
        "galaxy-trucker",
        ("you", "greedy", "greedy"),
        lambda view, seat: view["truckers"][seat]["credits"],
        silent=frozenset(
            {"ComponentDrawn", "ComponentTaken", "PilePutBack"}
        ),  # whoever holds a component is asked at once
    ),
]


def command_stock(commander: dict[str, Any]) -> list[Any]:
    """Systems, strength, metal, wealth, technologies."""
    if commander["out"]:
        return []
    aligned = f"{sum(each['aligned'] for each in commander['systems'])}/{len(commander['systems'])}"
    return [aligned, commander["strength"], commander["metal"], commander["wealth"], len(commander["technologies"])]


def points(commander: dict[str, Any]) -> list[int]:
    return list(commander["points"].values())


def is_asked(visit: Visit) -> bool:
    """And nothing more is being shown: in a step that all do at once the question stays open meanwhile."""
    asked = visit.page.locator(".actions.mine").count() > 0
    return (asked and visit.page.locator(".strip .buttons", has_text="Next").count() == 0) or visit.is_over()


def check_figures(visit: Visit, shown: Shown) -> None:
    """The plates agree with the view of the question."""
    view = next(message["showing"]["view"] for message in reversed(visit.heard) if "showing" in message)
    for seat in range(len(shown.sitters)):
        plate = visit.page.locator(f"#plate-{seat}")
        score = plate.locator(".score b").filter(visible=True).all_inner_texts()
        assert score == [str(each) for each in [shown.score(view, seat)] if each != HIDDEN], (seat, view)
        if shown.stock and (readings := plate.locator(".readings li")).count():
            expected = [str(each) for each in shown.stock(view, seat)]
            found = [re.sub(r"(?s).*?([\d/]+)$", r"\1", text.strip()) for text in readings.all_inner_texts()]
            assert found[: len(expected)] == expected, (seat, view)


def check_summaries(visit: Visit) -> None:
    """What each of the others did can be read: it is not cut off, or has a good part of the strip's width."""
    summaries = visit.page.locator("section.strip ul .text").evaluate_all(
        """(found) => found.map((each) => {
          const isCut = each.scrollHeight > each.clientHeight + 1
          return [each.textContent, isCut, each.offsetWidth, each.closest('ul').offsetWidth]
        })"""
    )
    for text, is_cut, width, whole in summaries:
        assert not is_cut or width > min(180, whole / 3), text


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("shown", GAMES, ids=lambda shown: shown.game)
def test_every_event_is_shown_before_the_next_question(
    browser: Browser, server: Server, shown: Shown, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size, touch=size == PHONE, confirm="never", animation="fast") as visit:
        visit.page.clock.install()
        visit.open(open_table(visit, shown.game, *shown.sitters, begin=True))
        visit.wait_until(lambda: is_asked(visit), "a question")
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        for _ in range(QUESTIONS):
            heard, ply = len(visit.heard), visit.ply()
            # A bid has its own number.
            visit.page.keyboard.press(visit.offers.first.get_attribute("aria-keyshortcuts") or "1")
            visit.wait_for_ply(ply)
            told = watch(visit, until=lambda: is_asked(visit))
            lines = lines_since(visit, heard, shown)
            # Where several act at once, the others go on while the visitor is asked.
            while len(among(lines, told)) < len(distinct(lines)) and not is_asked(visit):
                told += watch(visit, until=lambda: is_asked(visit))
                lines = lines_since(visit, heard, shown)
            assert among(lines, told) == distinct(lines), (told, lines)
            check_spoken(visit, heard, len(lines))
            if visit.is_over():
                return
            check_figures(visit, shown)
            check_summaries(visit)


def lines_since(visit: Visit, heard: int, shown: Shown) -> list[str]:
    """What has to be shown of the messages from this number on."""
    return [text for kind, text in lines_in(visit.heard[heard:]) if kind not in shown.silent]


def check_spoken(visit: Visit, heard: int, told: int) -> None:
    """A screen reader is given the results in order, as far as the region still has them, and then the own question.

    So many have been told; more may have come since, of which it has been given as many as the strip has shown.
    """
    events, question = (visit.page.locator(f"[data-spoken={what}]") for what in ("events", "question"))
    spoken = " ".join(events.locator("p").all_text_contents())
    lines = [text for _, text in lines_in(visit.heard[heard:])]
    given = [" ".join(lines[:count]) for count in range(told, len(lines) + 1)]
    assert any(each.endswith(spoken) or spoken.endswith(each) for each in given), (spoken, lines)
    assert [each.get_attribute("aria-live") for each in (events, question)] == ["polite", "polite"]
    if not visit.is_over():
        title = visit.page.locator(".actions h2.title").inner_text()
        assert title in (question.text_content() or "")


def among(lines: list[str], told: list[str]) -> list[str]:
    return distinct([text for text in told if text in lines])


def distinct(lines: list[str]) -> list[str]:
    """Two equal lines, one after the other, look like one."""
    return [line for at, line in enumerate(lines) if at == 0 or line != lines[at - 1]]

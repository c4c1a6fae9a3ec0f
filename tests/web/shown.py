"""What a page shows of events, by what can be seen: time stands still until a test moves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.games.registry import find_game
from tests.web.visits import Visit
from tests.words import spoken

STEP, STEPS = 100, 600
"""Milliseconds by which a test moves the time at once, and how often it does so at most."""


def pass_time(visit: Visit, until: Callable[[], bool]) -> None:
    for _ in range(STEPS):
        if until():
            return
        visit.page.clock.run_for(STEP)
    raise AssertionError(f"it did not come to that; the page shows: {visit.page.locator('body').inner_text()}")


def watch(visit: Visit, until: Callable[[], bool], look_closer: Callable[[], None] = lambda: None) -> list[str]:
    """Every text that the strip showed one after the other; where the page waits for the player, they go on.

    `look_closer` is called each time before time goes on, for what else can be seen then.
    """
    told: list[str] = []

    def look() -> bool:
        if until():
            return True
        text = visit.page.locator(".strip .now .text")
        if text.count() and (said := text.inner_text().strip()) and said != (told[-1] if told else ""):
            told.append(said)
        look_closer()
        if visit.page.locator(".strip.waits").count():
            visit.page.keyboard.press("Space")
        return False

    pass_time(visit, look)
    return told


def lines_in(messages: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The kind of each event that these messages tell of, and its line in the words of this reader."""
    found = []
    for message in messages:
        if message["kind"] != "News":
            continue
        showing = message["showing"]
        game, own = find_game(showing["game"]), showing["own_seats"]
        names, you = [seat["name"] for seat in showing["seats"]], own[0] if len(own) == 1 else None
        events = [line for line in message["log"] if line["event"] is not None]
        found += [(line["event"]["kind"], in_a_line(spoken(line["text"], game, names, you))) for line in events]
    return found


def in_a_line(text: str) -> str:
    """As the strip shows it; the log keeps the lines of a sum apart."""
    return " ".join(text.splitlines())


def latest_lines(visit: Visit) -> list[str]:
    """Of the latest message that tells of events."""
    return [text for _, text in lines_in([latest_news(visit)])]


def latest_news(visit: Visit) -> dict[str, Any]:
    """The latest message that tells of something."""
    return next(message for message in reversed(visit.heard) if message["kind"] == "News" and message["log"])

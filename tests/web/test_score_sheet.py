"""The score sheet of every game: every player has one place in it, and the headline names the winner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.core.match import Match
from cosmodrome.games.registry import find_game, game_ids
from tests.server.serving import Server
from tests.web.visits import DESKTOP, PHONE, Visit, lost_by_the_visitor, play_on_from, visiting


def tables(game_id: str) -> list[int]:
    """Two players, who face each other on the sheet, and three."""
    meta = find_game(game_id).meta
    return [seats for seats in (2, 3) if meta.min_seats <= seats <= meta.max_seats]


def colours(within: Locator) -> list[Any]:
    return [each.get_attribute("data-player") for each in within.all()]


def check_bars(visit: Visit, names: list[str], order: list[int], match: Match) -> None:
    """Names, bars and numbers of each category, from the left or from above."""
    outcome, bars = match.outcome, visit.page.get_by_role("region", name="by category")
    assert outcome is not None
    assert bars.locator("header li").all_inner_texts() == [names[seat] for seat in order]
    places = colours(visit.page.locator("main.sheet .totals ol > li"))
    rows = bars.locator(".rows > li:not(.total)").all()
    assert len(rows) == len(outcome.sheet[0])
    for row, category in zip(rows, outcome.sheet[0], strict=True):
        said = [text.strip() for text in row.locator(".value").all_text_contents()]
        assert said == [f"{names[seat]}:{outcome.sheet[seat][category]}".replace("-", "−") for seat in order]
        assert colours(row.locator(".track i")) == places
    totals = bars.locator(".rows .total b").all_inner_texts()
    assert totals == [str(outcome.scores[seat]) for seat in order]


def check_table(visit: Visit, names: list[str], order: list[int], match: Match) -> None:
    assert match.outcome is not None
    visit.page.keyboard.press("t")
    expect(visit.page.locator("main.sheet thead th")).to_have_count(len(order) + 1)
    head = visit.page.locator("main.sheet thead th").all_inner_texts()
    assert head[1:] == [names[seat] for seat in order]
    foot = visit.page.locator("main.sheet tfoot td").all_inner_texts()
    assert foot == [str(match.outcome.scores[seat]) for seat in order]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game_id", game_ids())
def test_header_bars_and_numbers_are_in_one_order(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int], game_id: str
) -> None:
    with visiting(browser, server.address, size) as visit:
        for seats in tables(game_id):
            picture = pictures / f"score-{game_id}-{seats}-{size['width']}.png"
            check_sheet(visit, lost_by_the_visitor(game_id, seats), picture)


def check_sheet(visit: Visit, match: Match, picture: Path) -> None:
    outcome, seats = match.outcome, match.seats
    assert outcome is not None
    visit.open(play_on_from(visit, match.dump(), len(match.log)))
    expect(visit.page.locator("main.sheet")).to_be_visible()
    infos = next(message["showing"]["seats"] for message in reversed(visit.heard) if "showing" in message)
    names = [info["name"] for info in infos]
    order = sorted(range(seats), key=lambda seat: (outcome.places[seat], seat))
    header = visit.page.locator("main.sheet .totals li")
    assert header.locator(".who b").all_inner_texts() == [names[seat] for seat in order]
    assert header.locator("strong").all_inner_texts() == [str(outcome.scores[seat]) for seat in order]
    check_bars(visit, names, order, match)
    visit.page.screenshot(path=picture)
    log = visit.page.get_by_role("region", name="How it went")
    if visit.page.viewport_size == PHONE:
        expect(log.get_by_role("log")).to_have_count(0)
        log.get_by_role("button", name="How it went").click()
    expect(log.get_by_role("log")).to_be_visible()
    check_table(visit, names, order, match)
    if not match.game.meta.cooperative:
        verdict = visit.page.locator("main.sheet .verdict").inner_text()
        assert all(names[seat] in verdict for seat in outcome.winners)

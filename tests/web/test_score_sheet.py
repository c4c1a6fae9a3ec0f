"""The score sheet of every game: every player has one place in it, and the headline names the winner."""

from __future__ import annotations

import random
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.core.game import complete_options
from cosmodrome.core.match import Match
from cosmodrome.games.registry import find_game, game_ids
from tests.server.serving import Server
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, visiting


def tables() -> list[tuple[str, int]]:
    """Each game with two players, who face each other on the sheet, and with three."""
    metas = [find_game(game_id).meta for game_id in game_ids()]
    return [(meta.id, seats) for meta in metas for seats in (2, 3) if meta.min_seats <= seats <= meta.max_seats]


@cache
def lost_by_the_visitor(game_id: str, seats: int) -> Match:
    """A game of random moves in which seat 0 is not the first."""
    game = find_game(game_id)
    for seed in count():
        dice, match = random.Random(seed), Match(game, seats, seed, complete_options(game.meta, {}))
        while match.outcome is None:
            seat = dice.choice(list(match.awaiting))
            match.play(seat, dice.choice(list(game.sensible(match.snapshot(), seat))))
        if match.outcome.places[0] > 1:
            return match
    raise AssertionError("unreachable")


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
        assert said == [f"{names[seat]}:{outcome.sheet[seat][category]}" for seat in order]
        assert colours(row.locator(".track i")) == places
    totals = bars.locator(".rows .total b").all_inner_texts()
    assert totals == [str(outcome.scores[seat]) for seat in order]


def check_table(visit: Visit, names: list[str], order: list[int], match: Match) -> None:
    assert match.outcome is not None
    visit.page.keyboard.press("t")
    head = visit.page.locator("main.sheet thead th").all_inner_texts()
    assert head[1:] == [names[seat] for seat in order]
    foot = visit.page.locator("main.sheet tfoot td").all_inner_texts()
    assert foot == [str(match.outcome.scores[seat]) for seat in order]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_header_bars_and_numbers_are_in_one_order(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int], game_id: str, seats: int
) -> None:
    match = lost_by_the_visitor(game_id, seats)
    outcome = match.outcome
    assert outcome is not None
    with visiting(browser, server.address, size) as visit:
        visit.open(play_on_from(visit, match.dump(), len(match.log)))
        expect(visit.page.locator("main.sheet")).to_be_visible(timeout=PATIENCE)
        infos = next(message["showing"]["seats"] for message in visit.heard if "showing" in message)
        names = [info["name"] for info in infos]
        order = sorted(range(seats), key=lambda seat: (outcome.places[seat], seat))
        header = visit.page.locator("main.sheet .totals li")
        assert header.locator(".who b").all_inner_texts() == [names[seat] for seat in order]
        assert header.locator("strong").all_inner_texts() == [str(outcome.scores[seat]) for seat in order]
        check_bars(visit, names, order, match)
        visit.page.screenshot(path=pictures / f"score-{game_id}-{seats}-{size['width']}.png")
        check_table(visit, names, order, match)
        if not find_game(game_id).meta.cooperative:
            verdict = visit.page.locator("main.sheet .verdict").inner_text()
            assert all(names[seat] in verdict for seat in outcome.winners)

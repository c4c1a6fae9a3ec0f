"""Brute force finds no legal action that a player could not reach by the offers and forms."""

from __future__ import annotations

import random

import pytest

from cosmodrome.games.registry import find_game
from cosmodrome.testing.reach import SMALL, check_reach, explore
from cosmodrome.testing.walk import Case, walk
from tests.faulty import with_flow

NUMBERS = {
    "galaxy-trucker": range(-1, 60),
    "galaxy-challenge": range(-1, 40),
}
"""What is tried in each field; by default small numbers."""

TABLES = [
    ("galaxy-command", 1, {}),
    ("galaxy-command", 2, {}),
    ("galaxy-rush", 2, {}),
    ("galaxy-challenge", 2, {}),
    ("galaxy-challenge", 3, {"civilizations": "on"}),
    ("galaxy-trucker", 1, {"rounds": "I", "pace": "relaxed"}),
    ("galaxy-trucker", 2, {"rounds": "III", "pace": "relaxed"}),
    ("lunar-rush", 1, {"ais": "1"}),
    ("lunar-rush", 2, {}),
    ("lunar-rush", 2, {"roles": "choose", "wonders": "on"}),
    ("template", 3, {}),
]


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_every_legal_action_can_be_reached(game_id: str, seats: int, options: dict[str, str]) -> None:
    look_around(game_id, seats, options, 1)


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_every_legal_action_can_be_reached_in_many_games(game_id: str, seats: int, options: dict[str, str]) -> None:
    look_around(game_id, seats, options, 12)


def test_a_game_without_its_forms_is_caught() -> None:
    game = find_game("lunar-rush")
    poor = with_flow(game, legal_actions=lambda state, seat: iter(game.offers(state, seat)))
    options = {option.id: option.default for option in game.meta.options}
    missing = [
        found.missing
        for moment in walk(Case(poor, 2, options), 1)
        if (found := explore(poor, moment.state, moment.seat, SMALL, random.Random(1)))
    ]
    assert any(missing)


def look_around(game_id: str, seats: int, options: dict[str, str], games: int) -> None:
    game = find_game(game_id)
    complete = {option.id: options.get(option.id, option.default) for option in game.meta.options}
    case, numbers = Case(game, seats, complete), NUMBERS.get(game_id, SMALL)
    assert sum(check_reach(case, seed, numbers) for seed in range(games)) > 5 * games

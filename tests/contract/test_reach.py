"""Brute force finds no legal action that a player could not reach by the offers and forms."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module

import msgspec
import pytest

from cosmodrome.core.flow import Answer, Flow, Question, Seat
from cosmodrome.core.records import Action, Event, Records
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.registry import HOUSE_GAMES, find_game
from cosmodrome.testing.reach import SMALL, check_reach, check_reach_at, explore
from cosmodrome.testing.walk import Case, walk
from tests.contract.market import GAME, STEPS, Market, set_up
from tests.faulty import with_flow
from tests.reaching import asked_seat

NUMBERS = {
    "galaxy-trucker": range(-1, 60),
    "galaxy-challenge": range(-1, 40),
}
"""What is tried in each field; by default small numbers."""

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "galaxy-command": [(1, {}), (2, {})],
    "galaxy-rush": [(2, {})],
    "galaxy-challenge": [(2, {}), (3, {"civilizations": "on"})],
    "galaxy-trucker": [
        (1, {"rounds": "I", "pace": "relaxed"}),
        (2, {"rounds": "II", "pace": "real-time"}),
        (2, {"rounds": "III", "pace": "relaxed"}),
    ],
    "lunar-rush": [(1, {"ais": "1"}), (2, {}), (2, {"roles": "choose", "wonders": "on"})],
    "template": [(3, {}), (3, {"timer": "on"})],
}


@pytest.mark.parametrize("game_id", TABLES)
def test_every_legal_action_can_be_reached(game_id: str) -> None:
    look_around(game_id, 2)


@pytest.mark.long
@pytest.mark.parametrize("game_id", TABLES)
def test_every_legal_action_can_be_reached_in_many_games(game_id: str) -> None:
    look_around(game_id, 12)


@pytest.mark.parametrize("game_id", HOUSE_GAMES)
def test_every_question_and_every_form_is_looked_at(game_id: str) -> None:
    """Random games seldom come to some questions, so each game has positions of all of them. In some position each form
    makes an action that is not offered: without the form brute force would find it.
    """
    game, forms, needed = find_game(game_id), set(), set()
    positions = import_module(f"tests.games.{game_id.replace('-', '_')}.test_reach").POSITIONS
    assert {asked for asked, *_ in positions} == set(game.flow.questions)
    for asked, position, *_ in positions:
        state = position().state
        seat = asked_seat(state, asked)
        offers = set(game.offers(state, seat))
        for kind in game.flow.forms_asked(state, seat):
            forms.add((asked, kind.__name__))
            if any(action not in offers for action in game.flow.composed(state, seat, kind, ())):
                needed.add((asked, kind.__name__))
    assert needed == forms


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


class Sell(Action, frozen=True):
    """Three of the five cards on top."""

    first: int
    second: int
    third: int


def check_sale(state: Market, seat: Seat, action: Sell) -> Refusal | None:
    three = (action.first, action.second, action.third)
    is_legal = set(three) <= set(state.pile[-5:]) and three[0] < three[1] < three[2]
    return None if is_legal else Refusal("LO-1.2", "")


def sell(state: Market, seat: Seat, action: Sell, events: list[Event]) -> None:
    three = (action.first, action.second, action.third)
    state.pile = tuple(card for card in state.pile if card not in three)


def first_sale(state: Market, seat: Seat) -> list[Action]:
    return [Sell(*sorted(state.pile[-5:])[:3])]


def test_in_a_game_of_many_cards_too_an_action_that_cannot_be_reached_is_found() -> None:
    """One offer, three fields, forty cards: the numbers to try are those of the position."""
    question = Question("bid", "LO-1.2", [Answer(Sell, "LO-1.2", check_sale, sell)], offers=first_sale)
    flow = Flow(__name__, setup=set_up, steps=STEPS, questions=[question], over="LO-3.1")
    records = Records(action=Sell, event=GAME.records.event, view=GAME.records.view, state=Market)
    game = msgspec.structs.replace(GAME, flow=flow, records=records)
    for seed in range(5):
        state, _ = game.setup(2, {}, Rng.seeded(seed))
        with pytest.raises(AssertionError, match="neither offered nor composed"):
            check_reach_at(game, state, 0)


def look_around(game_id: str, games: int) -> None:
    game, numbers = find_game(game_id), NUMBERS.get(game_id, SMALL)
    for seats, options in TABLES[game_id]:
        complete = {option.id: options.get(option.id, option.default) for option in game.meta.options}
        case = Case(game, seats, complete)
        looked = sum((check_reach(case, seed, numbers) for seed in range(games)), Counter[str]())
        assert looked.total() > 3 * games

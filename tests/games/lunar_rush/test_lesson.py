"""The numbers and names that the lesson tells are those the learner meets."""

from __future__ import annotations

import pytest

from cosmodrome.core.lesson import script
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.data.components import BAR, DATA, LIFE_SUPPORT, ORE, ROLES
from cosmodrome.games.lunar_rush.events import Fed, GoalMet, GoldBought, LanesBlocked, MarketRefreshed, ShipSold
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.lesson import FIRST_TURNS, LEARNER, RIVAL
from cosmodrome.games.lunar_rush.words.names import lane_text
from tests.games.lunar_rush.positions import GOLD, of_kind
from tests.words import english


@pytest.fixture(scope="module")
def followed() -> Match:
    """All but the free bid at the end."""
    match = Match(GAME, FIRST_TURNS.seats, FIRST_TURNS.seed, FIRST_TURNS.options)
    for cue in script(FIRST_TURNS)[:-1]:
        assert cue.action is not None
        match.play(cue.seat, cue.action)
    return match


@pytest.fixture(scope="module")
def events(followed: Match) -> list[Event]:
    return list(followed.events)


def test_the_card_is_the_ore_runners_and_pays_for_two_tasks(followed: Match, events: list[Event]) -> None:
    state: State = followed.snapshot()
    role = state.corps[LEARNER].role
    assert ROLES[role].id == "ore_runner"
    assert state.corps[RIVAL].role == -1
    assert of_kind(events, GoalMet) == [GoalMet(LEARNER, 0, 5, role), GoalMet(LEARNER, 1, 8, role)]


def test_the_blocked_lanes_are_those_it_speaks_of(events: list[Event]) -> None:
    first, second, _ = of_kind(events, LanesBlocked)
    assert [english(GAME, lane_text(first.up, 2)), english(GAME, lane_text(first.down, 2))] == [
        "moonbound slow",
        "earthbound slow",
    ]
    assert [english(GAME, lane_text(second.up, 2)), english(GAME, lane_text(second.down, 2))] == [
        "moonbound slow",
        "earthbound fast 1",
    ]


def test_the_rival_buys_the_shared_mine(events: list[Event]) -> None:
    (bought,) = of_kind(events, GoldBought)
    assert (bought.seat, bought.gold) == (RIVAL, GOLD["lunarium_mining_collective"])


def test_four_eat_twice_and_all_live(followed: Match, events: list[Event]) -> None:
    assert [event.paid for event in of_kind(events, Fed) if event.seat == LEARNER] == [4, 4]
    state: State = followed.snapshot()
    own = state.corps[LEARNER]
    assert (own.moon, own.dead, own.stock[LIFE_SUPPORT]) == (4, 0, 4)


def test_sales_and_the_refresh_go_as_told(events: list[Event]) -> None:
    sold = [(event.corp, event.numbers, event.prices, event.gc) for event in of_kind(events, ShipSold)]
    assert sold == [(RIVAL, (1,), (8,), 8), (LEARNER, (3,), (8,), 24)]
    last = of_kind(events, MarketRefreshed)[-1]
    assert (last.steps[0], last.prices[0], last.prices[BAR - ORE]) == (2, 7, 20)
    assert DATA.markets[0].sides[0].items[0].threshold == 6


def test_ten_ore_will_have_been_sold(followed: Match) -> None:
    state: State = followed.snapshot()
    own = state.corps[LEARNER]
    assert own.sold[0] + sum(ship.load[ORE] for ship in own.ships) == 10

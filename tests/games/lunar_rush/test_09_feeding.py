"""Chapter 9: the end of the Moon phase."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.events import AstronautsDied, Boarded, Fed
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import FAST_DOWN, FAST_UP, MEDIUM_DOWN, Table, building, family, of_kind


def with_ships(*lanes: int) -> Table:
    """Seat 0 has launched earthbound ships there and builds."""
    table = Table(3)
    table.bid(5, 4, 3)
    rest = [lane for lane in (FAST_UP, 2, 3, FAST_DOWN, MEDIUM_DOWN, 7) if lane not in lanes]
    table.choose(lanes[0], rest[0], rest[1], lanes[1], rest[2], rest[3])
    table.to(steps.BUILD)
    return table


@pytest.mark.clause("LR-9.1")
def test_LR_9_1_each_astronaut_takes_one_life_support_and_all_return() -> None:
    table = building(2)
    table.play(0, actions.Work(family("ore_mine"), 0))
    events = table.end_step()
    assert Fed(0, 3, 3) in events
    assert (table.has("life_support"), table.corp(0).idle, table.corp(0).used) == (3, 3, [0] * 8)
    assert table.has("life_support", 1) == 3


@pytest.mark.clause("LR-9.2")
def test_LR_9_2_without_life_support_an_astronaut_dies_and_25_gc_are_lost() -> None:
    table = building(2)
    table.give(0, life_support=2)
    table.corp(0).gc = 40
    events = table.end_step()
    assert AstronautsDied(0, 0, 1, 25) in events
    assert (table.corp(0).moon, table.corp(0).dead, table.corp(0).gc) == (2, 1, 15)
    table.to(steps.BUILD, 2)
    table.give(0, life_support=1)
    table.corp(0).gc = 10
    assert AstronautsDied(0, 0, 1, 10) in table.end_step()


@pytest.mark.clause("LR-9.3")
def test_LR_9_3_who_boards_needs_neither_bed_nor_food() -> None:
    table = with_ships(FAST_DOWN, MEDIUM_DOWN)
    table.give(0, life_support=1)
    assert table.clause(0, actions.EndBuilding((7,))) == "LR-9.3"
    assert table.clause(0, actions.EndBuilding((FAST_DOWN, FAST_DOWN))) == "LR-9.3"
    events = table.play(0, actions.EndBuilding((FAST_DOWN, MEDIUM_DOWN)))
    assert Boarded(0, (FAST_DOWN, MEDIUM_DOWN)) in events
    events = table.end_step()
    assert Fed(0, 1, 1) in events
    assert not [event for event in of_kind(events, AstronautsDied) if event.seat == 0]
    assert table.corp(0).moon == 1


@pytest.mark.clause("LR-9.4")
def test_LR_9_4_the_example_seven_stay_in_five_beds_with_four_life_support() -> None:
    table = building(2)
    table.people(0, 7)
    table.give(0, life_support=4)
    table.corp(0).gc = 80
    forecast = table.view().corporations[0].forecast
    assert forecast is not None
    assert (forecast.without_bed, forecast.without_food, forecast.lost, forecast.life_support_after) == (2, 1, 75, 0)
    events = table.end_step()
    assert AstronautsDied(0, 2, 1, 75) in events
    assert (table.corp(0).gc, table.corp(0).moon, table.has("life_support")) == (5, 4, 0)


@pytest.mark.clause("LR-9.5")
def test_LR_9_5_once_a_turn_before_earthbound_ships_are_loaded() -> None:
    table = with_ships(FAST_DOWN, MEDIUM_DOWN)
    table.give(0, ore=2)
    events = table.end_step()
    assert len([event for event in of_kind(events, Fed) if event.seat == 0]) == 1
    assert table.step == steps.LOAD_DOWN
    assert table.has("life_support") == 3
    assert not of_kind(table.to(steps.BUILD, 2), Fed)

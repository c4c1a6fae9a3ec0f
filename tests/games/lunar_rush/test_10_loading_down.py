"""Chapter 10: loading earthbound ships."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.events import EarthboundArrived
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import FAST_DOWN, FINISH, MEDIUM_DOWN, SLOW_DOWN, Table, of_kind
from tests.games.lunar_rush.test_09_feeding import with_ships


def loading(*boarders: int) -> Table:
    table = with_ships(FAST_DOWN, MEDIUM_DOWN)
    table.give(0, ore=4, bar=1, life_support=9)
    table.play(0, actions.EndBuilding(boarders))
    table.end_step()
    assert table.step == steps.LOAD_DOWN
    return table


def load(lane: int, ore: int = 0, bar: int = 0, shard: int = 0, gem: int = 0) -> actions.LoadEarthbound:
    return actions.LoadEarthbound(lane, ore, bar, shard, gem)


@pytest.mark.clause("LR-10.1")
def test_LR_10_1_moon_items_take_a_space_each() -> None:
    table = loading()
    assert table.clause(0, load(FAST_DOWN, ore=1, bar=1)) == "LR-10.1"
    assert table.clause(0, load(MEDIUM_DOWN, shard=1)) == "LR-10.1"
    assert table.clause(0, load(MEDIUM_DOWN, ore=-1)) == "LR-10.1"
    table.play(0, load(MEDIUM_DOWN, ore=3))
    assert table.has("ore") == 1
    table.play(0, load(MEDIUM_DOWN, ore=2, bar=1))
    assert (table.has("ore"), table.has("bar")) == (2, 0)
    assert table.clause(0, load(FAST_DOWN, bar=1)) == "LR-10.1"
    assert table.view().lanes[MEDIUM_DOWN].ships[-1].load == ((5, 2), (6, 1))


@pytest.mark.clause("LR-10.1")
def test_LR_10_1_an_astronaut_takes_a_space_and_is_on_earth_after_the_arrival() -> None:
    table = loading(MEDIUM_DOWN)
    assert table.clause(0, load(MEDIUM_DOWN, ore=3)) == "LR-10.1"
    table.play(0, load(MEDIUM_DOWN, ore=2))
    earth = table.corp(0).earth
    table.to(steps.BID, 2)
    assert table.corp(0).earth == earth
    events = table.to(steps.BID, 3)
    arrived = [event for event in of_kind(events, EarthboundArrived) if (event.corp, event.lane) == (0, MEDIUM_DOWN)]
    assert (arrived[0].astronauts, arrived[0].empty) == (1, 0)
    assert table.corp(0).earth == earth + 1


@pytest.mark.clause("LR-10.2")
def test_LR_10_2_each_empty_space_scores_one() -> None:
    table = loading(FAST_DOWN)
    table.play(0, load(MEDIUM_DOWN, bar=1))
    gc = table.corp(0).gc
    events = table.to(steps.BID, 2)
    assert EarthboundArrived(0, FAST_DOWN, 1, 0, 0) in events
    assert table.corp(0).gc == gc
    events = table.to(steps.BID, 3)
    assert EarthboundArrived(0, MEDIUM_DOWN, 0, 2, 2) in events


@pytest.mark.clause("LR-10.2")
def test_LR_10_2_a_ship_may_fly_empty() -> None:
    table = loading()
    events = table.play(0, FINISH) + table.to(steps.BID, 2)
    assert EarthboundArrived(0, FAST_DOWN, 0, 1, 1) in events


@pytest.mark.clause("LR-10.3")
def test_LR_10_3_only_ships_of_this_turn_are_loaded() -> None:
    table = loading()
    table.sail(0, SLOW_DOWN, 2, ore=1)
    assert table.clause(0, load(SLOW_DOWN, ore=1)) == "LR-10.3"
    assert table.clause(0, load(2, ore=1)) == "LR-10.3"
    table.to(steps.BID, 2)
    ship = next(ship for ship in table.corp(0).ships if ship.lane == SLOW_DOWN)
    assert sum(ship.load) == 1

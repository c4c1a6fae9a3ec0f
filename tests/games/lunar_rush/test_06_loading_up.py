"""Chapter 6: loading and moving moonbound ships."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.events import MoonboundArrived
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import FAST_DOWN, FAST_UP, FINISH, MEDIUM_UP, SLOW_DOWN, SLOW_UP, Table, of_kind


def loading(*lanes: int, turn: int = 1) -> Table:
    """Seat 0 has taken these lanes and loads."""
    table = Table(3)
    table.to(steps.BID, turn)
    for corp in table.state.corps:
        corp.last_bid = 2
    table.bid(5, 4, 3)
    rest = [lane for lane in (FAST_DOWN, 6, SLOW_DOWN, FAST_UP, MEDIUM_UP, SLOW_UP) if lane not in lanes]
    table.choose(lanes[0], rest[0], rest[1], lanes[1], rest[2], rest[3])
    assert table.step == steps.LOAD_UP
    return table


def load(lane: int, habp: int = 0, tech: int = 0, advm: int = 0, astronauts: int = 0) -> actions.LoadMoonbound:
    return actions.LoadMoonbound(lane, habp, tech, advm, astronauts)


@pytest.mark.clause("LR-6.1")
def test_LR_6_1_earth_items_are_free_and_only_astronauts_are_limited() -> None:
    table = loading(MEDIUM_UP, SLOW_UP)
    gc = table.corp(0).gc
    table.play(0, load(SLOW_UP, tech=9))
    assert table.corp(0).gc == gc
    table.corp(0).earth = 1
    assert table.clause(0, load(MEDIUM_UP, astronauts=2)) == "LR-6.1"
    table.play(0, load(MEDIUM_UP, astronauts=1))
    assert table.corp(0).earth == 0
    assert table.clause(0, load(SLOW_UP, astronauts=1)) == "LR-6.1"
    table.play(0, load(MEDIUM_UP, tech=1))
    assert table.clause(0, load(SLOW_UP, astronauts=1)) == ""


@pytest.mark.clause("LR-6.2")
@pytest.mark.parametrize(
    ("lane", "action", "clause"),
    [
        (MEDIUM_UP, load(MEDIUM_UP, habp=2, tech=1), ""),
        (MEDIUM_UP, load(MEDIUM_UP, habp=2, astronauts=1), ""),
        (MEDIUM_UP, load(MEDIUM_UP, habp=2, tech=1, advm=1), "LR-6.2"),
        (MEDIUM_UP, load(MEDIUM_UP, habp=3), "LR-6.2"),
        (SLOW_UP, load(SLOW_UP, astronauts=3), "LR-6.2"),
        (SLOW_UP, load(SLOW_UP, habp=3, advm=1, astronauts=2), ""),
        (SLOW_UP, load(SLOW_UP, tech=-1), "LR-6.2"),
    ],
)
def test_LR_6_2_a_part_takes_two_spaces_and_two_astronauts_go(
    lane: int, action: actions.LoadMoonbound, clause: str
) -> None:
    assert loading(MEDIUM_UP, SLOW_UP).clause(0, action) == clause


@pytest.mark.clause("LR-6.3")
def test_LR_6_3_arrivals_unload_and_astronauts_work_at_once() -> None:
    table = loading(FAST_UP, MEDIUM_UP)
    table.play(0, load(FAST_UP, astronauts=2))
    table.play(0, load(MEDIUM_UP, habp=2, advm=1))
    events = table.end_step()
    assert of_kind(events, MoonboundArrived)[0] == MoonboundArrived(0, FAST_UP, (), 2)
    corp = table.corp(0)
    assert (corp.moon, corp.idle, corp.earth) == (5, 5, 5)
    assert [ship.lane for ship in corp.ships] == [MEDIUM_UP]
    events = table.to(steps.BUILD, 2)
    assert MoonboundArrived(0, MEDIUM_UP, ((0, 2), (2, 1)), 0) in events
    assert (table.has("habp"), table.has("advm")) == (3, 1)
    assert MEDIUM_UP not in [ship.lane for ship in corp.ships if ship.moves == 1]


@pytest.mark.clause("LR-6.3")
def test_LR_6_3_beds_or_not() -> None:
    table = loading(FAST_UP, MEDIUM_UP)
    table.people(0, 5)
    table.play(0, load(FAST_UP, astronauts=2))
    table.end_step()
    assert table.corp(0).idle == 7


@pytest.mark.clause("LR-6.4")
def test_LR_6_4_only_ships_of_this_turn_are_loaded_in_part_or_not_at_all() -> None:
    table = loading(MEDIUM_UP, SLOW_DOWN)
    assert table.clause(0, load(FAST_UP, tech=1)) == "LR-6.4"
    assert table.clause(0, load(SLOW_DOWN, tech=1)) == "LR-6.4"
    assert table.clause(0, load(MEDIUM_UP, tech=1)) == ""
    gc = table.corp(0).gc
    table.play(0, FINISH)
    events = table.to(steps.BUILD, 2)
    assert MoonboundArrived(0, MEDIUM_UP, (), 0) in events
    assert table.corp(0).book[3] == 0
    assert table.corp(0).gc <= gc


@pytest.mark.clause("LR-6.4")
def test_LR_6_4_a_ship_under_way_is_not_loaded_again() -> None:
    table = loading(MEDIUM_UP, SLOW_UP)
    table.to(steps.BID, 2)
    table.corp(0).last_bid = 1
    table.play(0, actions.PlaceBid(5))
    table.play(1, actions.PlaceBid(2))
    table.play(2, actions.PlaceBid(1))
    table.choose(FAST_UP, SLOW_DOWN, FAST_DOWN, 6)
    table.to(steps.LOAD_UP)
    assert 0 in table.awaiting
    assert table.clause(0, load(SLOW_UP, tech=1)) == "LR-6.4"
    assert table.clause(0, load(FAST_UP, tech=1)) == ""


@pytest.mark.clause("LR-6.5")
def test_LR_6_5_the_capacity_is_fixed_when_the_ship_is_loaded() -> None:
    table = loading(MEDIUM_UP, SLOW_UP)
    table.play(0, load(MEDIUM_UP, tech=5))
    table.end_step()
    table.own(0, "galactic_waystation", bought=1)
    ships = {ship.lane: ship.spaces for ship in table.corp(0).ships}
    assert ships == {MEDIUM_UP: 5, SLOW_UP: 9}
    assert [table.view().lanes[lane].spaces for lane in (FAST_UP, MEDIUM_UP, SLOW_UP)] == [4, 7, 11]

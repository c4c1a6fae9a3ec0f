"""Chapter 10: the flight board."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.events import CardTurnedUp, ShipMoved, StrengthDeclared, WeakestFound
from cosmodrome.games.galaxy_trucker.rules.track import flight_order, move
from tests.games.galaxy_trucker.positions import TUG, flight, fly, of_kind, spaces

LONE = "7/7: P"


@pytest.mark.clause("GT-10.1")
@pytest.mark.parametrize(("days", "space"), [(3, 4), (5, 7), (-2, -3), (-1, -1), (0, 0)])
def test_GT_10_1_occupied_spaces_are_skipped_without_being_counted(days: int, space: int) -> None:
    table = flight(LONE, LONE, LONE)
    spaces(table, 0, 2, -2)
    events: list[Event] = []
    if days == 5:
        spaces(table, 0, 2, 4)
    move(table.state, 0, days, events)
    assert table.ship().days == space
    assert len({ship.days for ship in table.state.ships}) == 3


@pytest.mark.clause("GT-10.2")
def test_GT_10_2_a_space_taken_by_a_ship_a_lap_away_is_skipped() -> None:
    table = flight(LONE, LONE)
    spaces(table, 38, 0)
    move(table.state, 0, 2, [])
    assert table.ship().days == 41
    assert flight_order(table.state) == (0, 1)
    table.ship(1).flying = False
    spaces(table, 38, 0)
    move(table.state, 0, 2, [])
    assert table.ship().days == 40
    assert flight_order(table.state) == (0,)


@pytest.mark.clause("GT-10.3")
def test_GT_10_3_the_leader_turns_up_each_card() -> None:
    table = flight(LONE, TUG, cards=["I-04", "I-04"])
    events = fly(table)
    assert of_kind(events, CardTurnedUp)[0].seat == 0
    spaces(table, 0, 9)
    assert of_kind(fly(table), CardTurnedUp)[0].seat == 1


@pytest.mark.clause("GT-10.4")
def test_GT_10_4_the_order_of_a_card_stays_whoever_overtakes() -> None:
    table = flight("7/7: P\n8/7: E-...", "7/7: P B2...#\n8/7: EE-...", "7/7: P\n8/7: E=...", cards=["I-05"])
    spaces(table, 0, -1, -2)
    events = fly(table)
    assert [event.seat for event in of_kind(events, StrengthDeclared)] == [0]
    events = table.play(1, table.offers(1)[1])
    assert [event.seat for event in of_kind(events, ShipMoved)] == [1, 2]
    assert [line.place for line in table.view().journey] == [2, 1, 3]


@pytest.mark.clause("GT-10.4")
def test_GT_10_4_a_combat_zone_takes_the_order_anew_for_each_line() -> None:
    table = flight(LONE, TUG, cards=["I-16"])
    events = fly(table, dice=[1, 1, 1, 1])
    lines = of_kind(events, WeakestFound)
    assert [line.seat for line in lines[:2]] == [0, 0]
    declared = [event.seat for event in of_kind(events, StrengthDeclared)]
    assert declared[:2] == [1, 0]

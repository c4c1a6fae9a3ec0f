"""Chapter 6, events: resources, strikes, peace, and the order in which they come.

Revolts and invasions are in `test_6_threats.py`, Red Alerts in `test_6_red_alerts.py` and `test_6_storms.py`.
"""

from __future__ import annotations

import pytest

from cosmodrome.core.records import digest
from cosmodrome.games.galaxy_command.actions import BideTime, Explore, Trade
from cosmodrome.games.galaxy_command.data.components import EVENTS
from cosmodrome.games.galaxy_command.events import (
    CommanderLost,
    EventDrawn,
    ResourcesCollected,
    ResourcesGained,
    StrikeCalled,
    SystemDefended,
    YearBegan,
)
from tests.games.galaxy_command.positions import EVENT_NUMBER, SURE, Table, of_kind, only

REVOLT, LESSER_REVOLT = 14, 18
RESOURCES = [
    ("Derelict Ship", 1, 0),
    ("Asteroid", 0, 1),
    ("Peaceful Colonization", 0, 2),
    ("Extract Resources", 2, 0),
]


@pytest.mark.clause("CO-6.1")
def test_CO_6_1_the_top_event_comes_up_for_every_player() -> None:
    table = Table(3)
    events = table.round("Asteroid")
    assert events[0] == EventDrawn(card=EVENT_NUMBER["Asteroid"], year=1, in_place=False, number=1, total=7)
    assert [event.seat for event in of_kind(events, ResourcesGained)] == [0, 1, 2]
    view = table.view()
    assert (view.events_left, view.unused_events, view.used_events) == (6, 11, (EVENT_NUMBER["Asteroid"],))


@pytest.mark.clause("CO-6.1")
@pytest.mark.parametrize(
    ("event", "forces"),
    [
        (REVOLT, (1, 3)),
        (LESSER_REVOLT, (1, 2)),
        ("Small Invasion", (1, 2)),
        ("Large Invasion", (2, 3)),
        ("Siren Leader", (1, 3)),
    ],
)
@pytest.mark.parametrize("year", [1, 2])
def test_CO_6_1_the_section_of_the_current_year_applies(event: str | int, forces: tuple[int, int], year: int) -> None:
    table = Table().aligned(0, SURE).in_year(year)
    defence = only(table.round(event, dice=[6]), SystemDefended)
    assert (defence.force, defence.die, defence.lost) == (forces[year - 1], 6, False)


@pytest.mark.clause("CO-6.2")
@pytest.mark.parametrize(("event", "metal", "wealth"), RESOURCES)
@pytest.mark.parametrize("year", [1, 2])
def test_CO_6_2_resource_events_add_what_they_show(event: str, metal: int, wealth: int, year: int) -> None:
    table = Table(2).in_year(year).before_event().own(0, metal=0, wealth=0).own(1, metal=1, wealth=1)
    events = table.draw(event)
    assert of_kind(events, ResourcesGained) == [ResourcesGained(seat, metal, wealth, 0) for seat in (0, 1)]
    assert table.stored(0) == (metal, wealth)
    assert table.stored(1) == (1 + metal, 1 + wealth)


@pytest.mark.clause("CO-6.2")
@pytest.mark.parametrize(
    ("event", "known", "before", "after", "lost"),
    [
        ("Extract Resources", (), (2, 0), (3, 0), 1),
        ("Extract Resources", (), (3, 0), (3, 0), 2),
        ("Derelict Ship", (), (2, 3), (3, 3), 0),
        ("Derelict Ship", (), (3, 2), (3, 2), 1),
        ("Peaceful Colonization", (), (3, 2), (3, 3), 1),
        ("Asteroid", (), (0, 3), (0, 3), 1),
        ("Extract Resources", ("Interstellar Banking",), (3, 0), (5, 0), 0),
        ("Extract Resources", ("Interstellar Banking",), (4, 0), (5, 0), 1),
        ("Asteroid", ("Interstellar Banking",), (5, 5), (5, 5), 1),
    ],
)
def test_CO_6_2_as_far_as_it_fits_the_rest_is_lost(
    event: str, known: tuple[str, ...], before: tuple[int, int], after: tuple[int, int], lost: int
) -> None:
    table = Table().know(0, *known).before_event().own(0, metal=before[0], wealth=before[1])
    assert only(table.draw(event), ResourcesGained).lost == lost
    assert table.stored(0) == after


@pytest.mark.clause("CO-6.2")
def test_CO_6_2_no_commerce_here() -> None:
    table = Table().know(0, "Interspecies Commerce").before_event().own(0, metal=2, wealth=0)
    table.draw("Extract Resources")
    assert table.view().phase == "Action"
    assert table.refused(0, Trade("metal")).clause == "CO-4.2"


@pytest.mark.clause("CO-6.3")
def test_CO_6_3_no_collection_in_the_next_turn_only() -> None:
    table = Table(2).aligned(0, "Wolf 359").before_event().own(0, metal=1, wealth=0).own(1, metal=0, wealth=0)
    events = table.draw("Strike")
    assert [event.seat for event in of_kind(events, StrikeCalled)] == [0, 1]
    assert (table.mat(0).next_metal, table.mat(0).next_wealth) == (0, 0)
    for seat, left in ((0, (1, 0)), (1, (0, 0))):
        events = table.play(seat, BideTime())
        assert only(events, ResourcesCollected) == ResourcesCollected(seat, 0, 0, 0, 0, True)
        assert table.stored(seat) == left
        table.stack("Peace and Quiet").rest()
    assert only(table.play(0, BideTime()), ResourcesCollected) == ResourcesCollected(0, 2, 1, 0, 0, False)


@pytest.mark.clause("CO-6.3")
def test_CO_6_3_what_is_aligned_in_the_struck_turn_yields_nothing_either() -> None:
    table = Table().face_down(0, "Wolf 359").before_event().own(0, metal=0, wealth=0)
    table.draw("Strike")
    table.play(0, Explore(0), dice=[6])
    assert (table.production(0), table.stored(0)) == ((2, 1), (0, 0))


@pytest.mark.clause("CO-6.3")
@pytest.mark.parametrize(
    ("systems", "half"),
    [
        ([], (1, 1)),
        (["Wolf 359"], (1, 1)),
        (["Wolf 359", "Proxima"], (2, 1)),
        (["Wolf 359", "Proxima", "Kapteyn"], (2, 2)),
        (["Kapteyn", "Cygnus"], (1, 2)),
        (["Kapteyn", "Cygnus", "Luyten"], (1, 3)),
    ],
)
def test_CO_6_3_with_robot_workers_half_of_each_rounded_up(systems: list[str], half: tuple[int, int]) -> None:
    table = Table().know(0, "Robot Workers").aligned(0, *systems).before_event().own(0, metal=0, wealth=0)
    table.draw("Strike")
    assert (table.mat(0).next_metal, table.mat(0).next_wealth) == half
    table.play(0, BideTime())
    assert table.stored(0) == half


@pytest.mark.clause("CO-6.3")
def test_CO_6_3_strikes_do_not_add_up() -> None:
    table = Table().before_event().own(0, metal=0, wealth=0)
    table.commander(0).strike = True
    table.draw("Strike")
    table.round("Peace and Quiet")
    assert table.stored(0) == (0, 0)
    table.round("Peace and Quiet")
    assert table.stored(0) == (1, 1)


@pytest.mark.clause("CO-6.3")
def test_CO_6_3_carries_over_the_change_of_year() -> None:
    table = Table().at(1, 7).before_event().own(0, metal=0, wealth=0)
    assert of_kind(table.draw("Strike"), YearBegan)
    table.play(0, BideTime())
    assert table.stored(0) == (0, 0)
    table.draw("Peace and Quiet")
    table.play(0, BideTime())
    assert table.stored(0) == (1, 1)


@pytest.mark.clause("CO-6.8")
@pytest.mark.parametrize("card", [16, 50])
@pytest.mark.parametrize("year", [1, 2])
def test_CO_6_8_peace_and_quiet_does_nothing(card: int, year: int) -> None:
    table = Table(2).in_year(year).aligned(0, "Wolf 359").before_event()
    before = [digest(commander) for commander in table.state.commanders]
    events = table.draw(card)
    assert EVENTS[card].name == "Peace and Quiet"
    number, total = (3, 7) if year == 1 else (2, 6)
    assert events[0] == EventDrawn(card, year, False, number, total)
    assert [digest(commander) for commander in table.state.commanders] == before


@pytest.mark.clause("CO-6.10")
@pytest.mark.parametrize("event", ["Small Invasion", "Revolt"])
def test_CO_6_10_each_player_rolls_for_the_own_sector_in_turn_order(event: str) -> None:
    table = Table(3, first=1)
    for seat, name in enumerate(["Wolf 359", "Cygnus", "Lalande"]):
        table.aligned(seat, name)
    events = of_kind(table.round(event, dice=[5, 1, 4]), SystemDefended)
    assert [(each.seat, each.die, each.lost) for each in events] == [(1, 5, True), (2, 1, False), (0, 4, True)]
    assert table.is_aligned(2, "Lalande")
    assert not table.is_aligned(0, "Wolf 359")


@pytest.mark.clause("CO-6.10")
def test_CO_6_10_a_player_who_is_out_rolls_no_more() -> None:
    table = Table(2).at(2, 8).aligned(1, SURE)
    table.round("Revolt", dice=[1])
    events = table.round("Large Invasion", dice=[1])
    assert [each.seat for each in of_kind(events, SystemDefended)] == [1]
    assert not of_kind(events, CommanderLost)

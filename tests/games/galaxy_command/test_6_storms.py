"""Chapter 6, the Meteor Storm: whom it strikes, how long it lasts, and what ends it."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_command.actions import BideTime, Conquer, Explore
from cosmodrome.games.galaxy_command.events import PlayerSpared, ResourcesCollected, StormRaged
from tests.games.galaxy_command.positions import SURE, Table, of_kind, only

STORM = "Meteor Storm"


def stormy(year: int, *names: str) -> Table:
    """A table before the action, after a Meteor Storm and with empty storage."""
    table = Table().in_year(year).aligned(0, *names)
    table.round(STORM, "Peace and Quiet")
    return table.own(0, metal=0, wealth=0)


def collect(table: Table) -> tuple[int, int]:
    """What the next collection brings to empty storage; a quiet round goes by."""
    events = only(table.own(0, metal=0, wealth=0).play(0, BideTime()), ResourcesCollected)
    table.draw("Peace and Quiet")
    return events.metal, events.wealth


@pytest.mark.clause("CO-6.12")
@pytest.mark.parametrize(("year", "collections"), [(1, 1), (2, 2)])
def test_CO_6_12_the_newest_system_yields_nothing_for_one_or_two_collections(year: int, collections: int) -> None:
    table = Table().in_year(year).aligned(0, "Wolf 359", "Fomalhaut")
    events = table.round(STORM, "Peace and Quiet")
    assert only(events, StormRaged) == StormRaged(0, slot=1, card=27, collections=collections)
    assert [system.storm for system in table.mat(0).systems[:3]] == [0, collections, 0]
    assert table.production(0) == (3, 2)
    assert [collect(table) for _ in range(3)] == [(2, 1)] * collections + [(3, 2)] * (3 - collections)


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_each_collection_uses_one_up() -> None:
    table = stormy(2, "Kapteyn")
    for left in (2, 1, 0):
        assert table.system(0, "Kapteyn").storm == left
        collect(table)


@pytest.mark.clause("CO-6.12")
@pytest.mark.parametrize(
    ("names", "spared"),
    [
        ((), PlayerSpared(0, "no system")),
        (("Wolf 359", "Sirius"), PlayerSpared(0, "no production", 7)),
        (("Kapteyn", SURE), PlayerSpared(0, "no production", 10)),
    ],
)
def test_CO_6_12_a_newest_system_without_production_is_spared(names: tuple[str, ...], spared: PlayerSpared) -> None:
    table = Table().aligned(0, *names)
    events = table.round(STORM, "Peace and Quiet")
    assert of_kind(events, PlayerSpared) == [spared]
    assert not any(system.storm for system in table.mat(0).systems)
    assert (table.mat(0).next_metal, table.mat(0).next_wealth) == table.production(0)


@pytest.mark.clause("CO-6.12")
@pytest.mark.parametrize(("name", "income"), [("Wolf 359", (1, 1)), ("Cygnus", (1, 1)), ("Fomalhaut", (1, 1))])
def test_CO_6_12_metal_or_wealth_or_both(name: str, income: tuple[int, int]) -> None:
    assert collect(stormy(1, name)) == income


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_each_player_has_the_own_storm() -> None:
    table = Table(2).aligned(0, "Sirius").aligned(1, "Wolf 359")
    events = table.round(STORM, "Peace and Quiet")
    assert (of_kind(events, PlayerSpared), only(events, StormRaged).seat) == ([PlayerSpared(0, "no production", 7)], 1)
    table.rest()
    assert (table.mat(1).next_metal, table.system(1, "Wolf 359").storm) == (1, 1)


@pytest.mark.clause("CO-6.12")
@pytest.mark.parametrize(("known", "struck"), [((), (0, 0)), (("Robot Workers",), (1, 1))])
def test_CO_6_12_a_struck_collection_uses_one_up_too(known: tuple[str, ...], struck: tuple[int, int]) -> None:
    table = Table().at(2, 9).aligned(0, "Wolf 359", "Kapteyn").know(0, *known)
    table.round(STORM, "Strike")
    assert collect(table) == struck
    assert table.system(0, "Kapteyn").storm == 1
    assert [collect(table), collect(table)] == [(2, 1), (2, 3)]


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_a_storm_of_year_1_ends_with_a_struck_collection() -> None:
    table = Table().aligned(0, "Wolf 359", "Kapteyn")
    table.round(STORM, "Strike")
    assert [collect(table), collect(table)] == [(0, 0), (2, 3)]


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_robot_workers_take_half_of_what_the_storm_leaves() -> None:
    table = Table().aligned(0, "Cygnus", "Luyten", "Kapteyn").know(0, "Robot Workers")
    table.round(STORM, "Strike")
    assert table.production(0) == (1, 5)
    assert collect(table) == (1, 2)


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_the_mark_goes_when_the_system_is_lost() -> None:
    table = Table().at(2, 9).aligned(0, SURE, "Wolf 359")
    table.round(STORM, "Small Invasion", dice=[6])
    assert table.system(0, "Wolf 359").storm == 0
    assert (table.production(0), table.mat(0).next_metal) == ((1, 1), 1)
    table.own(0, metal=0, strength=3).play(0, Conquer(0), dice=[6])
    assert table.stored(0)[0] == 2


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_the_mark_goes_with_a_system_given_up_and_others_keep_theirs() -> None:
    table = Table().at(2, 9).aligned(0, SURE, "Vega", "Wolf 359").unaligned(0, "Kapteyn")
    table.round(STORM, "Peace and Quiet")
    table.own(0, strength=3).play(0, Conquer(2), dice=[6])
    table.own(0, metal=0, wealth=0).draw("Pandemic", "Peace and Quiet")
    assert (table.system(0, "Wolf 359").storm, table.production(0)) == (1, (2, 1))
    assert table.mat(0).next_metal == 1


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_a_system_aligned_later_is_not_touched() -> None:
    table = stormy(2, "Wolf 359").face_down(0, "Kapteyn").own(0, strength=3)
    table.play(0, Explore(1), dice=[6])
    assert table.stored(0) == (1, 3)


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_a_storm_of_the_last_event_of_year_1_lasts_into_year_2() -> None:
    table = Table().at(1, 7).aligned(0, "Wolf 359")
    table.round(STORM, "Peace and Quiet")
    assert (table.view().year, collect(table), collect(table)) == (2, (1, 1), (2, 1))


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_a_second_storm_leaves_the_mark_of_another_system() -> None:
    table = stormy(2, SURE, "Wolf 359").unaligned(0, "Kapteyn").own(0, strength=3)
    table.play(0, Conquer(1), dice=[6])
    table.draw(STORM, "Peace and Quiet")
    assert (table.system(0, "Wolf 359").storm, table.system(0, "Kapteyn").storm) == (1, 2)
    assert [collect(table) for _ in range(3)] == [(1, 1), (2, 1), (2, 3)]


@pytest.mark.clause("CO-6.12")
def test_CO_6_12_a_second_storm_on_the_same_system_does_not_add_up() -> None:
    table = stormy(2, "Wolf 359")
    assert only(table.round(STORM, "Peace and Quiet"), StormRaged).collections == 2
    assert [collect(table) for _ in range(3)] == [(1, 1), (1, 1), (2, 1)]

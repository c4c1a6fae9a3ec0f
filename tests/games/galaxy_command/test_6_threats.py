"""Chapter 6, revolts and invasions: which system is threatened, when it is lost, and when a home world revolts."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import Conquer, Explore
from cosmodrome.games.galaxy_command.events import CommanderLost, NothingThreatened, SystemDefended
from tests.games.galaxy_command.dice import pick
from tests.games.galaxy_command.positions import SURE, Table, of_kind, only

REVOLT, LESSER_REVOLT = 14, 18


@pytest.mark.clause("CO-6.4")
@pytest.mark.parametrize("order", [("Tau Ceti", "Vega", "Wolf 359"), ("Wolf 359", "Vega", "Tau Ceti")])
def test_CO_6_4_the_lowest_resistance_revolts(order: tuple[str, ...]) -> None:
    table = Table().aligned(0, *order).unaligned(0, "Barnard's Star")
    defence = only(table.round(REVOLT, dice=[3]), SystemDefended)
    assert (defence.card, defence.threat, defence.resistance, defence.lost) == (5, "revolt", 4, True)
    assert [table.is_aligned(0, name) for name in ("Tau Ceti", "Wolf 359", "Vega")] == [False, True, True]


@pytest.mark.clause("CO-6.4")
def test_CO_6_4_a_tie_is_broken_at_random() -> None:
    targets = []
    for number in (1, 2, 3):
        table = Table().aligned(0, "Wolf 359", "Vega", "Cygnus", "Lalande", "Canopus")
        events = table.round(REVOLT, dice=[pick(number, of=3), 1])
        targets.append(only(events, SystemDefended).card)
    assert sorted(targets) == [1, 4, 22]


@pytest.mark.clause("CO-6.4")
@pytest.mark.parametrize(
    ("name", "year", "event", "known", "die", "lost"),
    [
        ("Wolf 359", 1, REVOLT, (), 4, True),
        ("Wolf 359", 1, REVOLT, (), 3, False),
        ("Wolf 359", 1, REVOLT, ("Hyper Television",), 5, True),
        ("Wolf 359", 1, REVOLT, ("Hyper Television",), 4, False),
        ("Wolf 359", 1, REVOLT, ("Planetary Defenses",), 4, True),
        ("Vega", 2, REVOLT, (), 5, True),
        ("Vega", 2, REVOLT, (), 4, False),
        ("Vega", 2, REVOLT, ("Hyper Television",), 6, True),
        ("Vega", 2, REVOLT, ("Hyper Television",), 5, False),
        ("Vega", 2, LESSER_REVOLT, (), 6, True),
        ("Vega", 2, LESSER_REVOLT, (), 5, False),
        ("Vega", 2, LESSER_REVOLT, ("Hyper Television",), 6, False),
        ("Vega", 1, REVOLT, (), 6, False),
    ],
)
def test_CO_6_4_die_plus_force_at_least_the_resistance(
    name: str, year: int, event: int, known: tuple[str, ...], die: int, lost: bool
) -> None:
    table = Table().in_year(year).aligned(0, name).know(0, *known)
    defence = only(table.round(event, dice=[die]), SystemDefended)
    assert defence.lost == lost
    assert table.is_aligned(0, name) != lost


@pytest.mark.clause("CO-6.4")
def test_CO_6_4_its_production_is_lost() -> None:
    table = Table().aligned(0, "Fomalhaut", "Kapteyn").at(2, 8)
    assert table.production(0) == (2, 4)
    table.round(REVOLT, dice=[4])
    assert table.production(0) == (2, 2)
    table.round(LESSER_REVOLT, dice=[6])
    assert table.production(0) == (1, 1)


@pytest.mark.clause("CO-6.4")
def test_CO_6_4_production_of_a_system_that_holds_is_kept() -> None:
    table = Table().aligned(0, "Fomalhaut")
    table.round(REVOLT, dice=[6])
    assert (table.is_aligned(0, "Fomalhaut"), table.production(0)) == (True, (2, 2))


@pytest.mark.clause("CO-6.4")
def test_CO_6_4_military_strength_does_not_matter() -> None:
    table = Table().aligned(0, "Wolf 359").own(0, strength=3)
    table.round(REVOLT, dice=[4])
    assert not table.is_aligned(0, "Wolf 359")
    assert table.mat(0).strength == 3


@pytest.mark.clause("CO-6.5")
@pytest.mark.parametrize("event", ["Small Invasion", "Large Invasion", "Siren Leader"])
def test_CO_6_5_the_system_aligned_last_is_invaded(event: str) -> None:
    table = Table().aligned(0, "Tau Ceti", "Wolf 359", "Vega", "Proxima").unaligned(0, "Sirius")
    assert table.mat(0).newest == table.slot(0, "Proxima")
    defence = only(table.round(event, dice=[1]), SystemDefended)
    assert (defence.card, defence.threat, defence.lost) == (2, "invasion", False)


@pytest.mark.clause("CO-6.5")
@pytest.mark.parametrize(
    ("event", "year", "known", "die", "lost"),
    [
        ("Small Invasion", 1, (), 5, True),
        ("Small Invasion", 1, (), 4, False),
        ("Small Invasion", 2, (), 4, True),
        ("Small Invasion", 2, (), 3, False),
        ("Small Invasion", 2, ("Planetary Defenses",), 5, True),
        ("Small Invasion", 2, ("Planetary Defenses",), 4, False),
        ("Small Invasion", 2, ("Hyper Television",), 4, True),
        ("Large Invasion", 1, (), 4, True),
        ("Large Invasion", 1, (), 3, False),
        ("Large Invasion", 2, ("Planetary Defenses",), 4, True),
        ("Large Invasion", 2, ("Planetary Defenses",), 3, False),
        ("Siren Leader", 1, ("Planetary Defenses",), 6, True),
        ("Siren Leader", 1, ("Planetary Defenses",), 5, False),
        ("Siren Leader", 2, (), 3, True),
        ("Siren Leader", 2, (), 2, False),
    ],
)
def test_CO_6_5_die_plus_force_at_least_the_resistance(
    event: str, year: int, known: tuple[str, ...], die: int, lost: bool
) -> None:
    table = Table().in_year(year).aligned(0, "Wolf 359", "Proxima").know(0, *known)
    defence = only(table.round(event, dice=[die]), SystemDefended)
    assert (defence.resistance, defence.lost) == (7 if "Planetary Defenses" in known else 6, lost)
    assert table.is_aligned(0, "Proxima") != lost
    assert table.production(0) == ((2, 1) if lost else (3, 1))


@pytest.mark.clause("CO-6.5")
def test_CO_6_5_a_system_that_was_regained_counts_as_new() -> None:
    table = Table().aligned(0, "Tau Ceti", "Vega", SURE)
    table.round(REVOLT, dice=[6])
    assert table.mat(0).newest == table.slot(0, SURE)
    table.play(0, Conquer(table.slot(0, "Tau Ceti")), dice=[6])
    assert table.mat(0).newest == table.slot(0, "Tau Ceti")
    assert only(table.draw("Small Invasion", dice=[1]), SystemDefended).card == 5


@pytest.mark.clause("CO-6.5")
def test_CO_6_5_printed_resistance_chooses_the_target_of_a_revolt() -> None:
    table = Table().aligned(0, "Vega", "Wolf 359", "Proxima").know(0, "Hyper Television", "Planetary Defenses")
    defence = only(table.round(REVOLT, dice=[1]), SystemDefended)
    assert (defence.card, defence.resistance) == (1, 6)


@pytest.mark.clause("CO-6.5")
@pytest.mark.parametrize("event", ["Revolt", "Large Invasion"])
def test_CO_6_5_the_home_world_is_never_the_target(event: str) -> None:
    table = Table().aligned(0, "Wolf 359").at(2, 9)
    table.round(event, dice=[6])
    assert not table.is_aligned(0, "Wolf 359")
    assert table.production(0) == (1, 1)
    assert not table.mat(0).out


@pytest.mark.clause("CO-6.6")
@pytest.mark.parametrize("waits", [0, 1, 3])
def test_CO_6_6_a_lost_system_can_be_conquered_back_from_the_next_turn_on(waits: int) -> None:
    table = Table().aligned(0, SURE, "Wolf 359")
    table.round("Small Invasion", dice=[6])
    assert (table.system(0, "Wolf 359").card, table.is_aligned(0, "Wolf 359")) == (1, False)
    for _ in range(waits):
        table.round("Peace and Quiet")
    assert table.refused(0, Explore(0)).clause == "CO-3.1"
    table.play(0, Conquer(0), dice=[5])
    assert (table.is_aligned(0, "Wolf 359"), table.production(0)) == (True, (2, 1))


@pytest.mark.clause("CO-6.6")
def test_CO_6_6_conquering_back_is_an_attack_like_any_other() -> None:
    table = Table().aligned(0, SURE, "Wolf 359").own(0, strength=2)
    table.round("Small Invasion", dice=[6])
    table.play(0, Conquer(0), dice=[2])
    assert (table.is_aligned(0, "Wolf 359"), table.mat(0).strength) == (False, 1)


@pytest.mark.clause("CO-6.7")
@pytest.mark.parametrize("event", [REVOLT, LESSER_REVOLT, "Small Invasion", "Large Invasion", "Siren Leader"])
@pytest.mark.parametrize("round", [1, 6])
def test_CO_6_7_in_year_1_nothing_happens_without_an_aligned_system(event: str | int, round: int) -> None:
    table = Table(2).at(1, round).aligned(1, SURE).unaligned(0, "Sirius")
    events = table.round(event, dice=[6])
    assert of_kind(events, NothingThreatened) == [NothingThreatened(0)]
    assert not table.mat(0).out
    assert (table.turn, table.view().phase) == (0, "Action")


@pytest.mark.clause("CO-6.7")
@pytest.mark.parametrize("event", [REVOLT, LESSER_REVOLT, "Small Invasion", "Large Invasion", "Siren Leader"])
@pytest.mark.parametrize("round", [8, 13])
def test_CO_6_7_in_year_2_the_home_world_revolts(event: str | int, round: int) -> None:
    table = Table(2).at(2, round).aligned(1, SURE).unaligned(0, "Sirius")
    events = table.round(event, dice=[1])
    assert of_kind(events, CommanderLost) == [CommanderLost(0)]
    assert (table.mat(0).out, table.mat(1).out) == (True, False)


@pytest.mark.clause("CO-6.7")
def test_CO_6_7_losing_the_last_system_does_not_put_a_player_out_yet() -> None:
    table = Table().at(2, 8).aligned(0, "Wolf 359")
    events = table.round("Revolt", dice=[6])
    assert not of_kind(events, CommanderLost)
    assert (table.turn, table.mat(0).out) == (0, False)


@pytest.mark.clause("CO-6.7")
@pytest.mark.parametrize("event", ["Peace and Quiet", "Strike", "Asteroid", "Extract Resources"])
def test_CO_6_7_other_events_put_nobody_out(event: str) -> None:
    table = Table().at(2, 8)
    table.round(event)
    assert not table.mat(0).out


@pytest.mark.clause("CO-6.15")
def test_CO_6_15_the_one_aligned_before_is_the_newest_again() -> None:
    table = Table().aligned(0, SURE, "Vega", "Wolf 359", "Tau Ceti")
    table.round("Small Invasion", dice=[6])
    assert table.mat(0).newest == table.slot(0, "Wolf 359")
    events = table.round("Large Invasion", dice=[6])
    assert only(events, SystemDefended).card == 1
    assert table.mat(0).newest == table.slot(0, "Vega")


@pytest.mark.clause("CO-6.15")
def test_CO_6_15_if_it_is_still_aligned() -> None:
    table = Table().aligned(0, SURE, "Vega", "Tau Ceti", "Wolf 359")
    table.round("Revolt", dice=[6])  # Tau Ceti, the one before the newest
    assert table.mat(0).newest == table.slot(0, "Wolf 359")
    table.round("Small Invasion", dice=[6])
    assert table.mat(0).newest == table.slot(0, "Vega")


@pytest.mark.clause("CO-6.15")
def test_CO_6_15_with_none_left_there_is_no_newest() -> None:
    table = Table().aligned(0, "Tau Ceti")
    table.round("Small Invasion", dice=[6])
    assert table.mat(0).newest == -1
    assert GAME.awaiting(table.state) == (0,)

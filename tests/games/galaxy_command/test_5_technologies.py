"""Chapter 5, technologies: what each of them does, Interstellar Diplomacy above all."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_command.actions import BideTime, Conquer, Explore
from cosmodrome.games.galaxy_command.events import ResourcesCollected, SystemAttacked, YearBegan
from tests.games.galaxy_command.positions import SURE, TECHNOLOGY, Table, discover, of_kind, only

ALL_TECHNOLOGIES = list(TECHNOLOGY)
DIPLOMACY = "Interstellar Diplomacy"


def diplomat(round: int = 1) -> Table:
    """A table whose first player has just discovered Interstellar Diplomacy."""
    table = Table().at(2 if round > 7 else 1, round)
    table.know(0, "Hyper Television", "Interspecies Commerce", "Interstellar Banking")
    table.to_build().own(0, wealth=5, strength=0)
    table.play(0, discover(DIPLOMACY))
    return table


@pytest.mark.clause("CO-5.5")
def test_CO_5_5_capital_ships_and_banking_raise_the_limits() -> None:
    table = Table()
    assert (table.mat(0).military_limit, table.mat(0).storage_limit) == (3, 3)
    table.know(0, "Capital Ships")
    assert (table.mat(0).military_limit, table.mat(0).storage_limit) == (5, 3)
    table.know(0, "Interspecies Commerce", "Interstellar Banking")
    assert (table.mat(0).military_limit, table.mat(0).storage_limit) == (5, 5)


@pytest.mark.clause("CO-5.5")
@pytest.mark.parametrize("name", ALL_TECHNOLOGIES)
def test_CO_5_5_forward_star_bases_alone_open_distant_systems(name: str) -> None:
    assert Table().know(0, name).mat(0).distant_open == (name == "Forward Star Bases")


@pytest.mark.clause("CO-5.5")
@pytest.mark.parametrize("name", ALL_TECHNOLOGIES)
def test_CO_5_5_robot_workers_alone_collect_half_rounded_up_in_a_strike(name: str) -> None:
    table = Table().know(0, name).aligned(0, "Wolf 359", "Proxima", "Cygnus")
    table.before_event().own(0, metal=0, wealth=0).draw("Strike")
    events = only(table.play(0, BideTime()), ResourcesCollected)
    assert (events.metal, events.wealth) == ((2, 1) if name == "Robot Workers" else (0, 0))


@pytest.mark.clause("CO-5.5")
@pytest.mark.parametrize("name", ALL_TECHNOLOGIES)
@pytest.mark.parametrize(
    ("event", "defence"), [("Small Invasion", "Planetary Defenses"), ("Revolt", "Hyper Television")]
)
def test_CO_5_5_one_more_resistance_against_one_kind_of_threat(event: str, defence: str, name: str) -> None:
    table = Table().know(0, name).aligned(0, "Wolf 359")
    table.round(event, dice=[4])  # 4 + 1 against 5
    assert table.is_aligned(0, "Wolf 359") == (name == defence)


@pytest.mark.clause("CO-5.6")
@pytest.mark.parametrize("action", [Explore(0), Conquer(1)])
def test_CO_5_6_a_sure_success_on_the_very_next_turn(action: Explore | Conquer) -> None:
    table = diplomat()
    assert not table.mat(0).sure_success
    table.draw("Peace and Quiet")
    table.face_down(0, "Vega").unaligned(0, "Fomalhaut")
    assert table.mat(0).sure_success
    attack = only(table.play(0, action), SystemAttacked)
    assert (attack.die, attack.strength, attack.resistance, attack.aligned) == (0, 0, 8, True)
    assert table.mat(0).systems[action.slot].aligned


@pytest.mark.clause("CO-5.6")
def test_CO_5_6_it_is_still_that_turns_action() -> None:
    table = diplomat()
    table.draw("Peace and Quiet")
    table.play(0, Explore(0))
    assert table.refused(0, Explore(1)).clause == "CO-3.1"
    assert not table.mat(0).sure_success


@pytest.mark.clause("CO-5.6")
def test_CO_5_6_one_success_only() -> None:
    table = diplomat()
    table.draw("Peace and Quiet")
    table.play(0, Explore(0))
    table.draw("Peace and Quiet")
    table.face_down(0, "Vega")
    assert not table.mat(0).sure_success
    assert not only(table.play(0, Explore(1), dice=[6]), SystemAttacked).aligned


@pytest.mark.clause("CO-5.6")
def test_CO_5_6_biding_time_wastes_it() -> None:
    table = diplomat()
    table.draw("Peace and Quiet")
    table.play(0, BideTime())
    assert not table.mat(0).sure_success
    table.draw("Peace and Quiet")
    assert not table.mat(0).sure_success
    table.face_down(0, "Vega")
    assert not only(table.play(0, Explore(0), dice=[6]), SystemAttacked).aligned


@pytest.mark.clause("CO-5.6")
def test_CO_5_6_not_in_the_turn_of_discovery_and_not_for_others() -> None:
    table = Table(2).know(0, "Hyper Television", "Interspecies Commerce", "Interstellar Banking")
    table.to_build().own(0, wealth=5)
    table.play(0, discover(DIPLOMACY))
    table.rest()
    table.play(1, Explore(0), dice=[1])
    table.draw("Peace and Quiet")
    table.play(0, Explore(0))
    table.rest()
    table.play(1, Explore(1), dice=[1])


@pytest.mark.clause("CO-5.6")
@pytest.mark.parametrize("round", [1, 8])
def test_CO_5_6_nothing_is_sure_without_it(round: int) -> None:
    table = Table().at(1 if round == 1 else 2, round)
    assert not table.mat(0).sure_success
    table.play(0, Explore(0), dice=[1])
    assert not table.mat(0).sure_success
    table = Table().at(1 if round == 1 else 2, round).to_build()
    assert not table.mat(0).sure_success


@pytest.mark.clause("CO-5.6")
def test_CO_5_6_carries_over_the_change_of_year() -> None:
    table = diplomat(round=7)
    assert of_kind(table.draw("Peace and Quiet"), YearBegan)
    table.face_down(0, "Vega").play(0, Explore(0))
    assert table.is_aligned(0, "Vega")


@pytest.mark.clause("CO-5.8")
def test_CO_5_8_diplomacy_aligns_a_distant_system_too() -> None:
    table = diplomat().know(0, "Capital Ships", "Forward Star Bases").face_down(0, SURE)
    table.draw("Peace and Quiet")
    table.play(0, Explore(6))
    assert table.is_aligned(0, SURE)


@pytest.mark.clause("CO-5.8")
def test_CO_5_8_only_where_it_may_be_explored() -> None:
    table = diplomat()
    table.draw("Peace and Quiet")
    assert table.refused(0, Explore(6)).clause == "CO-3.5"
    table.know(0, "Capital Ships", "Forward Star Bases").unaligned(0, "Sirius")
    assert table.refused(0, Explore(6)).clause == "CO-3.5"


@pytest.mark.clause("CO-5.8")
def test_CO_5_8_an_explored_distant_system_is_conquered_by_diplomacy() -> None:
    table = diplomat().unaligned(0, SURE)
    table.draw("Peace and Quiet")
    table.play(0, Conquer(6))
    assert table.is_aligned(0, SURE)


@pytest.mark.clause("CO-5.8")
def test_CO_5_8_discovered_on_the_last_turn_it_only_scores() -> None:
    table = diplomat(round=13)
    table.draw("Peace and Quiet")
    assert table.outcome().sheet[0] == {
        "Systems": 0,
        "Technologies": 4,
        "Exploration": 0,
        "Scientific": 0,
        "Warlord": 0,
    }


@pytest.mark.clause("CO-5.6")
def test_CO_5_6_everybody_sees_that_a_sure_success_is_coming() -> None:
    table = Table().know(0, "Hyper Television", "Interspecies Commerce", "Interstellar Banking")
    table.play(0, BideTime())
    table.own(0, wealth=5).play(0, discover("Interstellar Diplomacy"))
    assert table.mat(0).sure_next
    assert not table.mat(0).sure_success
    table.draw("Peace and Quiet")
    assert table.mat(0).sure_success
    assert not table.mat(0).sure_next

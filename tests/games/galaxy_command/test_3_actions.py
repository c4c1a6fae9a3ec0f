"""Chapter 3: explore and attack, conquer, bide time."""

from __future__ import annotations

import pytest

from cosmodrome.core.message import say
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BideTime, Conquer, Explore
from cosmodrome.games.galaxy_command.events import (
    ResourcesCollected,
    StrengthLost,
    SystemAttacked,
    SystemExplored,
    TimeBidden,
)
from tests.games.galaxy_command.positions import SURE, Table, of_kind, only
from tests.words import english

BASES = ("Capital Ships", "Forward Star Bases")
NEAR_SIX = ("Wolf 359", "Proxima", "Cygnus", "Tau Ceti", "Procyon", "Sirius")


@pytest.mark.clause("CO-3.1")
def test_CO_3_1_explored_and_attacked_at_once() -> None:
    table = Table().face_down(0, "Sirius")
    events = table.play(0, Explore(0), dice=[6])
    assert events[0] == SystemExplored(seat=0, slot=0, card=7)
    assert events[1] == SystemAttacked(seat=0, slot=0, card=7, die=6, strength=0, resistance=6, aligned=True)


@pytest.mark.clause("CO-3.1")
def test_CO_3_1_one_cannot_look_first_and_decline() -> None:
    table = Table().face_down(0, "Vega").own(0, strength=1)
    events = table.play(0, Explore(0), dice=[6])
    assert of_kind(events, SystemAttacked)
    assert table.mat(0).strength == 0
    assert table.refused(0, BideTime()).clause == "CO-3.7"


@pytest.mark.clause("CO-3.1")
@pytest.mark.parametrize("slot", range(6))
def test_CO_3_1_any_face_down_near_system_of_the_players_choice(slot: int) -> None:
    table = Table().face_down(0, *NEAR_SIX)
    table.play(0, Explore(slot), dice=[1])
    assert [system.card > 0 for system in table.mat(0).systems] == [place == slot for place in range(9)]


@pytest.mark.clause("CO-3.1")
def test_CO_3_1_a_system_is_explored_only_once() -> None:
    for table in (Table().aligned(0, "Sirius"), Table().unaligned(0, "Sirius")):
        refusal = table.refused(0, Explore(0))
        assert (refusal.clause, refusal.args) == ("CO-3.1", {"system": "Sirius"})


@pytest.mark.clause("CO-3.1")
def test_CO_3_1_only_the_own_sector() -> None:
    table = Table(2)
    table.play(0, Explore(3), dice=[1])
    assert [system.card > 0 for system in table.mat(0).systems].count(True) == 1
    assert not any(system.card for system in table.mat(1).systems)


@pytest.mark.clause("CO-3.2")
@pytest.mark.parametrize(
    ("name", "strength", "die", "aligned"),
    [
        ("Wolf 359", 0, 5, True),
        ("Wolf 359", 0, 4, False),
        ("Wolf 359", 2, 3, True),
        ("Wolf 359", 2, 2, False),
        ("Wolf 359", 3, 6, True),
        ("Vega", 2, 6, True),
        ("Vega", 1, 6, False),
        ("Tau Ceti", 3, 1, True),
        ("Tau Ceti", 2, 1, False),
    ],
)
def test_CO_3_2_die_plus_strength_at_least_the_resistance(name: str, strength: int, die: int, aligned: bool) -> None:
    table = Table().face_down(0, name).own(0, strength=strength)
    attack = only(table.play(0, Explore(0), dice=[die]), SystemAttacked)
    assert (attack.die, attack.strength, attack.aligned) == (die, strength, aligned)
    assert table.is_aligned(0, name) == aligned


@pytest.mark.clause("CO-3.3")
@pytest.mark.parametrize(
    ("name", "metal", "wealth"),
    [("Wolf 359", 2, 1), ("Cygnus", 1, 2), ("Kapteyn", 1, 3), ("Fomalhaut", 2, 2), ("Tau Ceti", 1, 1)],
)
def test_CO_3_3_production_rises_at_once_and_counts_this_turn(name: str, metal: int, wealth: int) -> None:
    table = Table().face_down(0, name).own(0, strength=3)
    events = table.play(0, Explore(0), dice=[6])
    assert table.production(0) == (metal, wealth)
    assert table.stored(0) == (metal, wealth)
    assert only(events, ResourcesCollected).metal == metal


@pytest.mark.clause("CO-3.4")
@pytest.mark.parametrize(("strength", "left"), [(3, 2), (2, 1), (1, 0)])
def test_CO_3_4_a_failed_attack_costs_one_strength(strength: int, left: int) -> None:
    table = Table().face_down(0, "Vega").own(0, strength=strength)
    events = table.play(0, Explore(0), dice=[1])
    assert only(events, StrengthLost) == StrengthLost(seat=0, strength=left)
    assert table.mat(0).strength == left


@pytest.mark.clause("CO-3.4")
def test_CO_3_4_strength_never_falls_below_zero() -> None:
    table = Table().face_down(0, "Vega")
    assert not of_kind(table.play(0, Explore(0), dice=[1]), StrengthLost)
    assert table.mat(0).strength == 0


@pytest.mark.clause("CO-3.4")
def test_CO_3_4_the_system_stays_explored_and_unaligned() -> None:
    table = Table().face_down(0, "Fomalhaut").own(0, strength=1)
    table.play(0, Explore(0), dice=[6])
    assert (table.system(0, "Fomalhaut").card, table.is_aligned(0, "Fomalhaut")) == (27, False)
    assert table.production(0) == (1, 1)
    assert table.stored(0) == (1, 1)


@pytest.mark.clause("CO-3.4")
def test_CO_3_4_a_success_costs_nothing() -> None:
    table = Table().face_down(0, "Vega").own(0, strength=3)
    assert not of_kind(table.play(0, Explore(0), dice=[5]), StrengthLost)
    assert table.mat(0).strength == 3


@pytest.mark.clause("CO-3.5")
@pytest.mark.parametrize("known", [(), ("Capital Ships",)])
def test_CO_3_5_distant_needs_forward_star_bases(known: tuple[str, ...]) -> None:
    table = Table().know(0, *known).own(0, strength=3)
    for slot in (6, 7, 8):
        refusal = table.refused(0, Explore(slot))
        assert refusal.clause == "CO-3.5"
        assert "Forward Star Bases" in english(GAME, refusal.text)
    assert not table.mat(0).distant_open


@pytest.mark.clause("CO-3.5")
def test_CO_3_5_distant_needs_bases_and_no_unaligned_near() -> None:
    table = Table().know(0, *BASES).aligned(0, "Wolf 359").unaligned(0, "Sirius")
    refusal = table.refused(0, Explore(6))
    assert (refusal.clause, refusal.args) == ("CO-3.5", {"system": "Sirius"})
    assert not table.mat(0).distant_open


@pytest.mark.clause("CO-3.5")
@pytest.mark.parametrize("near", [0, 1, 5, 6])
def test_CO_3_5_unexplored_near_systems_do_not_matter(near: int) -> None:
    table = Table().know(0, *BASES).aligned(0, *NEAR_SIX[:near]).own(0, strength=3)
    table.face_down(0, "Canopus")
    assert table.mat(0).distant_open
    table.play(0, Explore(6), dice=[6])
    assert table.is_aligned(0, "Canopus")


@pytest.mark.clause("CO-3.5")
@pytest.mark.parametrize("slot", [6, 7, 8])
def test_CO_3_5_any_of_the_three_distant_systems(slot: int) -> None:
    table = Table().know(0, *BASES)
    table.play(0, Explore(slot), dice=[1])
    assert table.mat(0).systems[slot].card > 0


@pytest.mark.clause("CO-3.5")
def test_CO_3_5_an_unaligned_distant_system_closes_nothing() -> None:
    table = Table().know(0, *BASES).unaligned(0, "Canopus")
    assert Explore(7) in table.offers()


@pytest.mark.clause("CO-3.5")
def test_CO_3_5_a_near_system_lost_to_an_event_closes_them_again() -> None:
    table = Table().know(0, *BASES).aligned(0, SURE, "Tau Ceti")
    assert Explore(7) in table.offers()
    table.round("Small Invasion", dice=[3])  # 3 + 1 against 4
    assert table.refused(0, Explore(7)).clause == "CO-3.5"
    table.play(0, Conquer(table.slot(0, "Tau Ceti")), dice=[4])
    table.draw("Peace and Quiet")
    assert Explore(7) in table.offers()


@pytest.mark.clause("CO-3.5")
def test_CO_3_5_anothers_sector_closes_nothing() -> None:
    table = Table(2).know(0, *BASES).unaligned(1, "Sirius")
    assert Explore(6) in table.offers()


@pytest.mark.clause("CO-3.6")
@pytest.mark.parametrize(("name", "die"), [("Sirius", 4), ("Betelgeuse", 5)])
def test_CO_3_6_conquer_near_or_distant_by_the_same_roll(name: str, die: int) -> None:
    table = Table().unaligned(0, name).own(0, strength=2)
    slot = table.slot(0, name)
    events = table.play(0, Conquer(slot), dice=[die])
    assert only(events, SystemAttacked).aligned
    assert not of_kind(events, SystemExplored)
    assert table.is_aligned(0, name)
    assert table.mat(0).strength == 2


@pytest.mark.clause("CO-3.6")
@pytest.mark.parametrize(("name", "die"), [("Sirius", 3), ("Betelgeuse", 4)])
def test_CO_3_6_a_failed_conquest_costs_strength_too(name: str, die: int) -> None:
    table = Table().unaligned(0, name).own(0, strength=2)
    events = table.play(0, Conquer(table.slot(0, name)), dice=[die])
    assert only(events, StrengthLost).strength == 1
    assert not table.is_aligned(0, name)


@pytest.mark.clause("CO-3.6")
def test_CO_3_6_a_conquered_system_produces_at_once() -> None:
    table = Table().unaligned(0, "Fomalhaut").own(0, strength=3)
    table.play(0, Conquer(0), dice=[5])
    assert (table.production(0), table.stored(0)) == ((2, 2), (2, 2))


@pytest.mark.clause("CO-3.6")
def test_CO_3_6_conquering_a_distant_system_needs_no_bases_and_no_aligned_near() -> None:
    table = Table().unaligned(0, "Sirius", "Canopus").own(0, strength=3)
    assert table.refused(0, Explore(7)).clause == "CO-3.5"
    table.play(0, Conquer(6), dice=[6])
    assert table.is_aligned(0, "Canopus")


@pytest.mark.clause("CO-3.6")
def test_CO_3_6_a_face_down_system_cannot_be_conquered() -> None:
    refusal = Table().refused(0, Conquer(0))
    assert (refusal.clause, refusal.args) == ("CO-3.6", {"place": say("place-near", n=1)})


@pytest.mark.clause("CO-3.6")
def test_CO_3_6_an_aligned_system_cannot_be_conquered() -> None:
    refusal = Table().aligned(0, "Sirius").refused(0, Conquer(0))
    assert (refusal.clause, refusal.args) == ("CO-3.6", {"system": "Sirius"})


@pytest.mark.clause("CO-3.6", "CO-1.3")
@pytest.mark.parametrize("slot", [-1, 9])
def test_CO_3_6_there_is_nothing_to_conquer_beyond_the_sector(slot: int) -> None:
    assert Table().refused(0, Conquer(slot)).clause == "CO-1.3"


@pytest.mark.clause("CO-3.6")
def test_CO_3_6_a_failed_system_can_be_attacked_again_and_again() -> None:
    table = Table().unaligned(0, "Sirius").own(0, strength=2)
    for strength in (1, 0, 0):
        table.play(0, Conquer(0), dice=[1])
        table.draw("Peace and Quiet")
        assert table.mat(0).strength == strength
    table.play(0, Conquer(0), dice=[6])
    assert table.is_aligned(0, "Sirius")


@pytest.mark.clause("CO-3.7")
def test_CO_3_7_biding_time_is_no_action_and_no_risk() -> None:
    table = Table().aligned(0, "Tau Ceti").unaligned(0, "Sirius").own(0, strength=2)
    events = table.play(0, BideTime())
    assert events[0] == TimeBidden(0)
    assert table.mat(0).strength == 2
    assert [system.card for system in table.mat(0).systems[:3]] == [5, 7, 0]
    assert not table.is_aligned(0, "Sirius")


@pytest.mark.clause("CO-3.7")
def test_CO_3_7_biding_time_is_always_open() -> None:
    table = Table().aligned(0, *NEAR_SIX, "Canopus", "Polaris", SURE)
    assert table.offers() == [BideTime()]
    table.round("Peace and Quiet")
    assert table.offers() == [BideTime()]


@pytest.mark.clause("CO-3.8")
def test_CO_3_8_production_is_one_each_plus_the_aligned_systems_without_limit() -> None:
    table = Table().unaligned(0, "Proxima").own(0, strength=3)
    table.aligned(0, "Kapteyn", "Cygnus", "Procyon", "Groombridge", "Wolf 359", "Canopus", "Aldebaran")
    assert table.production(0) == (3, 8)
    table.play(0, Conquer(0), dice=[6])
    assert table.production(0) == (4, 8)
    assert (table.mat(0).next_metal, table.mat(0).next_wealth) == (4, 8)


@pytest.mark.clause("CO-3.8")
def test_CO_3_8_production_climbs_beyond_five_by_playing() -> None:
    table = Table().aligned(0, "Kapteyn", "Cygnus", "Procyon").unaligned(0, "Luyten").own(0, strength=3)
    events = table.play(0, Conquer(3), dice=[3])
    assert table.production(0) == (1, 6)
    assert only(events, ResourcesCollected) == ResourcesCollected(0, 1, 3, 0, 3, False)

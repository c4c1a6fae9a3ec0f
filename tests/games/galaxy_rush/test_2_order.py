"""Chapter 2: whose turn it is."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_rush.actions import TakeCard
from tests.games.galaxy_rush.positions import BLUE, FACE_DOWN, ORANGE, Table


@pytest.mark.clause("GR-2.1")
@pytest.mark.parametrize("starter", [BLUE, ORANGE])
def test_GR_2_1_whoever_is_less_far_acts(starter: int) -> None:
    table = Table(starter=starter)
    table.take(1, 2, FACE_DOWN)
    assert table.turn == 1 - starter


@pytest.mark.clause("GR-2.1")
def test_GR_2_1_no_matter_who_acted_last() -> None:
    table = Table()
    table.take(2, 1, FACE_DOWN)
    table.take(1, 1, FACE_DOWN)
    assert table.turn == ORANGE  # on pair 1, blue is on pair 2
    table.take(3, 1, FACE_DOWN)
    assert table.turn == BLUE
    table.take(4, 1, FACE_DOWN)
    assert table.turn == ORANGE
    assert table.refused(BLUE, TakeCard(5, 1, FACE_DOWN)).clause == "GR-2.1"


@pytest.mark.clause("GR-2.1")
def test_GR_2_1_several_turns_in_a_row() -> None:
    table = Table().stands(BLUE, 5, 1).stands(ORANGE, 0, 2).acts(ORANGE)
    turns = 0
    while table.turn == ORANGE:
        table.take(table.sees(ORANGE).pair + 1, 2, FACE_DOWN)
        turns += 1
    assert turns == 5


@pytest.mark.clause("GR-2.2")
@pytest.mark.parametrize("starter", [BLUE, ORANGE])
@pytest.mark.parametrize("orbit", [1, 2])
def test_GR_2_2_when_level_orbit_one_acts(starter: int, orbit: int) -> None:
    table = Table(starter=starter)
    table.take(1, orbit, FACE_DOWN)
    table.take(1, 3 - orbit, FACE_DOWN)
    assert table.turn == (starter if orbit == 1 else 1 - starter)


@pytest.mark.clause("GR-2.3")
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
def test_GR_2_3_orbit_one_begins_the_season(orbit_one: int) -> None:
    table = Table().intermission(orbit_one)
    table.predict_anything()
    assert [table.sees(seat).pair for seat in (BLUE, ORANGE)] == [0, 0]
    assert table.turn == orbit_one


@pytest.mark.clause("GR-2.4")
@pytest.mark.parametrize("claims", [True, False])
def test_GR_2_4_a_turn_is_over_when_its_claim_is_settled(claims: bool) -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern")
    table.take(1, 1)
    assert (table.view().phase, table.turn) == ("claim", BLUE)
    assert table.refused(ORANGE, TakeCard(1, 2, FACE_DOWN)).clause == "GR-2.1"
    assert table.refused(BLUE, TakeCard(2, 1, FACE_DOWN)).clause == "GR-3.6"
    if claims:
        table.claim("Tin Lantern")
    else:
        table.decline()
    assert (table.view().phase, table.turn) == ("turn", ORANGE)


@pytest.mark.clause("GR-2.4")
def test_GR_2_4_without_a_claim_the_turn_is_over_at_once() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Pebblemoon")
    table.take(1, 1)
    assert (table.view().phase, table.turn) == ("turn", ORANGE)

"""Chapters 8 and 9: preparing for launch, ship parameters."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.events import StrengthDeclared
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed
from cosmodrome.games.galaxy_trucker.ship.strength import cannon_halves, cover, engine_strength
from tests.games.galaxy_trucker.positions import TUG, finished, flight, fly, of_kind, put
from tests.games.galaxy_trucker.ships import Yard

HOME = "7/7: P C-.-#\n8/8: LO-..#"
"""A cabin with an orange life support behind it."""
BOTH = "6/8: LP..=#\n7/7: P C=.=#\n8/8: LO=-.-"


@pytest.mark.clause("GT-8.1")
def test_GT_8_1_two_humans_in_each_cabin_or_an_alien_next_to_its_support() -> None:
    table = finished(HOME, TUG)
    assert table.awaiting == [0]
    assert table.offers() == [actions.PlaceCrew(-1, -1), actions.PlaceCrew(table.cell(7, 8), -1)]
    assert table.clause(0, actions.PlaceCrew(-1, table.cell(7, 8))) == "GT-8.1"
    table.play(0, actions.PlaceCrew(table.cell(7, 8), -1))
    assert (table.ship().loads[table.cell(7, 7)], table.ship().loads[table.cell(7, 8)]) == (2, ORANGE)
    assert table.ship(1).loads[table.cell(7, 8)] == 2


@pytest.mark.clause("GT-8.1")
def test_GT_8_1_crew_is_placed_in_order_of_number_tiles() -> None:
    table = finished(HOME, "7/7: P C-.=#\n8/8: LO=-.-")
    assert table.awaiting == [0]
    table.play(0, actions.PlaceCrew(-1, -1))
    assert table.awaiting == [1]


@pytest.mark.clause("GT-8.2")
def test_GT_8_2_no_alien_with_the_pilot_one_of_each_colour_and_either_where_both_are_joined() -> None:
    table = finished(BOTH)
    home = table.cell(7, 8)
    assert table.clause(0, actions.PlaceCrew(table.cell(7, 7), -1)) == "GT-8.1"
    assert table.offers() == [actions.PlaceCrew(-1, -1), actions.PlaceCrew(-1, home), actions.PlaceCrew(home, -1)]
    assert table.clause(0, actions.PlaceCrew(home, home)) == "GT-8.1"
    table.play(0, actions.PlaceCrew(-1, home))
    assert table.ship().loads[home] == PURPLE


@pytest.mark.clause("GT-8.3")
def test_GT_8_3_lying_beside_is_not_being_joined() -> None:
    apart = finished("7/7: P     C.-.#\n8/7: M-#-# LO...#")
    assert apart.asked() == "fly-on"
    assert apart.ship().loads[apart.cell(7, 8)] == 2


@pytest.mark.clause("GT-8.4")
def test_GT_8_4_batteries_are_filled() -> None:
    table = flight("7/6: B2.#.# P B3.=.-")
    assert table.ship().loads[table.cell(7, 6)] == 2
    assert table.ship().loads[table.cell(7, 8)] == 3


@pytest.mark.clause("GT-8.5")
@pytest.mark.parametrize(("rounds", "gap"), [("I", 2), ("II", 3), ("III", 4)])
def test_GT_8_5_ships_start_in_order_with_gaps(rounds: str, gap: int) -> None:
    table = flight("7/7: P", "7/7: P", "7/7: P", rounds=rounds)
    assert [ship.days for ship in table.state.ships] == [0, -gap, -2 * gap]
    assert table.view().order == (0, 1, 2)


@pytest.mark.clause("GT-8.6")
def test_GT_8_6_a_support_joined_to_the_pilot_cabin_alone_does_nothing() -> None:
    assert finished("7/7: P LO...#").asked() == "fly-on"


@pytest.mark.clause("GT-8.6")
def test_GT_8_6_one_joined_to_several_cabins_serves_each() -> None:
    table = finished("7/7: P C-.-#\n8/7: C#=.. LO-..#")
    homes = {offer.orange for offer in table.offers() if isinstance(offer, actions.PlaceCrew)}
    assert homes == {-1, table.cell(7, 8), table.cell(8, 7)}


@pytest.mark.clause("GT-8.7")
def test_GT_8_7_only_goods_run_out() -> None:
    table = flight("7/7: P", "7/7: P", "7/7: P", "7/7: P")
    assert table.view().bank == DATA.bank.goods
    assert sum(ship.loads[table.cell(7, 7)] for ship in table.state.ships) == 8


@pytest.mark.clause("GT-9.1")
def test_GT_9_1_engine_strength() -> None:
    yard = Yard("III")
    cells = yard.build("7/6: C-.=# P C-.-#\n8/6: E-... E-... EE-...")
    loads = [0] * len(cells)
    assert [engine_strength(cells, tuple(loads), powered) for powered in (0, 1)] == [2, 4]
    loads[yard.cell(7, 8)] = ORANGE
    assert [engine_strength(cells, tuple(loads), powered) for powered in (0, 1)] == [4, 6]
    lone = yard.build("7/7: P C=.=#\n8/8: EE=...")
    loads = [0] * len(lone)
    loads[yard.cell(7, 8)] = ORANGE
    assert [engine_strength(lone, tuple(loads), powered) for powered in (0, 1)] == [0, 4]


@pytest.mark.clause("GT-9.2")
def test_GT_9_2_cannon_strength_in_halves() -> None:
    yard = Yard("III")
    cells = yard.build("6/6: G..-. G..-. GG..-.\n7/6: C-.=# P C-.-#\n8/7: G>")
    double = (yard.cell(6, 8),)
    loads = [0] * len(cells)
    assert [cannon_halves(cells, tuple(loads), powered) for powered in ((), double)] == [5, 9]
    loads[yard.cell(7, 8)] = PURPLE
    assert cannon_halves(cells, tuple(loads), double) == 13
    unarmed = Yard("III").build("7/7: P C-.-#")
    assert cannon_halves(unarmed, tuple(loads), ()) == 0


@pytest.mark.clause("GT-9.3")
def test_GT_9_3_powering_doubles_is_a_choice_paid_by_any_battery() -> None:
    table = flight("6/7: GG..-.\n7/6: B2.#.# P B3.=.-", cards=["I-02", "I-04"])
    fly(table)
    gun, left, right = table.cell(6, 7), table.cell(7, 6), table.cell(7, 8)
    assert table.offers() == [actions.Declare((), ()), actions.Declare((gun,), (right,))]
    assert table.clause(0, actions.Declare((gun,), (left,))) == ""
    for wrong in (
        actions.Declare((gun,), ()),
        actions.Declare((gun, gun), (left, left)),
        actions.Declare((left,), (left,)),
        actions.Declare((gun,), (gun,)),
    ):
        assert table.clause(0, wrong) == "GT-9.3"
    events = table.play(0, actions.Declare((gun,), (left,)))
    assert of_kind(events, StrengthDeclared)[0].strength == 4
    assert of_kind(events, StrengthDeclared)[0].batteries == (left,)


@pytest.mark.clause("GT-9.4")
def test_GT_9_4_crew_counts_humans_and_aliens_one_each() -> None:
    table = finished(HOME)
    table.play(0, actions.PlaceCrew(table.cell(7, 8), -1))
    assert (table.view().ships[0].crew, table.view().ships[0].humans) == (3, 2)


@pytest.mark.clause("GT-9.5")
def test_GT_9_5_every_connector_without_a_neighbour_is_exposed_also_around_holes() -> None:
    yard = Yard()
    assert exposed(yard.board, yard.build("7/7: P")) == 4
    assert exposed(yard.board, yard.build("7/6: M-#.# P M-#-#")) == 2 + 2 + 3
    assert exposed(yard.board, yard.build("5/7: B2..#.\n7/7: P")) == 4 + 1


@pytest.mark.clause("GT-9.6")
def test_GT_9_6_a_shield_covers_two_sides_of_the_whole_ship() -> None:
    yard = Yard()
    assert cover(yard.build("7/7: P S^-=-=")) == 0b0011
    assert cover(yard.build("7/7: P S<")) == 0b1001


@pytest.mark.clause("GT-9.3")
def test_GT_9_3_a_spent_battery_powers_nothing() -> None:
    table = flight("6/7: GG..-.\n7/7: P B2.#.#", cards=["I-02"])
    put(table, 0, 7, 8, 0)
    events = fly(table)
    assert of_kind(events, StrengthDeclared)[0].strength == 0

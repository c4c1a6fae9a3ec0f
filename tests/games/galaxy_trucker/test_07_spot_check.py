"""Chapter 7: the spot check."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import ComponentRemoved, FlightBegan
from cosmodrome.games.galaxy_trucker.ship.geometry import flaws
from cosmodrome.games.galaxy_trucker.ship.pieces import tile_of
from tests.games.galaxy_trucker.positions import TUG, building, finished, flight, fly, of_kind
from tests.games.galaxy_trucker.ships import Yard

FAULTS = [
    ("simple against double", "7/7: P C=-=- C-=.=", "GT-2.3"),
    ("connector against smooth", "7/7: P C-.#.", "GT-2.3"),
    ("engine sideways", "7/7: P E>...-", "GT-3.8"),
    ("behind an exhaust", "7/6: E.#.. P\n8/6: B2.#.# M#==#", "GT-3.8"),
    ("before a barrel", "5/7: B2.-#.\n6/7: G..-.\n7/7: P", "GT-3.9"),
    ("loose part", "6/7: G..-.\n7/7: P\n7/9: B2.#.#", "GT-7.1"),
]


@pytest.mark.clause("GT-7.1")
@pytest.mark.parametrize(("name", "drawing", "clause"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_GT_7_1_what_is_illegal(name: str, drawing: str, clause: str) -> None:
    yard = Yard()
    assert clause in {flaw.clause for flaw in flaws(yard.board, yard.build(drawing))}


@pytest.mark.clause("GT-7.1")
def test_GT_7_1_a_mismatched_pair_does_not_hold() -> None:
    table = finished("7/7: P C=-=- C-=.=")
    assert table.asked() == "piece"
    assert [len(flaw.cells) for flaw in table.view().ships[0].flaws] == [2, 1]


MISTAKE = "6/7: G..-.\n7/7: P\n5/7: B2.-#."


@pytest.mark.clause("GT-7.2")
def test_GT_7_2_in_the_learning_flight_repairs_are_free_but_start_behind() -> None:
    table = finished(MISTAKE, TUG, "7/7: P", learning="on")
    assert [ship.number for ship in table.state.ships] == [3, 1, 2]
    table.play(0, actions.KeepPiece(table.cell(7, 7)))
    assert table.ship(0).lost == ()
    assert table.ship(0).number == 3


SQUARE = """
    6/7: M.#=# M-#-#
    7/7: P     C=..#
"""
"""Four components in a square, joined but for the pair on the right: simple above double."""

CHAIN = """
    7/5: K2.#.. M-#.# P
    8/6: G.#..  M#==#
"""
"""The cannon points at the module that holds the hold."""


@pytest.mark.clause("GT-7.3")
def test_GT_7_3_the_flyer_removes_components_which_count_as_lost_and_keeps_the_number() -> None:
    table = finished(SQUARE)
    assert table.asked() == "repair"
    cell = table.cell(7, 8)
    tile = tile_of(table.ship().cells[cell])
    assert {offer.cell for offer in table.offers() if isinstance(offer, actions.RemoveComponent)} == {
        table.cell(6, 8),
        table.cell(7, 8),
    }
    events = table.play(0, actions.RemoveComponent(cell))
    assert of_kind(events, ComponentRemoved)[0].tile == tile
    assert table.ship().lost == (tile,)
    assert table.ship().number == 1
    assert table.asked() == "fly-on"


@pytest.mark.clause("GT-7.4")
def test_GT_7_4_of_a_split_ship_one_piece_is_kept() -> None:
    for kept, left, lost in (((7, 7), 3, 2), ((7, 5), 1, 4)):
        table = finished(CHAIN)
        assert table.asked() == "repair"
        table.play(0, actions.RemoveComponent(table.cell(7, 6)))
        assert table.asked() == "piece"
        assert len([offer for offer in table.offers() if isinstance(offer, actions.KeepPiece)]) == 2
        assert table.clause(0, actions.KeepPiece(table.cell(9, 9))) == "GT-11.6"
        table.play(0, actions.KeepPiece(table.cell(*kept)))
        assert sum(piece > 0 for piece in table.ship().cells) == left
        assert len(table.ship().lost) == lost


LOOSE = "7/7: P C=-=- C-=.="
"""The cabin on the right hangs on the other one by a bad pair only."""


@pytest.mark.clause("GT-7.4")
def test_GT_7_4_of_a_bad_pair_also_the_one_may_go_that_the_other_hangs_on() -> None:
    table = finished(LOOSE)
    assert table.asked() == "piece"
    inner, outer = table.cell(7, 8), table.cell(7, 9)
    assert {actions.RemoveComponent(inner), actions.RemoveComponent(outer)} <= set(table.offers())
    table.play(0, actions.RemoveComponent(inner))
    table.play(0, actions.KeepPiece(table.cell(7, 7)))
    assert [cell for cell, piece in enumerate(table.ship().cells) if piece] == [table.cell(7, 7)]
    assert len(table.ship().lost) == 2


@pytest.mark.clause("GT-7.4")
def test_GT_7_4_the_loose_one_may_be_removed_as_well() -> None:
    table = finished(LOOSE)
    table.play(0, actions.RemoveComponent(table.cell(7, 9)))
    assert table.asked() == "fly-on"
    assert len(table.ship().lost) == 1


@pytest.mark.clause("GT-7.3")
def test_GT_7_3_in_flight_nothing_is_removed_from_a_ship_in_pieces() -> None:
    table = flight("7/5: K2.#.. M-#.# P C.-.#", cards=["I-09", "I-04"])
    fly(table, dice=[3, 3])
    assert table.asked() == "piece"
    assert all(isinstance(offer, actions.KeepPiece) for offer in table.offers())
    assert table.clause(0, actions.RemoveComponent(table.cell(7, 5))) == "GT-7.3"


@pytest.mark.clause("GT-7.5")
def test_GT_7_5_every_flaw_is_found_before_the_flight() -> None:
    table = finished(SQUARE)
    assert table.view().phase == "Spot check"
    table.play(0, actions.RemoveComponent(table.cell(6, 8)))
    assert table.view().phase == "Flight"
    assert table.view().ships[0].flaws == ()


@pytest.mark.clause("GT-7.6")
def test_GT_7_6_only_what_takes_part_in_a_flaw_is_removed() -> None:
    table = finished(SQUARE)
    for row, column in ((7, 7), (6, 7)):
        assert table.clause(0, actions.RemoveComponent(table.cell(row, column))) == "GT-7.6"
    assert table.clause(0, actions.RemoveComponent(-1)) == "GT-7.6"
    assert table.clause(0, actions.FlyOn()) == "GT-15.1"


@pytest.mark.clause("GT-7.6")
def test_GT_7_6_what_hangs_on_a_flawed_component_may_be_removed_too() -> None:
    """The hold hangs on the module that the cannon points at."""
    table = finished(CHAIN)
    hold = table.cell(7, 5)
    assert actions.RemoveComponent(hold) in table.offers()
    table.play(0, actions.RemoveComponent(hold))
    table.play(0, actions.RemoveComponent(table.cell(8, 6)))
    assert table.asked() == "fly-on"
    assert len(table.ship().lost) == 2


@pytest.mark.clause("GT-7.7")
def test_GT_7_7_all_ships_are_checked_before_crew_is_placed() -> None:
    table = finished("7/7: P C-.-#\n8/8: LO-..#", SQUARE)
    assert table.awaiting == [1]
    assert table.ship(0).loads == (0,) * 19
    events = table.play(1, actions.RemoveComponent(table.cell(7, 8)))
    assert table.asked(0) == "crew"
    assert not of_kind(events, FlightBegan)


@pytest.mark.clause("GT-7.7")
def test_GT_7_7_everybody_repairs_at_the_same_time() -> None:
    table = building(2)
    for seat in (0, 1):
        table.ship(seat).cells = table.yard.build("7/7: P C-.#." if seat else "7/7: P\n8/7: G.-.#", seat)
    table.play(0, actions.Finish(1))
    table.play(1, actions.Finish(2))
    assert table.awaiting == [0, 1]

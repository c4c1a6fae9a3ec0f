"""Chapter 2: boards and components."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import DATA, PILOT_CABINS, TILES
from cosmodrome.games.galaxy_trucker.events import ComponentsLost, ThreatMet
from cosmodrome.games.galaxy_trucker.ship.fit import clash
from cosmodrome.games.galaxy_trucker.ship.pieces import COVERS, FACES, KIND, PILOT, POINTS, piece_of
from tests.games.colours import check_colours_are_free
from tests.games.galaxy_trucker.positions import Table, building, flight, fly, of_kind, tile_like


@pytest.mark.clause("GT-2.1")
@pytest.mark.parametrize(("rounds", "cells"), [("I", 18), ("II", 27), ("III", 36)])
def test_GT_2_1_each_round_has_its_board(rounds: str, cells: int) -> None:
    table = Table(2, rounds=rounds)
    assert table.yard.board.outside == cells
    assert table.yard.board.id == rounds
    assert len(table.ship().cells) == cells + 1


@pytest.mark.clause("GT-2.1")
def test_GT_2_1_dice_mean_the_printed_numbers() -> None:
    assert Table(2, rounds="I").yard.board.line(0, 7)[0] == Table(2, rounds="I").cell(5, 7)
    assert Table(2, rounds="III", iiia="instead").yard.board.places[0][0] == 11


@pytest.mark.clause("GT-2.2")
def test_GT_2_2_the_ship_starts_with_the_own_pilot_cabin() -> None:
    table = Table(3)
    for seat in range(3):
        cells = table.ship(seat).cells
        assert [piece for piece in cells if piece] == [piece_of(PILOT_CABINS[seat], 0)]
        assert cells[table.cell(7, 7)]
        assert FACES[cells[table.cell(7, 7)]] == (3, 3, 3, 3)
    assert not set(PILOT_CABINS) & {*table.state.face_down, *table.state.face_up}


@pytest.mark.clause("GT-2.2")
def test_GT_2_2_players_choose_their_colours() -> None:
    assert GAME.meta.colours == tuple(TILES[tile].colour for tile in PILOT_CABINS)
    check_colours_are_free(GAME)


@pytest.mark.clause("GT-2.3")
def test_GT_2_3_which_connectors_join() -> None:
    smooth, simple, double, universal = range(4)
    joins = {(one, other) for one in range(4) for other in range(4) if one & other}
    assert joins == {
        (simple, simple), (double, double), (universal, universal),
        (simple, universal), (universal, simple), (double, universal), (universal, double),
    }  # fmt: skip
    assert clash(simple, double)
    assert clash(smooth, universal)
    assert not clash(smooth, smooth)


@pytest.mark.clause("GT-2.4")
def test_GT_2_4_all_kinds_are_there() -> None:
    assert len(DATA.tiles) == 144
    kinds = {(tile.kind, tile.size, tile.alien) for tile in TILES.values()}
    assert {("battery", 2, ""), ("battery", 3, ""), ("cargo", 2, ""), ("cargo", 3, "")} <= kinds
    assert {("special_cargo", 1, ""), ("special_cargo", 2, ""), ("shield", 0, ""), ("structural", 0, "")} <= kinds
    assert {("life_support", 0, "orange"), ("life_support", 0, "purple"), ("cabin", 0, "")} <= kinds
    assert {(f"{double}{kind}", 0, "") for double in ("", "double_") for kind in ("engine", "cannon")} <= kinds


@pytest.mark.clause("GT-2.5")
def test_GT_2_5_connectors_barrels_and_shields_turn_with_the_component() -> None:
    cannon, shield = tile_like(kind="cannon"), tile_like(kind="shield")
    assert [POINTS[piece_of(cannon, turns)] for turns in range(4)] == [0, 1, 2, 3]
    assert [COVERS[piece_of(shield, turns)] for turns in range(4)] == [0b0011, 0b0110, 0b1100, 0b1001]
    table = building()
    tile = table.hold(0, "C.-.#")
    table.play(0, actions.AddComponent(table.cell(7, 8), 0))
    assert table.ship().cells[table.cell(7, 8)] == piece_of(tile, 0)


@pytest.mark.clause("GT-2.6")
def test_GT_2_6_the_pilot_cabin_can_be_shot_away_and_is_back_next_round() -> None:
    table = flight("7/7: P C.-.#", cards=["I-09"], rounds="I+II")
    events = fly(table, dice=[3, 4, 1, 1, 1, 1])
    assert of_kind(events, ThreatMet)[0].result == "hit"
    lost = of_kind(events, ComponentsLost)[0]
    assert lost.tiles == (PILOT_CABINS[0],)
    assert table.view().journey[0].penalty == 1
    assert table.state.round == 1
    assert PILOT in [KIND[piece] for piece in table.ship().cells]

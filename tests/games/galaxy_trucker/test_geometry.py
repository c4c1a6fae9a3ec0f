"""Geometry of ships: drawn by hand, and by properties under turning and mirroring."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome.games.galaxy_trucker.data.components import TILES, WAREHOUSE
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS, Board
from cosmodrome.games.galaxy_trucker.ship.fit import Cells, fits, open_cells, placements
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed, flaws, fragments, is_sound, joined, struck, torn
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, KIND, POINTS, TURNS, piece_of
from tests.games.galaxy_trucker.ships import Yard


def grown(board: Board, tiles: list[int], picks: list[int]) -> Cells:
    """A legal ship: each tile in one of the places where it fits, if there is one."""
    cells = [0] * (board.outside + 1)
    cells[board.start] = piece_of(31, 0)
    for tile, pick in zip(tiles, picks, strict=False):
        found = list(placements(board, tuple(cells), tile))
        if found:
            cell, turns = found[pick % len(found)]
            cells[cell] = piece_of(tile, turns)
    return tuple(cells)


BOARD = st.sampled_from(BOARDS)
TILE_LIST = st.lists(st.sampled_from(WAREHOUSE), unique=True, max_size=30)
PICKS = st.lists(st.integers(0, 999), min_size=30, max_size=30)


@settings(max_examples=60, deadline=None)
@given(board=BOARD, tiles=TILE_LIST, picks=PICKS)
def test_a_ship_of_legal_placements_is_sound_and_whole(board: Board, tiles: list[int], picks: list[int]) -> None:
    cells = grown(board, tiles, picks)
    assert is_sound(board, cells)
    assert len(fragments(board, cells)) == 1


@settings(max_examples=60, deadline=None)
@given(board=BOARD, tiles=TILE_LIST, picks=PICKS, tile=st.sampled_from(WAREHOUSE), turns=st.integers(0, 3))
def test_a_placement_fits_exactly_where_the_ship_stays_sound(
    board: Board, tiles: list[int], picks: list[int], tile: int, turns: int
) -> None:
    cells, piece = grown(board, tiles, picks), piece_of(tile, turns)
    for cell in open_cells(board, cells):
        after = (*cells[:cell], piece, *cells[cell + 1 :])
        assert fits(board, cells, cell, piece) == is_sound(board, after)


@settings(max_examples=60, deadline=None)
@given(board=BOARD, tiles=TILE_LIST, picks=PICKS)
def test_what_is_torn_off_is_all_but_the_largest_piece(board: Board, tiles: list[int], picks: list[int]) -> None:
    cells = grown(board, tiles, picks)
    tears, whole = torn(board, cells), sum(piece != 0 for piece in cells)
    for cell in board.cells:
        without = (*cells[:cell], 0, *cells[cell + 1 :])
        left = max((len(piece) for piece in fragments(board, without)), default=0)
        assert tears[cell] == (whole - left if cells[cell] else 0)


@given(tile=st.sampled_from(WAREHOUSE), turns=st.integers(0, 3))
def test_everything_turns_together(tile: int, turns: int) -> None:
    here, there = piece_of(tile, turns), piece_of(tile, turns + 1)
    assert FACES[there] == (FACES[here][3], *FACES[here][:3])
    assert KIND[there] == KIND[here]
    assert POINTS[there] == (POINTS[here] if POINTS[here] < 0 else (POINTS[here] + 1) % 4)


def test_turns_that_make_no_difference_are_offered_once() -> None:
    for tile in TILES:
        looks = {(FACES[piece_of(tile, turns)], POINTS[piece_of(tile, turns)]) for turns in TURNS[tile]}
        assert len(TURNS[tile]) >= len(looks)


def mirrored(board: Board, cell: int) -> int:
    row, column = board.places[cell]
    return board.places.index((row, 14 - column))


@settings(max_examples=60, deadline=None)
@given(board=BOARD, tiles=TILE_LIST, picks=PICKS, number=st.integers(2, 12))
def test_the_boards_are_symmetrical_and_so_is_what_a_threat_meets(
    board: Board, tiles: list[int], picks: list[int], number: int
) -> None:
    """The outline of a ship and its mirror image are struck in mirrored cells."""
    cells = grown(board, tiles, picks)
    image = [0] * len(cells)
    for cell in board.cells:
        image[mirrored(board, cell)] = cells[cell]
    for side, other, line in ((0, 0, 14 - number), (2, 2, 14 - number), (1, 3, number), (3, 1, number)):
        hit, reflection = struck(board, cells, side, number), struck(board, tuple(image), other, line)
        assert (hit < 0) == (reflection < 0)
        assert hit < 0 or mirrored(board, hit) == reflection


@settings(max_examples=40, deadline=None)
@given(board=BOARD, tiles=TILE_LIST, picks=PICKS)
def test_joins_go_both_ways_and_exposed_connectors_add_up(board: Board, tiles: list[int], picks: list[int]) -> None:
    cells = grown(board, tiles, picks)
    connectors = joins = 0
    for cell in board.cells:
        if cells[cell]:
            others = joined(board, cells, cell)
            assert all(cell in joined(board, cells, other) for other in others)
            connectors += sum(face > 0 for face in FACES[cells[cell]])
            joins += len(others)
    assert exposed(board, cells) == connectors - joins


DRAWN = [
    ("7/7: P", 4, []),
    ("7/7: P C.-.#", 4, []),
    ("6/7: G..-.\n7/7: P C.-.#\n8/7: E-...", 2, []),
    ("7/7: P C-.#.", 5, ["GT-2.3", "GT-7.1"]),
    ("7/7: P C-=-= C-=.=", 7, []),
    ("7/7: P C=-=- C-=.=", 7, ["GT-2.3", "GT-7.1"]),
]


@pytest.mark.parametrize(("drawing", "connectors", "clauses"), DRAWN)
def test_drawn_ships(drawing: str, connectors: int, clauses: list[str]) -> None:
    yard = Yard()
    cells = yard.build(drawing)
    assert [flaw.clause for flaw in flaws(yard.board, cells)] == clauses
    assert exposed(yard.board, cells) == connectors

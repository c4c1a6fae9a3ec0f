"""Where a piece may go: legality of one placement by two masks (GT-2.3, GT-3.8, GT-3.9, GT-3.11).

A piece has a bit for its connector on each side, for the side it points to, and for being there at all. A cell forbids
some of these bits and needs one of others for a join.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.galaxy_trucker.ship.board import REAR, Board
from cosmodrome.games.galaxy_trucker.ship.pieces import (
    DOUBLE_ENGINE,
    ENGINE,
    FACES,
    KIND,
    NOWHERE,
    PIECES,
    POINTS,
    TURNS,
    piece_of,
)

Cells = tuple[int, ...]

POINTING, PRESENT, WRONG = 16, 1 << 20, 1 << 21


def _bits(piece: int) -> int:
    bits = PRESENT
    for side, connector in enumerate(FACES[piece]):
        bits |= 1 << 4 * side + connector
    if POINTS[piece] != NOWHERE:
        bits |= 1 << POINTING + POINTS[piece]
    return bits | WRONG if is_turned_wrong(piece) else bits


def is_turned_wrong(piece: int) -> bool:
    """GT-3.8: an engine whose exhaust does not point to the rear."""
    return KIND[piece] in (ENGINE, DOUBLE_ENGINE) and POINTS[piece] != REAR


def _forbids(piece: int, side: int) -> int:
    """What a piece on this side of a cell forbids there."""
    facing = FACES[piece][side ^ 2]
    bad = sum(1 << 4 * side + connector for connector in range(4) if clash(facing, connector))
    blocked = PRESENT if POINTS[piece] == side ^ 2 else 0
    return bad | 1 << POINTING + side | blocked


def _joins(piece: int, side: int) -> int:
    facing = FACES[piece][side ^ 2]
    return sum(1 << 4 * side + connector for connector in range(4) if facing & connector)


def clash(one: int, other: int) -> bool:
    """GT-2.3."""
    return not one & other and one != other


BITS = [_bits(piece) if piece >> 2 in TURNS else 0 for piece in range(PIECES)]
FORBIDS = [[_forbids(piece, side) if KIND[piece] else 0 for piece in range(PIECES)] for side in range(4)]
JOINS = [[_joins(piece, side) if KIND[piece] else 0 for piece in range(PIECES)] for side in range(4)]


def surroundings(board: Board, cells: Cells, cell: int) -> tuple[int, int]:
    """What the neighbours of a cell forbid, and what would join them."""
    front, right, rear, left = board.neighbours[cell]
    one, two, three, four = cells[front], cells[right], cells[rear], cells[left]
    forbids = WRONG | FORBIDS[0][one] | FORBIDS[1][two] | FORBIDS[2][three] | FORBIDS[3][four]
    return forbids, JOINS[0][one] | JOINS[1][two] | JOINS[2][three] | JOINS[3][four]


def touches(board: Board, cells: Cells, cell: int) -> bool:
    """GT-3.4: next to something that is placed."""
    front, right, rear, left = board.neighbours[cell]
    return bool(cells[front] or cells[right] or cells[rear] or cells[left])


def fits(board: Board, cells: Cells, cell: int, piece: int) -> bool:
    """GT-3.11, for a cell that is empty and touches the ship."""
    forbids, joins = surroundings(board, cells, cell)
    bits = BITS[piece]
    return not bits & forbids and bool(bits & joins)


def fitting_turns(board: Board, cells: Cells, cell: int, tile: int) -> tuple[int, ...]:
    """The quarter turns in which a tile fits there; all of them, also where some look alike."""
    forbids, joins = surroundings(board, cells, cell)
    bits = [BITS[piece_of(tile, turns)] for turns in range(4)]
    return tuple([turns for turns in range(4) if not bits[turns] & forbids and bits[turns] & joins])


def open_cells(board: Board, cells: Cells) -> list[int]:
    """GT-3.4: the cells where a component may be added at all."""
    neighbours = board.neighbours
    found = []
    for cell in board.cells:
        if not cells[cell]:
            front, right, rear, left = neighbours[cell]
            if cells[front] or cells[right] or cells[rear] or cells[left]:
                found.append(cell)
    return found


def placements(board: Board, cells: Cells, tile: int) -> Iterator[tuple[int, int]]:
    """Every legal cell and turn for a tile; turns that make no difference once."""
    turned = [(turns, BITS[piece_of(tile, turns)]) for turns in TURNS[tile]]
    for cell in open_cells(board, cells):
        forbids, joins = surroundings(board, cells, cell)
        for turns, bits in turned:
            if not bits & forbids and bits & joins:
                yield cell, turns


def can_be_placed(board: Board, cells: Cells, tile: int) -> bool:
    return next(placements(board, cells, tile), None) is not None

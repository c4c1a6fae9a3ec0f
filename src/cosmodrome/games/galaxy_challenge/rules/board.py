"""The board as sets of cells, each a bit of one integer (CH-1.6): neighbours of many cells by a few shifts."""

from __future__ import annotations

from collections.abc import Iterable

from cosmodrome.games.galaxy_challenge.data.components import CELLS, CENTRE, HOMES, LETTERS, SIDE


def bits(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_of(board: int) -> list[int]:
    """The cells of a set, in order."""
    found = []
    while board:
        lowest = board & -board
        found.append(lowest.bit_length() - 1)
        board ^= lowest
    return found


BIT = tuple([1 << cell for cell in range(CELLS)])
PLACES = bits([cell for cell in range(CELLS) if LETTERS[cell] not in "SA"])
SECTORS = bits([cell for cell in range(CELLS) if LETTERS[cell] == "."])
PLANETS = bits(HOMES)
IS_PLANET = tuple([cell in HOMES for cell in range(CELLS)])
OPEN_TO = tuple([PLACES & ~PLANETS | 1 << home for home in HOMES])
"""By colour: where its rocket may pass, but for other rockets (CH-3.3, CH-3.4)."""
CENTRE_BIT = 1 << CENTRE
NOT_FIRST = bits([cell for cell in range(CELLS) if cell % SIDE])
NOT_LAST = bits([cell for cell in range(CELLS) if cell % SIDE < SIDE - 1])


def spread(board: int) -> int:
    """Every cell one step from one of these, in any of eight directions; what is no place is not cut off."""
    sides = (board & NOT_FIRST) >> 1 | (board & NOT_LAST) << 1
    rows = board | sides
    return sides | rows << SIDE | rows >> SIDE


def _orthogonal(cell: int) -> int:
    board = 1 << cell
    around = (board & NOT_FIRST) >> 1 | (board & NOT_LAST) << 1 | board << SIDE | board >> SIDE
    return around & PLACES


def _distances(cell: int) -> tuple[int, ...]:
    """King moves from here over the board's places; nothing blocks."""
    found, seen, layer, steps = [-1] * CELLS, 0, 1 << cell, 0
    while layer:
        for each in cells_of(layer):
            found[each] = steps
        seen |= layer
        layer = spread(layer) & PLACES & ~seen
        steps += 1
    return tuple(found)


BESIDE = tuple([_orthogonal(cell) for cell in range(CELLS)])
"""The places orthogonally next to each cell (CH-5.1)."""
IS_BESIDE = tuple([tuple([beside >> other & 1 == 1 for other in range(CELLS)]) for beside in BESIDE])
"""The same for each two cells."""
AROUND_BITS = tuple([spread(bit) & PLACES for bit in BIT])
AROUND = tuple([tuple(cells_of(around)) for around in AROUND_BITS])
"""The places one step from each cell, as a set and in a row."""
DISTANCE = tuple([_distances(cell) for cell in range(CELLS)])


def _straight(start: int) -> tuple[int, ...]:
    """Cells in the order in which a walk from here likes them: few steps, and little to the side."""
    sides = [(cell % SIDE - start % SIDE) ** 2 + (cell // SIDE - start // SIDE) ** 2 for cell in range(CELLS)]
    return tuple([steps * 2 * SIDE * SIDE + side for steps, side in zip(DISTANCE[start], sides, strict=True)])


STRAIGHT = tuple([_straight(cell) for cell in range(CELLS)])
RINGS = tuple([bits([cell for cell, steps in enumerate(DISTANCE[CENTRE]) if steps == ring]) for ring in range(1, SIDE)])
"""The places by their distance from the centre, from 1."""

"""How a ship hangs together: joins, pieces, flaws, exposed connectors, what a threat meets (chapters 7, 9 and 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.core.message import Text, say
from cosmodrome.games.galaxy_trucker.ship.board import REAR, RIGHT, Board
from cosmodrome.games.galaxy_trucker.ship.fit import Cells, clash, is_turned_wrong
from cosmodrome.games.galaxy_trucker.ship.pieces import (
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    FACES,
    KIND,
    NOWHERE,
    POINTS,
)


class Flaw(NamedTuple):
    """Something the spot check finds; the cells that take part in it."""

    clause: str
    text: Text
    cells: tuple[int, ...]


SMOOTH, MISMATCH, LOOSE = say("flaw-smooth"), say("flaw-mismatch"), say("flaw-loose")
TURNED, EXHAUST, BARREL = say("flaw-engine"), say("flaw-exhaust"), say("flaw-barrel")


def joined(board: Board, cells: Cells, cell: int) -> list[int]:
    """GT-8.3: the cells whose components are connected to this one by connectors."""
    faces, found = FACES[cells[cell]], []
    for side, other in enumerate(board.neighbours[cell]):
        if faces[side] & FACES[cells[other]][side ^ 2]:
            found.append(other)
    return found


def fragments(board: Board, cells: Cells) -> list[tuple[int, ...]]:
    """The pieces of a ship that hold together by legal joins, the largest first."""
    todo, neighbours, found = [piece != 0 for piece in cells], board.neighbours, []
    for start in board.cells:
        if not todo[start]:
            continue
        todo[start] = False
        reached = [start]
        for cell in reached:  # which grows meanwhile
            faces = FACES[cells[cell]]
            for side, other in enumerate(neighbours[cell]):
                if todo[other] and faces[side] & FACES[cells[other]][side ^ 2]:
                    todo[other] = False
                    reached.append(other)
        found.append(tuple(sorted(reached)))
    return sorted(found, key=lambda piece: (-len(piece), piece)) if len(found) > 1 else found


def torn(board: Board, cells: Cells) -> list[int]:
    """By cell: how many components go when that one is destroyed, with all that then hangs by nothing (GT-11.9).

    One walk over the joins: what was reached through a cell, and touches nothing reached before it, hangs by it.
    """
    whole = sum(piece != 0 for piece in cells)
    lost, seen = [int(piece != 0) for piece in cells], [0] * len(cells)

    def walk(cell: int, parent: int, order: int) -> tuple[int, int]:
        """The earliest cell that this branch touches, and its size."""
        seen[cell] = earliest = order
        size, largest, hanging = 1, 0, 0
        faces = FACES[cells[cell]]
        for side, other in enumerate(board.neighbours[cell]):
            if other == parent or not faces[side] & FACES[cells[other]][side ^ 2]:
                continue
            if seen[other]:
                earliest = min(earliest, seen[other])
                continue
            low, branch = walk(other, cell, order + size)
            size += branch
            earliest = min(earliest, low)
            if low >= order:
                hanging += branch
                largest = max(largest, branch)
        lost[cell] = whole - max(largest, whole - 1 - hanging)
        return earliest, size

    start = next((cell for cell in board.cells if cells[cell]), -1)
    if start >= 0:
        walk(start, -1, 1)
    return lost


def kept(board: Board, cells: Cells, piece: tuple[int, ...]) -> Cells:
    """The ship with this piece of it alone."""
    return (*(cells[cell] if cell in piece else 0 for cell in board.cells), 0)


def flaws(board: Board, cells: Cells) -> list[Flaw]:
    """GT-7.1: everything that is wrong with a ship."""
    return flaws_in(board, cells, fragments(board, cells))


def flaws_in(board: Board, cells: Cells, pieces: Sequence[tuple[int, ...]]) -> list[Flaw]:
    """The same of a ship in these pieces."""
    found = [flaw for cell in board.cells if cells[cell] for flaw in _flaws_at(board, cells, cell)]
    return found + [Flaw("GT-7.1", LOOSE, piece) for piece in pieces[1:]]


def _flaws_at(board: Board, cells: Cells, cell: int) -> list[Flaw]:
    piece, around = cells[cell], board.neighbours[cell]
    found = []
    for side in (RIGHT, REAR):
        other = around[side]
        one, two = FACES[piece][side], FACES[cells[other]][side ^ 2]
        if cells[other] and clash(one, two):
            text = MISMATCH if one and two else SMOOTH
            found.append(Flaw("GT-2.3", text, (cell, other)))
    if is_turned_wrong(piece):
        found.append(Flaw("GT-3.8", TURNED, (cell,)))
    if POINTS[piece] != NOWHERE and cells[around[POINTS[piece]]]:
        engine = KIND[piece] in (ENGINE, DOUBLE_ENGINE)
        clause, text = ("GT-3.8", EXHAUST) if engine else ("GT-3.9", BARREL)
        found.append(Flaw(clause, text, (cell, around[POINTS[piece]])))
    return found


def mistakes(board: Board, cells: Cells, cell: int, piece: int) -> tuple[Text, ...]:
    """GT-3.11: what would be wrong with a component added there, each kind of flaw once."""
    added = (*cells[:cell], piece, *cells[cell + 1 :])
    around = [other for other in board.neighbours[cell] if added[other]]
    found = [flaw.text for here in (cell, *around) for flaw in _flaws_at(board, added, here) if cell in flaw.cells]
    if not found and not joined(board, added, cell):
        found = [LOOSE]
    return tuple([text for at, text in enumerate(found) if text not in found[:at]])


def is_sound(board: Board, cells: Cells) -> bool:
    return not flaws(board, cells)


def exposed(board: Board, cells: Cells) -> int:
    """GT-9.5."""
    neighbours, count = board.neighbours, 0
    for cell in board.cells:
        piece = cells[cell]
        if piece:
            one, two, three, four = FACES[piece]
            front, right, rear, left = neighbours[cell]
            count += bool(one and not cells[front]) + bool(two and not cells[right])
            count += bool(three and not cells[rear]) + bool(four and not cells[left])
    return count


def struck(board: Board, cells: Cells, side: int, number: int) -> int:
    """GT-12.1: the first component in the line as seen from that side; -1: none, it misses."""
    return next((cell for cell in board.line(side, number) if cells[cell]), -1)


def shows_connector(cells: Cells, cell: int, side: int) -> bool:
    """GT-12.2: the struck component is the first in its line, so what it shows there is exposed."""
    return FACES[cells[cell]][side] != 0


def gunners(board: Board, cells: Cells, side: int, number: int) -> tuple[list[int], list[int]]:
    """GT-12.3 to GT-12.5: the simple and the double cannons that can shoot a large meteor from that side."""
    numbers = (number,) if side == 0 else (number - 1, number, number + 1)
    line = [cell for n in numbers for cell in board.line(side, n)]
    simple = [cell for cell in line if KIND[cells[cell]] == CANNON and POINTS[cells[cell]] == side]
    double = [cell for cell in line if KIND[cells[cell]] == DOUBLE_CANNON and POINTS[cells[cell]] == side]
    return simple, double

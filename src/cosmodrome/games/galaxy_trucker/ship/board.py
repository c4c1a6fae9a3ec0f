"""The four ship boards: cells, who touches whom, and the lines that dice choose (GT-2.1, GT-12.1).

A cell is known by its place in the board's list. A ship on the board is a tuple with one piece for each cell and a last
entry that is always empty: it stands for everything outside, so that every side of a cell has a neighbour.
"""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.data.components import DATA, BoardRow

FRONT, RIGHT, REAR, LEFT = range(4)
STEPS: tuple[tuple[int, int], ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))


class Board:
    """`neighbours[cell][side]`; `lines[side][number]`: the cells of that column or row, as seen from that side."""

    __slots__ = ("cells", "id", "insurance", "lines", "neighbours", "outside", "places", "start")

    def __init__(self, row: BoardRow) -> None:
        self.id = row.id
        self.insurance = row.insurance
        self.places = row.cells
        """The printed row and column of each cell."""
        self.outside = len(row.cells)
        self.cells = range(self.outside)
        self.start = row.cells.index(row.start)
        grid = {(row.rows.index(r), row.columns.index(c)): cell for cell, (r, c) in enumerate(row.cells)}
        self.neighbours = tuple(self._around(grid, place) for place in grid)
        self.lines = self._lines(row)

    def _around(self, grid: dict[tuple[int, int], int], place: tuple[int, int]) -> tuple[int, ...]:
        return tuple(grid.get((place[0] + down, place[1] + right), self.outside) for down, right in STEPS)

    def _lines(self, row: BoardRow) -> tuple[dict[int, tuple[int, ...]], ...]:
        columns = {n: tuple(cell for cell in self.cells if row.cells[cell][1] == n) for n in row.columns}
        rows = {n: tuple(cell for cell in self.cells if row.cells[cell][0] == n) for n in row.rows}
        columns = {
            n: tuple(sorted(line, key=lambda cell: row.rows.index(row.cells[cell][0]))) for n, line in columns.items()
        }
        rows = {n: tuple(sorted(line, key=lambda cell: row.cells[cell][1])) for n, line in rows.items()}
        return (columns, _backwards(rows), _backwards(columns), rows)

    def line(self, side: int, number: int) -> tuple[int, ...]:
        """The cells that a threat from this side meets, the first one first; none for a number off the board."""
        return self.lines[side].get(number, ())


def _backwards(lines: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    return {number: line[::-1] for number, line in lines.items()}


BOARDS = tuple(Board(row) for row in DATA.boards)

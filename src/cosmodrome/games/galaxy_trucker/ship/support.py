"""Which cabins can house which aliens (GT-8.1 to GT-8.3, GT-8.6)."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.ship.board import Board
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import joined
from cosmodrome.games.galaxy_trucker.ship.pieces import CABIN, KIND, ORANGE_SUPPORT, PURPLE_SUPPORT

SUPPORT = {ORANGE: ORANGE_SUPPORT, PURPLE: PURPLE_SUPPORT}


def is_supported(board: Board, cells: Cells, cabin: int, alien: int) -> bool:
    """GT-8.3: joined to a life support of its colour."""
    wanted = SUPPORT[alien]
    return any(KIND[cells[other]] == wanted for other in joined(board, cells, cabin))


def alien_cabins(board: Board, cells: Cells, alien: int) -> list[int]:
    """GT-8.2, GT-8.6: never the pilot cabin."""
    return [cell for cell in board.cells if KIND[cells[cell]] == CABIN and is_supported(board, cells, cell, alien)]

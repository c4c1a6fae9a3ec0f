"""Strength of engines and cannons, cover by shields (GT-9.1 to GT-9.3, GT-9.6). Cannons are counted in halves."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.ship.board import FRONT
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE, Loads, has_alien
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.pieces import (
    CANNON,
    COVERS,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND,
    POINTS,
)

ALIEN = DATA.flight.alien_strength


def double_engines(cells: Cells) -> list[int]:
    return [cell for cell, piece in enumerate(cells) if KIND[piece] == DOUBLE_ENGINE]


def double_cannons(cells: Cells) -> list[int]:
    """Those that point forward first: they give more for a token."""
    found = [cell for cell, piece in enumerate(cells) if KIND[piece] == DOUBLE_CANNON]
    return sorted(found, key=lambda cell: POINTS[cells[cell]] != FRONT)


def engine_strength(cells: Cells, loads: Loads, powered: int) -> int:
    """GT-9.1, with so many double engines powered."""
    strength = sum(KIND[piece] == ENGINE for piece in cells) + 2 * powered
    return strength + ALIEN if strength and has_alien(cells, loads, ORANGE) else strength


def cannon_halves(cells: Cells, loads: Loads, powered: tuple[int, ...]) -> int:
    """GT-9.2, in halves, with these double cannons powered."""
    halves = sum(2 if POINTS[piece] == FRONT else 1 for piece in cells if KIND[piece] == CANNON)
    halves += sum(4 if POINTS[cells[cell]] == FRONT else 2 for cell in powered)
    return halves + 2 * ALIEN if halves and has_alien(cells, loads, PURPLE) else halves


def cover(cells: Cells) -> int:
    """GT-9.6: the sides that some shield covers, a bit for each."""
    sides = 0
    for piece in cells:
        sides |= COVERS[piece]
    return sides

"""What every piece is, as tables: a piece is a tile in one of its four turns, 4 x tile + quarter turns clockwise.

0 is no piece. Connectors are bits (simple 1, double 2, universal both), so two connectors join where they share a bit
and clash where they do not, unless both sides are smooth (GT-2.3, GT-2.5).
"""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.data.components import TILES, Tile
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, REAR

CONNECTORS = {"none": 0, "simple": 1, "double": 2, "universal": 3}

(
    NOTHING,
    PILOT,
    CABIN,
    ENGINE,
    DOUBLE_ENGINE,
    CANNON,
    DOUBLE_CANNON,
    BATTERY,
    SHIELD,
    CARGO,
    SPECIAL,
    STRUCTURAL,
    ORANGE_SUPPORT,
    PURPLE_SUPPORT,
) = range(14)

KINDS = {
    "starting_cabin": PILOT,
    "cabin": CABIN,
    "engine": ENGINE,
    "double_engine": DOUBLE_ENGINE,
    "cannon": CANNON,
    "double_cannon": DOUBLE_CANNON,
    "battery": BATTERY,
    "shield": SHIELD,
    "cargo": CARGO,
    "special_cargo": SPECIAL,
    "structural": STRUCTURAL,
}
NOWHERE = -1
PIECES = 4 * (max(TILES) + 1)


def piece_of(tile: int, turns: int) -> int:
    return 4 * tile + turns % 4


def tile_of(piece: int) -> int:
    return piece >> 2


def _kind(tile: Tile) -> int:
    if tile.kind == "life_support":
        return ORANGE_SUPPORT if tile.alien == "orange" else PURPLE_SUPPORT
    return KINDS[tile.kind]


def _faces(tile: Tile, turns: int) -> tuple[int, int, int, int]:
    front, right, rear, left = (CONNECTORS[tile.connectors[(side - turns) % 4]] for side in range(4))
    return front, right, rear, left


def _points(kind: int, turns: int) -> int:
    if kind in (ENGINE, DOUBLE_ENGINE):
        return (REAR + turns) % 4
    return (FRONT + turns) % 4 if kind in (CANNON, DOUBLE_CANNON) else NOWHERE


KIND = [NOTHING] * PIECES
SIZE = [0] * PIECES
"""Cells of a battery, containers of a hold."""
FACES: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * PIECES
"""The connectors of a piece as it lies: front, right, rear, left."""
POINTS = [NOWHERE] * PIECES
"""The side an exhaust or a barrel points to (GT-3.8, GT-3.9)."""
COVERS = [0] * PIECES
"""The sides a shield covers, a bit for each (GT-9.6)."""

for _number, _tile in TILES.items():
    for _turns in range(4):
        _piece = piece_of(_number, _turns)
        KIND[_piece] = _kind(_tile)
        SIZE[_piece] = _tile.size
        FACES[_piece] = _faces(_tile, _turns)
        POINTS[_piece] = _points(KIND[_piece], _turns)
        if KIND[_piece] == SHIELD:
            COVERS[_piece] = 1 << _turns | 1 << (_turns + 1) % 4


def _twins(tile: int) -> tuple[int, ...]:
    """The turns of a tile that differ in anything: a structural module with four like sides has one."""
    seen: dict[tuple[object, ...], int] = {}
    for turns in range(4):
        piece = piece_of(tile, turns)
        seen.setdefault((FACES[piece], POINTS[piece], COVERS[piece]), turns)
    return tuple(seen.values())


TURNS = {tile: _twins(tile) for tile in TILES}

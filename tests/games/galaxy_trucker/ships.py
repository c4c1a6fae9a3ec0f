"""Ships drawn in a few lines of text.

    6/7: G^..-.
    7/6: C-..# P B2

A line begins with the printed row and the column of its first component. A component is its kind (P pilot cabin, C
cabin, E and EE engines, G and GG cannons, B battery, S shield, K hold, R reinforced hold, M structural module, LO and
LP life supports) with its size, the direction it points to (^>v<; engines point to the rear, cannons and shields to the
front unless said otherwise) and its connectors front, right, rear and left (. smooth, - simple, = double, # universal,
? any). A lone dot is an empty cell. The parts are real ones: the first tile of the data that fits and is not used yet.
"""

from __future__ import annotations

import re

from cosmodrome.games.galaxy_trucker.data.components import PILOT_CABINS, TILES, Tile
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS, Board
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, piece_of

PART = re.compile(r"(?P<kind>LO|LP|EE|GG|[PCEGBSKRM])(?P<size>[123]?)(?P<way>[\^>v<]?)(?P<faces>[.\-=#?]{4})?$")
KINDS = {
    "P": "starting_cabin",
    "C": "cabin",
    "E": "engine",
    "EE": "double_engine",
    "G": "cannon",
    "GG": "double_cannon",
    "B": "battery",
    "S": "shield",
    "K": "cargo",
    "R": "special_cargo",
    "M": "structural",
    "LO": "life_support",
    "LP": "life_support",
}
FACE = {".": 0, "-": 1, "=": 2, "#": 3}
CLASSES = {board.id: board for board in BOARDS}


class Yard:
    """Where the parts come from; each is there once."""

    def __init__(self, name: str = "I") -> None:
        self.board: Board = CLASSES[name]
        self.used: set[int] = set()

    def cell(self, row: int, column: int) -> int:
        return self.board.places.index((row, column))

    def build(self, drawing: str, seat: int = 0) -> Cells:
        cells = [0] * (self.board.outside + 1)
        for line in drawing.strip().splitlines():
            place, _, parts = line.strip().partition(":")
            row, column = (int(number) for number in place.split("/"))
            for offset, part in enumerate(parts.split()):
                if part != ".":
                    cells[self.cell(row, column + offset)] = self.part(part, seat)
        return tuple(cells)

    def part(self, text: str, seat: int = 0) -> int:
        found = PART.match(text)
        assert found, f"no component is written '{text}'"
        kind, size, way, faces = (found[name] or "" for name in ("kind", "size", "way", "faces"))
        if kind == "P":
            return piece_of(PILOT_CABINS[seat], 0)
        turns = range(4) if kind not in ("E", "EE", "G", "GG", "S") else [_turns(kind, way)]
        for tile, row in TILES.items():
            if tile not in self.used and _is(row, kind, size):
                for turn in turns:
                    if _shows(FACES[piece_of(tile, turn)], faces or "????"):
                        self.used.add(tile)
                        return piece_of(tile, turn)
        raise AssertionError(f"no component like '{text}' is left")


def _turns(kind: str, way: str) -> int:
    if kind in ("E", "EE"):
        return ("v<^>").index(way or "v")
    return ("^>v<").index(way or "^")


def _is(row: Tile, kind: str, size: str) -> bool:
    if row.kind != KINDS[kind] or (size and row.size != int(size)):
        return False
    return not row.alien or row.alien[0] == ("o" if kind == "LO" else "p")


def _shows(faces: tuple[int, ...], wanted: str) -> bool:
    return all(mark == "?" or FACE[mark] == face for mark, face in zip(wanted, faces, strict=True))

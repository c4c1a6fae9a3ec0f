"""What lies on a ship, cell by cell: crew, battery tokens, goods (GT-8.1, GT-9.3, GT-11.1).

A load is one small number. In a cabin it is the number of humans, or one of the two aliens; in a battery its tokens; in
a hold its goods, two bits for each colour.
"""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.pieces import BATTERY, CABIN, CARGO, KIND, PILOT, SIZE, SPECIAL

Loads = tuple[int, ...]
Goods = tuple[int, int, int, int]
"""Blocks by colour: red, yellow, green, blue."""

RED, YELLOW, GREEN, BLUE = range(4)
ORANGE, PURPLE = 3, 4
NO_GOODS: Goods = (0, 0, 0, 0)
IS_HOLD = [kind in (CARGO, SPECIAL) for kind in KIND]
IS_CABIN = [kind in (PILOT, CABIN) for kind in KIND]
"""By piece."""
PRICES = DATA.flight.prices


def full_load(cells: Cells) -> Loads:
    """GT-8.1, GT-8.4: two humans in every cabin and full batteries, as a ship starts without aliens."""
    return tuple([FULL[piece] for piece in cells])


FULL = [
    DATA.flight.crew if kind in (PILOT, CABIN) else size if kind == BATTERY else 0
    for kind, size in zip(KIND, SIZE, strict=True)
]


def figures(load: int) -> int:
    """Crew in a cabin: humans and aliens, one each (GT-9.4)."""
    return 1 if load >= ORANGE else load


def cabins(cells: Cells, loads: Loads) -> list[int]:
    """The occupied ones."""
    return [cell for cell, load in enumerate(loads) if load and IS_CABIN[cells[cell]]]


def crew(cells: Cells, loads: Loads) -> int:
    return sum([figures(loads[cell]) for cell in cabins(cells, loads)])


def humans(cells: Cells, loads: Loads) -> int:
    return sum([load for cell, load in enumerate(loads) if 0 < load < ORANGE and IS_CABIN[cells[cell]]])


def aliens(cells: Cells, loads: Loads) -> tuple[Literal["orange", "purple"], ...]:
    found = [loads[cell] for cell in cabins(cells, loads) if loads[cell] >= ORANGE]
    return tuple(["orange" if alien == ORANGE else "purple" for alien in found])


def has_alien(cells: Cells, loads: Loads, alien: int) -> bool:
    return any(loads[cell] == alien for cell in cabins(cells, loads))


def batteries(cells: Cells, loads: Loads) -> list[int]:
    """The ones with a token left."""
    return [cell for cell, load in enumerate(loads) if load and KIND[cells[cell]] == BATTERY]


def tokens(cells: Cells, loads: Loads) -> int:
    return sum([loads[cell] for cell in batteries(cells, loads)])


def holds(cells: Cells) -> list[int]:
    return [cell for cell, piece in enumerate(cells) if IS_HOLD[piece]]


def containers(cells: Cells) -> tuple[int, int]:
    """All of them, and the reinforced ones."""
    special = sum([SIZE[piece] for piece in cells if KIND[piece] == SPECIAL])
    return sum([SIZE[piece] for piece in cells if KIND[piece] == CARGO]) + special, special


def blocks(load: int) -> Goods:
    """The goods of a hold."""
    return load & 3, load >> 2 & 3, load >> 4 & 3, load >> 6


def block(colour: int) -> int:
    """One block as a load."""
    return 1 << 2 * colour


def goods(cells: Cells, loads: Loads) -> Goods:
    """All that a ship carries."""
    red = yellow = green = blue = 0
    for cell, load in enumerate(loads):
        if load and IS_HOLD[cells[cell]]:
            red += load & 3
            yellow += load >> 2 & 3
            green += load >> 4 & 3
            blue += load >> 6
    return red, yellow, green, blue


def worth(stock: Goods) -> int:
    """GT-14.2."""
    red, yellow, green, blue = stock
    return red * PRICES[0] + yellow * PRICES[1] + green * PRICES[2] + blue * PRICES[3]


def changed(loads: Loads, cell: int, by: int) -> Loads:
    return put(loads, cell, loads[cell] + by)

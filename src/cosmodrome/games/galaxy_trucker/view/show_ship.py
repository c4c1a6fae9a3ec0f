"""A ship as everybody sees it: its components with what is on them, and all its figures, so that nobody counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cosmodrome.core.kept import keep
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.ship.board import Board
from cosmodrome.games.galaxy_trucker.ship.cargo import (
    NO_GOODS,
    ORANGE,
    PURPLE,
    blocks,
    containers,
    crew,
    full_load,
    goods,
    humans,
    tokens,
    worth,
)
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed, flaws_in, fragments
from cosmodrome.games.galaxy_trucker.ship.pieces import BATTERY, CABIN, CARGO, KIND, PILOT, SPECIAL, tile_of
from cosmodrome.games.galaxy_trucker.ship.strength import (
    cannon_halves,
    cover,
    double_cannons,
    double_engines,
    engine_strength,
)
from cosmodrome.games.galaxy_trucker.state import Numbers, Ship
from cosmodrome.games.galaxy_trucker.view.ship import FlawView, PartView, ShipView

SHIPS_KEPT = 512
"""In a move one ship changes, and everybody at the table looks at all."""
SHIPS: dict[tuple[Any, ...], ShipView] = {}


def ship_view(board: Board, ship: Ship, leader: int, launched: bool) -> ShipView:
    """Before the launch the figures are those of the ship as it would start, with humans only."""
    key = (ship.key(), board.id, leader if ship.flying else 0, launched)
    return SHIPS.get(key) or keep(SHIPS, key, _new_ship(board, ship, leader, launched), SHIPS_KEPT)


def _new_ship(board: Board, ship: Ship, leader: int, launched: bool) -> ShipView:
    return ShipView(
        owner=ship.colour,
        newest=ship.newest,
        aside=ship.aside,
        lost=ship.lost,
        number=ship.number,
        flying=ship.flying,
        space=ship.days,
        behind=leader - ship.days if ship.flying else 0,
        parts=_parts(ship.cells, ship.loads),
        **_figures(board, ship.cells, ship.loads if launched else full_load(ship.cells)),
    )


@lru_cache(maxsize=SHIPS_KEPT)
def _figures(board: Board, cells: Cells, loads: Numbers) -> dict[str, Any]:
    charge, sides = tokens(cells, loads), cover(cells)
    engines, cannons = double_engines(cells), double_cannons(cells)
    room, reinforced = containers(cells)
    return {
        "engines": engine_strength(cells, loads, 0),
        "engines_powered": engine_strength(cells, loads, min(len(engines), charge)),
        "cannons": cannon_halves(cells, loads, ()),
        "cannons_powered": cannon_halves(cells, loads, tuple(cannons[:charge])),
        "doubles": len(engines) + len(cannons),
        "tokens": charge,
        "crew": crew(cells, loads),
        "humans": humans(cells, loads),
        "containers": room,
        "reinforced": reinforced,
        "goods": goods(cells, loads),
        "goods_worth": worth(goods(cells, loads)),
        "cover": (bool(sides & 1), bool(sides & 2), bool(sides & 4), bool(sides & 8)),
        **_joins(board, cells),
    }


@lru_cache(maxsize=SHIPS_KEPT)
def _joins(board: Board, cells: Cells) -> dict[str, Any]:
    """What does not depend on what the ship carries."""
    pieces = fragments(board, cells)
    return {
        "exposed": exposed(board, cells),
        "flaws": tuple([FlawView(*flaw) for flaw in flaws_in(board, cells, pieces)]),
        "pieces": tuple(pieces) if len(pieces) > 1 else (),
    }


@lru_cache(maxsize=SHIPS_KEPT)
def _parts(cells: Cells, loads: Numbers) -> tuple[PartView, ...]:
    return tuple([_part(cell, piece, loads[cell]) for cell, piece in enumerate(cells) if piece])


def _part(cell: int, piece: int, load: int) -> PartView:
    kind = KIND[piece]
    home = kind in (PILOT, CABIN)
    return PartView(
        cell=cell,
        tile=tile_of(piece),
        turns=piece & 3,
        humans=load if home and load < ORANGE else 0,
        alien={ORANGE: "orange", PURPLE: "purple"}.get(load, "") if home else "",
        tokens=load if kind == BATTERY else 0,
        goods=blocks(load) if kind in (CARGO, SPECIAL) else NO_GOODS,
    )


def reach(ship: ShipView, what: str) -> tuple[int, int]:
    """Its strength without and with battery tokens; cannons in halves."""
    if what == steps.CANNONS:
        return ship.cannons, ship.cannons_powered
    return ship.engines, ship.engines_powered

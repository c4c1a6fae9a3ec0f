"""What a ship is worth: the credits it can be expected to bring home, and those it will lose on the way.

Everything comes from the ship alone and a forecast; who else flies, and how far the ship is, is in `evaluation.py`.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from cosmodrome.games.galaxy_trucker.bot.forecast import (
    CANNONS,
    CREW,
    ENGINES,
    HEAVY,
    LARGE,
    LIGHT,
    OPEN_SPACE,
    RED,
    ROOM,
    SMALL,
    Forecast,
)
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.ship import pieces as are
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, Board
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE, Loads, cabins, figures, tokens
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed, torn
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, KIND, POINTS, SIZE
from cosmodrome.games.galaxy_trucker.ship.strength import cover
from cosmodrome.games.galaxy_trucker.ship.support import alien_cabins

SHIPS_KEPT = 16_384
ALIEN = DATA.flight.alien_strength
TYPICAL = 0.3
"""The share of outward sides with a connector."""
CHANCE = {number: (6 - abs(7 - number)) / 36 for number in range(2, 13)}
"""Of a row or column, by two dice."""


class Standard(NamedTuple):
    """By class of ship: what a good thing is worth when there is plenty of it, and how much is plenty."""

    worth: tuple[float, float, float]
    plenty: tuple[float, float, float]

    def of(self, amount: float, row: int) -> float:
        return self.worth[row] * (1.0 - exp(-1.6 * amount / self.plenty[row]))


# Crew, holds and batteries by what ships with more of them brought home: docs/bots.md.
PEOPLE = Standard((10.0, 15.0, 22.0), (12.0, 16.0, 20.0))
THRUST = Standard((4.0, 7.2, 10.4), (3.0, 5.0, 6.0))
FIRE = Standard((3.5, 6.0, 8.0), (2.5, 4.0, 6.0))
HOLDS = Standard((14.0, 18.0, 22.0), (12.0, 14.0, 16.0))
REINFORCED = Standard((1.2, 2.2, 3.2), (2.0, 2.0, 3.0))
POWER = Standard((2.5, 4.5, 6.0), (5.0, 7.0, 9.0))
TOP = tuple(sum(good.worth[row] for good in (PEOPLE, THRUST, FIRE, HOLDS, REINFORCED, POWER)) for row in range(3))
"""What the best ship brings, by class."""
HIT: tuple[float, ...] = (1.5, 3.0, 4.0)
"""What a component lost on the way costs, by class: the penalty, and its use."""
SHOWN: tuple[float, ...] = (0.12, 0.2, 0.28)
"""What an exposed connector costs besides being hit: days in stardust, the bonus for the best-looking ship."""
STRANDED: tuple[float, ...] = (12.0, 26.0, 46.0)
"""What it costs to be without a working engine in open space (GT-15.4), by class: more than what a flight brings."""
WORN: tuple[float, ...] = (0.35, 0.45, 0.55)
"""How often an engine, or all batteries, is lost before it is needed, by class."""


class Worth(NamedTuple):
    good: float
    adrift: float
    """What it will lose in open space without an engine that works."""
    bad: float
    """What will be hit, and connectors that show."""
    saved: float
    """What shields and cannons keep from being hit."""
    frail: float
    """What will fall off with it."""
    exposed: int


class Part(NamedTuple):
    """What one component adds to a ship, in any place; cannons are counted in halves."""

    engines: int = 0
    double_engines: int = 0
    halves: int = 0
    double_halves: int = 0
    room: int = 0
    reinforced: int = 0
    consumers: int = 0
    orange: int = 0
    purple: int = 0


class Survey(NamedTuple):
    """A ship counted in one go."""

    parts: Part
    aboard: tuple[int, int]
    """Strength that aliens aboard add to engines, and to cannons in halves."""
    crew: int
    charge: int
    cover: int


def _part(piece: int) -> Part:
    kind, size, forward = KIND[piece], SIZE[piece], POINTS[piece] == FRONT
    return {
        are.ENGINE: Part(engines=1),
        are.DOUBLE_ENGINE: Part(double_engines=2, consumers=1),
        are.CANNON: Part(halves=2 if forward else 1),
        are.DOUBLE_CANNON: Part(double_halves=4 if forward else 2, consumers=1),
        are.SHIELD: Part(consumers=1),
        are.CARGO: Part(room=size),
        are.SPECIAL: Part(room=size, reinforced=size),
        are.ORANGE_SUPPORT: Part(orange=1),
        are.PURPLE_SUPPORT: Part(purple=1),
    }.get(kind, Part())


PARTS = [_part(piece) for piece in range(are.PIECES)]


# Of all ships on the table only one changes with a decision.
@lru_cache(maxsize=SHIPS_KEPT)
def ship_worth(
    board: Board, cells: Cells, loads: Loads, deck: int, sky: Forecast, launched: bool, hoped: int = 0
) -> Worth:
    """Over a whole flight of this class under this sky; before the launch aliens may still come aboard.

    A builder may count on so many battery tokens, and something to use them, that are still to be found.
    """
    row, has = deck - 1, _hopeful(survey(cells, loads), hoped)
    aliens = (False, False) if launched else _aliens(board, cells, has)
    good = goodness(has, row, sky, aliens)
    shown = exposed(board, cells)
    struck, saved, torn_off = hits(board, cells, has.cover if has.charge else 0, has.charge > 0, sky)
    adrift = STRANDED[row] * stranded(has, row, sky.demand[OPEN_SPACE])
    return Worth(good, adrift, HIT[row] * struck + SHOWN[row] * shown, HIT[row] * saved, HIT[row] * torn_off, shown)


def _hopeful(has: Survey, hoped: int) -> Survey:
    if not hoped:
        return has
    return has._replace(charge=has.charge + hoped, parts=has.parts._replace(consumers=has.parts.consumers + 1))


def _aliens(board: Board, cells: Cells, has: Survey) -> tuple[bool, bool]:
    """Which aliens could come aboard."""
    return (
        bool(has.parts.orange and alien_cabins(board, cells, ORANGE)),
        bool(has.parts.purple and alien_cabins(board, cells, PURPLE)),
    )


def goodness(has: Survey, row: int, sky: Forecast, aliens: tuple[bool, bool] = (False, False)) -> float:
    """What all its components bring together, in any place."""
    stress, parts = sky.stress, has.parts
    powered = 1.0 - exp(-0.5 * has.charge) if has.charge else 0.0
    engines = parts.engines + powered * parts.double_engines
    halves = parts.halves + powered * parts.double_halves
    if engines:
        engines += has.aboard[0] + 0.8 * ALIEN * aliens[0]
    if halves:
        halves += has.aboard[1] + 1.6 * ALIEN * aliens[1]
    good = stress[ENGINES] * THRUST.of(engines, row) + stress[CANNONS] * FIRE.of(halves / 2, row)
    good += stress[CREW] * PEOPLE.of(has.crew - 0.6 * sum(aliens), row) + stress[ROOM] * HOLDS.of(parts.room, row)
    good += stress[RED] * REINFORCED.of(parts.reinforced, row)
    if parts.consumers:
        good += POWER.of(has.charge / (1 + 0.25 * parts.consumers), row)
    return good


def usefulness(has: Survey, row: int, sky: Forecast) -> float:
    """What its components bring, and how likely it is to fly on in open space."""
    return goodness(has, row, sky) - STRANDED[row] * stranded(has, row, sky.demand[OPEN_SPACE])


def stranded(has: Survey, row: int, open_spaces: float) -> float:
    """The chance that no engine works in one of so many open spaces.

    Double engines take a token each time, and other components use up tokens, too; engines and batteries can be shot
    off.
    """
    parts, worn = has.parts, WORN[row]
    turns = has.charge / (0.75 + 0.4 * parts.consumers)
    powered = 1.0 - exp(-turns / (0.3 + 0.6 * open_spaces))
    doubles: float = (1.0 - worn) * powered * (1.0 - worn ** (parts.double_engines // 2))
    return (1.0 - exp(-open_spaces)) * (1.0 - doubles) * worn**parts.engines


@lru_cache(maxsize=SHIPS_KEPT)
def survey(cells: Cells, loads: Loads) -> Survey:
    parts = [PARTS[piece] for piece in cells if piece]
    homes = [loads[cell] for cell in cabins(cells, loads)]
    return Survey(
        Part(*map(sum, zip(Part(), *parts, strict=True))),
        (ALIEN * (ORANGE in homes), 2 * ALIEN * (PURPLE in homes)),
        sum(figures(load) for load in homes),
        tokens(cells, loads),
        cover(cells),
    )


# Loads change more often than ships do.
@lru_cache(maxsize=SHIPS_KEPT)
def hits(board: Board, cells: Cells, shields: int, power: bool, sky: Forecast) -> tuple[float, float, float]:
    """How many components the threats of a flight are expected to hit (chapter 12).

    Then how many more it would be without shields and cannons, and how many fall off with those that are hit.
    """
    guns, tears = guarded(board, cells, power), torn(board, cells)
    demand, struck, saved, torn_off = sky.demand, 0.0, 0.0, 0.0
    for side in range(4):
        small, large = demand[SMALL + side], demand[LARGE + side]
        light, heavy = demand[LIGHT + side], demand[HEAVY + side]
        shield = 0.25 if shields >> side & 1 else 1.0
        guard = guns[side]
        for number, line in board.lines[side].items():
            for cell in line:
                if cells[cell]:
                    weak = light + small if FACES[cells[cell]][side] else light
                    shot = large * guard.get(number, 0.0)
                    chance = CHANCE[number] * (shield * weak + heavy + large - shot)
                    struck += chance
                    saved += CHANCE[number] * ((1.0 - shield) * (light + TYPICAL * small) + shot)
                    torn_off += chance * (tears[cell] - 1)
                    break
    return struck, saved, torn_off


def guarded(board: Board, cells: Cells, power: bool) -> list[dict[int, float]]:
    """By side and line: how likely a large meteor is to be shot down (GT-12.3, GT-12.4)."""
    guns: list[dict[int, float]] = [{}, {}, {}, {}]
    for cell, piece in enumerate(cells):
        kind = KIND[piece]
        if kind == are.CANNON or (kind == are.DOUBLE_CANNON and power):
            side, (row, column) = POINTS[piece], board.places[cell]
            sure = 1.0 if kind == are.CANNON else 0.7
            number = row if side & 1 else column
            for line in (number,) if side == FRONT else (number - 1, number, number + 1):
                guns[side][line] = max(sure, guns[side].get(line, 0.0))
    return guns

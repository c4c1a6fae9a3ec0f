"""How a builder judges: what a component would add to the ship, and what the cells still empty may yet become.

An empty cell is a promise as long as there is time and choice; a component that adds less than its cell promises is
better returned. As time and warehouse run down promises fade, and anything that helps is built in.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_trucker.components import DATA, WAREHOUSE
from cosmodrome.games.galaxy_trucker.forecast import Forecast, forecast
from cosmodrome.games.galaxy_trucker.meta import RELAXED, TURN_BASED
from cosmodrome.games.galaxy_trucker.rules.asking import board_of, round_of
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, Board
from cosmodrome.games.galaxy_trucker.ship.cargo import FULL, full_load
from cosmodrome.games.galaxy_trucker.ship.fit import PRESENT, Cells, placements, surroundings
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, KIND, POINTS, SIZE, piece_of
from cosmodrome.games.galaxy_trucker.state import Numbers, State
from cosmodrome.games.galaxy_trucker.worth import goodness, ship_worth, survey

PROMISE = (0.3, 0.3, 0.3)
"""Credits that an empty cell promises a builder who can be choosy, by class."""
CHOICE = 0.4
"""How much of that is lost where there is one component for each empty cell, and so no choice."""
SECONDS = 4.0
"""What a component takes in real time: finding it, turning it, putting it in its place."""
JUDGED = 10
BRANCH = 4
"""Cells that grow from one free connector."""

Place = tuple[float, int, int]
"""What a placement adds, its cell and turns."""


def sky_over(state: State, seat: Seat) -> Forecast:
    """What the seat expects of this flight, from the cards of its piles that it has looked at."""
    known = state.truckers[seat].known
    return forecast(state.round, tuple(card for pile in state.piles for card in pile if known >> card & 1))


def patience(state: State) -> float:
    """0 to 1: how choosy builders can be, by the time and the components left for each empty cell."""
    empty = sum(ship.cells.count(0) - 1 for ship in state.ships if not ship.number) or 1
    builders = sum(not ship.number for ship in state.ships) or 1
    choice = (len(state.face_down) + len(state.face_up) / 4) / empty
    if state.house.pace != RELAXED and not state.lesson:
        choice = min(choice, _components_left(state) * builders / empty)
    return min(1.0, choice) * (1.0 - CHOICE * exp(1.0 - max(1.0, choice)))


def _components_left(state: State) -> float:
    """That one builder can still take before time is up."""
    house = state.house
    if house.pace == TURN_BASED:
        run = float(house.turns * DATA.turn.actions)
        part = state.sand / max(1, house.turns)
    else:
        run = house.seconds / SECONDS
        part = 0.5
    return run * (max(0, state.circle) + (part if state.running else 0.0))


def plan_worth(board: Board, cells: Cells, deck: int, sky: Forecast, patient: float) -> float:
    """A ship being built: what it is, and what its empty cells may become. Flaws of its outline can still be mended."""
    good, bad = ship_worth(board, cells, full_load(cells), deck, sky, False)
    empty, growth = _growth(board, cells)
    ripe = 1.0 - empty / board.outside
    return good - ripe * bad + PROMISE[deck - 1] * patient * growth


@lru_cache(maxsize=4_096)
def _growth(board: Board, cells: Cells) -> tuple[int, float]:
    """The empty cells, and how many of them can still be reached from free connectors."""
    empty = free = blocked = 0
    for cell in board.cells:
        if not cells[cell]:
            empty += 1
            forbids, joins = surroundings(board, cells, cell)
            if forbids & PRESENT:
                blocked += 1
            elif joins:
                free += 1
    return empty, min(float(empty - blocked), BRANCH * float(free))


def hope(state: State, seat: Seat) -> float:
    """Credits that a builder expects from going on."""
    growth = _growth(board_of(state), state.ships[seat].cells)[1]
    return PROMISE[round_of(state).deck - 1] * patience(state) * growth


def best_places(state: State, seat: Seat, tile: int, most: int = 4) -> list[Place]:
    """The best legal places for a component, the best first; a gain below 0 is less than the cell promises."""
    board, cells, deck = board_of(state), state.ships[seat].cells, round_of(state).deck
    sky, patient = sky_over(state, seat), patience(state)
    now = plan_worth(board, cells, deck, sky, patient)
    found = [
        (plan_worth(board, placed(cells, cell, piece), deck, sky, patient) - now, cell, piece & 3)
        for cell, piece in _neat_places(board, cells, tile)
    ]
    return sorted(found, key=lambda place: -place[0])[:most]


def _neat_places(board: Board, cells: Cells, tile: int) -> list[tuple[int, int]]:
    """The few that close connectors rather than open them, barrels forward first: only these are judged in full."""
    ranked = sorted(
        (opened(board, cells, cell, piece_of(tile, turns)) - (POINTS[piece_of(tile, turns)] == FRONT), cell, turns)
        for cell, turns in placements(board, cells, tile)
    )
    return [(cell, piece_of(tile, turns)) for _, cell, turns in ranked[:JUDGED]]


def opened(board: Board, cells: Cells, cell: int, piece: int) -> int:
    """How many exposed connectors more the ship would have."""
    more, faces = 0, FACES[piece]
    for side, other in enumerate(board.neighbours[cell]):
        if cells[other]:
            more -= FACES[cells[other]][side ^ 2] != 0
        else:
            more += faces[side] != 0
    return more


def wanted(state: State, seat: Seat, tiles: Numbers, most: int) -> list[int]:
    """Of these components the ones whose kind the ship lacks most."""
    wants = _wants(state.ships[seat].cells, round_of(state).deck, sky_over(state, seat))
    ranked = sorted(tiles, key=lambda tile: -wants[KIND[piece_of(tile, 0)], SIZE[piece_of(tile, 0)]])
    return ranked[:most]


@lru_cache(maxsize=256)
def _wants(cells: Cells, deck: int, sky: Forecast) -> dict[tuple[int, int], float]:
    """By kind and size: how much better the ship were with one more of them, wherever it stood."""
    loads = full_load(cells)
    return {kind: goodness(survey((*cells, piece), (*loads, FULL[piece])), deck - 1, sky) for kind, piece in SAMPLES.items()}


SAMPLES = {(KIND[piece_of(tile, 0)], SIZE[piece_of(tile, 0)]): piece_of(tile, 0) for tile in WAREHOUSE}


def placed(cells: Cells, cell: int, piece: int) -> Cells:
    return (*cells[:cell], piece, *cells[cell + 1 :])

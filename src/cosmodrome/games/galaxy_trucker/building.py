"""How a builder judges: what a component would add to the ship, and what the cells still empty may yet become.

An empty cell is a promise as long as there is time and choice; a component that adds less than its cell promises is
better returned. As time and warehouse run down promises fade, and anything that helps is built in.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, islice
from math import exp

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_trucker.components import DATA, WAREHOUSE
from cosmodrome.games.galaxy_trucker.forecast import Forecast, forecast
from cosmodrome.games.galaxy_trucker.meta import RELAXED, TURN_BASED
from cosmodrome.games.galaxy_trucker.rules.asking import board_of, round_of
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, Board
from cosmodrome.games.galaxy_trucker.ship.cargo import FULL, full_load
from cosmodrome.games.galaxy_trucker.ship.fit import PRESENT, Cells, can_be_placed, placements, surroundings
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, KIND, POINTS, SIZE, piece_of
from cosmodrome.games.galaxy_trucker.state import Numbers, State
from cosmodrome.games.galaxy_trucker.worth import SHIPS_KEPT, TOP, Worth, goodness, ship_worth, survey

REACHED = (2.0, 2.0, 3.5)
"""By class, how much of what a ship lacks its empty cells promise: more than they keep, so that it stays open."""
PICKY = (0.15, 0.2, 0.25)
"""Credits that a cell is worth to wait for the right component where there are more than enough, by class."""
USED = 0.6
"""The share of components taken that are built in."""
LATE = 10.0
"""With so few components to come it is late to mend a ship's outline, or to find what it lacks."""
HOPED = 2
"""Battery tokens that a builder counts on while it is not late."""
ALIKE = 3
"""So many of a kind are tried in mind."""
SECONDS = 4.0
"""What a component takes in real time: finding it, turning it, putting it in its place."""
JUDGED = 10
"""Places that are judged in full."""
BRANCH = 0.12
"""How much each free connector adds to the chance that the ship can grow on."""
ROOMY = (0.0, 1.0, 0.6, 0.4, 0.3)
"""How easily something is found for a cell with so many neighbours."""

Place = tuple[float, int, int]
"""What a placement adds, its cell and turns."""


def sky_over(state: State, seat: Seat) -> Forecast:
    """What the seat expects of this flight, from the cards of its piles that it has looked at."""
    known = state.truckers[seat].known
    return forecast(state.round, tuple(card for pile in state.piles for card in pile if known >> card & 1))


def to_come(state: State) -> float:
    """How many components each builder can still take, by the warehouse and by the time."""
    builders = sum(not ship.number for ship in state.ships) or 1
    left = (len(state.face_down) + len(state.face_up) / 4) / builders
    timed = state.house.pace != RELAXED and not state.lesson
    return min(left, _components_left(state)) if timed else left


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


def plan_worth(board: Board, cells: Cells, deck: int, sky: Forecast, coming: float) -> float:
    """A ship being built: what it is, and what its empty cells may become.

    Flaws of its outline can still be mended; that parts hang by one join is mended less easily.
    """
    real, hoped, empty, growth = _sketch(board, cells, deck, sky)
    late = exp(-coming / LATE)
    good = hoped.good + late * (real.good - hoped.good)
    bad = hoped.bad + late * (real.bad - hoped.bad)
    frail = 0.5 * (1.0 + late) * hoped.frail
    return good - late * bad - frail + promise(good, deck, empty, growth, coming)


# Most of what a builder tries in mind is tried again at the next component.
@lru_cache(maxsize=SHIPS_KEPT)
def _sketch(board: Board, cells: Cells, deck: int, sky: Forecast) -> tuple[Worth, Worth, int, float]:
    """All that the worth of a plan takes from the ship alone: as it is, and if batteries are found for it."""
    loads = full_load(cells)
    real = ship_worth(board, cells, loads, deck, sky, False)
    return real, ship_worth(board, cells, loads, deck, sky, False, HOPED), *_growth(board, cells)


def promise(good: float, deck: int, empty: int, growth: float, coming: float) -> float:
    """Credits to be had from empty cells: by their number where components are many, else by that of components."""
    if not growth:
        return 0.0
    many = USED * coming / growth
    filled = growth * (1.0 - exp(-many))
    choice = PICKY[deck - 1] * min(1.0, max(0.0, many - 1.0))
    return filled * (choice + REACHED[deck - 1] * max(0.0, TOP[deck - 1] - good) / empty)


def _growth(board: Board, cells: Cells) -> tuple[int, float]:
    """The empty cells, and how many of them a builder can still hope to reach from free connectors."""
    empty = blocked = 0
    free = 0.0
    for cell in board.cells:
        if not cells[cell]:
            empty += 1
            forbids, joins = surroundings(board, cells, cell)
            if forbids & PRESENT:
                blocked += 1
            elif joins:
                front, right, rear, left = board.neighbours[cell]
                free += ROOMY[bool(cells[front]) + bool(cells[right]) + bool(cells[rear]) + bool(cells[left])]
    return empty, (empty - blocked) * (1.0 - exp(-BRANCH * free))


def hope(state: State, seat: Seat) -> float:
    """Credits that a builder expects from going on."""
    board, cells, deck = board_of(state), state.ships[seat].cells, round_of(state).deck
    real, _, empty, growth = _sketch(board, cells, deck, sky_over(state, seat))
    return promise(real.good, deck, empty, growth, to_come(state))


def best_places(state: State, seat: Seat, tile: int, judged: int = JUDGED) -> list[Place]:
    """The best legal places for a component, the best first; a gain below 0 is less than the cell promises."""
    board, cells, deck = board_of(state), state.ships[seat].cells, round_of(state).deck
    sky, coming = sky_over(state, seat), to_come(state)
    now = plan_worth(board, cells, deck, sky, coming)
    found = [
        (plan_worth(board, placed(cells, cell, piece), deck, sky, coming) - now, cell, piece & 3)
        for cell, piece in _neat_places(board, cells, tile, judged)
    ]
    return sorted(found, key=lambda place: -place[0])[:4]


def _neat_places(board: Board, cells: Cells, tile: int, most: int) -> list[tuple[int, int]]:
    """The few that close connectors rather than open them, barrels forward first: only these are judged in full."""
    ranked = sorted(
        (opened(board, cells, cell, piece_of(tile, turns)) - (POINTS[piece_of(tile, turns)] == FRONT), cell, turns)
        for cell, turns in placements(board, cells, tile)
    )
    return [(cell, piece_of(tile, turns)) for _, cell, turns in ranked[:most]]


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
    """Of these components some of each kind that the ship lacks most, those that came last first."""
    wants = _wants(state.ships[seat].cells, round_of(state).deck, sky_over(state, seat))
    found: dict[tuple[int, int], list[int]] = {}
    for tile in reversed(tiles):
        found.setdefault((KIND[piece_of(tile, 0)], SIZE[piece_of(tile, 0)]), []).append(tile)
    ranked = sorted(found, key=lambda kind: -wants[kind])
    board, cells = board_of(state), state.ships[seat].cells
    fitting = (islice((tile for tile in found[kind] if can_be_placed(board, cells, tile)), ALIKE) for kind in ranked)
    return list(islice(chain.from_iterable(fitting), most))


@lru_cache(maxsize=256)
def _wants(cells: Cells, deck: int, sky: Forecast) -> dict[tuple[int, int], float]:
    """By kind and size: how much better the ship were with one more of them, wherever it stood."""
    loads = full_load(cells)
    return {
        kind: goodness(survey((*cells, piece), (*loads, FULL[piece])), deck - 1, sky) for kind, piece in SAMPLES.items()
    }


SAMPLES = {(KIND[piece_of(tile, 0)], SIZE[piece_of(tile, 0)]): piece_of(tile, 0) for tile in WAREHOUSE}


def placed(cells: Cells, cell: int, piece: int) -> Cells:
    return (*cells[:cell], piece, *cells[cell + 1 :])

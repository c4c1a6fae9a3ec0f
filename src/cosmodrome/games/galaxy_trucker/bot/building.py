"""How bots build: what a component would add to the ship, and what the cells that are still empty are worth.

An empty cell is worth something as long as there are time and components left. A component that adds less than its cell
is worth empty is better returned. Towards the end empty cells are worth little, and anything that helps is added.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, islice
from math import exp

from cosmodrome.core.flow import Seat
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker.bot.forecast import Forecast, forecast
from cosmodrome.games.galaxy_trucker.bot.worth import SHIPS_KEPT, TOP, Worth, ship_worth, survey, usefulness
from cosmodrome.games.galaxy_trucker.data.components import DATA, WAREHOUSE
from cosmodrome.games.galaxy_trucker.meta import RELAXED, TURN_BASED
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, round_of
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, Board
from cosmodrome.games.galaxy_trucker.ship.cargo import FULL, full_load
from cosmodrome.games.galaxy_trucker.ship.fit import PRESENT, Cells, can_be_placed, placements, surroundings
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, KIND, NOWHERE, POINTS, SIZE, piece_of
from cosmodrome.games.galaxy_trucker.state import Numbers, State

FOUND = 1.5
"""How much of what a ship lacks is found as its cells are filled: 78% with a whole board of them."""
PICKY: tuple[float, ...] = (0.15, 0.2, 0.25)
"""By class, the credits that it is worth to wait for the right component for a cell while there are plenty left."""
USED = 0.6
"""The share of the components taken that are added to the ship."""
LATE = 10.0
"""When so few components are still to come, it is late to repair the ship's outline or to find what it lacks."""
SURE = 0.35
"""How much each cell still to be filled adds to the chance that it gets an engine."""
JOINED = 0.25
"""How much of what is joined at one place only counts as lost early on: most of it will be joined twice."""
HOPED = 2
"""Battery tokens that are expected to be found, unless it is late."""
RESERVED = 0.25
"""How much of what a component would add counts while it is set aside."""
ALIKE = 3
"""How many components of a kind are tried when placements are compared."""
SECONDS = 4.0
"""What a component takes in real time: finding it, turning it, putting it in its place."""
JUDGED = 10
"""Places that are evaluated in full."""
ONWARD = 0.7
"""The chance that a filled cell has a free connector for the next one."""
TIGHT: tuple[float, ...] = (1.0, 0.0, 0.2, 0.4, 0.5)
"""The chance that nothing is found for a cell that has a free connector and so many neighbours."""

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
    timed = state.house.pace != RELAXED and not state.learning
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
    """What a ship that is being built is worth as it is, and with what its empty cells may become.

    Weak spots of its outline can still be repaired; parts that are joined at one place only are harder to repair. What
    shields and cannons save counts from the start.
    """
    real, hoped, growth = _sketch(board, cells, deck, sky)
    late = exp(-coming / LATE)
    filled = to_fill(growth, coming)
    good = hoped.good + late * (real.good - hoped.good)
    adrift = hoped.adrift + late * (real.adrift - hoped.adrift)
    bad = hoped.bad + late * (real.bad - hoped.bad)
    frail = (JOINED + (1.0 - JOINED) * late) * hoped.frail
    lost = adrift * exp(-SURE * filled) + late * bad - (1.0 - late) * hoped.saved + frail
    return good - lost + promise(board, good, deck, filled, coming)


def to_fill(growth: float, coming: float) -> float:
    """Cells that will be filled: as many as can be reached where components are many, else as many as will come."""
    return growth * (1.0 - exp(-USED * coming / growth)) if growth else 0.0


# Most ships that are tried are tried again for the next component.
@lru_cache(maxsize=SHIPS_KEPT)
def _sketch(board: Board, cells: Cells, deck: int, sky: Forecast) -> tuple[Worth, Worth, float]:
    """The part of a plan's worth that depends on the ship alone: as it is, and if batteries are found for it."""
    loads = full_load(cells)
    real = ship_worth(board, cells, loads, deck, sky, False)
    return real, ship_worth(board, cells, loads, deck, sky, False, HOPED), _growth(board, cells)


def promise(board: Board, good: float, deck: int, filled: float, coming: float) -> float:
    """Credits expected from the cells that will be filled: a share of what the ship still lacks.

    It is always less than the whole, so that a component that is there counts for more than one that may come.
    """
    if not filled:
        return 0.0
    choice = PICKY[deck - 1] * min(1.0, max(0.0, USED * coming / filled - 1.0))
    found = 1.0 - exp(-FOUND * filled / len(board.cells))
    return filled * choice + found * max(0.0, TOP[deck - 1] - good)


def _growth(board: Board, cells: Cells) -> float:
    """How many empty cells can be expected to be filled: those next to free connectors, and from there on.

    For each cell in turn, `missed` has the chance that it stays empty.
    """
    missed: dict[int, float] = {}
    layer: dict[int, float] = {}
    for cell in board.cells:
        if not cells[cell]:
            forbids, joins = surroundings(board, cells, cell)
            if forbids & PRESENT:
                continue
            if joins:
                front, right, rear, left = board.neighbours[cell]
                layer[cell] = TIGHT[bool(cells[front]) + bool(cells[right]) + bool(cells[rear]) + bool(cells[left])]
            else:
                missed[cell] = 1.0
    growth = 0.0
    while layer:
        growth += len(layer) - sum(layer.values(), 0.0)
        after: dict[int, float] = {}
        for cell, miss in layer.items():
            for other in board.neighbours[cell]:
                if other in missed:
                    after[other] = after.get(other, 1.0) * (1.0 - ONWARD * (1.0 - miss))
        for cell in after:
            del missed[cell]
        layer = after
    return growth


def hope(state: State, seat: Seat) -> float:
    """Credits expected from building on: what the ship still lacks, above all an engine."""
    board, cells, deck = board_of(state), state.ships[seat].cells, round_of(state).deck
    real, _, growth = _sketch(board, cells, deck, sky_over(state, seat))
    coming = to_come(state)
    filled = to_fill(growth, coming)
    return promise(board, real.good, deck, filled, coming) + real.adrift * (1.0 - exp(-SURE * filled))


def best_places(state: State, seat: Seat, tile: int, judged: int = JUDGED) -> list[Place]:
    """The best legal places for a component, the best first; with a gain below 0 the cell is worth more empty."""
    board, cells, deck = board_of(state), state.ships[seat].cells, round_of(state).deck
    sky, coming = sky_over(state, seat), to_come(state)
    now = plan_worth(board, cells, deck, sky, coming)
    found = [
        (plan_worth(board, placed(cells, cell, piece), deck, sky, coming) - now, cell, piece & 3)
        for cell, piece in _neat_places(board, cells, tile, judged)
    ]
    return sorted(found, key=lambda place: -place[0])[:4]


def _neat_places(board: Board, cells: Cells, tile: int, most: int) -> list[tuple[int, int]]:
    """The few that close connectors rather than open them, barrels forward first: only these are evaluated in full."""
    ranked = sorted(
        (_mess(board, cells, cell, piece_of(tile, turns)), cell, turns)
        for cell, turns in placements(board, cells, tile)
    )
    return [(cell, piece_of(tile, turns)) for _, cell, turns in ranked[:most]]


def _mess(board: Board, cells: Cells, cell: int, piece: int) -> int:
    """How bad a place is: connectors opened, a cell that has to stay empty, a barrel that does not point forward."""
    side = POINTS[piece]
    if side == NOWHERE:
        return opened(board, cells, cell, piece)
    blocks = board.neighbours[cell][side] != board.outside
    return opened(board, cells, cell, piece) + blocks - (side == FRONT)


def opened(board: Board, cells: Cells, cell: int, piece: int) -> int:
    """How many more exposed connectors the ship would have."""
    more, faces = 0, FACES[piece]
    for side, other in enumerate(board.neighbours[cell]):
        if cells[other]:
            more -= FACES[cells[other]][side ^ 2] != 0
        else:
            more += faces[side] != 0
    return more


def wanted(state: State, seat: Seat, tiles: Numbers, most: int) -> list[int]:
    """Some of these components, of the kinds that the ship lacks most; the latest come first."""
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
    """By kind and size: how much better the ship would be with one more of them, in any place."""
    loads = full_load(cells)
    return {
        kind: usefulness(survey((*cells, piece), (*loads, FULL[piece])), deck - 1, sky)
        for kind, piece in SAMPLES.items()
    }


def reserved(state: State, seat: Seat, sky: Forecast, coming: float) -> float:
    """What components set aside are worth: nobody else can take what the ship lacks, but it has to fit later."""
    ship, deck = state.ships[seat], round_of(state).deck
    if not ship.aside:
        return 0.0
    wants, now = _wants(ship.cells, deck, sky), usefulness(survey(ship.cells, full_load(ship.cells)), deck - 1, sky)
    kinds = {(KIND[piece_of(tile, 0)], SIZE[piece_of(tile, 0)]) for tile in ship.aside}
    return RESERVED * (1.0 - exp(-coming / LATE)) * sum([wants[kind] - now for kind in kinds], 0.0)


SAMPLES = {(KIND[piece_of(tile, 0)], SIZE[piece_of(tile, 0)]): piece_of(tile, 0) for tile in WAREHOUSE}


def placed(cells: Cells, cell: int, piece: int) -> Cells:
    return put(cells, cell, piece)

"""How good a position is: the credits a player can expect from the ship as it is, against those of the others."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_trucker.rules.asking import board_of, round_of
from cosmodrome.games.galaxy_trucker.rules.rewards import outcome, penalty_of, purse_of, sale_of
from cosmodrome.games.galaxy_trucker.rules.steps import LAUNCH
from cosmodrome.games.galaxy_trucker.rules.track import CIRCLE, flight_order
from cosmodrome.games.galaxy_trucker.ship.board import Board
from cosmodrome.games.galaxy_trucker.ship.cargo import Loads, containers, crew, full_load, humans, tokens
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed, fragments
from cosmodrome.games.galaxy_trucker.ship.strength import (
    cannon_halves,
    cover,
    double_cannons,
    double_engines,
    engine_strength,
)
from cosmodrome.games.galaxy_trucker.state import State

STAKES = (1.0, 1.8, 2.6)
"""How much more a flight of each class brings and costs."""
CREW, ENGINES, CANNONS, ROOM, POWER = (
    (5.0, 8.0, 10.0),
    (3.0, 5.0, 6.0),
    (4.0, 7.0, 9.0),
    (4.0, 6.0, 7.0),
    (4.0, 6.0, 8.0),
)
"""What is plenty, by class."""
MARGIN = 12.0
"""Credits ahead that make a round look nearly decided."""
SHIPS_KEPT = 2_048


def evaluate(state: State, seat: Seat) -> float:
    """Won or lost at the end (a shared place counts half); before it the lead in expected credits."""
    end = outcome(state)
    if end is not None:
        sharers = 2 if state.house.teams else 1
        return (1.0 if len(end.winners) <= sharers else 0.5) if seat in end.winners else 0.0
    seats = range(len(state.ships))
    totals = [float(sum(purse)) for purse in state.purses]
    for each in seats:
        totals[purse_of(state, each)] += prospect(state, each)
    own = totals.pop(purse_of(state, seat))
    best = max(totals, default=0.0)
    lead = 0.7 * (own - best) + 0.3 * own
    return 0.02 + 0.96 / (1.0 + exp(-lead / (MARGIN * STAKES[round_of(state).deck - 1])))


def prospect(state: State, seat: Seat) -> float:
    """Credits that this round will still bring."""
    ship, board, row = state.ships[seat], board_of(state), round_of(state)
    settled = -float(penalty_of(state, seat))
    if any(step.name == LAUNCH for step in state.agenda):
        return settled + ship_worth(board, ship.cells, full_load(ship.cells), row.deck) + _start(state, seat)
    if not ship.flying:
        return settled + sale_of(state, seat)
    order = flight_order(state)
    flight = len(state.deck) / max(1, 4 * sum(row.pile))
    fate = 1.0 if humans(ship.cells, ship.loads) else 0.3
    behind = state.ships[order[0]].days - ship.days
    fate *= 0.6 if behind > CIRCLE - 6 else 1.0
    finish = row.finish[order.index(seat)] + (row.best_ship if _is_best(state, seat) else 0)
    future = 0.9 * flight * ship_worth(board, ship.cells, ship.loads, row.deck)
    return settled + sale_of(state, seat) + fate * (finish + future)


def _start(state: State, seat: Seat) -> float:
    """A number tile taken early is worth something, once it is taken; a component in hand a little."""
    number = state.ships[seat].number
    if number:
        return 0.4 * round_of(state).finish[number - 1]
    return -0.6 * len(state.ships[seat].aside)


def _is_best(state: State, seat: Seat) -> bool:
    board = board_of(state)
    counts = [exposed(board, ship.cells) for ship in state.ships if ship.flying]
    return exposed(board, state.ships[seat].cells) == min(counts)


# Of all ships on the table only one changes with a decision.
@lru_cache(maxsize=SHIPS_KEPT)
def ship_worth(board: Board, cells: Cells, loads: Loads, deck: int) -> float:
    """Credits that a ship can be expected to bring home from a whole flight of this class, bonuses aside."""
    row = deck - 1
    charge = tokens(cells, loads)
    engines = engine_strength(cells, loads, min(len(double_engines(cells)), (charge + 1) // 2))
    halves = cannon_halves(cells, loads, tuple(double_cannons(cells)[: (charge + 1) // 2]))
    room, reinforced = containers(cells)
    sides = bin(cover(cells)).count("1") if charge else 0
    good = 3.0 * _plenty(crew(cells, loads), CREW[row]) + 4.0 * _plenty(engines, ENGINES[row])
    good += 3.5 * _plenty(halves / 2, CANNONS[row]) + 3.0 * _plenty(room, ROOM[row]) + 1.2 * _plenty(reinforced, 2.0)
    good += 1.2 * _plenty(charge, POWER[row]) + 0.5 * sides
    bad = 0.22 * exposed(board, cells)
    if len(fragments(board, cells)) > 1:
        bad += 4.0
    return STAKES[row] * (good - bad)


def _plenty(amount: float, plenty: float) -> float:
    return 1.0 - exp(-1.6 * amount / plenty)

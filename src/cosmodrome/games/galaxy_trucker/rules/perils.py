"""Chapter 13: meteor swarms and the special events: stardust, epidemic, sabotage."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA, Epidemic, MeteoricSwarm, Sabotage, Stardust
from cosmodrome.games.galaxy_trucker.events import SaboteursRolled, WeakestFound
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.giving_up import leave_without_humans
from cosmodrome.games.galaxy_trucker.rules.losses import ask_waiting, destroy, remove_figures
from cosmodrome.games.galaxy_trucker.rules.questions import board_of
from cosmodrome.games.galaxy_trucker.rules.threats import roll
from cosmodrome.games.galaxy_trucker.rules.track import move, still_flying
from cosmodrome.games.galaxy_trucker.ship.board import FRONT
from cosmodrome.games.galaxy_trucker.ship.cargo import cabins, crew
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed, joined
from cosmodrome.games.galaxy_trucker.ship.pieces import tile_of
from cosmodrome.games.galaxy_trucker.state import State


def meteoric_swarm(state: State, card: MeteoricSwarm, events: list[Event]) -> None:
    """GT-13.6: one after another."""
    do_next(state, *(Step(steps.METEOR, value=index) for index in range(len(card.meteors))))


def meteor(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.6, GT-15.8: the leader rolls; all ships face it at the same time."""
    card = CARDS[state.card]
    assert isinstance(card, MeteoricSwarm)
    flying = still_flying(state)
    if flying:
        roll(state, flying, card.meteors[step.value], events)


def stardust(state: State, card: Stardust, events: list[Event]) -> None:
    """GT-13.13: from the last to the first."""
    do_next(state, *[Step(steps.STARDUST, seat) for seat in state.order[::-1]])


def fly_through_stardust(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.13."""
    days = exposed(board_of(state), state.ships[step.seat].cells)
    move(state, step.seat, -days, events, stardust=True)


def epidemic(state: State, card: Epidemic, events: list[Event]) -> None:
    """GT-13.14."""
    do_next(state, *[Step(steps.EPIDEMIC, seat) for seat in state.order])


def fall_ill(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.14: all cabins are judged as they were before the card."""
    seat, ship = step.seat, state.ships[step.seat]
    homes = cabins(ship.cells, ship.loads)
    board = board_of(state)
    sick = tuple(cell for cell in homes if any(other in homes for other in joined(board, ship.cells, cell)))
    if sick:
        events.append(remove_figures(state, seat, sick, epidemic=True))
        leave_without_humans(state, seat, events)


def sabotage(state: State, card: Sabotage, events: list[Event]) -> None:
    """GT-13.15: whoever has the smallest crew."""
    crews = {seat: crew(state.ships[seat].cells, state.ships[seat].loads) for seat in state.order}
    seat = min(state.order, key=lambda each: crews[each])
    events.append(WeakestFound(seat, -1, "crew", state.order, tuple(crews.values())))
    do_next(state, Step(steps.SABOTEURS, seat, DATA.flight.sabotage_tries))


def roll_for_saboteurs(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.15: one of the tries that are left."""
    seat = step.seat
    column, row = _two_dice(state), _two_dice(state)
    cell = _component_at(state, seat, column, row)
    tile = tile_of(state.ships[seat].cells[cell]) if cell >= 0 else 0
    events.append(SaboteursRolled(seat, column, row, cell, tile))
    if cell >= 0:
        destroy(state, seat, cell, events)
        ask_waiting(state)
    elif step.value > 1:
        do_next(state, Step(steps.SABOTEURS, seat, step.value - 1))


def _two_dice(state: State) -> int:
    return sum(state.rng.roll(DATA.flight.sides) for _ in range(DATA.flight.dice))


def _component_at(state: State, seat: int, column: int, row: int) -> int:
    board, cells = board_of(state), state.ships[seat].cells
    line = board.line(FRONT, column)
    return next((cell for cell in line if board.places[cell][0] == row and cells[cell]), -1)

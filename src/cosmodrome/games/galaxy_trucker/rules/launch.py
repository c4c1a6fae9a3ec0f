"""Chapter 8: crew, batteries, the order on the flight board."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import CrewPlaced, FlightBegan
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.giving_up import leave_without_humans
from cosmodrome.games.galaxy_trucker.rules.looking import prepare_deck
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, cell_text, round_of
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE, full_load, humans, tokens
from cosmodrome.games.galaxy_trucker.ship.support import alien_cabins
from cosmodrome.games.galaxy_trucker.state import State


def prepare(state: State, step: Step, events: list[Event]) -> None:
    """GT-8.1, GT-8.4, GT-8.5."""
    in_order = sorted(range(len(state.ships)), key=lambda seat: state.ships[seat].number)
    for place, seat in enumerate(in_order):
        ship = state.ships[seat]
        ship.loads = full_load(ship.cells)
        ship.days, ship.flying = -place * round_of(state).gap, True
    prepare_deck(state)
    do_next(state, *(Step(steps.CREW, seat) for seat in in_order), Step(steps.START))


def only_humans(state: State, seat: int) -> actions.PlaceCrew | None:
    """GT-8.1: no alien can live here; GT-1.4: none does in the learning flight."""
    return actions.PlaceCrew(-1, -1) if state.learning or len(offers_of_crew(state, seat)) == 1 else None


def offers_of_crew(state: State, seat: int) -> list[Action]:
    board, cells = board_of(state), state.ships[seat].cells
    oranges, purples = (alien_cabins(board, cells, alien) for alien in (ORANGE, PURPLE))
    return [
        actions.PlaceCrew(orange, purple)
        for orange in (-1, *oranges)
        for purple in (-1, *purples)
        if orange != purple or orange == -1
    ]


def check_crew(state: State, seat: int, action: actions.PlaceCrew) -> Refusal | None:
    board, cells = board_of(state), state.ships[seat].cells
    for cell, alien in ((action.orange, ORANGE), (action.purple, PURPLE)):
        if cell != -1 and cell not in alien_cabins(board, cells, alien):
            colour = "orange" if alien == ORANGE else "purple"
            return Refusal("GT-8.1", say("no-alien-here", cell=cell_text(state, cell), alien=colour))
    if action.orange == action.purple != -1:
        return Refusal("GT-8.1", say("one-alien"))
    return None


def place_crew(state: State, seat: int, action: actions.PlaceCrew, events: list[Event]) -> None:
    ship = state.ships[seat]
    loads = list(ship.loads)
    for cell, alien in ((action.orange, ORANGE), (action.purple, PURPLE)):
        if cell != -1:
            loads[cell] = alien
    ship.loads = tuple(loads)
    charge = tokens(ship.cells, ship.loads)
    events.append(CrewPlaced(seat, humans(ship.cells, ship.loads), action.orange, action.purple, charge))


def start(state: State, step: Step, events: list[Event]) -> None:
    """GT-8.5, GT-15.10."""
    order = flight_order(state)
    events.append(FlightBegan(order, len(state.deck)))
    for seat in order:
        leave_without_humans(state, seat, events)

"""Chapter 10: the flight board. Spaces are counted on without end; the printed circle repeats every 40."""

from __future__ import annotations

from cosmodrome.core.flow import Step
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.events import ShipMoved
from cosmodrome.games.galaxy_trucker.state import Numbers, State

CIRCLE = DATA.flight.spaces


def flight_order(state: State) -> Numbers:
    """GT-10.2: the leader first."""
    flying = [(-ship.days, seat) for seat, ship in enumerate(state.ships) if ship.flying]
    return tuple([seat for _, seat in sorted(flying)])


def still_flying(state: State) -> Numbers:
    """GT-10.4: the order in which the card found them, without those who gave up since."""
    return tuple(seat for seat in state.order if state.ships[seat].flying)


def move(state: State, seat: int, days: int, events: list[Event], *, stardust: bool = False) -> None:
    """GT-10.1: occupied spaces are skipped without being counted."""
    ship = state.ships[seat]
    if days == 0 or not ship.flying:
        return
    taken = {other.days % CIRCLE for other in state.ships if other.flying and other is not ship}
    step = 1 if days > 0 else -1
    space, left = ship.days, abs(days)
    while left:
        space += step
        left -= space % CIRCLE not in taken
    ship.days = space
    events.append(ShipMoved(seat, days, space, stardust))


def lose_days(state: State, step: Step, events: list[Event]) -> None:
    move(state, step.seat, -step.value, events)

"""Chapter 9: declaring strength. Which doubles are powered, and which batteries pay, is the player's choice."""

from __future__ import annotations

from cosmodrome.core.flow import Form, Picks, Step
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import StrengthDeclared
from cosmodrome.games.galaxy_trucker.rules.questions import asked, cell_text
from cosmodrome.games.galaxy_trucker.rules.steps import CANNONS, ENGINES
from cosmodrome.games.galaxy_trucker.ship.cargo import Loads, batteries, changed, tokens
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.strength import (
    cannon_halves,
    double_cannons,
    double_engines,
    engine_strength,
)
from cosmodrome.games.galaxy_trucker.state import Numbers, State


def nothing_to_power(state: State, seat: int) -> actions.Declare | None:
    """GT-9.3: without a double component or a token the strength is what it is."""
    ship = state.ships[seat]
    choice = doubles(ship.cells, asked(state, seat).name) and tokens(ship.cells, ship.loads)
    return None if choice else actions.Declare((), ())


def doubles(cells: Cells, what: str) -> list[int]:
    return double_engines(cells) if what == ENGINES else double_cannons(cells)


def payment(cells: Cells, loads: Loads, due: int) -> Numbers:
    """Tokens from the fullest batteries: losing one component then costs least."""
    left = {cell: loads[cell] for cell in batteries(cells, loads)}
    paid = []
    for _ in range(due):
        fullest = max(left, key=lambda cell: left[cell])
        left[fullest] -= 1
        paid.append(fullest)
    return tuple(sorted(paid))


def offers_of_power(state: State, seat: int) -> list[Action]:
    """One for each number of tokens."""
    ship = state.ships[seat]
    choice = doubles(ship.cells, asked(state, seat).name)
    most = min(len(choice), tokens(ship.cells, ship.loads))
    return [actions.Declare(tuple(choice[:n]), payment(ship.cells, ship.loads, n)) for n in range(most + 1)]


def _picks_to_power(state: State, seat: int, picks: Picks) -> list[int]:
    """A double component, then the battery that powers it; then the next one."""
    ship = state.ships[seat]
    if len(picks) % 2:
        return unspent(ship.cells, ship.loads, picks[1::2])
    if not unspent(ship.cells, ship.loads, picks[1::2]):
        return []
    return [cell for cell in doubles(ship.cells, asked(state, seat).name) if not picks or cell > picks[-2]]


def unspent(cells: Cells, loads: Loads, paid: Picks) -> list[int]:
    """Batteries that still have a token after these were taken."""
    return [cell for cell in batteries(cells, loads) if loads[cell] > paid.count(cell)]


POWER_FORM: Form = Form(
    _picks_to_power, lambda state, seat, picks: None if len(picks) % 2 else actions.Declare(picks[::2], picks[1::2])
)


def check_declare(state: State, seat: int, action: actions.Declare) -> Refusal | None:
    ship, what = state.ships[seat], asked(state, seat).name
    if len(set(action.powered)) != len(action.powered) or not set(action.powered) <= set(doubles(ship.cells, what)):
        return Refusal("GT-9.3", say("only-engines") if what == ENGINES else say("only-cannons"))
    if len(action.batteries) != len(action.powered):
        return Refusal("GT-9.3", say("one-token-each"))
    return refuse_payment(state, seat, action.batteries)


def refuse_payment(state: State, seat: int, paid: Numbers) -> Refusal | None:
    loads, charged = state.ships[seat].loads, batteries(state.ships[seat].cells, state.ships[seat].loads)
    for cell in paid:
        if cell not in charged or paid.count(cell) > loads[cell]:
            return Refusal("GT-9.3", say("no-token", cell=cell_text(state, cell)))
    return None


def declare(state: State, seat: int, action: actions.Declare, events: list[Event]) -> None:
    ship, what = state.ships[seat], asked(state, seat).name
    if what == ENGINES:
        strength = engine_strength(ship.cells, ship.loads, len(action.powered))
    else:
        strength = cannon_halves(ship.cells, ship.loads, action.powered)
    for cell in action.batteries:
        ship.loads = changed(ship.loads, cell, -1)
    state.declared = put(state.declared, seat, strength)
    events.append(
        StrengthDeclared(seat, "engines" if what == ENGINES else "cannons", strength, action.powered, action.batteries)
    )


def steps_of(what: str, seats: Numbers) -> list[Step]:
    return [Step(ENGINES if what == "engines" else CANNONS, seat) for seat in seats]

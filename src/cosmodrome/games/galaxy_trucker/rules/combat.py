"""Chapter 13: the combat zone, line by line."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.data.components import CARDS, CombatLine, CombatZone
from cosmodrome.games.galaxy_trucker.events import WeakestFound
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.power import steps_of
from cosmodrome.games.galaxy_trucker.rules.threats import roll
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.ship.cargo import crew
from cosmodrome.games.galaxy_trucker.state import State

PENALTIES = {"lose_days": steps.LOSE_DAYS, "lose_crew": steps.LOSE_CREW, "lose_goods": steps.LOSE_GOODS}


def combat_zone(state: State, card: CombatZone, events: list[Event]) -> None:
    """GT-13.11, GT-13.12."""
    do_next(state, *(Step(steps.LINE, value=index) for index in range(len(card.lines))))


def line_of(state: State, index: int) -> CombatLine:
    card = CARDS[state.card]
    assert isinstance(card, CombatZone)
    return card.lines[index]


def open_line(state: State, step: Step, events: list[Event]) -> None:
    """GT-10.4: the order is taken anew for each line."""
    state.order = flight_order(state)
    line = line_of(state, step.value)
    declarations = [] if line.fewest == "crew" else steps_of(line.fewest, state.order)
    do_next(state, *declarations, Step(steps.WEAKEST, value=step.value))


def punish_weakest(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.11: of those tied, the one farthest ahead."""
    line = line_of(state, step.value)
    if line.fewest == "crew":
        strengths = [crew(ship.cells, ship.loads) for ship in state.ships]
    else:
        strengths = list(state.declared)
    seat = min(state.order, key=lambda each: strengths[each])
    figures = tuple(strengths[each] for each in state.order)
    events.append(WeakestFound(seat, step.value, line.fewest, state.order, figures))
    if line.penalty == "shots":
        shots = range(len(line.shots))
        do_next(state, *(Step(steps.SHELL, seat, 100 * step.value + shot) for shot in shots))
    else:
        do_next(state, Step(PENALTIES[line.penalty], seat, line.amount))


def shell(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.12: the victim rolls for each shot."""
    line, shot = divmod(step.value, 100)
    roll(state, (step.seat,), line_of(state, line).shots[shot], events)

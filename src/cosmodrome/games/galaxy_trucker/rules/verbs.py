"""The verbs of the contract, each of which asks the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import CLOCK, Options, Seat, Timer
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker.actions import Finish, FlipTimer, LookAtPile, ReturnComponent, SetAside
from cosmodrome.games.galaxy_trucker.events import RoundBegan
from cosmodrome.games.galaxy_trucker.rules import asking, finishing, setup, steps, timer
from cosmodrome.games.galaxy_trucker.rules.flow import AUTOMATIC, DEEDS, OFFERS
from cosmodrome.games.galaxy_trucker.state import State


def begin(seats: int, options: Options, rng: Rng) -> State:
    """A fresh game, up to its first decision."""
    state = setup.set_up(seats, options, rng)
    _go_on(state, [])
    return state


def opening(state: State) -> Sequence[Event]:
    """GT-1.3: the first round."""
    return [RoundBegan(state.round, state.lesson)]


def awaiting(state: State) -> Sequence[Seat]:
    """While ships are built everybody who builds or may flip the timer, and the clock; otherwise whoever is asked."""
    if not state.building:
        return [seat for seat, trucker in enumerate(state.truckers) if trucker.asked]
    found = []
    for seat, ship in enumerate(state.ships):
        if timer.may_flip(state, seat) if ship.number else state.turn in (seat, -1):
            found.append(seat)
    if timer.clock_runs(state):
        found.append(CLOCK)
    return found


def due(state: State) -> Timer | None:
    """GT-5.7: the hourglass, in real time."""
    return Timer(state.run, state.house.seconds) if timer.clock_runs(state) else None


def question(state: State, seat: Seat) -> str:
    return steps.CLOCK_RUNS if seat == CLOCK else asking.question(state, seat)


def what_is_asked(state: State, seat: Seat) -> object:
    """While building it is one long question, whatever others take; in flight each moment is another."""
    asked = question(state, seat)
    if state.building:
        return (asked, state.round, state.run if state.house.shared or seat == CLOCK else 0, state.turn)
    due = state.truckers[seat].due
    return (asked, due, state.round, len(state.deck), state.card, state.threat, state.order, len(state.agenda))


def offers(state: State, seat: Seat) -> Sequence[Action]:
    return OFFERS[question(state, seat)](state, seat)


def wishes(state: State, seat: Seat) -> Sequence[Action]:
    """While building, what a builder might look for besides what is offered; elsewhere the offers are all."""
    if question(state, seat) != steps.BUILD:
        return offers(state, seat)
    if state.truckers[seat].held:
        return [ReturnComponent(), SetAside(), FlipTimer()]
    return [*(LookAtPile(pile) for pile in range(3)), FlipTimer(), *(Finish(n) for n in state.numbers)]


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    awaited = awaiting(state)
    if not awaited:
        return Refusal("GT-1.5", "The game is over.")
    deed = DEEDS.get(type(action))
    if seat not in awaited:
        return Refusal(*_not_now(state, seat, deed.clause if deed else "GT-1.3"))
    asked = question(state, seat)
    if deed is None or asked not in deed.questions:
        clause = deed.clause if deed else "GT-1.3"
        return Refusal(clause, f"That belongs to another moment; this is: {asked}.", {"asked": asked})
    return deed.check(state, seat, action)


def _not_now(state: State, seat: Seat, clause: str) -> tuple[str, str]:
    if state.building and 0 <= seat < len(state.ships):
        if state.ships[seat].number:
            return "GT-6.2", "You have finished building."
        return "GT-5.7", f"It is the building turn of seat {state.turn + 1}."
    return clause, "Nothing is asked of you now."


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    told: list[Event] = []
    DEEDS[type(action)].do(state, seat, action, told)
    finishing.end_if_time_is_up(state, told)
    _go_on(state, told)
    return told


def _go_on(state: State, told: list[Event]) -> None:
    """Carries out what is owed until somebody has to decide."""
    agenda = state.agenda
    while agenda and not state.building:
        for trucker in state.truckers:
            if trucker.asked:
                return
        step = agenda.pop()
        AUTOMATIC[step.name](state, step, told)

"""Chapter 5: the timer and, where building goes by turns, whose turn it is. What ends building is in `finishing.py`."""

from __future__ import annotations

from cosmodrome.core.flow import CLOCK, Step, ask, ask_only, by_seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.events import GoSaid, TimerFlipped, TimerRanOut, TurnBegan
from cosmodrome.games.galaxy_trucker.meta import REAL_TIME, RELAXED, TURN_BASED
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.questions import round_of
from cosmodrome.games.galaxy_trucker.state import State

COUNTDOWN = 3.0
"""Seconds between "Go!" and the timer, on a wall clock."""

BUILD_OF = by_seat(steps.BUILD)
FLIP_OF = by_seat(steps.FLIP)


def ask_for_go(state: State, step: Step, events: list[Event]) -> None:
    """GT-5.1; without a timer nobody has to say it."""
    if not is_timed(state):
        state.starter = 0
        return
    for seat in range(len(state.truckers)):
        if state.first in (-1, seat):
            ask(state, Step(steps.GO, seat))


def is_timed(state: State) -> bool:
    """GT-1.4, GT-5.7."""
    return state.house.pace != RELAXED and not state.learning


def say_go(state: State, seat: int, action: actions.SayGo, events: list[Event]) -> None:
    """GT-5.1."""
    ask_only(state)
    state.starter = seat
    _start(state, round_of(state).circle)
    events.append(GoSaid(seat, state.circle))


def _start(state: State, circle: int) -> None:
    state.circle, state.running = circle, True
    state.run += 1
    state.sand = state.house.turns


def begin_building(state: State, step: Step, events: list[Event]) -> None:
    state.building = True
    if state.house.pace == TURN_BASED:
        _begin_turn(state, state.starter, events)
    ask_builders(state)


def ask_builders(state: State) -> None:
    """While ships are built: everybody who builds or may flip the timer is asked, and the clock while it runs."""
    found = []
    for seat, ship in enumerate(state.ships):
        if not ship.number:
            if state.turn in (seat, -1):
                found.append(BUILD_OF[seat])
        elif may_flip(state, seat):
            found.append(FLIP_OF[seat])
    if clock_runs(state):
        found.append(Step(steps.TIMER, CLOCK, state.run))
    ask_only(state, *found)


def seconds(state: State) -> float:
    """GT-5.7: the hourglass, in real time."""
    return state.house.seconds


def lead(state: State) -> float:
    """GT-5.1: after "Go!" everybody gets ready; when the timer is flipped nobody waits."""
    return COUNTDOWN if state.circle == round_of(state).circle else 0.0


def _begin_turn(state: State, seat: int, events: list[Event]) -> None:
    state.turn, state.left = seat, DATA.turn.actions
    events.append(TurnBegan(seat))


def may_flip(state: State, seat: int) -> bool:
    """GT-5.2, GT-5.3."""
    return not state.running and (state.circle > 1 or (state.circle == 1 and state.ships[seat].number > 0))


def check_flip(state: State, seat: int, action: actions.FlipTimer) -> Refusal | None:
    if state.running:
        return Refusal("GT-5.2", say("timer-runs"))
    if state.circle < 1:
        return Refusal("GT-5.7", say("timer-none"))
    if not may_flip(state, seat):
        return Refusal("GT-5.3", say("timer-last-flip"))
    return None


def flip(state: State, seat: int, action: actions.FlipTimer, events: list[Event]) -> None:
    _start(state, state.circle - 1)
    events.append(TimerFlipped(seat, state.circle))


def clock_runs(state: State) -> bool:
    return state.building and state.running and state.house.pace == REAL_TIME


def run_out(state: State, events: list[Event]) -> None:
    """GT-5.2; on "Start" the caller ends the building."""
    state.running = False
    events.append(TimerRanOut(state.circle))


def check_end_turn(state: State, seat: int, action: actions.EndTurn) -> Refusal | None:
    trucker = state.truckers[seat]
    if state.turn < 0:
        return Refusal("GT-5.7", say("no-turns"))
    if trucker.held or trucker.pile >= 0:
        return Refusal("GT-3.2", say("hands-full"))
    return None


def end_turn(state: State, seat: int, action: actions.EndTurn, events: list[Event]) -> None:
    pass_turn(state, events)


def count_action(state: State) -> None:
    """GT-5.7: taking a component or a pile is what counts; the turn ends once the hands are free again."""
    if state.turn >= 0:
        state.left -= 1


def hands_free(state: State, events: list[Event]) -> None:
    if state.turn >= 0 and state.left <= 0:
        pass_turn(state, events)


def pass_turn(state: State, events: list[Event]) -> None:
    """To the next player who builds; each full circle is sand run down."""
    seats = len(state.ships)
    here = (state.turn - state.starter) % seats
    for ahead in range(1, seats + 1):
        seat = (state.turn + ahead) % seats
        if not state.ships[seat].number:
            break
    else:
        return
    if here + ahead >= seats and state.running:
        state.sand -= 1
        if state.sand == 0:
            run_out(state, events)
    _begin_turn(state, seat, events)

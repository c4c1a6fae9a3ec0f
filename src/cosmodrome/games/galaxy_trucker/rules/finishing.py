"""Chapters 5 and 6: number tiles and the end of building; chapter 16: the swaps of partners."""

from __future__ import annotations

from cosmodrome.core.flow import Effect, Step, ask, ask_only
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import PLAYERS
from cosmodrome.games.galaxy_trucker.events import BuildingEnded, ShipFinished, ShipsSwapped
from cosmodrome.games.galaxy_trucker.rules import timer
from cosmodrome.games.galaxy_trucker.rules.grabbing import (
    drop_held,
    offers_in_hand,
    offers_to_take,
    refuse_full_hands,
    without,
)
from cosmodrome.games.galaxy_trucker.rules.looking import drop_pile, offers_to_look
from cosmodrome.games.galaxy_trucker.rules.questions import question
from cosmodrome.games.galaxy_trucker.rules.steps import NUMBER
from cosmodrome.games.galaxy_trucker.state import State

FLIP: Action = actions.FlipTimer()
FINISH = tuple([actions.Finish(number) for number in range(PLAYERS + 1)])


def offers_while_building(state: State, seat: int) -> list[Action]:
    """What a builder may do; GT-5.2: the timer is flipped at any time.

    Finishing comes last while there are new components to draw, then first: taking and returning what everybody has
    seen leads nowhere.
    """
    trucker = state.truckers[seat]
    found: list[Action] = [FLIP] if timer.may_flip(state, seat) else []
    if trucker.held:
        return offers_in_hand(state, seat) + found
    if trucker.pile >= 0:
        return [actions.PutPileBack(), *found]
    found = offers_to_take(state, seat) + offers_to_look(state, seat) + found
    if state.turn >= 0:
        found.append(actions.EndTurn())
    done: list[Action] = [FINISH[number] for number in state.numbers]
    return found + done if state.face_down else done + found


def wishes_while_building(state: State, seat: int) -> list[Action]:
    """What a builder might look for besides what is offered."""
    if state.truckers[seat].held:
        return [actions.ReturnComponent(), actions.SetAside(), actions.FlipTimer()]
    piles: list[Action] = [actions.LookAtPile(pile) for pile in range(3)]
    return [*piles, actions.FlipTimer(), *(actions.Finish(number) for number in state.numbers)]


def lowest_number(state: State, seat: int) -> list[Action]:
    """GT-5.4."""
    return [actions.Finish(min(state.numbers))]


def check_finish(state: State, seat: int, action: actions.Finish) -> Refusal | None:
    """GT-5.4, GT-6.1, GT-6.2."""
    if action.number not in state.numbers:
        return Refusal("GT-6.1", say("no-number", number=action.number))
    if question(state, seat) == NUMBER and action.number != min(state.numbers):
        return Refusal("GT-5.4", say("number-not-lowest", number=min(state.numbers)))
    if state.truckers[seat].held:
        return Refusal("GT-6.2", say("finish-holding"))
    return refuse_full_hands(state, seat)


def finish(state: State, seat: int, action: actions.Finish, events: list[Event]) -> None:
    ship = state.ships[seat]
    ship.number, ship.newest = action.number, -1
    state.numbers = without(state.numbers, action.number)
    events.append(ShipFinished(seat, action.number))
    if not state.building:
        return
    if all(other.number for other in state.ships):
        end_building(state, events)
    elif state.turn >= 0:
        timer.pass_turn(state, events)


def while_building(effect: Effect) -> Effect:
    """The same effect, and then the end of building (GT-5.4), or the questions of those who may do something now."""

    def done(state: State, seat: int, action: Action, events: list[Event]) -> None:
        effect(state, seat, action, events)
        if not state.building:
            return
        if state.circle == 0 and not state.running:
            end_building(state, events, time_up=True)
        else:
            timer.ask_builders(state)

    return done


def run_out(state: State, seat: int, action: actions.RunOut, events: list[Event]) -> None:
    timer.run_out(state, events)


def end_building(state: State, events: list[Event], *, time_up: bool = False) -> None:
    """GT-5.4, GT-5.6."""
    state.building, state.running, state.turn = False, False, -1
    ask_only(state)
    for seat in range(len(state.ships)):
        drop_held(state, seat, events)
        drop_pile(state, seat, events)
        if not state.ships[seat].number:
            ask(state, Step(NUMBER, seat))
    events.append(BuildingEnded(time_up))


def flip(state: State, seat: int, action: actions.FlipTimer, events: list[Event]) -> None:
    """GT-5.2; GT-16.5: partners swap on the way to a numbered circle."""
    timer.flip(state, seat, action, events)
    if state.house.shared and state.circle > 0:
        swap_partners(state, events)
        if state.turn >= 0 and state.ships[state.turn].number:
            timer.pass_turn(state, events)


def swap_partners(state: State, events: list[Event]) -> None:
    """GT-16.4 to GT-16.6, GT-16.8."""
    for seat in range(len(state.ships)):
        if state.truckers[seat].origin == "set aside":
            drop_held(state, seat, events)
        state.ships[seat].newest = -1
    ships = state.ships
    state.ships = [ships[2], ships[3], ships[0], ships[1]]
    events.extend(ShipsSwapped(one, one + 2, not state.building) for one in (0, 1))
    for seat in range(len(state.ships)):
        if state.building and state.ships[seat].number:
            drop_held(state, seat, events)
            drop_pile(state, seat, events)

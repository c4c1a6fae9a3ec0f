"""The verbs of the contract, each of which asks the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Options, Seat
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge.components import CENTRE, HOMES
from cosmodrome.games.galaxy_challenge.events import StartRolled
from cosmodrome.games.galaxy_challenge.rules.flow import DEEDS, go_on
from cosmodrome.games.galaxy_challenge.rules.menu import menu
from cosmodrome.games.galaxy_challenge.rules.moving import MOVES
from cosmodrome.games.galaxy_challenge.rules.phases import (
    ACT,
    ANSWER,
    COLOUR,
    DEFEND,
    GIVE,
    MOVE,
    NOBODY,
    OVER,
    POWER,
    RAISE,
)
from cosmodrome.games.galaxy_challenge.rules.setup import set_up
from cosmodrome.games.galaxy_challenge.state import State

CHECKED = (ACT, COLOUR, POWER, RAISE)
"""The phases whose menu holds what may be refused."""


def setup(seats: int, options: Options, rng: Rng) -> State:
    return set_up(seats, options, rng)


def opening(state: State) -> Sequence[Event]:
    """The rolls for the start are made with the setup (CH-1.1)."""
    return (StartRolled(state.openers, state.order),)


def awaiting(state: State) -> Sequence[Seat]:
    return () if state.seat == NOBODY else (state.seat,)


def offers(state: State, seat: Seat) -> Sequence[Action]:
    choices = menu(state, seat)
    if state.phase not in CHECKED:
        return choices
    return [action for action in choices if DEEDS[type(action)].check(state, seat, action) is None]


def wishes(state: State, seat: Seat) -> Sequence[Action]:
    """The whole menu; of a move only the places somebody would miss: the centre and the planets."""
    if state.phase == MOVE:
        return [MOVES[cell] for cell in (CENTRE, *HOMES)]
    return menu(state, seat)


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.phase == OVER:
        return Refusal("CH-7.1", "The game is over.")
    if seat != state.seat:
        return Refusal(WAITING.get(state.phase, "CH-1.1"), "Another player decides now.", {"seat": state.seat})
    deed = DEEDS.get(type(action))
    if deed is None:
        return Refusal("CH-2.1", "There is no such action.")
    if deed.phase != state.phase:
        return Refusal(deed.clause, "This is not what is asked now.", {"phase": state.phase})
    reason = deed.check(state, seat, action)
    return None if reason is None else reason(state, seat, action)


WAITING = {DEFEND: "CH-5.3", GIVE: "CH-5.5", ANSWER: "CH-6.3", POWER: "CH-8.6"}
"""The clause that says why it is another player's decision, where it may not be the turn's."""


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    told: list[Event] = []
    DEEDS[type(action)].do(state, seat, action, told)
    go_on(state, told)
    return told

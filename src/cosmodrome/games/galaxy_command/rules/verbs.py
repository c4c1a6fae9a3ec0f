"""The verbs of the contract, each of which asks the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.agenda import settle
from cosmodrome.core.game import Options, Seat
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command.actions import Conquer
from cosmodrome.games.galaxy_command.components import PLAYERS
from cosmodrome.games.galaxy_command.events import TurnBegan
from cosmodrome.games.galaxy_command.rules.flow import AUTOMATIC, DEEDS
from cosmodrome.games.galaxy_command.rules.menu import menu
from cosmodrome.games.galaxy_command.rules.setup import set_up
from cosmodrome.games.galaxy_command.state import State

NOBODY: tuple[Seat, ...] = ()
ONE_SEAT: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(PLAYERS))


def setup(seats: int, options: Options, rng: Rng) -> State:
    """A fresh game, up to its first decision."""
    state = set_up(seats, options, rng)
    settle(state.agenda, state, AUTOMATIC, [])
    return state


def opening(state: State) -> Sequence[Event]:
    """CO-2.1: whose turn is the first."""
    return [TurnBegan(state.agenda[-1].seat, state.year, state.round)]


def awaiting(state: State) -> Sequence[Seat]:
    return ONE_SEAT[state.agenda[-1].seat] if state.agenda else NOBODY


def offers(state: State, seat: Seat) -> Sequence[Action]:
    commander = state.commanders[seat]
    choices = menu(state.agenda[-1].name, commander)
    return [action for action, check in choices if check(state, commander, action) is None]


def wishes(state: State, seat: Seat) -> Sequence[Action]:
    """The whole menu, but for systems that are aligned already: nobody looks for those."""
    commander = state.commanders[seat]
    choices = menu(state.agenda[-1].name, commander)
    return [action for action, _ in choices if not (isinstance(action, Conquer) and action.slot in commander.aligned)]


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if not state.agenda:
        return Refusal("CO-7.2", "The game is over.")
    step = state.agenda[-1]
    if seat != step.seat:
        return Refusal("CO-1.1", f"It is the turn of seat {step.seat + 1}.", {"seat": step.seat})
    deed = DEEDS.get(type(action))
    if deed is None or deed.step != step.name:
        return Refusal(
            deed.clause if deed else "CO-2.1",
            f"That belongs to another step; this is: {step.name}.",
            {"step": step.name},
        )
    commander = state.commanders[seat]
    reason = deed.check(state, commander, action)
    return None if reason is None else reason(state, commander, action)


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    told: list[Event] = []
    DEEDS[type(action)].do(state, seat, action, told)
    settle(state.agenda, state, AUTOMATIC, told)
    return told

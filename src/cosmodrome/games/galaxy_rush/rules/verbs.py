"""The verbs of the contract, each of which asks the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Options, Seat
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush.actions import TakeCard
from cosmodrome.games.galaxy_rush.components import COLOURS, PAIRS
from cosmodrome.games.galaxy_rush.rules.flow import DEEDS, Deed, go_on
from cosmodrome.games.galaxy_rush.rules.menu import BEYOND, claims, menu, takes
from cosmodrome.games.galaxy_rush.rules.next_season import season_began
from cosmodrome.games.galaxy_rush.rules.phases import CLAIM, OVER, PREDICTION, TURN
from cosmodrome.games.galaxy_rush.rules.setup import set_up
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST, space_of
from cosmodrome.games.galaxy_rush.state import State

AWAITED: tuple[tuple[Seat, ...], ...] = ((0,), (1,), ())
"""By the seat that decides; the last is for nobody."""


def setup(seats: int, options: Options, rng: Rng) -> State:
    return set_up(rng)


def opening(state: State) -> Sequence[Event]:
    """The first season begins with the setup (GR-1.3, GR-1.6)."""
    return (season_began(state),)


def awaiting(state: State) -> Sequence[Seat]:
    return AWAITED[state.seat]


def offers(state: State, seat: Seat) -> Sequence[Action]:
    captain = state.captains[seat]
    if state.phase == TURN:
        return takes(state, captain)
    return [action for action in menu(state, captain) if DEEDS[type(action)].check(state, captain, action) is None]


def wishes(state: State, seat: Seat) -> Sequence[Action]:
    """The whole menu, but a taken card once; on a turn also accelerating past the last pair, and the pool."""
    captain = state.captains[seat]
    choices = menu(state, captain)
    if state.phase != TURN:
        return choices
    wanted = [action for action in choices if not _twin_of_taken(state, action)]
    beyond = [BEYOND[captain.pair]] if captain.pair + FARTHEST == PAIRS + 1 else []
    return [*wanted, *beyond, *claims(state)]


def _twin_of_taken(state: State, action: Action) -> bool:
    assert isinstance(action, TakeCard)
    return not action.face_up and not state.track[space_of(action.pair, action.orbit)]


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.phase == OVER:
        return Refusal("GR-5.4", "The game is over.")
    if seat != state.seat:
        return Refusal("GR-2.1", f"It is the turn of {COLOURS[state.seat]}.", {"seat": state.seat})
    deed = DEEDS.get(type(action))
    if deed is None:
        return Refusal("GR-2.4", "There is no such action.")
    captain = state.captains[seat]
    reason = deed.check(state, captain, action)
    refusal = None if reason is None else reason(state, captain, action)
    return refusal if deed.phase == state.phase else _not_now(state, deed, refusal)


def _not_now(state: State, deed: Deed, refusal: Refusal | None) -> Refusal:
    """For a claim that would lack something even then, also what."""
    lacking = f" {refusal.text}" if refusal and deed.phase == CLAIM else ""
    return Refusal(deed.clause, REMINDERS[deed.phase] + lacking, {"phase": state.phase})


REMINDERS = {
    TURN: "A card is taken on a turn; now something else is due.",
    CLAIM: "A discovery is claimed right after playing a resource face up.",
    PREDICTION: "Predictions are played between two seasons.",
}


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    told: list[Event] = []
    DEEDS[type(action)].do(state, seat, action, told)
    go_on(state, told)
    return told

"""Chapter 6: between two seasons each captain plays a prediction, face down, on a rocket."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_rush.actions import PlayPrediction
from cosmodrome.games.galaxy_rush.data.components import PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.events import PredictionPlayed
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State


def in_hand(captain: Captain) -> Cards:
    """The numbers of the cards in hand."""
    return tuple([number for number in PREDICTIONS if captain.hand >> number & 1])


def check_prediction(state: State, seat: Seat, action: PlayPrediction) -> Reason | None:
    """GR-6.1."""
    captain = state.captains[seat]
    if action.card not in PREDICTIONS:
        return _no_such_card
    if not captain.hand >> action.card & 1:
        return _not_in_hand
    if not 0 <= action.rocket < SEATS:
        return _no_such_rocket
    return None


def play_prediction(state: State, seat: int, action: PlayPrediction, events: list[Event]) -> None:
    """GR-6.1, GR-6.3: on top of what lies on that rocket."""
    state.captains[seat].hand &= ~(1 << action.card)
    target = state.captains[action.rocket]
    events.append(PredictionPlayed(seat, action.rocket, len(target.stack), action.card))
    target.stack += ((seat, action.card),)


def _no_such_card(state: State, seat: Seat, action: PlayPrediction) -> Refusal:
    return Refusal("GR-6.1", say("no-prediction", number=action.card))


def _not_in_hand(state: State, seat: Seat, action: PlayPrediction) -> Refusal:
    name = PREDICTIONS[action.card].name
    return Refusal("GR-6.1", say("not-in-hand", name=name))


def _no_such_rocket(state: State, seat: Seat, action: PlayPrediction) -> Refusal:
    return Refusal("GR-6.1", say("no-rocket", number=action.rocket))

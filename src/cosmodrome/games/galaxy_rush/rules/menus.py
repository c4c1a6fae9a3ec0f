"""What a player might look for at each question; the checks say what of it is legal.

The actions are made once and shared: by the pair a rocket stands on, the cards in its reach; by number, the claims.
"""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.data.components import DISCOVERIES, ORBITS, PAIRS, PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST, space_of
from cosmodrome.games.galaxy_rush.state import State


def cards_ahead(state: State, seat: Seat) -> list[Action]:
    """What a captain on turn might look for: the cards ahead, a taken one once, and the discoveries of the pool."""
    pair, track = state.captains[seat].pair, state.track
    found: list[Action] = []
    for space, (face_up, face_down) in REACH[pair]:
        found.append(face_up)
        if track[space]:
            found.append(face_down)
    if pair + FARTHEST == PAIRS + 1:
        found.append(BEYOND[pair])
    return found + claims(state)


def takes(state: State, seat: Seat) -> list[Action]:
    """The cards within reach that are still there, face up and face down (GR-3.1, GR-3.3, GR-4.1)."""
    track = state.track
    found: list[Action] = []
    for space, both in REACH[state.captains[seat].pair]:
        if track[space]:
            found += both
    return found


def claims_or_none(state: State, seat: Seat) -> list[Action]:
    return [*claims(state), DECLINE]


def predictions(state: State, seat: Seat) -> list[Action]:
    return [action for card in in_hand(state.captains[seat]) for action in PLAYS[card]]


def claims(state: State) -> list[Action]:
    return [CLAIMS[card] for card in state.pool if card]


def _reach(stands: int) -> list[tuple[int, tuple[TakeCard, TakeCard]]]:
    """Each space ahead, and taking its card face up and face down."""
    pairs = range(stands + 1, min(PAIRS, stands + FARTHEST) + 1)
    return [(space_of(pair, orbit), _both(pair, orbit)) for pair in pairs for orbit in range(1, ORBITS + 1)]


def _both(pair: int, orbit: int) -> tuple[TakeCard, TakeCard]:
    return TakeCard(pair, orbit, True), TakeCard(pair, orbit, False)


REACH = tuple([_reach(stands) for stands in range(PAIRS + 1)])
BEYOND = tuple([TakeCard(stands + FARTHEST, 1, True) for stands in range(PAIRS + 1)])
"""What somebody looks for who would accelerate past the last pair."""
CLAIMS: dict[int, Action] = {card: ClaimDiscovery(card) for card in DISCOVERIES}
DECLINE: Action = DeclineClaim()
PLAYS: dict[int, list[Action]] = {
    card: [PlayPrediction(card, rocket) for rocket in range(SEATS)] for card in PREDICTIONS
}

"""What a player might look for in each phase; the checks of `flow.DEEDS` say which of it may be done.

The actions are made once and shared: by the pair a rocket stands on, the cards in its reach; by number, the claims.
"""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.components import DISCOVERIES, ORBITS, PAIRS, PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.rules.phases import CLAIM, PREDICTION, TURN
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST
from cosmodrome.games.galaxy_rush.state import Captain, State

FACES = (True, False)


def menu(state: State, captain: Captain) -> list[Action]:
    """The actions of the phase in the order in which they are offered; some of them may be refused."""
    if state.phase == TURN:
        return REACH[captain.pair]
    if state.phase == CLAIM:
        return [*claims(state), DECLINE]
    if state.phase == PREDICTION:
        return [action for card in in_hand(captain) for action in PLAYS[card]]
    return []


def claims(state: State) -> list[Action]:
    return [CLAIMS[card] for card in state.pool if card]


def _reach(stands: int) -> list[Action]:
    pairs = range(stands + 1, min(PAIRS, stands + FARTHEST) + 1)
    return [TakeCard(pair, orbit, up) for pair in pairs for orbit in range(1, ORBITS + 1) for up in FACES]


REACH = tuple([_reach(stands) for stands in range(PAIRS + 1)])
BEYOND = tuple([TakeCard(stands + FARTHEST, 1, True) for stands in range(PAIRS + 1)])
"""What somebody looks for who would accelerate past the last pair."""
CLAIMS: dict[int, Action] = {card: ClaimDiscovery(card) for card in DISCOVERIES}
DECLINE: Action = DeclineClaim()
PLAYS: dict[int, list[Action]] = {
    card: [PlayPrediction(card, rocket) for rocket in range(SEATS)] for card in PREDICTIONS
}

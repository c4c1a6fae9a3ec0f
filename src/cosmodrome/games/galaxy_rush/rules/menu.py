"""What a player might look for in each phase; the checks of `flow.DEEDS` say which of it may be done.

The actions are made once and shared: by the pair a rocket stands on, the cards in its reach; by number, the claims.
"""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.components import DISCOVERIES, ORBITS, PAIRS, PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.rules.phases import CLAIM, PREDICTION, TURN
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST, check_take
from cosmodrome.games.galaxy_rush.state import Captain, State


def menu(state: State, captain: Captain) -> list[Action]:
    """The actions of the phase in the order in which they are offered; some of them may be refused."""
    if state.phase == TURN:
        return [action for both in REACH[captain.pair] for action in both]
    if state.phase == CLAIM:
        return [*claims(state), DECLINE]
    if state.phase == PREDICTION:
        return [action for card in in_hand(captain) for action in PLAYS[card]]
    return []


def takes(state: State, captain: Captain) -> list[Action]:
    """The cards that may be taken; one check serves for both ways of playing (GR-4.1)."""
    reach = REACH[captain.pair]
    return [action for both in reach if check_take(state, captain, both[0]) is None for action in both]


def claims(state: State) -> list[Action]:
    return [CLAIMS[card] for card in state.pool if card]


def _reach(stands: int) -> list[tuple[TakeCard, TakeCard]]:
    """Face up and face down, for each space ahead."""
    spaces = [(pair, orbit) for pair in range(stands + 1, stands + FARTHEST + 1) for orbit in range(1, ORBITS + 1)]
    return [(TakeCard(pair, orbit, True), TakeCard(pair, orbit, False)) for pair, orbit in spaces if pair <= PAIRS]


REACH = tuple([_reach(stands) for stands in range(PAIRS + 1)])
BEYOND = tuple([TakeCard(stands + FARTHEST, 1, True) for stands in range(PAIRS + 1)])
"""What somebody looks for who would accelerate past the last pair."""
CLAIMS: dict[int, Action] = {card: ClaimDiscovery(card) for card in DISCOVERIES}
DECLINE: Action = DeclineClaim()
PLAYS: dict[int, list[Action]] = {
    card: [PlayPrediction(card, rocket) for rocket in range(SEATS)] for card in PREDICTIONS
}

"""How good a position is: the difference of the points that the two captains can expect at the end.

What is owned counts with what it may still become (`prospects.py`), predictions with the chance that they come true.
How the weights were found is in docs/bots.md.
"""

from __future__ import annotations

from math import sqrt

from cosmodrome.core.flow import Seat
from cosmodrome.games.galaxy_rush.bot.prospects import (
    CLAIM_WORTH,
    HOPES,
    LARGEST,
    SETS,
    SPREADS,
    TURNS,
    lacking,
    likely,
    promise,
)
from cosmodrome.games.galaxy_rush.data.components import DATA, MEDAL_POINTS, PAIRS, PREDICTIONS, RESOURCES, SEASONS
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one
from cosmodrome.games.galaxy_rush.rules.playing import claimable
from cosmodrome.games.galaxy_rush.rules.scoring import (
    TOKENS,
    discovery_points,
    heroic_points,
    medal_points,
)
from cosmodrome.games.galaxy_rush.rules.steps import CLAIM, PREDICTION, phase, turn
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

CARD = 2.5
"""Points of a card still to be taken."""
ORBIT_ONE = 1.0
"""Points of being first to choose of a pair."""
NEAR: tuple[float, ...] = (0.0, 0.45, 0.70, 0.85, 0.95, 1.0, 1.05)
"""What the best claims within reach count, by the turns still to come this season."""


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1: the chance to win."""
    return chance_to_win(state, lead(state, seat))


def chance_to_win(state: State, lead: float) -> float:
    """Of a captain with this lead: the more turns are to come, the less it says."""
    blue, orange = state.captains
    turns = TURNS - PAIRS * (state.season - 1) - (blue.pair + orange.pair) / 2
    return likely(lead, 4.0 + 4.5 * sqrt(turns))


def lead(state: State, seat: Seat) -> float:
    """By how many points the seat will be ahead, before the end."""
    captain, other = state.captains[seat], state.captains[1 - seat]
    found = expected_points(state, captain) - expected_points(state, other)
    found += discovery_hopes(state, seat) - discovery_hopes(state, 1 - seat)
    return found + medal_lead(state, seat) + _first(state, seat) + _predictions(state, seat)


def expected_points(state: State, captain: Captain) -> float:
    """All but medals, discoveries to come and predictions."""
    owned, now = captain.owned, PAIRS - captain.pair
    turns = now + PAIRS * (SEASONS - state.season)
    total = heroic_points(captain) + discovery_points(captain) + captain.total_au / 10 + CARD * now
    for kind, table in enumerate(SETS):
        total += table[owned[RESOURCES + kind]][turns]
    for card in state.achievements:
        count, step, hopes = HOPES[card]
        total += hopes[min(LARGEST, count(captain) // step)][turns]
    return total


def discovery_hopes(state: State, seat: Seat) -> float:
    """What the seat's resources promise: a claim that is open, the pool, later seasons."""
    captain = state.captains[seat]
    hopes = promise(captain.owned, state.season)
    if captain.pair < PAIRS:
        hopes += _pool(state, captain.owned, PAIRS - captain.pair)
    if phase(state) == CLAIM and turn(state) == seat:
        hopes += max([CLAIM_WORTH[card] for card in claimable(state, captain.owned)])
    return hopes


def _pool(state: State, owned: Cards, turns: int) -> float:
    """The best two claims."""
    best = second = 0.0
    for card in state.pool:
        if card:
            hope = CLAIM_WORTH[card] * 0.5 ** lacking(owned, card)
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    return NEAR[min(turns, len(NEAR) - 1)] * (best + 0.5 * second)


def medal_lead(state: State, seat: Seat) -> float:
    """Medals won, and what it is worth to be likelier to win this season's than not."""
    captain, other = state.captains[seat], state.captains[1 - seat]
    won = medal_points(captain) - medal_points(other)
    if phase(state) == PREDICTION:
        return won
    left, others = PAIRS - captain.pair, PAIRS - other.pair
    ahead = captain.season_au - other.season_au + 5.0 * (left - others) + 2.5 * (other.orbit - captain.orbit)
    return won + MEDAL_POINTS[state.season] * (2 * likely(ahead, 4.0 + 9.0 * sqrt((left + others) / 2)) - 1)


def _first(state: State, seat: Seat) -> float:
    """Who chooses first of the next pair: the one to move, in an intermission the one in orbit one."""
    first = in_orbit_one(state) if phase(state) == PREDICTION else turn(state)
    return ORBIT_ONE if first == seat else -ORBIT_ONE


def _predictions(state: State, seat: Seat) -> float:
    """What the predictions on the rockets and in hand promise, less what the other's do, whatever they are."""
    worth = 0.0
    captain, other = state.captains[seat], state.captains[1 - seat]
    turns = sqrt(PAIRS * (SEASONS - state.season + 1) - (captain.pair + other.pair) / 2)
    for rocket, target in enumerate(state.captains):
        right = 0.0
        for who, card in target.stack:
            chance = _chance(state, card, rocket, turns) if who == seat else THEIRS
            token = chance * (TOKENS[0] - right)
            right += chance
            worth += token if who == seat else -token
    for card in HANDS[captain.hand]:
        chance = _chance(state, card, seat, turns)
        worth += IN_HAND * max(chance, 1.0 - chance)
    return worth - IN_HAND * THEIRS * len(HANDS[other.hand])


THEIRS = 0.6
"""The chance that a prediction of the other is right: which it is nobody else knows."""
IN_HAND = 4.5
"""The token of a prediction still to be played, if it is right."""
HANDS = tuple(tuple(card for card in PREDICTIONS if hand >> card & 1) for hand in range(1 << len(PREDICTIONS) + 1))
"""The cards of a hand."""
COUNTS = {row.number: (MEASURES.get(row.measure), SPREADS.get(row.measure, 0.7)) for row in DATA.predictions}
"""What a prediction counts, and how much of it one turn can change; None for points of achievements."""


def _chance(state: State, card: int, rocket: int, turns: float) -> float:
    """That the rocket will have more of what the prediction counts."""
    count, spread = COUNTS[card]
    if count is None:
        return 0.5
    lead = count(state.captains[rocket]) - count(state.captains[1 - rocket])
    return likely(lead - 0.1, 2 * spread * turns + 0.3)

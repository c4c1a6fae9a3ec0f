"""How good a position is: the difference of the points that the two captains can expect at the end.

What is owned counts with what it may still become: sets by the cards to come, resources by the discoveries within their
reach, achievements and predictions by the chance that they come true. The tables are made once, from the data.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb, sqrt, tanh
from typing import NamedTuple

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_rush.components import (
    COST_OF,
    DATA,
    DISCOVERY_POINTS,
    EXPEDITION_POINTS,
    MEDAL_POINTS,
    PAIRS,
    PREDICTIONS,
    RESOURCES,
    SEASONS,
    Achievement,
)
from cosmodrome.games.galaxy_rush.rules.achievements import EACH, meets
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.games.galaxy_rush.rules.phases import NOBODY, OVER
from cosmodrome.games.galaxy_rush.rules.scoring import (
    TOKENS,
    discovery_points,
    heroic_points,
    medal_points,
    totals,
    winner,
)
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

TURNS = SEASONS * PAIRS
CARD = 4.0
"""Points of a card still to be taken."""
ORBIT_ONE = 1.0
"""Points of being first to choose of a pair."""

RATES = {
    "resource_sets": 0.09,
    "best_resource": 0.16,
    "resources": 0.40,
    "heroics": 0.11,
    "expeditions": 0.30,
    "expedition_kinds": 0.20,
    "discoveries": 0.25,
    "distance": 4.5,
    "distance_points": 0.45,
    "medals": 0.08,
    "achievement_points": 0.2,
    "orbit_one": 0.0,
}
"""How much of each measure a captain's turn brings on average."""
SPREADS = {"distance": 11.0, "achievement_points": 3.0, "orbit_one": 0.3}
"""How much of it one turn more or less can change; for the others 0.7."""


def likely(lead: float, spread: float) -> float:
    """The chance that a lead holds, by a bell curve's near cousin."""
    return 0.5 + 0.5 * tanh(0.85 * lead / spread)


def _expected(table: Cards, owned: int, turns: int) -> float:
    """The points of a set, where each turn adds a card of its kind now and then."""
    rate, top = RATES["expeditions"] / len(EXPEDITION_POINTS), len(table) - 1
    ways = [comb(turns, more) * rate**more * (1 - rate) ** (turns - more) for more in range(min(turns, top) + 1)]
    return sum(chance * table[min(top, owned + more)] for more, chance in enumerate(ways))


SETS = tuple(
    tuple(tuple(_expected(table, owned, turns) for turns in range(TURNS + 1)) for owned in range(len(table)))
    for table in EXPEDITION_POINTS
)
"""For each kind of expedition, by the number owned and the turns to come."""


def _hope(row: Achievement, value: int, turns: int) -> float:
    """The points an achievement may bring."""
    if row.rule == EACH:
        return row.points * (value + RATES[row.measure] * turns)
    return row.points * (_will_meet(row, value, turns) if turns else float(meets(row, value)))


def _will_meet(row: Achievement, value: int, turns: int) -> float:
    """The chance of a captain who keeps an eye on it: what is too much can be avoided, if not always."""
    gain, spread = RATES[row.measure] * turns, SPREADS.get(row.measure, 0.7) * sqrt(turns)
    short = row.value - value
    reach = 1.0 if short <= 0 else likely(1.2 * gain - short, spread)
    if row.rule == "at_least":
        return reach
    if short < 0:
        return 0.0
    if row.rule == "at_most":
        return likely(short - 0.35 * gain + spread / 2, spread)
    return reach * (0.5 + 0.5 / (1 + turns / 4))


LARGEST = 100
STEP_OF = {"distance": 5}
"""Distances are looked up in steps; every printed one is a multiple of it."""


class Hopes(NamedTuple):
    """An achievement: what it counts, in which steps, and the points to expect by value and turns to come."""

    count: Callable[[Captain], int]
    step: int
    table: tuple[tuple[float, ...], ...]


def _hopes(row: Achievement) -> Hopes:
    step = STEP_OF.get(row.measure, 1)
    values = range(0, (LARGEST + 1) * step, step)
    table = tuple(tuple(_hope(row, value, turns) for turns in range(TURNS + 1)) for value in values)
    return Hopes(MEASURES[row.measure], step, table)


HOPES = {row.number: _hopes(row) for row in DATA.achievements}

NEAR = (0.0, 0.30, 0.45, 0.55, 0.60, 0.65, 0.70)
"""The chance to play a resource in so many turns and claim one of the pool with it."""
LATER = (0.0, 0.55, 0.45, 0.30)
"""What a discovery of a later season counts, by the seasons between."""


def _within_reach(owned: Cards, season: int) -> float:
    """What the discoveries of a season promise the owner of these resources: points by how few are missing."""
    rows = [row.number for row in DATA.discoveries if row.season == season]
    return sum(DISCOVERY_POINTS[card] * 0.45 ** _lacking(owned, card) for card in rows) / len(rows)


def _lacking(owned: Cards, card: int) -> int:
    iridium, osmium, palladium, ruthenium = COST_OF[card]
    short = iridium - owned[0] if iridium > owned[0] else 0
    short += osmium - owned[1] if osmium > owned[1] else 0
    short += palladium - owned[2] if palladium > owned[2] else 0
    return short + (ruthenium - owned[3] if ruthenium > owned[3] else 0)


ENOUGH = max([max(cost) for cost in COST_OF[1:]]) + 1
"""Nobody needs as many of one kind."""
PROMISES: dict[tuple[int, int, int, int, int], float] = {}
"""`promise` by season and resources, remembered."""


def promise(owned: Cards, season: int) -> float:
    """What the seasons after this one promise the owner of these resources, two claims in each."""
    iridium, osmium, palladium, ruthenium = [min(ENOUGH, have) for have in owned[:RESOURCES]]
    key = (season, iridium, osmium, palladium, ruthenium)
    found = PROMISES.get(key)
    if found is None:
        later = range(season + 1, SEASONS + 1)
        found = sum([2 * LATER[other - season] * _within_reach(owned, other) for other in later])
        PROMISES[key] = found
    return found


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1: the chance to win, exact at the end."""
    if state.phase == OVER:
        return 1.0 if winner(state, totals(state)) == seat else 0.0
    captain, other = state.captains[seat], state.captains[1 - seat]
    lead = expected_points(state, captain) - expected_points(state, other)
    lead += _race(state, seat) + _predictions(state, seat)
    turns = TURNS - PAIRS * (state.season - 1) - (captain.pair + other.pair) / 2
    return likely(lead, 4.0 + 4.5 * sqrt(turns))


def expected_points(state: State, captain: Captain) -> float:
    """All but medals to come and predictions."""
    season, owned = state.season, captain.owned
    now = PAIRS - captain.pair
    turns = now + PAIRS * (SEASONS - season)
    total = medal_points(captain) + heroic_points(captain) + discovery_points(captain) + captain.total_au / 10
    for kind, table in enumerate(SETS):
        total += table[owned[RESOURCES + kind]][turns]
    for card in state.achievements:
        count, step, hopes = HOPES[card]
        total += hopes[min(LARGEST, count(captain) // step)][turns]
    return total + CARD * now + promise(owned, season) + (_pool(state, owned, now) if now else 0.0)


def _pool(state: State, owned: Cards, turns: int) -> float:
    """What the open pool promises: the best two claims."""
    best = second = 0.0
    for card in state.pool:
        if card:
            hope = DISCOVERY_POINTS[card] * 0.5 ** _lacking(owned, card)
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    return NEAR[min(turns, len(NEAR) - 1)] * (best + 0.5 * second)


def _race(state: State, seat: Seat) -> float:
    """The season's medal: what it is worth to be likelier to win it than not."""
    captain, other = state.captains[seat], state.captains[1 - seat]
    left, others = PAIRS - captain.pair, PAIRS - other.pair
    if state.phase == "prediction":
        return ORBIT_ONE * (1.0 if captain.orbit == 1 else -1.0)
    lead = captain.season_au - other.season_au + 5.0 * (left - others) + (2.5 if captain.orbit < other.orbit else 0.0)
    lead -= 2.5 if captain.orbit > other.orbit else 0.0
    chance = likely(lead, 4.0 + 9.0 * sqrt((left + others) / 2))
    first = ORBIT_ONE if state.seat == seat else -ORBIT_ONE if state.seat != NOBODY else 0.0
    return MEDAL_POINTS[state.season] * (2 * chance - 1) + first


def _predictions(state: State, seat: Seat) -> float:
    """What the predictions on the rockets and in hand promise, less what the other's do."""
    worth = 0.0
    captain, other = state.captains[seat], state.captains[1 - seat]
    turns = sqrt(PAIRS * (SEASONS - state.season + 1) - (captain.pair + other.pair) / 2)
    for rocket, target in enumerate(state.captains):
        right = 0.0
        for who, card in target.stack:
            chance = _chance(state, card, rocket, turns)
            token = chance * (TOKENS[0] - right)
            right += chance
            worth += token if who == seat else -token
    for card in HANDS[captain.hand]:
        chance = _chance(state, card, seat, turns)
        worth += IN_HAND * max(chance, 1.0 - chance)
    return worth - IN_HAND * 0.6 * len(HANDS[other.hand])


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
    return likely(lead - 0.1, spread * turns + 0.3)

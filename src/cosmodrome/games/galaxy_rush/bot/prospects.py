"""What may still come, in points: sets by the cards to come, achievements by the chance to meet them, resources by the
discoveries within their reach.

The tables are made once, from the data; `evaluation.py` adds up what they say of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb, sqrt, tanh
from typing import NamedTuple

from cosmodrome.games.galaxy_rush.data.components import (
    COST_OF,
    DATA,
    DISCOVERY_POINTS,
    EXPEDITION_POINTS,
    GIVES,
    NO_KIND,
    PAIRS,
    RESOURCES,
    SEASONS,
    Achievement,
)
from cosmodrome.games.galaxy_rush.rules.achievements import EACH, meets
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.games.galaxy_rush.state import Captain, Cards

TURNS = SEASONS * PAIRS

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
    """The chance that a lead holds: an approximation of the normal distribution."""
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
    """The chance of a captain who plays for it. Too much of something can be avoided, but not always."""
    gain, spread = RATES[row.measure] * turns, SPREADS.get(row.measure, 0.7) * sqrt(turns)
    short = row.value - value
    reach = 1.0 if short <= 0 else likely(1.2 * gain - short, spread)
    if row.rule == "at_least":
        return reach
    if short < 0:
        return 0.0
    if row.rule == "at_most":
        return likely(short - 0.35 * gain + spread / 2, spread)
    return reach * (0.25 + 0.75 / (1 + turns / 4))


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

LATER: tuple[float, ...] = (0.0, 0.60, 0.80, 1.0)
"""What a discovery of a later season counts, by the seasons between: the later, the more can still be added."""
GIFT = 3.0
"""Points of the resource that some discoveries are (GR-4.8)."""
CLAIM_WORTH = tuple(
    [points + (0.0 if gives == NO_KIND else GIFT) for points, gives in zip(DISCOVERY_POINTS, GIVES, strict=True)]
)


def _within_reach(owned: Cards, season: int) -> float:
    """What the discoveries of a season promise the owner of these resources: points by how few are missing."""
    rows = [row.number for row in DATA.discoveries if row.season == season]
    return sum(DISCOVERY_POINTS[card] * 0.45 ** lacking(owned, card) for card in rows) / len(rows)


def lacking(owned: Cards, card: int) -> int:
    """How many resources are missing for a discovery."""
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

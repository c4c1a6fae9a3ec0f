"""Chapter 9: the open achievements, each judged at the end; in a view, as if that were now."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_rush.data.components import (
    AU_OF,
    DATA,
    HEROICS,
    KINDS,
    PAIRS,
    RESOURCES,
    SEASONS,
    Achievement,
)
from cosmodrome.games.galaxy_rush.events import Achieved
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

EACH: Final = "each"

GROUPS = (slice(0, RESOURCES), slice(RESOURCES, HEROICS), slice(HEROICS, HEROICS + 1))
"""Kinds that are counted together: resources, expeditions, heroics."""
GROUP_OF = (*[0] * RESOURCES, *[1] * (HEROICS - RESOURCES), 2)
"""By kind."""
DISTANCE: Final = 3
MEDALS: Final = 4
OTHER: Final = 5
GAINS = {
    "resources": 0,
    "resource_sets": 0,
    "best_resource": 0,
    "expeditions": 1,
    "expedition_kinds": 1,
    "heroics": 2,
    "distance": DISTANCE,
    "distance_points": DISTANCE,
    "medals": MEDALS,
}
"""What changes a measure: a card of one of these groups, distance or a medal."""
KEPT = 4_096
NOTHING: Cards = (0,) * len(KINDS)


def meets(row: Achievement, value: int) -> bool:
    """GR-9.2 to GR-9.6, GR-9.8 to GR-9.14."""
    if row.rule == "at_most":
        return value <= row.value
    if row.rule == "exactly":
        return value == row.value
    return value >= row.value


def _points(row: Achievement, value: int) -> int:
    """GR-8.8, GR-9.15: one that grows gives its points for each, another all of them or none."""
    if row.rule == EACH:
        return value * row.points
    return row.points if meets(row, value) else 0


MOST = SEASONS * PAIRS * max(AU_OF)
"""Nobody can have more of anything that is counted: so many au, if every card lies face down."""
COUNTS = {row.number: MEASURES[row.measure] for row in DATA.achievements}
POINTS = {row.number: tuple([_points(row, value) for value in range(MOST + 1)]) for row in DATA.achievements}
"""By achievement: what it counts, and its points by that number. Looked up, because every card that is taken asks."""


def achievement_points(captain: Captain, card: int) -> int:
    return POINTS[card][COUNTS[card](captain)]


def _by_au(row: Achievement) -> tuple[int, ...]:
    captains = [Captain(orbit=1, owned=NOTHING, total_au=au, hand=0) for au in range(MOST + 1)]
    return tuple([achievement_points(captain, row.number) for captain in captains])


BY_AU = {row.number: _by_au(row) for row in DATA.achievements if GAINS.get(row.measure) == DISTANCE}
"""The points of those that count distance, by au."""
GAIN_OF = {row.number: GAINS.get(row.measure, OTHER) for row in DATA.achievements}


@cache
def counting(achievements: Cards) -> tuple[Cards, ...]:
    """Those of these achievements that count each group of kinds, distance, medals, or anything else."""
    found: list[Cards] = [()] * (OTHER + 1)
    for card in achievements:
        found[GAIN_OF[card]] += (card,)
    return tuple(found)


def by_card(achievements: Cards, owned: Cards, kind: int) -> Achieved:
    """Those that give more or less with one more of this kind face up, and by how many points."""
    group = GROUP_OF[kind]
    found = counting(achievements)[group]
    return _by_card(found, owned[GROUPS[group]], kind) if found else ()


@lru_cache(KEPT)
def _by_card(found: Cards, group: Cards, kind: int) -> Achieved:
    owned = list(NOTHING)
    owned[GROUPS[GROUP_OF[kind]]] = group
    captain = Captain(orbit=1, owned=tuple(owned), hand=0)
    before = [achievement_points(captain, card) for card in found]
    captain.owned = put(captain.owned, kind, owned[kind] + 1)
    changes = [achievement_points(captain, card) - points for card, points in zip(found, before, strict=True)]
    return tuple([(card, n) for card, n in zip(found, changes, strict=True) if n])


def by_distance(achievements: Cards, before: int, after: int) -> Achieved:
    """The same, with more au."""
    found = counting(achievements)[DISTANCE]
    if not found or before == after:
        return ()
    return tuple([(card, n) for card in found if (n := BY_AU[card][after] - BY_AU[card][before])])


def by_medals(achievements: Cards, before: int, after: int) -> Achieved:
    """The same, with more medals."""
    found = counting(achievements)[MEDALS]
    return tuple([(card, n) for card in found if (n := POINTS[card][after] - POINTS[card][before])]) if found else ()


def all_achievement_points(state: State, captain: Captain) -> int:
    return sum([achievement_points(captain, card) for card in state.achievements])

"""Chapter 9: the open achievements, each judged at the end; in a view, as if that were now."""

from __future__ import annotations

from functools import cache
from typing import Final

from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    AU_OF,
    DATA,
    HEROICS,
    PAIRS,
    RESOURCES,
    SEASONS,
    Achievement,
)
from cosmodrome.games.galaxy_rush.events import Achieved
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

EACH: Final = "each"

OF_RESOURCES = ("resource_sets", "best_resource")
OF_EXPEDITIONS = ("expeditions", "expedition_kinds")
OF_HEROICS = ("heroics",)
OF_DISTANCE = ("distance", "distance_points")
OF_MEDALS = ("medals",)
"""What achievements count of what a captain may gain at once."""


def progress(captain: Captain, row: Achievement) -> int:
    """What the captain has of what the achievement counts."""
    return MEASURES[row.measure](captain)


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


def counted_of(kind: int) -> tuple[str, ...]:
    """What one more of this kind, face up, may change."""
    return OF_RESOURCES if kind < RESOURCES else OF_EXPEDITIONS if kind < HEROICS else OF_HEROICS


@cache
def counting(achievements: Cards, counted: tuple[str, ...]) -> Cards:
    """Those of these achievements that count any of this."""
    return tuple([card for card in achievements if ACHIEVEMENTS[card].measure in counted])


def points_now(state: State, captain: Captain, counted: tuple[str, ...]) -> Achieved:
    """The open achievements that count any of this, each with what it gives now."""
    found = counting(state.achievements, counted)
    return tuple([(card, POINTS[card][COUNTS[card](captain)]) for card in found]) if found else ()


def achieved_since(captain: Captain, before: Achieved) -> Achieved:
    """Those that give more or less than before, and by how many points."""
    if not before:
        return ()
    now = [(card, POINTS[card][COUNTS[card](captain)] - points) for card, points in before]
    return tuple([change for change in now if change[1]])


def all_achievement_points(state: State, captain: Captain) -> int:
    return sum([achievement_points(captain, card) for card in state.achievements])

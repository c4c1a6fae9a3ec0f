"""Chapter 9: the open achievements, each judged at the end; in a view, as if that were now."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_rush.data.components import ACHIEVEMENTS, Achievement
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.games.galaxy_rush.state import Captain, State

EACH: Final = "each"


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


def achievement_points(captain: Captain, card: int) -> int:
    """GR-8.8, GR-9.15: one that grows gives its points for each, another all of them or none."""
    row = ACHIEVEMENTS[card]
    value = progress(captain, row)
    if row.rule == EACH:
        return value * row.points
    return row.points if meets(row, value) else 0


def all_achievement_points(state: State, captain: Captain) -> int:
    return sum([achievement_points(captain, card) for card in state.achievements])

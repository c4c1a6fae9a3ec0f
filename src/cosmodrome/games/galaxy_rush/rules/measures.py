"""What predictions and achievements count of a captain; the data names these functions (chapters 8 and 9)."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.galaxy_rush.data.components import DATA, HEROICS, RESOURCES
from cosmodrome.games.galaxy_rush.state import Captain

AU = DATA.distance.au


def resource_sets(captain: Captain) -> int:
    """GR-9.1."""
    return min(captain.owned[:RESOURCES])


def best_resource(captain: Captain) -> int:
    """GR-9.2."""
    return max(captain.owned[:RESOURCES])


def resources(captain: Captain) -> int:
    """GR-8.13, GR-4.8: season-one discoveries included."""
    return sum(captain.owned[:RESOURCES])


def heroics(captain: Captain) -> int:
    return captain.owned[HEROICS]


def expeditions(captain: Captain) -> int:
    return sum(captain.owned[RESOURCES:HEROICS])


def expedition_kinds(captain: Captain) -> int:
    """GR-9.6."""
    return sum([owned > 0 for owned in captain.owned[RESOURCES:HEROICS]])


def discoveries(captain: Captain) -> int:
    return len(captain.discoveries)


def distance(captain: Captain) -> int:
    return captain.total_au


def distance_points(captain: Captain) -> int:
    """GR-8.7, GR-9.14: rounded down on the whole game."""
    return captain.total_au // AU * DATA.distance.points


def medals(captain: Captain) -> int:
    return captain.medals.bit_count()


def orbit_one(captain: Captain) -> int:
    return 1 if captain.orbit == 1 else 0


MEASURES: dict[str, Callable[[Captain], int]] = {
    "resource_sets": resource_sets,
    "best_resource": best_resource,
    "resources": resources,
    "heroics": heroics,
    "expeditions": expeditions,
    "expedition_kinds": expedition_kinds,
    "discoveries": discoveries,
    "distance": distance,
    "distance_points": distance_points,
    "medals": medals,
    "orbit_one": orbit_one,
}
"""All but achievement points, which are made of these (`achievements.py`)."""

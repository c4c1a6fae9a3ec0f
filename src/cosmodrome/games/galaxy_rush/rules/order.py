"""Chapter 2: whose turn it is."""

from __future__ import annotations

from cosmodrome.core.flow import NOBODY
from cosmodrome.games.galaxy_rush.data.components import PAIRS
from cosmodrome.games.galaxy_rush.state import State


def next_to_act(state: State) -> int:
    """GR-2.1: whoever is less far along the track; GR-2.2: when level, orbit one; nobody at a season's end (GR-5.1)."""
    blue, orange = state.captains
    if blue.pair != orange.pair:
        return 0 if blue.pair < orange.pair else 1
    return NOBODY if blue.pair == PAIRS else in_orbit_one(state)


def next_after(state: State, seat: int, pair: int, orbit: int) -> int:
    """Who would act next if the seat's rocket stood there; nobody where that ends the season (GR-5.1)."""
    other = state.captains[1 - seat]
    if pair != other.pair:
        return seat if pair < other.pair else 1 - seat
    if pair == PAIRS:
        return NOBODY
    return seat if orbit == 1 else 1 - seat


def in_orbit_one(state: State) -> int:
    """The seat whose rocket is in orbit one; level rockets are never in the same orbit."""
    return 0 if state.captains[0].orbit == 1 else 1

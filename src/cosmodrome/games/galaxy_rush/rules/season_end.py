"""Chapter 5: a season ends and its medal is won."""

from __future__ import annotations

from cosmodrome.core.flow import NOBODY
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.data.components import MEDAL_POINTS, PAIRS
from cosmodrome.games.galaxy_rush.events import MedalWon
from cosmodrome.games.galaxy_rush.rules.achievements import OF_MEDALS, achieved_since, points_now
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one
from cosmodrome.games.galaxy_rush.state import State


def season_is_over(state: State) -> bool:
    """GR-5.1."""
    blue, orange = state.captains
    return blue.pair == PAIRS and orange.pair == PAIRS


def ahead_for_medal(state: State) -> int:
    """GR-5.2: more distance in this season; GR-5.3: when level, orbit one.

    Nobody where both are in the same orbit, which can be so only while the season is under way.
    """
    blue, orange = state.captains
    if blue.season_au != orange.season_au:
        return 0 if blue.season_au > orange.season_au else 1
    return NOBODY if blue.orbit == orange.orbit else in_orbit_one(state)


def award_medal(state: State, events: list[Event]) -> None:
    """GR-5.2, GR-5.3."""
    seat, season = ahead_for_medal(state), state.season
    blue, orange = state.captains
    winner = state.captains[seat]
    before = points_now(state, winner, OF_MEDALS)
    winner.medals |= 1 << season
    distances, level = (blue.season_au, orange.season_au), blue.season_au == orange.season_au
    achieved = achieved_since(winner, before)
    events.append(MedalWon(seat, season, MEDAL_POINTS[season], distances, level, achieved))

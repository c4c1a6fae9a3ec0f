"""Chapter 5: a season ends and its medal is won."""

from __future__ import annotations

from cosmodrome.core.flow import NOBODY
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.data.components import MEDAL_POINTS
from cosmodrome.games.galaxy_rush.events import MedalWon
from cosmodrome.games.galaxy_rush.rules.achievements import by_medals
from cosmodrome.games.galaxy_rush.rules.measures import medals
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one
from cosmodrome.games.galaxy_rush.state import State


def ahead_for_medal(state: State) -> int:
    """GR-5.2: more distance in this season; GR-5.3: when level, orbit one.

    Nobody where both are in the same orbit, which can be so only while the season is under way.
    """
    blue, orange = state.captains
    if blue.season_au != orange.season_au:
        return 0 if blue.season_au > orange.season_au else 1
    return NOBODY if blue.orbit == orange.orbit else in_orbit_one(state)


def medal_after(state: State, seat: int, orbit: int, au: int) -> int:
    """Who would win the medal if the seat ended the season with a card of this orbit and so much more distance."""
    lead = state.captains[seat].season_au + au - state.captains[1 - seat].season_au
    if lead:
        return seat if lead > 0 else 1 - seat
    return seat if orbit == 1 else 1 - seat


def award_medal(state: State, events: list[Event]) -> None:
    """GR-5.2, GR-5.3."""
    seat, season = ahead_for_medal(state), state.season
    blue, orange = state.captains
    winner = state.captains[seat]
    before = medals(winner)
    winner.medals |= 1 << season
    achieved = by_medals(state.achievements, before, medals(winner))
    distances, level = (blue.season_au, orange.season_au), blue.season_au == orange.season_au
    events.append(MedalWon(seat, season, MEDAL_POINTS[season], distances, level, achieved))

"""Chapter 7: the rockets return, a new track and a new pool."""

from __future__ import annotations

from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.events import SeasonBegan
from cosmodrome.games.galaxy_rush.rules.setup import lay_track, show_pool
from cosmodrome.games.galaxy_rush.state import State


def begin_season(state: State, told: list[Event]) -> None:
    """GR-7.1 to GR-7.4."""
    rest, *later = state.discovery_decks
    state.aside = (*state.aside, *sorted([card for card in (*state.pool, *rest) if card]))
    state.discovery_decks = tuple(later)
    state.season += 1
    state.left = 0
    for captain in state.captains:
        captain.pair = 0
        captain.earlier = captain.earlier + captain.down
        captain.down = ()
        captain.season_au = 0
    lay_track(state)
    show_pool(state)
    told.append(season_began(state))


def season_began(state: State) -> SeasonBegan:
    return SeasonBegan(state.season, state.track, state.pool)

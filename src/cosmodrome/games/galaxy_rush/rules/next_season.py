"""Chapter 7: the rockets return, a new track and a new pool."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.events import SeasonBegan
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one
from cosmodrome.games.galaxy_rush.rules.setup import lay_track, show_pool
from cosmodrome.games.galaxy_rush.rules.steps import NEXT_TURN
from cosmodrome.games.galaxy_rush.state import State


def begin_season(state: State, step: Step, events: list[Event]) -> None:
    """GR-1.3, GR-1.6, GR-7.1 to GR-7.4."""
    if state.season:
        _clear_season(state)
    state.season += 1
    lay_track(state)
    show_pool(state)
    events.append(SeasonBegan(state.season, state.track, state.pool, in_orbit_one(state)))
    do_next(state, Step(NEXT_TURN))


def _clear_season(state: State) -> None:
    """GR-7.1, GR-7.2."""
    rest, *later = state.discovery_decks
    state.aside = (*state.aside, *sorted([card for card in (*state.pool, *rest) if card]))
    state.discovery_decks = tuple(later)
    state.left = 0
    for captain in state.captains:
        captain.pair = 0
        captain.earlier = captain.earlier + captain.down
        captain.down = ()
        captain.season_au = 0

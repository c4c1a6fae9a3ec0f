"""Title, seats, length."""

from __future__ import annotations

from cosmodrome.core.game import Meta
from cosmodrome.games.galaxy_rush.data.components import COLOURS, GAME_ID, SEATS

META = Meta(
    id=GAME_ID,
    title="Galaxy Rush",
    summary="Two captains race along two orbits through four seasons, taking a card at every stop.",
    designer="Nate Jenne, Jake Jenne",
    publisher="Last Night Games",
    year=None,
    min_seats=SEATS,
    max_seats=SEATS,
    minutes=(30, 45),
    rules_version="1",
    colours=COLOURS,
)

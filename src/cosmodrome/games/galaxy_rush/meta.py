"""Title, seats, length."""

from __future__ import annotations

from cosmodrome.core.game import Meta
from cosmodrome.core.message import say
from cosmodrome.games.galaxy_rush.data.components import COLOURS, GAME_ID, SEATS

META = Meta(
    id=GAME_ID,
    title="Galaxy Rush",
    summary=say("summary"),
    designer="Nate Jenne, Jake Jenne",
    publisher="Last Night Games",
    year=None,
    min_seats=SEATS,
    max_seats=SEATS,
    minutes=(30, 45),
    rules_version="1",
    has_board=True,
    colours=COLOURS,
)

"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.core.message import say
from cosmodrome.games.galaxy_command.data.components import GAME_ID, PLAYERS
from cosmodrome.games.galaxy_command.rules.setup import ORIGINAL, WHOLE

META = Meta(
    id=GAME_ID,
    title="Galaxy Command",
    summary=say("summary"),
    designer="Robert Bartelli",
    publisher="Worthington Publishing",
    year=2015,
    min_seats=1,
    max_seats=PLAYERS,
    minutes=(15, 45),
    rules_version="1",
    has_board=True,
    colours=("blue", "red", "yellow", "green"),
    cooperative=True,
    options=(
        Option(
            id="deck",
            title=say("option-deck"),
            text=say("option-deck-text"),
            choices=(
                Choice(WHOLE, say("option-deck-whole"), say("option-deck-whole-text")),
                Choice(ORIGINAL, say("option-deck-original"), say("option-deck-original-text")),
            ),
            default=WHOLE,
        ),
    ),
)

"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.games.galaxy_command.data.components import GAME_ID, PLAYERS
from cosmodrome.games.galaxy_command.rules.setup import ORIGINAL, WHOLE

META = Meta(
    id=GAME_ID,
    title="Galaxy Command",
    summary="A sector commander aligns star systems with the Empire over two years of events.",
    designer="Robert Bartelli",
    publisher="Worthington Publishing",
    year=2015,
    min_seats=1,
    max_seats=PLAYERS,
    minutes=(15, 45),
    rules_version="1",
    colours=("blue", "red", "yellow", "green"),
    cooperative=True,
    options=(
        Option(
            id="deck",
            title="Deck",
            text="Which cards are used. Two and more players always use the whole deck.",
            choices=(
                Choice(WHOLE, "Whole deck", "All 54 cards, Red Alerts among them."),
                Choice(ORIGINAL, "Original 18", "Cards 1 to 18, as in the first solitaire game; no Red Alerts."),
            ),
            default=WHOLE,
        ),
    ),
)

"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.games._template.data.components import GAME_ID

META = Meta(
    id=GAME_ID,
    title="Lift-off",
    summary="A tiny game of secret fuel cards and rockets.",
    designer="The Cosmodrome developers",
    publisher="Cosmodrome",
    year=2026,
    min_seats=2,
    max_seats=4,
    minutes=(2, 5),
    rules_version="1",
    options=(
        Option(
            "ties",
            "Ties",
            "What happens to a rocket when the highest cards are tied.",
            (
                Choice("scrap", "Scrapped", "Nobody gets it."),
                Choice("next", "Next highest", "Tied cards do not count."),
            ),
            "scrap",
        ),
        Option(
            "timer",
            "Timer",
            "Whether a choice must be made in time.",
            (
                Choice("off", "Off", "Everybody takes the time they need."),
                Choice("on", "On", "When time is up a card is drawn for the late."),
            ),
            "off",
        ),
    ),
)

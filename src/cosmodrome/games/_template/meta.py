"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.core.message import say
from cosmodrome.games._template.data.components import GAME_ID

META = Meta(
    id=GAME_ID,
    title="Lift-off",
    summary=say("summary"),
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
            say("option-ties"),
            say("option-ties-text"),
            (
                Choice("scrap", say("option-ties-scrap"), say("option-ties-scrap-text")),
                Choice("next", say("option-ties-next"), say("option-ties-next-text")),
            ),
            "scrap",
        ),
        Option(
            "timer",
            say("option-timer"),
            say("option-timer-text"),
            (
                Choice("off", say("option-timer-off"), say("option-timer-off-text")),
                Choice("on", say("option-timer-on"), say("option-timer-on-text")),
            ),
            "off",
        ),
    ),
)

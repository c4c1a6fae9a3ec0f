"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.core.message import say
from cosmodrome.games.galaxy_challenge.data.components import DATA, GAME_ID
from cosmodrome.games.galaxy_challenge.rules.setup import CIVILIZATIONS, OFF, ON, WINNERS_GO_ON

META = Meta(
    id=GAME_ID,
    title="Galaxy Challenge",
    summary=say("summary"),
    designer="Michael S Foley",
    publisher="Foley Games",
    year=2013,
    min_seats=DATA.players.least,
    max_seats=DATA.players.most,
    minutes=(30, 60),
    rules_version="2",
    has_board=True,
    options=(
        Option(
            id=CIVILIZATIONS,
            title=say("option-civilizations"),
            text=say("option-civilizations-text"),
            choices=(
                Choice(OFF, say("civilizations-off"), say("civilizations-off-text")),
                Choice(ON, say("civilizations-on"), say("civilizations-on-text")),
            ),
            default=OFF,
        ),
        Option(
            id=WINNERS_GO_ON,
            title=say("option-winners-go-on"),
            text=say("option-winners-go-on-text"),
            choices=(
                Choice(OFF, say("winners-go-on-off"), say("winners-go-on-off-text")),
                Choice(ON, say("winners-go-on-on"), say("winners-go-on-on-text")),
            ),
            default=OFF,
        ),
    ),
)

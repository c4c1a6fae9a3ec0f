"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.games.galaxy_challenge.data.components import DATA, GAME_ID
from cosmodrome.games.galaxy_challenge.rules.setup import CIVILIZATIONS, OFF, ON, WINNERS_GO_ON

META = Meta(
    id=GAME_ID,
    title="Galaxy Challenge",
    summary="Two to six rockets roam the sectors, dig up anomalies and raid each other for them.",
    designer="Michael S Foley",
    publisher="Foley Games",
    year=2013,
    min_seats=DATA.players.least,
    max_seats=DATA.players.most,
    minutes=(30, 60),
    rules_version="2",
    options=(
        Option(
            id=CIVILIZATIONS,
            title="Civilizations",
            text="Whether each colour has the power of its civilization.",
            choices=(
                Choice(OFF, "Without powers", "All rockets are alike."),
                Choice(ON, "With powers", "Each colour has a bonus of its own on the dice."),
            ),
            default=OFF,
        ),
        Option(
            id=WINNERS_GO_ON,
            title="After a won attack or challenge",
            text="Whether the winner's turn ends, or goes on with exploring or another attack.",
            choices=(
                Choice(OFF, "The turn ends", "Winning and losing end the turn alike."),
                Choice(ON, "The turn goes on", "The winner may still explore or attack; losing ends the turn."),
            ),
            default=OFF,
        ),
    ),
)

"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.core.message import say
from cosmodrome.games.galaxy_trucker.data.components import DATA, GAME_ID, PLAYERS, SHIP_COLOURS, Hourglass

REAL_TIME, RELAXED, TURN_BASED = "real-time", "relaxed", "turn-based"
SHORT, NORMAL, LONG = (row.id for row in DATA.hourglass)
OFF, ON = "off", "on"
PARTNERS, SHARED = "partners", "shared"
EXTRA, INSTEAD = "extra", "instead"


def _glass(row: Hourglass) -> Choice:
    text = say("hourglass-text", seconds=row.seconds, actions=row.actions)
    return Choice(row.id, say(f"hourglass-{row.id}"), text)


META = Meta(
    id=GAME_ID,
    title="Galaxy Trucker",
    summary=say("summary"),
    designer="Vlaada Chvátil",
    publisher="Czech Games Edition",
    year=2007,
    min_seats=1,
    max_seats=PLAYERS,
    minutes=(20, 90),
    rules_version="2",
    has_board=True,
    colours=SHIP_COLOURS,
    options=(
        Option(
            "pace",
            say("option-pace"),
            say("option-pace-text"),
            (
                Choice(TURN_BASED, say("pace-turn-based"), say("pace-turn-based-text")),
                Choice(REAL_TIME, say("pace-real-time"), say("pace-real-time-text")),
                Choice(RELAXED, say("pace-relaxed"), say("pace-relaxed-text")),
            ),
            TURN_BASED,
        ),
        Option(
            "hourglass",
            say("option-hourglass"),
            say("option-hourglass-text"),
            tuple(_glass(DATA.hourglass[index]) for index in (1, 0, 2)),
            NORMAL,
        ),
        Option(
            "mistakes",
            say("option-mistakes"),
            say("option-mistakes-text"),
            (
                Choice("warn", say("mistakes-warn"), say("mistakes-warn-text")),
                Choice("forbid", say("mistakes-forbid"), say("mistakes-forbid-text")),
            ),
            "warn",
        ),
        Option(
            "hands",
            say("option-hands"),
            say("option-hands-text"),
            (
                Choice("hidden", say("hands-hidden"), say("hands-hidden-text")),
                Choice("open", say("hands-open"), say("hands-open-text")),
            ),
            "hidden",
        ),
        Option(
            "rounds",
            say("option-rounds"),
            say("option-rounds-text"),
            (
                Choice("I+II+III", say("rounds-all"), say("rounds-all-text")),
                Choice("I", say("rounds-i"), say("rounds-i-text")),
                Choice("II", say("rounds-ii"), say("rounds-ii-text")),
                Choice("III", say("rounds-iii"), say("rounds-iii-text")),
                Choice("I+II", say("rounds-i-ii"), say("rounds-i-ii-text")),
                Choice("I+III", say("rounds-i-iii"), say("rounds-i-iii-text")),
                Choice("II+III", say("rounds-ii-iii"), say("rounds-ii-iii-text")),
            ),
            "I+II+III",
        ),
        Option(
            "iiia",
            say("option-iiia"),
            say("option-iiia-text"),
            (
                Choice(OFF, say("iiia-off"), say("iiia-off-text")),
                Choice(EXTRA, say("iiia-extra"), say("iiia-extra-text")),
                Choice(INSTEAD, say("iiia-instead"), say("iiia-instead-text")),
            ),
            OFF,
        ),
        Option(
            "foresight",
            say("option-foresight"),
            say("option-foresight-text"),
            (
                Choice(OFF, say("foresight-off"), say("foresight-off-text")),
                Choice(ON, say("foresight-on"), say("foresight-on-text")),
            ),
            OFF,
        ),
        Option(
            "teams",
            say("option-teams"),
            say("option-teams-text"),
            (
                Choice(OFF, say("teams-off"), say("teams-off-text")),
                Choice(PARTNERS, say("teams-partners"), say("teams-partners-text")),
                Choice(SHARED, say("teams-shared"), say("teams-shared-text")),
            ),
            OFF,
        ),
        Option(
            "learning",
            say("option-learning"),
            say("option-learning-text"),
            (
                Choice(OFF, say("learning-off"), say("learning-off-text")),
                Choice(ON, say("learning-on"), say("learning-on-text")),
            ),
            OFF,
        ),
    ),
)

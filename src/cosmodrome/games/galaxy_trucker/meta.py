"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.games.galaxy_trucker.data.components import DATA, GAME_ID, PLAYERS, SHIP_COLOURS

REAL_TIME, RELAXED, TURN_BASED = "real-time", "relaxed", "turn-based"
SHORT, NORMAL, LONG = (row.id for row in DATA.hourglass)
OFF, ON = "off", "on"
PARTNERS, SHARED = "partners", "shared"
EXTRA, INSTEAD = "extra", "instead"


def _glass(index: int, title: str) -> Choice:
    row = DATA.hourglass[index]
    return Choice(row.id, title, f"{row.seconds} seconds, or {row.actions} building actions of each player.")


META = Meta(
    id=GAME_ID,
    title="Galaxy Trucker",
    summary="Build a ship from scrap against the clock, fly it through a deck of trouble, count what is left.",
    designer="Vlaada Chvátil",
    publisher="Czech Games Edition",
    year=2007,
    min_seats=1,
    max_seats=PLAYERS,
    minutes=(20, 90),
    rules_version="2",
    colours=SHIP_COLOURS,
    options=(
        Option(
            "pace",
            "Building",
            "How time passes while ships are built.",
            (
                Choice(TURN_BASED, "By turns", "A few building actions at a time; the timer counts them."),
                Choice(REAL_TIME, "Real time", "Everybody grabs at once and the hourglass runs."),
                Choice(RELAXED, "Relaxed", "Everybody at once, without the hourglass."),
            ),
            TURN_BASED,
        ),
        Option(
            "hourglass",
            "Hourglass",
            "How long one run of the timer lasts.",
            (_glass(1, "Normal"), _glass(0, "Short"), _glass(2, "Long")),
            NORMAL,
        ),
        Option(
            "mistakes",
            "Building mistakes",
            "What happens to a placement against the building rules.",
            (
                Choice("warn", "Warn me", "It is possible and marked; the spot check deals with it."),
                Choice("forbid", "Forbid", "It is refused."),
            ),
            "warn",
        ),
        Option(
            "hands",
            "Held components",
            "Whether others see a component that was drawn face down while it is held.",
            (Choice("hidden", "Hidden", "Only its holder sees it."), Choice("open", "Open", "Everybody sees it.")),
            "hidden",
        ),
        Option(
            "rounds",
            "Rounds",
            "Which rounds are flown.",
            (
                Choice("I+II+III", "All three", "The whole game."),
                Choice("I", "I", "One short hop."),
                Choice("II", "II", "One longer flight."),
                Choice("III", "III", "One long flight."),
                Choice("I+II", "I and II", "The two shorter ones."),
                Choice("I+III", "I and III", "The shortest and the longest."),
                Choice("II+III", "II and III", "The two longer ones."),
            ),
            "I+II+III",
        ),
        Option(
            "iiia",
            "Round IIIa",
            "Another round III with uninsured ships of class IIIa.",
            (
                Choice(OFF, "No", "It is not flown."),
                Choice(EXTRA, "After III", "It is flown after round III."),
                Choice(INSTEAD, "In place of III", "It is flown and round III is not."),
            ),
            OFF,
        ),
        Option(
            "foresight",
            "More foresight",
            "Whether the cards keep the order in which they lie in their piles.",
            (
                Choice(OFF, "No", "All four piles are shuffled together."),
                Choice(ON, "Yes", "The piles are stacked as they are; only the fourth is unknown."),
            ),
            OFF,
        ),
        Option(
            "teams",
            "Teams",
            "Whether partners sitting opposite share their credits and fly each other's ships.",
            (
                Choice(OFF, "No", "Everybody flies alone."),
                Choice(PARTNERS, "Partners", "Four players: after building, each flies the partner's ship."),
                Choice(SHARED, "Shared building", "Partners also swap ships when the timer moves on."),
            ),
            OFF,
        ),
        Option(
            "learning",
            "Learning flight",
            "Whether round I is the first flight of the rulebook, with its lighter rules.",
            (
                Choice(OFF, "No", "The full rules from the start."),
                Choice(ON, "Yes", "No timer, no aliens, eight known cards; later rounds under the full rules."),
            ),
            OFF,
        ),
    ),
)

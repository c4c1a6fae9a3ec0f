"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.games.lunar_rush.data.components import CORPORATIONS, DATA, GAME_ID
from cosmodrome.games.lunar_rush.rules.setup import EACH, OFF, ON


def _switch(id: str, title: str, text: str, without: str, used: str) -> Option:
    return Option(id, title, text, (Choice(OFF, "No", without), Choice(ON, "Yes", used)), OFF)


META = Meta(
    id=GAME_ID,
    title="Lunar Rush",
    summary="Bid for shipping routes, build up a moon base and sell what you mine on a moving market.",
    designer='Steven "Skippy" Brown',
    publisher="Dead Alive Games",
    year=2023,
    min_seats=1,
    max_seats=CORPORATIONS,
    minutes=(45, 75),
    rules_version="2",
    colours=("blue", "orange", "green", "purple"),  # in the order of the corporations
    options=(
        Option(
            "market",
            "Earth market",
            "Which board the four prices move on.",
            tuple(Choice(board.id[-4:], board.name, f"{board.text.capitalize()}.") for board in DATA.markets),
            DATA.markets[0].id[-4:],
        ),
        Option(
            "gold",
            "Gold modules",
            "Which ones the eight of a game are drawn from.",
            (
                Choice("all", "All", "Also those marked as advanced."),
                Choice("simple", "Without the advanced", "The nine advanced ones stay in the box."),
            ),
            "all",
        ),
        Option(
            "ais",
            "AI corporations",
            "Corporations that cards play for, beside the people.",
            (
                Choice("0", "None", "Only people."),
                Choice("1", "One", "Up to three people and one AI."),
                Choice("2", "Two", "One or two people and two AIs."),
            ),
            "0",
        ),
        Option(
            "difficulty",
            "Difficulty",
            "What the AIs ship to Earth.",
            (
                Choice("normal", "Normal", "All twelve ship cards."),
                Choice("easier", "Easier", "Without some or all of the four advanced ship cards."),
                Choice("harder", "Harder", "Without some or all of the four beginner ship cards."),
            ),
            "normal",
        ),
        Option(
            "left_out",
            "Ship cards left out",
            "How many ship cards an easier or harder game does without; a normal one uses all twelve.",
            (
                Choice("4", "Four", "All four of that level."),
                Choice("3", "Three", "One of that level stays in."),
                Choice("2", "Two", "Two of that level stay in."),
                Choice("1", "One", "Three of that level stay in."),
            ),
            "4",
        ),
        Option(
            "roles",
            "Role cards",
            "Whether people draw a card that gives them goals, another style or a handicap.",
            (
                Choice("none", "None", "Everybody plays by the plain rules."),
                Choice("beginner", "Beginner", "Everybody draws goals that guide a first game."),
                Choice("faction", "Faction", "Everybody draws one strength for another."),
                Choice("challenge", "Challenge", "Everybody draws a handicap."),
                Choice(EACH, "Each chooses", "Before the first turn each chooses a kind, or picks a challenge card."),
            ),
            "none",
        ),
        _switch(
            "wonders",
            "Moon Wonders",
            "Whether wonder cards are drafted on turns 4 to 6 and may be built.",
            "No wonders.",
            "Three cards make a wonder that multiplies what is left at the end.",
        ),
        _switch(
            "teams",
            "Co-operative play",
            "Whether partners add up their scores and load each other's earthbound ships.",
            "Everybody plays alone.",
            "Four people in two teams, or two people against two AIs.",
        ),
        _switch(
            "secrecy",
            "Secrecy",
            "Whether loading and building are hidden from the others until the step ends.",
            "What is done is seen at once.",
            "Others see it when everybody is done.",
        ),
    ),
)

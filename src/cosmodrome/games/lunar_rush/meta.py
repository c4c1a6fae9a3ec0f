"""Title, seats, options, length."""

from __future__ import annotations

from cosmodrome.core.game import Choice, Meta, Option
from cosmodrome.core.message import say
from cosmodrome.games.lunar_rush.data.components import CORPORATIONS, DATA, GAME_ID
from cosmodrome.games.lunar_rush.rules.setup import EACH, OFF, ON


def _choices(id: str, *values: str) -> tuple[Choice, ...]:
    return tuple([Choice(value, say(f"option-{id}-{value}"), say(f"option-{id}-{value}-text")) for value in values])


def _option(id: str, default: str, *values: str) -> Option:
    return Option(id, say(f"option-{id}"), say(f"option-{id}-text"), _choices(id, *values), default)


def _market() -> Option:
    """The boards are named in the component data."""
    boards = tuple([Choice(board.id[-4:], board.name, say("market-text", text=board.text)) for board in DATA.markets])
    return Option("market", say("option-market"), say("option-market-text"), boards, boards[0].value)


META = Meta(
    id=GAME_ID,
    title="Lunar Rush",
    summary=say("summary"),
    designer='Steven "Skippy" Brown',
    publisher="Dead Alive Games",
    year=2023,
    min_seats=1,
    max_seats=CORPORATIONS,
    minutes=(45, 75),
    rules_version="2",
    has_board=True,
    colours=("blue", "orange", "green", "purple"),  # in the order of the corporations
    options=(
        _market(),
        _option("gold", "all", "all", "simple"),
        _option("ais", "0", "0", "1", "2"),
        _option("difficulty", "normal", "normal", "easier", "harder"),
        _option("left_out", "4", "4", "3", "2", "1"),
        _option("roles", "none", "none", "beginner", "faction", "challenge", EACH),
        _option("wonders", OFF, OFF, ON),
        _option("teams", OFF, OFF, ON),
        _option("secrecy", OFF, OFF, ON),
    ),
)

"""What a player can do without, to see what it is worth: aiming at a wonder and at the goals of a role card."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Hints
from cosmodrome.games.lunar_rush.bot.evaluation import Moment, odds
from cosmodrome.games.lunar_rush.bot.hints import sensible, thinking
from cosmodrome.games.lunar_rush.state import State


def hope_for_nothing(state: State, seat: Seat) -> float:
    """Wonders count when they are built (LR-15.4), goals when they are met (LR-14.4)."""
    return odds(Moment(state, hopes=False), seat)


HANDICAPS = {"bonuses": Hints(evaluate=hope_for_nothing, sensible=sensible, thinking=thinking)}

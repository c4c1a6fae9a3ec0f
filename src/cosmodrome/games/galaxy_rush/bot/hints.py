"""What a bot wants to know: how good a position is and the moves worth considering."""

from __future__ import annotations

from cosmodrome.games.galaxy_rush.bot.evaluation import evaluate
from cosmodrome.games.galaxy_rush.rules.flow import FLOW

__all__ = ["evaluate", "sensible"]

sensible = FLOW.offers

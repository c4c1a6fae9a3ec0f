"""Records worth keeping: the most anomaly chips, and the clearest win, by the powers in use."""

from __future__ import annotations

from cosmodrome.core.game import Best, Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_challenge.rules.setup import CIVILIZATIONS
from cosmodrome.games.galaxy_challenge.state import State


def chips(n: int) -> Message:
    return say("best-chips", n=n)


def lead(state: State, outcome: Outcome, seat: int) -> int | None:
    """Over the next best; the chips of a tie decide nothing."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - max(others) if seat in outcome.winners else None


def ahead(n: int) -> Message:
    return say("best-ahead", n=n)


BESTS = (
    Best("chips", say("best-chips-title"), says=chips, by=(CIVILIZATIONS,)),
    Best("win", say("best-win"), lead, ahead, by=(CIVILIZATIONS,)),
)

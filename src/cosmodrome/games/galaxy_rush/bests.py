"""Records worth keeping: the highest score, and the clearest win."""

from __future__ import annotations

from cosmodrome.core.game import HIGHEST_SCORE, Best, Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_rush.state import State


def lead(state: State, outcome: Outcome, seat: int) -> int | None:
    return outcome.scores[seat] - outcome.scores[1 - seat] if seat in outcome.winners else None


def ahead(n: int) -> Message:
    return say("best-ahead", n=n)


BESTS = (HIGHEST_SCORE, Best("win", say("best-win"), lead, ahead))

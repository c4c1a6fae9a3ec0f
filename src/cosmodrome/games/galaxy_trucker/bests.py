"""Records worth keeping: the largest fortune, by the rounds that were flown."""

from __future__ import annotations

from cosmodrome.core.game import Best, Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_trucker.state import State


def fortune(state: State, outcome: Outcome, seat: int) -> int | None:
    """What partners have is earned by two ships (GT-16.7): it is nobody's own."""
    return None if state.house.teams else outcome.scores[seat]


def credits_kept(n: int) -> Message:
    return say("best-credits", n=n)


BESTS = (Best("fortune", say("best-fortune"), fortune, credits_kept, by=("rounds",)),)

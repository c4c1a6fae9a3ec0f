"""Records worth keeping: the largest fortune, by the rounds that were flown."""

from __future__ import annotations

from cosmodrome.core.game import Best
from cosmodrome.core.message import Message, say


def fortune(n: int) -> Message:
    return say("best-credits", n=n)


BESTS = (Best("fortune", say("best-fortune"), says=fortune, by=("rounds",)),)

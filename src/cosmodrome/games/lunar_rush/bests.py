"""Records worth keeping: the best result alone against each strength of the AIs, and the most GigaCredits."""

from __future__ import annotations

from cosmodrome.core.game import Best, Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.games.lunar_rush.rules.scoring import score
from cosmodrome.games.lunar_rush.state import State


def lead(state: State, outcome: Outcome, seat: int) -> int | None:
    """Of one person over the best AI (LR-13); less than nothing where an AI is ahead."""
    people, ais = state.house.people, state.house.ais
    if people != 1 or not ais:
        return None
    return outcome.scores[seat] - max([score(state, people + ai) for ai in range(ais)])


def led(gc: int) -> Message:
    if gc == 0:
        return say("best-level")
    return say("best-ahead", gc=gc) if gc > 0 else say("best-behind", gc=-gc)


def most(gc: int) -> Message:
    return say("best-gc", gc=gc)


BESTS = (
    Best("solo", say("best-solo"), lead, led, by=("ais", "difficulty")),
    Best("fortune", say("best-fortune"), says=most),
)

"""Records worth keeping: the highest score with its rank, alone and together."""

from __future__ import annotations

from cosmodrome.core.game import Best, Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_command.rules.scoring import rank
from cosmodrome.games.galaxy_command.state import State


def ranked(points: int) -> Message:
    """CO-8.5."""
    return say("best-rank", rank=rank(points).name, n=points)


def alone(state: State, outcome: Outcome, seat: int) -> int | None:
    return outcome.scores[seat] if len(state.commanders) == 1 else None


def together(state: State, outcome: Outcome, seat: int) -> int | None:
    return outcome.scores[seat] if len(state.commanders) > 1 else None


BESTS = (
    Best("alone", say("best-alone"), alone, ranked, by=("deck",)),
    Best("together", say("best-together"), together, ranked, by=("deck",)),
)

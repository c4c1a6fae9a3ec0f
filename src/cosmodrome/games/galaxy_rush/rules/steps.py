"""The steps and questions of a game in the rulebook's words; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

from cosmodrome.core.flow import Step
from cosmodrome.games.galaxy_rush.state import State

SEASON: Final = "season"
NEXT_TURN: Final = "next turn"

TURN: Final = "turn"
CLAIM: Final = "claim"
PREDICTION: Final = "prediction"
OVER: Final = "over"

NOBODY: Final = -1

TURN_OF: Final = (Step(TURN, 0), Step(TURN, 1))
CLAIM_OF: Final = (Step(CLAIM, 0), Step(CLAIM, 1))
THEN_NEXT_TURN: Final = Step(NEXT_TURN)
"""Made once: there is one for every decision."""


def phase(state: State) -> str:
    """The question that is open, or that the game is over."""
    return state.asked[0].name if state.asked else OVER


def turn(state: State) -> int:
    """Who decides; nobody after the end."""
    return state.asked[0].seat if state.asked else NOBODY

"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

from cosmodrome.core.flow import NOBODY, Step, by_seat
from cosmodrome.games.galaxy_rush.state import State

SEASON: Final = "season"
NEXT_TURN: Final = "next-turn"

TURN: Final = "turn"
CLAIM: Final = "claim"
PREDICTION: Final = "prediction"
OVER: Final = "over"

TURN_OF: Final = by_seat(TURN)
CLAIM_OF: Final = by_seat(CLAIM)
THEN_NEXT_TURN: Final = Step(NEXT_TURN)
"""Made once: there is one for every decision."""


def phase(state: State) -> str:
    """The question that is open, or that the game is over."""
    return state.asked[0].name if state.asked else OVER


def turn(state: State) -> int:
    """Who decides; nobody after the end."""
    return state.asked[0].seat if state.asked else NOBODY

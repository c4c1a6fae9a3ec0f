"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

from cosmodrome.core.flow import NOBODY, Step, by_seat
from cosmodrome.games.galaxy_rush.data.components import SPACES
from cosmodrome.games.galaxy_rush.state import State

SEASON: Final = "season"
NEXT_TURN: Final = "next-turn"
LEAVE_CARD: Final = "leave-card"
SHOW_DISCOVERY: Final = "show-discovery"
JUDGE_ACHIEVEMENT: Final = "judge-achievement"
JUDGE_PREDICTION: Final = "judge-prediction"
END: Final = "end"

TURN: Final = "turn"
CLAIM: Final = "claim"
PREDICTION: Final = "prediction"
BETWEEN: Final = ""
OVER: Final = "over"

TURN_OF: Final = by_seat(TURN)
CLAIM_OF: Final = by_seat(CLAIM)
LEAVE_CARD_OF: Final = tuple([Step(LEAVE_CARD, value=space) for space in range(SPACES)])
THEN_NEXT_TURN: Final = Step(NEXT_TURN)
"""Made once: there is one for every decision."""


def phase(state: State) -> str:
    """The question that is open; otherwise the game is over, or in the middle of an action."""
    if state.asked:
        return state.asked[0].name
    return BETWEEN if state.agenda else OVER


def turn(state: State) -> int:
    """Who decides; nobody after the end."""
    return state.asked[0].seat if state.asked else NOBODY

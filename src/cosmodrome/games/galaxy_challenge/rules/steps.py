"""The steps and questions of a game in the rulebook's words; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

from cosmodrome.core.flow import Step, by_seat
from cosmodrome.games.galaxy_challenge.state import State

START: Final = "start"
TURN: Final = "turn"
TAKE_POWER: Final = "take a power"
RAISED: Final = "raised"
TOTALS: Final = "totals"
REACH: Final = "reach"
ARRIVE: Final = "arrive"
EXPLORING: Final = "exploring"
GO_ON: Final = "go on"
END_OF_TURN: Final = "end of turn"
GAME_END: Final = "game end"
TIE: Final = "tie"
COMPARE: Final = "compare"

COLOUR: Final = "colour"
POWER: Final = "power"
ROLL: Final = "roll"
RAISE: Final = "raise"
SPECIAL: Final = "special"
MOVE: Final = "move"
ACT: Final = "act"
RETURN: Final = "return"
DEFEND: Final = "defend"
GIVE: Final = "give"
ANSWER: Final = "answer"
LEAVE: Final = "leave"
OVER: Final = "over"

NOBODY: Final = -1

TURN_OF: Final = by_seat(TURN)
ACT_OF: Final = by_seat(ACT)
MOVE_OF: Final = by_seat(MOVE)
SPECIAL_OF: Final = by_seat(SPECIAL)
THEN_EXPLORE: Final = Step(EXPLORING)


def phase(state: State) -> str:
    """The question that is open, or that the game is over."""
    return state.asked[0].name if state.asked else OVER


def decides(state: State) -> int:
    """Who has to answer it; nobody after the end."""
    return state.asked[0].seat if state.asked else NOBODY

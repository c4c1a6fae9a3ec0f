"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

from cosmodrome.core.flow import NOBODY, Step, by_seat
from cosmodrome.games.galaxy_challenge.state import State

START: Final = "start"
TURN: Final = "turn"
APPLY_POWER: Final = "apply-power"
ADD_UP: Final = "add-up"
FIND_DESTINATIONS: Final = "find-destinations"
ARRIVE: Final = "arrive"
DRAW_SECTORS: Final = "draw-sectors"
DRAW_ADVANTAGES: Final = "draw-advantages"
TRY_DEFENCE: Final = "try-defence"
END_BATTLE: Final = "end-battle"
END_CHALLENGE: Final = "end-challenge"
WINNER_GOES_ON: Final = "winner-goes-on"
END_OF_TURN: Final = "end-of-turn"
END: Final = "end"
ROLL_FOR_TIE: Final = "roll-for-tie"
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
BETWEEN: Final = ""
OVER: Final = "over"

TURN_OF: Final = by_seat(TURN)
ACT_OF: Final = by_seat(ACT)
MOVE_OF: Final = by_seat(MOVE)
SPECIAL_OF: Final = by_seat(SPECIAL)
THEN_DRAW: Final = Step(DRAW_SECTORS)
THEN_END_BATTLE: Final = Step(END_BATTLE)
THEN_END_CHALLENGE: Final = Step(END_CHALLENGE)
RESOLVING: Final = (DRAW_ADVANTAGES, TRY_DEFENCE)
"""Steps that belong to the sector card drawn last."""


def phase(state: State) -> str:
    """The question that is open; otherwise the game is over, or in the middle of an action."""
    if state.asked:
        return state.asked[0].name
    return BETWEEN if state.agenda else OVER


def is_resolving(state: State) -> bool:
    """Whether a sector card is drawn and there is still something to do about it."""
    return phase(state) == RETURN or (not state.asked and bool(state.agenda) and state.agenda[-1].name in RESOLVING)


def decides(state: State) -> int:
    """Who has to answer it; nobody after the end."""
    return state.asked[0].seat if state.asked else NOBODY

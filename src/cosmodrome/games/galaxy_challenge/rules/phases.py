"""The phases of a game in the rulebook's words; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

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

TURN_BEGINS: Final = "turn begins"
BEFORE_ROLL: Final = "before the roll"
ROLLED: Final = "rolled"
RAISED: Final = "raised"
TOTALLED: Final = "totalled"
MOVED: Final = "moved"
EXPLORING: Final = "exploring"
TURN_ENDS: Final = "turn ends"
TIE: Final = "tie"
GAME_ENDS: Final = "game ends"
"""Between two decisions: no state that waits for anybody is in one of these."""

NOBODY: Final = -1

"""The phases of a game in the rulebook's words; `flow.py` says what follows what."""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"
CLAIM: Final = "claim"
PREDICTION: Final = "prediction"
OVER: Final = "over"

TURN_DONE: Final = "turn done"
PREDICTION_DONE: Final = "prediction done"
"""Between two decisions: no state that waits for anybody is in one of these."""

NOBODY: Final = -1

"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

from cosmodrome.core.flow import Step, by_seat
from cosmodrome.games.galaxy_command.data.components import SLOTS

ROUND = "round"
TURN = "turn"
ACTION = "action"
ATTACK = "attack"
LOSE_STRENGTH = "lose-strength"
COLLECT = "collect"
TRADE = "trade"
BUILD = "build"
EVENT = "event"
EVENT_IN_PLACE = "event-in-place"
RESOLVE = "resolve"
RANSOM = "ransom"
END_OF_ROUND = "end-of-round"
END_OF_YEAR = "end-of-year"
SCORE = "score"
END = "end"

ATTACK_AT = tuple([tuple([Step(ATTACK, one.seat, slot) for slot in range(SLOTS)]) for one in by_seat(ATTACK)])
LOSE_STRENGTH_OF = by_seat(LOSE_STRENGTH)
"""Made once: there is one in nearly every turn."""

PHASE = {
    ROUND: "Action",
    TURN: "Action",
    ACTION: "Action",
    ATTACK: "Action",
    LOSE_STRENGTH: "Action",
    COLLECT: "Collect",
    TRADE: "Collect",
    BUILD: "Build",
    EVENT: "Event",
    EVENT_IN_PLACE: "Event",
    RESOLVE: "Event",
    RANSOM: "Event",
    END_OF_ROUND: "Event",
    END_OF_YEAR: "Event",
    SCORE: "End",
    END: "End",
}
"""Of the question that is open or, in the middle of an action, of the step that comes next."""

"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

ROUND = "round"
TURN = "turn"
ACTION = "action"
COLLECT = "collect"
TRADE = "trade"
BUILD = "build"
EVENT = "event"
EVENT_IN_PLACE = "event-in-place"
RESOLVE = "resolve"
RANSOM = "ransom"
END_OF_ROUND = "end-of-round"
END_OF_YEAR = "end-of-year"

PHASE = {ACTION: "Action", TRADE: "Collect", BUILD: "Build", RANSOM: "Event"}
"""The phase a player is in while a decision is open."""

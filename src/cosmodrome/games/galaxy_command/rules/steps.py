"""The steps of a game in the rulebook's words; `flow.py` says what follows what."""

from __future__ import annotations

ROUND = "Round"
TURN = "Turn"
ACTION = "Action"
COLLECT = "Collect"
TRADE = "Trade"
BUILD = "Build"
EVENT = "Event"
EVENT_IN_PLACE = "Event in place of a Red Alert"
RESOLVE = "Resolve"
RANSOM = "Ransom"
END_OF_ROUND = "End of the round"
END_OF_YEAR = "End of the year"

PHASE = {ACTION: "Action", TRADE: "Collect", BUILD: "Build", RANSOM: "Event"}
"""The phase a player is in while a decision is open."""

"""The steps of a turn in the rulebook's words; `flow.py` says what follows what."""

from __future__ import annotations

START = "Start"
DEAL_ROLES = "Draw role cards"
ROLES = "Role cards"
BID = "Bid"
ROUTE = "Choose routes"
LOAD_UP = "Load moonbound ships"
GOLD = "Gold modules"
DRAFT = "Draft a wonder card"
BUILD = "Build & produce"
LOAD_DOWN = "Load earthbound ships"
CARD = "Cards of the Market phase"

TURN = "Turn"
OPEN_BID = "Call for bids"
SHOW_BIDS = "Show bids"
PICK = "Next to choose a route"
OPEN_UP = "Prepare moonbound ships"
ARRIVE = "Move moonbound ships"
OPEN_GOLD = "Open gold modules"
NEXT_GOLD = "Next to buy"
OPEN_DRAFT = "Open the wonder draft"
NEXT_DRAFT = "Next to draft"
CLOSE_DRAFT = "Close the wonder draft"
OPEN_BUILD = "Start of build & produce"
FEED = "Feed astronauts"
OPEN_DOWN = "Prepare earthbound ships"
MARKET = "Move earthbound ships"
NEXT_CARD = "Next to use cards"
SELL = "Sell"
REFRESH = "Refresh"
NEXT = "Next turn"
END = "Game end"

TOGETHER = frozenset((ROLES, BID, LOAD_UP, BUILD, LOAD_DOWN))
"""Done by everybody at the same time (LR-2.2)."""
VEILED = frozenset((LOAD_UP, BUILD, LOAD_DOWN))
"""Hidden from others where the table plays in secret (LR-2.3)."""
TABLE_STEPS = (BID, ROUTE, LOAD_UP, GOLD, DRAFT, BUILD, LOAD_DOWN, CARD)

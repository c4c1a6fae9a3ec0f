"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

START = "start"
DEAL_ROLES = "deal-roles"
TURN = "turn"
CALL_FOR_BIDS = "call-for-bids"
SHOW_BIDS = "show-bids"
AI_ROUTE = "ai-route"
LOAD_MOONBOUND = "load-moonbound"
ARRIVE = "arrive"
BUY_GOLD = "buy-gold"
AI_GOLD = "ai-gold"
DRAFT_WONDERS = "draft-wonders"
END_DRAFT = "end-draft"
BUILD_AND_PRODUCE = "build-and-produce"
FEED = "feed"
LOAD_EARTHBOUND = "load-earthbound"
MARKET = "market"
SELL = "sell"
REFRESH = "refresh"
END_OF_TURN = "end-of-turn"
END = "end"

ROLES = "roles"
BID = "bid"
ROUTE = "route"
LOAD_UP = "load-up"
GOLD = "gold"
DRAFT = "draft"
BUILD = "build"
LOAD_DOWN = "load-down"
CARD = "card"

TOGETHER = frozenset((ROLES, BID, LOAD_UP, BUILD, LOAD_DOWN))
"""Done by everybody at the same time (LR-2.2)."""
VEILED = frozenset((LOAD_UP, BUILD, LOAD_DOWN))
"""Hidden from others where the table plays in secret (LR-2.3)."""
TABLE_STEPS = (BID, ROUTE, LOAD_UP, GOLD, DRAFT, BUILD, LOAD_DOWN, CARD)

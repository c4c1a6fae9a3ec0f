"""The steps of a game and its questions by name; `flow.py` says what follows what."""

from __future__ import annotations

from cosmodrome.core.flow import Step, by_seat
from cosmodrome.games.lunar_rush.data.components import ROUTES


def by_lane(name: str) -> tuple[tuple[Step, ...], ...]:
    """The step for each corporation's ship of each lane."""
    return tuple([tuple([Step(name, one.seat, lane) for lane in range(len(ROUTES))]) for one in by_seat(name)])


START = "start"
DEAL_ROLES = "deal-roles"
TURN = "turn"
CALL_FOR_BIDS = "call-for-bids"
SHOW_BIDS = "show-bids"
AI_ROUTE = "ai-route"
LOAD_MOONBOUND = "load-moonbound"
ARRIVE = "arrive"
UNLOAD = "unload"
TELEPORT = "teleport"
BUY_GOLD = "buy-gold"
AI_GOLD = "ai-gold"
DRAFT_WONDERS = "draft-wonders"
END_DRAFT = "end-draft"
BUILD_AND_PRODUCE = "build-and-produce"
PRODUCE = "produce"
START_BUILDING = "start-building"
FEED = "feed"
FEED_BASE = "feed-base"
LOAD_EARTHBOUND = "load-earthbound"
MARKET = "market"
ENTER_PORT = "enter-port"
SELL = "sell"
SELL_SHIP = "sell-ship"
REFRESH = "refresh"
GOALS = "goals"
END_OF_TURN = "end-of-turn"
EXTRA_MARKET = "extra-market"
FINAL_SCORE = "final-score"
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

ROUTE_OF = by_seat(ROUTE)
AI_ROUTE_OF = by_seat(AI_ROUTE)
CARD_OF = by_seat(CARD)
UNLOAD_AT = by_lane(UNLOAD)
ENTER_PORT_AT = by_lane(ENTER_PORT)
SELL_SHIP_AT = by_lane(SELL_SHIP)
"""Made once: there are some in every turn."""

TOGETHER = frozenset((ROLES, BID, LOAD_UP, BUILD, LOAD_DOWN))
"""Done by everybody at the same time (LR-2.2)."""
VEILED = frozenset((LOAD_UP, BUILD, LOAD_DOWN))
"""Hidden from others where the table plays in secret (LR-2.3)."""
TABLE_STEPS = (BID, ROUTE, LOAD_UP, GOLD, DRAFT, BUILD, LOAD_DOWN, CARD)

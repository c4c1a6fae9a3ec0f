"""What happened. `corp` is a seat, or an AI: -1 the first, -2 the second. Items, lanes and cards are rows of the data.

In a step played in secret (LR-2.3) an event is told twice: at once to its own seat (`veil` 1), and to all others when
the step ends (`veil` 2).
"""

from __future__ import annotations

from cosmodrome.games.lunar_rush.events.earth import *  # noqa: F403 - one door for all that can happen
from cosmodrome.games.lunar_rush.events.earth import EarthEvent
from cosmodrome.games.lunar_rush.events.market import *  # noqa: F403
from cosmodrome.games.lunar_rush.events.market import MarketEvent
from cosmodrome.games.lunar_rush.events.moon import *  # noqa: F403
from cosmodrome.games.lunar_rush.events.moon import MoonEvent

AnyEvent = EarthEvent | MoonEvent | MarketEvent

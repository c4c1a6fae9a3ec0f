"""What events are made of."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.records import Event

Tie = Literal["", "drawn", "before", "card"]
"""What decides between equal bids, if there are any: a draw, the order of the turn before, or a card."""
Numbers = tuple[int, ...]
Bill = tuple[tuple[int, int], ...]
"""Items with numbers."""


class LaneEvent(Event, frozen=True, kw_only=True):
    """About lanes or the ships on them."""

    fast_lanes: int = 1
    """So many lead each way in this game (LR-5.2): the only one needs no number."""

"""Lanes and the ships that can be loaded, as a seat sees them."""

from __future__ import annotations

from cosmodrome.core.records import Shown
from cosmodrome.games.lunar_rush.data.components import Pairs
from cosmodrome.games.lunar_rush.view.base import ShipView


class LaneView(Shown, frozen=True):
    lane: int
    status: str
    """"open", "taken", "blocked" or "absent"."""
    corp: int
    """Who took it this turn; 9: nobody."""
    closed: int
    """The route-closed card on it; -1: none."""
    spaces: int
    """What a ship of the watcher would hold there."""
    moves: int
    ships: tuple[ShipView, ...]


class BerthView(Shown, frozen=True):
    """An earthbound ship that the watcher may load now, or an own moonbound one."""

    lane: int
    owner: int
    free: int
    """Spaces for the watcher's goods, what was put there included."""
    load: Pairs
    astronauts: int
    loaded: bool
    empty_gc: int = 0
    """What each empty space of an earthbound ship scores on arrival (LR-10.2, LR-7.19)."""

"""Prices and gold modules for sale, as a seat sees them."""

from __future__ import annotations

from cosmodrome.core.records import Shown
from cosmodrome.games.lunar_rush.data.components import Pairs


class PriceView(Shown, frozen=True):
    item: int
    track: tuple[int, ...]
    at: int
    price: int
    threshold: int
    refresh: tuple[tuple[int, int], ...]
    """From so many sold on, so many steps to the left."""
    sold: int
    """In this Market phase."""
    refresh_now: int
    """Steps it would move to the left if nothing more were sold."""
    pays: tuple[int, ...]
    """What one ship of the watcher would get for 1, 2, 3, ... of it now."""
    after: tuple[int, ...]
    """The price afterwards."""
    refresh_after: tuple[int, ...]
    """How far the refresh would then move it to the left, this phase's sales counted in."""
    end: int


class GoldOffer(Shown, frozen=True):
    gold: int
    cost: Pairs
    missing: Pairs
    """For the watcher; empty for a spectator."""
    worth: int
    """At the end, for the watcher; as printed for a spectator."""

"""What follows from a position and is asked for again and again: kept by what it follows from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST = 4_096


def keep(kept: dict[K, T], key: K, found: T, most: int = MOST) -> T:
    """Keeps this one too. Where there are too many, all others go: to begin anew is cheaper than to know the oldest."""
    if len(kept) >= most:
        kept.clear()
    kept[key] = found
    return found

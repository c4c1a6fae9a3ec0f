"""A ship as everybody sees it: its components with what is on them, and all its figures, so that nobody counts."""

from __future__ import annotations

from cosmodrome.core.message import Text
from cosmodrome.core.records import Shown


class PartView(Shown, frozen=True):
    """A component on the ship and what is on it."""

    cell: int
    tile: int
    turns: int
    humans: int
    alien: str
    tokens: int
    goods: tuple[int, int, int, int]


class FlawView(Shown, frozen=True):
    clause: str
    text: Text
    cells: tuple[int, ...]


class ShipView(Shown, frozen=True):
    owner: int
    """The seat whose pilot cabin it was built on: partners fly each other's ships."""
    parts: tuple[PartView, ...]
    newest: int
    """The cell of the component that can still be moved; -1: none."""
    aside: tuple[int, ...]
    lost: tuple[int, ...]
    number: int
    """The number tile; 0: still building."""
    flying: bool
    space: int
    """On the endless track; the leader starts on 0."""
    behind: int
    """Spaces behind the leader."""
    engines: int
    engines_powered: int
    """With as many double engines as there are tokens for."""
    cannons: int
    """In halves."""
    cannons_powered: int
    doubles: int
    """Double engines and double cannons together."""
    tokens: int
    crew: int
    humans: int
    containers: int
    reinforced: int
    goods: tuple[int, int, int, int]
    goods_worth: int
    exposed: int
    cover: tuple[bool, bool, bool, bool]
    """Front, right, rear, left."""
    flaws: tuple[FlawView, ...]
    pieces: tuple[tuple[int, ...], ...]
    """The cells of each piece of a ship that has fallen apart; a whole ship has none."""

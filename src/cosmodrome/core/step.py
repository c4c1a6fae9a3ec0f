"""A step of a game's flow. Like all records it is a module of its own that no compiler touches."""

from __future__ import annotations

import msgspec

NOBODY = -2


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something still to come: its name in the rulebook's words, and the seat and the number that belong to it."""

    name: str
    seat: int = NOBODY
    value: int = 0

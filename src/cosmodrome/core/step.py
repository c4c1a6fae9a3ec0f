"""A step of a game's flow: a msgspec record, or a class like one where the engine is compiled."""

from __future__ import annotations

import msgspec

NOBODY = -2
"""No seat: of a step that belongs to none, and wherever a seat is named and there is none."""


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something still to come: its name, and the seat and the number that belong to it."""

    name: str
    seat: int = NOBODY
    value: int = 0

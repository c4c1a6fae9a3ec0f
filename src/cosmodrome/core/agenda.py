"""Unfinished business as data: a stack of steps the rules still owe.

A step is a small frozen leaf, so an agenda is saved, cloned and searched at any instant. Steps that ask a seat for a
decision stay on top until it is made; all others carry themselves out when they come up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

S = TypeVar("S")

NOBODY = -2


class Step(NamedTuple):
    """One thing owed: its name in the rulebook's words, the seat it concerns and a number, where it needs them."""

    name: str
    seat: int = NOBODY
    value: int = 0


def owe(agenda: list[Step], *steps: Step) -> None:
    """Puts steps on top, to be done in reading order, before all that was owed already."""
    agenda.extend(steps[::-1])


def settle(
    agenda: list[Step], state: S, automatic: Mapping[str, Callable[[S, Step, list[Any]], None]], events: list[Any]
) -> None:
    """Carries out what needs no decision, until a step that asks somebody is on top or nothing is owed."""
    while agenda:
        carry_out = automatic.get(agenda[-1].name)
        if carry_out is None:
            return
        carry_out(state, agenda.pop(), events)

"""Tuples that are replaced, not changed: most of a state is made of them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value at one place."""
    found = list(values)
    found[place] = value
    return tuple(found)

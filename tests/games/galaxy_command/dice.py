"""Loaded dice: a true generator, set to words that will throw the numbers a test asks for.

The generator counts its own throws, so a table can tell whether exactly the expected dice were thrown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import NamedTuple

from cosmodrome.core.rng import Rng


class Throw(NamedTuple):
    """One random number, 1 to `sides`."""

    number: int
    sides: int = 6


def pick(number: int, *, of: int) -> Throw:
    """A random choice that falls on the first, second, ... of so many."""
    return Throw(number, of)


def load(dice: Sequence[int | Throw]) -> Rng:
    """A generator whose next throws are these."""
    return _generator(_words(tuple(die if isinstance(die, Throw) else Throw(die) for die in dice)))


def _generator(words: tuple[int, int, int, int]) -> Rng:
    a, b, c, counter = words
    return Rng(a=a, b=b, c=c, counter=counter)


@cache
def _words(throws: tuple[Throw, ...]) -> tuple[int, int, int, int]:
    return next(words for words in map(_words_of_seed, count()) if _throws(words, throws))


def _words_of_seed(seed: int) -> tuple[int, int, int, int]:
    return Rng.seeded(seed).words()


def _throws(words: tuple[int, int, int, int], throws: tuple[Throw, ...]) -> bool:
    rng = _generator(words)
    return all(rng.roll(throw.sides) == throw.number for throw in throws)

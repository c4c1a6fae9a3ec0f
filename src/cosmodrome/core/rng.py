"""The seeded generator that lives inside a state (sfc32: four 32-bit words).

All chance in a game comes from here, so the same seed and actions give the same bytes.
32-bit words keep it fast in plain Python and exact when compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cosmodrome.core.state import Part

T = TypeVar("T")

MASK = 0xFFFFFFFF
WARM_UP = 15


class Rng(Part):
    """A generator whose whole state is the words `a`, `b`, `c` and `counter`."""

    a: int
    b: int
    c: int
    counter: int = 1

    @staticmethod
    def seeded(seed: int, stream: int = 0) -> Rng:
        """The generator of a seed; other streams of one seed are unrelated to each other."""
        rng = Rng(a=seed & MASK, b=(seed >> 32) & MASK, c=stream & MASK)
        rng.several(WARM_UP)
        return rng

    def spawn(self) -> Rng:
        """A fresh, unrelated generator; this one moves on."""
        rng = Rng(a=self.word(), b=self.word(), c=self.word())
        rng.several(WARM_UP)
        return rng

    def words(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)

    def word(self) -> int:
        """The next 32 random bits."""
        b, c = self.b, self.c
        result = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | c >> 11) + result) & MASK
        return result

    def several(self, number: int) -> list[int]:
        """So many words at once. Written out, for a redeal shuffles everything that is hidden before every thought."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        words = []
        for _ in range(number):
            result = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) & MASK | c >> 11) + result) & MASK
            words.append(result)
        self.a, self.b, self.c, self.counter = a, b, c, counter
        return words

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Multiply-and-shift: the bias is below n / 2**32."""
        return (self.word() * n) >> 32

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return ((self.word() * sides) >> 32) + 1

    def unit(self) -> float:
        """A number in [0, 1)."""
        return self.word() / 4294967296.0

    def choice(self, items: Sequence[T]) -> T:
        return items[(self.word() * len(items)) >> 32]

    def shuffle(self, items: list[T], places: int | None = None) -> None:
        """Fisher and Yates, in place; where only so many places at the end matter, the others are left open."""
        last = len(items) - 1
        for word in self.several(last if places is None else min(last, places)):
            other = (word * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
            last -= 1

"""The seeded generator that lives inside a state (sfc32: four 32-bit words).

All chance in a game comes from here, so the same seed and actions give the same bytes.
32-bit words keep it fast in plain Python and exact when compiled, where `i64` is a number of the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from cosmodrome.core.state import Part

if TYPE_CHECKING:
    from mypy_extensions import i64

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
        """The generator of a seed of up to 128 bits; other streams of one seed are unrelated to each other."""
        c, counter = (stream ^ (seed >> 64)) & MASK, (1 + (seed >> 96)) & MASK
        rng = Rng(a=seed & MASK, b=(seed >> 32) & MASK, c=c, counter=counter)
        rng.skip(WARM_UP)
        return rng

    def spawn(self) -> Rng:
        """A fresh, unrelated generator; this one moves on."""
        rng = Rng(a=self.word(), b=self.word(), c=self.word())
        rng.skip(WARM_UP)
        return rng

    def words(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)

    def word(self) -> int:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        result: i64 = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | c >> 11) + result) & MASK
        return result

    def skip(self, number: int) -> None:
        """Passes over so many words."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        for _ in range(number):
            word: i64 = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) & MASK | c >> 11) + word) & MASK
        self.a, self.b, self.c, self.counter = a, b, c, counter

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
        """Fisher and Yates, in place; where only so many places at the end matter, the others are left open.

        The words are made in here, for a redeal shuffles everything that is hidden before every thought.
        """
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        last: i64 = len(items) - 1
        end: i64 = 0 if places is None else max(0, last - places)
        while last > end:
            word: i64 = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) & MASK | c >> 11) + word) & MASK
            other: i64 = (word * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
            last -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter

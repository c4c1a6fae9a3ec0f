"""Openings that look alike to a watcher: the same setup many times, each time with one draw of chance changed.

With many cards hardly any two seeds look alike, and a check that waits for such a pair compares nothing. Where the
changed draw concerns only what is hidden from the watcher, the openings do look alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Event
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import Part
from cosmodrome.testing.walk import Case

T = TypeVar("T")
OPENINGS = 40
"""So many changed openings are looked at."""


class Opening(NamedTuple):
    """The first state, and what happened before it."""

    state: Any
    events: Sequence[Event]


def alike_openings(case: Case, seed: int) -> Iterator[tuple[Seat | None, Opening, Opening]]:
    """Pairs of openings in which the watcher sees the same."""
    game, first = case.game, Opening(*case.open(seed))
    views = {watcher: game.view(first.state, watcher) for watcher in case.watchers}
    for other in changed_openings(case, seed):
        for watcher, view in views.items():
            if game.view(other.state, watcher) == view:
                yield watcher, first, other


def changed_openings(case: Case, seed: int) -> Iterator[Opening]:
    """The opening of this seed, with each draw changed in turn, as often as needed."""
    dice, rng = random.Random(seed), Rng.seeded(seed)
    begin = rng.counter
    case.game.setup(case.seats, case.options, rng)
    draws = list(range(begin, rng.counter))
    dice.shuffle(draws)
    for number in range(OPENINGS if draws else 0):
        changed = _changed(seed, draws[number % len(draws)], dice.getrandbits(32))
        state, events = case.game.setup(case.seats, case.options, changed)
        state.rng = Rng(a=changed.a, b=changed.b, c=changed.c, counter=changed.counter)
        yield Opening(state, events)


class OneChanged(Rng):
    """A generator with another word at one place; those after it are the same."""

    place: int
    instead: int

    def word(self) -> int:
        place, word = self.counter, super().word()
        return self.instead if place == self.place else word

    def shuffle(self, items: list[T], places: int | None = None) -> None:
        """The same as ever, word by word."""
        end = 0 if places is None else max(0, len(items) - 1 - places)
        for last in range(len(items) - 1, end, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _changed(seed: int, place: int, instead: int) -> Rng:
    """The generator of the seed with one word changed, or that of another seed."""
    if not can_change_draws():
        return Rng.seeded(instead)
    a, b, c, counter = Rng.seeded(seed).words()
    return OneChanged(a=a, b=b, c=c, counter=counter, place=place, instead=instead)


def can_change_draws() -> bool:
    """Not in the compiled engine, whose classes are no parts: then other seeds must do, and less is compared."""
    return issubclass(Rng, Part)

"""What the contract says about a game in numbers, for one position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.numeric import MOST, Encoder, Partial
from cosmodrome.core.records import Action
from cosmodrome.testing.reach import Ends

MANY = 20
"""Offers that are put together, at each look."""
WALKS = 3
"""Actions that are put together at random, at each look."""


class Watched:
    """A buffer that allows writing in one block only, and only what fits into a byte."""

    def __init__(self, name: str, start: int, length: int) -> None:
        self.name = name
        self.places = range(start, start + length)
        self.numbers: dict[int, int] = {}

    def __getitem__(self, place: int) -> int:
        return self.numbers.get(place, 0)

    def __setitem__(self, place: int, number: int) -> None:
        assert place in self.places, f"{self.name} writes outside of its {len(self.places)} places"
        assert isinstance(number, int), f"{self.name} writes {number!r}"
        assert 0 <= number <= MOST, f"{self.name} writes {number}"
        self.numbers[place] = number


def check_ids(encoder: Encoder) -> None:
    """Ids and actions are one to one; the blocks fill the observation without gaps."""
    names = [encoder.name_of(number) for number in range(encoder.actions)]
    assert len(set(names)) == len(names), "two ids for the same"
    for actions, ids in zip(encoder.whole, encoder.ids, strict=True):
        assert [ids[action] for action in actions] == list(range(len(actions)))
    at = 0
    for span in encoder.blocks:
        assert span.start == at
        assert span.length > 0, f"{span.name} is empty"
        at += span.length
    assert at == encoder.size
    assert len({span.name for span in encoder.blocks}) == len(encoder.blocks)


def check_observation(encoder: Encoder, state: Any, deal: Any, seat: Seat) -> None:
    """Every block keeps to its places, and none of them depends on what is hidden from the seat."""
    for span, write in zip(encoder.blocks, encoder.writers, strict=False):
        seen = []
        for each in (state, deal):
            out = Watched(span.name, span.start, span.length)
            write(each, seat, out, span.start)
            seen.append({place: number for place, number in out.numbers.items() if number})
        assert seen[0] == seen[1], f"{span.name} tells seat {seat} what is hidden"
    assert len(encoder.observation(state, seat)) == encoder.size


def check_legal(encoder: Encoder, game: Game[Any], state: Any, deal: Any, seat: Seat, dice: random.Random) -> None:
    """What has a 1 is exactly what the rules accept, of actions that do the same at least one; every offer is there."""
    legal, whole = encoder.legal(state, seat), encoder.whole[seat]
    assert legal, "nothing is legal"
    assert len(set(legal)) == len(legal)
    assert sorted(legal) == sorted(encoder.legal(deal, seat)), "what is legal depends on what is hidden"
    assert encoder.mask(state, seat) == [int(number in legal) for number in range(encoder.actions)]
    ends = Ends(game, state, seat, [whole[number] for number in legal if number < len(whole)])
    for number, action in enumerate(whole):
        accepted = game.refuse(state, seat, action) is None
        if accepted != (number in legal):
            assert accepted, f"{action} is refused, and has a 1"
            assert ends.has(action), f"{action} is accepted, and has no 1"
    for action in dice.sample(list(game.offers(state, seat)), min(MANY, len(game.offers(state, seat)))):
        made = _follow(encoder, state, seat, encoder.ids_of(state, seat, action))
        assert made is not None
        assert made == action or Ends(game, state, seat, [made]).has(action), f"{action} became {made}"
    picks = [number for number in legal if number >= len(whole)]
    for first in dice.sample(picks, min(WALKS, len(picks))):
        _walk(encoder, game, state, deal, seat, first, dice)


def _follow(encoder: Encoder, state: Any, seat: Seat, ids: Sequence[int]) -> Action | None:
    """The action that these ids make, one after another."""
    partial: Partial | None = None
    for number in ids:
        assert number in encoder.legal(state, seat, partial), f"{encoder.name_of(number)} is not legal"
        found = encoder.choose(state, seat, number, partial)
        if not isinstance(found, Partial):
            return found
        partial = found
    return None


def _walk(
    encoder: Encoder, game: Game[Any], state: Any, deal: Any, seat: Seat, first: int, dice: random.Random
) -> None:
    """Random picks to a complete action, which the rules accept; the observation tells the picks."""
    found, number = encoder.choose(state, seat, first), first
    seen = [encoder.observation(state, seat)]
    while isinstance(found, Partial):
        out = Watched("picked", 0, encoder.size)
        encoder.observe(state, seat, out, 0, found)
        now = encoder.observation(state, seat, found)
        assert now not in seen, f"the observation does not show {encoder.name_of(number)}"
        assert now == encoder.observation(deal, seat, found)
        seen.append(now)
        legal = encoder.legal(state, seat, found)
        assert legal, f"{found} leads nowhere"
        assert sorted(legal) == sorted(encoder.legal(deal, seat, found))
        number = dice.choice(legal)
        found = encoder.choose(state, seat, number, found)
    assert game.refuse(state, seat, found) is None, f"{found} is refused"
    assert _follow(encoder, state, seat, encoder.ids_of(state, seat, found)) == found

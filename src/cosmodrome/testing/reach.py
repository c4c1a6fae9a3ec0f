"""Every legal action can be reached: it is an offer, or can be put together with a form.

Legal actions are looked for by brute force: every action over a domain of numbers, where that is little enough, and
otherwise changes of actions that are known.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from cosmodrome.core.flow import CLOCK, Seat, question_of
from cosmodrome.core.game import Game
from cosmodrome.core.records import Action, digest
from cosmodrome.testing.walk import Case, walk

MOST = 3_000
"""Positions with more reachable actions than this are too large for brute force."""
LONGEST = 3
"""Of tuples that are tried."""
MUTANTS = 150
"""Changed actions that are tried where there are too many to try them all."""

SMALL = range(-1, 16)
"""What is tried in each field of an action."""
OFTEN = 10
"""How often each question is looked at in a game."""


def check_reach(case: Case, seed: int, numbers: Sequence[int] = SMALL) -> int:
    """A random game, some positions of each question; `AssertionError` names legal actions that cannot be reached.

    Returns how many positions were small enough to be looked at.
    """
    dice, seen, looked = random.Random(seed), Counter[str](), 0
    for moment in walk(case, seed):
        question = question_of(moment.state, moment.seat)
        assert question is not None
        if moment.seat == CLOCK or seen[question.name] >= OFTEN or dice.random() > 0.5:
            continue
        seen[question.name] += 1
        found = explore(case.game, moment.state, moment.seat, numbers, dice)
        if found is not None:
            looked += 1
            assert not found.missing, f"{question.name}: legal, but neither offered nor composed: {found.missing[:5]}"
    return looked


class Reach(NamedTuple):
    """What is known of a position: what can be reached, and legal actions that cannot."""

    reached: int
    missing: list[Action]


def explore(
    game: Game[Any], state: Any, seat: Seat, numbers: Sequence[int], dice: random.Random, most: int = MOST
) -> Reach | None:
    """What of the seat's legal actions can be reached; None where the position is too large.

    Actions that lead to the same state are the same here. Up to `most` actions of a kind are all tried; of more than
    that only changes of those that can be reached.
    """
    reachable = list(itertools.islice(game.legal_actions(state, seat), most + 1))
    if len(reachable) > most:
        return None
    for action in dice.sample(reachable, min(len(reachable), 50)):
        assert game.refuse(state, seat, action) is None, f"{action} can be reached and is refused"
    known, ends = set(reachable), Ends(game, state, seat, reachable)
    missing = [
        action
        for action in _candidates(game, reachable, numbers, dice, most)
        if action not in known and game.refuse(state, seat, action) is None and not ends.has(action)
    ]
    return Reach(len(reachable), missing)


class Ends:
    """The states that actions lead to, worked out when they are first asked for."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat, actions: Sequence[Action]) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.actions = actions
        self.known: set[Hashable] | None = None

    def has(self, action: Action) -> bool:
        if self.known is None:
            self.known = {self._end(each) for each in self.actions}
        return self._end(action) in self.known

    def _end(self, action: Action) -> str:
        after = self.state.clone()
        self.game.apply(after, self.seat, action)
        return digest(after)


def _candidates(
    game: Game[Any], known: Sequence[Action], numbers: Sequence[int], dice: random.Random, most: int
) -> Iterator[Action]:
    for kind in get_args(game.records.action) or (game.records.action,):
        values = _domains(kind, numbers)
        if math.prod(map(len, values)) <= most:
            yield from (kind(*chosen) for chosen in itertools.product(*values))
        else:
            yield from _mutants(kind, [action for action in known if type(action) is kind], values, dice)


def _domains(kind: type[Action], numbers: Sequence[int]) -> list[Sequence[Any]]:
    """What is tried in each field. The first tuple is in order; a second one may belong to it number by number, so it
    is tried in any order.
    """
    found: list[Sequence[Any]] = []
    in_order = True
    for field in msgspec.structs.fields(kind):
        found.append(_values(field.type, numbers, in_order))
        in_order = in_order and get_origin(field.type) is not tuple
    return found


def _values(kind: Any, numbers: Sequence[int], in_order: bool) -> Sequence[Any]:
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is tuple:
        few = [number for number in numbers if number >= 0][:12]
        return [
            chosen
            for length in range(LONGEST + 1)
            for chosen in (
                itertools.combinations_with_replacement(few, length)
                if in_order
                else itertools.product(few, repeat=length)
            )
        ]
    return numbers


def _mutants(
    kind: type[Action], known: Sequence[Action], values: Sequence[Sequence[Any]], dice: random.Random
) -> Iterator[Action]:
    """Known actions with one field, or one number of a tuple, changed."""
    make: Callable[..., Action] = kind
    for _ in range(MUTANTS if known else 0):
        chosen = list(msgspec.structs.astuple(dice.choice(known)))
        at = dice.randrange(len(chosen))
        if isinstance(chosen[at], tuple) and chosen[at] and dice.random() < 0.7:
            changed = list(chosen[at])
            changed[dice.randrange(len(changed))] = dice.choice([number for each in known for number in _numbers(each)])
            in_order = not any(isinstance(earlier, tuple) for earlier in chosen[:at])
            chosen[at] = tuple(sorted(changed) if in_order else changed)
        else:
            chosen[at] = dice.choice(values[at])
        yield make(*chosen)


def _numbers(action: Action) -> list[int]:
    fields = msgspec.structs.astuple(action)
    return [number for field in fields for number in (field if isinstance(field, tuple) else (field,))]

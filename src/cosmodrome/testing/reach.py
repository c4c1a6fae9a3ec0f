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

from cosmodrome.core.flow import Seat, question_of
from cosmodrome.core.game import Game
from cosmodrome.core.records import Action, digest
from cosmodrome.core.state import is_part
from cosmodrome.testing.walk import Case, walk

MOST = 3_000
"""Positions with more reachable actions than this are too large for brute force."""
LONGEST = 3
"""Of tuples that are tried."""
MUTANTS = 150
"""Changed actions that are tried where there are too many to try them all."""

CHANGES = 1_000
"""If there are no more changes of one field, all of them are."""
SMALL = range(-1, 16)
"""Numbers to try in each field of an action."""
LARGEST = 999
"""Larger numbers of a state are hardly what an action names: sets of bits, for instance."""
OFTEN = 10
"""How often each question is looked at in a game."""


def check_reach(case: Case, seed: int, numbers: Sequence[int] | None = None) -> Counter[str]:
    """A random game, some positions of each question; `AssertionError` names legal actions that cannot be reached.

    Returns how many positions of each question were small enough to be looked at. Of a question that is not among them
    build a position, and look at it with `check_reach_at`. In each field these numbers are tried, by default those of
    the position.
    """
    dice, seen, looked = random.Random(seed), Counter[str](), Counter[str]()
    for moment in walk(case, seed):
        question = question_of(moment.state, moment.seat)
        assert question is not None
        if seen[question.name] >= OFTEN or dice.random() > 0.5:
            continue
        seen[question.name] += 1
        found = explore(case.game, moment.state, moment.seat, numbers, dice)
        if found is not None:
            looked[question.name] += 1
            assert not found.missing, f"{question.name}: legal, but neither offered nor composed: {found.missing[:5]}"
    return looked


def check_reach_at(
    game: Game[Any], state: Any, seat: Seat, numbers: Sequence[int] | None = None, most: int = MOST
) -> None:
    """The same at one position, such as one that a test has built. It must not be too large."""
    found = explore(game, state, seat, numbers, random.Random(1), most)
    assert found is not None, f"more than {most} actions can be reached"
    assert not found.missing, f"legal, but neither offered nor composed: {found.missing[:5]}"


class Reach(NamedTuple):
    """What is known of a position: what can be reached, and legal actions that cannot."""

    reached: int
    missing: list[Action]


def explore(
    game: Game[Any], state: Any, seat: Seat, numbers: Sequence[int] | None, dice: random.Random, most: int = MOST
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
    if numbers is None:
        numbers = numbers_at(game, state, seat, reachable)
    known, ends = set(reachable), Ends(game, state, seat, reachable)
    missing = [
        action
        for action in _candidates(game, reachable, numbers, dice, most)
        if action not in known and game.refuse(state, seat, action) is None and not ends.has(action)
    ]
    return Reach(len(reachable), missing)


def numbers_at(game: Game[Any], state: Any, seat: Seat, known: Sequence[Action]) -> list[int]:
    """The numbers of a position: in its state, in these actions and in those of the menu; one more at both ends."""
    actions = [number for action in (*known, *game.wishes(state, seat)) for number in _numbers(action)]
    found = {-1, 0, *actions, *(number for number in _all_numbers(state) if -1 <= number <= LARGEST)}
    return [*sorted(found), max(found) + 1]


def _all_numbers(value: Any) -> Iterator[int]:
    if type(value) is int:
        yield value
    elif is_part(type(value)):
        for field in value.FIELDS:
            if field != "rng":
                yield from _all_numbers(getattr(value, field))
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _all_numbers(each)


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
    """Known actions with one field, or one number of a tuple, changed; where none is known, any of that kind."""
    make: Callable[..., Action] = kind
    for _ in range(0 if known else CHANGES):
        yield make(*map(dice.choice, values))
    if len(known) * sum(map(len, values)) <= CHANGES:
        for action in known:
            yield from _one_changed(kind, msgspec.structs.astuple(action), values)
        return
    for _ in range(MUTANTS):
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


def _one_changed(kind: type[Action], action: tuple[Any, ...], values: Sequence[Sequence[Any]]) -> Iterator[Action]:
    """All of them that differ from this one in one field."""
    make: Callable[..., Action] = kind
    for place, others in enumerate(values):
        for value in others:
            yield make(*action[:place], value, *action[place + 1 :])


def _numbers(action: Action) -> list[int]:
    fields = msgspec.structs.astuple(action)
    numbers = [number for field in fields for number in (field if isinstance(field, tuple) else (field,))]
    return [number for number in numbers if type(number) is int]

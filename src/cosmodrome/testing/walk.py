"""Random play of any game, step by step, and random actions of its kinds: what the contract checks walk along."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game, all_setups
from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Study

FEW = 12
"""Tables of one game that are all played at; of more, a sample is."""
SHARE = 0.4
"""Of the moments that are looked at closely there."""
SENSE = 0.9
"""How often a random game follows the game's own hints."""
BOUND = 5_000
"""More decisions than any game takes, even at random."""

Census = Callable[[Any], Sequence[str]]
"""Every component with nothing left out, wherever it is now: the same at any time of a game."""


class Case(NamedTuple):
    """A table to play at."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    census: Census | None = None
    study: Study | None = None
    is_one_of_many: bool = False
    """Then checks look closely at some of the moments only."""

    @property
    def name(self) -> str:
        return "-".join([self.game.meta.id, str(self.seats), *self.options.values()])

    def __repr__(self) -> str:
        return self.name

    def begin(self, seed: int) -> Any:
        return self.open(seed)[0]

    def open(self, seed: int) -> tuple[Any, list[Event]]:
        """The first state, and what happened before it."""
        return self.game.setup(self.seats, self.options, Rng.seeded(seed))

    @property
    def watchers(self) -> list[Seat | None]:
        """Everybody who may look: each seat, and a spectator."""
        return [*range(self.seats), None]


class Moment:
    """A state that waits for a decision, and the decision that will be made. Looking must not change the state."""

    def __init__(self, case: Case, state: Any, seat: Seat, action: Action, *, close: bool = True) -> None:
        self.case = case
        self.state = state
        self.seat = seat
        self.action = action
        self.close = close
        """Whether checks that take their time should look at it."""

    @functools.cached_property
    def after(self) -> tuple[Any, list[Event]]:
        """The state and the events that the decision leads to; the moment's own state stays as it is."""
        state = self.state.clone()
        return state, self.case.game.apply(state, self.seat, self.action)


def cases_of(game: Game[Any], census: Census | None = None, study: Study | None = None) -> list[Case]:
    """All tables, or where they are too many so few that any two choices still meet at one table."""
    setups = all_setups(game)
    many = len(setups) > FEW
    chosen = sample(setups) if many else setups
    return [Case(game, seats, options, census, study, many) for seats, options in chosen]


Setup = tuple[int, dict[str, str]]


def sample(setups: list[Setup]) -> list[Setup]:
    dice, chosen = random.Random(0), []
    meetings = [_meetings(setup) for setup in setups]
    missing = set().union(*meetings)
    while missing:
        pair = min(missing)
        able = [index for index, met in enumerate(meetings) if pair in met]
        best = max(dice.sample(able, min(len(able), 60)), key=lambda index: len(meetings[index] & missing))
        missing -= meetings[best]
        chosen.append(setups[best])
    return chosen


def _meetings(setup: Setup) -> set[tuple[str, str]]:
    choices = sorted([f"seats {setup[0]}", *(f"{name} {value}" for name, value in setup[1].items())])
    return set(itertools.combinations(choices, 2))


def walk(case: Case, seed: int) -> Iterator[Moment]:
    """A random game, mostly of moves that the game finds sensible: pure chance sees little of some games.

    Each moment's state is the true one, before the action.
    """
    game, dice = case.game, random.Random(seed)
    state = case.begin(seed)
    for _ in range(BOUND):
        seats = list(game.awaiting(state))
        if not seats:
            return
        seat = dice.choice(seats)
        choose = game.sensible if dice.random() < SENSE else game.offers
        action = dice.choice(list(choose(state, seat)))
        yield Moment(case, state, seat, action, close=not case.is_one_of_many or dice.random() < SHARE)
        game.apply(state, seat, action)
    raise AssertionError(f"{case.name}, seed {seed}: no end after {BOUND} decisions")


def random_action(game: Game[Any], dice: random.Random) -> Action:
    """Any action of the game's kinds, sense or nonsense."""
    kinds = get_args(game.records.action) or (game.records.action,)
    kind = dice.choice(kinds)
    values = {field.name: _random_value(field.type, dice) for field in _fields(kind)}
    action: Action = kind(**values)
    return action


_fields = functools.cache(msgspec.structs.fields)


def _random_value(kind: Any, dice: random.Random) -> Any:
    if kind is bool:
        return dice.random() < 0.5
    if kind is int:
        return dice.choice([-7, -1, *range(16), 1_000_000])
    if kind is str:
        return dice.choice(["", "nonsense", "a" * 300])
    if get_origin(kind) is Literal:
        return dice.choice(get_args(kind))
    if get_origin(kind) is tuple:
        return tuple(_random_value(get_args(kind)[0], dice) for _ in range(dice.randrange(4)))
    raise TypeError(f"an action has a field of type {kind}: teach the contract tests to make one")

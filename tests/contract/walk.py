"""Random play of any game, step by step, and random actions of its kinds: what the contract checks walk along."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from cosmodrome.core.game import Game, Seat, all_setups
from cosmodrome.core.records import Action, Event, plain
from cosmodrome.core.rng import Rng
from cosmodrome.games.registry import TEMPLATE, find_game, game_ids

FEW = 12
"""Tables of one game that are all played at; of more, a sample is."""
SHARE = 0.4
"""Of the moments that are looked at closely there."""
SENSE = 0.9
"""How often a random game follows the game's own hints."""
BOUND = 5_000
"""More decisions than any game of the house takes, even at random."""


class Case(NamedTuple):
    """A table to play at."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    is_one_of_many: bool = False
    """Then one game is played at it, and checks look closely at some of its moments only."""

    @property
    def name(self) -> str:
        return "-".join([self.game.meta.id, str(self.seats), *self.options.values()])

    def __repr__(self) -> str:
        return self.name

    def begin(self, seed: int) -> Any:
        return self.game.setup(self.seats, self.options, Rng.seeded(seed))

    @property
    def watchers(self) -> list[Seat | None]:
        """Everybody who may look: each seat, and a spectator."""
        return [*range(self.seats), None]


class Moment(NamedTuple):
    """A state that waits for a decision, and the decision that will be made."""

    state: Any
    seat: Seat
    action: Action


def all_cases() -> list[Case]:
    games = [find_game(game_id) for game_id in (*game_ids(), *TEMPLATE)]
    return [case for game in games for case in cases_of(game)]


def cases_of(game: Game[Any]) -> list[Case]:
    """All of them, or where they are too many so few that any two choices still meet at one table."""
    setups = all_setups(game)
    many = len(setups) > FEW
    return [Case(game, seats, options, many) for seats, options in (sample(setups) if many else setups)]


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

    Each moment's state is the true one, before the action; looking must not change it.
    """
    game, dice = case.game, random.Random(seed)
    state = case.begin(seed)
    for _ in range(BOUND):
        seats = list(game.awaiting(state))
        if not seats:
            return
        seat = dice.choice(seats)
        choose = game.hints.sensible if dice.random() < SENSE else game.offers
        action = dice.choice(list(choose(state, seat)))
        yield Moment(state, seat, action)
        game.apply(state, seat, action)
    raise AssertionError(f"{case.name}, seed {seed}: no end after {BOUND} decisions")


def glances(case: Case, seed: int) -> Iterator[Moment]:
    """The moments of a random game that are worth a close look: all of them, unless there are many tables."""
    dice = random.Random(seed)
    return (moment for moment in walk(case, seed) if not case.is_one_of_many or dice.random() < SHARE)


def final_state(case: Case, seed: int) -> Any:
    state = case.begin(seed)
    for moment in walk(case, seed):
        state = moment.state
    return state


def after(case: Case, moment: Moment) -> tuple[Any, list[Event]]:
    """The state and the events that the decision leads to; the moment's own state stays as it is."""
    state = moment.state.clone()
    return state, case.game.apply(state, moment.seat, moment.action)


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


def same(left: Any, right: Any) -> bool:
    return bool(plain(left) == plain(right))

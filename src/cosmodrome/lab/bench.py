"""How fast a game is on one core: random play, cloning, legality, views, numbers, and simulations of the search."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

import msgspec

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.bots.search import Budget, explore
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import Game, check_setup
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng

EVERY = 5
"""Decisions of a game from one whose offers are checked to the next."""


class Speed(msgspec.Struct, frozen=True):
    """Rates per second of processor time; times in microseconds."""

    game: str
    seats: int
    decisions: float
    forced: float
    """The share of decisions with a single offer."""
    games: float
    decisions_per_game: float
    clone: float
    offers: float
    apply: float
    refuse: float
    """To say whether one action is legal, on average over the offers of a whole random game."""
    view: float
    """On average over games of sensible moves, one view for each decision."""
    observations: float
    """Of such a game, written for whoever decides; 0 where the game is not in numbers."""
    masks: float
    vector: float
    """Decisions of many games at once, with observation and mask for each; 0 also without numpy."""
    simulations: float


class Played(msgspec.Struct, frozen=True):
    decisions: int
    forced: int
    games: int
    seconds: float


def measure(game: Game[Any], seats: int, seconds: float, seed: int = 1) -> Speed:
    """Everything about one game at one number of seats."""
    random_play(game, seats, seconds / 5, seed)
    played = random_play(game, seats, seconds, seed)
    state, seat = _middle(game, seats, seed)
    twin = state.clone()
    action = game.offers(state, seat)[0]
    clone = _microseconds(state.clone)
    return Speed(
        game=game.meta.id,
        seats=seats,
        decisions=played.decisions / played.seconds,
        forced=played.forced / played.decisions,
        games=played.games / played.seconds,
        decisions_per_game=played.decisions / played.games,
        clone=clone,
        offers=_microseconds(lambda: game.flow.offers(state, seat)),
        apply=max(0.0, _microseconds(lambda: game.flow.apply(twin.clone(), seat, action)) - clone),
        refuse=_refuse(game, seats, seed),
        view=_view(game, seats, seed),
        **_numbers(game, seats, seed),
        vector=_vector(game, seats, seconds, seed) if game.numeric is not None else 0.0,
        simulations=_simulations(game, state, seat, seconds),
    )


def random_play(game: Game[Any], seats: int, seconds: float, seed: int) -> Played:
    """Whole games with a random offer at every decision, until the time is spent."""
    options = check_setup(game, seats, {})
    rng = Rng.seeded(seed, 1)
    decisions = forced = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or games == 0:
        state, _ = game.setup(seats, options, rng.spawn())
        made, single = play_random_game(game, state, rng)
        decisions += made
        forced += single
        games += 1
    return Played(decisions, forced, games, spent)


def play_random_game(game: Game[Any], state: Any, rng: Rng) -> tuple[int, int]:
    """Decisions made, and how many of them had a single offer."""
    flow, below = game.flow, rng.below
    awaiting, offers, apply = flow.awaiting, flow.offers, flow.apply
    decisions = forced = 0
    while awaited := awaiting(state):
        seat = awaited[0]
        choices = offers(state, seat)
        count = len(choices)
        decisions += 1
        if count == 1:
            forced += 1
            apply(state, seat, choices[0])
        else:
            apply(state, seat, choices[below(count)])
    return decisions, forced


def _middle(game: Game[Any], seats: int, seed: int) -> tuple[Any, int]:
    """A position from the middle of a random game, with a real choice in it."""
    options, rng = check_setup(game, seats, {}), Rng.seeded(seed, 2)
    length = play_random_game(game, game.setup(seats, options, Rng.seeded(seed))[0], rng.clone())[0]
    state, _ = game.setup(seats, options, Rng.seeded(seed))
    position = (state.clone(), next_to_move(game.awaiting(state)))
    for _ in range(length // 2):
        seat = next_to_move(game.awaiting(state))
        if len(game.sensible(state, seat)) > 1:
            position = (state.clone(), seat)
        game.apply(state, seat, rng.choice(game.offers(state, seat)))
        if not game.awaiting(state):
            break
    return position


def _refuse(game: Game[Any], seats: int, seed: int) -> float:
    """Over some moments of a random game, all of their offers."""
    state, _ = game.setup(seats, check_setup(game, seats, {}), Rng.seeded(seed))
    rng = Rng.seeded(seed, 2)
    moments: list[tuple[Any, int, Action]] = []
    number = 0
    while awaited := game.awaiting(state):
        seat = next_to_move(awaited)
        offers = game.offers(state, seat)
        if number % EVERY == 0:
            here = state.clone()
            moments += [(here, seat, offer) for offer in offers]
        game.apply(state, seat, rng.choice(offers))
        number += 1

    def work() -> None:
        for here, seat, offer in moments:
            game.flow.refuse(here, seat, offer)

    return _microseconds(work, number=1 + 2_000 // len(moments)) / len(moments)


def _moments(game: Game[Any], seats: int, seed: int) -> list[tuple[Any, int]]:
    """The decisions of one game of sensible moves, and who makes them."""
    rng = Rng.seeded(seed, 3)
    state, _ = game.setup(seats, check_setup(game, seats, {}), Rng.seeded(seed))
    moments: list[tuple[Any, int]] = []
    while awaited := game.awaiting(state):
        seat = next_to_move(awaited)
        if seat != CLOCK:
            moments.append((state.clone(), seat))
        game.apply(state, seat, rng.choice(game.offers(state, seat) if seat == CLOCK else game.sensible(state, seat)))
    return moments


VIEWED = 3
"""Games whose views are measured."""


def _view(game: Game[Any], seats: int, seed: int) -> float:
    """Each view is made once, for parts of views are kept and would be there the second time."""
    spent = views = 0.0
    for number in range(VIEWED):
        moments = _moments(game, seats, seed + number)
        begin = process_time()
        for here, seat in moments:
            game.view(here, seat)
        spent += process_time() - begin
        views += len(moments)
    return spent / views * 1e6


def _numbers(game: Game[Any], seats: int, seed: int) -> dict[str, float]:
    """Observations and masks of all the decisions of one game."""
    if game.numeric is None:
        return {"observations": 0.0, "masks": 0.0}
    moments = _moments(game, seats, seed)
    number = 1 + 500 // len(moments)
    found: dict[str, float] = {}
    options = check_setup(game, seats, {})
    encoder = game.encoder(seats, options)
    empty, none = bytes(encoder.size), bytes(encoder.actions)
    seen, mask = bytearray(empty), bytearray(none)

    def observe() -> None:
        for here, seat in moments:
            seen[:] = empty
            encoder.observe(here, seat, seen)

    def write_mask() -> None:
        for here, seat in moments:
            mask[:] = none
            encoder.write_mask(here, seat, mask)

    found["observations"] = 1e6 * len(moments) / _microseconds(observe, number=number)
    found["masks"] = 1e6 * len(moments) / _microseconds(write_mask, number=number)
    return found


TOGETHER = 64


def _vector(game: Game[Any], seats: int, seconds: float, seed: int) -> float:
    """Decisions of so many matches at once, by a policy that takes any legal action."""
    if find_spec("numpy") is None:
        return 0.0
    from cosmodrome.lab.vector import Vector, at_random  # noqa: PLC0415 - numpy is an extra

    runner = Vector(game, TOGETHER, seats=seats, seed=seed)
    decisions, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        runner.step(at_random(runner.batch))
        decisions += TOGETHER
    return decisions / spent


def _simulations(game: Game[Any], state: Any, seat: int, seconds: float) -> float:
    sight, rng = look(game, state, seat, Rng.seeded(3)), Rng.seeded(4)
    begin = process_time()
    grown = 0
    while (spent := process_time() - begin) < seconds:
        grown += sum(thought.visits for thought in explore(sight, rng, Budget(iterations=200)))
    return grown / spent


def _microseconds(work: Callable[[], object], repeat: int = 5, number: int = 2_000) -> float:
    """The best of several runs: the one least disturbed."""
    times = []
    for _ in range(repeat):
        begin = process_time()
        for _ in range(number):
            work()
        times.append((process_time() - begin) / number * 1e6)
    return min(times)

"""Lets bots play a match to its end, and says who moves when several are awaited."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cosmodrome.bots.bot import Bot, look
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import Game, Outcome
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import IllegalAction
from cosmodrome.core.rng import Rng


class Move(NamedTuple):
    """One decision that was made, out of what was offered, and what came of it."""

    seat: Seat
    offers: Sequence[Action]
    action: Action
    events: list[Event]


def next_to_move(awaited: Sequence[Seat]) -> Seat:
    """The first seat; time moves only when nobody else does."""
    return next((seat for seat in awaited if seat != CLOCK), CLOCK)


def decide(game: Game[Any], state: Any, seat: Seat, bots: Sequence[Bot], rng: Rng) -> Action:
    if seat == CLOCK:
        return rng.choice(game.offers(state, seat))
    return bots[seat].choose(look(game, state, seat, rng))


def moves(game: Game[Any], state: Any, bots: Sequence[Bot], rng: Rng) -> Iterator[Move]:
    """Plays to the end, move by move; an illegal choice of a bot is an `IllegalAction`."""
    while awaited := game.awaiting(state):
        seat = next_to_move(awaited)
        offers = game.offers(state, seat)
        action = decide(game, state, seat, bots, rng)
        if refusal := game.refuse(state, seat, action):
            raise IllegalAction(refusal, game.texts.words)
        yield Move(seat, offers, action, game.apply(state, seat, action))


def play_out(game: Game[Any], state: Any, bots: Sequence[Bot], rng: Rng) -> Outcome:
    """Plays to the end and tells the outcome."""
    for _ in moves(game, state, bots, rng):
        pass
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome

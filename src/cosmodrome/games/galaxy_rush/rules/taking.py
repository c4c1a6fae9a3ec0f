"""Chapter 3: taking a card of the next pair, or accelerating to the pair after it."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat, Step
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_rush.actions import TakeCard
from cosmodrome.games.galaxy_rush.data.components import ORBITS, PAIRS
from cosmodrome.games.galaxy_rush.events import CardLeft
from cosmodrome.games.galaxy_rush.state import State

FARTHEST = 2
"""Pairs ahead of the rocket that can be reached: the next one, or the one after it (GR-3.3)."""


def check_take(state: State, seat: Seat, action: TakeCard) -> Reason | None:
    """GR-3.1 to GR-3.4; the way of playing is free (GR-4.1)."""
    captain = state.captains[seat]
    pair, orbit = action.pair, action.orbit
    ahead = pair - captain.pair
    if not 0 < pair <= PAIRS:
        return _no_such_pair
    if not 0 < orbit <= ORBITS:
        return _no_such_orbit
    if ahead < 1:
        return _behind
    if ahead > FARTHEST:
        return _too_far
    if not state.track[space_of(pair, orbit)]:
        return _taken
    return None


def space_of(pair: int, orbit: int) -> int:
    return 2 * pair + orbit - 3


def move_rocket(state: State, seat: int, pair: int, orbit: int) -> int:
    """GR-3.1: takes the card off the track and moves the rocket to its space."""
    space = space_of(pair, orbit)
    card = take_off(state, space)
    captain = state.captains[seat]
    captain.pair, captain.orbit = pair, orbit
    return card


def take_off(state: State, space: int) -> int:
    """The card of a space, which is empty then."""
    track = list(state.track)
    card = track[space]
    track[space] = 0
    state.track = tuple(track)
    return card


def leave_card(state: State, step: Step, events: list[Event]) -> None:
    """GR-3.5: a card on a pair that both rockets stand on or beyond leaves the game."""
    space = step.value
    card = take_off(state, space)
    state.left |= 1 << space
    state.gone += (card,)
    events.append(CardLeft(card, space // 2 + 1, space % 2 + 1))


def out_of_reach(state: State, seat: int, before: int, after: int) -> list[int]:
    """The spaces whose cards nobody can take once the seat's rocket has moved between these pairs."""
    other = state.captains[1 - seat].pair
    if other <= before:
        return []
    track, end = state.track, min(after, other)
    return [space for space in range(2 * before, 2 * end) if track[space]]


def _no_such_pair(state: State, seat: Seat, action: TakeCard) -> Refusal:
    captain = state.captains[seat]
    if action.pair == captain.pair + FARTHEST:
        return Refusal("GR-3.4", say("no-pair-ahead", last=PAIRS))
    return Refusal("GR-1.3", say("no-pair", last=PAIRS, pair=action.pair))


def _no_such_orbit(state: State, seat: Seat, action: TakeCard) -> Refusal:
    return Refusal("GR-1.3", say("no-orbit"))


def _behind(state: State, seat: Seat, action: TakeCard) -> Refusal:
    captain = state.captains[seat]
    return Refusal("GR-3.1", say("pair-behind", pair=action.pair, current=captain.pair))


def _too_far(state: State, seat: Seat, action: TakeCard) -> Refusal:
    captain = state.captains[seat]
    skipped = action.pair - captain.pair - 1
    return Refusal("GR-3.4", say("pair-too-far", pair=action.pair, skipped=skipped))


def _taken(state: State, seat: Seat, action: TakeCard) -> Refusal:
    where = say("place", pair=action.pair, orbit=say(f"orbit-{action.orbit}"))
    return Refusal("GR-3.2", say("card-taken", place=where))

"""Chapter 15: who must give up, and when; what somebody who gave up is paid is in `rewards.py`."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.flow import Step, close
from cosmodrome.core.records import Action, Event
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS, CombatZone
from cosmodrome.games.galaxy_trucker.events import ShipGaveUp
from cosmodrome.games.galaxy_trucker.rules.track import CIRCLE, flight_order
from cosmodrome.games.galaxy_trucker.ship.cargo import humans
from cosmodrome.games.galaxy_trucker.state import State


def give_up(
    state: State, seat: int, reason: Literal["chosen", "no humans", "no engines", "lapped"], events: list[Event]
) -> None:
    """GT-10.2, GT-13.16: the ship leaves its space and is touched by nothing more."""
    state.ships[seat].flying = False
    close(state, seat)
    events.append(ShipGaveUp(seat, reason))


def leave_without_humans(state: State, seat: int, events: list[Event]) -> None:
    """GT-15.3, GT-1.7: at once, but in a combat zone only after the card."""
    ship = state.ships[seat]
    waits = isinstance(CARDS.get(state.card), CombatZone)
    if ship.flying and not state.learning and not waits and not humans(ship.cells, ship.loads):
        give_up(state, seat, "no humans", events)


def end_card(state: State, step: Step, events: list[Event]) -> None:
    """GT-15.9: first the ships without humans, then those that the leader has lapped (GT-15.5)."""
    state.card, state.order, state.threat, state.losers, state.beaten = 0, (), (), (), False
    state.landed, state.declared = (-1,) * len(state.ships), (0,) * len(state.ships)
    for seat in flight_order(state):
        leave_without_humans(state, seat, events)
    order = flight_order(state)
    for seat in order:
        behind = state.ships[order[0]].days - state.ships[seat].days
        if behind > CIRCLE and not state.learning:
            give_up(state, seat, "lapped", events)


def fly_on_or_give_up(state: State, seat: int) -> list[Action]:
    return [actions.FlyOn(), actions.GiveUp()]


def choose_to_give_up(state: State, seat: int, action: actions.GiveUp, events: list[Event]) -> None:
    """GT-15.1."""
    give_up(state, seat, "chosen", events)

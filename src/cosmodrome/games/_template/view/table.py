"""What a seat may see, of the state and of an event: own hand and choice, of the others only whether they chose."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Event, View
from cosmodrome.games._template.events import FuelChosen
from cosmodrome.games._template.state import State


class LiftOffView(View, frozen=True):
    seat: int | None
    round: int
    rocket: int
    """Row in the data; -1 between two rounds and after the end."""
    rockets_left: int
    scrapped: tuple[int, ...]
    hand: tuple[int, ...]
    chosen: int
    has_chosen: tuple[bool, ...]
    spent: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]


def view(state: State, seat: Seat | None) -> LiftOffView:
    """LO-1.2, LO-1.3, LO-2.1."""
    own = seat if seat is not None and seat >= 0 else None
    return LiftOffView(
        seat=seat,
        round=state.round,
        rocket=state.rocket,
        rockets_left=len(state.pile),
        scrapped=state.scrapped,
        hand=() if own is None else state.hands[own],
        chosen=0 if own is None else state.chosen[own],
        has_chosen=tuple(strength > 0 for strength in state.chosen),
        spent=tuple(state.spent),
        won=tuple(state.won),
    )


def redact(event: Event, seat: Seat | None) -> Event | None:
    """LO-2.1: a choice is its player's own until it is shown."""
    if isinstance(event, FuelChosen) and event.seat != seat:
        return FuelChosen(event.seat, 0)
    return event

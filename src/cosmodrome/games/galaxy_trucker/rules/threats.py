"""Chapter 12: meteors and cannon fire. Everybody in danger who can do something about it is asked at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cosmodrome.core.flow import Form, Picks, Step, do_next, form_of
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import DATA, SIDES, Threat
from cosmodrome.games.galaxy_trucker.events import ThreatMet, ThreatRolled
from cosmodrome.games.galaxy_trucker.rules.losses import ask_waiting, destroy
from cosmodrome.games.galaxy_trucker.rules.power import payment, refuse_payment
from cosmodrome.games.galaxy_trucker.rules.questions import board_of
from cosmodrome.games.galaxy_trucker.rules.steps import ASK_TOGETHER, DEFEND, MEET
from cosmodrome.games.galaxy_trucker.ship.board import Board
from cosmodrome.games.galaxy_trucker.ship.cargo import batteries, changed, tokens
from cosmodrome.games.galaxy_trucker.ship.geometry import gunners, shows_connector, struck
from cosmodrome.games.galaxy_trucker.ship.strength import cover
from cosmodrome.games.galaxy_trucker.state import Numbers, Ship, State

Size = Literal["small", "large", "light", "heavy"]
SIZES: tuple[Size, ...] = ("small", "large", "light", "heavy")
SMALL, LARGE, LIGHT, HEAVY = range(4)

Result = Literal["missed", "bounced", "shot", "shielded", "hit"]


def roll(state: State, at: Sequence[int], threat: Threat, events: list[Event]) -> None:
    """GT-12.1: two dice choose the row or column; the first of those it comes at rolls. Then each ship meets it."""
    dice = tuple(state.rng.roll(DATA.flight.sides) for _ in range(DATA.flight.dice))
    state.threat = (SIZES.index(threat.size), SIDES.index(threat.side), sum(dice))
    events.append(ThreatRolled(at[0], tuple(at), threat.size, threat.side, dice))
    do_next(state, *[Step(MEET, seat) for seat in at], Step(ASK_TOGETHER))


def meet(state: State, step: Step, events: list[Event]) -> None:
    """One ship meets the threat: it misses, it is dealt with, it hits, or its flyer will be asked."""
    seat = step.seat
    ship, board = state.ships[seat], board_of(state)
    cell = struck(board, ship.cells, *state.threat[1:])
    spared = spared_by(board, ship, state.threat, cell)
    if spared:
        events.append(_met(state, seat, spared, cell))
    elif defence(board, ship, state.threat) and tokens(ship.cells, ship.loads):
        state.to_ask += (Step(DEFEND, seat),)
    else:
        events.append(_met(state, seat, "hit", cell))
        destroy(state, seat, cell, events)


def ask_together(state: State, step: Step, events: list[Event]) -> None:
    """GT-12.8: all who have something to decide about the threat or what it did."""
    ask_waiting(state)


def _met(state: State, seat: int, result: Result, cell: int, battery: int = -1) -> ThreatMet:
    size, side = state.threat[:2]
    return ThreatMet(seat, result, cell, battery, SIZES[size], SIDES[side])


def spared_by(board: Board, ship: Ship, threat: Numbers, cell: int) -> Result | None:
    """What saves the ship at no cost (GT-12.1, GT-12.2, GT-12.9)."""
    size, side, number = threat
    if cell < 0:
        return "missed"
    if size == SMALL and not shows_connector(ship.cells, cell, side):
        return "bounced"
    return "shot" if size == LARGE and gunners(board, ship.cells, side, number)[0] else None


def defence(board: Board, ship: Ship, threat: Numbers) -> Result | None:
    """What a token would do (GT-12.2 to GT-12.7)."""
    size, side, number = threat
    if size in (SMALL, LIGHT) and cover(ship.cells) >> side & 1:
        return "shielded"
    return "shot" if size == LARGE and gunners(board, ship.cells, side, number)[1] else None


def offers_to_defend(state: State, seat: int) -> list[Action]:
    ship = state.ships[seat]
    return [actions.Defend(payment(ship.cells, ship.loads, 1)[0]), actions.TakeHit()]


def _picks_to_defend(state: State, seat: int, picks: Picks) -> list[int]:
    ship = state.ships[seat]
    return [] if picks else batteries(ship.cells, ship.loads)


DEFEND_FORM: Form = form_of(actions.Defend, _picks_to_defend)


def check_defend(state: State, seat: int, action: actions.Defend) -> Refusal | None:
    return refuse_payment(state, seat, (action.battery,))


def defend(state: State, seat: int, action: actions.Defend, events: list[Event]) -> None:
    """GT-12.8, GT-12.11."""
    ship, board = state.ships[seat], board_of(state)
    result = defence(board, ship, state.threat)
    assert result is not None
    ship.loads = changed(ship.loads, action.battery, -1)
    events.append(_met(state, seat, result, struck(board, ship.cells, *state.threat[1:]), action.battery))


def take_hit(state: State, seat: int, action: actions.TakeHit, events: list[Event]) -> None:
    cell = struck(board_of(state), state.ships[seat].cells, *state.threat[1:])
    events.append(_met(state, seat, "hit", cell))
    destroy(state, seat, cell, events)
    ask_waiting(state)

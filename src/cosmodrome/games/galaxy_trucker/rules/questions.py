"""What a seat is asked, and the boards of the round."""

from __future__ import annotations

from cosmodrome.core.flow import CLOCK, Seat, Step, question_of
from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_trucker.data.components import ROUNDS, Round
from cosmodrome.games.galaxy_trucker.rules.steps import BUILD, FLIP
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS, Board
from cosmodrome.games.galaxy_trucker.state import State

NOTHING = Step("")


def asked(state: State, seat: Seat) -> Step:
    """What the seat has to answer; a step without a name where there is nothing."""
    return question_of(state, seat) or NOTHING


def question(state: State, seat: Seat) -> str:
    """What the seat has to decide, or, while ships are built, what it is doing; empty: nothing."""
    if not state.building or seat == CLOCK:
        return asked(state, seat).name
    if state.ships[seat].number:
        return FLIP
    return BUILD if state.turn in (seat, -1) else ""


def board_of(state: State) -> Board:
    return BOARDS[state.round]


def cell_text(state: State, cell: int) -> Message:
    """A cell of the board by its printed row and column."""
    places = board_of(state).places
    if not 0 <= cell < len(places):
        return say("cell-none")
    row, column = places[cell]
    return say("cell", row=row, column=column)


def round_of(state: State) -> Round:
    return ROUNDS[state.round]

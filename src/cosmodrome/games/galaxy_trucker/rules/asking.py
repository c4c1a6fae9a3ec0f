"""Questions: what is asked of a seat waits in the state until it is answered; nothing else goes on before."""

from __future__ import annotations

from cosmodrome.core.game import Seat
from cosmodrome.games.galaxy_trucker.components import ROUNDS, Round
from cosmodrome.games.galaxy_trucker.rules.steps import BUILD, FLIP
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS, Board
from cosmodrome.games.galaxy_trucker.state import State


def ask(state: State, seat: Seat, question: str, due: int = 0) -> None:
    trucker = state.truckers[seat]
    trucker.asked, trucker.due = question, due


def answered(state: State, seat: Seat) -> None:
    ask(state, seat, "")


def question(state: State, seat: Seat) -> str:
    """What the seat has to decide, or, while ships are built, what it is doing; empty: nothing."""
    if not state.building:
        return state.truckers[seat].asked
    if state.ships[seat].number:
        return FLIP
    return BUILD if state.turn in (seat, -1) else ""


def board_of(state: State) -> Board:
    return BOARDS[state.round]


def round_of(state: State) -> Round:
    return ROUNDS[state.round]

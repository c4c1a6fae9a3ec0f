"""The game in numbers. Players are told apart by how many seats they sit after the one who looks."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Options
from cosmodrome.core.numeric import Block, Numeric, up_to
from cosmodrome.core.records import Action
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.data.components import DATA, ROCKETS, ROUNDS
from cosmodrome.games._template.rules.scoring import score
from cosmodrome.games._template.state import State

STRENGTHS = DATA.fuel.strengths


def _round(state: State, seat: Seat, out: Any, at: int) -> None:
    """How many rounds have begun, and what the rocket is worth."""
    up_to(out, at, state.round, ROUNDS)
    if state.rocket >= 0:
        out[at + ROUNDS] = ROCKETS[state.rocket].points
    out[at + ROUNDS + 1] = len(state.pile)


def _hand(state: State, seat: Seat, out: Any, at: int) -> None:
    """The own cards, and the one chosen."""
    for place, strength in enumerate(STRENGTHS):
        if strength in state.hands[seat]:
            out[at + place] = 1
        if strength == state.chosen[seat]:
            out[at + len(STRENGTHS) + place] = 1


def _players(state: State, seat: Seat, out: Any, at: int) -> None:
    """Of each player the score, whether a card is chosen, and the cards that were shown."""
    seats = len(state.hands)
    for shift in range(seats):
        each = (seat + shift) % seats
        out[at] = score(state.won[each])
        out[at + 1] = 1 if state.chosen[each] else 0
        for place, strength in enumerate(STRENGTHS):
            if strength in state.spent[each]:
                out[at + 2 + place] = 1
        at += 2 + len(STRENGTHS)


def blocks(seats: int, options: Options) -> list[Block]:
    return [
        Block("round", ROUNDS + 2, _round),
        Block("hand", 2 * len(STRENGTHS), _hand),
        Block("players", seats * (2 + len(STRENGTHS)), _players),
    ]


def actions(seats: int, options: Options) -> list[Action]:
    return [ChooseFuel(strength) for strength in STRENGTHS]


NUMERIC = Numeric(blocks, actions)

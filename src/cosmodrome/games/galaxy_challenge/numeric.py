"""The game in numbers. Players are told apart by how many seats they sit after the one who looks.

Of advantage cards only the own hand is written, and how many others hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import NOBODY, Picks, Seat
from cosmodrome.core.game import Options
from cosmodrome.core.numeric import Block, Numeric, Picked, small
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_challenge import actions
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    BONUS_OF,
    CELLS,
    CENTRE,
    COLOURS,
    DICE,
    HOMES,
    KIND_OF,
    KINDS,
    NONE,
    SECTOR_CARDS,
)
from cosmodrome.games.galaxy_challenge.rules.board import BESIDE, DISTANCE, PLANETS
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.exploring import CARDS_DUE, STAY
from cosmodrome.games.galaxy_challenge.rules.menus import ATTACKS, EXPLORE
from cosmodrome.games.galaxy_challenge.rules.moving import MOVES
from cosmodrome.games.galaxy_challenge.rules.steps import is_resolving
from cosmodrome.games.galaxy_challenge.state import State

CARDS = len(ADVANTAGES)
SECTORS = len(SECTOR_CARDS)
PLAYER = len(COLOURS) + CELLS + 10
ROLL = 2 * len(DICE) + 3 * len(DICE)


def _turn(state: State, seat: Seat, out: Any, at: int) -> None:
    """Whose turn it is, the dice of it and of the one who defends, and what there is to draw."""
    seats = len(state.cells)
    out[at + (state.turn - seat) % seats] = 1
    if state.rival != NOBODY:
        out[at + seats + (state.rival - seat) % seats] = 1
    at += 2 * seats
    rolls = (
        (state.dice, state.totals, state.special, state.raised),
        (state.rival_dice, state.rival_totals, NONE, state.rival_raised),
    )
    for dice, totals, special, raised in rolls:
        for die, number in enumerate(dice):
            if number:
                out[at + die] = number
                out[at + 3 * len(DICE) + die] = 1
        for die, number in enumerate(totals):
            if number:
                out[at + len(DICE) + die] = number
        if special != NONE:
            out[at + 2 * len(DICE) + special] = 1
        if raised != NONE:
            out[at + 4 * len(DICE) + raised] = 1
        at += ROLL
    for power in (state.power, state.rival_power):
        if power != NONE:
            out[at + power] = 1
        at += len(COLOURS)
    out[at] = state.bank
    out[at + 1] = small(len(state.deck))
    out[at + 2] = state.draws
    out[at + 3] = CARDS_DUE[state.totals[1]] if state.totals else 0
    out[at + 4] = 1 if state.numbers else 0
    if state.start != NONE:
        out[at + 5 + state.start] = 1


def _player_of(shift: int, seats: int) -> Callable[[State, Seat, Any, int], None]:
    def write(state: State, seat: Seat, out: Any, at: int) -> None:
        _player(state, (seat + shift) % seats, seat, out, at)

    return write


def _player(state: State, seat: Seat, watcher: Seat, out: Any, at: int) -> None:
    colour, cell = state.colours[seat], state.cells[seat]
    if colour != NONE:
        out[at + colour] = 1
    at += len(COLOURS)
    if cell >= 0:
        out[at + cell] = 1
    at += CELLS
    out[at] = state.chips[seat]
    out[at + 1] = state.hands[seat].bit_count()
    out[at + 2] = state.challenged >> seat & 1
    out[at + 3] = state.declared >> seat & 1
    if colour != NONE and cell >= 0:
        home, mine = HOMES[colour], state.cells[watcher]
        out[at + 4] = 1 if cell == home else 0
        out[at + 5] = DISTANCE[cell][home]
        out[at + 6] = DISTANCE[cell][CENTRE]
        if mine >= 0 and seat != watcher:
            out[at + 7] = DISTANCE[mine][cell]
            out[at + 8] = DISTANCE[mine][home]
            beside = BESIDE[mine] >> cell & 1 and not (1 << mine | 1 << cell) & PLANETS
            out[at + 9] = 1 if beside else 0


def _hand(state: State, seat: Seat, out: Any, at: int) -> None:
    """The own cards; by kind how many, and their best bonus; the cards that are used, by kind."""
    for card in cards_of(state.hands[seat]):
        kind = KIND_OF[card]
        out[at + card - 1] = 1
        out[at + CARDS + kind] += 1
        out[at + CARDS + len(KINDS) + kind] = max(out[at + CARDS + len(KINDS) + kind], BONUS_OF[card])
    at += CARDS + 2 * len(KINDS)
    for cards in (state.used, state.rival_used):
        for card in cards:
            out[at + KIND_OF[card]] = BONUS_OF[card]
        at += len(KINDS)


def _sectors(state: State, seat: Seat, out: Any, at: int) -> None:
    """Sector cards that have not been seen yet; once all have, which one comes next; the one that is resolved."""
    count = len(state.sectors)
    if state.drawn < count:
        for card in state.sectors[state.drawn :]:
            out[at + card - 1] = 1
    else:
        out[at + SECTORS + state.sectors[state.drawn % count] - 1] = 1
    if is_resolving(state):
        out[at + 2 * SECTORS + state.sectors[(state.drawn - 1) % count] - 1] = 1


def blocks(seats: int, options: Options) -> list[Block]:
    names = ["me", *[f"after me {shift}" for shift in range(1, seats)]]
    return [
        Block("turn", 2 * seats + 2 * ROLL + 2 * len(COLOURS) + 5 + CELLS, _turn),
        *[Block(name, PLAYER, _player_of(shift, seats)) for shift, name in enumerate(names)],
        Block("hand", CARDS + 4 * len(KINDS), _hand),
        Block("sectors", 3 * SECTORS, _sectors),
    ]


def all_actions(seats: int, options: Options) -> list[Action]:
    """Seats are counted from the one who acts."""
    return [
        *[actions.ChooseColour(colour) for colour in range(len(COLOURS))],
        *[actions.PickPower(other) for other in range(1, seats)],
        *[actions.RaiseDie(die) for die in range(len(DICE))],
        *[actions.AssignSpecial(die) for die in range(len(DICE))],
        *MOVES,
        EXPLORE,
        *ATTACKS[1:seats],
        STAY,
        *[actions.ReturnAdvantage(card) for card in ADVANTAGES],
        *[actions.Defend(card) for card in (0, *ADVANTAGES)],
        *[actions.GiveAdvantage(card) for card in ADVANTAGES],
        *[actions.LeavePlanet(cell) for cell in range(CELLS)],
    ]


def by_seat(action: Action, seat: Seat, seats: int) -> Action:
    if isinstance(action, actions.PickPower):
        return actions.PickPower((seat + action.seat) % seats)
    return actions.Attack((seat + action.seat) % seats) if isinstance(action, actions.Attack) else action


def _roll(state: State, seat: Seat, action: actions.RollDice) -> Picks:
    return (int(action.declared), *action.cards)


def _answer(state: State, seat: Seat, action: actions.AnswerChallenge) -> Picks:
    return action.cards


def picked(seats: int, options: Options) -> list[Picked]:
    cards = range(1, CARDS + 1)
    return [
        Picked(actions.RollDice, (range(2),), (cards,), _roll),
        Picked(actions.AnswerChallenge, (), (cards,), _answer),
    ]


NUMERIC = Numeric(blocks, all_actions, picked, by_seat)

"""What a player might look for in each phase; the checks of `flow.DEEDS` say which of it may be done.

Sets of cards are many: where a hand allows more than `MANY`, the lowest and the highest card of each kind are put
together, and any other legal set may still be said.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import product
from math import prod

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_challenge.actions import (
    AnswerChallenge,
    AssignSpecial,
    Attack,
    ChooseColour,
    Defend,
    Explore,
    GiveAdvantage,
    LeavePlanet,
    PickPower,
    RaiseDie,
    ReturnAdvantage,
    RollDice,
)
from cosmodrome.games.galaxy_challenge.components import BONUS_OF, COLOURS, DICE, GREEN, KIND_OF, KINDS, SIDE
from cosmodrome.games.galaxy_challenge.rules import phases
from cosmodrome.games.galaxy_challenge.rules.board import cells_of
from cosmodrome.games.galaxy_challenge.rules.challenge import landing
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.exploring import STAY
from cosmodrome.games.galaxy_challenge.rules.moving import MOVES
from cosmodrome.games.galaxy_challenge.rules.powers import may_declare
from cosmodrome.games.galaxy_challenge.state import Cards, State

MANY = 36
FULL_ROW = (1 << SIDE) - 1
EXPLORE: Action = Explore()
ATTACKS: tuple[Action, ...] = tuple([Attack(seat) for seat in range(len(COLOURS))])


def menu(state: State, seat: int) -> list[Action]:
    """The actions of the phase in the order in which they are offered; some of them may be refused."""
    make = MENUS.get(state.phase)
    return make(state, seat) if make else []


@lru_cache(maxsize=4096)
def sets(hand: int) -> tuple[Cards, ...]:
    """The sets of cards that a hand is offered, none first."""
    kinds: list[list[int]] = [[] for _ in KINDS]
    for card in cards_of(hand):
        kinds[KIND_OF[card]].append(card)
    for cards in kinds:
        cards.sort(key=BONUS_OF.__getitem__)
    if prod([len(cards) + 1 for cards in kinds]) > MANY:
        kinds = [[cards[0], cards[-1]] if len(cards) > 2 else cards for cards in kinds]
    choices = [[0, *cards] for cards in kinds]
    return tuple([tuple([card for card in chosen if card]) for chosen in product(*choices)])


@lru_cache(maxsize=4096)
def rolls(hand: int, declaring: bool) -> tuple[Action, ...]:
    plain = [RollDice(cards, False) for cards in sets(hand)]
    return tuple(plain + [RollDice(cards, True) for cards in sets(hand)] if declaring else plain)


@lru_cache(maxsize=4096)
def answers(hand: int) -> tuple[Action, ...]:
    return tuple([AnswerChallenge(cards) for cards in sets(hand)])


@cache
def _row_moves(row: int, part: int) -> list[Action]:
    return [MOVES[row * SIDE + cell] for cell in cells_of(part)]


def moves(reach: int) -> list[Action]:
    """The moves to a set of cells, put together row by row: a board has few different rows."""
    found: list[Action] = []
    row = 0
    while reach:
        part = reach & FULL_ROW
        if part:
            found += _row_moves(row, part)
        reach >>= SIDE
        row += 1
    return found


def _rolls(state: State, seat: int) -> list[Action]:
    return list(rolls(state.hands[seat], may_declare(state, seat)))


def _acts(state: State, seat: int) -> list[Action]:
    return [EXPLORE, *[ATTACKS[other] for other in range(len(state.cells)) if other != seat], STAY]


def _defences(state: State, seat: int) -> list[Action]:
    green = [card for card in cards_of(state.hands[seat]) if KIND_OF[card] == GREEN]
    return [Defend(card) for card in (0, *green)]


MENUS: dict[str, Callable[[State, int], list[Action]]] = {
    phases.COLOUR: lambda state, seat: [ChooseColour(colour) for colour in range(len(COLOURS))],
    phases.POWER: lambda state, seat: [PickPower(other) for other in range(len(state.cells)) if other != seat],
    phases.ROLL: _rolls,
    phases.RAISE: lambda state, seat: [RaiseDie(die) for die in range(len(DICE))],
    phases.SPECIAL: lambda state, seat: [AssignSpecial(die) for die in range(len(DICE))],
    phases.MOVE: lambda state, seat: moves(state.trail[-1]),
    phases.ACT: _acts,
    phases.RETURN: lambda state, seat: [ReturnAdvantage(card) for card in cards_of(state.hands[seat])],
    phases.DEFEND: _defences,
    phases.GIVE: lambda state, seat: [GiveAdvantage(card) for card in cards_of(state.hands[seat])],
    phases.ANSWER: lambda state, seat: list(answers(state.hands[seat])),
    phases.LEAVE: lambda state, seat: [LeavePlanet(cell) for cell in cells_of(landing(state))],
}

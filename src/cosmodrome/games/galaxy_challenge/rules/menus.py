"""What a player might look for at each question; the checks say what of it is legal.

Sets of cards are many: where a hand allows more than `MANY`, the lowest and the highest card of each kind are put
together; the forms put any legal set together, in any order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod

from cosmodrome.core.flow import Form, Picks
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
from cosmodrome.games.galaxy_challenge.data.components import (
    BONUS_OF,
    CENTRE,
    COLOURS,
    DICE,
    GREEN,
    HOMES,
    KIND_OF,
    KINDS,
    SIDE,
)
from cosmodrome.games.galaxy_challenge.rules.attacking import targets
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
def _rolls(hand: int, declaring: bool) -> tuple[Action, ...]:
    plain = [RollDice(cards, False) for cards in sets(hand)]
    return tuple(plain + [RollDice(cards, True) for cards in sets(hand)] if declaring else plain)


@lru_cache(maxsize=4096)
def _answers(hand: int) -> tuple[Action, ...]:
    return tuple([AnswerChallenge(cards) for cards in sets(hand)])


def _cards_after(hand: int, chosen: Picks) -> list[int]:
    """Cards of other kinds than those chosen, in any order: in the order used they go under the deck (CH-2.5)."""
    kinds = {KIND_OF[card] for card in chosen}
    cards = [card for card in cards_of(hand) if KIND_OF[card] not in kinds]
    return sorted(cards, key=lambda card: (KIND_OF[card], BONUS_OF[card]))


def _picks_to_roll(state: State, seat: int, picks: Picks) -> list[int]:
    """Whether the power is declared (1) or not (0), then the cards."""
    if not picks:
        return [0, 1] if may_declare(state, seat) else [0]
    return _cards_after(state.hands[seat], picks[1:])


ROLL_FORM: Form = Form(
    _picks_to_roll, lambda state, seat, picks: RollDice(picks[1:], bool(picks[0])) if picks else None
)
ANSWER_FORM: Form = Form(
    lambda state, seat, picks: _cards_after(state.hands[seat], picks),
    lambda state, seat, picks: AnswerChallenge(picks),
)


ROW_MOVES: tuple[dict[int, list[Action]], ...] = tuple([{} for _ in range(SIDE)])
"""By row, the moves to a set of its cells, kept: a board has few different rows."""


def moves(reach: int) -> list[Action]:
    """The moves to a set of cells, put together row by row."""
    found: list[Action] = []
    row = ((reach & -reach).bit_length() - 1) // SIDE if reach else 0
    reach >>= row * SIDE
    while reach:
        part = reach & FULL_ROW
        if part:
            kept = ROW_MOVES[row].get(part)
            if kept is None:
                ROW_MOVES[row][part] = kept = [MOVES[row * SIDE + cell] for cell in cells_of(part)]
            found += kept
        reach >>= SIDE
        row += 1
    return found


def colours(state: State, seat: int) -> list[Action]:
    return [ChooseColour(colour) for colour in range(len(COLOURS))]


def powers(state: State, seat: int) -> list[Action]:
    return [PickPower(other) for other in range(len(state.cells)) if other != seat]


def rolls(state: State, seat: int) -> list[Action]:
    return list(_rolls(state.hands[seat], may_declare(state, seat)))


def raises(state: State, seat: int) -> list[Action]:
    return [RaiseDie(die) for die in range(len(DICE))]


def dice(state: State, seat: int) -> list[Action]:
    return [AssignSpecial(die) for die in range(len(DICE))]


def destinations(state: State, seat: int) -> list[Action]:
    return moves(state.trail[-1])


def famous_places(state: State, seat: int) -> list[Action]:
    """The places somebody would miss: the centre and the planets."""
    return [MOVES[cell] for cell in (CENTRE, *HOMES)]


def acts(state: State, seat: int) -> list[Action]:
    return [EXPLORE, *[ATTACKS[other] for other in range(len(state.cells)) if other != seat], STAY]


def legal_acts(state: State, seat: int) -> list[Action]:
    """The same without attacks that are not possible; on a planet nobody is asked."""
    return [EXPLORE, *[ATTACKS[other] for other in targets(state, state.cells[seat])], STAY]


def returns(state: State, seat: int) -> list[Action]:
    return [ReturnAdvantage(card) for card in cards_of(state.hands[seat])]


def defences(state: State, seat: int) -> list[Action]:
    green = [card for card in cards_of(state.hands[seat]) if KIND_OF[card] == GREEN]
    return [Defend(card) for card in (0, *green)]


def gifts(state: State, seat: int) -> list[Action]:
    return [GiveAdvantage(card) for card in cards_of(state.hands[seat])]


def answers(state: State, seat: int) -> list[Action]:
    return list(_answers(state.hands[seat]))


def sectors_to_leave_to(state: State, seat: int) -> list[Action]:
    return [LeavePlanet(cell) for cell in cells_of(landing(state))]

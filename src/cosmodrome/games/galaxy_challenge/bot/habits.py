"""A heuristic for each decision, without looking ahead. Search plays a turn to its end by these, from every move
that it compares, and judges the result.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_challenge.actions import (
    AnswerChallenge,
    AssignSpecial,
    Defend,
    GiveAdvantage,
    LeavePlanet,
    ReturnAdvantage,
    RollDice,
)
from cosmodrome.games.galaxy_challenge.bot.prospects import (
    A_CARD,
    FOUND,
    GIVEN,
    WORTH,
    beats_roll,
    explored,
    wins_challenge,
)
from cosmodrome.games.galaxy_challenge.data.components import (
    BLACK,
    BLUE,
    BONUS_OF,
    CENTRE,
    FACES,
    GREEN,
    HOMES,
    KIND_OF,
    SPECIAL_KIND,
)
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.board import CENTRE_BIT, DISTANCE, PLANETS, RINGS
from cosmodrome.games.galaxy_challenge.rules.challenge import landing, why_no_challenge
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.exploring import CARDS_DUE, MOST, STAY, chips_each
from cosmodrome.games.galaxy_challenge.rules.flow import FLOW
from cosmodrome.games.galaxy_challenge.rules.menus import EXPLORE, sets
from cosmodrome.games.galaxy_challenge.rules.moving import MOVES
from cosmodrome.games.galaxy_challenge.rules.powers import may_declare
from cosmodrome.games.galaxy_challenge.rules.rolling import special_of
from cosmodrome.games.galaxy_challenge.state import Cards, State

A_WIN = 1.3
"""Chips of a won challenge: one's own, and a share of what the others lost."""
FAR = DISTANCE[CENTRE]
MEAN = (sum(FACES) + len(FACES)) // 2
"""Of four dice."""
NOWHERE = 99
"""Steps that no roll makes."""
STILL = (steps.ROLL, steps.OVER)
"""Where nothing of a turn is under way."""


def playout(state: State, seat: Seat) -> None:
    """To the end of the seat's turn; what others will do is judged better than played."""
    while state.turn == seat and steps.phase(state) not in STILL:
        FLOW.apply(state, steps.decides(state), habit(state))


def habit(state: State) -> Action:
    choose = HABITS.get(steps.phase(state))
    return choose(state) if choose else FLOW.offers(state, steps.decides(state))[0]


class Hand(NamedTuple):
    """Cards that could be used together: what they add to black, to blue and in all, and what they are worth."""

    cards: Cards
    black: int
    blue: int
    total: int
    worth: float
    roll: RollDice
    answer: AnswerChallenge


@lru_cache(maxsize=8192)
def hands(held: int) -> tuple[Hand, ...]:
    return tuple([_hand(cards) for cards in sets(held)])


def _hand(cards: Cards) -> Hand:
    black = sum([BONUS_OF[card] for card in cards if KIND_OF[card] == BLACK])
    blue = sum([BONUS_OF[card] for card in cards if KIND_OF[card] in (BLUE, SPECIAL_KIND)])
    total = sum([BONUS_OF[card] for card in cards])
    worth = sum([WORTH[card] for card in cards])
    return Hand(cards, black, blue, total, worth, RollDice(cards, False), AnswerChallenge(cards))


def _due(more: int) -> float:
    faces = range(1, FACES[BLUE] + 1)
    return sum([CARDS_DUE[face + more] for face in faces]) / len(faces)


DUE = tuple([_due(more) for more in range(MOST - FACES[BLUE])])
"""Sector cards of a roll, by what is added to blue."""


def _reaches(steps: int, more: int) -> float:
    """The chance that black comes so far."""
    return min(1.0, max(0, FACES[BLACK] + 1 + more - steps) / FACES[BLACK])


def _roll(state: State) -> Action:
    """The cards with the best exploration or challenge to hope for."""
    seat = steps.decides(state)
    held = state.hands[seat]
    if may_declare(state, seat):
        return RollDice((), True)
    if not held:
        return hands(0)[0].roll
    centre = NOWHERE if CENTRE in state.cells else FAR[state.cells[seat]]
    away, guards = _nearest_planet(state, seat)
    return max(hands(held), key=lambda each: _hope(each, centre, away, guards)).roll


def _hope(used: Hand, centre: int, away: int, guards: int) -> float:
    """Chips of a turn with these cards: an exploration, on the centre where it is reached, or a challenge."""
    found = DUE[used.blue] * (FOUND * (1.0 + _reaches(centre, used.black)) + GIVEN * A_CARD)
    won = _challenged(MEAN + used.total, guards)
    more = max(0.0, won - found) * _reaches(away, used.black)
    return found + more - used.worth


def _nearest_planet(state: State, seat: int) -> tuple[int, int]:
    """How far it is to a challenge, and how many cards its defender holds."""
    distances, best = DISTANCE[state.cells[seat]], (NOWHERE, 0)
    for other, colour in enumerate(state.colours):
        away = distances[HOMES[colour]]
        if away < best[0] and why_no_challenge(state, seat, other) is None:
            best = away, state.hands[other].bit_count()
    return best


def _challenged(number: int, guards: int) -> float:
    """Chips of a challenge with this number against a defender with so many cards."""
    return A_WIN * (2.0 * wins_challenge(number, guards) - 1.0)


def _assign(state: State) -> Action:
    """To blue where it brings a card; else to black."""
    bonus, blue = BONUS_OF[special_of(state.used)], state.totals[BLUE]
    return AssignSpecial(BLUE if CARDS_DUE[blue + bonus] > CARDS_DUE[blue] else BLACK)


def _move(state: State) -> Action:
    seat, reach = state.turn, state.trail[-1]
    best = explored(state.totals[BLUE], 2 if reach & CENTRE_BIT else 1, state.hands[seat])
    cell = -1
    if reach & PLANETS:
        number = sum(state.totals)
        for other, colour in enumerate(state.colours):
            if other != seat and reach >> HOMES[colour] & 1:
                gain = _challenged(number, state.hands[other].bit_count())
                if gain > best:
                    best, cell = gain, HOMES[colour]
    return MOVES[cell if cell >= 0 else nearest(reach)]


def nearest(reach: int) -> int:
    """Of some cells one that is nearest to the centre, a home planet only where there is nothing else."""
    if reach & CENTRE_BIT:
        return CENTRE
    sectors = reach & ~PLANETS or reach
    for ring in RINGS:
        if sectors & ring:
            return (sectors & ring).bit_length() - 1
    return reach.bit_length() - 1


def _act(state: State) -> Action:
    """Exploring, unless that could only end a game that is lost then."""
    own, bank = state.chips[state.turn], state.bank
    if bank <= chips_each(state) and own + bank < max(state.chips):
        return STAY
    return EXPLORE


def _least(state: State) -> int:
    return min(cards_of(state.hands[steps.decides(state)]), key=WORTH.__getitem__)


def _defend(state: State) -> Action:
    green = [card for card in cards_of(state.hands[steps.decides(state)]) if KIND_OF[card] == GREEN]
    return Defend(min(green)) if green else Defend(0)


def _answer(state: State) -> Action:
    number = sum(state.totals)
    return min(hands(state.hands[steps.decides(state)]), key=lambda each: _price(each, number)).answer


def _price(used: Hand, number: int) -> float:
    """Chips that an answer with these cards costs: themselves, and what is lost if it is too low."""
    return 2.0 * A_WIN * beats_roll(number - used.total) + used.worth


HABITS: dict[str, Callable[[State], Action]] = {
    steps.ROLL: _roll,
    steps.SPECIAL: _assign,
    steps.MOVE: _move,
    steps.ACT: _act,
    steps.RETURN: lambda state: ReturnAdvantage(_least(state)),
    steps.GIVE: lambda state: GiveAdvantage(_least(state)),
    steps.DEFEND: _defend,
    steps.ANSWER: _answer,
    steps.LEAVE: lambda state: LeavePlanet(nearest(landing(state))),
}

"""How good a position is: the chips that everybody can hope for, and the chance to have most of them.

What is held counts with what it may become (`prospects.py`): cards as chips that better rolls will bring, the way to
the centre as a chip more. What is about to happen on the turn counts with its chances.
"""

from __future__ import annotations

from math import exp, sqrt

from cosmodrome.core.flow import Seat
from cosmodrome.games.galaxy_challenge.bot.prospects import (
    A_TURN,
    CENTRE_SOON,
    card_worth,
    cheapest,
    explored,
    wins_challenge,
)
from cosmodrome.games.galaxy_challenge.data.components import BLACK, BLUE, BONUS_OF, CENTRE, HOMES, LEAST_RED, RED
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.attacking import targets
from cosmodrome.games.galaxy_challenge.rules.board import CENTRE_BIT, DISTANCE, PLANETS
from cosmodrome.games.galaxy_challenge.rules.challenge import why_no_challenge
from cosmodrome.games.galaxy_challenge.rules.exploring import chips_each
from cosmodrome.games.galaxy_challenge.rules.rolling import special_of
from cosmodrome.games.galaxy_challenge.state import State

FAR = DISTANCE[CENTRE]
LATE = 3
"""Chips in the bank below which cards lose their worth: until then they win challenges, and ties after the end."""


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1: the chance to win."""
    if steps.phase(state) == steps.COLOUR:
        return 1.0 / len(state.chips)
    hopes = expected_chips(state)
    spread = 0.1 + 0.62 * sqrt(state.bank)
    own = hopes[seat]
    return 1.0 / sum([exp((hope - own) / spread) for hope in hopes])


def expected_chips(state: State) -> list[float]:
    """By seat: the chips held, and what cards, places and the turn under way will bring."""
    worth = min(1.0, state.bank / LATE)
    hopes = [
        chips + worth * (card_worth(hand) + CENTRE_SOON[FAR[cell]])
        for chips, hand, cell in zip(state.chips, state.hands, state.cells, strict=True)
    ]
    _tempo(state, hopes, worth)
    pending = PENDING.get(steps.phase(state))
    if pending is not None:
        pending(state, hopes, worth)
    return hopes


def _tempo(state: State, hopes: list[float], worth: float) -> None:
    """Who comes sooner has more of a turn to come; a turn under way counts as what it is about to bring."""
    seats, turn = len(hopes), state.turn
    step = worth * A_TURN / seats
    for after in range(0 if steps.phase(state) == steps.ROLL else 1, seats):
        hopes[(turn + after) % seats] += step * (seats - after)


def _to_move(state: State, hopes: list[float], worth: float) -> None:
    """The best that the roll allows: the centre, a sector, or a challenge."""
    seat, reach = state.turn, state.trail[-1]
    best = explored(state.totals[BLUE], 2 if reach & CENTRE_BIT else 1, state.hands[seat])
    target = -1
    if reach & PLANETS:
        for other, colour in enumerate(state.colours):
            if other != seat and reach >> HOMES[colour] & 1:
                gain = 2.0 * _wins(state, other, sum(state.totals)) - 1.0
                if gain > best:
                    best, target = gain, other
    hopes[seat] += best
    if target >= 0:
        hopes[target] -= best


def _to_assign(state: State, hopes: list[float], worth: float) -> None:
    """A special advantage waits for its die: blue, or black where that brings the centre nearer."""
    seat, bonus = state.turn, BONUS_OF[special_of(state.used)]
    black, blue, hand = state.totals[BLACK], state.totals[BLUE], state.hands[seat]
    away = FAR[state.start] or 9
    here = 2 if away <= black else 1
    there = 2 if away <= black + bonus else 1
    best = max(explored(blue + bonus, here, hand), explored(blue, there, hand))
    hopes[seat] += max([best, *_hopes_of_challenge(state, seat, bonus)])


def _hopes_of_challenge(state: State, seat: int, bonus: int) -> list[float]:
    steps, distances = state.totals[BLACK], DISTANCE[state.start]
    near = [
        other
        for other in range(len(state.cells))
        if distances[HOMES[state.colours[other]]] <= steps and why_no_challenge(state, seat, other) is None
    ]
    return [2.0 * _wins(state, other, sum(state.totals) + bonus) - 1.0 for other in near]


def _wins(state: State, target: int, number: int) -> float:
    return wins_challenge(number, state.hands[target].bit_count())


def _to_act(state: State, hopes: list[float], worth: float) -> None:
    """Exploring where the rocket stands, or an attack."""
    seat, cell = state.turn, state.cells[state.turn]
    if PLANETS >> cell & 1:
        return
    best = explored(state.totals[BLUE], chips_each(state), state.hands[seat])
    if state.totals[RED] >= LEAST_RED and state.hands[seat] and targets(state, cell):
        best = max(best, worth * _prize(state.totals[RED]))
    hopes[seat] += best


def _prize(red: int) -> float:
    """What an attack with this red total brings, in chips."""
    win = min(1.0, max(0.0, (red - 1.5) / 6))
    return 0.35 * win - 0.15 * (1.0 - win)


def _to_return(state: State, hopes: list[float], worth: float) -> None:
    hopes[state.turn] -= worth * cheapest(state.hands[state.turn])
    hopes[state.turn] += state.draws * explored(1, chips_each(state), state.hands[state.turn])


def _to_defend(state: State, hopes: list[float], worth: float) -> None:
    prize = worth * _prize(state.totals[RED])
    hopes[state.turn] += prize
    hopes[state.rival] -= prize


def _to_give(state: State, hopes: list[float], worth: float) -> None:
    loser = steps.decides(state)
    winner = state.rival if loser == state.turn else state.turn
    loss = worth * cheapest(state.hands[loser])
    hopes[loser] -= loss
    hopes[winner] += loss


def _to_answer(state: State, hopes: list[float], worth: float) -> None:
    gain = 2.0 * _wins(state, state.rival, sum(state.totals)) - 1.0
    hopes[state.turn] += gain
    hopes[state.rival] -= gain


PENDING = {
    steps.RAISE: _to_assign,
    steps.SPECIAL: _to_assign,
    steps.MOVE: _to_move,
    steps.ACT: _to_act,
    steps.RETURN: _to_return,
    steps.DEFEND: _to_defend,
    steps.GIVE: _to_give,
    steps.ANSWER: _to_answer,
}

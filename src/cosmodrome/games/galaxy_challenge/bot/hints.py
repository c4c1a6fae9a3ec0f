"""What a bot wants to know: how good a position is and the moves worth considering."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Thinking
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_challenge.actions import AnswerChallenge, Attack, RollDice
from cosmodrome.games.galaxy_challenge.bot.evaluation import evaluate
from cosmodrome.games.galaxy_challenge.bot.habits import playout
from cosmodrome.games.galaxy_challenge.data.components import BLUE, BONUS_OF, KIND_OF, LEAST_RED, RED, SPECIAL_KIND
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.board import BESIDE, CENTRE_BIT, PLANETS, RINGS
from cosmodrome.games.galaxy_challenge.rules.flow import FLOW
from cosmodrome.games.galaxy_challenge.rules.menus import moves
from cosmodrome.games.galaxy_challenge.state import Cards, State

__all__ = ["evaluate", "sensible", "thinking"]

DISCOVERERS = (BLUE, SPECIAL_KIND)
"""The kinds of cards that bring discoveries."""
ENOUGH = 3
"""Sectors to choose from that differ in nothing but their place, and sets of cards that need no sorting out."""
PLAYOUTS = Thinking(playout=playout)
LATE = 6
"""Chips in the bank above which nobody fears that the game ends with a discovery of their own."""


def thinking(_: State, __: Seat) -> Thinking:
    """Dice fall between any two decisions: moves are compared by playing on."""
    return PLAYOUTS


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    """Of many moves those that lead somewhere: the centre, planets, a fight, and the sectors nearest to the centre."""
    if steps.phase(state) == steps.MOVE:
        return moves(_good_places(state))
    choices = FLOW.offers(state, seat)
    if steps.phase(state) == steps.COLOUR:
        return [choices[_by_lot(state) % len(choices)]]
    if steps.phase(state) in (steps.ROLL, steps.ANSWER) and len(choices) > ENOUGH:
        return _good_sets(choices)
    return _good_acts(state, choices) if steps.phase(state) == steps.ACT else choices


def _by_lot(state: State) -> int:
    """Of colours nobody knows a best one; the rolls for the start decide, so that bots do not always take the same."""
    return sum([sum(rolls) for rolls in state.openers])


def _good_acts(state: State, choices: Sequence[Action]) -> list[Action]:
    """A battle costs an exploration and moves one card: it is for those who are behind, against whoever leads."""
    fights = [each for each in choices if isinstance(each, Attack) and _is_ahead(state, each.seat)]
    peace = [each for each in choices if not isinstance(each, Attack)]
    return fights + (peace if state.bank <= LATE else peace[:1])


def _is_ahead(state: State, seat: int) -> bool:
    """Whether nobody has more chips, the rocket of the turn included."""
    return state.chips[seat] == max(state.chips)


def _good_sets(choices: Sequence[Action]) -> list[Action]:
    """No card or one, two of which one may go to blue, and all that can be used at once."""
    sets = [_cards(choice) for choice in choices]
    most = max(map(_strength, sets))
    return [
        choice
        for choice, cards in zip(choices, sets, strict=True)
        if len(cards) < 2
        or (len(cards) == 2 and (KIND_OF[cards[0]] in DISCOVERERS or KIND_OF[cards[1]] in DISCOVERERS))
        or _strength(cards) == most
    ]


def _good_places(state: State) -> int:
    reach = state.trail[-1]
    found = reach & (CENTRE_BIT | PLANETS)
    if state.totals[RED] >= LEAST_RED and state.hands[state.turn]:
        for other, cell in enumerate(state.cells):
            if other != state.turn and state.hands[other] and _is_ahead(state, other):
                found |= reach & BESIDE[cell]
    sectors = reach & ~found
    for ring in RINGS:
        near = sectors & ring
        while near and (found & sectors).bit_count() < ENOUGH:
            found |= near & -near
            near &= near - 1
    return found


def _cards(action: Action) -> Cards:
    assert isinstance(action, RollDice | AnswerChallenge)
    return action.cards


def _strength(cards: Cards) -> int:
    return sum([BONUS_OF[card] for card in cards])

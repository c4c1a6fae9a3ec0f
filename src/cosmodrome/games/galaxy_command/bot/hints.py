"""What a bot wants to know: how good a position is and the moves worth considering."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command.actions import (
    BideTime,
    BuildMilitary,
    Conquer,
    DiscoverTechnology,
    EndTurn,
    Explore,
)
from cosmodrome.games.galaxy_command.bot.evaluation import ROUNDS, evaluate
from cosmodrome.games.galaxy_command.bot.outlook import chance
from cosmodrome.games.galaxy_command.data.components import ABILITIES, NEAR, SYSTEMS
from cosmodrome.games.galaxy_command.rules import steps
from cosmodrome.games.galaxy_command.rules.action import is_sure
from cosmodrome.games.galaxy_command.rules.collecting import income
from cosmodrome.games.galaxy_command.rules.flow import FLOW
from cosmodrome.games.galaxy_command.state import Commander, State

__all__ = ["evaluate", "sensible"]


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    """The offers without those that another one beats in any case."""
    offers, step = FLOW.offers(state, seat), state.asked[0].name
    if step == steps.ACTION:
        return _actions(state, state.commanders[seat], offers)
    if step == steps.BUILD:
        return _buildings(state, state.commanders[seat], offers)
    return offers


def _actions(state: State, commander: Commander, offers: Sequence[Action]) -> Sequence[Action]:
    """One face-down near and one distant system for all of them: they are alike until turned up.

    Nobody bides time where an attack cannot fail, or where failing costs nothing.
    """
    kept: list[Action] = []
    near = distant = needless = False
    for action in offers:
        if isinstance(action, Explore):
            if action.slot < NEAR:
                if near:
                    continue
                near = True
            else:
                if distant:
                    continue
                distant = True
            needless = needless or commander.strength == 0 or is_sure(state, commander)
        elif isinstance(action, Conquer):
            hope = chance(commander.strength, SYSTEMS[commander.cards[action.slot]].resistance)
            free = hope >= 1.0 or (commander.strength == 0 and hope > 0.0)
            needless = needless or free or is_sure(state, commander)
        elif isinstance(action, BideTime) and needless:
            continue
        kept.append(action)
    return kept


def _buildings(state: State, commander: Commander, offers: Sequence[Action]) -> Sequence[Action]:
    """Nobody builds military after the last action, or leaves a technology where the wealth would be lost."""
    last = state.round == ROUNDS
    if last or _overflows(commander):
        technology = any(isinstance(action, DiscoverTechnology) for action in offers)
        return [
            action
            for action in offers
            if not (last and isinstance(action, BuildMilitary)) and not (technology and isinstance(action, EndTurn))
        ]
    return offers


def _overflows(commander: Commander) -> bool:
    """Whether the next collection brings more wealth than fits."""
    return commander.wealth + income(commander)[1] > ABILITIES[commander.technologies].storage_limit

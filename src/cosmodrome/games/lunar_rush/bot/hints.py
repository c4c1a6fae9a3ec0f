"""What a bot wants to know. `plans.py` has the moves worth considering, `evaluation.py` the worth."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import LOOK_AHEAD, TREE, Thinking
from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush.bot import plans
from cosmodrome.games.lunar_rush.bot.evaluation import evaluate
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.rules.roles import ROLE_SETS
from cosmodrome.games.lunar_rush.state import State

__all__ = ["evaluate", "sensible", "thinking"]


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    step = state.asked[0].name
    if step == steps.BUILD:
        return plans.to_build(state, seat)
    if step == steps.LOAD_UP:
        return plans.to_load_up(state, seat)
    if step == steps.LOAD_DOWN:
        return plans.to_load_down(state, seat)
    if step == steps.ROLES:
        return ROLE_SETS
    found = FLOW.offers(state, seat)
    return plans.to_buy(state, seat, list(found)) if step == steps.GOLD else found


def thinking(state: State, seat: Seat) -> Thinking:
    """Build & produce: the evaluation sees what every step of a plan leads to, and nothing in it is left to chance."""
    return LOOK_AHEAD if state.asked[0].name == steps.BUILD else TREE

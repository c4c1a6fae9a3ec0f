"""What a bot wants to know: how good a position is and the moves worth considering."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command.actions import Explore
from cosmodrome.games.galaxy_command.bot.evaluation import evaluate
from cosmodrome.games.galaxy_command.data.components import NEAR
from cosmodrome.games.galaxy_command.rules.flow import FLOW
from cosmodrome.games.galaxy_command.state import State

__all__ = ["evaluate", "sensible"]


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    """The offers, with one face-down near and one distant system for all of them: they are alike until turned up."""
    kept: list[Action] = []
    near = distant = False
    for action in FLOW.offers(state, seat):
        if isinstance(action, Explore):
            if action.slot < NEAR:
                if near:
                    continue
                near = True
            else:
                if distant:
                    continue
                distant = True
        kept.append(action)
    return kept

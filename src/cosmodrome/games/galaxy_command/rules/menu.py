"""What a player might look for in each step, legal or not; the checks of `flow.DEEDS` say which of it may be done.

The menus are made once: by what is explored, a face-down system to explore or a face-up one to conquer; by what is
discovered, the technologies still missing.
"""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command.actions import (
    BideTime,
    BuildMilitary,
    Conquer,
    DiscoverTechnology,
    EndTurn,
    Explore,
    KeepResources,
    RefuseRansom,
)
from cosmodrome.games.galaxy_command.components import ALL_TECHNOLOGIES, SLOTS, TECHNOLOGIES
from cosmodrome.games.galaxy_command.rules.collecting import TRADES
from cosmodrome.games.galaxy_command.rules.events import RANSOMS
from cosmodrome.games.galaxy_command.rules.flow import DEEDS
from cosmodrome.games.galaxy_command.rules.reasons import Check
from cosmodrome.games.galaxy_command.rules.steps import ACTION, BUILD, RANSOM, TRADE
from cosmodrome.games.galaxy_command.state import Commander

Menu = tuple[tuple[Action, Check], ...]


def menu(step: str, commander: Commander) -> Menu:
    """The actions in the order in which they are offered, each with its check."""
    if step == ACTION:
        return ACTION_MENUS[commander.explored]
    if step == BUILD:
        return BUILD_MENUS[commander.technologies]
    return OTHER_MENUS[step]


def _with_checks(*actions: Action) -> Menu:
    return tuple((action, DEEDS[type(action)].check) for action in actions)


def _action_menu(explored: int) -> Menu:
    slots = range(SLOTS)
    explores = [Explore(slot) for slot in slots if not explored >> slot & 1]
    conquers = [Conquer(slot) for slot in slots if explored >> slot & 1]
    return _with_checks(*explores, *conquers, BideTime())


def _build_menu(technologies: int) -> Menu:
    missing = [row.id for index, row in enumerate(TECHNOLOGIES) if not technologies >> index & 1]
    return _with_checks(BuildMilitary(), *(DiscoverTechnology(technology) for technology in missing), EndTurn())


ACTION_MENUS = tuple(_action_menu(explored) for explored in range(1 << SLOTS))
BUILD_MENUS = tuple(_build_menu(technologies) for technologies in range(ALL_TECHNOLOGIES + 1))
OTHER_MENUS = {TRADE: _with_checks(*TRADES, KeepResources()), RANSOM: _with_checks(*RANSOMS, RefuseRansom())}

"""What a player might look for at each question, in the order in which it is offered; the checks say what is legal.

The menus are made once: by what is explored, a face-down system to explore or a face-up one to conquer; by what is
discovered, the technologies still missing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from cosmodrome.core.flow import Seat
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
from cosmodrome.games.galaxy_command.data.components import ALL_TECHNOLOGIES, SLOTS, TECHNOLOGIES
from cosmodrome.games.galaxy_command.rules.collecting import TRADES
from cosmodrome.games.galaxy_command.rules.events import RANSOMS
from cosmodrome.games.galaxy_command.state import State

Actions = tuple[Action, ...]


def actions(state: State, seat: Seat) -> Sequence[Action]:
    """Systems that are aligned already are left out: nobody looks for those."""
    commander = state.commanders[seat]
    return [each for slot, each in ACTIONS[commander.explored] if slot not in commander.aligned]


def actions_depend_on(state: State, seat: Seat) -> Hashable:
    """CO-3.5, CO-3.6."""
    commander = state.commanders[seat]
    return (commander.explored, commander.aligned, commander.technologies)


def buildings(state: State, seat: Seat) -> Sequence[Action]:
    return BUILDINGS[state.commanders[seat].technologies]


def buildings_depend_on(state: State, seat: Seat) -> Hashable:
    """CO-5.2 to CO-5.4."""
    commander = state.commanders[seat]
    return (
        commander.technologies,
        commander.metal,
        commander.wealth,
        commander.strength,
        commander.built,
        commander.discovered,
    )


def trades(state: State, seat: Seat) -> Sequence[Action]:
    return ALL_TRADES


def ransoms(state: State, seat: Seat) -> Sequence[Action]:
    return ALL_RANSOMS


def _actions(explored: int) -> tuple[tuple[int, Action], ...]:
    """With the system each is about; -1: none."""
    slots = range(SLOTS)
    explores = [(slot, Explore(slot)) for slot in slots if not explored >> slot & 1]
    conquers = [(slot, Conquer(slot)) for slot in slots if explored >> slot & 1]
    return (*explores, *conquers, (-1, BideTime()))


def _buildings(technologies: int) -> Actions:
    missing = [row.id for index, row in enumerate(TECHNOLOGIES) if not technologies >> index & 1]
    return (BuildMilitary(), *(DiscoverTechnology(technology) for technology in missing), EndTurn())


ACTIONS = tuple([_actions(explored) for explored in range(1 << SLOTS)])
BUILDINGS = tuple([_buildings(technologies) for technologies in range(ALL_TECHNOLOGIES + 1)])
ALL_TRADES: Actions = (*TRADES, KeepResources())
ALL_RANSOMS: Actions = (*RANSOMS, RefuseRansom())

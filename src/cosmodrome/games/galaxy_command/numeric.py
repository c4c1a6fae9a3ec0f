"""The game in numbers. Commanders are told apart by how many seats they sit after the one who looks. Nobody knows a
face-down card, so of a system that is not explored only its place is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Options
from cosmodrome.core.numeric import Block, Numeric, lead, small, up_to
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command import actions
from cosmodrome.games.galaxy_command.bot.evaluation import ROUNDS, points_now
from cosmodrome.games.galaxy_command.data.components import (
    ABILITIES,
    DATA,
    EVENTS,
    REQUIRED,
    SLOTS,
    SYSTEMS,
    TECHNOLOGIES,
)
from cosmodrome.games.galaxy_command.rules.collecting import TRADES, income
from cosmodrome.games.galaxy_command.rules.events import RANSOMS
from cosmodrome.games.galaxy_command.rules.scoring import aligned_distant, distant_target
from cosmodrome.games.galaxy_command.rules.sector import distant_is_open
from cosmodrome.games.galaxy_command.rules.steps import RANSOM
from cosmodrome.games.galaxy_command.state import Commander, State

SIDES = DATA.die.sides
SLOT = 9
"""A place: explored, aligned, its printed numbers, rolls that win it, storms, and whether it was aligned last."""
COMMANDER = 18 + 3 * len(TECHNOLOGIES) + SLOTS * SLOT
EVENT_PLACE = {number: place for place, number in enumerate(EVENTS)}


def _year(state: State, seat: Seat, out: Any, at: int) -> None:
    """How far the game is, and the common target."""
    seats = len(state.commanders)
    up_to(out, at, state.round, ROUNDS)
    at += ROUNDS
    out[at] = state.year - 1
    out[at + 1] = len(state.pile)
    out[at + 2] = ROUNDS - state.round
    out[at + 3] = (state.first - seat) % seats
    out[at + 4] = aligned_distant(state)
    out[at + 5] = max(0, distant_target(state) - aligned_distant(state)) if seats > 1 else 0


def _events(state: State, seat: Seat, out: Any, at: int) -> None:
    """The events of this year, and the one that asks for a ransom."""
    for card in state.used:
        out[at + EVENT_PLACE[card]] = 1
    if state.asked and state.asked[0].name == RANSOM:
        out[at + len(EVENTS) + EVENT_PLACE[state.asked[0].value]] = 1


def _commander_of(shift: int, seats: int) -> Callable[[State, Seat, Any, int], None]:
    def write(state: State, seat: Seat, out: Any, at: int) -> None:
        _commander(state, state.commanders[(seat + shift) % seats], out, at)

    return write


def _commander(state: State, commander: Commander, out: Any, at: int) -> None:
    ability, strength = ABILITIES[commander.technologies], commander.strength
    metal, wealth = income(commander)
    out[at] = commander.metal
    out[at + 1] = commander.wealth
    out[at + 2] = strength
    out[at + 3] = commander.metal_production
    out[at + 4] = commander.wealth_production
    out[at + 5] = max(0, metal)
    out[at + 6] = max(0, wealth)
    out[at + 7] = ability.storage_limit
    out[at + 8] = max(0, ability.military_limit - strength)
    out[at + 9] = len(commander.aligned)
    out[at + 10] = small(points_now(commander))
    sure = commander.sure_round == state.round
    marks = (
        commander.strike,
        commander.built,
        commander.discovered,
        commander.out,
        sure,
        commander.sure_round > state.round,
        distant_is_open(commander),
    )
    for place, mark in enumerate(marks):
        if mark:
            out[at + 11 + place] = 1
    _technologies(commander, out, at + 18)
    _systems(commander, sure, out, at + 18 + 3 * len(TECHNOLOGIES))


def _technologies(commander: Commander, out: Any, at: int) -> None:
    """Those that are known, and what wealth is missing for those that could be discovered."""
    known = commander.technologies
    for index, row in enumerate(TECHNOLOGIES):
        if known >> index & 1:
            out[at] = 1
        elif REQUIRED[index] < 0 or known >> REQUIRED[index] & 1:
            lead(out, at + 1, row.cost - commander.wealth)
        at += 3


def _systems(commander: Commander, sure: bool, out: Any, at: int) -> None:
    strength = commander.strength
    explored, aligned = commander.explored, commander.aligned
    for slot, number in enumerate(commander.cards):
        if explored >> slot & 1:
            card = SYSTEMS[number]
            out[at] = 1
            out[at + 2] = card.resistance
            out[at + 3] = card.points
            out[at + 4] = card.metal
            out[at + 5] = card.wealth
            if slot in aligned:
                out[at + 1] = 1
            else:
                out[at + 6] = SIDES if sure else min(SIDES, max(0, SIDES + 1 + strength - card.resistance))
        at += SLOT
    at -= SLOTS * SLOT
    for slot, left in commander.storms:
        out[at + slot * SLOT + 7] = left
    if aligned:
        out[at + aligned[-1] * SLOT + 8] = 1


def blocks(seats: int, options: Options) -> list[Block]:
    names = ["me", *[f"after me {shift}" for shift in range(1, seats)]]
    return [
        Block("year", ROUNDS + 6, _year),
        Block("events", 2 * len(EVENTS), _events),
        *[Block(name, COMMANDER, _commander_of(shift, seats)) for shift, name in enumerate(names)],
    ]


def all_actions(seats: int, options: Options) -> list[Action]:
    return [
        *[actions.Explore(slot) for slot in range(SLOTS)],
        *[actions.Conquer(slot) for slot in range(SLOTS)],
        actions.BideTime(),
        *TRADES,
        actions.KeepResources(),
        actions.BuildMilitary(),
        *[actions.DiscoverTechnology(row.id) for row in TECHNOLOGIES],
        actions.EndTurn(),
        *RANSOMS,
        actions.RefuseRansom(),
    ]


NUMERIC = Numeric(blocks, all_actions, par=30.0)

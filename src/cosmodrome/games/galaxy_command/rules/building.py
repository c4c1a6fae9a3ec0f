"""Chapter 5: military and technology, in either order, each once a turn."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_command.actions import BuildMilitary, DiscoverTechnology
from cosmodrome.games.galaxy_command.data.components import ABILITIES, DATA, REQUIRED, TECHNOLOGIES, TECHNOLOGY_INDEX
from cosmodrome.games.galaxy_command.events import MilitaryBuilt, TechnologyDiscovered
from cosmodrome.games.galaxy_command.state import State
from cosmodrome.games.galaxy_command.words.names import amounts

METAL, WEALTH = DATA.limits.military_metal, DATA.limits.military_wealth


def check_military(state: State, seat: Seat, action: BuildMilitary) -> Reason | None:
    """CO-5.2."""
    commander = state.commanders[seat]
    if commander.built:
        return _built_already
    if commander.strength >= ABILITIES[commander.technologies].military_limit:
        return _at_full_strength
    if commander.metal < METAL or commander.wealth < WEALTH:
        return _military_unpaid
    return None


def check_technology(state: State, seat: Seat, action: DiscoverTechnology) -> Reason | None:
    """CO-5.3, CO-5.4."""
    commander = state.commanders[seat]
    index = TECHNOLOGY_INDEX.get(action.technology, -1)
    if index < 0:
        return _no_such_technology
    if commander.technologies >> index & 1:
        return _discovered_before
    if commander.discovered:
        return _one_a_turn
    if REQUIRED[index] >= 0 and not commander.technologies >> REQUIRED[index] & 1:
        return _left_one_first
    if commander.wealth < TECHNOLOGIES[index].cost:
        return _technology_unpaid
    return None


def build_military(state: State, seat: Seat, action: BuildMilitary, events: list[Event]) -> None:
    """CO-5.2."""
    commander = state.commanders[seat]
    commander.metal -= METAL
    commander.wealth -= WEALTH
    commander.strength += 1
    commander.built = True
    events.append(MilitaryBuilt(seat, commander.strength))


def discover(state: State, seat: Seat, action: DiscoverTechnology, events: list[Event]) -> None:
    """CO-5.3; CO-5.6: diplomacy works in the very next round."""
    commander = state.commanders[seat]
    index = TECHNOLOGY_INDEX[action.technology]
    row = TECHNOLOGIES[index]
    commander.wealth -= row.cost
    commander.technologies |= 1 << index
    commander.discovered = True
    if row.ability.sure_success:
        commander.sure_round = state.round + 1
    events.append(TechnologyDiscovered(seat, row.id, row.cost))


def _built_already(state: State, seat: Seat, action: BuildMilitary) -> Refusal:
    return Refusal("CO-5.2", say("built-already"))


def _at_full_strength(state: State, seat: Seat, action: BuildMilitary) -> Refusal:
    commander = state.commanders[seat]
    limit = ABILITIES[commander.technologies].military_limit
    return Refusal("CO-5.2", say("at-full-strength", limit=limit))


def _military_unpaid(state: State, seat: Seat, action: BuildMilitary) -> Refusal:
    commander = state.commanders[seat]
    cost = amounts(METAL, WEALTH)
    return Refusal("CO-5.2", say("military-unpaid", cost=cost, metal=commander.metal, wealth=commander.wealth))


def _no_such_technology(state: State, seat: Seat, action: DiscoverTechnology) -> Refusal:
    return Refusal("CO-5.4", say("no-technology", technology=action.technology))


def _discovered_before(state: State, seat: Seat, action: DiscoverTechnology) -> Refusal:
    name = TECHNOLOGIES[TECHNOLOGY_INDEX[action.technology]].name
    return Refusal("CO-5.3", say("discovered-before", technology=name))


def _one_a_turn(state: State, seat: Seat, action: DiscoverTechnology) -> Refusal:
    return Refusal("CO-5.3", say("one-a-turn"))


def _left_one_first(state: State, seat: Seat, action: DiscoverTechnology) -> Refusal:
    index = TECHNOLOGY_INDEX[action.technology]
    name, first = TECHNOLOGIES[index].name, TECHNOLOGIES[REQUIRED[index]].name
    return Refusal("CO-5.4", say("left-one-first", technology=name, first=first))


def _technology_unpaid(state: State, seat: Seat, action: DiscoverTechnology) -> Refusal:
    commander = state.commanders[seat]
    row = TECHNOLOGIES[TECHNOLOGY_INDEX[action.technology]]
    limit = ABILITIES[commander.technologies].storage_limit
    about = {"technology": row.name, "cost": row.cost, "wealth": commander.wealth}
    if row.cost > limit:
        return Refusal("CO-5.3", say("technology-beyond-storage", limit=limit, **about))
    return Refusal("CO-5.3", say("technology-unpaid", **about))

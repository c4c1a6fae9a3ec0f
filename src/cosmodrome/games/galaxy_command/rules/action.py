"""Chapter 3: explore and attack, conquer, or bide time."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat, Step
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_command.actions import BideTime, Conquer, Explore
from cosmodrome.games.galaxy_command.data.components import ABILITIES, DATA, NEAR, SLOTS, SYSTEMS, technology_with
from cosmodrome.games.galaxy_command.events import StrengthLost, SystemAttacked, SystemExplored, TimeBidden
from cosmodrome.games.galaxy_command.rules.sector import align, distant_is_open, unaligned_near
from cosmodrome.games.galaxy_command.rules.steps import ATTACK_AT, LOSE_STRENGTH_OF
from cosmodrome.games.galaxy_command.state import Commander, State
from cosmodrome.games.galaxy_command.words.names import place

SIDES = DATA.die.sides


def check_explore(state: State, seat: Seat, action: Explore) -> Reason | None:
    """CO-3.1, CO-3.5."""
    commander = state.commanders[seat]
    slot = action.slot
    if not 0 <= slot < SLOTS:
        return _no_such_slot
    if commander.explored >> slot & 1:
        return _explored_already
    if slot >= NEAR and not distant_is_open(commander):
        return _distant_closed
    return None


def check_conquer(state: State, seat: Seat, action: Conquer) -> Reason | None:
    """CO-3.6."""
    commander = state.commanders[seat]
    slot = action.slot
    if not 0 <= slot < SLOTS:
        return _no_such_slot
    if not commander.explored >> slot & 1:
        return _not_explored
    if slot in commander.aligned:
        return _aligned_already
    return None


def explore(state: State, seat: Seat, action: Explore, events: list[Event]) -> None:
    """CO-3.1."""
    commander, slot = state.commanders[seat], action.slot
    commander.explored |= 1 << slot
    events.append(SystemExplored(seat, slot, commander.cards[slot]))
    state.agenda.append(ATTACK_AT[seat][slot])


def conquer(state: State, seat: Seat, action: Conquer, events: list[Event]) -> None:
    """CO-3.6."""
    attack(state, ATTACK_AT[seat][action.slot], events)


def bide_time(state: State, seat: Seat, action: BideTime, events: list[Event]) -> None:
    """CO-3.7, CO-5.6: a sure success is wasted."""
    commander = state.commanders[seat]
    events.append(TimeBidden(seat, is_sure(state, commander)))
    commander.sure_round = 0


def is_sure(state: State, commander: Commander) -> bool:
    """CO-5.6."""
    return commander.sure_round == state.round


def attack(state: State, step: Step, events: list[Event]) -> None:
    """CO-3.2 to CO-3.4, CO-5.6."""
    seat, slot = step.seat, step.value
    commander = state.commanders[seat]
    number = commander.cards[slot]
    resistance, strength = SYSTEMS[number].resistance, commander.strength
    die = 0 if is_sure(state, commander) else state.rng.roll(SIDES)
    commander.sure_round = 0
    won = die == 0 or die + strength >= resistance
    events.append(SystemAttacked(seat, slot, number, die, strength, resistance, won))
    if won:
        align(commander, slot)
    elif strength > 0:
        state.agenda.append(LOSE_STRENGTH_OF[seat])


def lose_strength(state: State, step: Step, events: list[Event]) -> None:
    """CO-3.4."""
    commander = state.commanders[step.seat]
    commander.strength = max(0, commander.strength - DATA.limits.lost_strength)
    events.append(StrengthLost(step.seat, commander.strength))


def _no_such_slot(state: State, seat: Seat, action: Explore | Conquer) -> Refusal:
    return Refusal("CO-1.3", say("no-place", last=SLOTS - 1, slot=action.slot))


def _explored_already(state: State, seat: Seat, action: Explore) -> Refusal:
    commander = state.commanders[seat]
    name = SYSTEMS[commander.cards[action.slot]].name
    return Refusal("CO-3.1", say("explored-already", system=name))


def _distant_closed(state: State, seat: Seat, action: Explore) -> Refusal:
    commander = state.commanders[seat]
    if not ABILITIES[commander.technologies].opens_distant:
        return Refusal("CO-3.5", say("distant-locked", technology=technology_with("opens_distant")))
    name = SYSTEMS[commander.cards[unaligned_near(commander)]].name
    return Refusal("CO-3.5", say("distant-closed", system=name))


def _not_explored(state: State, seat: Seat, action: Conquer) -> Refusal:
    return Refusal("CO-3.6", say("not-explored", place=place(action.slot)))


def _aligned_already(state: State, seat: Seat, action: Conquer) -> Refusal:
    commander = state.commanders[seat]
    name = SYSTEMS[commander.cards[action.slot]].name
    return Refusal("CO-3.6", say("aligned-already", system=name))

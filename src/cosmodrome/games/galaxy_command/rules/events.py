"""Chapter 6: an event for all after everybody's turn; a Red Alert for those it names, and an event in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from cosmodrome.core.flow import Reason, Seat, Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_command.actions import PayRansom, RefuseRansom
from cosmodrome.games.galaxy_command.data.components import (
    ABILITIES,
    DATA,
    EVENTS,
    SYSTEMS,
    Envoys,
    Gain,
    Invasion,
    Quiet,
    Ransom,
    Revolt,
    Storm,
    Strike,
)
from cosmodrome.games.galaxy_command.events import (
    CommanderLost,
    EnvoysArrived,
    EventDrawn,
    NothingThreatened,
    PlayerSpared,
    RansomPaid,
    ResourcesGained,
    StormRaged,
    StrikeCalled,
    SystemDefended,
    SystemGivenUp,
)
from cosmodrome.games.galaxy_command.rules.order import in_turn_order
from cosmodrome.games.galaxy_command.rules.scoring import count_points
from cosmodrome.games.galaxy_command.rules.sector import lose
from cosmodrome.games.galaxy_command.rules.steps import EVENT_IN_PLACE, RANSOM, RESOLVE
from cosmodrome.games.galaxy_command.state import Commander, State
from cosmodrome.games.galaxy_command.words.names import resource

RANSOMS = (PayRansom("wealth"), PayRansom("metal"))


def draw_event(state: State, step: Step, events: list[Event]) -> None:
    """CO-6.1."""
    card = state.pile[-1]
    state.pile = state.pile[:-1]
    _turn_up(state, card, False, events)


def draw_in_place(state: State, step: Step, events: list[Event]) -> None:
    """CO-6.9."""
    if state.unused:
        card = state.unused[-1]
        state.unused = state.unused[:-1]
        _turn_up(state, card, True, events)


def _turn_up(state: State, card: int, in_place: bool, events: list[Event]) -> None:
    """CO-6.1, CO-6.9, CO-6.10."""
    state.used += (card,)
    total = DATA.setup.events_year_1 if state.year == 1 else DATA.setup.events_year_2
    events.append(EventDrawn(card, state.year, in_place, total - len(state.pile), total))
    steps = [Step(RESOLVE, seat, card) for seat in in_turn_order(state)]
    if EVENTS[card].red_alert:
        steps.append(Step(EVENT_IN_PLACE))
    do_next(state, *steps)


def resolve(state: State, step: Step, events: list[Event]) -> None:
    """What the card does to one player in this year."""
    effect = EVENTS[step.value].years[state.year - 1]
    EFFECTS[type(effect)](state, step, effect, events)


def gain(state: State, step: Step, effect: Gain, events: list[Event]) -> None:
    """CO-6.2."""
    commander = state.commanders[step.seat]
    limit = ABILITIES[commander.technologies].storage_limit
    metal, wealth = min(effect.metal, limit - commander.metal), min(effect.wealth, limit - commander.wealth)
    commander.metal += metal
    commander.wealth += wealth
    lost = effect.metal + effect.wealth - metal - wealth
    events.append(ResourcesGained(step.seat, metal, wealth, lost))


def strike(state: State, step: Step, effect: Strike, events: list[Event]) -> None:
    """CO-6.3."""
    commander = state.commanders[step.seat]
    commander.strike = True
    events.append(StrikeCalled(step.seat, ABILITIES[commander.technologies].halves_strikes))


def revolt(state: State, step: Step, effect: Revolt, events: list[Event]) -> None:
    """CO-6.4: the lowest printed resistance, a tie at random."""
    commander = state.commanders[step.seat]
    if not commander.aligned:
        _nothing_to_lose(state, step.seat, events)
        return
    lowest = min(SYSTEMS[commander.cards[slot]].resistance for slot in commander.aligned)
    weakest = [slot for slot in commander.aligned if SYSTEMS[commander.cards[slot]].resistance == lowest]
    target = weakest[0] if len(weakest) == 1 else state.rng.choice(weakest)
    bonus = ABILITIES[commander.technologies].against_revolt
    _defend(state, step, target, effect, bonus, events, len(weakest))


def invasion(state: State, step: Step, effect: Invasion, events: list[Event]) -> None:
    """CO-6.5, CO-6.15: the system aligned last."""
    commander = state.commanders[step.seat]
    if not commander.aligned:
        _nothing_to_lose(state, step.seat, events)
        return
    target = commander.aligned[-1]
    bonus = ABILITIES[commander.technologies].against_invasion
    _defend(state, step, target, effect, bonus, events)


def _defend(
    state: State, step: Step, slot: int, effect: Revolt | Invasion, bonus: int, events: list[Event], tied: int = 1
) -> None:
    """CO-6.4, CO-6.5: at least the resistance makes it unaligned."""
    commander = state.commanders[step.seat]
    number = commander.cards[slot]
    die = state.rng.roll(DATA.die.sides)
    resistance = SYSTEMS[number].resistance + bonus
    lost = die + effect.force >= resistance
    threat: Literal["revolt", "invasion"] = "revolt" if isinstance(effect, Revolt) else "invasion"
    events.append(SystemDefended(step.seat, slot, number, threat, die, effect.force, resistance, lost, tied))
    if lost:
        lose(commander, slot)


def is_in_danger(state: State, commander: Commander) -> bool:
    """CO-6.7: the next revolt or invasion would be the end."""
    return state.year > 1 and not commander.aligned and not commander.out


def _nothing_to_lose(state: State, seat: Seat, events: list[Event]) -> None:
    """CO-6.7, CO-8.7."""
    if not is_in_danger(state, state.commanders[seat]):
        events.append(NothingThreatened(seat))
        return
    state.commanders[seat].out = True
    events.append(CommanderLost(seat))
    if all(commander.out for commander in state.commanders):
        state.agenda.clear()
        count_points(state)


def quiet(state: State, step: Step, effect: Quiet, events: list[Event]) -> None:
    """CO-6.8."""


def storm(state: State, step: Step, effect: Storm, events: list[Event]) -> None:
    """CO-6.12."""
    commander = state.commanders[step.seat]
    slot = commander.aligned[-1] if commander.aligned else -1
    if slot < 0:
        events.append(PlayerSpared(step.seat, "no system"))
        return
    if not _produces(commander, slot):
        events.append(PlayerSpared(step.seat, "no production", commander.cards[slot]))
        return
    others = tuple(mark for mark in commander.storms if mark[0] != slot)
    left = max([effect.collections, *(left for marked, left in commander.storms if marked == slot)])
    commander.storms = (*others, (slot, left))
    events.append(StormRaged(step.seat, slot, commander.cards[slot], left))


def _produces(commander: Commander, slot: int) -> bool:
    card = SYSTEMS[commander.cards[slot]]
    return card.metal + card.wealth > 0


def ransom(state: State, step: Step, effect: Ransom, events: list[Event]) -> None:
    """CO-6.13: the player is asked where there is a choice."""
    commander = state.commanders[step.seat]
    if len(commander.aligned) < effect.from_systems:
        events.append(PlayerSpared(step.seat, "few systems", len(commander.aligned)))
    elif commander.wealth >= effect.wealth or commander.metal >= effect.metal:
        do_next(state, Step(RANSOM, step.seat, step.value))
    else:
        _give_up_newest(state, step.seat, events, forced=True)


def envoys(state: State, step: Step, effect: Envoys, events: list[Event]) -> None:
    """CO-6.14."""
    commander = state.commanders[step.seat]
    if commander.strength > effect.up_to_strength:
        events.append(PlayerSpared(step.seat, "strength", commander.strength))
        return
    limit = ABILITIES[commander.technologies].military_limit
    commander.strength = min(limit, commander.strength + effect.strength)
    events.append(EnvoysArrived(step.seat, commander.strength))


EFFECTS: dict[type, Callable[[State, Step, Any, list[Event]], None]] = {
    Gain: gain,
    Strike: strike,
    Revolt: revolt,
    Invasion: invasion,
    Quiet: quiet,
    Storm: storm,
    Ransom: ransom,
    Envoys: envoys,
}


def ransom_due(state: State, resource: str) -> int:
    """What the Pandemic asks for, in that resource."""
    effect = EVENTS[state.asked[0].value].years[state.year - 1]
    assert isinstance(effect, Ransom)
    return effect.wealth if resource == "wealth" else effect.metal


def check_pay(state: State, seat: Seat, action: PayRansom) -> Reason | None:
    """CO-6.13."""
    commander = state.commanders[seat]
    owned = commander.wealth if action.resource == "wealth" else commander.metal
    return _ransom_unpaid if owned < ransom_due(state, action.resource) else None


def pay_ransom(state: State, seat: Seat, action: PayRansom, events: list[Event]) -> None:
    """CO-6.13."""
    commander = state.commanders[seat]
    due = ransom_due(state, action.resource)
    metal, wealth = (0, due) if action.resource == "wealth" else (due, 0)
    commander.metal -= metal
    commander.wealth -= wealth
    events.append(RansomPaid(seat, metal, wealth))


def refuse_ransom(state: State, seat: Seat, action: RefuseRansom, events: list[Event]) -> None:
    """CO-6.13."""
    _give_up_newest(state, seat, events)


def _give_up_newest(state: State, seat: Seat, events: list[Event], forced: bool = False) -> None:
    commander = state.commanders[seat]
    slot = commander.aligned[-1]
    lose(commander, slot)
    events.append(SystemGivenUp(seat, slot, commander.cards[slot], forced))


def _ransom_unpaid(state: State, seat: Seat, action: PayRansom) -> Refusal:
    commander = state.commanders[seat]
    due = ransom_due(state, action.resource)
    owned = commander.wealth if action.resource == "wealth" else commander.metal
    return Refusal("CO-6.13", say("ransom-unpaid", due=due, owned=owned, resource=resource(action.resource)))

"""What a balance report wants to know of a finished game, beyond its points.

A system that was dealt can be held or not. Chance alone decides which systems are dealt and which events are drawn, so
a difference in score there is an effect of the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures, key
from cosmodrome.games.galaxy_command.data.components import EVENTS, NEAR, SYSTEMS, TECHNOLOGIES
from cosmodrome.games.galaxy_command.events import (
    EventDrawn,
    ResourcesCollected,
    ResourcesGained,
    StrengthLost,
    SystemAttacked,
    SystemDefended,
    SystemGivenUp,
    TechnologyDiscovered,
    TimeBidden,
    TurnBegan,
)
from cosmodrome.games.galaxy_command.state import Commander, State


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    commander = state.commanders[seat]
    own = [event for event in events if getattr(event, "seat", None) == seat]
    return Measures(
        things={
            **({} if commander.out else _owned(commander)),
            key(say("measure-near-system-dealt")): _dealt(state, commander, distant=False),
            key(say("measure-distant-system-dealt")): _dealt(state, commander, distant=True),
            key(say("measure-event-of-year-1")): _met(state, events, 1),
            key(say("measure-event-of-year-2")): _met(state, events, 2),
        },
        numbers={
            key(say("measure-sector")): _sector(commander, own),
            key(say("measure-attacks")): _attacks(own),
            key(say("measure-resources")): _resources(own),
            key(say("measure-round-of-discovery")): _discoveries(own),
        },
    )


def _owned(commander: Commander) -> dict[str, dict[str, bool]]:
    """Not of a player who is out, who scores nothing whatever was there (CO-8.7)."""
    return {
        key(say("measure-technology")): {
            key(row.name): commander.technologies >> index & 1 == 1 for index, row in enumerate(TECHNOLOGIES)
        },
        key(say("measure-near-system-held")): _held(commander, range(NEAR)),
        key(say("measure-distant-system-held")): _held(commander, range(NEAR, len(commander.cards))),
    }


def _held(commander: Commander, slots: Iterable[int]) -> dict[str, bool]:
    """Of the systems of one's own sector, those aligned in the end."""
    return {SYSTEMS[commander.cards[slot]].name: slot in commander.aligned for slot in slots}


def _dealt(state: State, commander: Commander, *, distant: bool) -> dict[str, bool]:
    """Of all the systems in the deck, those in one's own sector."""
    deck = {*state.rest, *(number for each in state.commanders for number in each.cards)}
    cards = (SYSTEMS[number] for number in sorted(deck))
    return {card.name: card.number in commander.cards for card in cards if card.distant == distant}


def _met(state: State, events: Sequence[Event], year: int) -> dict[str, bool]:
    """Drawn in that year, or still to come in it when everybody was out: how long a game lasts is not chance alone."""
    drawn = [event.card for event in events if isinstance(event, EventDrawn) and event.year == year]
    dealt = {EVENTS[number].name for number in (*drawn, *(state.pile if state.year == year else ()))}
    deck = (EVENTS[number].name for number in sorted((*state.pile, *state.unused, *state.used)))
    return {name: name in dealt for name in deck}


def _sector(commander: Commander, own: Sequence[Event]) -> dict[str, float]:
    lost = [event.threat for event in own if isinstance(event, SystemDefended) and event.lost]
    near = sum(slot < NEAR for slot in commander.aligned)
    return {
        key(say("measure-systems-explored")): float(commander.explored.bit_count()),
        key(say("measure-near-systems-aligned")): float(near),
        key(say("measure-distant-systems-aligned")): float(len(commander.aligned) - near),
        key(say("measure-lost-in-revolts")): float(lost.count("revolt")),
        key(say("measure-lost-to-invasions")): float(lost.count("invasion")),
        key(say("measure-given-up")): _count(own, SystemGivenUp),
        key(say("measure-out-of-the-game")): float(commander.out),
    }


def _attacks(own: Sequence[Event]) -> dict[str, float]:
    attacks = [event for event in own if isinstance(event, SystemAttacked)]
    return {
        key(say("measure-attacks")): float(len(attacks)),
        key(say("measure-won")): float(sum(event.aligned for event in attacks)),
        key(say("measure-strength-lost")): _count(own, StrengthLost),
        key(say("measure-turns-bided")): _count(own, TimeBidden),
    }


def _resources(own: Sequence[Event]) -> dict[str, float]:
    collected = [event for event in own if isinstance(event, ResourcesCollected)]
    gained = [event for event in own if isinstance(event, ResourcesGained)]
    return {
        key(say("measure-metal-collected")): float(sum(event.metal for event in collected)),
        key(say("measure-wealth-collected")): float(sum(event.wealth for event in collected)),
        key(say("measure-metal-wasted")): float(sum(event.wasted_metal for event in collected)),
        key(say("measure-wealth-wasted")): float(sum(event.wasted_wealth for event in collected)),
        key(say("measure-wasted-of-events")): float(sum(event.lost for event in gained)),
        key(say("measure-collections-struck")): float(sum(event.struck for event in collected)),
    }


def _discoveries(own: Sequence[Event]) -> dict[str, float]:
    """In which round each technology came, where it did."""
    names, found, turn = {row.id: key(row.name) for row in TECHNOLOGIES}, {}, 1
    for event in own:
        if isinstance(event, TurnBegan):
            turn = event.round
        elif isinstance(event, TechnologyDiscovered):
            found[names[event.technology]] = float(turn)
    return found


def _count(own: Sequence[Event], kind: type[Event]) -> float:
    return float(sum(isinstance(event, kind) for event in own))

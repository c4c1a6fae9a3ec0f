"""Chapter 13: a card is turned up, and what it brings begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Step
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from cosmodrome.games.galaxy_trucker.events import CardIgnored, CardTurnedUp
from cosmodrome.games.galaxy_trucker.rules import combat, enemies, opportunities, perils
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.state import State

RESOLVE: dict[type, Callable[[State, Any, list[Event]], None]] = {
    rows.OpenSpace: opportunities.open_space,
    rows.Planets: opportunities.planets,
    rows.AbandonedShip: opportunities.abandoned,
    rows.AbandonedStation: opportunities.abandoned,
    rows.MeteoricSwarm: perils.meteoric_swarm,
    rows.Smugglers: enemies.attack_all,
    rows.Slavers: enemies.attack_all,
    rows.Pirates: enemies.attack_all,
    rows.CombatZone: combat.combat_zone,
    rows.Stardust: perils.stardust,
    rows.Epidemic: perils.epidemic,
    rows.Sabotage: perils.sabotage,
}


def turn_up(state: State, step: Step, events: list[Event]) -> None:
    """GT-10.3; GT-15.6: a lone flyer ignores what compares ships."""
    state.order = flight_order(state)
    if not state.order:
        return
    card, state.deck = state.deck[-1], state.deck[:-1]
    state.card, state.spent, state.shown = card, (*state.spent, card), state.shown | 1 << card
    events.append(CardTurnedUp(state.order[0], card, len(state.deck)))
    row = CARDS[card]
    if len(state.order) == 1 and isinstance(row, rows.CombatZone | rows.Sabotage):
        events.append(CardIgnored(state.order[0], card))
    else:
        RESOLVE[type(row)](state, row, events)

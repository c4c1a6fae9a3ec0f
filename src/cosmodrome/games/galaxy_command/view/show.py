"""What a seat may see (CO-1.8). Nobody may look at a face-down card, so seats and spectators all see the same."""

from __future__ import annotations

from functools import cache
from typing import Any

from cosmodrome.core.flow import Seat, Step
from cosmodrome.core.kept import keep
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_command.data.components import ABILITIES, EVENTS, SLOTS, SYSTEMS, TECHNOLOGIES
from cosmodrome.games.galaxy_command.rules.action import is_sure
from cosmodrome.games.galaxy_command.rules.collecting import income
from cosmodrome.games.galaxy_command.rules.events import is_in_danger
from cosmodrome.games.galaxy_command.rules.scoring import aligned_distant, distant_target, points
from cosmodrome.games.galaxy_command.rules.sector import distant_is_open
from cosmodrome.games.galaxy_command.rules.steps import EVENT_IN_PLACE, PHASE, RANSOM, RESOLVE
from cosmodrome.games.galaxy_command.state import Commander, State
from cosmodrome.games.galaxy_command.view.table import CommanderView, GalaxyCommandView, SystemView

COMMANDERS: dict[tuple[Any, ...], CommanderView] = {}
"""Commanders as they were shown: in a move one of them changes, and everybody at the table looks at all."""
RED_ALERTS = frozenset([number for number, row in EVENTS.items() if row.red_alert])


def view(state: State, seat: Seat | None) -> GalaxyCommandView:
    step, asked = _coming(state), state.asked[0] if state.asked else None
    resolved, left, alerts = _events(state, step)
    return GalaxyCommandView(
        seat=seat,
        year=state.year,
        round=state.round,
        first=state.first,
        phase=PHASE[step.name] if step else "End",
        turn=max(-1, step.seat) if step else -1,
        events_resolved=resolved,
        events_left=left,
        red_alerts=alerts,
        unused_events=len(state.unused),
        used_events=state.used,
        pandemic=asked.value if asked else 0,
        commanders=tuple([_commander(state, commander) for commander in state.commanders]),
        distant_aligned=aligned_distant(state),
        distant_target=distant_target(state) if len(state.commanders) > 1 else 0,
        original=len(state.rest) + SLOTS * len(state.commanders) < len(SYSTEMS),
    )


def redact(event: Event, seat: Seat | None) -> Event | None:
    return event


def _coming(state: State) -> Step | None:
    """The question that is open or, in the middle of an action, the step that comes next; None after the end."""
    if state.asked:
        return state.asked[0]
    return state.agenda[-1] if state.agenda else None


def _events(state: State, step: Step | None) -> tuple[int, int, int]:
    """Of this year: events resolved, events still to be resolved, Red Alerts turned up (CO-6.9)."""
    alerts = len(RED_ALERTS.intersection(state.used))
    drawn, left = len(state.used) - alerts, len(state.pile)
    if step is None or step.name not in (RESOLVE, RANSOM, EVENT_IN_PLACE):
        return drawn, left, alerts
    if step.name == EVENT_IN_PLACE or step.value in RED_ALERTS:
        return drawn, left + bool(state.unused), alerts  # the event in its place is still to come
    return drawn - 1, left + 1, alerts


def _commander(state: State, commander: Commander) -> CommanderView:
    """All that it depends on is in the key."""
    sure, sure_next, in_danger = (
        is_sure(state, commander),
        commander.sure_round > state.round,
        is_in_danger(state, commander),
    )
    key = (commander.key(), sure, sure_next, in_danger)
    return COMMANDERS.get(key) or keep(COMMANDERS, key, _new_commander(commander, sure, sure_next, in_danger))


def _new_commander(commander: Commander, sure: bool, sure_next: bool, in_danger: bool) -> CommanderView:
    ability = ABILITIES[commander.technologies]
    next_metal, next_wealth = income(commander)
    return CommanderView(
        metal=commander.metal,
        wealth=commander.wealth,
        strength=commander.strength,
        metal_production=commander.metal_production,
        wealth_production=commander.wealth_production,
        next_metal=next_metal,
        next_wealth=next_wealth,
        storage_limit=ability.storage_limit,
        military_limit=ability.military_limit,
        technologies=_technologies(commander.technologies),
        systems=_systems(commander),
        newest=commander.aligned[-1] if commander.aligned else -1,
        distant_open=distant_is_open(commander),
        sure_success=sure,
        sure_next=sure_next,
        strike=commander.strike,
        built=commander.built,
        discovered=commander.discovered,
        out=commander.out,
        in_danger=in_danger,
        points=points(commander),
    )


@cache
def _technologies(known: int) -> tuple[str, ...]:
    return tuple([row.id for i, row in enumerate(TECHNOLOGIES) if known >> i & 1])


SECTORS: dict[tuple[Any, ...], tuple[SystemView, ...]] = {}


def _systems(commander: Commander) -> tuple[SystemView, ...]:
    key = (commander.cards, commander.explored, commander.aligned, commander.storms)
    return SECTORS.get(key) or keep(SECTORS, key, _new_systems(commander))


def _new_systems(commander: Commander) -> tuple[SystemView, ...]:
    explored, aligned, storms = commander.explored, commander.aligned, dict(commander.storms)
    return tuple(
        [
            SystemView(
                slot=slot,
                distant=SYSTEMS[number].distant,
                card=number if explored >> slot & 1 else 0,
                aligned=slot in aligned,
                storm=storms.get(slot, 0) if storms else 0,
            )
            for slot, number in enumerate(commander.cards)
        ]
    )

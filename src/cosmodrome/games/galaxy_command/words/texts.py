"""Words for people: what an offer would do, what happened, and the board as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from cosmodrome.core.records import Action
from cosmodrome.core.texts import Block, Line, Prompt
from cosmodrome.games.galaxy_command import actions
from cosmodrome.games.galaxy_command.data.components import (
    DATA,
    EVENTS,
    NEAR,
    SYSTEMS,
    TECHNOLOGIES,
    TECHNOLOGY_INDEX,
    EventCard,
    Ransom,
)
from cosmodrome.games.galaxy_command.view.table import CommanderView, GalaxyCommandView, SystemView
from cosmodrome.games.galaxy_command.words.narration import effect_text

SIDES = DATA.die.sides


def offer(view: GalaxyCommandView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    seat = view.turn if view.seat is None else view.seat
    return OFFERS[type(action)](view, view.commanders[seat], action)


def _explore(view: GalaxyCommandView, own: CommanderView, action: actions.Explore) -> Line:
    kind = "distant" if action.slot >= NEAR else "near"
    risk = "succeeds without a roll" if own.sure_success else f"die + {own.strength} against an unknown resistance"
    return Line(f"Explore {kind} system {place(action.slot)}", "CO-3.1", risk)


def _conquer(view: GalaxyCommandView, own: CommanderView, action: actions.Conquer) -> Line:
    card = SYSTEMS.get(own.systems[action.slot].card)
    if card is None:
        return Line(f"Conquer system {place(action.slot)}", "CO-3.6")
    if own.sure_success:
        return Line(f"Conquer {card.name}", "CO-3.6", "succeeds without a roll")
    roll = f"die + {own.strength} against {card.resistance}"
    return Line(f"Conquer {card.name}", "CO-3.6", f"{roll}: {chance(own, card.resistance)}")


def _bide(view: GalaxyCommandView, own: CommanderView, action: actions.BideTime) -> Line:
    waste = "; the sure success is wasted" if own.sure_success else ""
    return Line("Bide time", "CO-3.7", f"no risk, no gain{waste}")


def _trade(view: GalaxyCommandView, own: CommanderView, action: actions.Trade) -> Line:
    ability = next(row.ability for row in TECHNOLOGIES if row.ability.trade_give)
    other = "wealth" if action.give == "metal" else "metal"
    return Line(f"Exchange {ability.trade_give} {action.give} for {ability.trade_get} {other}", "CO-4.2")


def _keep(view: GalaxyCommandView, own: CommanderView, action: actions.KeepResources) -> Line:
    return Line("Exchange nothing", "CO-4.2")


def _military(view: GalaxyCommandView, own: CommanderView, action: actions.BuildMilitary) -> Line:
    cost = f"{DATA.limits.military_metal} metal and {DATA.limits.military_wealth} wealth"
    return Line("Build military", "CO-5.2", f"{cost}; strength {own.strength} to {own.strength + 1}")


def _technology(view: GalaxyCommandView, own: CommanderView, action: actions.DiscoverTechnology) -> Line:
    index = TECHNOLOGY_INDEX.get(action.technology)
    if index is None:
        return Line(f"Discover '{action.technology}'", "CO-5.4")
    row = TECHNOLOGIES[index]
    return Line(f"Discover {row.name}", "CO-5.3", f"{row.cost} wealth; {row.text}")


def _end(view: GalaxyCommandView, own: CommanderView, action: actions.EndTurn) -> Line:
    return Line("End the turn", "CO-5.1", "" if own.built or own.discovered else "nothing built")


def _pay(view: GalaxyCommandView, own: CommanderView, action: actions.PayRansom) -> Line:
    effect = EVENTS[view.pandemic].years[view.year - 1]
    due = getattr(effect, action.resource) if isinstance(effect, Ransom) else 0
    return Line(f"Pay {due} {action.resource}", "CO-6.13", "every system stays aligned")


def _refuse(view: GalaxyCommandView, own: CommanderView, action: actions.RefuseRansom) -> Line:
    newest = own.systems[own.newest]
    return Line("Pay nothing", "CO-6.13", f"{SYSTEMS[newest.card].name} becomes unaligned")


OFFERS: dict[type[Action], Callable[[GalaxyCommandView, CommanderView, Any], Line]] = {
    actions.Explore: _explore,
    actions.Conquer: _conquer,
    actions.BideTime: _bide,
    actions.Trade: _trade,
    actions.KeepResources: _keep,
    actions.BuildMilitary: _military,
    actions.DiscoverTechnology: _technology,
    actions.EndTurn: _end,
    actions.PayRansom: _pay,
    actions.RefuseRansom: _refuse,
}


def prompt(view: GalaxyCommandView) -> Prompt:
    steps = (f"Year {view.year}", *QUESTIONS, f"Event {event_number(view)} of {events_of_year(view)}")
    if view.turn < 0:
        return Prompt(steps, -1, "The game is over", "")
    title, text = ("Pay the ransom?", "Or the newest aligned system is lost.")
    if view.phase in QUESTIONS:
        title, text = QUESTIONS[view.phase]
        return Prompt(steps, steps.index(view.phase), title, text)
    return Prompt(steps, len(steps) - 1, title, text)


def event_number(view: GalaxyCommandView) -> int:
    """Which event of the year this round leads to; after the end the last one that was resolved."""
    return view.events_resolved + (view.turn >= 0)


def events_of_year(view: GalaxyCommandView) -> int:
    return view.events_resolved + view.events_left


QUESTIONS = {
    "Action": ("Choose one action", "Then collect, then build."),
    "Collect": ("Exchange resources?", "Once a turn, after collecting."),
    "Build": ("Build", "Military once and one technology, in either order."),
}


def place(slot: int) -> str:
    """A slot as people count it: near 1 to 6, distant 1 to 3."""
    return str(slot + 1 if slot < NEAR else slot - NEAR + 1)


def chance(own: CommanderView, resistance: int) -> str:
    wins = min(SIDES, max(0, SIDES + 1 - (resistance - own.strength)))
    return f"{round(100 * wins / SIDES)} %"


def board(view: GalaxyCommandView) -> Sequence[Block]:
    """The commanders, the sector of whoever looks or decides, and the events."""
    seats = range(len(view.commanders))
    looking = view.seat if view.seat is not None else max(view.turn, 0)
    return (
        _overview(view),
        *(_sector(view, seat) for seat in seats if seat == looking),
        _technologies(view, looking),
        _events(view),
    )


def _overview(view: GalaxyCommandView) -> Block:
    head = ("Commander", "Points", "Aligned", "Explored", "Strength", "Metal", "Wealth", "Marks")
    rows = tuple(_overview_row(view, seat) for seat in range(len(view.commanders)))
    target = f"Distant systems aligned together: {view.distant_aligned} of {view.distant_target} (CO-8.6)."
    title = f"Year {view.year}, round {view.round}"
    return Block(title, head, rows, target if view.distant_target else "")


def _overview_row(view: GalaxyCommandView, seat: int) -> tuple[str, ...]:
    own = view.commanders[seat]
    explored = sum(system.card > 0 for system in own.systems)
    aligned = sum(system.aligned for system in own.systems)
    first = seat == view.first and len(view.commanders) > 1
    marks = ["first"] * first + ["out"] * own.out + ["strike"] * own.strike + ["sure success"] * own.sure_success
    marks += ["sure success next turn"] * own.sure_next
    return (
        f"{{{seat}}}",
        str(sum(own.points.values())),
        f"{aligned}/{len(own.systems)}",
        f"{explored}/{len(own.systems)}",
        f"{own.strength}/{own.military_limit}",
        f"{own.metal}/{own.storage_limit} (+{own.next_metal})",
        f"{own.wealth}/{own.storage_limit} (+{own.next_wealth})",
        ", ".join(marks) or "-",
    )


def _sector(view: GalaxyCommandView, seat: int) -> Block:
    own = view.commanders[seat]
    head = ("Place", "System", "Resistance", "Metal", "Wealth", "Points", "State")
    closed = "" if own.distant_open else "Distant systems are closed (CO-3.5)."
    return Block(f"Sector: {{{seat}}}", head, tuple(_system_row(own, system) for system in own.systems), closed)


def _system_row(own: CommanderView, system: SystemView) -> tuple[str, ...]:
    where = f"{'distant' if system.distant else 'near'} {place(system.slot)}"
    if system.card == 0:
        return (where, "face down", "?", "?", "?", "?", "unexplored")
    card = SYSTEMS[system.card]
    state = "aligned" if system.aligned else "unaligned"
    state += ", newest" if system.slot == own.newest else ""
    state += f", storm for {system.storm}" if system.storm else ""
    return (where, card.name, str(card.resistance), str(card.metal), str(card.wealth), str(card.points), state)


def _technologies(view: GalaxyCommandView, seat: int) -> Block:
    owned = view.commanders[seat].technologies
    rows = tuple(
        (str(row.row), row.name, str(row.cost), row.text, "yes" if row.id in owned else "-") for row in TECHNOLOGIES
    )
    return Block(f"Technologies: {{{seat}}}", ("Row", "Technology", "Wealth", "Effect", "Own"), rows)


def _events(view: GalaxyCommandView) -> Block:
    """The cards of this year; Red Alerts have no number, for they do not count as events (CO-6.9)."""
    numbers = count(1)
    rows = tuple(_event_row(view, EVENTS[card], numbers) for card in view.used_events)
    alerts = f" Red Alerts: {view.red_alerts}." if view.red_alerts else ""
    note = f"Events resolved: {view.events_resolved} of {events_of_year(view)}.{alerts}"
    return Block(f"Events of year {view.year}", ("No.", "Event", "Effect"), rows, note)


def _event_row(view: GalaxyCommandView, card: EventCard, numbers: Iterator[int]) -> tuple[str, ...]:
    number, name = ("-", f"Red Alert: {card.name}") if card.red_alert else (str(next(numbers)), card.name)
    return (number, name, effect_text(card.years[view.year - 1]))

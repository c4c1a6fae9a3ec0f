"""Chapter 4: metal and wealth come in; Interspecies Commerce exchanges some."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat, Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_command.actions import Trade
from cosmodrome.games.galaxy_command.data.components import ABILITIES, SYSTEMS, technology_with
from cosmodrome.games.galaxy_command.events import ResourcesCollected, ResourcesTraded
from cosmodrome.games.galaxy_command.rules.steps import TRADE
from cosmodrome.games.galaxy_command.state import Commander, State
from cosmodrome.games.galaxy_command.words.names import resource

TRADES: tuple[Trade, ...] = (Trade("metal"), Trade("wealth"))


def income(commander: Commander) -> tuple[int, int]:
    """What the next collection brings before the storage limit: CO-4.1, CO-6.3, CO-6.12."""
    metal, wealth = commander.metal_production, commander.wealth_production
    for slot, _ in commander.storms:
        card = SYSTEMS[commander.cards[slot]]
        metal -= card.metal
        wealth -= card.wealth
    if not commander.strike:
        return metal, wealth
    if ABILITIES[commander.technologies].halves_strikes:
        return (metal + 1) // 2, (wealth + 1) // 2
    return 0, 0


def collect(state: State, step: Step, events: list[Event]) -> None:
    """CO-4.1; the exchange of CO-4.2 is asked for where there is one."""
    seat = step.seat
    commander = state.commanders[seat]
    limit = ABILITIES[commander.technologies].storage_limit
    metal, wealth = income(commander)
    got_metal, got_wealth = min(metal, limit - commander.metal), min(wealth, limit - commander.wealth)
    struck = commander.strike
    events.append(ResourcesCollected(seat, got_metal, got_wealth, metal - got_metal, wealth - got_wealth, struck))
    commander.metal += got_metal
    commander.wealth += got_wealth
    commander.strike = False
    if commander.storms:
        commander.storms = tuple((slot, left - 1) for slot, left in commander.storms if left > 1)
    if any(check_trade(state, seat, trade) is None for trade in TRADES):
        do_next(state, Step(TRADE, seat))


def check_trade(state: State, seat: Seat, action: Trade) -> Reason | None:
    """CO-4.2."""
    commander = state.commanders[seat]
    ability = ABILITIES[commander.technologies]
    if ability.trade_give == 0:
        return _no_commerce
    given, gained = (
        (commander.metal, commander.wealth) if action.give == "metal" else (commander.wealth, commander.metal)
    )
    if given < ability.trade_give:
        return _too_little_to_give
    if gained >= ability.storage_limit:
        return _no_room
    return None


def trade(state: State, seat: Seat, action: Trade, events: list[Event]) -> None:
    """CO-4.2."""
    commander = state.commanders[seat]
    ability = ABILITIES[commander.technologies]
    metal, wealth = commander.metal, commander.wealth
    if action.give == "metal":
        commander.metal -= ability.trade_give
        commander.wealth = min(ability.storage_limit, wealth + ability.trade_get)
    else:
        commander.wealth -= ability.trade_give
        commander.metal = min(ability.storage_limit, metal + ability.trade_get)
    events.append(ResourcesTraded(seat, commander.metal - metal, commander.wealth - wealth))


def _no_commerce(state: State, seat: Seat, action: Trade) -> Refusal:
    return Refusal("CO-4.2", say("no-commerce", technology=technology_with("trade_give")))


def _too_little_to_give(state: State, seat: Seat, action: Trade) -> Refusal:
    commander = state.commanders[seat]
    wanted = ABILITIES[commander.technologies].trade_give
    owned = commander.metal if action.give == "metal" else commander.wealth
    about = {"wanted": wanted, "owned": owned, "resource": resource(action.give)}
    return Refusal("CO-4.2", say("too-little-to-give", **about))


def _no_room(state: State, seat: Seat, action: Trade) -> Refusal:
    commander = state.commanders[seat]
    gained = "wealth" if action.give == "metal" else "metal"
    limit = ABILITIES[commander.technologies].storage_limit
    return Refusal("CO-4.2", say("no-room", limit=limit, resource=resource(gained)))

"""What an offer would do, and where the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.galaxy_command import actions
from cosmodrome.games.galaxy_command.data.components import (
    DATA,
    EVENTS,
    SYSTEMS,
    TECHNOLOGIES,
    TECHNOLOGY_INDEX,
    Ransom,
    technology_with,
)
from cosmodrome.games.galaxy_command.view.table import CommanderView, GalaxyCommandView
from cosmodrome.games.galaxy_command.words.names import amounts, brings, place, resource

SIDES = DATA.die.sides


def offer(view: GalaxyCommandView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    seat = view.turn if view.seat is None else view.seat
    return OFFERS[type(action)](view, view.commanders[seat], action)


def _explore(view: GalaxyCommandView, own: CommanderView, action: actions.Explore) -> Line:
    detail = say("sure-detail") if own.sure_success else say("explore-detail", strength=own.strength, loss=_loss(own))
    return Line(say("explore", place=place(action.slot)), "CO-3.1", detail)


def _conquer(view: GalaxyCommandView, own: CommanderView, action: actions.Conquer) -> Line:
    card = SYSTEMS.get(own.systems[action.slot].card)
    if card is None:
        return Line(say("conquer", system=place(action.slot)), "CO-3.6")
    text, found = say("conquer", system=card.name), brings(card.number)
    if own.sure_success:
        return Line(text, "CO-3.6", say("conquer-sure-detail", brings=found))
    about = {"strength": own.strength, "resistance": card.resistance, "loss": _loss(own)}
    chance = _chance(own.strength, card.resistance)
    if not chance:
        return Line(text, "CO-3.6", say("conquer-hopeless-detail", **about))
    return Line(text, "CO-3.6", say("conquer-detail", chance=chance, brings=found, **about))


def _loss(own: CommanderView) -> int:
    """CO-3.4: what a failed attack costs."""
    return min(own.strength, DATA.limits.lost_strength)


def _chance(strength: int, resistance: int) -> int:
    """In percent."""
    wins = min(SIDES, max(0, SIDES + 1 - (resistance - strength)))
    return round(100 * wins / SIDES)


def _bide(view: GalaxyCommandView, own: CommanderView, action: actions.BideTime) -> Line:
    if own.sure_success:
        return Line(say("bide"), "CO-3.7", say("bide-wasted-detail", technology=technology_with("sure_success")))
    return Line(say("bide"), "CO-3.7", say("bide-detail"))


def _trade(view: GalaxyCommandView, own: CommanderView, action: actions.Trade) -> Line:
    ability = next(row.ability for row in TECHNOLOGIES if row.ability.trade_give)
    give, get, limit = ability.trade_give, ability.trade_get, own.storage_limit
    if action.give == "metal":
        got, left = amounts(0, get), amounts(own.metal - give, min(limit, own.wealth + get))
    else:
        got, left = amounts(get, 0), amounts(min(limit, own.metal + get), own.wealth - give)
    gave = amounts(give, 0) if action.give == "metal" else amounts(0, give)
    return Line(say("trade", gave=gave, got=got), "CO-4.2", say("trade-detail", left=left))


def _keep(view: GalaxyCommandView, own: CommanderView, action: actions.KeepResources) -> Line:
    return Line(say("trade-nothing"), "CO-4.2", say("trade-nothing-detail", left=amounts(own.metal, own.wealth)))


def _military(view: GalaxyCommandView, own: CommanderView, action: actions.BuildMilitary) -> Line:
    cost = amounts(DATA.limits.military_metal, DATA.limits.military_wealth)
    detail = say("military-detail", cost=cost, before=own.strength, after=own.strength + 1)
    return Line(say("military"), "CO-5.2", detail)


def _technology(view: GalaxyCommandView, own: CommanderView, action: actions.DiscoverTechnology) -> Line:
    index = TECHNOLOGY_INDEX.get(action.technology)
    if index is None:
        return Line(say("discover", technology=action.technology), "CO-5.4")
    row = TECHNOLOGIES[index]
    detail = say("discover-detail", cost=row.cost, n=row.points, text=row.text)
    return Line(say("discover", technology=row.name), "CO-5.3", detail)


def _end(view: GalaxyCommandView, own: CommanderView, action: actions.EndTurn) -> Line:
    return Line(say("end-turn"), "CO-5.1", "" if own.built or own.discovered else say("end-turn-detail"))


def _pay(view: GalaxyCommandView, own: CommanderView, action: actions.PayRansom) -> Line:
    effect = _ransom(view)
    due = getattr(effect, action.resource) if effect else 0
    price = say("amount", n=due, resource=resource(action.resource))
    return Line(say("pay", price=price), "CO-6.13", say("pay-detail", system=_newest(own)))


def _refuse(view: GalaxyCommandView, own: CommanderView, action: actions.RefuseRansom) -> Line:
    newest = own.systems[own.newest].card
    return Line(say("pay-nothing"), "CO-6.13", say("pay-nothing-detail", system=_newest(own), brings=brings(newest)))


def _ransom(view: GalaxyCommandView) -> Ransom | None:
    """What the Red Alert asks for."""
    effect = EVENTS[view.pandemic].years[view.year - 1]
    return effect if isinstance(effect, Ransom) else None


def _newest(own: CommanderView) -> str:
    return SYSTEMS[own.systems[own.newest].card].name


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

QUESTIONS: dict[str, tuple[Text, Text]] = {
    "Action": (say("prompt-action"), say("prompt-action-text")),
    "Collect": (say("prompt-collect"), say("prompt-collect-text")),
    "Build": (say("prompt-build"), say("prompt-build-text")),
}
"""By phase, in the order of a turn."""


def prompt(view: GalaxyCommandView) -> Prompt:
    event = say("event-count", number=event_number(view), total=events_of_year(view))
    year = say("step-year", year=view.year)
    steps = (year, say("step-action"), say("step-collect"), say("step-build"), event)
    if view.turn < 0:
        return Prompt(steps, -1, say("prompt-over"), "")
    if view.phase in QUESTIONS:
        return Prompt(steps, 1 + list(QUESTIONS).index(view.phase), *QUESTIONS[view.phase])
    return Prompt(steps, len(steps) - 1, say("prompt-ransom"), _ransom_text(view))


def _ransom_text(view: GalaxyCommandView) -> Message:
    """CO-6.13."""
    effect, own = _ransom(view), view.commanders[view.turn]
    metal, wealth = (effect.metal, effect.wealth) if effect else (0, 0)
    about = {"card": EVENTS[view.pandemic].name, "metal": metal, "wealth": wealth, "system": _newest(own)}
    return say("prompt-ransom-text", who=Player(view.turn), **about)


def event_number(view: GalaxyCommandView) -> int:
    """Which event of the year this round leads to; after the end the last one that was resolved."""
    return view.events_resolved + (view.turn >= 0)


def events_of_year(view: GalaxyCommandView) -> int:
    return view.events_resolved + view.events_left

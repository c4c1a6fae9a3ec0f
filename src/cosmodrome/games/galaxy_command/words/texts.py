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
    NEAR,
    SYSTEMS,
    TECHNOLOGIES,
    TECHNOLOGY_INDEX,
    Ransom,
    technology_with,
)
from cosmodrome.games.galaxy_command.rules.scoring import BONUS
from cosmodrome.games.galaxy_command.view.table import CommanderView, GalaxyCommandView
from cosmodrome.games.galaxy_command.words.names import ability, amounts, brings, place, resource, score

SIDES = DATA.die.sides
LAST_YEAR = 2
ALWAYS = 100
"""Percent."""


def offer(view: GalaxyCommandView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    seat = view.turn if view.seat is None else view.seat
    return OFFERS[type(action)](view, view.commanders[seat], action)


def _explore(view: GalaxyCommandView, own: CommanderView, action: actions.Explore) -> Line:
    text = say("explore", place=place(action.slot))
    scores = (say("bonus-exploration", n=BONUS["exploration"]),) if _is_last_face_down(own, action.slot) else ()
    warlord = _warlord(own, action.slot)
    if own.sure_success:
        return Line(text, "CO-3.1", say("explore-sure-detail", scores=scores + warlord))
    resistances = _possible(view, distant=action.slot >= NEAR)
    wins = sum(_wins(own.strength, each) for each in resistances)
    about: dict[str, Any] = {"strength": own.strength, "scores": scores, "success": warlord}
    about |= {"least": min(resistances), "most": max(resistances), "known": len(set(resistances)) == 1}
    about["chance"] = _percent(wins, len(resistances) * SIDES)
    closes = own.distant_open and action.slot < NEAR and _has_face_down_distant(own)
    danger = _danger(own, about["chance"])
    return Line(text, "CO-3.1", say("explore-detail", **about, **_failing(own, closes)), danger)


def _conquer(view: GalaxyCommandView, own: CommanderView, action: actions.Conquer) -> Line:
    card = SYSTEMS.get(own.systems[action.slot].card)
    if card is None:
        return Line(say("conquer", system=place(action.slot)), "CO-3.6")
    text = say("conquer", system=card.name)
    gains = {"brings": brings(card.number) + _warlord(own, action.slot), "opens": _opens_distant(own, action.slot)}
    if own.sure_success:
        return Line(text, "CO-3.6", say("conquer-sure-detail", **gains))
    about = {"strength": own.strength, "resistance": card.resistance, **_failing(own)}
    wins = _wins(own.strength, card.resistance)
    if not wins:
        return Line(text, "CO-3.6", say("conquer-hopeless-detail", **about), _danger(own))
    about |= {"wins": wins, "sides": SIDES, "chance": _percent(wins, SIDES), **gains}
    return Line(text, "CO-3.6", say("conquer-detail", **about), _danger(own, about["chance"]))


def _possible(view: GalaxyCommandView, distant: bool) -> list[int]:
    """The resistances that a face-down system can have: those of all cards that nobody has explored (CO-1.8)."""
    seen = {system.card for commander in view.commanders for system in commander.systems}
    deck = [card for card in DATA.systems if card.distant == distant and (card.original or not view.original)]
    return [card.resistance for card in deck if card.number not in seen] or [card.resistance for card in deck]


def _wins(strength: int, resistance: int) -> int:
    """CO-3.2: how many results of the die win."""
    return min(SIDES, max(0, SIDES + 1 - (resistance - strength)))


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)


def _failing(own: CommanderView, closes: bool = False) -> dict[str, Any]:
    """What a failed attack costs (CO-3.4), whether it closes the distant systems (CO-3.5), and the danger after it."""
    loss = min(own.strength, DATA.limits.lost_strength)
    return {"loss": loss, "closes": closes, "alone": own.in_danger}


def _danger(own: CommanderView, chance: int = 0) -> Text:
    """In few words, what a failed attack can lead to, or what follows one that is bound to fail or no attack at all."""
    if not own.in_danger or chance == ALWAYS:
        return ""
    return say("danger-failing") if chance else say("danger-biding")


def _is_last_face_down(own: CommanderView, slot: int) -> bool:
    return all(system.card for system in own.systems if system.slot != slot)


def _has_face_down_distant(own: CommanderView) -> bool:
    return any(system.distant and not system.card for system in own.systems)


def _opens_distant(own: CommanderView, slot: int) -> bool:
    """CO-3.5: this is the one system that keeps the distant ones closed."""
    holding = [each.slot for each in own.systems if not each.distant and each.card and not each.aligned]
    opener = any(row.ability.opens_distant and row.id in own.technologies for row in TECHNOLOGIES)
    return opener and holding == [slot] and _has_face_down_distant(own)


def _warlord(own: CommanderView, slot: int) -> tuple[Message, ...]:
    """CO-8.4: all other systems are aligned."""
    if all(system.aligned for system in own.systems if system.slot != slot):
        return (say("bonus-warlord", n=BONUS["warlord"]),)
    return ()


def _bide(view: GalaxyCommandView, own: CommanderView, action: actions.BideTime) -> Line:
    alone = own.in_danger
    if own.sure_success:
        technology = technology_with("sure_success")
        wasted = say("bide-wasted-detail", technology=technology, alone=alone)
        return Line(say("bide"), "CO-3.7", wasted, _danger(own))
    return Line(say("bide"), "CO-3.7", say("bide-detail", alone=alone), _danger(own))


def _trade(view: GalaxyCommandView, own: CommanderView, action: actions.Trade) -> Line:
    exchange = next(row.ability for row in TECHNOLOGIES if row.ability.trade_give)
    give, get, limit = exchange.trade_give, exchange.trade_get, own.storage_limit
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
    about = {"before": own.strength, "after": own.strength + 1, "late": _is_last_round(view)}
    detail = say("military-detail", cost=cost, **about)
    return Line(say("military"), "CO-5.2", detail)


def _technology(view: GalaxyCommandView, own: CommanderView, action: actions.DiscoverTechnology) -> Line:
    index = TECHNOLOGY_INDEX.get(action.technology)
    if index is None:
        return Line(say("discover", technology=action.technology), "CO-5.4")
    row = TECHNOLOGIES[index]
    scores = [say("points", n=row.points)]
    if len(own.technologies) == len(TECHNOLOGIES) - 1:
        scores.append(say("bonus-scientific", n=BONUS["scientific"]))
    late = _is_last_round(view) and not (row.ability.against_invasion or row.ability.against_revolt)
    detail = say("discover-detail", cost=row.cost, scores=tuple(scores), late=late, text=ability(row))
    return Line(say("discover", technology=row.name), "CO-5.3", detail)


def _end(view: GalaxyCommandView, own: CommanderView, action: actions.EndTurn) -> Line:
    left, built = amounts(own.metal, own.wealth), own.built or own.discovered
    about: dict[str, Any] = {"left": left, "built": built, "worthless": bool(left) and _is_last_round(view)}
    about |= {"last": _is_last_turn(view), "number": event_number(view), "total": events_of_year(view)}
    return Line(say("end-turn"), "CO-5.1", say("end-turn-detail", **about))


def _is_last_round(view: GalaxyCommandView) -> bool:
    """CO-7.2: after this round's event the game ends."""
    return view.year == LAST_YEAR and view.events_left == 1


def _is_last_turn(view: GalaxyCommandView) -> bool:
    """CO-6.1: after this turn the round's event follows."""
    seats = len(view.commanders)
    order = [(view.first + turn) % seats for turn in range(seats)]
    return view.turn == [seat for seat in order if not view.commanders[seat].out][-1]


def _pay(view: GalaxyCommandView, own: CommanderView, action: actions.PayRansom) -> Line:
    effect = _ransom(view)
    due = getattr(effect, action.resource) if effect else 0
    price = say("amount", n=due, resource=resource(action.resource))
    metal, wealth = (own.metal - due, own.wealth) if action.resource == "metal" else (own.metal, own.wealth - due)
    left = amounts(max(0, metal), max(0, wealth))
    return Line(say("pay", price=price), "CO-6.13", say("pay-detail", system=_newest(own), left=left))


def _refuse(view: GalaxyCommandView, own: CommanderView, action: actions.RefuseRansom) -> Line:
    newest = own.systems[own.newest]
    closes = own.distant_open and not newest.distant and _has_face_down_distant(own)
    last = _is_last_round(view)
    about: dict[str, Any] = {"system": _newest(own), "closes": closes and not last, "last": last}
    about["brings"] = score(newest.card) if last else brings(newest.card)
    return Line(say("pay-nothing"), "CO-6.13", say("pay-nothing-detail", **about))


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
    if view.phase == "End":
        return Prompt(steps, -1, say("prompt-over"), "")
    if view.phase in QUESTIONS:
        step, (title, text) = 1 + list(QUESTIONS).index(view.phase), QUESTIONS[view.phase]
        if view.phase == "Action" and view.distant_target:
            text = say("prompt-action-together", n=view.distant_aligned, target=view.distant_target)
        return Prompt(steps, step, title, text)
    title, text = (say("prompt-ransom"), _ransom_text(view)) if view.pandemic else ("", "")
    return Prompt(steps, len(steps) - 1, title, text)


def _ransom_text(view: GalaxyCommandView) -> Message:
    """CO-6.13."""
    effect, own = _ransom(view), view.commanders[view.turn]
    metal, wealth = (effect.metal, effect.wealth) if effect else (0, 0)
    about = {"card": EVENTS[view.pandemic].name, "metal": metal, "wealth": wealth, "system": _newest(own)}
    return say("prompt-ransom-text", who=Player(view.turn), **about)


def event_number(view: GalaxyCommandView) -> int:
    """Which event of the year this round leads to; after the year's last one, that one."""
    return min(view.events_resolved + (view.turn >= 0), events_of_year(view))


def events_of_year(view: GalaxyCommandView) -> int:
    return view.events_resolved + view.events_left

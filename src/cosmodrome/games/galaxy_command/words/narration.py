"""Every event as a message with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.message import Message, Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_command import events
from cosmodrome.games.galaxy_command.data.components import (
    DATA,
    EVENTS,
    SYSTEMS,
    TECHNOLOGIES,
    TECHNOLOGY_INDEX,
    technology_with,
)
from cosmodrome.games.galaxy_command.rules.scoring import rank
from cosmodrome.games.galaxy_command.words.names import ability, amounts, brings, effect, place


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def _year(e: events.YearBegan) -> Line:
    return Line(say("year-began", year=e.year, n=e.events), "CO-7.1")


def _turn(e: events.TurnBegan) -> Line:
    began = say("turn-began", year=e.year, round=e.round, who=Player(e.seat))
    return (
        Line(say("turn-began-drawn", began=began, who=Player(e.seat)), "CO-1.1") if e.drawn else Line(began, "CO-2.1")
    )


def _explored(e: events.SystemExplored) -> Line:
    card = SYSTEMS[e.card]
    about = {"place": place(e.slot), "system": card.name, "resistance": card.resistance}
    return Line(say("explored", who=Player(e.seat), **about), "CO-3.1")


def _attacked(e: events.SystemAttacked) -> Line:
    about: dict[str, Any] = {"who": Player(e.seat), "system": SYSTEMS[e.card].name}
    if e.die == 0:
        technology = technology_with("sure_success")
        return Line(say("aligned-surely", technology=technology, brings=brings(e.card), **about), "CO-5.6")
    about |= {"die": e.die, "strength": e.strength, "sum": e.die + e.strength, "resistance": e.resistance}
    if e.aligned:
        return Line(say("aligned", brings=brings(e.card), **about), "CO-3.2")
    return Line(say("not-aligned", **about), "CO-3.4")


def _weakened(e: events.StrengthLost) -> Line:
    return Line(say("strength-lost", who=Player(e.seat), strength=e.strength), "CO-3.4")


def _bided(e: events.TimeBidden) -> Line:
    if e.wasted:
        return Line(say("bided-wasted", who=Player(e.seat), technology=technology_with("sure_success")), "CO-5.6")
    return Line(say("bided", who=Player(e.seat)), "CO-3.7")


def _collected(e: events.ResourcesCollected) -> Line:
    return Line(_collection(e), "CO-6.3" if e.struck else "CO-4.1")


def _collection(e: events.ResourcesCollected) -> Message:
    who, got, wasted = Player(e.seat), amounts(e.metal, e.wealth), amounts(e.wasted_metal, e.wasted_wealth)
    if wasted and not got:
        return say("wasted", who=who, wasted=wasted, struck=e.struck)
    if not got:
        return say("struck-nothing", who=who) if e.struck else say("collected-nothing", who=who)
    if e.struck:
        return say("struck", who=who, got=got, wasted=wasted, technology=technology_with("halves_strikes"))
    return say("collected", who=who, got=got, wasted=wasted)


def _traded(e: events.ResourcesTraded) -> Line:
    gave, got = (max(0, -e.metal), max(0, -e.wealth)), (max(0, e.metal), max(0, e.wealth))
    return Line(say("traded", who=Player(e.seat), gave=amounts(*gave), got=amounts(*got)), "CO-4.2")


def _built(e: events.MilitaryBuilt) -> Line:
    cost = amounts(DATA.limits.military_metal, DATA.limits.military_wealth)
    return Line(say("built", who=Player(e.seat), cost=cost, strength=e.strength), "CO-5.2")


def _discovered(e: events.TechnologyDiscovered) -> Line:
    row = TECHNOLOGIES[TECHNOLOGY_INDEX[e.technology]]
    about = {"technology": row.name, "cost": e.cost, "text": ability(row)}
    return Line(say("discovered", who=Player(e.seat), **about), "CO-5.3")


def _drawn(e: events.EventDrawn) -> Line:
    card = EVENTS[e.card]
    what = effect(card.years[e.year - 1])
    if card.red_alert:
        return Line(say("drawn-alert", card=card.name, effect=what), "CO-6.9")
    about = {"number": e.number, "total": e.total, "card": card.name, "effect": what}
    if e.in_place:
        return Line(say("drawn-in-place", **about), "CO-6.9")
    return Line(say("drawn", **about), "CO-6.1")


def _gained(e: events.ResourcesGained) -> Line:
    who, got = Player(e.seat), amounts(e.metal, e.wealth)
    return Line(say("gained", who=who, got=got, lost=e.lost) if got else say("gained-nothing", who=who), "CO-6.2")


def _strike(e: events.StrikeCalled) -> Line:
    if e.halved:
        return Line(say("strike-half", who=Player(e.seat), technology=technology_with("halves_strikes")), "CO-6.3")
    return Line(say("strike", who=Player(e.seat)), "CO-6.3")


def _defended(e: events.SystemDefended) -> Line:
    card, helped_by = SYSTEMS[e.card], "against_revolt" if e.threat == "revolt" else "against_invasion"
    about = {"die": e.die, "force": e.force, "sum": e.die + e.force, "resistance": e.resistance}
    about |= {"printed": card.resistance, "bonus": e.resistance - card.resistance}
    roll = say("defense-roll", technology=technology_with(helped_by), **about)
    told = {"who": Player(e.seat), "system": card.name, "threat": e.threat, "tied": e.tied, "roll": roll}
    text = say("system-lost", brings=brings(e.card), **told) if e.lost else say("system-held", **told)
    return Line(text, "CO-6.4" if e.threat == "revolt" else "CO-6.5")


def _nothing(e: events.NothingThreatened) -> Line:
    return Line(say("nothing-to-lose", who=Player(e.seat)), "CO-6.7")


def _out(e: events.CommanderLost) -> Line:
    return Line(say("out", who=Player(e.seat)), "CO-6.7")


def _stormed(e: events.StormRaged) -> Line:
    card = SYSTEMS[e.card]
    less = amounts(card.metal, card.wealth)
    return Line(say("stormed", who=Player(e.seat), system=card.name, n=e.collections, less=less), "CO-6.12")


def _paid(e: events.RansomPaid) -> Line:
    return Line(say("paid", who=Player(e.seat), things=amounts(e.metal, e.wealth)), "CO-6.13")


def _given_up(e: events.SystemGivenUp) -> Line:
    about = {"system": SYSTEMS[e.card].name, "forced": e.forced, "brings": brings(e.card)}
    return Line(say("given-up", who=Player(e.seat), **about), "CO-6.13")


def _envoys(e: events.EnvoysArrived) -> Line:
    return Line(say("envoys", who=Player(e.seat), strength=e.strength), "CO-6.14")


def _spared(e: events.PlayerSpared) -> Line:
    who = Player(e.seat)
    match e.why:
        case "no system":
            return Line(say("spared-no-system", who=who), "CO-6.12")
        case "no production":
            return Line(say("spared-no-production", who=who, system=SYSTEMS[e.value].name), "CO-6.12")
        case "few systems":
            return Line(say("spared-few-systems", who=who, n=e.value), "CO-6.13")
        case "strength":
            return Line(say("spared-strength", who=who, strength=e.value), "CO-6.14")
    return Line(say("spared", who=who), "CO-6.9")


def _points(e: events.PointsScored) -> Line:
    text = say(f"scored-{e.category}", who=Player(e.seat), count=e.count, n=e.points)
    return Line(text, SCORED[e.category])


def _scored(e: events.CommanderScored) -> Line:
    score = e.systems + e.technologies + e.exploration + e.scientific + e.warlord
    about = {"who": Player(e.seat), "n": score, "rank": rank(score).name}
    if e.out:
        return Line(say("scored-out", **about), "CO-8.7")
    return Line(say("scored", **about), "CO-8.5")


def _ended(e: events.GameEnded) -> Line:
    if not e.target:
        return Line(say("game-over"), "CO-7.2")
    won = e.distant >= e.target
    return Line(say("game-over-together", n=e.distant, target=e.target, won=won), "CO-8.6")


SCORED = {
    "systems": "CO-8.1",
    "technologies": "CO-8.1",
    "exploration": "CO-8.2",
    "scientific": "CO-8.3",
    "warlord": "CO-8.4",
}
"""The clause of each category of points."""

SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.YearBegan: _year,
    events.TurnBegan: _turn,
    events.SystemExplored: _explored,
    events.SystemAttacked: _attacked,
    events.StrengthLost: _weakened,
    events.TimeBidden: _bided,
    events.ResourcesCollected: _collected,
    events.ResourcesTraded: _traded,
    events.MilitaryBuilt: _built,
    events.TechnologyDiscovered: _discovered,
    events.EventDrawn: _drawn,
    events.ResourcesGained: _gained,
    events.StrikeCalled: _strike,
    events.SystemDefended: _defended,
    events.NothingThreatened: _nothing,
    events.CommanderLost: _out,
    events.StormRaged: _stormed,
    events.RansomPaid: _paid,
    events.SystemGivenUp: _given_up,
    events.EnvoysArrived: _envoys,
    events.PlayerSpared: _spared,
    events.PointsScored: _points,
    events.CommanderScored: _scored,
    events.GameEnded: _ended,
}

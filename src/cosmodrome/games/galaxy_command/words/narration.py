"""Every event as one sentence with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_command import events
from cosmodrome.games.galaxy_command.data import components as rows
from cosmodrome.games.galaxy_command.data.components import EVENTS, SYSTEMS, TECHNOLOGIES, TECHNOLOGY_INDEX


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def effect_text(effect: rows.AnyEffect) -> str:
    """What an event card does, in words."""
    return EFFECT_TEXTS[type(effect)](effect)


EFFECT_TEXTS: dict[type[rows.Effect], Callable[[Any], str]] = {
    rows.Gain: lambda e: f"gain {amounts(e.metal, e.wealth)}",
    rows.Strike: lambda _: "no collection next turn",
    rows.Revolt: lambda e: f"the weakest aligned system revolts with force {e.force}",
    rows.Invasion: lambda e: f"the newest aligned system is invaded with force {e.force}",
    rows.Quiet: lambda _: "nothing happens",
    rows.Storm: lambda e: f"the newest aligned system, if it produces, yields nothing in {collections(e.collections)}",
    rows.Ransom: lambda e: (
        f"with {e.from_systems} or more aligned systems pay {e.wealth} wealth or {e.metal} metal, or lose the newest"
    ),
    rows.Envoys: lambda e: f"with strength {e.up_to_strength} or less gain {e.strength} strength",
}


def collections(count: int) -> str:
    return "the next collection" if count == 1 else f"the next {count} collections"


def amounts(metal: int, wealth: int) -> str:
    parts = [f"{amount} {name}" for amount, name in ((metal, "metal"), (wealth, "wealth")) if amount]
    return " and ".join(parts) or "nothing"


def _turn(e: events.TurnBegan) -> Line:
    return Line(f"Year {e.year}, round {e.round}: turn of {{{e.seat}}}.", "CO-2.1")


def _attacked(e: events.SystemAttacked) -> Line:
    name = SYSTEMS[e.card].name
    if e.die == 0:
        return Line(f"{{{e.seat}}} aligned {name} by diplomacy.", "CO-5.6")
    verb, clause = ("aligned", "CO-3.2") if e.aligned else ("failed to align", "CO-3.4")
    roll = f"{e.die} + {e.strength} = {e.die + e.strength} against {e.resistance}"
    return Line(f"{{{e.seat}}} {verb} {name}: {roll}.", clause)


def _collected(e: events.ResourcesCollected) -> Line:
    wasted = f"; {amounts(e.wasted_metal, e.wasted_wealth)} wasted" if e.wasted_metal or e.wasted_wealth else ""
    cause, clause = (" in a strike", "CO-6.3") if e.struck else ("", "CO-4.1")
    return Line(f"{{{e.seat}}} collected {amounts(e.metal, e.wealth)}{cause}{wasted}.", clause)


def _traded(e: events.ResourcesTraded) -> Line:
    gave, got = (-e.metal, e.wealth) if e.metal < 0 else (-e.wealth, e.metal)
    names = ("metal", "wealth") if e.metal < 0 else ("wealth", "metal")
    return Line(f"{{{e.seat}}} exchanged {gave} {names[0]} for {got} {names[1]}.", "CO-4.2")


def _discovered(e: events.TechnologyDiscovered) -> Line:
    name = TECHNOLOGIES[TECHNOLOGY_INDEX[e.technology]].name
    return Line(f"{{{e.seat}}} discovered {name} for {e.cost} wealth.", "CO-5.3")


def _drawn(e: events.EventDrawn) -> Line:
    card = EVENTS[e.card]
    kind = "Red Alert" if card.red_alert else "Event in its place" if e.in_place else "Event"
    text = f"{kind}: {card.name}, {effect_text(card.years[e.year - 1])}."
    return Line(text, "CO-6.9" if card.red_alert or e.in_place else "CO-6.1")


def _gained(e: events.ResourcesGained) -> Line:
    lost = f"; {e.lost} found no room" if e.lost else ""
    return Line(f"{{{e.seat}}} gained {amounts(e.metal, e.wealth)}{lost}.", "CO-6.2")


def _defended(e: events.SystemDefended) -> Line:
    name, clause = SYSTEMS[e.card].name, "CO-6.4" if e.threat == "revolt" else "CO-6.5"
    end = f"lost {name} to the {e.threat}" if e.lost else f"held {name} in the {e.threat}"
    return Line(f"{{{e.seat}}} {end}: {e.die} + {e.force} = {e.die + e.force} against {e.resistance}.", clause)


def _stormed(e: events.StormRaged) -> Line:
    return Line(f"{SYSTEMS[e.card].name} of {{{e.seat}}} yields nothing in {collections(e.collections)}.", "CO-6.12")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.YearBegan: lambda e: Line(f"Year {e.year} begins with {e.events} events.", "CO-7.1"),
    events.TurnBegan: _turn,
    events.SystemExplored: lambda e: Line(f"{{{e.seat}}} explored {SYSTEMS[e.card].name}.", "CO-3.1"),
    events.SystemAttacked: _attacked,
    events.StrengthLost: lambda e: Line(f"{{{e.seat}}} fell to strength {e.strength}.", "CO-3.4"),
    events.TimeBidden: lambda e: Line(f"{{{e.seat}}} bided time.", "CO-3.7"),
    events.ResourcesCollected: _collected,
    events.ResourcesTraded: _traded,
    events.MilitaryBuilt: lambda e: Line(f"{{{e.seat}}} built military: strength {e.strength}.", "CO-5.2"),
    events.TechnologyDiscovered: _discovered,
    events.EventDrawn: _drawn,
    events.ResourcesGained: _gained,
    events.StrikeCalled: lambda e: Line(f"The workers of {{{e.seat}}} strike in the next collection.", "CO-6.3"),
    events.SystemDefended: _defended,
    events.NothingThreatened: lambda e: Line(f"{{{e.seat}}} had no aligned system to lose.", "CO-6.7"),
    events.CommanderLost: lambda e: Line(f"The home world of {{{e.seat}}} revolted: out of the game.", "CO-6.7"),
    events.QuietPassed: lambda _: Line("Nothing happened.", "CO-6.8"),
    events.StormRaged: _stormed,
    events.RansomPaid: lambda e: Line(f"{{{e.seat}}} paid {amounts(e.metal, e.wealth)}.", "CO-6.13"),
    events.SystemGivenUp: lambda e: Line(f"{{{e.seat}}} gave up {SYSTEMS[e.card].name}.", "CO-6.13"),
    events.EnvoysArrived: lambda e: Line(f"Envoys helped {{{e.seat}}}: strength {e.strength}.", "CO-6.14"),
    events.PlayerSpared: lambda e: Line(f"The Red Alert does not touch {{{e.seat}}}.", "CO-6.9"),
    events.GameEnded: lambda _: Line("The game is over.", "CO-7.2"),
}

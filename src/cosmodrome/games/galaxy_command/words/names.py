"""What places, amounts and effects are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_command.data import components as rows
from cosmodrome.games.galaxy_command.data.components import NEAR, SYSTEMS


def place(slot: int) -> Message:
    """A place of a sector as people count them: near 1 to 6, distant 1 to 3."""
    return say("place-near", n=slot + 1) if slot < NEAR else say("place-distant", n=slot - NEAR + 1)


def resource(kind: str) -> Message:
    return say(f"resource-{kind}")


def amounts(metal: int, wealth: int) -> tuple[Message, ...]:
    """As a list; what is 0 is left out."""
    found = (("metal", metal), ("wealth", wealth))
    return tuple([say("amount", n=amount, resource=resource(kind)) for kind, amount in found if amount])


def brings(number: int) -> tuple[Message, ...]:
    """What an aligned system gives: production each turn, and points."""
    card = SYSTEMS[number]
    production = amounts(card.metal, card.wealth)
    return (say("each-turn", things=production), *score(number)) if production else score(number)


def score(number: int) -> tuple[Message, ...]:
    """The points of an aligned system."""
    points = SYSTEMS[number].points
    return (say("points", n=points),) if points else ()


def ability(technology: rows.Technology) -> Message:
    """What a technology gives its owner."""
    given = technology.ability
    kind = next((field for field in given.__struct_fields__ if getattr(given, field)), "none")
    return say(f"ability-{kind}", n=getattr(given, kind, 0), get=given.trade_get)


def effect(card: rows.AnyEffect) -> Message:
    """What an event card does."""
    return EFFECTS[type(card)](card)


EFFECTS: dict[type[rows.Effect], Callable[[Any], Message]] = {
    rows.Gain: lambda e: say("effect-gain", things=amounts(e.metal, e.wealth)),
    rows.Strike: lambda _: say("effect-strike"),
    rows.Revolt: lambda e: say("effect-revolt", force=e.force),
    rows.Invasion: lambda e: say("effect-invasion", force=e.force),
    rows.Quiet: lambda _: say("effect-quiet"),
    rows.Storm: lambda e: say("effect-storm", n=e.collections),
    rows.Ransom: lambda e: say("effect-ransom", systems=e.from_systems, wealth=e.wealth, metal=e.metal),
    rows.Envoys: lambda e: say("effect-envoys", limit=e.up_to_strength, n=e.strength),
}

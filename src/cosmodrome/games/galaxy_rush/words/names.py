"""What cards, places and amounts are called."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.message import Message, Text, say
from cosmodrome.games.galaxy_rush.data.components import ACHIEVEMENTS, CARDS, COST_OF, DATA
from cosmodrome.games.galaxy_rush.events import Achieved


def card_name(card: int) -> str:
    return CARDS[card].name


def card_text(card: int) -> Message:
    """An orbit card at a glance."""
    row = CARDS[card]
    return say("card-glance", name=row.name, points=row.points, distance=row.distance)


def resource_name(kind: int) -> str:
    return DATA.resources[kind].short.lower()


def orbit(number: int) -> Text:
    return say(f"orbit-{number}") if number in {1, 2} else str(number)


def place(pair: int, orbit_number: int) -> Message:
    return say("place", pair=pair, orbit=orbit(orbit_number))


def amounts(counts: Sequence[int]) -> tuple[Message, ...]:
    """Numbers of resources, as a list."""
    return tuple([say("resource", n=count, name=resource_name(kind)) for kind, count in enumerate(counts) if count])


def cost(card: int) -> tuple[Message, ...]:
    """What a discovery requires."""
    return amounts(COST_OF[card])


def achieved(changes: Achieved) -> tuple[Message, ...]:
    """What open achievements give more or less, as a list."""
    return tuple([_achieved(ACHIEVEMENTS[card].name, n) for card, n in changes])


def _achieved(name: str, n: int) -> Message:
    return say("achieved-more", n=n, name=name) if n > 0 else say("achieved-less", n=-n, name=name)


def points(n: int) -> Message:
    return say("points", n=n)

"""What cards, places and amounts are called."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.message import Message, Text, say
from cosmodrome.games.galaxy_rush.data.components import ACHIEVEMENTS, CARDS, COST_OF, DATA, HEROICS, KIND_OF
from cosmodrome.games.galaxy_rush.events import Achieved

KIND_NAMES = (*(row.name for row in DATA.resources), *(row.name for row in DATA.expeditions))


def card_name(card: int) -> Text:
    """Only heroics have names of their own."""
    kind = KIND_OF[card]
    return CARDS[card].name if kind == HEROICS else KIND_NAMES[kind]


def card_text(card: int) -> Message:
    """An orbit card at a glance."""
    row = CARDS[card]
    return say("card-glance", name=card_name(card), points=row.points, distance=row.distance)


def inside(name: Text) -> Message:
    """The name of a kind inside a sentence."""
    return say("kind-inside", name=name)


def resource_name(kind: int) -> Message:
    return inside(DATA.resources[kind].short)


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


def _achieved(name: Text, n: int) -> Message:
    return say("achieved-more", n=n, name=name) if n > 0 else say("achieved-less", n=-n, name=name)


def points(n: int) -> Message:
    return say("points", n=n)

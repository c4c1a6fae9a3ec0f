"""What happened in the Moon phase: gold modules, wonders, building, feeding, loading down (chapters 7 to 10, 15)."""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush.events.parts import Bill, LaneEvent, Numbers


class GoldBought(Event, frozen=True):
    seat: int
    gold: int
    paid: Bill


class GoldPassed(Event, frozen=True):
    seat: int


class GoldRemoved(Event, frozen=True):
    corp: int
    gold: int


class WonderRowShown(Event, frozen=True):
    reveals: ClassVar[bool] = True

    cards: Numbers


class WonderDrafted(Event, frozen=True):
    seat: int
    card: int


class WonderDiscarded(Event, frozen=True):
    card: int


class Produced(Event, frozen=True):
    """By a gold module, without an astronaut."""

    seat: int
    gold: int
    made: Bill
    veil: int = 0
    lost: Bill = ()
    """What found no room on a track (LR-8.7)."""


class Worked(Event, frozen=True):
    seat: int
    module: int
    level: int
    space: int
    spent: Bill
    made: Bill
    veil: int = 0
    lost: Bill = ()
    """What found no room on a track (LR-8.7)."""


class GoldWorked(Event, frozen=True):
    """On one's own gold module, or on somebody's shared one."""

    seat: int
    gold: int
    space: int
    spent: Bill
    made: Bill
    veil: int = 0
    lost: Bill = ()
    """What found no room on a track (LR-8.7)."""


class Upgraded(Event, frozen=True):
    seat: int
    module: int
    level: int
    paid: Bill
    veil: int = 0


class Salvaged(Event, frozen=True):
    seat: int
    gold: int
    module: int
    level: int
    back: Bill
    gc: int
    veil: int = 0


class SoldFromBase(Event, frozen=True):
    seat: int
    gold: int
    item: int
    gc: int
    veil: int = 0


class Roused(Event, frozen=True):
    seat: int
    gold: int
    paid: Bill
    module: int = -1
    """The converter that was left before its second run; -1: none."""
    veil: int = 0


class StandInHired(Event, frozen=True):
    seat: int
    paid: Bill
    veil: int = 0


class WonderBuilt(Event, frozen=True):
    seat: int
    cards: Numbers
    """The noun first."""
    paid: Bill
    veil: int = 0


class Boarded(LaneEvent, frozen=True):
    """One astronaut on each of these lanes' ships."""

    seat: int
    lanes: Numbers
    veil: int = 0


class BuildingEnded(Event, frozen=True):
    seat: int


class Fed(Event, frozen=True):
    seat: int
    astronauts: int
    paid: int


class AstronautsDied(Event, frozen=True):
    seat: int
    without_bed: int
    without_food: int
    lost: int


class EarthboundLoaded(LaneEvent, frozen=True):
    seat: int
    lane: int
    load: Bill
    veil: int = 0
    owner: int = -1
    """Whose ship it is, where it is a partner's (LR-16.1)."""


class AiShipLoaded(LaneEvent, frozen=True):
    reveals: ClassVar[bool] = True

    corp: int
    lane: int
    card: int


MoonEvent = (
    GoldBought
    | GoldPassed
    | GoldRemoved
    | WonderRowShown
    | WonderDrafted
    | WonderDiscarded
    | Produced
    | Worked
    | GoldWorked
    | Upgraded
    | Salvaged
    | SoldFromBase
    | Roused
    | StandInHired
    | WonderBuilt
    | Boarded
    | BuildingEnded
    | Fed
    | AstronautsDied
    | EarthboundLoaded
    | AiShipLoaded
)

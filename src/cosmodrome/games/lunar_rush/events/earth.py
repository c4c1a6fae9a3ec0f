"""What happened before the first turn and in the Earth phase (chapters 1 to 6), or in any step of all (chapter 2)."""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush.events.parts import Bill, LaneEvent, Numbers, Tie


class TurnBegan(Event, frozen=True):
    heads: ClassVar[bool] = True

    turn: int


class RoleDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    role: int


class RoleWished(Event, frozen=True):
    seat: int
    cards: str


class ChallengePicked(Event, frozen=True):
    """A challenge card of the own choice (LR-1.5)."""

    seat: int
    role: int


class LanesBlocked(Event, frozen=True):
    """The two cards turned up where two play in all (LR-3.4)."""

    reveals: ClassVar[bool] = True

    up_card: int
    down_card: int
    up: int
    down: int


class LaneClosed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    lane: int
    card: int


class BidPlaced(Event, frozen=True):
    """The value is 0 for everybody else."""

    seat: int
    value: int


class BidsShown(Event, frozen=True):
    """By initiative, the highest first."""

    reveals: ClassVar[bool] = True

    corps: Numbers
    values: Numbers
    paid: Numbers
    tie: Tie = ""
    """LR-4.2, LR-4.6."""
    counted: Numbers = ()
    """The bids as they counted, by cards or for AIs that bid together (LR-4.6, LR-16.2); empty: as they were."""
    full: Numbers = ()
    """What they cost without cards and with enough GC (LR-4.4); empty: what was paid."""


class AiCardsTurned(LaneEvent, frozen=True):
    reveals: ClassVar[bool] = True

    corp: int
    up_card: int
    down_card: int
    lanes: Numbers = ()
    """Those of both cards that are in the game, in the order in which they are looked at (LR-13.4, LR-13.5)."""


class RouteChosen(LaneEvent, frozen=True):
    corp: int
    lane: int


class PickGivenUp(Event, frozen=True):
    corp: int


class ClosedLaneGained(Event, frozen=True):
    seat: int
    lane: int
    card: int
    lost: Bill = ()
    """What found no room on a track (LR-8.7)."""


class MoonboundLoaded(LaneEvent, frozen=True):
    seat: int
    lane: int
    load: Bill
    astronauts: int
    veil: int = 0


class TeleportChosen(Event, frozen=True):
    seat: int
    gold: int
    load: Bill
    veil: int = 0


class LoadingFinished(Event, frozen=True):
    seat: int


class TakenBack(Event, frozen=True):
    """The last thing said in this step."""

    seat: int
    veil: int = 0


class Unveiled(Event, frozen=True):
    """A secret step is over: what everybody did is seen."""

    reveals: ClassVar[bool] = True

    step: str


class ShipsMoved(Event, frozen=True):
    """All ships of a direction, one space (LR-6.3, LR-11.1)."""

    up: bool


class MoonboundArrived(LaneEvent, frozen=True):
    corp: int
    lane: int
    load: Bill
    astronauts: int


class Teleported(Event, frozen=True):
    seat: int
    load: Bill


EarthEvent = (
    TurnBegan
    | RoleDrawn
    | RoleWished
    | ChallengePicked
    | LanesBlocked
    | LaneClosed
    | BidPlaced
    | BidsShown
    | AiCardsTurned
    | RouteChosen
    | PickGivenUp
    | ClosedLaneGained
    | MoonboundLoaded
    | TeleportChosen
    | LoadingFinished
    | TakenBack
    | Unveiled
    | ShipsMoved
    | MoonboundArrived
    | Teleported
)

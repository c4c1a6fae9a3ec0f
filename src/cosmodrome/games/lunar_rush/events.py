"""What happened. `corp` is a seat, or an AI: -1 the first, -2 the second. Items, lanes and cards are rows of the data.

In a step played in secret (LR-2.3) an event is told twice: at once to its own seat (`veil` 1), and to all others when
the step ends (`veil` 2).
"""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event

Numbers = tuple[int, ...]
Bill = tuple[tuple[int, int], ...]
"""Items with numbers."""


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


class AiCardsTurned(Event, frozen=True):
    reveals: ClassVar[bool] = True

    corp: int
    up_card: int
    down_card: int


class RouteChosen(Event, frozen=True):
    corp: int
    lane: int


class PickGivenUp(Event, frozen=True):
    corp: int


class ClosedLaneGained(Event, frozen=True):
    seat: int
    lane: int
    card: int


class MoonboundLoaded(Event, frozen=True):
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


class MoonboundArrived(Event, frozen=True):
    corp: int
    lane: int
    load: Bill
    astronauts: int


class Teleported(Event, frozen=True):
    seat: int
    load: Bill


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


class Worked(Event, frozen=True):
    seat: int
    module: int
    level: int
    space: int
    spent: Bill
    made: Bill
    veil: int = 0


class GoldWorked(Event, frozen=True):
    """On one's own gold module, or on somebody's shared one."""

    seat: int
    gold: int
    space: int
    spent: Bill
    made: Bill
    veil: int = 0


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


class Boarded(Event, frozen=True):
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


class EarthboundLoaded(Event, frozen=True):
    seat: int
    lane: int
    load: Bill
    veil: int = 0


class AiShipLoaded(Event, frozen=True):
    reveals: ClassVar[bool] = True

    corp: int
    lane: int
    card: int


class EarthboundArrived(Event, frozen=True):
    corp: int
    lane: int
    astronauts: int
    empty: int
    gc: int


class PriceRaised(Event, frozen=True):
    seat: int
    gold: int
    item: int
    price: int


class MarketPassed(Event, frozen=True):
    seat: int


class ShipSold(Event, frozen=True):
    """All a ship had, by item: number and price of one."""

    corp: int
    lane: int
    items: Numbers
    numbers: Numbers
    prices: Numbers
    gc: int


class FeePaid(Event, frozen=True):
    seat: int
    gc: int


class PricesMoved(Event, frozen=True):
    """The prices of all four moon items now."""

    prices: Numbers


class MarketRefreshed(Event, frozen=True):
    """By moon item: sold in this phase, steps to the left, the price now."""

    sold: Numbers
    steps: Numbers
    prices: Numbers


class GoalMet(Event, frozen=True):
    seat: int
    goal: int
    gc: int


class ExtraMarket(Event, frozen=True):
    heads: ClassVar[bool] = True

    number: int


class GameEnded(Event, frozen=True):
    """The final scores, people first; AI bid cards left are shown with it."""

    corps: Numbers
    scores: Numbers


AnyEvent = (
    TurnBegan
    | RoleDrawn
    | RoleWished
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
    | MoonboundArrived
    | Teleported
    | GoldBought
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
    | EarthboundArrived
    | PriceRaised
    | MarketPassed
    | ShipSold
    | FeePaid
    | PricesMoved
    | MarketRefreshed
    | GoalMet
    | ExtraMarket
    | GameEnded
)

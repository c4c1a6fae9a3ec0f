"""What happened in the Market phase and at the end (chapters 11, 12 and 14)."""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush.events.parts import LaneEvent, Numbers


class EarthboundArrived(LaneEvent, frozen=True):
    corp: int
    lane: int
    astronauts: int
    empty: int
    gc: int


class PriceRaised(Event, frozen=True):
    seat: int
    gold: int
    item: int
    steps: int
    price: int


class MarketPassed(Event, frozen=True):
    seat: int


class ShipSold(LaneEvent, frozen=True):
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
    role: int = -1
    """The card that sets the goal."""


class ExtraMarket(Event, frozen=True):
    heads: ClassVar[bool] = True

    number: int


class GameEnded(Event, frozen=True):
    """The final scores, people first; AI bid cards left are shown with it."""

    corps: Numbers
    scores: Numbers
    added: tuple[tuple[tuple[str, int], ...], ...] = ()
    """For each of them: the categories of final scoring with their GC (LR-12.2 to LR-12.4)."""


MarketEvent = (
    EarthboundArrived
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

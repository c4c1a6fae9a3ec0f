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
    market: Numbers = ()
    """The prices on the market board, where a card changes what is paid."""


class FeePaid(Event, frozen=True):
    seat: int
    gc: int


class PricesMoved(Event, frozen=True):
    """The prices of all four moon items now, and as they were; those are not in recordings of earlier releases."""

    prices: Numbers
    before: Numbers = ()


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


class FinalScored(Event, frozen=True):
    """What final scoring added to the GC of a corporation; people first. An AI's bid cards left are shown with it."""

    corp: int
    before: int
    added: tuple[tuple[str, int], ...]
    """By category (LR-12.2 to LR-12.4, LR-13.9, LR-15.4); what is 0 is left out."""
    score: int


class GameEnded(Event, frozen=True):
    """Who won: one, or a team (LR-16.1)."""

    corps: Numbers
    gc: int
    tied: bool = False
    """By the lowest initiative of the last turn (LR-12.5, LR-16.7)."""


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
    | FinalScored
    | GameEnded
)

"""What happened. Everything in this game happens in the open, so no event is redacted."""

from __future__ import annotations

from typing import ClassVar, Literal

from cosmodrome.core.records import Event


class YearBegan(Event, frozen=True):
    """The year's events are dealt (CO-1.5, CO-7.1)."""

    heads: ClassVar[bool] = True

    year: int
    events: int


class TurnBegan(Event, frozen=True):
    heads: ClassVar[bool] = True

    seat: int
    year: int
    round: int


class SystemExplored(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int


class SystemAttacked(Event, frozen=True):
    """An explored system was attacked; `die` is 0 where diplomacy made the roll needless."""

    seat: int
    slot: int
    card: int
    die: int
    strength: int
    resistance: int
    aligned: bool


class StrengthLost(Event, frozen=True):
    seat: int
    strength: int


class TimeBidden(Event, frozen=True):
    seat: int


class ResourcesCollected(Event, frozen=True):
    """What was added to storage, and what found no room."""

    seat: int
    metal: int
    wealth: int
    wasted_metal: int
    wasted_wealth: int
    struck: bool


class ResourcesTraded(Event, frozen=True):
    """The change of each resource."""

    seat: int
    metal: int
    wealth: int


class MilitaryBuilt(Event, frozen=True):
    seat: int
    strength: int


class TechnologyDiscovered(Event, frozen=True):
    seat: int
    technology: str
    cost: int


class EventDrawn(Event, frozen=True):
    """An event of the year's pile, or one of the unused pile in place of a Red Alert."""

    reveals: ClassVar[bool] = True

    card: int
    year: int
    in_place: bool


class ResourcesGained(Event, frozen=True):
    seat: int
    metal: int
    wealth: int
    lost: int


class StrikeCalled(Event, frozen=True):
    seat: int


class SystemDefended(Event, frozen=True):
    """A revolt or invasion was rolled for; the system is lost or holds."""

    seat: int
    slot: int
    card: int
    threat: Literal["revolt", "invasion"]
    die: int
    force: int
    resistance: int
    lost: bool


class NothingThreatened(Event, frozen=True):
    """No aligned system for a revolt or invasion in year 1."""

    seat: int


class CommanderLost(Event, frozen=True):
    """The home world revolted: the player is out of the game."""

    seat: int


class QuietPassed(Event, frozen=True):
    pass


class StormRaged(Event, frozen=True):
    seat: int
    slot: int
    card: int
    collections: int


class RansomPaid(Event, frozen=True):
    seat: int
    metal: int
    wealth: int


class SystemGivenUp(Event, frozen=True):
    seat: int
    slot: int
    card: int


class EnvoysArrived(Event, frozen=True):
    seat: int
    strength: int


class PlayerSpared(Event, frozen=True):
    """A Red Alert that does not name this player."""

    seat: int


class GameEnded(Event, frozen=True):
    pass


AnyEvent = (
    YearBegan
    | TurnBegan
    | SystemExplored
    | SystemAttacked
    | StrengthLost
    | TimeBidden
    | ResourcesCollected
    | ResourcesTraded
    | MilitaryBuilt
    | TechnologyDiscovered
    | EventDrawn
    | ResourcesGained
    | StrikeCalled
    | SystemDefended
    | NothingThreatened
    | CommanderLost
    | QuietPassed
    | StormRaged
    | RansomPaid
    | SystemGivenUp
    | EnvoysArrived
    | PlayerSpared
    | GameEnded
)

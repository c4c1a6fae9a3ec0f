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
    drawn: bool = False
    """The first turn of a game for several: that player was drawn as the first (CO-1.1)."""


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
    wasted: bool = False
    """A sure success was wasted by it (CO-5.6)."""


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
    number: int = 0
    """Which event of the year it is, or leads to; a Red Alert does not count (CO-6.9)."""
    total: int = 0
    """Events of the year."""


class ResourcesGained(Event, frozen=True):
    seat: int
    metal: int
    wealth: int
    lost: int


class StrikeCalled(Event, frozen=True):
    seat: int
    halved: bool = False
    """Half of the next collection comes in."""


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
    tied: int = 1
    """Among how many equally weak systems it was drawn (CO-6.4)."""


class NothingThreatened(Event, frozen=True):
    """No aligned system for a revolt or invasion in year 1."""

    seat: int


class CommanderLost(Event, frozen=True):
    """The home world revolted: the player is out of the game."""

    seat: int


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
    forced: bool = False
    """There was not enough to pay with."""


class EnvoysArrived(Event, frozen=True):
    seat: int
    strength: int


class PlayerSpared(Event, frozen=True):
    """A Red Alert that does not name this player."""

    seat: int
    why: Literal["", "no system", "no production", "few systems", "strength"] = ""
    value: int = 0
    """The newest system's card, how many systems are aligned, or the strength."""


class PointsScored(Event, frozen=True):
    """A line of the final score: for how many systems or technologies, or a bonus for all of them."""

    seat: int
    category: Literal["systems", "technologies", "exploration", "scientific", "warlord"]
    count: int
    points: int


class CommanderScored(Event, frozen=True):
    """The final score by category (CO-8.1 to CO-8.4), after its lines."""

    seat: int
    systems: int
    technologies: int
    exploration: int
    scientific: int
    warlord: int
    out: bool = False
    """Out of the game, so it is 0 (CO-8.7)."""


class GameEnded(Event, frozen=True):
    """What the players have reached together, and what they needed; a target of 0 in solitaire (CO-8.6)."""

    distant: int = 0
    target: int = 0


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
    | StormRaged
    | RansomPaid
    | SystemGivenUp
    | EnvoysArrived
    | PlayerSpared
    | PointsScored
    | CommanderScored
    | GameEnded
)

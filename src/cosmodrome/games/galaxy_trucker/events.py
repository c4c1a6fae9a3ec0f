"""What happened. A component drawn face down and the cards of a pile are emptied for all but their holder."""

from __future__ import annotations

from typing import ClassVar, Literal

from cosmodrome.core.message import Text
from cosmodrome.core.records import Event

Origin = Literal["face up", "set aside"]
Alien = Literal["orange", "purple"]


class RoundBegan(Event, frozen=True):
    """Rows of the data count from 0: class I to IIIa."""

    heads: ClassVar[bool] = True

    round: int
    learning: bool


class GoSaid(Event, frozen=True):
    """The timer runs in this circle."""

    seat: int
    circle: int


class TurnBegan(Event, frozen=True):
    """Of building, where it goes by turns."""

    seat: int


class ComponentDrawn(Event, frozen=True):
    """A face-down one; `tile` is 0 for those who may not see it."""

    peeks: ClassVar[bool] = True

    seat: int
    tile: int
    open: bool


class ComponentTaken(Event, frozen=True):
    binds: ClassVar[str] = "undo-taken"

    seat: int
    tile: int
    origin: Origin


class ComponentAdded(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    tile: int
    cell: int
    turns: int


class ComponentTakenBack(Event, frozen=True):
    seat: int
    tile: int
    cell: int


class ComponentReturned(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    tile: int


class ComponentSetAside(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    tile: int


class PilePickedUp(Event, frozen=True):
    """`cards` is empty for everybody else."""

    peeks: ClassVar[bool] = True

    seat: int
    pile: int
    cards: tuple[int, ...]


class PilePutBack(Event, frozen=True):
    seat: int
    pile: int


class TimerFlipped(Event, frozen=True):
    seat: int
    circle: int


class TimerRanOut(Event, frozen=True):
    circle: int


class ShipsSwapped(Event, frozen=True):
    """Partners build on at, or fly, each other's ships."""

    one: int
    other: int
    to_fly: bool


class ShipFinished(Event, frozen=True):
    binds: ClassVar[str] = "undo-finished"

    seat: int
    number: int


class BuildingEnded(Event, frozen=True):
    time_up: bool = False
    """The timer ran out on "Start"; otherwise all have finished."""


class FlawFound(Event, frozen=True):
    seat: int
    clause: str
    text: Text
    cells: tuple[int, ...]
    round: int = -1
    """Rows and columns are those of this round's board; -1 in recordings of earlier releases."""


class SetAsideLost(Event, frozen=True):
    """What was set aside and never added counts as lost (GT-3.7)."""

    seat: int
    tiles: tuple[int, ...]


class ComponentRemoved(Event, frozen=True):
    seat: int
    tile: int
    cell: int


class NumberMovedBack(Event, frozen=True):
    """In the learning flight an illegal ship starts behind the legal ones."""

    seat: int
    number: int


class CrewPlaced(Event, frozen=True):
    """The cells with an alien; -1: none."""

    seat: int
    humans: int
    orange: int
    purple: int
    tokens: int = 0
    """In all batteries."""


class FlightBegan(Event, frozen=True):
    heads: ClassVar[bool] = True

    order: tuple[int, ...]
    cards: int


class CardTurnedUp(Event, frozen=True):
    """Every ship's flight goes on from here; `left` cards are still to come."""

    reveals: ClassVar[bool] = True
    heads: ClassVar[bool] = True

    seat: int
    card: int
    left: int


class CardIgnored(Event, frozen=True):
    seat: int
    card: int


class StrengthDeclared(Event, frozen=True):
    """In halves for cannons; a token was spent from each of `batteries`."""

    seat: int
    what: Literal["engines", "cannons"]
    strength: int
    powered: tuple[int, ...]
    batteries: tuple[int, ...]


class ShipMoved(Event, frozen=True):
    """So many empty spaces forward, or back, on to `space` of the endless track."""

    seat: int
    days: int
    space: int
    stardust: bool = False
    """A day for each exposed connector (GT-13.13)."""


class PlanetTaken(Event, frozen=True):
    seat: int
    planet: int
    card: int = 0


class OfferAccepted(Event, frozen=True):
    seat: int
    card: int


class OfferDeclined(Event, frozen=True):
    seat: int
    card: int


class GoodsStowed(Event, frozen=True):
    """How all cargo lies now; what was there to be loaded and what was left behind, by colour."""

    seat: int
    offered: tuple[int, ...]
    cells: tuple[int, ...]
    colours: tuple[int, ...]
    left: tuple[int, ...] = ()


class CrewLost(Event, frozen=True):
    """One crew member from each of these cabins."""

    seat: int
    cells: tuple[int, ...]
    epidemic: bool
    aliens: tuple[Alien, ...] = ()
    """Among them."""


class GoodsLost(Event, frozen=True):
    seat: int
    colours: tuple[int, ...]
    holds: tuple[int, ...]
    batteries: tuple[int, ...]


class CreditsGained(Event, frozen=True):
    seat: int
    credits: int


class ThreatRolled(Event, frozen=True):
    """Somebody rolled for a meteor or a shot."""

    seat: int
    at: tuple[int, ...]
    """Whose ships it comes at."""
    size: Literal["small", "large", "light", "heavy"]
    side: Literal["front", "right", "rear", "left"]
    dice: tuple[int, ...]


class ThreatMet(Event, frozen=True):
    """What became of it at one ship; `battery` is -1 where no token was spent."""

    seat: int
    result: Literal["missed", "bounced", "shot", "shielded", "hit"]
    cell: int
    battery: int
    size: Literal["", "small", "large", "light", "heavy"] = ""
    side: Literal["", "front", "right", "rear", "left"] = ""


class ComponentsLost(Event, frozen=True):
    """Destroyed, or no longer joined to the ship."""

    seat: int
    cells: tuple[int, ...]
    tiles: tuple[int, ...]
    destroyed: bool
    crew: int = 0
    """What was on them, also goods by colour."""
    tokens: int = 0
    goods: tuple[int, ...] = ()
    aliens: tuple[Alien, ...] = ()
    """Among the crew."""


class AlienLeft(Event, frozen=True):
    seat: int
    cell: int
    alien: Literal["", "orange", "purple"] = ""


class EnemyFought(Event, frozen=True):
    """Strengths in halves."""

    seat: int
    card: int
    strength: int
    enemy: int
    result: Literal["won", "tied", "lost"]


class WeakestFound(Event, frozen=True):
    """Who suffers a line of a combat zone, or sabotage."""

    seat: int
    line: int
    """-1: sabotage."""
    fewest: Literal["crew", "engines", "cannons"]
    order: tuple[int, ...] = ()
    """The ships compared, the leader first."""
    figures: tuple[int, ...] = ()
    """Of each of them; cannons in halves."""


class SaboteursRolled(Event, frozen=True):
    """`cell` is -1 where nothing is there."""

    seat: int
    column: int
    row: int
    cell: int
    tile: int = 0


class ShipGaveUp(Event, frozen=True):
    seat: int
    reason: Literal["chosen", "no humans", "no engines", "lapped"]


class JourneyPaid(Event, frozen=True):
    """What the end of a flight brings; `unpaid` is the part of the penalty nobody can pay."""

    seat: int
    place: int
    """Among those who landed; 0: gave up."""
    on_the_way: int
    """Won before, for the record."""
    finishing: int
    best_ship: int
    goods: int
    penalty: int
    unpaid: int
    lost: int = 0
    """Components, for the penalty."""


class CreditsCounted(Event, frozen=True):
    """All that a player, or a team, made in the game, as on the score sheet."""

    seats: tuple[int, ...]
    on_the_way: int
    finishing: int
    best_ship: int
    goods: int
    losses: int
    forgiven: int


class GameEnded(Event, frozen=True):
    """Credits by seat; of a team both seats have all of them. `winners` have the most, and at least 1."""

    credits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    teams: bool = False


AnyEvent = (
    RoundBegan
    | GoSaid
    | TurnBegan
    | ComponentDrawn
    | ComponentTaken
    | ComponentAdded
    | ComponentTakenBack
    | ComponentReturned
    | ComponentSetAside
    | PilePickedUp
    | PilePutBack
    | TimerFlipped
    | TimerRanOut
    | ShipsSwapped
    | ShipFinished
    | BuildingEnded
    | FlawFound
    | SetAsideLost
    | ComponentRemoved
    | NumberMovedBack
    | CrewPlaced
    | FlightBegan
    | CardTurnedUp
    | CardIgnored
    | StrengthDeclared
    | ShipMoved
    | PlanetTaken
    | OfferAccepted
    | OfferDeclined
    | GoodsStowed
    | CrewLost
    | GoodsLost
    | CreditsGained
    | ThreatRolled
    | ThreatMet
    | ComponentsLost
    | AlienLeft
    | EnemyFought
    | WeakestFound
    | SaboteursRolled
    | ShipGaveUp
    | JourneyPaid
    | CreditsCounted
    | GameEnded
)

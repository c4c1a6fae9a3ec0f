"""What happens at a table, as it is stored: every event is durable before anybody hears of it.

A table is nothing but its events in order, with the time of each; `Table.apply` is the only way it changes. A `tag` is
the name under which earlier releases stored an event. The events of a game are something else: see `core/records.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta as Limits

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Colour
from cosmodrome.core.records import Record

A_DAY = 86_400


class Pace(Record, frozen=True):
    """How time is kept: each person's bank of seconds and what every action adds; a bank of 0 means no clock."""

    bank: Annotated[int, Limits(ge=0, le=30 * A_DAY)] = 0
    increment: Annotated[int, Limits(ge=0, le=7 * A_DAY)] = 0

    @property
    def is_slow(self) -> bool:
        """Play when you can: people have days, sleep in peace, and are not replaced for being away."""
        return self.bank >= A_DAY


class Sleep(Record, frozen=True):
    """When somebody sleeps: minutes after midnight by their own clock, which is `offset` minutes ahead of UTC."""

    start: int
    end: int
    offset: int


class Earlier(msgspec.Struct, frozen=True):
    """Who played a seat before somebody else did."""

    seat: Seat
    until: int
    """The last action of the game before the seat changed hands."""
    name: str
    bot: bool


class TableOpened(Record, frozen=True):
    """A table was opened; all seats are free. The seed determines all random results."""

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, str]
    seed: int
    code: str
    name: str
    host: str
    public: bool
    pace: Pace
    actions: tuple[tuple[Seat, Any], ...] = ()
    """Where the match goes on from: the actions of another one, for "play on from here" and uploaded replays."""
    earlier: tuple[Earlier, ...] = ()
    """Who made these actions, where other people play on."""
    lesson: str = ""
    """The lesson that is played here; empty at an ordinary table."""
    rematch_of: str = ""
    """The table whose rematch this is; empty where it is none."""
    colours: tuple[Colour, ...] = ()
    """By seat; empty: in the game's usual order."""
    rated: bool = True
    """Whether the result counts for the ratings of those who play, where it can."""
    daily: str = ""
    """The day whose deal is played here, such as 2026-11-18; empty at an ordinary table."""
    salt: str = ""
    """Of the commitment to the seed; empty at tables of earlier releases, for which it is the table's id."""


class SeatTaken(Record, frozen=True, tag="ChairTaken"):
    seat: Seat
    player: str
    name: str
    called: str = ""
    """What somebody is called who takes a seat over by a link, where that is another name than the seat keeps."""


class SeatReserved(Record, frozen=True, tag="ChairKept"):
    """Only this person may sit down here, until the host gives the seat to a bot or to anybody."""

    seat: Seat
    player: str
    name: str


class SeatDeclined(Record, frozen=True):
    """The person for whom this seat was kept does not want it: it is free."""

    seat: Seat
    player: str
    name: str


class BotSeated(Record, frozen=True):
    seat: Seat
    bot: str


class SeatLeft(Record, frozen=True, tag="ChairLeft"):
    """Before the game the seat is free again; during it a bot plays on."""

    seat: Seat


class ColourChosen(Record, frozen=True):
    """The seat has this colour, and nobody else can take it; whoever had it gets the one that is left. None: others may
    have it from now on."""

    seat: Seat
    colour: Colour | None


class GameBegan(Record, frozen=True):
    """With these rules and data, and it will be played to its end with them; empty: with those of `TableOpened`."""

    rules: str = ""
    content: str = ""


class Acted(Record, frozen=True):
    """`key` is the client's own name for the action: sent twice, it counts once."""

    seat: Seat
    action: Any
    key: str


class Undone(Record, frozen=True):
    seat: Seat
    key: str


StandInReason = Literal["host", "vote", "time", "left", "resigned"]


class StandInCalled(Record, frozen=True):
    """A bot plays for a person who is away or out of time, or to the end for one who has resigned."""

    seat: Seat
    bot: str
    reason: StandInReason


class SeatReclaimed(Record, frozen=True, tag="ChairReclaimed"):
    """The person plays again."""

    seat: Seat


class VoteCast(Record, frozen=True):
    """Somebody at the table wants a bot to play for the one in this seat."""

    seat: Seat
    player: str


class BotFailed(Record, frozen=True):
    """A bot of this kind could not decide, and a simple move is played for it. Told the first time it happens."""

    seat: Seat
    bot: str


class HostNamed(Record, frozen=True):
    player: str


class LessonLeft(Record, frozen=True):
    """The learner wants no more of the lesson; the game goes on."""


class SleepSet(Record, frozen=True):
    """A person's hours of sleep, None for no such hours; they count from that person's next decision on."""

    player: str
    sleep: Sleep | None


class RematchOpened(Record, frozen=True):
    """Those who played here play again at this table. Another one later takes its place."""

    table: str


class Said(Record, frozen=True):
    player: str
    name: str
    text: str
    key: str


class PersonRenamed(Record, frozen=True):
    """Somebody who has a seat here is called otherwise from now on."""

    player: str
    before: str
    name: str


class SeatAsked(Record, frozen=True):
    """Somebody wants a bot's seat in a private game that has begun: the host decides."""

    seat: Seat
    player: str
    name: str


class SeatDenied(Record, frozen=True):
    """The host has refused that person's request."""

    player: str


class PersonRemoved(Record, frozen=True):
    """The host has sent somebody away. In a game under way this bot has their seats from now on."""

    player: str
    name: str
    bot: str


class PersonAllowed(Record, frozen=True):
    """Somebody who was removed may come back, as a spectator."""

    player: str


class PersonMuted(Record, frozen=True):
    """Whether somebody may not talk at this table."""

    player: str
    name: str
    on: bool


class WatchersAllowed(Record, frozen=True):
    """Whether people may come to a private game to watch who have not been there; `known` are those who are there when
    the host stops that."""

    on: bool
    known: tuple[str, ...] = ()


class EndProposed(Record, frozen=True):
    """Somebody who plays here wants the game to end without a result, or agrees with that."""

    player: str


class EndDeclined(Record, frozen=True):
    """Somebody wants to play on: nobody's wish to end the game counts any more."""

    player: str


ClosingReason = Literal["host", "idle", "agreed", "resigned"]


class ClocksResumed(Record, frozen=True):
    """The server runs again. Until `stopped` time has counted, and it counts again from the time of this event on; the
    machine's clock may have been set meanwhile, also back."""

    stopped: float


class TableClosed(Record, frozen=True):
    """Nothing happens here any more: the host closed the table, nobody came for long, all agreed to end the game,
    or all have resigned."""

    reason: ClosingReason


TableEvent = (
    TableOpened
    | SeatTaken
    | SeatReserved
    | SeatDeclined
    | BotSeated
    | SeatLeft
    | ColourChosen
    | GameBegan
    | Acted
    | Undone
    | StandInCalled
    | SeatReclaimed
    | VoteCast
    | BotFailed
    | HostNamed
    | LessonLeft
    | SleepSet
    | RematchOpened
    | Said
    | PersonRenamed
    | SeatAsked
    | SeatDenied
    | PersonRemoved
    | PersonAllowed
    | PersonMuted
    | WatchersAllowed
    | EndProposed
    | EndDeclined
    | ClocksResumed
    | TableClosed
)

"""What a table and a page say to each other, one JSON message each way at a time.

The page sends commands. The table answers with `Hello` (everything, on joining and after a gap) and `News` (what
happened since the number before); both carry a `Showing`, everything that viewer may know. The events of the log are
for animation; what holds is the showing. `Accepted` and `Refused` answer a command by its key.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta as Limits

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Colour, Outcome
from cosmodrome.core.message import Text
from cosmodrome.core.records import Record
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.texts import Block, Prompt
from cosmodrome.table.event_log import ClosingReason, Pace
from cosmodrome.table.table import Stage, StandIn

Key = Annotated[str, Limits(max_length=64)]
"""Keys are stored with what they led to, so they are short."""

PlayerId = Annotated[str, Limits(max_length=32)]


class Act(Record, frozen=True):
    """Do this. `at` is the number of the last message seen: an action chosen on an older board is stale."""

    key: Key
    seat: Seat
    action: dict[str, Any]
    at: int


class AskWhy(Record, frozen=True):
    """Why this may not be done: `Refused` says it, `Accepted` that it may. Nothing is played."""

    key: Key
    seat: Seat
    action: dict[str, Any]


class Undo(Record, frozen=True):
    key: Key
    seat: Seat


class Say(Record, frozen=True):
    key: Key
    text: str


class Sit(Record, frozen=True):
    key: Key
    seat: Seat
    name: Annotated[str, Limits(max_length=80)] = ""
    """Before the game, for one of several players on a device, also in a seat that is theirs already; empty: the
    person's own."""


class SeatBot(Record, frozen=True):
    key: Key
    seat: Seat
    bot: Annotated[str, Limits(max_length=80)]


class Leave(Record, frozen=True):
    """Stand up from a seat, or decline one that is kept for you; before the game the host may also free the seat of a
    bot or one that is kept for somebody."""

    key: Key
    seat: Seat


class ChooseColour(Record, frozen=True):
    """Before the game: a colour for one's own seat, or the host's choice for a bot's; None gives the choice up."""

    key: Key
    seat: Seat
    colour: Colour | None


class Begin(Record, frozen=True):
    key: Key


class CallStandIn(Record, frozen=True):
    """The host at once, others by vote: let a bot play for somebody who has been away for the grace time."""

    key: Key
    seat: Seat


class Reclaim(Record, frozen=True):
    key: Key
    seat: Seat


class AskHint(Record, frozen=True):
    key: Key
    seat: Seat


class Compose(Record, frozen=True):
    """Asks how far an action has been put together; nothing is done. `Asking.forms` has the kinds."""

    key: Key
    seat: Seat
    action: Annotated[str, Limits(max_length=60)]
    """The kind of action."""
    picks: Annotated[tuple[int, ...], Limits(max_length=60)] = ()


class HurryBots(Record, frozen=True):
    """Bots need not wait so that people can follow, until a person acts; once all who play and are here have asked."""

    key: Key
    seat: Seat


class LeaveLesson(Record, frozen=True):
    """Ends the lesson: the game goes on without it."""

    key: Key


class Refresh(Record, frozen=True):
    """The page has missed a message and wants a `Hello`."""

    key: Key


class LetIn(Record, frozen=True):
    """The host gives somebody the seat they asked for."""

    key: Key
    player: PlayerId


class Deny(Record, frozen=True):
    """The host refuses a request for a seat."""

    key: Key
    player: PlayerId


class Remove(Record, frozen=True):
    """The host sends somebody away, from a seat or from watching."""

    key: Key
    player: PlayerId


class AllowBack(Record, frozen=True):
    """The host lets somebody who was removed come back."""

    key: Key
    player: PlayerId


class Mute(Record, frozen=True):
    """The host mutes somebody in the chat, or unmutes them."""

    key: Key
    player: PlayerId
    on: bool


class AllowWatchers(Record, frozen=True):
    """The host of a private game says whether people may come to watch who have not been there."""

    key: Key
    on: bool


class CloseTable(Record, frozen=True):
    """The host closes the table."""

    key: Key


class Resign(Record, frozen=True):
    """Give the game up for good: a bot plays on, or the game ends where no person is left."""

    key: Key


class EndGame(Record, frozen=True):
    """Whether to end the game without a result: it ends once everybody who plays wants that. One no ends the vote."""

    key: Key
    on: bool


Command = (
    Act
    | AskWhy
    | Undo
    | Say
    | Sit
    | SeatBot
    | Leave
    | ChooseColour
    | Begin
    | CallStandIn
    | Reclaim
    | AskHint
    | Compose
    | HurryBots
    | LeaveLesson
    | Refresh
    | LetIn
    | Deny
    | Remove
    | AllowBack
    | Mute
    | AllowWatchers
    | CloseTable
    | Resign
    | EndGame
)


class Offer(msgspec.Struct, frozen=True):
    """One thing to do now, ready for a button."""

    action: dict[str, Any]
    text: Text
    detail: Text
    clause: str


class Closed(msgspec.Struct, frozen=True):
    """Something a player might look for, with the reason why not."""

    action: dict[str, Any]
    text: Text
    refusal: Refusal


class Decision(msgspec.Struct, frozen=True):
    """A decision of a seat the viewer holds."""

    seat: Seat
    offers: tuple[Offer, ...]
    closed: tuple[Closed, ...]
    forms: tuple[str, ...] = ()
    """Kinds of actions of which the offers are only the usual ones; `Compose` puts the others together."""


class Night(msgspec.Struct, frozen=True):
    """A person's hours of sleep, in which the clock stands still: now and, as the page counts on, later."""

    since: float
    """Seconds since the latest hours of sleep began."""
    length: float
    """Seconds from the beginning to the end of the hours of sleep."""


class SeatRequest(msgspec.Struct, frozen=True):
    """Somebody asks for a bot's seat in a private game."""

    player: str
    name: str
    seat: Seat
    here: bool
    """Whether they are still on the page."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody the host can do something about: a spectator, or one who is muted or removed."""

    player: str
    name: str
    watching: bool
    muted: bool
    removed: bool


class SeatInfo(msgspec.Struct, frozen=True):
    seat: Seat
    name: str
    person: str
    """Whose page it is, by public id; empty for a bot and an open seat."""
    player: str
    """Who holds it; sent to the host only, who may remove and mute people."""
    kind: Literal["open", "person", "bot"]
    bot: str
    """The bot that plays here now, a stand-in included; empty where a person plays."""
    stand_in: StandIn
    """Why a bot plays for the person, or after the game why it finished it for them; empty where none does."""
    kept_person: str
    """Whom an open seat waits for, by public id; sent to the host only."""
    kept_for: str
    """The name of the person that an open seat waits for; empty where anybody may sit down."""
    invited: bool
    """Whether it waits for the viewer."""
    present: bool
    away: float
    """Seconds since the person was last seen; 0 while present."""
    grace: float
    """Seconds until a bot may be called for a person who is away; 0: now."""
    yours: bool
    colour: Colour | None
    """None where the game has none, or has them chosen in play."""
    colour_chosen: bool
    """Whether nobody else can take it."""
    deciding: bool
    votes: int
    time_left: float
    """Seconds in the bank; -1 without a clock."""
    night: Night | None
    """None without hours of sleep that count here."""


class LogLine(msgspec.Struct, frozen=True):
    """A sentence of the log, as the viewer may know it."""

    ply: int
    """The action it belongs to, counted from 1; 0: before the first."""
    seat: Seat
    text: Text
    clause: str
    event: Any
    """What it tells of, redacted for the viewer: for motion, and to light the pieces that the line names. None where it
    tells of the table, not of the game."""
    head: bool
    """Whether a new part of the log begins here."""


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    player: str
    text: str
    at: float


class LessonNow(msgspec.Struct, frozen=True):
    """Where the learner is in a lesson. Nobody else is told: its texts say what the learner knows."""

    title: Text
    step: int
    """Counted from 1."""
    steps: int
    paragraphs: tuple[Text, ...]
    clauses: tuple[str, ...]
    action: dict[str, Any] | None
    """What is asked of the learner; None: a free choice, or nothing now."""
    done: bool
    """The script is over and `paragraphs` close it."""


class Rematch(msgspec.Struct, frozen=True):
    """The table at which those who played here play again."""

    code: str
    host: str
    """The name of the person who waits there."""
    begun: bool
    seated: bool
    """Whether the viewer sits there."""


class Showing(msgspec.Struct, frozen=True):
    """Everything that one viewer may know."""

    table: str
    code: str
    name: Text
    game: str
    options: dict[str, str]
    public: bool
    pace: Pace
    stage: Stage
    host: bool
    own_seats: tuple[Seat, ...]
    """Those the viewer holds; empty for a spectator."""
    seats: tuple[SeatInfo, ...]
    teams: tuple[tuple[Seat, ...], ...]
    """Who plays together; empty where everybody plays alone."""
    ply: int
    view: Any
    """The game's own view: of the seat that decides if the viewer holds several, None before the game."""
    curtain: bool
    """Whether the view has something that only its seat may see, on a device that several players share."""
    prompt: Prompt | None
    blocks: tuple[Block, ...]
    """The board as text tables: for screen readers, and where the page has none of the game."""
    decisions: tuple[Decision, ...]
    no_undo: Text
    """Why nothing can be undone; empty where the last action can."""
    outcome: Outcome | None
    lesson: LessonNow | None
    timer_left: float
    """Seconds in the timer of the game itself; -1 where none runs."""
    timer_lead: float
    """Seconds that are counted down before it starts; 0 where it runs."""
    requests: tuple[SeatRequest, ...]
    """For the host all requests for seats, for others their own."""
    guests: tuple[Guest, ...]
    """For the host only."""
    watchers: tuple[str, ...]
    """What those are called who watch; so many as a page can list."""
    watchers_allowed: bool
    """Whether people may come to watch who have not been there."""
    end_votes: tuple[Seat, ...]
    """Seats of the people who want the game to end without a result."""
    closed_for: ClosingReason | Literal[""]
    """Why the table is closed; empty where it is not."""
    declined: tuple[str, ...]
    """The names of those who were invited and do not want to play here."""
    declined_people: tuple[str, ...]
    """The same by public id; sent to the host only."""
    again: bool
    """Whether it is a rematch itself."""
    rated: bool
    """Whether the result counts for ratings, if two or more people play; once the game is over, whether it did."""
    daily: str
    """The day whose deal is played here; empty at an ordinary table."""
    sealed: bool
    """Whether replay, save file and seed stay closed, because others still play this deal today."""
    rematch: Rematch | None
    """None where nobody has asked for one, or where that one is over."""


class Hello(Record, frozen=True):
    number: int
    showing: Showing
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    commitment: str
    """Told before the game: seed and salt, told after it, prove that nobody changed the dice (`core/save.py`)."""
    seed: str
    """A number of up to 128 bits; empty until the game is over, and while the deal of the day is sealed."""
    salt: str
    """Told together with the seed."""
    acted: int
    """The ply of the last action of the viewer's seats; 0: none yet."""


class Change(NamedTuple):
    """Another value at one place of a view."""

    path: tuple[str | int, ...]
    """Names of fields and places in lists, from the view down; empty: all of it."""
    value: Any


class Moment(msgspec.Struct, frozen=True):
    """A point between two steps of what a message reports."""

    lines: int
    """How many of the message's lines about events had been written by then."""
    changes: tuple[Change, ...]
    """What turns the view of the message into the view of that moment."""
    prompt: Prompt | None = None
    """Where the game was then; None: where it is in the end."""


class News(Record, frozen=True):
    since: int
    """The number this follows on: who has not got so far has missed something."""
    number: int
    showing: Showing
    log: tuple[LogLine, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    undone: bool = False
    """An action was taken back: the last lines of the log are void from `showing.ply` on."""
    moments: tuple[Moment, ...] = ()
    """How the view came to be what it is, in order; `showing.view` is not among them. The latest sixty at most."""


class Accepted(Record, frozen=True):
    key: str
    number: int


class Refused(Record, frozen=True):
    """Nothing has changed; the showing is what is true now."""

    key: str
    refusal: Refusal
    number: int
    showing: Showing


class Present(Record, frozen=True):
    """Somebody came or went: the same number, a fresh showing."""

    showing: Showing


class Thought(msgspec.Struct, frozen=True):
    text: Text
    action: dict[str, Any]
    worth: float


class Hint(Record, frozen=True):
    """What the search bot would do, best first."""

    key: str
    seat: Seat
    thoughts: tuple[Thought, ...]


class Pick(msgspec.Struct, frozen=True):
    """Something that can be picked next."""

    value: int
    text: Text


class Composed(Record, frozen=True):
    """How far an action has been put together."""

    key: Key
    seat: Seat
    offer: Offer | None
    """What it is with these picks, if that is legal; it is played with `Act`."""
    picks: tuple[Pick, ...]
    """What can be picked next."""


ServerMessage = Hello | News | Present | Accepted | Refused | Hint | Composed

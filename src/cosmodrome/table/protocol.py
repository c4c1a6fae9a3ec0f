"""What a table and a page say to each other, one JSON message each way at a time.

The page sends commands. The table answers with `Hello` (everything, on joining and after a gap) and `News` (what
happened since the number before); both carry a `Showing`, the whole truth for that viewer. The events of the log are
for motion, the showing is for truth. `Accepted` and `Refused` answer a command by its key.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cosmodrome.core.game import Outcome, Seat
from cosmodrome.core.records import Record
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.texts import Prompt
from cosmodrome.table.happenings import Pace


class Act(Record, frozen=True):
    """Do this. `at` is the number of the last message seen: an action chosen on an older board is stale."""

    key: str
    seat: Seat
    action: dict[str, Any]
    at: int


class Undo(Record, frozen=True):
    key: str
    seat: Seat


class Say(Record, frozen=True):
    key: str
    text: str


class Sit(Record, frozen=True):
    key: str
    seat: Seat


class SeatBot(Record, frozen=True):
    key: str
    seat: Seat
    bot: str


class Leave(Record, frozen=True):
    """Stand up from a chair; the host may also free a bot's chair before the game."""

    key: str
    seat: Seat


class Begin(Record, frozen=True):
    key: str


class CallStandIn(Record, frozen=True):
    """The host at once, others by vote: let a bot play for somebody who has been away for the grace time."""

    key: str
    seat: Seat


class Reclaim(Record, frozen=True):
    key: str
    seat: Seat


class AskHint(Record, frozen=True):
    key: str
    seat: Seat


class LeaveLesson(Record, frozen=True):
    """No more lesson: play on freely from here."""

    key: str


class Refresh(Record, frozen=True):
    """The page has missed a message and wants a `Hello`."""

    key: str


Command = Act | Undo | Say | Sit | SeatBot | Leave | Begin | CallStandIn | Reclaim | AskHint | LeaveLesson | Refresh


class Offer(msgspec.Struct, frozen=True):
    """One thing to do now, ready for a button."""

    action: dict[str, Any]
    text: str
    detail: str
    clause: str


class Closed(msgspec.Struct, frozen=True):
    """Something a player might look for, with the reason why not."""

    action: dict[str, Any]
    text: str
    refusal: Refusal


class Asking(msgspec.Struct, frozen=True):
    """A decision of a seat the viewer holds."""

    seat: Seat
    offers: tuple[Offer, ...]
    closed: tuple[Closed, ...]


class Night(msgspec.Struct, frozen=True):
    """A person's hours of sleep, in which the clock stands still: now and, as the page counts on, later."""

    since: float
    """Seconds since the latest bedtime."""
    length: float
    """Seconds from bedtime to rising."""


class Chair(msgspec.Struct, frozen=True):
    seat: Seat
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str
    """The bot that plays here now, a stand-in included; empty where a person plays."""
    present: bool
    away: float
    """Seconds since the person was last seen; 0 while present."""
    grace: float
    """Seconds until a bot may be called for a person who is away; 0: now."""
    yours: bool
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
    text: str
    clause: str
    event: Any
    """What it tells of, redacted for the viewer: for motion, and to light the pieces that the line names."""
    head: bool
    """Whether a new part of the log begins here."""


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    player: str
    text: str
    at: float


class LessonNow(msgspec.Struct, frozen=True):
    """Where the learner is in a lesson. Nobody else is told: it speaks of what the learner knows."""

    title: str
    step: int
    """Counted from 1."""
    steps: int
    say: tuple[str, ...]
    clauses: tuple[str, ...]
    action: dict[str, Any] | None
    """What is asked of the learner; None: a free choice, or nothing now."""
    done: bool
    """The script is over and `say` is the closing word."""


class Showing(msgspec.Struct, frozen=True):
    """The whole truth for one viewer."""

    table: str
    code: str
    name: str
    game: str
    options: dict[str, str]
    public: bool
    pace: Pace
    stage: Literal["gathering", "playing", "over"]
    host: bool
    seats: tuple[Seat, ...]
    """Those the viewer holds; empty for a spectator."""
    chairs: tuple[Chair, ...]
    ply: int
    view: Any
    """The game's own view: of the seat that decides if the viewer holds several, None before the game."""
    prompt: Prompt | None
    asks: tuple[Asking, ...]
    no_undo: str
    """Why nothing can be undone; empty where the last action can."""
    outcome: Outcome | None
    lesson: LessonNow | None
    timer_left: float
    """Seconds in the timer of the game itself; -1 where none runs."""


class Hello(Record, frozen=True):
    number: int
    showing: Showing
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    seed_hash: str
    """Told before the game: the seed, told after it, proves that nobody touched the dice."""
    seed: int
    """0 until the game is over."""


class News(Record, frozen=True):
    since: int
    """The number this follows on: who has not got so far has missed something."""
    number: int
    showing: Showing
    log: tuple[LogLine, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    undone: bool = False
    """An action was taken back: the last lines of the log are void from `showing.ply` on."""


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
    text: str
    action: dict[str, Any]
    worth: float


class Hint(Record, frozen=True):
    """What the search bot would do, best first."""

    key: str
    seat: Seat
    thoughts: tuple[Thought, ...]


Message = Hello | News | Present | Accepted | Refused | Hint

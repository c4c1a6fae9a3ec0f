"""What the page sends and gets over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta as Limits

from cosmodrome.core.game import Colour, Meta, Outcome
from cosmodrome.core.message import Text
from cosmodrome.core.rulebook import Rulebook
from cosmodrome.core.texts import Block, Prompt
from cosmodrome.server.http.cards import TableCard
from cosmodrome.table.ending import Farewell
from cosmodrome.table.event_log import Earlier, Pace, Sleep
from cosmodrome.table.protocol import LogLine, Moment, Offer

ShortText = Annotated[str, Limits(max_length=60)]


class Me(msgspec.Struct, frozen=True):
    player: str
    person: str
    """The public id: whose page is yours."""
    name: str
    host: bool
    """On the machine that runs the server: may switch the local network on."""
    sleep: Sleep | None


class Hours(msgspec.Struct, frozen=True):
    sleep: Sleep | None


class NetworkState(msgspec.Struct, frozen=True):
    """Whether others on the local network may join, and by which address."""

    on: bool
    address: str
    can_turn: bool


class NetworkSwitch(msgspec.Struct, frozen=True):
    on: bool


class Name(msgspec.Struct, frozen=True):
    name: ShortText


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which somebody is known."""

    mark: str
    device: str
    """Browser and system; empty where it does not say."""
    created: float
    used: float
    own: bool
    """Whether it is the one that asks."""


class SessionMark(msgspec.Struct, frozen=True):
    mark: Annotated[str, Limits(max_length=16)]


class Token(msgspec.Struct, frozen=True):
    token: Annotated[str, Limits(max_length=600)]


class Link(msgspec.Struct, frozen=True):
    link: str


class EndedGame(msgspec.Struct, frozen=True):
    """A game of yours that ended while you were away."""

    table: str
    game: str
    name: str
    """Of the table."""
    reason: Farewell


class LessonCard(msgspec.Struct, frozen=True):
    id: str
    title: Text
    text: Text


class GameCard(msgspec.Struct, frozen=True):
    meta: Meta
    lessons: list[LessonCard]


class GameBook(msgspec.Struct, frozen=True):
    meta: Meta
    lessons: list[LessonCard]
    rules: Rulebook
    data: Any


class Components(msgspec.Struct, frozen=True):
    """Tables of components: all that a game has, or what is still to come at a table."""

    blocks: tuple[Block, ...]


class Language(msgspec.Struct, frozen=True):
    code: str
    name: str
    """In the language itself."""


class Words(msgspec.Struct, frozen=True):
    """Catalogues in Fluent's format: of two messages with one id the first holds."""

    language: str
    sources: tuple[str, ...]


class BotLevel(msgspec.Struct, frozen=True):
    spec: str
    title: Text
    text: Text
    tables: dict[str, tuple[int, ...]] | None = None
    """By game, the numbers of seats at which there is this level; None: everywhere."""

    def is_at(self, game: str, seats: int) -> bool:
        return self.tables is None or seats in self.tables.get(game, ())


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bots` has an entry for each seat: "you", a bot, or null for a seat left open."""

    game: ShortText
    seats: Annotated[int, Limits(ge=1, le=12)]
    options: dict[ShortText, ShortText] = {}
    bots: Annotated[list[Annotated[str, Limits(max_length=80)] | None], Limits(max_length=12)] = []
    pace: Pace = Pace()
    public: bool = False
    name: ShortText = ""
    begin: bool = False
    rated: bool = True
    """Whether the result counts for ratings, if two or more people play."""
    colours: Annotated[list[ShortText], Limits(max_length=12)] = []
    """By seat, where the game has them chosen before it begins; empty: in the usual order."""
    names: Annotated[list[ShortText], Limits(max_length=12)] = []
    """By seat, for the seats of players who share a device; empty: your own name, with numbers."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats and options that somebody thinks of."""

    seats: Annotated[int, Limits(ge=1, le=12)]
    options: dict[ShortText, ShortText] = {}


class SetupAnswer(msgspec.Struct, frozen=True):
    refusal: Text
    """Why they do not go together; empty where they do."""


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: ShortText
    lesson: ShortText


class Opened(msgspec.Struct, frozen=True):
    id: str
    code: str


class Companion(msgspec.Struct, frozen=True):
    """Somebody you have played with on this server."""

    person: str
    name: str
    games: int
    last: float
    """When you last did."""


class Invitee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: ShortText


class Branch(msgspec.Struct, frozen=True):
    """Play on from after this action."""

    ply: Annotated[int, Limits(ge=0)]


class Tables(msgspec.Struct, frozen=True):
    open: list[TableCard]
    mine: list[TableCard]
    replays: list[TableCard]


class ReplayList(msgspec.Struct, frozen=True):
    """A page of finished games."""

    tables: list[TableCard]
    total: int
    """How many there are in all."""


class LessonProgress(msgspec.Struct, frozen=True):
    game: str
    lesson: str
    done: int
    """Steps that you have done, at most."""
    steps: int


class EndVote(msgspec.Struct, frozen=True):
    on: bool


class Frame(msgspec.Struct, frozen=True):
    """A moment of a replay: what the action brought and what could be seen then."""

    ply: int
    seat: int
    lines: tuple[LogLine, ...]
    view: Any
    prompt: Prompt
    offers: tuple[Offer, ...] = ()
    """What else the one who acted could have done, as far as the watcher may know it."""
    made: int = -1
    """Which of them was done; -1: none that was on offer."""
    outcome: Outcome | None = None
    """How the game ended, in its last frame."""
    moments: tuple[Moment, ...] = ()
    """How the view came to be what it is; none where nobody was there to see them."""
    blocks: tuple[Block, ...] = ()
    """As in a `Showing`."""
    scores: tuple[int | None, ...] = ()
    """By seat, also those that were secret then; none while the game goes on."""


class Sitter(msgspec.Struct, frozen=True):
    """Who has played a seat, and who plays it when you play on from a moment of the game."""

    bot: str
    """Empty: a person has."""
    goes_on: str
    """The bot that plays on; empty: you do."""


class Replay(msgspec.Struct, frozen=True):
    """A page of a replay."""

    game: str
    name: Text
    players: list[str]
    frames: list[Frame]
    """From the one asked for on; fewer than asked where a page holds no more, or no more have been made."""
    made: int
    """How many frames of all there are by now: where that is less than `total`, ask again."""
    total: int
    outcome: Outcome | None
    seed: str
    """A number of up to 128 bits; empty until the game is over."""
    colours: list[Colour] = []
    """By seat; empty where the game has none, or has them chosen in play."""
    book: GameBook | None = None
    """The game as it was then, where it is another one now; with the first page only."""
    latest: Any = None
    """The view after the last action, with the first page only: colours that are chosen in play are known from it."""
    sitters: list[Sitter] = []
    """By seat; empty where nobody can play on."""
    earlier: list[Earlier] = []
    """In order; `players` are those who have the seats in the end."""


class RatingOf(msgspec.Struct, frozen=True):
    """How good somebody is at a game; `game` is empty for all together."""

    game: str
    rating: int
    range: int
    """Two times in three it is not further off than this."""
    games: int
    provisional: bool
    rank: int = 0
    """On the server's ladder; 0 while it is provisional."""


class PersonalBest(msgspec.Struct, frozen=True):
    game: str
    title: Text
    apart: tuple[Text, ...]
    """The choices by which it is kept apart from others of the kind."""
    text: Text
    ended: float
    table: str
    """The id of the table where it was reached."""


class Rival(msgspec.Struct, frozen=True):
    """Somebody whom a person has played with, and how often the person came before and behind them."""

    person: str
    name: str
    games: int
    won: int
    lost: int
    together: int
    """Games on the same side."""


class Tally(msgspec.Struct, frozen=True):
    game: str
    games: int
    won: int


class PersonPage(msgspec.Struct, frozen=True):
    """What you may know of somebody."""

    person: str
    name: str
    tag: str
    """Tells people of one name apart."""
    yours: bool
    ratings: list[RatingOf]
    tallies: list[Tally]
    bests: list[PersonalBest]
    rivals: list[Rival]


class PersonFound(msgspec.Struct, frozen=True):
    person: str
    name: str
    """With a tag where another one has the same."""
    rating: RatingOf | None
    """Of all games together."""
    yours: bool


class LadderRow(msgspec.Struct, frozen=True):
    rank: int
    """0 while the rating is provisional."""
    person: str
    name: str
    """With a tag where another one has the same."""
    rating: int
    range: int
    games: int
    provisional: bool
    yours: bool


class Ladder(msgspec.Struct, frozen=True):
    game: str
    rows: list[LadderRow]
    """The first of them, and your own."""
    total: int


class DailyLine(msgspec.Struct, frozen=True):
    """Somebody's result in a deal of the day."""

    rank: int
    person: str
    name: str
    """With a tag where another one has the same."""
    yours: bool
    text: Text
    ended: float
    table: str
    """The id of the table, to watch the game; empty while the day runs."""


class DailyResults(msgspec.Struct, frozen=True):
    day: str
    game: str
    title: Text
    """What counts."""
    open: bool
    """Whether you may see the results: you have played, or the day is over."""
    total: int
    lines: list[DailyLine]


class DailyDeal(msgspec.Struct, frozen=True):
    game: str
    title: Text
    """What counts."""
    bots: list[str]
    options: list[Text]
    """The choices that are not as usual."""
    state: Literal["new", "playing", "over", "lost"]
    """Of your attempt; lost: it ended without a result that counts."""
    code: str
    """Of your table; empty where you have none."""
    played: int
    """How many have a result."""


class DailyList(msgspec.Struct, frozen=True):
    day: str
    left: float
    """Seconds until the day is over."""
    deals: list[DailyDeal]
    before: list[str]
    """Earlier days that have results, the latest first."""

"""A table in a list: what the lobby shows of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, cast, get_args
from weakref import WeakKeyDictionary

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Colour
from cosmodrome.core.message import Text, say
from cosmodrome.core.texts import Status
from cosmodrome.table.daily import end_of
from cosmodrome.table.event_log import ClosingReason
from cosmodrome.table.result import Result, outcome_of, result_of
from cosmodrome.table.showing import name_of, names
from cosmodrome.table.table import Stage, StandIn, Table


class CardSeat(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    yours: bool
    deciding: bool
    stand_in: StandIn = ""
    """Why a bot plays for the person, or finished the game for them; empty where none does."""
    kept: bool = False
    """Whether an open seat waits for somebody."""
    colour: Colour | None = None
    """None where the game has none, or has them chosen in play."""


class TableCard(msgspec.Struct, frozen=True):
    id: str
    code: str
    name: Text
    game: str
    stage: Stage
    public: bool
    seats: tuple[CardSeat, ...]
    your_move: bool
    verdict: Text
    scores: tuple[int, ...]
    updated: float
    watch_only: Text = ""
    """Why it cannot be played on here, though watched; empty where it can."""
    invited: bool = False
    """Whether a seat there waits for you."""
    again: bool = False
    """Whether it is a rematch."""
    host: str = ""
    """What the host is called, where they have a seat."""
    phase: Text = ""
    """Where a game under way is: the round and the step."""
    standings: tuple[Text, ...] = ()
    """What each seat has so far, in a game under way; empty where you may not know."""
    since: float = 0.0
    """Since when it has been waiting for those who decide."""
    result: Result = ""
    """How it ended for you."""
    alone: bool = False
    """Whether it is yours alone: nobody else has a seat."""
    lesson: str = ""
    """The lesson that is played there."""
    closed_for: ClosingReason | Literal[""] = ""
    ending: tuple[str, ...] = ()
    """Who proposes to end the game without a result."""
    waits: bool = False
    """Whether the game waits for you: for your move, or for your answer to that proposal."""
    with_people: bool = False
    """Whether other people have a seat there."""
    opens: float = 0.0
    """When replay and save file of a deal of the day open; 0 for other games."""


class Asleep(NamedTuple):
    """A game that nobody visits, as the lists know it while it is not in memory."""

    card: TableCard
    players: tuple[str, ...]
    """Who holds each seat; empty for a bot."""
    host: str
    moment: float | None
    """When somebody's time runs out; None without a clock."""
    enders: frozenset[str] = frozenset()
    """Who proposes to end the game without a result."""
    left: float = 0.0
    """When it left memory, by the clock that nobody sets."""

    def card_for(self, player: str) -> TableCard:
        held = [bool(player) and holder == player for holder in self.players]
        seats = tuple(
            msgspec.structs.replace(seat, yours=yours) for seat, yours in zip(self.card.seats, held, strict=True)
        )
        your_move = any(seat.yours and seat.deciding for seat in seats)
        return msgspec.structs.replace(
            self.card,
            seats=seats,
            your_move=your_move,
            waits=your_move or (bool(self.enders) and player not in self.enders and any(held)),
            with_people=any(holder and holder != player for holder in self.players),
            alone={holder for holder in self.players if holder} == {player},
        )

    def is_for(self, player: str) -> bool:
        """Whether it is in this player's list."""
        resigned = {self.players[at] for at, seat in enumerate(self.card.seats) if seat.stand_in == "resigned"}
        return bool(player) and player in {self.host, *self.players} and player not in resigned


RESULTS = get_args(Result)
STATUSES: WeakKeyDictionary[Table, tuple[int, dict[Seat | None, Status]]] = WeakKeyDictionary()


class StoredCard(NamedTuple):
    """What lists show of a table, as JSON, and what is known of it without."""

    id: str
    code: str
    stage: str
    updated: float
    card: str
    held: str = ""
    """The numbers of the seats of the player whose list it is."""
    result: str = ""
    """How it ended for that player."""
    players: int = 0
    """People who have a seat there, where that was asked."""


def read_card(stored: StoredCard) -> TableCard:
    """The card as it was stored; one that cannot be read says so, and the list goes on."""
    try:
        card = msgspec.json.decode(stored.card, type=TableCard)
        held = [int(seat) for seat in stored.held.split()]
        seats = tuple(
            msgspec.structs.replace(seat, yours=seat.yours or at in held) for at, seat in enumerate(card.seats)
        )
        result = cast("Result", stored.result if stored.result in RESULTS else "")
        alone = stored.players == 1
        return msgspec.structs.replace(card, seats=seats, result=result, alone=alone, with_people=stored.players > 1)
    except (ValueError, TypeError):
        return TableCard(
            id=stored.id,
            code=stored.code,
            name=say("card-name", code=stored.code),
            game="",
            stage=cast("Stage", stored.stage),
            public=False,
            seats=(),
            your_move=False,
            verdict=say("card-unreadable"),
            scores=(),
            updated=stored.updated,
            alone=stored.players == 1,
        )


def _status(table: Table, player: str) -> Status | None:
    """As the player sees it who has one seat there, or as spectators do; kept until something happens. None where no
    game is under way."""
    match, own = table.match, table.seats_of(player)
    if match is None or table.stage != "playing":
        return None
    seat = own[0] if len(own) == 1 else None
    number, known = STATUSES.get(table, (-1, {}))
    if number != table.number:
        known = {}
        STATUSES[table] = table.number, known
    if seat not in known:
        known[seat] = table.game.texts.status(match.view(seat))
    return known[seat]


def is_alone(table: Table, player: str) -> bool:
    """Whether the table is this player's and nobody else has a seat there."""
    holders = {state.player for state in table.seats if state.player}
    return bool(player) and (holders == {player} or (not holders and table.host == player))


def card_of(table: Table, player: str) -> TableCard:
    """The table as this player sees it in a list."""
    awaited, called = table.awaiting(), names(table)
    enders = table.enders if table.stage == "playing" else set()
    asked = bool(enders) and player not in enders and table.plays_on(player)
    outcome, status = outcome_of(table), _status(table, player)
    seats = tuple(
        CardSeat(
            name="" if state.is_free else called[seat],
            kind="person" if state.player else "bot" if state.bot else "open",
            yours=bool(player) and state.player == player,
            deciding=seat in awaited,
            stand_in=table.stand_in(seat),
            kept=bool(state.kept_for),
            colour=table.colour_of(seat),
        )
        for seat, state in enumerate(table.seats)
    )
    return TableCard(
        id=table.id,
        code=table.opened.code,
        name=name_of(table),
        game=table.opened.game,
        stage=table.stage,
        public=table.opened.public,
        seats=seats,
        your_move=any(seat.yours and seat.deciding for seat in seats),
        ending=tuple(called[seat] for seat, state in enumerate(table.seats) if state.player and state.player in enders),
        waits=asked or table.invites(player) or any(seat.yours and seat.deciding for seat in seats),
        with_people=any(state.player and state.player != player for state in table.seats),
        verdict=outcome.verdict if outcome else "",
        scores=outcome.scores if outcome else (),
        updated=table.clock.since,
        invited=table.invites(player),
        again=bool(table.opened.rematch_of),
        host=next((state.name for state in table.seats if state.player and state.player == table.host), ""),
        phase=status.phase if status else "",
        standings=status.standings if status else (),
        since=table.moved_at,
        result=result_of(table, player),
        alone=is_alone(table, player),
        lesson=table.lesson.id if table.lesson else "",
        closed_for=table.closed_for,
        opens=end_of(table.opened.daily) if table.opened.daily else 0.0,
    )

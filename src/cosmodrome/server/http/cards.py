"""A table in a list: what the lobby shows of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, cast

import msgspec

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.game import Colour
from cosmodrome.core.message import Text, say
from cosmodrome.table.showing import names
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
    name: str
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


class Asleep(NamedTuple):
    """A game that nobody visits, as the lists know it while it is not in memory."""

    card: TableCard
    players: tuple[str, ...]
    """Who holds each seat; empty for a bot."""
    host: str
    moment: float | None
    """When somebody's time runs out; None without a clock."""

    def card_for(self, player: str) -> TableCard:
        held = [bool(player) and holder == player for holder in self.players]
        seats = tuple(
            msgspec.structs.replace(seat, yours=yours) for seat, yours in zip(self.card.seats, held, strict=True)
        )
        return msgspec.structs.replace(
            self.card, seats=seats, your_move=any(seat.yours and seat.deciding for seat in seats)
        )


class StoredCard(NamedTuple):
    """What lists show of a table, as JSON, and what is known of it without."""

    id: str
    code: str
    stage: str
    updated: float
    card: str


def read_card(stored: StoredCard) -> TableCard:
    """The card as it was stored; one that cannot be read says so, and the list goes on."""
    try:
        return msgspec.json.decode(stored.card, type=TableCard)
    except (ValueError, TypeError):
        return TableCard(
            id=stored.id,
            code=stored.code,
            name=catalogue().phrase("card-name", code=stored.code),
            game="",
            stage=cast("Stage", stored.stage),
            public=False,
            seats=(),
            your_move=False,
            verdict=say("card-unreadable"),
            scores=(),
            updated=stored.updated,
        )


def card_of(table: Table, player: str) -> TableCard:
    """The table as this player sees it in a list."""
    awaited, called = table.awaiting(), names(table)
    outcome = table.match.outcome if table.match else None
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
        name=table.opened.name,
        game=table.opened.game,
        stage=table.stage,
        public=table.opened.public,
        seats=seats,
        your_move=any(seat.yours and seat.deciding for seat in seats),
        verdict=outcome.verdict if outcome else "",
        scores=outcome.scores if outcome else (),
        updated=table.clock.since,
        invited=table.invites(player),
    )

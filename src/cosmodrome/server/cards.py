"""A table in a list: what the lobby shows of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmodrome.table.showing import names
from cosmodrome.table.table import Stage, Table


class CardSeat(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    yours: bool
    deciding: bool


class TableCard(msgspec.Struct, frozen=True):
    id: str
    code: str
    name: str
    game: str
    stage: Stage
    public: bool
    seats: tuple[CardSeat, ...]
    your_move: bool
    verdict: str
    scores: tuple[int, ...]
    updated: float
    watch_only: str = ""
    """Why it cannot be played on here, though watched; empty where it can."""


def card_of(table: Table, player: str) -> TableCard:
    """The table as this player sees it in a list."""
    awaited, called = table.awaiting(), names(table)
    outcome = table.match.outcome if table.match else None
    seats = tuple(
        CardSeat(
            name="" if place.is_free else called[seat],
            kind="person" if place.player else "bot" if place.bot else "open",
            yours=bool(player) and place.player == player,
            deciding=seat in awaited,
        )
        for seat, place in enumerate(table.places)
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
        verdict=outcome.named(called).verdict if outcome else "",
        scores=outcome.scores if outcome else (),
        updated=table.clock.since,
    )

"""What a viewer is shown of a table: the whole truth as far as that viewer may know it.

The only way out of a table. Views, events and offers are made for the viewer's own seats; a spectator gets a
spectator's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event, plain
from cosmodrome.table import protocol as p
from cosmodrome.table.happenings import Said
from cosmodrome.table.table import Place, Table


class Viewer(NamedTuple):
    """Who looks, when, and who of the table is not there."""

    player: str
    now: float
    away: dict[str, float]


def showing(table: Table, viewer: Viewer) -> p.Showing:
    seats, match, opened = table.seats_of(viewer.player), table.match, table.opened
    eyes = eyes_of(table, seats)
    view = match.view(eyes) if match else None
    return p.Showing(
        table=table.id,
        code=opened.code,
        name=opened.name,
        game=opened.game,
        options=opened.options,
        public=opened.public,
        pace=opened.pace,
        stage=table.stage,
        host=bool(viewer.player) and viewer.player == table.host,
        seats=seats,
        chairs=tuple(_chair(table, seat, viewer) for seat in range(opened.seats)),
        ply=len(match.log) if match else 0,
        view=plain(view) if match else None,
        prompt=table.game.texts.prompt(view) if match else None,
        asks=tuple(_asking(table, match, seat) for seat in seats if seat in match.awaiting) if match else (),
        no_undo=_no_undo(match, seats),
        outcome=match.outcome if match else None,
        timer_left=round(table.hourglass.left(viewer.now), 1),
    )


def eyes_of(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """Whose eyes the viewer looks through: of several own seats the one that decides, else the first."""
    awaited = table.awaiting()
    return next((seat for seat in seats if seat in awaited), seats[0] if seats else None)


def hello(table: Table, viewer: Viewer) -> p.Hello:
    eyes = eyes_of(table, table.seats_of(viewer.player))
    over = table.stage == "over"
    return p.Hello(
        number=table.number,
        showing=showing(table, viewer),
        log=tuple(log_lines(table, eyes)),
        chat=tuple(_chat_line(number, at, said) for number, at, said in table.chat),
        seed_hash=hashlib.sha256(f"{table.id}:{table.opened.seed}".encode()).hexdigest(),
        seed=table.opened.seed if over else 0,
    )


def news(table: Table, viewer: Viewer, *, undone: bool = False) -> p.News:
    """The latest change as this viewer may know it."""
    eyes = eyes_of(table, table.seats_of(viewer.player))
    events = _redacted(table, table.last_events, eyes)
    ply = len(table.match.log) if table.match else 0
    latest = [line for line in table.chat if line[0] == table.number]
    return p.News(
        number=table.number,
        showing=showing(table, viewer),
        events=tuple(plain(event) for event in events),
        log=tuple(_lines(table, ply, events)),
        chat=tuple(_chat_line(*line) for line in latest),
        undone=undone,
    )


def log_lines(table: Table, eyes: Seat | None) -> Iterable[p.LogLine]:
    """The whole log, through these eyes."""
    if table.match is None:
        return
    for ply, entry in enumerate(table.match.log, start=1):
        yield from _lines(table, ply, _redacted(table, entry.events, eyes))


def names(table: Table) -> list[str]:
    return [
        place.name or f"{place.bot.partition('/')[0].capitalize()} {seat + 1}"
        for seat, place in enumerate(table.places)
    ]


def _lines(table: Table, ply: int, events: Iterable[Event]) -> Iterable[p.LogLine]:
    called = names(table)
    for event in events:
        line = table.game.texts.event(event).named(called)
        yield p.LogLine(ply, getattr(event, "seat", -1), line.text, line.clause)


def _redacted(table: Table, events: Iterable[Event], eyes: Seat | None) -> list[Event]:
    redacted = (table.game.redact(event, eyes) for event in events)
    return [event for event in redacted if event is not None]


def _chair(table: Table, seat: Seat, viewer: Viewer) -> p.Chair:
    place = table.places[seat]
    return p.Chair(
        seat=seat,
        name=names(table)[seat] if not place.is_free else "",
        kind="person" if place.player else "bot" if place.bot else "open",
        bot=place.bot,
        present=bool(place.player) and place.player not in viewer.away,
        away=viewer.away.get(place.player, 0.0) if place.player else 0.0,
        yours=bool(viewer.player) and place.player == viewer.player,
        deciding=seat in table.awaiting(),
        votes=len(place.votes),
        time_left=_time_left(table, place, seat, viewer.now),
    )


def _time_left(table: Table, place: Place, seat: Seat, now: float) -> float:
    return round(table.clock.left(seat, now), 1) if place.player else -1.0


def _asking(table: Table, match: Match, seat: Seat) -> p.Asking:
    view, called = match.view(seat), names(table)
    offers = []
    for action in match.offers(seat):
        line = table.game.texts.offer(view, action).named(called)
        offers.append(p.Offer(plain(action), line.text, line.detail, line.clause))
    closed = [
        p.Closed(plain(action), table.game.texts.offer(view, action).named(called).text, refusal)
        for action, refusal in match.why_not(seat)
    ]
    return p.Asking(seat, tuple(offers), tuple(closed))


def _no_undo(match: Match | None, seats: Sequence[Seat]) -> str:
    if match is None or not match.log or not seats:
        return "Nothing has been played yet."
    last = match.log[-1].seat
    if last == CLOCK or last not in seats:
        return match.why_no_undo(seats[0]) or "Somebody else has acted since."
    return match.why_no_undo(last) or ""


def _chat_line(number: int, at: float, said: Said) -> p.ChatLine:
    return p.ChatLine(number, said.name, said.player, said.text, at)

"""What a viewer is shown of a table: the whole truth as far as that viewer may know it.

The only way out of a table. Views, events and offers are made for the viewer's own seats; a spectator gets a
spectator's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event, View, plain
from cosmodrome.table import protocol as p
from cosmodrome.table.happenings import Said, Sleep
from cosmodrome.table.lessons import lesson_now
from cosmodrome.table.sleep import length_of, since_bedtime
from cosmodrome.table.table import Place, Table

BOT_NAMES = (
    "Valve", "Bolt", "Rivet", "Gasket", "Piston", "Sprocket", "Washer", "Flange", "Cog", "Dynamo", "Solder", "Turbine"
)  # fmt: skip


class Viewer(NamedTuple):
    """Who looks, when, and who of the table is not there."""

    player: str
    now: float
    away: dict[str, float]
    grace: float = 0.0
    """How long somebody must be away before a bot may be called."""


class Mark(NamedTuple):
    """A moment of a table: what came after it is news."""

    number: int
    ply: int

    @staticmethod
    def of(table: Table) -> Mark:
        return Mark(table.number, table.ply)


def showing(table: Table, viewer: Viewer) -> p.Showing:
    seats, match, opened = table.seats_of(viewer.player), table.match, table.opened
    eyes, awaited, called = eyes_of(table, seats), table.awaiting(), names(table)
    view, asked = match.view(eyes) if match else None, asked_seats(table, seats)
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
        chairs=tuple(_chair(table, seat, viewer, called[seat], seat in awaited) for seat in range(opened.seats)),
        ply=max(table.ply, 0),
        view=view,
        prompt=table.game.texts.prompt(view) if match else None,
        asks=tuple(_asking(match, seat, called, view if seat == eyes else None) for seat in asked) if match else (),
        no_undo=_no_undo(match, seats),
        outcome=match.outcome.named(called) if match and match.outcome else None,
        lesson=lesson_now(table, seats),
        timer_left=round(table.hourglass.left(viewer.now), 1),
    )


def asked_seats(table: Table, seats: Sequence[Seat]) -> list[Seat]:
    """Those the viewer decides for: not while a lesson goes on by itself, nor where a bot stands in."""
    cue, awaited = table.cue(), table.awaiting()
    if cue and not cue.asked:
        return []
    return [seat for seat in seats if seat in awaited and table.places[seat].is_played_by_person]


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
        log=tuple(log_lines(table, eyes, -1)),
        chat=tuple(_chat_line(number, at, said) for number, at, said in table.chat),
        seed_hash=hashlib.sha256(f"{table.id}:{table.opened.seed}".encode()).hexdigest(),
        seed=table.opened.seed if over else 0,
    )


def news(table: Table, viewer: Viewer, mark: Mark) -> p.News:
    """What has changed since then, as this viewer may know it."""
    eyes = eyes_of(table, table.seats_of(viewer.player))
    said = takewhile(lambda line: line[0] > mark.number, reversed(table.chat))
    return p.News(
        since=mark.number,
        number=table.number,
        showing=showing(table, viewer),
        log=tuple(log_lines(table, eyes, mark.ply)),
        chat=tuple(_chat_line(*line) for line in reversed(list(said))),
        undone=table.ply < mark.ply,
    )


def log_lines(table: Table, eyes: Seat | None, after: int) -> Iterable[p.LogLine]:
    """The log from after this ply on, -1 for the whole of it, through these eyes."""
    if table.match is None:
        return
    if after < 0:
        yield from lines_of(table, 0, table.match.opening, eyes)
    for ply in range(max(after, 0), table.ply):
        yield from lines_of(table, ply + 1, table.match.log[ply].events, eyes)


def names(table: Table) -> list[str]:
    """Of the people, and of the bots by their seats, as the lobby calls them before the table is there."""
    return [place.name or BOT_NAMES[seat % len(BOT_NAMES)] for seat, place in enumerate(table.places)]


def lines_of(table: Table, ply: int, events: Iterable[Event], eyes: Seat | None) -> Iterable[p.LogLine]:
    """One line for each event of an action that these eyes may see."""
    called, game = names(table), table.game
    for event in events:
        told = game.redact(event, eyes)
        if told is not None:
            line = game.texts.event(told).named(called)
            yield p.LogLine(ply, getattr(told, "seat", -1), line.text, line.clause, told, told.heads)


def _chair(table: Table, seat: Seat, viewer: Viewer, name: str, deciding: bool) -> p.Chair:
    place = table.places[seat]
    away = viewer.away.get(place.player, 0.0) if place.player else 0.0
    return p.Chair(
        seat=seat,
        name=name if not place.is_free else "",
        kind="person" if place.player else "bot" if place.bot else "open",
        bot=place.bot,
        present=bool(place.player) and place.player not in viewer.away,
        away=away,
        grace=max(0.0, viewer.grace - away) if away else 0.0,
        yours=bool(viewer.player) and place.player == viewer.player,
        deciding=deciding,
        votes=len(place.votes),
        time_left=_time_left(table, place, seat, viewer.now),
        night=_night(table.clock.sleeps.get(seat), viewer.now),
    )


def _time_left(table: Table, place: Place, seat: Seat, now: float) -> float:
    return round(table.clock.left(seat, now), 1) if place.player else -1.0


def _night(sleep: Sleep | None, now: float) -> p.Night | None:
    return p.Night(round(since_bedtime(sleep, now), 1), length_of(sleep)) if sleep else None


def _asking(match: Match, seat: Seat, called: Sequence[str], view: View | None) -> p.Asking:
    """`view` is the seat's, if it has been made already."""
    view, words = view or match.view(seat), match.game.texts.offer
    closed = tuple(
        p.Closed(plain(action), words(view, action).named(called).text, refusal)
        for action, refusal in match.why_not(seat)
    )
    return p.Asking(seat, offers_of(match, seat, called, view), closed)


def offers_of(match: Match, seat: Seat, called: Sequence[str], view: View) -> tuple[p.Offer, ...]:
    """What the seat may do now, in the words of its view."""
    lines = [(action, match.game.texts.offer(view, action).named(called)) for action in match.offers(seat)]
    return tuple(p.Offer(plain(action), line.text, line.detail, line.clause) for action, line in lines)


def _no_undo(match: Match | None, seats: Sequence[Seat]) -> str:
    if match is None or not match.log or not seats:
        return "Nothing has been played yet."
    if not any(entry.seat in seats for entry in match.log):
        return "You have not acted yet."
    last = match.log[-1].seat
    if last == CLOCK or last not in seats:
        return match.why_no_undo() or "Somebody else has acted since."
    return match.why_no_undo(last) or ""


def _chat_line(number: int, at: float, said: Said) -> p.ChatLine:
    return p.ChatLine(number, said.name, said.player, said.text, at)

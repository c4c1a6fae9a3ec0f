"""What a viewer is shown of a table: everything that this viewer may know.

The only way out of a table. Views, events and offers are made for the viewer's own seats; a spectator gets a
spectator's.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import islice, takewhile
from types import MappingProxyType
from typing import Any, NamedTuple

from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import Game, complete_options
from cosmodrome.core.lesson import find_lesson
from cosmodrome.core.match import Match
from cosmodrome.core.message import Text, say
from cosmodrome.core.records import Action, Event, View, plain
from cosmodrome.core.save import commitment
from cosmodrome.core.texts import Block
from cosmodrome.table import protocol as p
from cosmodrome.table.daily import is_sealed
from cosmodrome.table.event_log import Said, Sleep
from cosmodrome.table.finish import can_be_rated, counts, is_rated
from cosmodrome.table.lessons import lesson_now
from cosmodrome.table.moments import moments_since
from cosmodrome.table.person import person_id, told_apart
from cosmodrome.table.result import outcome_of
from cosmodrome.table.sleep import length_of, since_bedtime
from cosmodrome.table.table import SeatState, Table

BOT_NAMES = (
    "Valve", "Bolt", "Rivet", "Gasket", "Piston", "Sprocket", "Washer", "Flange", "Cog", "Dynamo", "Solder", "Turbine"
)  # fmt: skip


MOST_GUESTS = 100


class Viewer(NamedTuple):
    """Who looks, when, and who of the table is not there."""

    player: str
    now: float
    away: dict[str, float]
    grace: float = 0.0
    """How long somebody must be away before a bot may be called."""
    here: Mapping[str, str] = MappingProxyType({})
    """Everybody who is on the page, spectators included, with their names."""
    rematch: Table | None = None
    """The rematch of the table, while people gather or play there."""


class Mark(NamedTuple):
    """A moment of a table: what came after it is news."""

    number: int
    ply: int

    @staticmethod
    def of(table: Table) -> Mark:
        return Mark(table.number, table.ply)


BEGINNING = Mark(0, -1)


def showing(table: Table, viewer: Viewer) -> p.Showing:
    seats, match, opened = table.seats_of(viewer.player), table.match, table.opened
    perspective, called = perspective_of(table, seats), names(table)
    awaited = set(table.awaiting()) - table.bots_in_readiness()
    view, asked = seen_by(match, perspective, seats) if match else None, asked_seats(table, seats)
    return p.Showing(
        table=table.id,
        code=opened.code,
        name=name_of(table),
        game=opened.game,
        options=opened.options,
        public=opened.public,
        pace=opened.pace,
        stage=table.stage,
        host=_is_host(table, viewer),
        own_seats=seats,
        seats=tuple(_seat_info(table, seat, viewer, called[seat], seat in awaited) for seat in range(opened.seats)),
        teams=table.game.teams(opened.seats, complete_options(table.game.meta, opened.options)),
        ply=max(table.ply, 0),
        view=view,
        curtain=match is not None and perspective is not None and is_shared(seats) and match.has_secrets(perspective),
        prompt=match.game.texts.prompt(view) if match else None,
        blocks=tuple(match.game.texts.board(view)) if match else (),
        decisions=tuple(_decision(match, seat, view if seat == perspective else None) for seat in asked)
        if match
        else (),
        no_undo=say("table-counted") if table.stage == "over" and counts(table) else _no_undo(match, seats),
        outcome=outcome_of(table),
        lesson=lesson_now(table, seats),
        timer_left=round(table.hourglass.left(viewer.now), 1),
        timer_lead=round(table.hourglass.lead(viewer.now), 1),
        requests=_requests(table, viewer),
        guests=_guests(table, viewer) if _is_host(table, viewer) else (),
        watchers=tuple(islice(_watching(table, viewer).values(), MOST_GUESTS)),
        watchers_allowed=table.watchers_allowed,
        end_votes=tuple(seat for seat, state in enumerate(table.seats) if state.player in table.enders),
        closed_for=table.closed_for,
        declined=tuple(table.declined.values()),
        declined_people=tuple(map(person_id, table.declined)) if _is_host(table, viewer) else (),
        again=bool(opened.rematch_of),
        rated=is_rated(table) if table.stage == "over" else opened.rated and can_be_rated(table.game),
        daily=opened.daily,
        sealed=is_sealed(opened),
        rematch=_rematch(viewer.rematch, viewer.player) if viewer.rematch else None,
    )


def blocks_of(game: Game[Any], view: Any) -> tuple[Block, ...]:
    """The board in words, for a page that cannot draw it."""
    return () if game.meta.has_board else tuple(game.texts.board(view))


def has_own_view(table: Table, player: str) -> bool:
    """Whether this person is shown more than every spectator is."""
    return table.is_at_table(player) or player in table.requests


def _is_host(table: Table, viewer: Viewer) -> bool:
    return bool(viewer.player) and viewer.player == table.host


def _requests(table: Table, viewer: Viewer) -> tuple[p.SeatRequest, ...]:
    return tuple(
        p.SeatRequest(player, asked.name, asked.seat, player in viewer.here)
        for player, asked in table.requests.items()
        if table.stage == "playing" and (player == viewer.player or _is_host(table, viewer))
    )


def _watching(table: Table, viewer: Viewer) -> dict[str, str]:
    return {player: name for player, name in viewer.here.items() if player and not table.is_at_table(player)}


def _guests(table: Table, viewer: Viewer) -> tuple[p.Guest, ...]:
    """Those the host has dealt with first, then spectators, so many as a page can list."""
    watching = _watching(table, viewer)
    known = {**table.removed, **table.muted, **watching}
    return tuple(
        p.Guest(player, name, player in watching, player in table.muted, player in table.removed)
        for player, name in islice(known.items(), MOST_GUESTS)
    )


def asked_seats(table: Table, seats: Sequence[Seat]) -> list[Seat]:
    """Those the viewer decides for: not while a lesson goes on by itself, nor where a bot stands in."""
    cue, awaited = table.cue(), table.awaiting()
    if cue and not cue.asked:
        return []
    return [seat for seat in seats if seat in awaited and table.seats[seat].is_played_by_person]


def perspective_of(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """The seat whose view the viewer gets: of several own seats the one that decides. While none of them does, nobody
    knows who holds the device, and it shows what spectators see."""
    awaited = table.awaiting()
    first = None if is_shared(seats) else next(iter(seats), None)
    return next((seat for seat in seats if seat in awaited), first)


def is_shared(seats: Sequence[Seat]) -> bool:
    """Whether several players look at the same screen."""
    return len(seats) > 1


def seen_by(match: Match, perspective: Seat | None, seats: Sequence[Seat]) -> View:
    return match.shared_view(perspective) if is_shared(seats) else match.view(perspective)


def told_to(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """The seat for which the log and the events are written. Players who share a device read it together, so they get
    what spectators get."""
    return None if is_shared(seats) else perspective_of(table, seats)


def hello(table: Table, viewer: Viewer) -> p.Hello:
    perspective = told_to(table, table.seats_of(viewer.player))
    over, sealed = table.stage == "over", is_sealed(table.opened)
    return p.Hello(
        number=table.number,
        showing=showing(table, viewer),
        log=tuple(log_lines(table, perspective, BEGINNING)),
        chat=tuple(_chat_line(number, at, said) for number, at, said in table.chat),
        commitment=commitment(table.opened.seed, table.salt),
        seed=str(table.opened.seed) if over and not sealed else "",
        salt=table.salt if over and not sealed else "",
        acted=last_action(table, table.seats_of(viewer.player)),
    )


def last_action(table: Table, seats: Container[Seat]) -> int:
    """The ply of the last action of one of these seats; 0: there is none."""
    log = table.match.log if table.match else []
    return next((ply for ply in range(len(log), 0, -1) if log[ply - 1].seat in seats), 0)


def news(table: Table, viewer: Viewer, mark: Mark) -> p.News:
    """What has changed since then, as this viewer may know it."""
    perspective = told_to(table, table.seats_of(viewer.player))
    said = takewhile(lambda line: line[0] > mark.number, reversed(table.chat))
    now, match = showing(table, viewer), table.match
    return p.News(
        since=mark.number,
        number=table.number,
        showing=now,
        log=tuple(log_lines(table, perspective, mark)),
        chat=tuple(_chat_line(*line) for line in reversed(list(said))),
        undone=table.ply < mark.ply,
        moments=moments_since(match, mark.ply, perspective, now.view) if match else (),
    )


def log_lines(table: Table, perspective: Seat | None, mark: Mark) -> Iterable[p.LogLine]:
    """The log since then, as this seat, or a spectator, may know it."""
    match = table.match
    if match is None:
        return
    for ply in range(max(mark.ply, 0), table.ply + 1):
        if ply > mark.ply:
            yield from lines_of(table, ply, match.log[ply - 1].events if ply else match.opening, perspective)
        yield from notes_of(table, ply, perspective, mark.number)


def notes_of(table: Table, ply: int, perspective: Seat | None, after: int = 0) -> Iterable[p.LogLine]:
    """What happened beside the game at this ply, since the event of that number, for a reader in this seat."""
    for note in table.notes:
        if note.ply == ply and note.number > after:
            yield p.LogLine(ply, note.seat, table.text_of(note, perspective), "", None, head=False)


def name_of(table: Table) -> Text:
    """What people called it; a deal of the day and a lesson have names in the reader's language."""
    opened = table.opened
    if opened.daily:
        return say("daily-table", day=opened.daily)
    lesson = find_lesson(table.game.lessons, opened.lesson) if opened.lesson else None
    return lesson.title if lesson else opened.name


def names(table: Table) -> list[str]:
    """Of the people, and of the bots by their seats, as the lobby calls them before the table is there.

    Empty for a person of whom no name is known: whoever reads of them is told the number of the seat.
    """
    people = told_apart([(state.player, state.name) for state in table.seats])
    return [
        name if state.player else BOT_NAMES[seat % len(BOT_NAMES)]
        for seat, (name, state) in enumerate(zip(people, table.seats, strict=True))
    ]


def lines_of(table: Table, ply: int, events: Iterable[Event], perspective: Seat | None) -> Iterable[p.LogLine]:
    """One line for each event of an action that may be seen from this perspective."""
    return lines_in(table.game, ply, events, perspective)


def lines_in(game: Game[Any], ply: int, events: Iterable[Event], perspective: Seat | None) -> Iterable[p.LogLine]:
    """The same without a table, for those who play its game again."""
    for event in events:
        seen = game.redact(event, perspective)
        if seen is not None:
            line = game.texts.event(seen)
            yield p.LogLine(ply, getattr(seen, "seat", -1), line.text, line.clause, seen, seen.heads)


def _seat_info(table: Table, seat: Seat, viewer: Viewer, name: str, deciding: bool) -> p.SeatInfo:
    state = table.seats[seat]
    away = viewer.away.get(state.player, 0.0) if state.player else 0.0
    return p.SeatInfo(
        seat=seat,
        name=name if not state.is_free else "",
        person=person_id(state.player),
        player=state.player if _is_host(table, viewer) else "",
        kind="person" if state.player else "bot" if state.bot else "open",
        bot=state.bot,
        stand_in=table.stand_in(seat),
        kept_person=person_id(state.kept_for) if _is_host(table, viewer) else "",
        kept_for=state.kept_name,
        invited=bool(viewer.player) and state.kept_for == viewer.player,
        present=bool(state.player) and state.player not in viewer.away,
        away=away,
        grace=max(0.0, viewer.grace - away) if away else 0.0,
        yours=bool(viewer.player) and state.player == viewer.player,
        colour=table.colour_of(seat),
        colour_chosen=seat in table.chosen_colours,
        deciding=deciding,
        votes=len(state.votes),
        time_left=_time_left(table, state, seat, viewer.now),
        night=_night(table.clock.sleeps.get(seat), viewer.now),
    )


def _rematch(table: Table, player: str) -> p.Rematch:
    """The host speaks for those who wait there, or whoever sits first where the host has no seat."""
    waiting = min((state for state in table.seats if state.player), key=lambda state: state.player != table.host)
    return p.Rematch(table.opened.code, waiting.name, table.stage != "gathering", bool(table.seats_of(player)))


def _time_left(table: Table, state: SeatState, seat: Seat, now: float) -> float:
    return round(table.clock.left(seat, now), 1) if state.player else -1.0


def _night(sleep: Sleep | None, now: float) -> p.Night | None:
    return p.Night(round(since_bedtime(sleep, now), 1), length_of(sleep)) if sleep else None


def composed(table: Table, command: p.Compose) -> p.Composed | None:
    """How far the action has been put together, in words; None where there is nothing of that kind to put together."""
    match, seat = table.match, command.seat
    kind = table.game.records.kind(command.action)
    if match is None or kind is None or kind not in match.forms(seat):
        return None
    found, view = match.compose(seat, kind, command.picks), match.view(seat)
    picks = [p.Pick(pick, match.game.texts.pick(view, kind, command.picks, pick)) for pick in found.picks]
    offers = offers_in(match.game, [found.action] if found.action is not None else [], view)
    return p.Composed(command.key, seat, offers[0] if offers else None, tuple(picks))


def _decision(match: Match, seat: Seat, view: View | None) -> p.Decision:
    """`view` is the seat's, if it has been made already."""
    view, words = view or match.view(seat), match.game.texts.offer
    closed = tuple(
        p.Closed(plain(action), words(view, action).text, refusal) for action, refusal in match.why_not(seat)
    )
    forms = tuple(kind.__name__ for kind in match.forms(seat))
    return p.Decision(seat, offers_of(match, seat, view), closed, forms)


def offers_of(match: Match, seat: Seat, view: View) -> tuple[p.Offer, ...]:
    """What the seat may do now, in the words of its view."""
    return offers_in(match.game, match.offers(seat), view)


def offers_in(game: Game[Any], actions: Iterable[Action], view: View) -> tuple[p.Offer, ...]:
    """These actions in the words of the view."""
    lines = [(action, game.texts.offer(view, action)) for action in actions]
    return tuple(p.Offer(plain(action), line.text, line.detail, line.clause) for action, line in lines)


def _no_undo(match: Match | None, seats: Sequence[Seat]) -> Text:
    if match is None or not match.log or not seats:
        return say("undo-nothing")
    if not any(entry.seat in seats for entry in match.log):
        return say("undo-not-acted")
    last = match.log[-1].seat
    if last == CLOCK or last not in seats:
        return match.why_no_undo() or say("undo-somebody")
    return match.why_no_undo(last) or ""


def _chat_line(number: int, at: float, said: Said) -> p.ChatLine:
    return p.ChatLine(number, said.name, said.player, said.text, at)

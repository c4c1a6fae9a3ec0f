"""Replays: a match played again, moment by moment, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.core.game import Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event, plain
from cosmodrome.server.requests import Frame, Replay
from cosmodrome.table.protocol import LogLine, News
from cosmodrome.table.showing import eyes_of, names
from cosmodrome.table.table import Table


def allowed_eyes(table: Table, player: str, wanted: Seat | None) -> Seat | None:
    """Any seat's once the game is over; before that only one's own, else a spectator's."""
    own = table.seats_of(player)
    if wanted is not None and (table.stage == "over" or wanted in own):
        return wanted if 0 <= wanted < len(table.places) else None
    return eyes_of(table, own) if table.stage != "over" else None


def replay_of(table: Table, eyes: Seat | None) -> Replay:
    frames = list(frames_of(table, eyes))
    return Replay(
        game=table.opened.game,
        name=table.opened.name,
        players=names(table),
        frames=frames,
        outcome=frames[-1].outcome if frames else None,
        seed=table.opened.seed if table.stage == "over" else 0,
    )


def frames_of(table: Table, eyes: Seat | None) -> Iterator[Frame]:
    """Every moment from the beginning, played again; none before the game."""
    match = table.match
    if match is None:
        return
    again, called = Match(match.game, match.seats, match.seed, match.options, match.players), names(table)
    yield _frame(again, eyes, called, -1, again.opening)
    for entry in match.log:
        yield _frame(again, eyes, called, entry.seat, again.play(entry.seat, entry.action))


def latest_frame(table: Table, told: News) -> Frame:
    """The moment after the latest action, from what was told of it."""
    assert table.match is not None
    seen = told.showing
    assert seen.prompt is not None
    return Frame(seen.ply, table.match.log[-1].seat, told.log, told.events, seen.view, seen.prompt, seen.outcome)


def _frame(match: Match, eyes: Seat | None, called: list[str], seat: Seat, happened: Sequence[Event]) -> Frame:
    """The moment at which the match is, with what brought it there."""
    game, ply, view = match.game, len(match.log), match.view(eyes)
    events = [event for event in (game.redact(one, eyes) for one in happened) if event is not None]
    lines = [(event, game.texts.event(event).named(called)) for event in events]
    log = tuple(LogLine(ply, getattr(event, "seat", -1), line.text, line.clause) for event, line in lines)
    told = tuple(plain(event) for event in events)
    return Frame(ply, seat, log, told, plain(view), game.texts.prompt(view), match.outcome)

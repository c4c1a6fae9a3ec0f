"""Replays: a match played again, moment by moment, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.match import Entry, Match
from cosmodrome.core.records import Event, plain
from cosmodrome.server.requests import Frame, Replay
from cosmodrome.table.protocol import News, Offer
from cosmodrome.table.showing import eyes_of, lines_of, names, offers_of
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
    again = Match(match.game, match.seats, match.seed, match.options, match.players)
    yield _frame(table, again, eyes, CLOCK, again.opening, (), -1)
    for entry in match.log:
        offers, made = _choice(table, again, entry, eyes)
        yield _frame(table, again, eyes, entry.seat, again.play(entry.seat, entry.action), offers, made)


def latest_frame(table: Table, told: News) -> Frame:
    """The moment after the latest action, from what was told of it."""
    assert table.match is not None
    seen = told.showing
    assert seen.prompt is not None
    return Frame(seen.ply, table.match.log[-1].seat, told.log, seen.view, seen.prompt, outcome=seen.outcome)


def _choice(table: Table, match: Match, entry: Entry, eyes: Seat | None) -> tuple[tuple[Offer, ...], int]:
    """What the one who acts now could do, and which of it is done: one's own, or anybody's once the game is over."""
    if entry.seat == CLOCK or (table.stage != "over" and entry.seat != eyes):
        return (), -1
    actions = match.offers(entry.seat)
    made = actions.index(entry.action) if entry.action in actions else -1
    return offers_of(match, entry.seat, names(table), match.view(entry.seat)), made


def _frame(
    table: Table,
    match: Match,
    eyes: Seat | None,
    seat: Seat,
    happened: Sequence[Event],
    offers: tuple[Offer, ...],
    made: int,
) -> Frame:
    """The moment at which the match is, with what brought it there."""
    ply, view = len(match.log), match.view(eyes)
    lines = tuple(lines_of(table, ply, happened, eyes))
    return Frame(ply, seat, lines, plain(view), match.game.texts.prompt(view), offers, made, match.outcome)

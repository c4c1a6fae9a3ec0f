"""Replays: a match played again, moment by moment, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.match import Entry, Match
from cosmodrome.core.records import plain
from cosmodrome.server.requests import Frame, Replay
from cosmodrome.table.protocol import LogLine, Offer
from cosmodrome.table.showing import eyes_of, lines_of, names, offers_of
from cosmodrome.table.table import Table


def allowed_eyes(table: Table, player: str, wanted: Seat | None) -> Seat | None:
    """Any seat's once the game is over; before that only one's own, else a spectator's."""
    own = table.seats_of(player)
    if wanted is not None and (table.stage == "over" or wanted in own):
        return wanted if 0 <= wanted < len(table.places) else None
    return eyes_of(table, own) if table.stage != "over" else None


def replay_of(table: Table, eyes: Seat | None) -> Replay:
    match = table.match
    return Replay(
        game=table.opened.game,
        name=table.opened.name,
        players=names(table),
        frames=list(_frames(table, match, eyes)) if match else [],
        outcome=match.outcome if match else None,
        seed=table.opened.seed if table.stage == "over" else 0,
    )


def _frames(table: Table, match: Match, eyes: Seat | None) -> Iterator[Frame]:
    again = Match(match.game, match.seats, match.seed, match.options, match.players)
    yield _frame(again, eyes, 0, CLOCK, (), (), -1)
    for ply, entry in enumerate(match.log, start=1):
        offers, made = _choice(table, again, entry, eyes)
        lines = tuple(lines_of(table, ply, again.play(entry.seat, entry.action), eyes))
        yield _frame(again, eyes, ply, entry.seat, lines, offers, made)


def _choice(table: Table, match: Match, entry: Entry, eyes: Seat | None) -> tuple[tuple[Offer, ...], int]:
    """What the one who acts now could do, and which of it is done: one's own, or anybody's once the game is over."""
    if entry.seat == CLOCK or (table.stage != "over" and entry.seat != eyes):
        return (), -1
    actions = match.offers(entry.seat)
    made = actions.index(entry.action) if entry.action in actions else -1
    return offers_of(match, entry.seat, names(table), match.view(entry.seat)), made


def _frame(
    match: Match,
    eyes: Seat | None,
    ply: int,
    seat: Seat,
    lines: tuple[LogLine, ...],
    offers: tuple[Offer, ...],
    made: int,
) -> Frame:
    view = match.view(eyes)
    return Frame(ply, seat, lines, plain(view), match.game.texts.prompt(view), offers, made)

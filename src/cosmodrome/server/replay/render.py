"""Replays: a game played again, moment by moment, from one perspective.

It is played in a process of its own, some moments at a time: `render_stretch` and what it calls run there, for
`frames.py`.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec

from cosmodrome.core.flow import CLOCK, Pause, Seat
from cosmodrome.core.game import Game
from cosmodrome.core.match import Moment, moments_into
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event, plain, to_json
from cosmodrome.core.refusal import SaveError
from cosmodrome.core.rng import Rng
from cosmodrome.core.save import read_action
from cosmodrome.server.http.requests import Frame
from cosmodrome.server.thinking.backlog import STRETCH
from cosmodrome.table.moments import moments_of
from cosmodrome.table.protocol import LogLine, News, Offer
from cosmodrome.table.result import outcome_of
from cosmodrome.table.showing import blocks_of, lines_in, names, notes_of, offers_in, perspective_of
from cosmodrome.table.table import Table

LEVEL = 3
"""Of the compression: neighbouring frames are mostly repetition."""


def allowed_perspective(table: Table, player: str, wanted: Seat | None) -> Seat | None:
    """Any seat's once the game is over; before that only one's own, else a spectator's."""
    own = table.seats_of(player)
    if wanted is not None and (table.stage == "over" or wanted in own):
        return wanted if 0 <= wanted < len(table.seats) else None
    return perspective_of(table, own) if table.stage != "over" else None


def latest_frame(table: Table, news: News) -> Frame:
    """The moment after the latest action, made of what its message said."""
    assert table.match is not None
    seen = news.showing
    assert seen.prompt is not None
    return Frame(
        seen.ply,
        table.match.log[-1].seat,
        news.log,
        seen.view,
        seen.prompt,
        outcome=seen.outcome,
        moments=news.moments,
        blocks=blocks_of(table.match.game, seen.view),
    )


def frame_now(table: Table) -> Frame:
    """The moment at which a table is, as a spectator sees it while the game goes on."""
    match = table.match
    assert match is not None
    seat, happened = (match.log[-1].seat, match.log[-1].events) if match.log else (CLOCK, match.opening)
    lines = (*lines_in(match.game, table.ply, happened, None), *notes_of(table, table.ply, None))
    view = match.view(None)
    prompt, blocks = match.game.texts.prompt(view), blocks_of(match.game, view)
    return Frame(table.ply, seat, lines, plain(view), prompt, outcome=outcome_of(table), blocks=blocks)


class Script(msgspec.Struct, frozen=True):
    """Everything needed to play a game again, except the actions."""

    game: Game[Any]
    seats: int
    seed: int
    options: dict[str, str]
    called: tuple[str, ...]
    """What the players are called."""
    over: bool
    """Whether the game is over, so that everybody's choices may be seen."""

    @staticmethod
    def of(table: Table) -> Script:
        opened = table.opened
        over = table.stage == "over"
        return Script(table.game, opened.seats, opened.seed, opened.options, tuple(names(table)), over)

    def beginning(self) -> tuple[Any, Sequence[Event]]:
        """The first state, and what happened before it."""
        return self.game.setup(self.seats, self.options, Rng.seeded(self.seed))

    def position(self, stored: bytes) -> Any:
        """The state to go on from; the beginning where nothing is stored."""
        if not stored:
            return self.beginning()[0]
        return self.game.records.read_state(msgspec.json.decode(stored))


class Move(NamedTuple):
    """An action of the log in JSON data, with what was noted beside it."""

    seat: Seat
    action: Any
    notes: tuple[LogLine, ...] = ()


class RenderedStretch(NamedTuple):
    """What came of a stretch."""

    made: int
    body: bytes
    """The frames as JSON lines, compressed."""
    position: bytes
    """The state to go on from, as JSON."""
    over: bool
    seconds: float
    """Of work that it took, however busy the machine is."""


def render_stretch(
    script: Script, perspective: Seat | None, ply: int, stored: bytes, moves: Sequence[Move]
) -> RenderedStretch:
    """Frames from this ply on, as many as a stretch has time for. Ply 0 is the beginning: its move has no action."""
    end, before = perf_counter() + STRETCH, process_time()
    state, frames = script.position(stored), list[bytes]()
    for number, move in enumerate(moves, start=ply):
        frames.append(to_json(_render_frame(script, state, perspective, number, move)))
        if perf_counter() > end:
            break
    body, over = zlib.compress(b"\n".join(frames), LEVEL), script.game.outcome(state) is not None
    return RenderedStretch(len(frames), body, to_json(state), over, process_time() - before)


def _render_frame(script: Script, state: Any, perspective: Seat | None, ply: int, move: Move) -> Frame:
    """The moment after the move, with what could have been done instead."""
    game, offers, made, between = script.game, tuple[Offer, ...](), -1, list[Moment]()
    if ply:
        action = read_action(game.records, ply, move.action)
        offers, made = _choice(script, state, perspective, move.seat, action)
        happened: Sequence[Event] = play(game, state, ply, move.seat, action, moments_into(between))
    else:
        happened = script.beginning()[1]
    view = game.view(state, perspective)
    lines = (*lines_in(game, ply, happened, perspective), *move.notes)
    moments = moments_of(game, [(happened, between)], perspective, view)
    prompt, end, blocks = game.texts.prompt(view), game.outcome(state), blocks_of(game, view)
    scores = _scores(game, state, view) if script.over else ()
    return Frame(ply, move.seat, lines, plain(view), prompt, offers, made, end, moments, blocks, scores)


def _scores(game: Game[Any], state: Any, view: Any) -> tuple[int | None, ...]:
    """Where the view keeps a seat's score secret, what that seat knew of it itself; for a game that is over."""
    known = game.texts.status(view).scores
    return tuple(
        game.texts.status(game.view(state, seat)).scores[seat] if score is None else score
        for seat, score in enumerate(known)
    )


def play(
    game: Game[Any], state: Any, number: int, seat: Seat, action: Action, pause: Pause | None = None
) -> Sequence[Event]:
    if refusal := game.refuse(state, seat, action):
        about = {"action": str(action), "why": refusal.text, "clause": refusal.clause}
        text = say("save-illegal-action", number=number, player=seat + 1, **about)
        raise SaveError(text, game.texts.words)
    return game.apply(state, seat, action, pause)


def _choice(
    script: Script, state: Any, perspective: Seat | None, seat: Seat, action: Action
) -> tuple[tuple[Offer, ...], int]:
    """What the one who acts now could do, and which of it is done: one's own, or anybody's once the game is over."""
    game = script.game
    if seat == CLOCK or seat not in game.awaiting(state) or (not script.over and seat != perspective):
        return (), -1
    actions = tuple(game.offers(state, seat))
    made = actions.index(action) if action in actions else -1
    return offers_in(game, actions, game.view(state, seat)), made

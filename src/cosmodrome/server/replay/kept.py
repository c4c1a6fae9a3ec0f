"""Reads the frames that `recorder.py` keeps, in a process of its own. Only what a page needs is unpacked."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

import msgspec

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.texts import Prompt
from cosmodrome.server.http.requests import Frame
from cosmodrome.server.replay.frames import Page, page_of
from cosmodrome.table.moments import changes, unless, view_at
from cosmodrome.table.protocol import Moment

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Frame)


class Kept(NamedTuple):
    """Of what spectators saw of a game."""

    page: Page
    last: bytes
    """The last frame of all, as JSON; empty where there is none."""


def read_page(stretches: Sequence[tuple[int, bytes]], start: int, stop: int) -> Kept:
    """From the stretches that hold these plies, the one after them and the last two, each with its first ply. Where one
    of these plies cannot be read, the replay ends."""
    raw = _unpacked(stretches)
    total = end = 1 + max((ply for ply, frame in raw.items() if frame), default=-1)
    told: list[bytes] = []
    for ply in range(start, min(stop, end)):
        found = _told_with(raw, ply)
        if not found:
            total = ply
            break
        told.append(found)
    moments = (encoder.encode(_moment(one, ply, ends=bool(raw[ply]))) for ply, one in enumerate(told, start))
    return Kept(Page(page_of(moments), total, total), raw[end - 1] if end else b"")


def _unpacked(stretches: Sequence[tuple[int, bytes]]) -> dict[int, bytes]:
    """By ply, what was noted; empty where one frame shows it together with what follows. Each stretch ends where the
    next one begins: the rest of it has been taken back."""
    raw: dict[int, bytes] = {}
    for first, body in stretches:
        raw = {ply: frame for ply, frame in raw.items() if ply < first}
        try:
            raw |= enumerate(zlib.decompress(body).splitlines(), first)
        except zlib.error as error:
            log.warning("the frames from %s on cannot be read: %s", first, error)
    return raw


def _told_with(raw: dict[int, bytes], ply: int) -> bytes:
    """The frame that shows this ply; empty where there is none."""
    later = next(later for later in count(ply) if raw.get(later) != b"")
    return raw.get(later, b"")


def _moment(told: bytes, ply: int, *, ends: bool) -> Frame:
    """Plies sent in one message were noted as one frame, of which each has its own lines and moments. The view is that
    of the ply's end, or that of the last of them where moments were not kept. The frame `ends` with one of them."""
    frame = decoder.decode(told)
    lines = tuple(line for line in frame.lines if line.ply == ply)
    before = sum(line.event is not None for line in frame.lines if line.ply < ply)
    after = before + sum(line.event is not None for line in lines)
    try:
        own = _between(frame, before, after)
    except (LookupError, TypeError):  # they do not fit the view: it is shown without them
        log.warning("ply %s: the moments do not fit the view", ply)
        frame = msgspec.structs.replace(frame, moments=())
        own = _between(frame, before, after)
    if ends:
        return msgspec.structs.replace(frame, lines=lines, moments=own.moments)
    seat = next((line.seat for line in lines), CLOCK)
    return msgspec.structs.replace(
        frame, ply=ply, seat=seat, lines=lines, view=own.view, prompt=own.prompt, outcome=None, moments=own.moments
    )


class Between(NamedTuple):
    """The lines of a frame from one to another: where they lead, and the moments on the way."""

    view: Any
    prompt: Prompt
    moments: tuple[Moment, ...]


def _between(frame: Frame, before: int, after: int) -> Between:
    end = next((one for one in frame.moments if one.lines == after), Moment(after, ()))
    view, prompt = view_at(frame.view, end.changes), end.prompt or frame.prompt
    moments = (
        Moment(
            one.lines - before,
            changes(view, view_at(frame.view, one.changes)),
            unless(prompt, one.prompt or frame.prompt),
        )
        for one in frame.moments
        if before < one.lines < after
    )
    return Between(view, prompt, tuple(moments))

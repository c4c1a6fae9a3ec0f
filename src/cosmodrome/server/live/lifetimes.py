"""How long a table is kept open for people who do not come."""

from __future__ import annotations

import time

from cosmodrome.server.http.cards import Asleep
from cosmodrome.server.live.room import Room, Settings
from cosmodrome.table.commands import next_moment
from cosmodrome.table.event_log import A_DAY

TIDY = 60.0
"""Seconds between two looks for tables that nobody needs any more."""
AFTER_START = 3600.0
"""Seconds that a gathering table has left at least after a restart: people may be on their way back."""


def is_expired(room: Room) -> bool:
    """Whether people were to gather there and nobody has come for too long."""
    unvisited = not room.connections and room.table.stage == "gathering"
    return unvisited and time.monotonic() - room.visited > lasts(room)


def lasts(room: Room) -> float:
    """Seconds that a table waits for people before its game."""
    settings = room.settings
    return settings.slow_gathering_lasts if room.table.opened.pace.is_slow else settings.gathering_lasts


def left_alone(room: Room) -> float:
    """Seconds since anything happened there, as they count after a restart."""
    alone = max(0.0, room.time.now() - room.table.clock.since)
    return min(alone, max(0.0, lasts(room) - AFTER_START)) if room.table.stage == "gathering" else alone


def is_abandoned(asleep: Asleep, settings: Settings) -> bool:
    """Whether nobody has made a move for so long that nobody will. Where a server has only just started, or somebody
    has just been here, there is a day left."""
    still = time.time() - asleep.card.updated > settings.playing_lasts
    return settings.limited and still and time.monotonic() - asleep.left > A_DAY


def is_idle(room: Room) -> bool:
    """Whether a game waits for people who are not here, with nothing to do for bots or time meanwhile."""
    table, alone = room.table, time.monotonic() - room.visited
    if room.connections or table.stage != "playing" or table.awaited_bots() or alone <= room.settings.idle_after:
        return False
    moment = next_moment(table)
    return moment is None or moment > room.time.now() + TIDY

"""The deal of the day: the same for everybody on a server, one for each game and day (UTC).

While its day runs nobody may learn more of it than their own seat shows: whoever knows the seed, or another's game,
knows what is still to come.
"""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Refusal
from cosmodrome.table.event_log import TableOpened
from cosmodrome.table.sender import TABLE_CLAUSE
from cosmodrome.table.table import Table

SEALED = Refusal(TABLE_CLAUSE, say("daily-sealed"))


def now() -> float:
    return time.time()


def day_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def today() -> str:
    return day_of(now())


def end_of(day: str) -> float:
    """When the day is over."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_sealed(opened: TableOpened) -> bool:
    """Whether others may still play the deal of this table today."""
    return opened.daily >= today() if opened.daily else False


def may_see(table: Table, player: str) -> bool:
    """Whether this person may look at the table at all: at a sealed one, only who plays it."""
    return not is_sealed(table.opened) or bool(table.seats_of(player))

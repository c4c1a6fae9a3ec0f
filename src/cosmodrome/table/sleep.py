"""Hours of the day in which a person's clock stands still. Pure: times are seconds since 1970, as the clock's."""

from __future__ import annotations

from cosmodrome.core.message import Message, say
from cosmodrome.table.event_log import Sleep

DAY = 86_400.0
LONGEST = 12 * 60
"""Minutes: nobody sleeps away more than half of the time."""


def fault_of(sleep: Sleep) -> Message | None:
    """What is wrong with these hours; None where nothing is."""
    if not (0 <= sleep.start < 1440 and 0 <= sleep.end < 1440 and abs(sleep.offset) <= 14 * 60):
        return say("sleep-range")
    if not 0 < (sleep.end - sleep.start) % 1440 <= LONGEST:
        return say("sleep-long", hours=LONGEST // 60)
    return None


def length_of(sleep: Sleep) -> float:
    """Seconds from the beginning to the end of the hours of sleep."""
    return (sleep.end - sleep.start) % 1440 * 60.0


def since_bedtime(sleep: Sleep, at: float) -> float:
    """Seconds; less than the length of the night while asleep."""
    return (at - (sleep.start - sleep.offset) * 60.0) % DAY


def awake(sleep: Sleep | None, start: float, end: float) -> float:
    """Seconds between two moments that count."""
    if sleep is None:
        return end - start
    return end - start - (_slept(sleep, end) - _slept(sleep, start))


def when_spent(sleep: Sleep | None, start: float, seconds: float) -> float:
    """The moment at which so many seconds that count will have passed."""
    if sleep is None:
        return start + seconds
    length, passed = length_of(sleep), since_bedtime(sleep, start)
    wakes = start + max(0.0, length - passed)
    today = DAY - max(passed, length)
    if seconds <= today:
        return wakes + seconds
    nights, rest = divmod(seconds - today, DAY - length)
    return wakes + today + nights * DAY + length + rest


def _slept(sleep: Sleep, upto: float) -> float:
    """Seconds of sleep since some first night: only differences mean anything."""
    nights, passed = divmod(upto - (sleep.start - sleep.offset) * 60.0, DAY)
    return nights * length_of(sleep) + min(passed, length_of(sleep))

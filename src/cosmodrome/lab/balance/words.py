"""How figures are written in findings and tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cosmodrome.core.message import Message, Text, say
from cosmodrome.lab.figures import Interval

MINUS = "\N{MINUS SIGN}"


def number(value: float) -> str:
    """As many decimals as say something."""
    digits = 0 if value == int(value) or abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return plain(value, digits)


def plain(value: float, digits: int = 2) -> str:
    return f"{_rounded(value, digits):,.{digits}f}".replace("-", MINUS)


def signed(value: float, digits: int = 2) -> str:
    return f"{_rounded(value, digits):+,.{digits}f}".replace("-", MINUS)


def _rounded(value: float, digits: int) -> float:
    """Without a sign before a 0."""
    return round(value, digits) + 0.0


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def signed_interval(found: Interval, factor: float = 1.0, digits: int = 2) -> Message:
    low, high = signed(found.low * factor, digits), signed(found.high * factor, digits)
    return say("interval", value=signed(found.value * factor, digits), low=low, high=high)


def first_of(names: Sequence[Text], most: int = 6) -> tuple[Text, ...]:
    """For a list in a message: so many of them, and how many more there are."""
    rest = len(names) - most
    return tuple(names) if rest <= 0 else (*names[:most], say("report-more", count=rest))


def group_id(group: str) -> str:
    """The section of a group of things, as the end of a link; apart from the sections every report has."""
    return f"things-{re.sub(r'[^a-z0-9]+', '-', group.lower()).strip('-')}"

"""What a balance report knows: what the page shows and the JSON holds. An interval is [value, low, high] there."""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmodrome.core.message import Message, Text
from cosmodrome.lab.arena import Plan
from cosmodrome.lab.balance.distribution import Distribution
from cosmodrome.lab.figures import Interval
from cosmodrome.lab.standings import Standing

Ahead = Literal["winners", "best-quarter"]


class Worth(msgspec.Struct, frozen=True):
    """Those who had something beside those who could have had it but had not."""

    had: int
    lacked: int
    score: Interval | None
    """By how much their mean score was higher; None where a side is too small to tell."""
    wins: Interval | None
    """The same for the share of wins; None also where nobody, or everybody, won."""

    @property
    def share(self) -> float:
        return self.had / (self.had + self.lacked)


class Thing(msgspec.Struct, frozen=True):
    group: str
    name: str
    worth: Worth


class Choice(msgspec.Struct, frozen=True):
    """A kind of action, in decisions that offered other kinds too."""

    name: str
    offered: int
    taken: Interval
    """Share of the decisions in which it was offered."""
    worth: Worth
    """Of taking it at least once in a game in which it was offered."""


class EventRate(msgspec.Struct, frozen=True):
    """A kind of event."""

    name: str
    per_seat: Interval
    worth: Worth


class Number(msgspec.Struct, frozen=True):
    group: str
    name: str
    spread: Distribution
    gap: Interval | None
    """By how much the mean of those ahead is higher."""


class Category(msgspec.Struct, frozen=True):
    name: str
    title: Text
    mean: Interval
    share: Interval
    """Of all points."""
    deviation: float
    scored: float
    """Share of seats that got anything here."""
    ahead: float
    behind: float
    gap: Interval | None


class SeatFigures(msgspec.Struct, frozen=True):
    seat: int
    wins: Interval
    place: float
    score: Distribution
    edge: Interval | None
    """By how much its mean score is above that of the other seats."""


class Title(msgspec.Struct, frozen=True):
    """A word for a seat's result, and how often it was earned."""

    name: str
    share: Interval


class Figures(msgspec.Struct, frozen=True):
    plan: Plan
    game: str
    options: tuple[Message, ...]
    cooperative: bool
    games: int
    deals: int
    ahead: Ahead
    """Who is compared with the others: the winners, or the best quarter where winning tells nothing."""
    won: Interval
    """Share of games that somebody won."""
    shared: Interval
    """Share of games won by several rivals at once."""
    margin: Distribution | None
    """Points between the winner and the runner-up, where rivals play."""
    score: Distribution
    seats: tuple[SeatFigures, ...]
    bots: tuple[Standing, ...]
    titles: tuple[Title, ...]
    categories: tuple[Category, ...]
    lengths: dict[str, Distribution]
    things: tuple[Thing, ...]
    numbers: tuple[Number, ...]
    choices: tuple[Choice, ...]
    events: tuple[EventRate, ...]

    @property
    def rivals(self) -> bool:
        return len(self.seats) > 1 and not self.cooperative

    @property
    def groups(self) -> dict[str, list[Thing]]:
        return {thing.group: [each for each in self.things if each.group == thing.group] for thing in self.things}


class Finding(msgspec.Struct, frozen=True):
    """Something to say about the game; `look` where it wants a designer's attention."""

    look: bool
    about: str
    """The section that has the figures."""
    text: Message


class Report(msgspec.Struct, frozen=True):
    findings: tuple[Finding, ...]
    figures: Figures

"""What happened."""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event


class FuelChosen(Event, frozen=True):
    """Somebody chose; the strength is 0 for everybody else."""

    seat: int
    strength: int


class TimeRanOut(Event, frozen=True):
    pass


class FuelShown(Event, frozen=True):
    reveals: ClassVar[bool] = True

    strengths: tuple[int, ...]


class RocketTaken(Event, frozen=True):
    """`seat` is -1 where it was scrapped."""

    rocket: int
    seat: int


class RocketTurnedUp(Event, frozen=True):
    reveals: ClassVar[bool] = True
    heads: ClassVar[bool] = True

    rocket: int


AnyEvent = FuelChosen | TimeRanOut | FuelShown | RocketTaken | RocketTurnedUp

"""Clocks kept by the server: a bank of seconds for each person, which runs while the seat is awaited.

Times come from outside with every event, so a table built again from its store has the same clocks.
"""

from __future__ import annotations

from cosmodrome.core.flow import Seat, Timer
from cosmodrome.table.event_log import Pace, Sleep
from cosmodrome.table.sleep import awake, when_spent

GRANT = 30.0
"""Seconds that a person who comes back out of time gets to play on with."""


class Clock:
    def __init__(self, seats: int, pace: Pace, at: float) -> None:
        self.on = pace.bank > 0
        self.increment = float(pace.increment)
        self.banks = [float(pace.bank)] * seats
        self.running: set[Seat] = set()
        self.since = at
        self.sleeps: dict[Seat, Sleep] = {}

    def left(self, seat: Seat, now: float) -> float:
        """Seconds in the bank; -1 without a clock."""
        if not self.on:
            return -1.0
        spent = awake(self.sleeps.get(seat), self.since, now) if seat in self.running else 0.0
        return max(0.0, self.banks[seat] - spent)

    def run(self, seats: set[Seat], at: float) -> None:
        """From now on it runs for these."""
        for seat in self.running:
            self.banks[seat] = self.left(seat, at)
        self.running, self.since = seats if self.on else set(), at

    def resume(self, stopped: float, at: float) -> None:
        """What was between these two moments counts for nobody."""
        for seat in self.running:
            self.banks[seat] = self.left(seat, stopped)
        self.since = at

    def acted(self, seat: Seat, at: float) -> None:
        if self.on and seat in self.running:
            self.banks[seat] = self.left(seat, at) + self.increment
            self.running.discard(seat)

    def grant(self, seat: Seat) -> None:
        if self.on:
            self.banks[seat] = max(self.banks[seat], GRANT)

    def next_flag(self) -> tuple[float, Seat] | None:
        """When the next bank will be empty, and whose."""
        flags = [(when_spent(self.sleeps.get(seat), self.since, self.banks[seat]), seat) for seat in self.running]
        return min(flags) if flags else None

    def sleep(self, seat: Seat, sleep: Sleep | None) -> None:
        """Not in the middle of a decision, so that nobody can gain time by setting hours of sleep."""
        if seat in self.running:
            return
        if sleep is None:
            self.sleeps.pop(seat, None)
        else:
            self.sleeps[seat] = sleep


class Hourglass:
    """The timer of the game itself: says when `CLOCK` has to act."""

    def __init__(self) -> None:
        self.timer: Timer | None = None
        self.since = 0.0

    def turn(self, timer: Timer | None, at: float) -> None:
        """Another run starts it afresh, the same one runs on."""
        if timer is None or self.timer is None or timer.run != self.timer.run:
            self.since = at
        self.timer = timer

    def resume(self, stopped: float, at: float) -> None:
        self.since += at - stopped

    def runs_out(self) -> float | None:
        """When it will be empty; None where none runs."""
        return None if self.timer is None else self.since + self.timer.lead + self.timer.seconds

    def lead(self, now: float) -> float:
        """Seconds until it starts; 0 where it runs, or where there is none."""
        return 0.0 if self.timer is None else max(0.0, self.since + self.timer.lead - now)

    def left(self, now: float) -> float:
        """Seconds in it; -1 where there is none."""
        end = self.runs_out()
        return -1.0 if self.timer is None or end is None else min(self.timer.seconds, max(0.0, end - now))

"""What every rival shares: its result, the timed loop and the timing of copies.

Time is this process's CPU time, after a warm-up that counts for nothing. How a
game is stepped belongs to the drivers (rival_catanatron, rival_rlcard,
rival_open_spiel); starting processes belongs to rivals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

NO_LIMIT = 10**9
WARM_UP_SECONDS = 0.3
CLONE_DEPTHS = 16
CLONE_SECONDS_PER_DEPTH = 0.02

Clone = Callable[[], object]


class Played(NamedTuple):
    """One game, or its first decisions when a limit cut it short."""

    decisions: int
    forced: int
    finished: bool
    clone: Clone


class Driver(Protocol):
    """Plays one game at random, stopping early after `limit` decisions."""

    def play(self, limit: int) -> Played: ...


@dataclass
class Result:
    """What one measurement found; `notes` holds what only some rivals can tell."""

    decisions: int = 0
    forced: int = 0
    games: int = 0
    cpu_seconds: float = 0.0
    clone_us: float = 0.0
    notes: dict[str, float | str | None] = field(default_factory=dict)


def run(driver: Driver, seconds: float) -> Result:
    """Warm up, play whole games for about `seconds` of CPU time, then time copies."""
    _play_for(driver, WARM_UP_SECONDS)
    result = _play_for(driver, seconds)
    result.clone_us = _clone_us(driver, result.decisions // result.games)
    return result


def _play_for(driver: Driver, seconds: float) -> Result:
    result, unfinished = Result(), 0
    start = time.process_time()
    # Whole games only: a cut-off one would favour openings, where choices are widest.
    while result.cpu_seconds < seconds:
        played = driver.play(NO_LIMIT)
        result.decisions += played.decisions
        result.forced += played.forced
        result.games += 1
        unfinished += not played.finished
        result.cpu_seconds = time.process_time() - start
    result.notes["unfinished_games"] = unfinished
    return result


def _clone_us(driver: Driver, length: int) -> float:
    """Mean microseconds for a copy, over positions spread through a typical game."""
    depths = [length * step // CLONE_DEPTHS for step in range(CLONE_DEPTHS)]
    return sum(_time_clone(driver.play(depth).clone) for depth in depths) / len(depths)


def _time_clone(clone: Clone) -> float:
    copies, spent = 1, 0.0
    while spent < CLONE_SECONDS_PER_DEPTH:
        copies *= 2
        start = time.process_time()
        for _ in range(copies):
            clone()
        spent = time.process_time() - start
    return spent / copies * 1e6

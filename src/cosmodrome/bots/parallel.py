"""One search in several processes: each grows a tree of its own over the same position, the visits are added up.

The position goes to the workers as plain data; they know the game by the module that holds it.
"""

from __future__ import annotations

import atexit
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from cosmodrome.bots.bot import Sight
from cosmodrome.bots.search import Budget, Thought, explore
from cosmodrome.core.game import Game, Seat
from cosmodrome.core.records import plain
from cosmodrome.core.rng import Rng


def think_together(sight: Sight, rng: Rng, budget: Budget, processes: int) -> list[Thought]:
    pool = _pool(processes)
    state = plain(sight.state)
    share = budget._replace(iterations=-(-budget.iterations // processes))
    jobs = [
        pool.submit(_think_alone, sight.game, state, sight.seat, plain(rng.spawn()), share) for _ in range(processes)
    ]
    visits: dict[Any, int] = defaultdict(int)
    totals: dict[Any, float] = defaultdict(float)
    for thought in (thought for job in jobs for thought in job.result()):
        visits[thought.action] += thought.visits
        totals[thought.action] += thought.worth * thought.visits
    return [Thought(action, seen, totals[action] / max(1, seen)) for action, seen in visits.items()]


def _think_alone(game: Game[Any], state: Any, seat: Seat, words: dict[str, int], budget: Budget) -> list[Thought]:
    position = game.records.read_state(state)
    return explore(Sight(game, seat, (), position), Rng(**words), budget)


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept between moves. Spawned, not forked: a fork of a program with threads may hang."""
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool

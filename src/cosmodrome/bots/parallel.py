"""One search in several processes: each grows a tree of its own over the same position, the visits are added up.

The position goes to the workers as plain data; they know the game by the module that holds it.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, partial
from typing import Any

from cosmodrome.bots.bot import Sight
from cosmodrome.bots.search import Budget, Thought, explore
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.records import plain
from cosmodrome.core.rng import Rng
from cosmodrome.workers import Workers

workers = cache(Workers)
"""So many processes, kept between moves."""


def think_together(sight: Sight, rng: Rng, budget: Budget, processes: int, network: str = "") -> list[Thought]:
    share = budget._replace(iterations=-(-budget.iterations // processes))
    alone = partial(_think_alone, sight.game, plain(sight.state), sight.seat, share, network)
    found = dict(workers(processes).each(alone, [plain(rng.spawn()) for _ in range(processes)]))
    visits: dict[Any, int] = defaultdict(int)
    totals: dict[Any, float] = defaultdict(float)
    for thought in (thought for number in range(processes) for thought in found[number]):
        visits[thought.action] += thought.visits
        totals[thought.action] += thought.worth * thought.visits
    return [Thought(action, seen, totals[action] / max(1, seen)) for action, seen in visits.items()]


def _think_alone(
    game: Game[Any], state: Any, seat: Seat, budget: Budget, network: str, words: dict[str, int]
) -> list[Thought]:
    position = game.records.read_state(state)
    return explore(Sight(game, seat, (), position), Rng(**words), budget, network)

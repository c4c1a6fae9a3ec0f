"""Many games at once: matches are stepped together, and policies decide for batches of them.

A policy is any function that takes a `Batch` and returns the id of an action for each of its rows. `Vector` steps so
many matches in this process. `play` plays a list of matches to their ends, in several processes if wanted; what comes
out depends on the seed and on the policies, not on how many matches go on at once or in how many processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosmodrome.core.game import Game, check_setup
from cosmodrome.core.numeric import Encoder
from cosmodrome.lab.episode import Episode, Opponents, Table, nobody
from cosmodrome.workers import Workers

Bytes = NDArray[np.uint8]
Ids = NDArray[np.int64]
Floats = NDArray[np.float64]


class Batch(NamedTuple):
    """Positions that wait for a decision, one in each row. The arrays belong to the runner: copy what is to be kept."""

    observations: Bytes
    masks: Bytes
    """1 for each legal action."""
    seats: Ids
    """Who decides."""
    chances: Floats
    """From 0 to 1, out of each match's own generator: a policy that leaves something to chance uses these, so that a
    match goes the same way whatever else is played."""


Policy = Callable[[Batch], Ids]


def at_random(batch: Batch) -> Ids:
    """The policy that takes any legal action, each with the same chance."""
    counts = batch.masks.sum(axis=1, dtype=np.int64)
    wanted = np.minimum((batch.chances * counts).astype(np.int64), counts - 1)
    found: Ids = (batch.masks.cumsum(axis=1, dtype=np.int64) > wanted[:, None]).argmax(axis=1)
    return found


class Ended(NamedTuple):
    """A match that is over."""

    match: int
    rewards: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


class Vector:
    """So many matches of one game, stepped together; where one is over, the next one begins in its place.

    Matches are numbered. Match `n` begins with the same deal wherever and whenever it is played: its seed is `seed`,
    its stream `n`.
    """

    def __init__(
        self,
        game: Game[Any],
        matches: int,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        numbers: Iterator[int] | None = None,
        opponents: Opponents = nobody,
    ) -> None:
        self.table = Table.of(game, seats, options)
        self.encoder: Encoder = game.encoder(self.table.seats, self.table.options)
        self.seed = seed
        self._numbers = numbers if numbers is not None else iter(range(2**31))
        size, actions = self.encoder.size, self.encoder.actions
        self._seen, self._mask = bytearray(matches * size), bytearray(matches * actions)
        self._zeros = bytes(size), bytes(actions)
        self._observations = np.frombuffer(self._seen, dtype=np.uint8).reshape(matches, size)
        self._masks = np.frombuffer(self._mask, dtype=np.uint8).reshape(matches, actions)
        self._to_move = np.zeros(matches, dtype=np.int64)
        self._chances = np.zeros(matches, dtype=np.float64)
        self.episodes: list[Episode] = []
        """By row: its match."""
        for _ in range(matches):
            episode = Episode(self.table, self.encoder, opponents)
            if not self._begin(episode):
                break
            self.episodes.append(episode)
            self._look(len(self.episodes) - 1, episode)

    @property
    def batch(self) -> Batch:
        """All matches, one in each row. A row's match is `episodes[row].number`."""
        rows = len(self.episodes)
        return Batch(self._observations[:rows], self._masks[:rows], self._to_move[:rows], self._chances[:rows])

    def step(self, actions: Ids) -> list[Ended]:
        """Plays one action in each match; what is over by it. The batch then has the next decisions.

        Where no match is left to begin, the last row takes the place of the one that is over.
        """
        over, ended = list[Ended](), list[int]()
        seats = self._to_move.tolist()
        for row, number in enumerate(actions.tolist()):
            episode = self.episodes[row]
            episode.play(seats[row], number)
            if episode.outcome is not None:
                over.append(Ended(episode.number, episode.rewards(), episode.outcome.scores, episode.decisions))
                if not self._begin(episode):
                    ended.append(row)
                    continue
            self._look(row, episode)
        for row in reversed(ended):
            last = self.episodes.pop()
            if row < len(self.episodes):
                self.episodes[row] = last
                self._look(row, last, drawn=True)
        return over

    def _begin(self, episode: Episode) -> bool:
        number = next(self._numbers, None)
        if number is None:
            return False
        episode.begin(self.seed, number)
        assert episode.outcome is None, "a match without a decision"
        return True

    def _look(self, row: int, episode: Episode, *, drawn: bool = False) -> None:
        """Writes the row of a match."""
        (empty, none), seat = self._zeros, episode.seat
        size, actions = len(empty), len(none)
        self._seen[row * size : (row + 1) * size] = empty
        self._mask[row * actions : (row + 1) * actions] = none
        episode.observe(seat, self._seen, row * size)
        episode.write_mask(seat, self._mask, row * actions)
        self._to_move[row] = seat
        if not drawn:
            self._chances[row] = episode.chance.unit()
        else:
            self._chances[row] = self._chances[len(self.episodes)]


class Plan(NamedTuple):
    """Matches to be played, the same wherever they are."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    policies: Sequence[Policy]
    """By seat."""
    seed: int
    together: int
    """Matches that are played at the same time."""


def play(
    game: Game[Any],
    policies: Sequence[Policy],
    matches: int,
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    together: int = 256,
    workers: int = 1,
) -> list[Ended]:
    """Matches 0 to `matches` - 1, with a policy for each seat, in the order of their numbers.

    With several workers policies are sent to other processes: they are functions of a module, or objects that can be
    pickled.
    """
    seats = len(policies)
    plan = Plan(game, seats, check_setup(game, seats, options or {}), tuple(policies), seed, together)
    if workers == 1:
        found = _play(plan, range(matches))
    else:
        pool = Workers(workers)
        shares = [range(first, matches, workers) for first in range(workers)]
        try:
            found = [end for _, ends in pool.each(partial(_play, plan), shares) for end in ends]
        finally:
            pool.close()
    return sorted(found, key=lambda end: end.match)


def _play(plan: Plan, numbers: range) -> list[Ended]:
    vector = Vector(
        plan.game,
        min(plan.together, len(numbers)),
        seats=plan.seats,
        options=plan.options,
        seed=plan.seed,
        numbers=iter(numbers),
    )
    over: list[Ended] = []
    while vector.episodes:
        over += vector.step(decide(plan.policies, vector.batch))
    return over


def decide(policies: Sequence[Policy], batch: Batch) -> Ids:
    """What each row's seat does by its policy; seats with the same policy are asked together."""
    chosen = np.empty(len(batch.seats), dtype=np.int64)
    for policy in dict.fromkeys(policies):
        seats = [seat for seat, other in enumerate(policies) if other is policy]
        rows = np.flatnonzero(np.isin(batch.seats, seats))
        if len(rows):
            chosen[rows] = policy(_rows(batch, rows))
    return chosen


def _rows(batch: Batch, rows: Ids) -> Batch:
    return Batch(batch.observations[rows], batch.masks[rows], batch.seats[rows], batch.chances[rows])

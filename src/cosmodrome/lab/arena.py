"""Bots against each other over many deals, every deal in all seat rotations.

The results file is also the notebook of a run that was broken off: given again, the run goes on from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.bots.drive import play_out
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.game import Game, check_setup
from cosmodrome.core.rng import Rng
from cosmodrome.lab.spread import spread

FORMAT = 1
BOT_STREAM, DRIVER_STREAM = 1_000, 2_000


class ArenaError(ValueError):
    """A plan or a results file that cannot be used."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. Line-ups are the rotations of the bots; in solitaire each bot is a line-up of its own."""

    game: str
    rules: str
    content: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    games: int
    seed: int

    @property
    def lineups(self) -> int:
        return len(self.bots)

    @property
    def total(self) -> int:
        """In solitaire every bot plays all the deals."""
        return self.games * (self.lineups if self.seats == 1 else 1)

    def lineup(self, index: int) -> tuple[int, ...]:
        """Which bot, by its number, sits on each seat in game `index`."""
        turn = index % self.lineups
        if self.seats == 1:
            return (turn,)
        return tuple((seat + turn) % self.lineups for seat in range(self.seats))

    def deal(self, index: int) -> int:
        """The seed of game `index`: the same for all rotations."""
        return self.seed + index // self.lineups


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    index: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The results file."""

    plan: Plan
    results: tuple[Result, ...]
    arena: int = FORMAT


def make_plan(
    game: Game[Any], bots: list[str], seats: int | None, options: dict[str, str], games: int, seed: int
) -> Plan:
    """A checked plan; fewer bots than seats are repeated in order to fill the table."""
    count = seats or max(len(bots), game.meta.min_seats)
    complete = check_setup(game, count, options)
    if not bots or games < 1 or seed < 0:
        raise ArenaError("an arena needs at least one bot, one game and a seed from 0")
    if count > 1 and len(bots) > count:
        raise ArenaError(f"{len(bots)} bots do not fit on {count} seats")
    for bot in bots:
        make_bot(bot, Rng.seeded(0))
    table = bots if count == 1 else [bots[seat % len(bots)] for seat in range(count)]
    return Plan(game.meta.id, game.meta.rules_version, game.content, tuple(table), count, complete, games, seed)


def run(plan: Plan, find_game: Callable[[str], Game[Any]], done: list[Result], workers: int) -> Iterator[Result]:
    """Plays what is missing; results come as they are ready."""
    finished = {result.index for result in done}
    missing = [index for index in range(plan.total) if index not in finished]
    yield from spread(partial(_play, plan, find_game), missing, workers)


def _play(plan: Plan, find_game: Callable[[str], Game[Any]], index: int) -> Result:
    game, seed = find_game(plan.game), plan.deal(index)
    seats = plan.lineup(index)
    bots = [make_bot(plan.bots[bot], Rng.seeded(seed, BOT_STREAM + seat)) for seat, bot in enumerate(seats)]
    state = game.setup(plan.seats, plan.options, Rng.seeded(seed))
    outcome = play_out(game, state, bots, Rng.seeded(seed, DRIVER_STREAM))
    return Result(index, outcome.scores, outcome.places, outcome.winners, outcome.verdict)


def read_results(path: Path, plan: Plan) -> list[Result]:
    """What a results file already holds of this plan; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
    except (OSError, msgspec.DecodeError) as error:
        raise ArenaError(f"{path}: not a results file: {error}") from error
    if msgspec.structs.replace(record.plan, games=plan.games) != plan:
        raise ArenaError(f"{path}: holds the results of another plan; name another file")
    return [result for result in record.results if result.index < plan.total]


def write_results(path: Path, plan: Plan, results: list[Result]) -> None:
    """Whole or not at all, so that breaking off never spoils the file."""
    ordered = tuple(sorted(results, key=lambda result: result.index))
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(Record(plan, ordered)), indent=0))
    draft.replace(path)

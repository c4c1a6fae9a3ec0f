"""Bots against each other over many deals, every deal in all seat rotations.

An interrupted run continues from its results file when it is started again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.drive import play_out
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.game import Game, check_setup, fewest_seats
from cosmodrome.core.message import Message, say
from cosmodrome.core.records import Event, read_json
from cosmodrome.core.refusal import Problem
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Study
from cosmodrome.workers import Workers

FORMAT = 1
BOT_STREAM, DRIVER_STREAM = 1_000, 2_000


class ArenaError(Problem):
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
    about: str = ""
    """What is done with the games besides playing them, with its settings."""

    @property
    def lineups(self) -> int:
        """How many rotations differ; once the same bots sit on the same seats again, a deal is the same game again."""
        around = range(1, len(self.bots) + 1)
        return next(turn for turn in around if self.bots[turn:] + self.bots[:turn] == self.bots)

    @property
    def total(self) -> int:
        """In solitaire every bot plays all the deals."""
        return self.games * (self.lineups if self.seats == 1 else 1)

    def lineup(self, index: int) -> tuple[int, ...]:
        """Which bot, by its number, sits on each seat in game `index`."""
        turn = index % self.lineups
        if self.seats == 1:
            return (turn,)
        return tuple((seat + turn) % len(self.bots) for seat in range(self.seats))

    def deal(self, index: int) -> int:
        """The seed of game `index`: the same for all rotations."""
        return self.seed + index // self.lineups


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    index: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: str


R = TypeVar("R", bound=Result)


class Record(msgspec.Struct, Generic[R], frozen=True, forbid_unknown_fields=True):
    """The results file."""

    plan: Plan
    results: tuple[R, ...]
    arena: int = FORMAT


def make_plan(study: Study, bots: list[str], seats: int | None, options: dict[str, str], games: int, seed: int) -> Plan:
    """A checked plan; fewer bots than seats are repeated in order to fill the table."""
    game = study.game
    count = seats or fewest_seats(game, options, len(bots))
    complete = check_setup(game, count, options)
    if not bots or games < 1 or seed < 0:
        raise ArenaError(say("arena-bad-plan"))
    if count > 1 and len(bots) > count:
        raise ArenaError(say("arena-many-bots", bots=len(bots), seats=count))
    for bot in bots:
        make_bot(bot, game, Rng.seeded(0), study.handicaps)
    table = bots if count == 1 else [bots[seat % len(bots)] for seat in range(count)]
    return Plan(game.meta.id, game.meta.rules_version, game.content, tuple(table), count, complete, games, seed)


def options_of(game: Game[Any], plan: Plan) -> tuple[Message, ...]:
    """The options of a plan in words, as a list."""
    found = []
    for option in game.meta.options:
        value = next(choice.title for choice in option.choices if choice.value == plan.options[option.id])
        found.append(say("option-value", option=option.title, value=value))
    return tuple(found)


FindStudy = Callable[[str], Study]
Play = Callable[[Plan, FindStudy, int], R]
"""How one game of a plan is played, and what is kept of it."""


def run(play: Play[R], plan: Plan, find_study: FindStudy, done: list[R], workers: int) -> Iterator[R]:
    """Plays what is missing; results come as they are ready."""
    finished = {result.index for result in done}
    missing = [index for index in range(plan.total) if index not in finished]
    work = partial(play, plan, find_study)
    if workers <= 1:
        yield from map(work, missing)
        return
    with closing(Workers(workers)) as pool:
        yield from (result for _, result in pool.each(work, missing))


class Start(NamedTuple):
    """How a game of a plan begins: its state, what happened before the first decision, and who plays."""

    state: Any
    opening: list[Event]
    bots: list[Bot]
    rng: Rng
    """For whoever drives the game."""


def sit_down(plan: Plan, study: Study, index: int) -> Start:
    """The beginning of game `index`."""
    seed = plan.deal(index)
    seats = enumerate(plan.lineup(index))
    bots = [
        make_bot(plan.bots[bot], study.game, Rng.seeded(seed, BOT_STREAM + seat), study.handicaps)
        for seat, bot in seats
    ]
    state, opening = study.game.setup(plan.seats, plan.options, Rng.seeded(seed))
    return Start(state, opening, bots, Rng.seeded(seed, DRIVER_STREAM))


def play_game(plan: Plan, find_study: FindStudy, index: int) -> Result:
    study = find_study(plan.game)
    start = sit_down(plan, study, index)
    outcome = play_out(study.game, start.state, start.bots, start.rng)
    verdict = catalogue(study.game.texts.words).render(outcome.verdict)
    return Result(index, outcome.scores, outcome.places, outcome.winners, verdict)


def read_results(path: Path, plan: Plan, kind: type[R]) -> list[R]:
    """What a results file already holds of this plan; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        record: Record[R] = read_json(msgspec.json.Decoder(cast("Any", Record)[kind]), path.read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        raise ArenaError(say("arena-not-results", file=str(path), error=str(error))) from error
    if msgspec.structs.replace(record.plan, games=plan.games) != plan:
        raise ArenaError(say("arena-other-plan", file=str(path)))
    return [result for result in record.results if result.index < plan.total]


def write_results(path: Path, plan: Plan, results: list[R]) -> None:
    """Whole or not at all, so that breaking off never spoils the file."""
    ordered = tuple(sorted(results, key=lambda result: result.index))
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(Record(plan, ordered)), indent=0))
    draft.replace(path)

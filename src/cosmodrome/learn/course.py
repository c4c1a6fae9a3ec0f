"""A training from its beginning to its end, in rounds: self-play, then steps on the positions of the last rounds.

The folder keeps all that is needed to go on: `course.json` what is trained, `model.npz` the weights after the last
whole round, `rounds/` the positions of the last rounds, `curve.json` how strong the network was. A training that is
broken off and goes on ends with the same weights as one that is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from math import cos, pi
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from cosmodrome.core.game import Game, check_setup
from cosmodrome.core.message import say
from cosmodrome.core.network import About, file_name, fitting, write_network
from cosmodrome.core.records import read_json
from cosmodrome.core.refusal import Problem
from cosmodrome.lab.figures import rate
from cosmodrome.learn.curve import Look, draw
from cosmodrome.learn.model import Model
from cosmodrome.learn.selfplay import Chunk, Harvest, play_chunk
from cosmodrome.workers import Workers

BATCH = 1024
EXAM_SEED = 1 << 32
"""Added to the seed for games that measure strength: nothing is learned from their deals."""


class CannotTrain(Problem):
    """A game without numbers, or a folder that holds something else."""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is trained, and how."""

    game: str
    content: str
    seats: int
    options: dict[str, str]
    games: int
    seed: int
    hidden: tuple[int, ...] = (128, 32)
    round: int = 4_000
    """Games between two trainings."""
    chunk: int = 250
    """Games played together."""
    by_hand: float = 0.06
    """The share of games, at the beginning, in which the hand-written evaluation plays, and is learned from."""
    passes: float = 8.0
    """How often each position is trained on, on average."""
    kept: int = 6
    """Rounds whose positions are trained on."""
    rate: float = 1e-3
    last_rate: float = 3e-5
    slips: float = 0.08
    noise: float = 0.003
    deals: int = 3
    trace: float = 0.9
    lead: float = 20.0
    """Points ahead are divided by this."""
    exam: int = 400
    """Games of each measurement against the hand-written evaluation."""
    exam_every: int = 5
    """Rounds between two measurements."""


Tell = Callable[[int], None]
"""Is given the number of games that have been played since it was called last."""


class Training:
    """A course in progress."""

    def __init__(self, game: Game[Any], course: Course, folder: Path, workers: int) -> None:
        self.game, self.course, self.folder = game, course, folder
        self.options = check_setup(game, course.seats, course.options)
        self.encoder = game.encoder(course.seats, self.options)
        self.model = Model(self.encoder.size, course.hidden, course.seed)
        self.done = 0
        """Whole rounds."""
        self.games_done = 0
        self.harvests: list[Harvest] = []
        self.looks: list[Look] = []
        self.workers = workers
        (folder / "rounds").mkdir(parents=True, exist_ok=True)

    # the folder

    def save(self) -> None:
        np.savez(self.folder / "part.npz", **self.model.arrays, done=np.array([self.done, self.games_done]))
        (self.folder / "part.npz").replace(self.folder / "model.npz")
        (self.folder / "curve.json").write_bytes(msgspec.json.format(msgspec.json.encode(self.looks), indent=1))
        (self.folder / "curve.svg").write_text(draw(self.looks, self.game.meta.title), "utf-8")
        about = About(self.course.game, fitting(self.course.content, self.encoder, self.options), self.games_done)
        (self.folder / file_name(self.course.seats)).write_bytes(write_network(self.model.network(self.encoder), about))

    def load(self) -> None:
        """Goes on where the folder says."""
        with np.load(self.folder / "model.npz") as file:
            arrays = {name: file[name] for name in file.files}
        self.done, self.games_done = arrays.pop("done").tolist()
        self.model.arrays = arrays
        self.looks = read_json(msgspec.json.Decoder(list[Look]), (self.folder / "curve.json").read_bytes())
        for number in range(max(0, self.done - self.course.kept), self.done):
            with np.load(self._file(number)) as file:
                self.harvests.append(Harvest(file["rows"], file["values"], file["leads"], []))
        self.looks = [look for look in self.looks if look.games <= self.games_done]

    def _file(self, number: int) -> Path:
        return self.folder / "rounds" / f"{number}.npz"

    # the rounds

    def run(self, tell: Tell) -> None:
        """All that is left to do."""
        pool = Workers(self.workers)
        with closing(pool):
            while self.games_done < self.course.games:
                games = min(self.course.round, self.course.games - self.games_done)
                self._play(pool, games, tell)
                self._train(games)
                self.done += 1
                self.games_done += games
                if self.done % self.course.exam_every == 0 or self.games_done == self.course.games:
                    self._examine(pool)
                self.save()

    def _chunks(self, first: int, games: int, players: Sequence[Any], **settings: Any) -> list[Chunk]:
        course, size = self.course, self.course.chunk
        return [
            Chunk(
                self.game, course.seats, self.options, course.seed, at, min(size, first + games - at), tuple(players)
            )._replace(**settings)
            for at in range(first, first + games, size)
        ]

    def _played(self, pool: Workers, chunks: list[Chunk], tell: Tell) -> list[Harvest]:
        """In the order of the chunks, however many processes play them."""
        found: dict[int, Harvest] = {}
        if self.workers <= 1:
            for number, chunk in enumerate(chunks):
                found[number] = play_chunk(chunk)
                tell(chunk.games)
        else:
            for number, harvest in pool.each(play_chunk, chunks):
                found[number] = harvest
                tell(chunks[number].games)
        return [found[number] for number in sorted(found)]

    def _play(self, pool: Workers, games: int, tell: Tell) -> None:
        course = self.course
        by_hand = self.games_done <= max(0.0, course.by_hand * (course.games - course.round))
        layers = None if by_hand else self.model.network(self.encoder).layers
        chunks = self._chunks(
            self.games_done,
            games,
            [layers],
            slips=course.slips * (2 if by_hand else 1),
            noise=course.noise,
            deals=course.deals,
            trace=course.trace,
        )
        found = self._played(pool, chunks, tell)
        harvest = Harvest(
            np.concatenate([each.rows for each in found]),
            np.concatenate([each.values for each in found]),
            np.concatenate([each.leads for each in found]),
            [],
        )
        np.savez(self._file(self.done), rows=harvest.rows, values=harvest.values, leads=harvest.leads)
        self._file(self.done - course.kept).unlink(missing_ok=True)
        self.harvests = [*self.harvests, harvest][-course.kept :]

    def _train(self, games: int) -> None:
        course, rng = self.course, np.random.default_rng((self.course.seed, self.done))
        if self.done == 0:
            self.model.look_at(self.harvests[0].rows)
        sizes = [len(harvest.values) for harvest in self.harvests]
        starts = np.cumsum([0, *sizes])
        steps = max(1, round(sizes[-1] * course.passes / BATCH))
        losses = []
        for step in range(steps):
            through = (self.games_done + games * step / steps) / course.games
            speed = course.last_rate + (course.rate - course.last_rate) * (1 + cos(pi * through)) / 2
            places = np.sort(rng.integers(starts[-1], size=min(BATCH, int(starts[-1]))))
            parts = np.split(places, np.searchsorted(places, starts[1:-1]))
            found = [
                (harvest.rows[part], harvest.values[part], harvest.leads[part])
                for harvest, part in zip(
                    self.harvests, [p - s for p, s in zip(parts, starts, strict=False)], strict=True
                )
            ]
            rows, values, leads = (np.concatenate([each[which] for each in found]) for which in range(3))
            losses.append(self.model.step(rows, values, (leads / course.lead).astype(np.float32), speed))
        self.looks.append(Look(self.games_done + games, loss=float(np.mean(losses))))

    def _examine(self, pool: Workers) -> None:
        """One look ahead with the network against the same with the hand-written evaluation, in all seatings.

        Where nobody is to be beaten, everybody looks ahead with the network.
        """
        if not self.course.exam:
            return
        layers = self.model.network(self.encoder).layers
        together = self.course.seats == 1 or self.game.meta.cooperative
        players = [layers] if together else [layers, *[None] * (self.course.seats - 1)]
        chunks = self._chunks(0, self.course.exam, players, seed=self.course.seed + EXAM_SEED, learns=False)
        ends = [end for harvest in self._played(pool, chunks, lambda _: None) for end in harvest.ends]
        won = rate(sum(end[0] for end in ends), len(ends))
        self.looks[-1] = msgspec.structs.replace(self.looks[-1], wins=won.value, low=won.low, high=won.high)


def open_training(game: Game[Any], course: Course, folder: Path, workers: int, *, resume: bool) -> Training:
    """A new one, or the one that the folder holds."""
    if game.numeric is None:
        raise CannotTrain(say("train-no-numbers", game=game.meta.title))
    file = folder / "course.json"
    if file.exists():
        before = read_json(msgspec.json.Decoder(Course), file.read_bytes())
        if not resume:
            raise CannotTrain(say("train-folder-used", folder=str(folder)))
        if msgspec.structs.replace(before, games=course.games) != course:
            raise CannotTrain(say("train-other-course", folder=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    training = Training(game, course, folder, workers)
    if file.exists() and (folder / "model.npz").exists():
        training.load()
    file.write_bytes(msgspec.json.format(msgspec.json.encode(course), indent=1))
    return training

"""Training: it learns, the same seed gives the same weights, and it goes on where it was broken off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from cosmodrome.core.network import WrongNetwork, file_name, fitting, read_network
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.learn.course import CannotTrain, Course, Training, open_training
from cosmodrome.learn.curve import Look, draw
from cosmodrome.learn.model import Model
from cosmodrome.learn.selfplay import Chunk, Players, play_chunk

OPTIONS = {"ties": "scrap", "timer": "off"}
SEATS = 3
COURSE = Course(
    "template", LIFT_OFF.content, SEATS, OPTIONS, 60, 7, hidden=(16, 8), round=20, chunk=10, exam=6, exam_every=2
)


def chunk(**settings: Any) -> Chunk:
    return Chunk(LIFT_OFF, SEATS, OPTIONS, 3, 0, 40, (None,))._replace(**settings)


def opened(folder: Path, course: Course = COURSE, *, resume: bool = False) -> Training:
    return open_training(LIFT_OFF, course, folder, 1, resume=resume)


def weights(training: Training) -> dict[str, bytes]:
    return {name: array.tobytes() for name, array in training.model.arrays.items()}


def test_training_lowers_the_loss() -> None:
    found = play_chunk(chunk(games=100, slips=0.1))
    model = Model(found.rows.shape[1], (16, 8), 1)
    model.look_at(found.rows)
    losses = [model.step(found.rows, found.values, (found.leads / 20).astype(np.float32), 0.01) for _ in range(60)]
    assert losses[-1] < 0.9 * losses[0]


def test_a_training_is_the_same_with_the_same_seed_and_when_it_goes_on(tmp_path: Path) -> None:
    whole = opened(tmp_path / "whole")
    whole.run(lambda _: None)

    broken = opened(tmp_path / "broken")
    games = 0

    def stop_later(more: int) -> None:
        nonlocal games
        games += more
        if games > 2 * COURSE.round:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken.run(stop_later)
    again = opened(tmp_path / "broken", resume=True)
    assert again.games_done == 2 * COURSE.round
    again.run(lambda _: None)
    assert weights(again) == weights(whole)
    assert again.looks == whole.looks
    assert [look.games for look in whole.looks] == [20, 40, 60]
    assert whole.looks[-1].wins is not None

    other = opened(tmp_path / "other", msgspec.structs.replace(COURSE, seed=8))
    other.run(lambda _: None)
    assert weights(other) != weights(whole)


def test_what_a_training_leaves_is_a_network_that_bots_can_use(tmp_path: Path) -> None:
    training = opened(tmp_path)
    training.run(lambda _: None)
    raw = (tmp_path / file_name(SEATS)).read_bytes()
    encoder = LIFT_OFF.encoder(SEATS, OPTIONS)
    network = read_network(raw, encoder, fitting(LIFT_OFF.content, encoder, OPTIONS))
    state = chunk_state()
    wanted = training.model.network(encoder).of(state, range(SEATS))
    assert network.of(state, range(SEATS)) == pytest.approx(wanted, abs=1e-2)
    with pytest.raises(WrongNetwork):
        read_network(raw, encoder, fitting("other data", encoder, OPTIONS))
    fewer = LIFT_OFF.encoder(2, OPTIONS)
    with pytest.raises(WrongNetwork):
        read_network(raw, fewer, fitting(LIFT_OFF.content, fewer, OPTIONS))
    with pytest.raises(WrongNetwork):
        read_network(raw[:100], encoder, "")
    assert "<polyline" in (tmp_path / "curve.svg").read_text("utf-8")


def chunk_state() -> Any:
    return Players(chunk(games=1)).tables[0].state


def test_games_do_not_depend_on_which_are_played_together() -> None:
    whole = play_chunk(chunk(games=6, slips=0.2, noise=0.01))
    parts = [play_chunk(chunk(first=first, games=3, slips=0.2, noise=0.01)) for first in (0, 3)]
    assert whole.ends == [end for part in parts for end in part.ends]
    assert sorted(whole.values.tolist()) == sorted(value for part in parts for value in part.values.tolist())


def test_a_position_is_worth_what_followed_it() -> None:
    """Without slips, and looking to the end: the end. Looking only one decision ahead: what the next was judged."""
    for trace, wanted in ((1.0, [1.0, 1.0, 1.0]), (0.0, [0.5, 0.25, 1.0])):
        players = Players(chunk(games=1))
        table = players.tables[0]
        table.known = [0.75, 0.5, 0.25]
        assert players._targets(table, 1.0, trace) == wanted
    table.known, table.cut = [0.75, 0.5, 0.25], {1: 0.125}
    assert players._targets(table, 1.0, 0.0) == [0.5, 0.125, 1.0], "what came of a slip says nothing"


def test_a_folder_is_not_used_twice_by_mistake(tmp_path: Path) -> None:
    opened(tmp_path)
    with pytest.raises(CannotTrain):
        opened(tmp_path)
    with pytest.raises(CannotTrain):
        opened(tmp_path, msgspec.structs.replace(COURSE, seed=9), resume=True)
    opened(tmp_path, msgspec.structs.replace(COURSE, games=80), resume=True)


def test_a_game_without_numbers_cannot_be_trained(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain):
        open_training(msgspec.structs.replace(LIFT_OFF, numeric=None), COURSE, tmp_path, 1, resume=False)


def test_a_curve_without_measurements_can_be_drawn() -> None:
    assert draw([Look(20, 0.6)], "Lift-off").startswith("<svg")
    assert np.isfinite(len(draw([], "Lift-off")))

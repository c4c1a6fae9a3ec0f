"""Many games at once: the same matches, however many go on together and in however many processes."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from cosmodrome.core.numeric import Partial
from cosmodrome.core.rng import Rng
from cosmodrome.games.registry import find_game
from cosmodrome.lab import episode
from cosmodrome.lab.episode import Table
from cosmodrome.lab.vector import Batch, Ids, Vector, at_random, decide, play

GAMES = [("galaxy-rush", 2), ("galaxy-command", 1), ("galaxy-challenge", 3), ("galaxy-trucker", 2), ("lunar-rush", 2)]


def the_first(batch: Batch) -> Ids:
    """The lowest id that is legal."""
    found: Ids = batch.masks.argmax(axis=1)
    return found


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_rows_are_what_the_encoder_says(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    runner, encoder = Vector(game, 3, seats=seats, seed=5), game.encoder(seats, Table.of(game, seats).options)
    composed = 0
    for _ in range(120):
        batch = runner.batch
        for row, match in enumerate(runner.episodes):
            state, seat = match.state, match.seat
            partial = match.partials[seat]
            composed += isinstance(partial, Partial)
            assert batch.observations[row].tolist() == encoder.observation(state, seat, partial)
            assert batch.masks[row].tolist() == encoder.mask(state, seat, partial)
            assert batch.seats[row] == seat
        runner.step(at_random(batch))
    assert composed or game_id not in {"galaxy-challenge", "lunar-rush"}


def test_a_match_is_the_same_whatever_else_is_played() -> None:
    game = find_game("galaxy-rush")
    alone = play(game, [at_random, the_first], 12, seed=3, together=1)
    assert alone == play(game, [at_random, the_first], 12, seed=3, together=5)
    assert [end.match for end in alone] == list(range(12))
    assert alone != play(game, [at_random, the_first], 12, seed=4, together=5)
    assert alone != play(game, [the_first, at_random], 12, seed=3, together=5)


@pytest.mark.slow
def test_processes_make_no_difference() -> None:
    game = find_game("galaxy-command")
    assert play(game, [at_random], 9, seed=1) == play(game, [at_random], 9, seed=1, workers=2)


def test_rewards_are_those_of_the_game_played_by_hand() -> None:
    game = find_game("galaxy-rush")
    end = play(game, [the_first, the_first], 1, seed=7)[0]
    state, _ = game.setup(2, {}, Rng.seeded(7, 0))
    encoder, decisions = game.encoder(2, {}), 0
    while awaited := game.awaiting(state):
        found = encoder.choose(state, awaited[0], min(encoder.legal(state, awaited[0])))
        assert not isinstance(found, Partial)
        game.apply(state, awaited[0], found)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    assert end.rewards == (outcome.value(0), outcome.value(1))
    assert (end.scores, end.decisions) == (outcome.scores, decisions)


def test_a_finished_match_makes_room_for_the_next() -> None:
    runner, over = Vector(find_game("galaxy-command"), 4, seed=2), list[int]()
    while len(over) < 9:
        over += [end.match for end in runner.step(at_random(runner.batch))]
        assert len(runner.batch.seats) == 4
    assert sorted(over) == sorted(set(over))


def test_a_policy_that_goes_round_in_circles_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(episode, "LONG", 300)
    runner = Vector(find_game("lunar-rush"), 1, seats=2, seed=1)
    number = runner.encoder.ids[0]
    takes_back = next(place for action, place in number.items() if type(action).__name__ == "TakeBack")

    def load_and_take_back(batch: Batch) -> Ids:
        legal = batch.masks[:, takes_back] == 1
        return np.where(legal, takes_back, batch.masks.shape[1] - 1 - batch.masks[:, ::-1].argmax(axis=1))

    for _ in range(400):
        over = runner.step(load_and_take_back(runner.batch))
        if over:
            break
    assert over[0].decisions <= 300


def test_at_random_takes_every_legal_action_alike() -> None:
    masks = np.tile(np.array([0, 1, 1, 0, 1], dtype=np.uint8), (300, 1))
    chances = np.arange(300) / 300
    batch = Batch(np.zeros((300, 1), dtype=np.uint8), masks, np.zeros(300, dtype=np.int64), chances)
    assert np.bincount(at_random(batch)).tolist() == [0, 100, 100, 0, 100]


def test_each_seat_is_decided_by_its_policy() -> None:
    asked: list[list[int]] = []

    def first(batch: Batch) -> Ids:
        asked.append(batch.seats.tolist())
        return the_first(batch)

    def other(batch: Batch) -> Ids:
        asked.append(batch.seats.tolist())
        return the_first(batch)

    runner = Vector(find_game("galaxy-rush"), 6, seed=2)
    for _ in range(9):
        runner.step(decide([first, other], runner.batch))
    assert {tuple(sorted(set(seats))) for seats in asked} == {(0,), (1,)}
    assert any(len(one) + len(two) == 6 for one, two in pairwise(asked))

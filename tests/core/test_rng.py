"""The generator: repeatable, fair, cloned apart, and the same on every machine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.core.records import plain, revive
from cosmodrome.core.rng import Rng


def test_the_same_seed_gives_the_same_words_everywhere() -> None:
    # Written down once: a change here would change every saved game.
    rng = Rng.seeded(7)
    assert [rng.word() for _ in range(4)] == [4196707356, 3891143111, 2994695642, 1852364411]


def test_several_words_at_once_are_the_same_words() -> None:
    rng = Rng.seeded(7)
    twin = rng.clone()
    assert rng.several(40) == [twin.word() for _ in range(40)]
    assert rng.several(0) == []
    assert rng.words() == twin.words()


def test_streams_and_seeds_differ() -> None:
    firsts = {Rng.seeded(seed, stream).word() for seed in range(50) for stream in range(10)}
    assert len(firsts) == 500


@given(st.integers(0, 2**53 - 1))
def test_a_clone_goes_the_same_way_and_stays_apart(seed: int) -> None:
    rng = Rng.seeded(seed)
    twin = rng.clone()
    words = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == words
    rng.word()
    assert rng.words() != twin.words()


def test_json_round_trip() -> None:
    rng = Rng.seeded(3)
    again = revive(plain(rng), Rng)
    assert again.word() == rng.word()


@pytest.mark.parametrize("sides", [2, 6, 54])
def test_rolls_are_fair(sides: int) -> None:
    rng, rolls = Rng.seeded(11), 20_000
    counts = Counter(rng.roll(sides) for _ in range(rolls))
    assert set(counts) == set(range(1, sides + 1))
    expected = rolls / sides
    # Chi squared, far beyond what a fair die shows once in a million runs.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < sides + 8 * (2 * sides) ** 0.5


def test_every_order_is_equally_likely() -> None:
    rng, orders = Rng.seeded(5), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(abs(count - 2_000) < 200 for count in orders.values())


def test_a_spawned_generator_is_unrelated() -> None:
    rng = Rng.seeded(1)
    child = rng.spawn()
    assert child.words() != rng.words()
    assert [child.word() for _ in range(3)] != [rng.word() for _ in range(3)]


def test_unit_and_choice_stay_in_range() -> None:
    rng = Rng.seeded(9)
    assert all(0 <= rng.unit() < 1 for _ in range(1_000))
    assert {rng.choice("abc") for _ in range(100)} == set("abc")

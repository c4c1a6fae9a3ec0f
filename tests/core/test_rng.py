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


def test_skipping_words_leads_to_where_drawing_them_does() -> None:
    rng = Rng.seeded(7)
    twin = rng.clone()
    rng.skip(40)
    rng.skip(0)
    for _ in range(40):
        twin.word()
    assert rng.words() == twin.words()


@pytest.mark.parametrize("places", [None, 0, 3, 39, 50])
def test_a_shuffle_takes_a_word_for_each_place(places: int | None) -> None:
    """The last place first, each from all that is left."""
    rng = Rng.seeded(7)
    twin, items = rng.clone(), list(range(40))
    order = items[:]
    rng.shuffle(items, places)
    for last in range(39, 0 if places is None else max(0, 39 - places), -1):
        other = (twin.word() * (last + 1)) >> 32
        order[last], order[other] = order[other], order[last]
    assert (items, rng.words()) == (order, twin.words())
    rng.shuffle([])
    assert rng.words() == twin.words()


def test_streams_and_seeds_differ() -> None:
    firsts = {Rng.seeded(seed, stream).word() for seed in range(50) for stream in range(10)}
    assert len(firsts) == 500


@pytest.mark.parametrize("bit", range(128))
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    assert Rng.seeded(7).words() != Rng.seeded(7 ^ 1 << bit).words()


@given(st.integers(0, 2**128 - 1))
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

"""A redeal fits all that a seat has seen, and leaves open all that it has not (CH-1.3, CH-1.4)."""

from __future__ import annotations

import random

import pytest

from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.bot.memory import Course
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of, draw
from cosmodrome.games.galaxy_challenge.state import State
from tests.games.galaxy_challenge.positions import Table, card, start

HERE, THERE = ("E5", "I5", "E9"), ("E6", "I6", "E8")
"""Where each seat begins and ends a turn of one step."""


def deals(state: State, seat: int | None, number: int = 60) -> list[State]:
    rng = Rng.seeded(7, 3)
    return [GAME.redeal(state, seat, rng) for _ in range(number)]


def hands(state: State, seat: int | None, whose: int) -> set[tuple[int, ...]]:
    """Everything that somebody may hold for all the seat knows."""
    return {cards_of(deal.hands[whose]) for deal in deals(state, seat)}


def used_openly(table: Table, seat: int, *calls: str) -> tuple[int, ...]:
    """Cards that a seat gets and uses on a turn in which it does nothing else."""
    table.at(seat, HERE[seat])
    used = table.give(seat, *calls)
    table.begin(seat)
    table.roll(*used, dice=(1, 1, 1, 1))
    if table.view().phase == "special":
        table.play(seat, actions.AssignSpecial(1))
    table.move(THERE[seat])
    table.play(seat, actions.EndTurn(), dice=(1, 1, 1, 1))
    return used


def returned(table: Table, seat: int, which: int) -> None:
    """A card that a seat loses to a sector card."""
    table.at(seat, HERE[seat])
    table.begin(seat)
    table.roll(dice=(1, 1, 1, 1))
    table.move(THERE[seat])
    table.explore("Raider Wing")
    table.play(seat, actions.ReturnAdvantage(which), dice=(1, 1, 1, 1))


def test_the_own_hand_stays_and_others_could_be_anything() -> None:
    table = Table(3)
    own = table.give(0, "moving 3", "special 8")
    table.give(1, "attack 3", "attack 4")
    assert hands(table.state, 0, 0) == {tuple(sorted(own))}
    assert len(hands(table.state, 0, 1)) > 50
    assert len(hands(table.state, None, 0)) > 50
    assert all(not set(own) & set(held) for held in hands(table.state, 0, 1))


def test_cards_used_openly_lie_under_the_deck_in_their_order_for_everybody() -> None:
    table = Table(3)
    first = used_openly(table, 0, "moving 3", "attack 4")
    second = used_openly(table, 1, "defence 5")
    for watcher in (0, 1, 2, None):
        for deal in deals(table.state, watcher, 20):
            assert deal.deck[-3:] == (*first, *second)
            assert len(deal.deck) == 32
    assert len({deal.deck[:-3] for deal in deals(table.state, None, 20)}) == 20


def test_a_known_card_stays_known_when_somebody_draws_it() -> None:
    table = Table(3)
    used = used_openly(table, 0, "moving 3", "attack 4")
    state = table.state
    draw(state, 1, 30)
    (known,) = draw(state, 2, 1)
    assert known == used[0]
    for watcher in (0, 2, None):
        assert all(deal.hands[2] == 1 << known for deal in deals(state, watcher, 20))
    assert all(deal.deck == (used[1],) for deal in deals(state, 0, 20))


def test_a_returned_card_is_known_under_the_deck_to_who_returned_it() -> None:
    table = Table(2)
    table.give(0, "moving 3", "moving 4")
    returned(table, 0, card("moving 3"))
    assert {deal.deck[-1] for deal in deals(table.state, 0)} == {card("moving 3")}
    assert len({deal.deck[-1] for deal in deals(table.state, 1, 200)}) > 25


def test_of_a_known_hand_any_card_may_have_been_returned_in_secret() -> None:
    table = Table(2)
    known = used_openly(table, 0, "moving 3", "attack 4", "special 8")
    state = table.state
    draw(state, 0, 29)
    draw(state, 1, 3)
    assert hands(state, 0, 1) == {tuple(sorted(known))}  # seat 0 has seen them all go to the bottom
    returned(table, 1, known[0])
    found = {(deal.deck[-1], cards_of(deal.hands[1])) for deal in deals(table.state, 0, 200)}
    expected = {(each, tuple(sorted(set(known) - {each}))) for each in known}
    assert found == expected


def test_a_card_given_in_secret_is_known_to_the_two_only() -> None:
    table = Table(3)
    table.at(0, "E8")
    table.at(1, "F7")
    table.give(0, "moving 3", "moving 4")
    table.give(1, "attack 3", "attack 4", "attack 5")
    table.begin(0)
    table.roll(dice=(1, 1, 6, 1))
    table.move("F8")
    table.attack(1)
    table.play(1, actions.Defend(0), dice=(1,))
    table.play(1, actions.GiveAdvantage(card("attack 4")))
    assert all(card("attack 4") in held for held in hands(table.state, 1, 0))
    assert all(card("attack 4") in held for held in hands(table.state, 0, 0))
    assert len(hands(table.state, 0, 1)) > 50
    assert len(hands(table.state, 2, 0)) > 50


def test_a_later_sight_settles_what_was_open() -> None:
    table = Table(2)
    known = used_openly(table, 0, "moving 3", "attack 4", "special 8")
    draw(table.state, 0, 29)
    draw(table.state, 1, 3)
    returned(table, 1, known[0])
    draw(table.state, 0, 1)  # seat 0 sees what it was
    held = tuple(sorted(known[1:]))
    assert hands(table.state, 0, 1) == {held}


def test_sector_cards_once_seen_come_again_in_the_same_order() -> None:
    state = start(2)
    state.drawn = 40
    for deal in deals(state, 0, 10):
        assert deal.sectors[:40] == state.sectors[:40]
        assert sorted(deal.sectors) == sorted(state.sectors)
    assert len({deal.sectors for deal in deals(state, 0, 10)}) == 10
    state.drawn = 75
    assert all(deal.sectors == state.sectors for deal in deals(state, 0, 5))


@pytest.mark.parametrize("seed", range(6))
def test_every_deal_of_a_whole_game_agrees_with_what_was_told(seed: int) -> None:
    """What each seat was told, card by card, comes out the same when its deals are asked for it."""
    dice = random.Random(seed)
    state = start(4, seed)
    while seats := GAME.awaiting(state):
        choices = list(GAME.sensible(state, seats[0]))
        GAME.apply(state, seats[0], dice.choice(choices))
        watcher = dice.randrange(4)
        deal = GAME.redeal(state, watcher, Rng.seeded(dice.randrange(2**32)))
        again = GAME.redeal(deal, watcher, Rng.seeded(dice.randrange(2**32)))
        for each in (deal, again):
            assert each.hands[watcher] == state.hands[watcher]
            assert [hand.bit_count() for hand in each.hands] == [hand.bit_count() for hand in state.hands]
            assert seen(each, watcher) == seen(state, watcher)
        course = Course(4, Rng.seeded(seed))
        assert course.follow(state.log, watcher, True)  # what is left to do where no other course fits
        _, held, _ = course.deal(state.log)
        assert held[watcher] == state.hands[watcher]


def seen(state: State, watcher: int) -> list[tuple[int, int]]:
    """The entries of the log that the seat sees, with their cards."""
    found = []
    for place, record in enumerate(state.log):
        kind, seat, to = record & 3, record >> 2 & 7, record >> 5 & 7
        if kind in (1, 2) or watcher in (seat, to):
            found.append((place, record))
    return found

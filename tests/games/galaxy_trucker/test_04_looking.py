"""Chapter 4: looking ahead."""

from __future__ import annotations

import pytest

from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from cosmodrome.games.galaxy_trucker.events import PilePickedUp
from tests.games.galaxy_trucker.positions import Table, building, finished, fly

SHAPES = [("I", [1, 1]), ("II", [1, 2, 2]), ("III", [1, 2, 3, 3])]


def decks(cards: tuple[int, ...]) -> list[int]:
    return sorted(CARDS[card].deck for card in cards)


@pytest.mark.clause("GT-4.1")
@pytest.mark.parametrize(("rounds", "shape"), SHAPES)
def test_GT_4_1_three_piles_of_the_rounds_cards(rounds: str, shape: list[int]) -> None:
    table = building(rounds=rounds)
    assert len(table.view().piles) == 3
    assert [decks(pile) for pile in table.state.piles] == [shape] * 4
    assert [pile.size for pile in table.view().piles] == [len(shape)] * 3


def with_component(**options: str) -> Table:
    table = building(**options)  # type: ignore[arg-type]
    table.add(0, "C.-.#", 7, 8)
    return table


@pytest.mark.clause("GT-4.2")
def test_GT_4_2_one_pile_at_a_time_seen_by_its_holder_only() -> None:
    table = with_component()
    events = table.play(0, actions.LookAtPile(1))
    cards = table.state.piles[1]
    assert table.view(0).piles[1].cards == cards
    assert table.view(1).piles[1].cards == ()
    assert GAME.redact(events[0], 1) == PilePickedUp(0, 1, ())
    assert GAME.redact(events[0], 0) == events[0]
    table.add(1, "B2.#.#", 7, 8)
    assert table.clause(1, actions.LookAtPile(1)) == "GT-4.2"
    table.play(0, actions.PutPileBack())
    table.play(1, actions.LookAtPile(1))
    table.play(1, actions.PutPileBack())
    table.play(1, actions.LookAtPile(1))
    assert table.state.piles[1] == cards


@pytest.mark.clause("GT-4.2")
def test_GT_4_2_a_redeal_keeps_the_piles_a_seat_has_looked_at() -> None:
    table = with_component()
    table.play(0, actions.LookAtPile(1))
    deals = [GAME.redeal(table.state, 0, Rng.seeded(seed)) for seed in range(9)]
    assert {deal.piles[1] for deal in deals} == {table.state.piles[1]}
    for pile in (0, 2, 3):
        assert len({deal.piles[pile] for deal in deals}) > 4
    assert len({GAME.redeal(table.state, 1, Rng.seeded(seed)).piles[1] for seed in range(9)}) > 4


@pytest.mark.clause("GT-4.3")
@pytest.mark.parametrize(("rounds", "shape"), SHAPES)
def test_GT_4_3_all_four_piles_are_shuffled_with_the_rounds_class_on_top(rounds: str, shape: list[int]) -> None:
    for _ in range(6):
        table = finished("7/7: P", rounds=rounds)
        assert CARDS[table.state.deck[-1]].deck == max(shape)
        assert decks(table.state.deck) == sorted(shape * 4)
        for seed in range(4):
            assert CARDS[GAME.redeal(table.state, 0, Rng.seeded(seed)).deck[-1]].deck == max(shape)


@pytest.mark.clause("GT-4.3")
def test_GT_4_3_the_order_of_the_deck_is_nobodys_but_seen_cards_are_in_it() -> None:
    table = with_component()
    table.play(0, actions.LookAtPile(1))
    seen = set(table.state.piles[1])
    table.play(0, actions.PutPileBack())
    for seat in (0, 1):
        table.play(seat, actions.Finish(seat + 1))
    deals = [GAME.redeal(table.state, 0, Rng.seeded(seed)).deck for seed in range(9)]
    assert all(seen <= set(deck) for deck in deals)
    assert len({deck.index(min(seen)) for deck in deals}) > 2


@pytest.mark.clause("GT-4.4")
def test_GT_4_4_cards_of_one_round_stay_out_of_the_later_ones() -> None:
    table = finished("7/7: P", rounds="I+II+III", pace="relaxed")
    cards = set(table.state.deck)
    assert len(cards) == 8
    table.play(0, actions.GiveUp())
    assert table.state.round == 1
    second = {card for pile in table.state.piles for card in pile}
    assert len(second) == 12
    assert not cards & second
    table.play(0, actions.Finish(1))
    fly(table)
    while table.state.round == 1:
        table.play(0, GAME.offers(table.state, 0)[-1])
    third = {card for pile in table.state.piles for card in pile}
    assert len(third) == 16
    assert not (cards | second) & third


@pytest.mark.clause("GT-4.5")
def test_GT_4_5_only_an_added_component_allows_looking() -> None:
    table = building()
    assert table.clause(0, actions.LookAtPile(0)) == "GT-4.5"
    table.hold(0, "M")
    table.play(0, actions.SetAside())
    assert table.clause(0, actions.LookAtPile(0)) == "GT-4.5"
    assert not any(isinstance(offer, actions.LookAtPile) for offer in table.offers(0))


@pytest.mark.clause("GT-4.6")
def test_GT_4_6_looking_takes_both_hands() -> None:
    table = with_component()
    tile = table.hold(0, "M")
    assert table.clause(0, actions.LookAtPile(0)) == "GT-3.2"
    table.play(0, actions.ReturnComponent())
    table.play(0, actions.LookAtPile(0))
    for action in (
        actions.TakeFaceDown(),
        actions.TakeFaceUp(tile),
        actions.LookAtPile(1),
        actions.Finish(1),
        actions.TakeBack(),
    ):
        assert table.clause(0, action) in ("GT-4.6", "GT-3.5")
    table.play(0, actions.PutPileBack())
    table.play(0, actions.Finish(1))
    assert table.clause(0, actions.LookAtPile(0)) == "GT-6.2"

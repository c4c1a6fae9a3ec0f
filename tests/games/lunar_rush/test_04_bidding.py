"""Chapter 4: bidding."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.events import BidsShown
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import Table, bidding, of_kind


@pytest.mark.clause("LR-4.1")
def test_LR_4_1_higher_bids_come_first() -> None:
    table = Table(4)
    events = table.bid(2, 5, 1, 4)
    assert of_kind(events, BidsShown) == [BidsShown((1, 3, 0, 2), (5, 4, 2, 1), (5, 4, 2, 1))]
    assert table.view().order == (1, 3, 0, 2)
    assert table.awaiting == [1]


@pytest.mark.clause("LR-4.1")
def test_LR_4_1_nothing_is_shown_before_the_last_bid() -> None:
    table = Table(3)
    assert not of_kind(table.play(2, actions.PlaceBid(5)) + table.play(0, actions.PlaceBid(5)), BidsShown)
    assert table.clause(0, actions.PlaceBid(3)) == "LR-4.1"
    assert table.clause(1, actions.PlaceBid(6)) == "LR-4.1"


@pytest.mark.clause("LR-4.2")
def test_LR_4_2_a_tie_goes_in_the_reverse_of_the_turn_before() -> None:
    table = Table(4)
    table.bid(4, 3, 2, 1)
    table.to(steps.BID, 2)
    table.bid(5, 5, 5, 2)
    assert table.state.order == (2, 1, 0, 3)


@pytest.mark.clause("LR-4.2")
def test_LR_4_2_on_turn_1_ties_are_drawn_at_random() -> None:
    orders = set()
    for seed in range(60):
        table = Table(3, seed)
        table.bid(3, 3, 3)
        orders.add(table.state.order)
    assert len(orders) == 6


@pytest.mark.clause("LR-4.3")
def test_LR_4_3_the_bid_of_the_turn_before_is_not_available() -> None:
    table = Table(2)
    table.bid(5, 1)
    assert table.view().corporations[0].bid_hand == (1, 2, 3, 4)
    table.to(steps.BID, 2)
    assert table.clause(0, actions.PlaceBid(5)) == "LR-4.3"
    assert [offer.value for offer in table.offers(0) if isinstance(offer, actions.PlaceBid)] == [1, 2, 3, 4]
    table.bid(4, 5)
    table.to(steps.BID, 3)
    assert table.clause(0, actions.PlaceBid(5)) == ""
    assert table.clause(0, actions.PlaceBid(4)) == "LR-4.3"


@pytest.mark.clause("LR-4.4")
@pytest.mark.parametrize(("turn", "times"), [(1, 1), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_LR_4_4_the_bid_is_paid_times_the_multiplier_of_the_turn(turn: int, times: int) -> None:
    table = bidding(turn)
    table.corp(0).gc, table.corp(0).last_bid = 100, 1
    table.bid(4, table.offers(1)[0].value)  # type: ignore[attr-defined]
    assert table.corp(0).gc == 100 - 4 * times


@pytest.mark.clause("LR-4.4")
def test_LR_4_4_the_example_a_4_on_turn_6_costs_12() -> None:
    table = bidding(6)
    own = table.view().corporations[0]
    assert dict(zip(own.bid_hand, own.bid_costs, strict=True))[4] == 12


@pytest.mark.clause("LR-4.5")
def test_LR_4_5_who_has_nothing_may_bid_anything() -> None:
    table = Table(2)
    table.corp(1).gc = 0
    table.bid(4, 5)
    assert (table.state.order, table.corp(1).gc) == ((1, 0), 0)


@pytest.mark.clause("LR-4.6", "LR-7.17")
def test_LR_4_6_half_the_cost_is_rounded_up_after_the_multiplier_and_ties_are_won() -> None:
    table = bidding(6)
    table.own(0, "priority_dispatch_bureau")
    table.corp(0).gc = table.corp(1).gc = 50
    table.corp(0).last_bid = table.corp(1).last_bid = 1
    table.state.order = (0, 1)
    table.bid(5, 5)
    assert (table.corp(0).gc, table.corp(1).gc) == (50 - 8, 50 - 15)
    assert table.state.order == (0, 1)


@pytest.mark.clause("LR-4.6", "LR-14.15")
def test_LR_4_6_a_changed_rank_counts_for_the_order_only_and_ties_are_lost() -> None:
    table = bidding(2)
    table.role(0, "weak_signal")
    table.corp(0).last_bid = table.corp(1).last_bid = 1
    table.state.order = (1, 0)
    gc = table.corp(0).gc
    table.bid(4, 3)
    assert table.state.order == (1, 0)
    assert table.corp(0).gc == gc - 4


@pytest.mark.clause("LR-4.6")
def test_LR_4_6_winning_and_losing_ties_cancel_out() -> None:
    table = bidding(2)
    table.role(0, "weak_signal")
    table.own(0, "priority_dispatch_bureau")
    table.corp(0).last_bid = table.corp(1).last_bid = 1
    table.state.order = (1, 0)
    table.bid(5, 4)
    assert table.state.order == (0, 1)

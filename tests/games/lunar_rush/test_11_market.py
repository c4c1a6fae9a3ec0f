"""Chapter 11: the Market phase."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import EarthboundArrived, GameEnded, MarketRefreshed, PricesMoved, ShipSold
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    FAST_DOWN,
    FAST_DOWN_2,
    GEM,
    GOLD,
    MEDIUM_DOWN,
    ORE,
    PASS,
    SHARD,
    SLOW_DOWN,
    Table,
    of_kind,
)

B_SIDE = DATA.markets[0].sides[1].items


def market(seats: int = 3) -> Table:
    """Everybody has built; the next step leads into the Market phase. Nobody has goods or launched ships."""
    table = Table(seats)
    table.to(steps.BUILD)
    for corp in table.state.corps:
        corp.ships = ()
    return table


def sold(events: list[Event]) -> list[ShipSold]:
    return of_kind(events, ShipSold)


@pytest.mark.clause("LR-11.1")
def test_LR_11_1_all_earthbound_ships_move_and_arrivals_score_and_land() -> None:
    table = market()
    table.sail(0, SLOW_DOWN, 3, ore=1)
    table.sail(0, SLOW_DOWN, 1, ore=1)
    table.corp(0).ships = (table.corp(0).ships[0], table.corp(0).ships[1]._replace(crew=1))
    earth = table.corp(0).earth
    events = table.to(steps.BID, 2)
    assert of_kind(events, EarthboundArrived) == [EarthboundArrived(0, SLOW_DOWN, 1, 5, 5)]
    assert [ship.moves for ship in table.corp(0).ships] == [2]
    assert table.corp(0).earth == earth + 1


@pytest.mark.clause("LR-11.2")
def test_LR_11_2_ships_sell_in_the_order_of_their_slots() -> None:
    table = market(4)
    for seat, lane in enumerate((SLOW_DOWN, MEDIUM_DOWN, FAST_DOWN_2, FAST_DOWN)):
        table.sail(seat, lane, 1, ore=1)
    assert [event.lane for event in sold(table.to(steps.BID, 2))] == [FAST_DOWN, FAST_DOWN_2, MEDIUM_DOWN, SLOW_DOWN]


@pytest.mark.clause("LR-11.3")
def test_LR_11_3_the_example_four_shards_at_5_bring_20_and_the_marker_moves_4() -> None:
    table = market()
    table.sail(0, SLOW_DOWN, 1, shard=4)
    table.sail(1, SLOW_DOWN, 1, shard=1)
    table.market(shard=7)
    assert table.price("shard") == 5
    pays = table.view().prices[2]
    assert (pays.pays[3], pays.after[3]) == (20, 4)
    gc = table.corp(0).gc
    events = table.to(steps.BID, 2)
    first, second = sold(events)
    assert (first.gc, first.prices, second.prices) == (20, (5,), (4,))
    assert table.corp(0).gc == gc + 20 + 3
    assert of_kind(events, PricesMoved)[0].prices[2] == B_SIDE[2].track[11]


@pytest.mark.clause("LR-11.3")
def test_LR_11_3_all_kinds_of_a_ship_sell_before_markers_move() -> None:
    table = market()
    table.sail(0, SLOW_DOWN, 1, ore=3, gem=2)
    event = sold(table.to(steps.BID, 2))[0]
    assert (event.items, event.numbers, event.prices, event.gc) == ((ORE, GEM), (3, 2), (8, 34), 24 + 68)


@pytest.mark.clause("LR-11.4")
def test_LR_11_4_at_the_last_value_the_marker_stays() -> None:
    table = market()
    last = len(B_SIDE[0].track) - 1
    table.market(ore=last - 1)
    table.sail(0, MEDIUM_DOWN, 1, ore=3)
    table.sail(1, SLOW_DOWN, 1, ore=7)
    first, second = sold(table.to(steps.BID, 2))
    assert (first.prices, second.prices) == ((3,), (2,))
    assert table.state.market[0] == last


@pytest.mark.clause("LR-11.5")
def test_LR_11_5_the_example_0_gems_3_bars_8_ore_4_shards_move_2_1_0_4() -> None:
    table = market()
    ore, bar, shard = (B_SIDE[index].track.index(price) for index, price in ((0, 4), (1, 12), (2, 4)))
    gem = B_SIDE[3].track.index(28)
    table.market(ore=ore - 8, bar=bar - 3, shard=shard - 4, gem=gem)
    table.sail(0, SLOW_DOWN, 1, ore=7)
    table.sail(1, MEDIUM_DOWN, 1, bar=3)
    table.sail(2, SLOW_DOWN, 1, shard=4, ore=1)
    events = of_kind(table.to(steps.BID, 2), MarketRefreshed)[0]
    assert events.sold == (8, 3, 4, 0)
    assert events.steps == (0, 1, 4, 2)
    assert table.state.market == [ore, bar - 1, shard - 4, gem - 2]


@pytest.mark.clause("LR-11.5")
def test_LR_11_5_the_view_tells_what_the_refresh_will_do() -> None:
    table = market()
    table.market(shard=B_SIDE[2].track.index(4))
    row = table.view().prices[2]
    assert row.refresh_now == 5
    assert (row.refresh_after[0], row.refresh_after[3], row.refresh_after[7]) == (5, 4, 0)


@pytest.mark.clause("LR-11.6")
def test_LR_11_6_after_turn_7_the_game_ends() -> None:
    table = Table(2)
    table.to(steps.BUILD, 6)
    table.end_step()
    table.to(steps.BID)
    assert table.state.turn == 7
    events = table.finish()
    assert of_kind(events, GameEnded)
    assert table.awaiting == []


@pytest.mark.clause("LR-11.7")
def test_LR_11_7_never_beyond_the_first_value_and_not_above_the_threshold() -> None:
    table = market()
    last = len(B_SIDE[3].track) - 1
    table.market(gem=last, ore=2)
    events = of_kind(table.to(steps.BID, 2), MarketRefreshed)[0]
    assert events.steps == (0, 0, 0, 2)
    assert table.state.market == [2, 1, 2, last - 2]


@pytest.mark.clause("LR-11.7", "LR-7.5")
def test_LR_11_7_the_teleporter_counts_for_the_refresh() -> None:
    table = market()
    table.own(0, "earthbound_teleporter")
    table.give(0, gem=1)
    table.market(gem=B_SIDE[3].track.index(28))
    table.to(steps.CARD)
    events = table.play(0, actions.SellFromBase(GOLD["earthbound_teleporter"], GEM))
    refreshed = of_kind(events, MarketRefreshed)[0]
    assert (refreshed.sold[3], refreshed.steps[3]) == (1, 1)


@pytest.mark.clause("LR-11.8")
def test_LR_11_8_cards_in_initiative_order_before_any_ship_sells() -> None:
    table = Table(3)
    table.bid(2, 3, 5)
    table.to(steps.BUILD)
    for corp in table.state.corps:
        corp.ships = ()
    table.own(0, "futures_exchange")
    table.own(2, "earthbound_teleporter")
    table.give(2, shard=1)
    table.sail(1, FAST_DOWN, 1, shard=1)
    events = table.to(steps.CARD)
    assert table.awaiting == [2]
    assert of_kind(events, EarthboundArrived)
    assert not sold(events)
    table.play(2, actions.SellFromBase(GOLD["earthbound_teleporter"], SHARD))
    assert table.awaiting == [0]
    events = table.play(0, actions.MovePrice(GOLD["futures_exchange"], SHARD, 2))
    assert sold(events)[0].prices == (8,)


@pytest.mark.clause("LR-11.8")
@pytest.mark.parametrize("first", ["futures_exchange", "earthbound_teleporter"])
def test_LR_11_8_two_cards_of_one_player_in_any_order(first: str) -> None:
    table = market()
    table.own(0, "futures_exchange", "earthbound_teleporter")
    table.give(0, gem=1)
    sell = actions.SellFromBase(GOLD["earthbound_teleporter"], GEM)
    move = actions.MovePrice(GOLD["futures_exchange"], GEM, 2)
    table.to(steps.CARD)
    gc = table.corp(0).gc
    pair = (move, sell) if first == "futures_exchange" else (sell, move)
    for action in pair:
        assert table.step == steps.CARD
        table.play(0, action)
    assert table.corp(0).gc == gc + (38 if first == "futures_exchange" else 34)
    assert table.step == steps.BID
    assert PASS not in table.offers(0)

"""What bots make of a position: sales under way, growth, the worth of a bid."""

from __future__ import annotations

from cosmodrome.bots.bot import Sight
from cosmodrome.bots.simple import judge
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.bot.evaluation import Moment
from cosmodrome.games.lunar_rush.bot.forecast import sales
from cosmodrome.games.lunar_rush.bot.growth import growth_of
from cosmodrome.games.lunar_rush.bot.initiative import guessed_bids, lane_values
from cosmodrome.games.lunar_rush.corporation import Ship
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import FAST_DOWN, MEDIUM_UP, SLOW_DOWN, SLOW_UP, Table, building, family


def best_bid(table: Table, seat: int) -> int:
    offers = GAME.offers(table.state, seat)
    worths = judge(Sight(GAME, seat, offers, table.state), offers, Rng.seeded(1), 8)
    bid = offers[max(range(len(offers)), key=worths.__getitem__)]
    assert isinstance(bid, actions.PlaceBid)
    return bid.value


def test_ships_sell_in_the_order_of_the_port_and_prices_follow() -> None:
    table = building(3)
    table.corp(0).ships = (Ship(FAST_DOWN, 1, 1, load=(0,) * 7 + (1, 0), loaded=True),)
    table.corp(1).ships = (Ship(SLOW_DOWN, 1, 7, load=(0,) * 7 + (4, 0), loaded=True),)
    earned, markers = sales(table.state)
    assert earned == [7.0, 3 + 4 * 7.0, 0.0]
    assert (table.state.market[2], markers[2]) == (2, 2 + 1 + 4 - 4)  # LR-11.5: 5 shards sold refresh by 4


def test_a_goods_ship_is_bid_for_by_whoever_has_goods() -> None:
    bids = []
    for gems in (0, 7):
        table = Table(3)
        table.to(steps.BID, 7)
        table.give(0, gem=gems, ore=0, shard=0, bar=0)
        table.corp(0).gc = 200
        bids.append(best_bid(table, 0))
    assert bids[0] < bids[1]


def test_bids_of_others_are_guessed_from_their_hands() -> None:
    table = Table(3)
    table.bid(5, 2, 1)
    table.to(steps.BID, 2)
    guesses = guessed_bids(Moment(table.state))
    assert [[card for card, _ in guess] for guess in guesses] == [[1, 2, 3, 4], [1, 3, 4, 5], [2, 3, 4, 5]]
    assert all(abs(sum(chance for _, chance in guess) - 1) < 1e-9 for guess in guesses)


def test_ships_to_the_moon_come_first() -> None:
    values = lane_values(Moment(Table(3).state), 0)
    assert max(values) == values[SLOW_UP] > values[MEDIUM_UP] > values[SLOW_DOWN]


def test_a_base_of_five_grows_beds_and_food() -> None:
    table = Table(3)
    path = [module for module, _ in growth_of(table.state, table.corp(0), 5, 6).path]
    assert {family("habitation"), family("life_support_module")} <= set(path[:5])

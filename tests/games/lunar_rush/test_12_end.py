"""Chapter 12: game end."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.events import EarthboundArrived, ExtraMarket, MarketRefreshed, ShipSold
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import MEDIUM_DOWN, SLOW_DOWN, Table, of_kind
from tests.words import english


def last_turn(seats: int = 2) -> Table:
    """Build & produce of turn 7, with empty bases and no ships."""
    table = Table(seats)
    table.to(steps.BUILD, 7)
    for seat, corp in enumerate(table.state.corps):
        corp.ships, corp.stock = (), [0] * 9
        table.give(seat, life_support=corp.moon)
    return table


def sheet(table: Table, seat: int = 0) -> dict[str, int]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome.sheet[seat]


@pytest.mark.clause("LR-12.1")
def test_LR_12_1_ships_under_way_sell_in_two_extra_phases_without_refresh() -> None:
    table = last_turn()
    table.sail(0, MEDIUM_DOWN, 2, ore=2)
    table.sail(1, SLOW_DOWN, 2, ore=5)
    table.sail(0, SLOW_DOWN, 3, ore=1)
    table.own(0, "futures_exchange", "earthbound_teleporter")
    table.market(ore=13)
    events = table.finish()
    heads = [type(event).__name__ for event in events if isinstance(event, ExtraMarket | ShipSold)]
    assert heads == ["ExtraMarket", "ShipSold", "ShipSold", "ExtraMarket", "ShipSold"]
    ships = of_kind(events, ShipSold)
    assert [(event.corp, event.lane) for event in ships] == [(0, MEDIUM_DOWN), (1, SLOW_DOWN), (0, SLOW_DOWN)]
    after = events[events.index(of_kind(events, ExtraMarket)[0]) :]
    assert not of_kind(after, MarketRefreshed)
    assert [event.empty for event in of_kind(after, EarthboundArrived)] == [1, 2, 6]
    assert table.awaiting == []


@pytest.mark.clause("LR-12.2")
def test_LR_12_2_three_items_of_any_kinds_give_one() -> None:
    table = last_turn()
    table.give(0, habp=1, tech=2, advm=1, energy=4, life_support=table.corp(0).moon + 3)
    table.finish()
    assert sheet(table)["Leftover items"] == 3
    assert sheet(table, 1)["Leftover items"] == 0


@pytest.mark.clause("LR-12.3")
def test_LR_12_3_moon_items_give_their_game_end_value() -> None:
    table = last_turn()
    table.give(0, ore=3, bar=2, shard=1, gem=1)
    table.finish()
    assert sheet(table)["Moon items"] == 3 * 1 + 2 * 4 + 1 + 10


@pytest.mark.clause("LR-12.4")
def test_LR_12_4_modules_give_the_worth_of_their_highest_level() -> None:
    table = last_turn()
    table.level(0, ore_mine=2, habitation=1, lunarium_refinery=1)
    table.own(0, "crescent_arboretum", "prefab_yard")
    table.finish()
    assert sheet(table)["Modules"] == 8 + 4 + 5
    assert sheet(table)["Gold modules"] == 8 + 7
    assert sheet(table, 1)["Modules"] == 0


@pytest.mark.clause("LR-12.5")
def test_LR_12_5_highest_wins_and_a_tie_goes_to_the_lowest_initiative() -> None:
    for order, winner in (((0, 1), 1), ((1, 0), 0)):
        table = last_turn()
        table.state.order = order
        for corp in table.state.corps:
            corp.gc, corp.book, corp.levels, corp.golds = 30, [30, 0, 0, 0, 0, 0], (0,) * 8, ()
            corp.gold_used, corp.bought = [], ()
        table.finish()
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert outcome.scores == (30, 30)
        assert outcome.winners == (winner,)
        assert outcome.places[winner] == 1


@pytest.mark.clause("LR-12.5")
def test_LR_12_5_an_ai_can_win_too() -> None:
    table = Table(1, ais="1")
    table.corp(1).gc = table.corp(1).book[0] = 999
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((), (2,))
    assert [english(GAME, title) for title in outcome.titles] == ["Place 2"]
    assert english(GAME, outcome.verdict).startswith("AI 1 won")


@pytest.mark.clause("LR-12.5")
def test_LR_12_5_ais_take_places_too() -> None:
    table = Table(2, ais="1")
    for corp, gc in ((0, 2000), (1, 0), (2, 1000)):
        table.corp(corp).gc = table.corp(corp).book[0] = gc
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 3)

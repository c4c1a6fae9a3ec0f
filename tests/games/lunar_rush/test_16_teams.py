"""Chapter 16: co-operative play."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.events import BidsShown, EarthboundArrived, EarthboundLoaded, GoldRemoved, ShipSold
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import DEFAULTS, FINISH, GOLD, MEDIUM_DOWN, SLOW_DOWN, Table, of_kind
from tests.words import english


def loading(secrecy: str = "off") -> Table:
    """Four people in teams; seat 0 has the slow and seat 1 the medium earthbound ship, everybody has goods."""
    table = Table(4, teams="on", secrecy=secrecy)
    table.bid(5, 4, 3, 2)
    table.choose(SLOW_DOWN, MEDIUM_DOWN, 0, 1, 2, 3, 4, 5)
    table.to(steps.BUILD)
    for seat in range(4):
        table.give(seat, ore=6, life_support=9)
    table.to(steps.LOAD_DOWN)
    return table


def load(lane: int, ore: int) -> actions.LoadEarthbound:
    return actions.LoadEarthbound(lane, ore, 0, 0, 0)


@pytest.mark.clause("LR-16.1")
def test_LR_16_1_moon_items_go_on_either_partners_ship() -> None:
    table = loading()
    table.play(2, load(SLOW_DOWN, 5))
    assert table.clause(0, load(SLOW_DOWN, 3)) == "LR-10.1"
    assert table.clause(1, load(SLOW_DOWN, 1)) == "LR-10.3"
    assert of_kind(table.play(0, load(SLOW_DOWN, 2)), EarthboundLoaded)[0].owner == -1
    assert of_kind(table.play(2, load(SLOW_DOWN, 5)), EarthboundLoaded)[0].owner == 0
    ship = next(ship for ship in table.view().lanes[SLOW_DOWN].ships if ship.corp == 0)
    assert (ship.load, ship.empty) == (((5, 7),), 0)
    assert (table.has("ore", 0), table.has("ore", 2)) == (4, 1)
    table.to(steps.BID, 2)
    ship_on_its_way = next(ship for ship in table.corp(0).ships if ship.lane == SLOW_DOWN)
    assert ship_on_its_way.load[5] == 7


@pytest.mark.clause("LR-16.3")
def test_LR_16_3_the_offer_says_what_the_partner_gets() -> None:
    table = loading()

    def detail(seat: int, ore: int) -> str:
        line = GAME.texts.offer(table.view(seat), load(SLOW_DOWN, ore))
        return english(GAME, line.detail, ("Ann", "Ben", "Cid", "Dot"), seat)

    assert detail(2, 5) == f"Ann's ship: Ann gets {5 * table.price('ore')} GC at the market prices; arrives on turn 3."
    assert detail(2, 0) == "Ann's ship; arrives on turn 3."
    assert detail(0, 5).startswith(f"{5 * table.price('ore')} GC at the current prices")


@pytest.mark.clause("LR-16.1")
def test_LR_16_1_space_used_by_a_partner_cannot_be_taken_back() -> None:
    table = loading()
    table.play(0, load(SLOW_DOWN, 6))
    table.play(0, load(SLOW_DOWN, 1))
    table.play(2, load(SLOW_DOWN, 6))
    assert table.clause(0, actions.TakeBack()) == "LR-16.1"
    table.play(2, actions.TakeBack())
    table.play(0, actions.TakeBack())
    assert table.has("ore", 0) == 0


@pytest.mark.clause("LR-16.1")
def test_LR_16_1_partners_see_each_other_in_secret_steps() -> None:
    table = loading("on")
    table.play(2, load(SLOW_DOWN, 5))
    assert next(berth for berth in table.view(0).berths if berth.lane == SLOW_DOWN).free == 2
    assert table.view(0).corporations[2].stock[5] == 1
    assert table.view(1).corporations[2].stock[5] == 6


@pytest.mark.clause("LR-16.1")
def test_LR_16_1_scores_of_partners_are_added() -> None:
    table = Table(4, teams="on")
    for seat, gc in enumerate((100, 90, 0, 90)):
        table.corp(seat).gc = table.corp(seat).book[0] = gc
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert outcome.scores[0] > outcome.scores[1]
    assert outcome.places == (3, 1, 3, 1)


@pytest.mark.clause("LR-16.2")
def test_LR_16_2_the_example_doug_5_ai_1_4_steven_3_ai_2_1() -> None:
    table = Table(2, ais="2", teams="on")
    table.ai_bid(4, 0)
    table.ai_bid(1, 1)
    table.bid(5, 3)
    assert table.view().order == (0, -1, -2, 1)


@pytest.mark.clause("LR-16.2")
def test_LR_16_2_the_ais_add_their_scores() -> None:
    table = Table(2, ais="2", teams="on")
    table.corp(2).gc = table.corp(2).book[0] = 600
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == ()
    assert english(GAME, outcome.verdict).startswith("AI 1 and AI 2 won")


@pytest.mark.clause("LR-16.3")
def test_LR_16_3_the_controller_of_a_ship_sells_at_its_own_prices() -> None:
    table = loading()
    table.role(0, "trade_cartel")
    table.play(2, load(SLOW_DOWN, 4))
    events = table.to(steps.BID, 4)
    sold = next(event for event in of_kind(events, ShipSold) if event.lane == SLOW_DOWN)
    assert (sold.corp, sold.numbers, sold.prices) == (0, (4,), (9,))
    arrived = next(event for event in of_kind(events, EarthboundArrived) if event.lane == SLOW_DOWN)
    assert (arrived.corp, arrived.gc) == (0, 3)
    assert table.corp(2).sold == [0, 0, 0, 0]
    assert table.corp(2).shipped[0] == 4


@pytest.mark.clause("LR-16.4")
def test_LR_16_4_all_else_stays_personal() -> None:
    table = Table(4, teams="on")
    table.own(0, "prefab_yard", "bunkhouse_annex", "tourist_market")
    table.own(0, "efficient_lunarium_mine")
    table.bid(5, 4, 3, 2)
    table.choose(SLOW_DOWN)
    table.to(steps.BUILD)
    assert table.clause(2, actions.WorkGold(GOLD["efficient_lunarium_mine"], 0)) == "LR-7.10"
    assert table.clause(2, actions.EndBuilding((SLOW_DOWN,))) == "LR-9.3"
    assert table.clause(0, actions.EndBuilding((SLOW_DOWN,))) == ""
    assert [row.gc for row in table.view().corporations] == [20, 21, 22, 23]


@pytest.mark.clause("LR-16.5")
def test_LR_16_5_each_ai_pays_its_own_bid_and_a_tie_counts_them_as_one() -> None:
    table = Table(2, ais="2", teams="on")
    table.ai_bid(4, 0)
    table.ai_bid(1, 1)
    events = table.bid(5, 3)
    assert of_kind(events, BidsShown)[0].paid == (5, 4, 1, 3)
    table.to(steps.BID, 2)
    for corp in table.state.corps:
        corp.last_bid = 0
    table.state.order = (2, 3, 0, 1)
    table.ai_bid(2, 0)
    table.ai_bid(5, 1)
    table.bid(5, 1)
    assert table.state.order == (0, 2, 3, 1)


def removed(first: str, second: str, bids: tuple[int, int], people: tuple[int, int]) -> list[int]:
    table = Table(2, ais="2", teams="on")
    table.cards(first, "down_1", 0)
    table.cards(second, "down_1", 1)
    table.ai_bid(bids[0], 0)
    table.ai_bid(bids[1], 1)
    table.bid(*people)
    return [event.corp for event in of_kind(table.to(steps.BUILD), GoldRemoved)]


@pytest.mark.clause("LR-16.6")
def test_LR_16_6_the_extra_gold_module_is_removed_once_a_turn() -> None:
    assert removed("up_1", "up_5", (5, 1), (4, 3)) == [-2, -2, -1]
    assert removed("up_1", "up_2", (1, 5), (4, 3)) == [-1, -1]
    assert removed("up_1", "up_5", (3, 1), (5, 4)) == [-2, -1]
    assert removed("up_2", "up_3", (5, 1), (4, 3)) == []


@pytest.mark.clause("LR-16.7")
def test_LR_16_7_equal_teams_go_to_the_lowest_initiative() -> None:
    for order, winners in (((0, 1, 2, 3), (1, 3)), ((1, 3, 0, 2), (0, 2)), ((3, 0, 1, 2), (0, 2))):
        table = Table(4, teams="on")
        table.to(steps.BUILD, 7)
        table.state.order = order
        for corp in table.state.corps:
            corp.ships, corp.golds, corp.bought, corp.gold_used = (), (), (), []
            corp.stock, corp.moon, corp.levels = [0] * 9, 0, (0,) * 8
            corp.gc, corp.book = 40, [40, 0, 0, 0, 0, 0]
        table.finish()
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert outcome.winners == winners


@pytest.mark.clause("LR-16.8")
def test_LR_16_8_who_plays_with_whom() -> None:
    allowed = {(4, "0"), (2, "2")}
    for seats in (1, 2, 3, 4):
        for ais in ("0", "1", "2"):
            refusal = GAME.refuse_setup(seats, DEFAULTS | {"ais": ais, "teams": "on"})
            assert (refusal is None) == ((seats, ais) in allowed)
    table = Table(2, ais="2", teams="on")
    assert sum(lane.status != "absent" for lane in table.view().lanes) == 8
    table = loading()
    table.play(3, load(MEDIUM_DOWN, 1))
    assert table.clause(3, load(SLOW_DOWN, 1)) == "LR-10.3"
    table.play(3, FINISH)

"""Chapter 7: gold modules."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import (
    EarthboundArrived,
    MarketPassed,
    MarketRefreshed,
    Produced,
    Salvaged,
    Teleported,
)
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    BAR,
    FAST_DOWN,
    FAST_UP,
    GEM,
    GOLD,
    MEDIUM_DOWN,
    ORE,
    PASS,
    SHARD,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    building,
    family,
    item,
    of_kind,
)

RICH = {"habp": 9, "tech": 9, "advm": 9, "energy": 9}
END = actions.EndBuilding()


def buying(*golds: str, seats: int = 3) -> Table:
    """Everybody is rich, bids were 5, 4, 3, and the gold step begins."""
    table = Table(seats)
    table.show(*golds)
    for seat in range(seats):
        table.give(seat, **RICH)
    table.bid(*(5, 4, 3, 2)[:seats])
    table.to(steps.GOLD)
    return table


def at_work(gold: str, turn: int = 1, seats: int = 2, **items: int) -> Table:
    """Seat 0 owns the gold module since the turn before and begins to build and produce."""
    table = Table(seats)
    table.own(0, gold)
    table.to(steps.BUILD, turn)
    table.give(0, **items)
    return table


@pytest.mark.clause("LR-7.1")
def test_LR_7_1_from_lowest_to_highest_initiative_one_each() -> None:
    table = buying("cold_storage_vault", "orbital_mirror_array", "prefab_yard", "induction_smelter")
    order = []
    while table.step == steps.GOLD:
        order.append(table.awaiting[0])
        table.play(table.awaiting[0], actions.BuyGold(table.state.gold[0]))
    assert order == [2, 1, 0]
    assert [len(corp.golds) for corp in table.state.corps] == [1, 1, 1]
    assert (table.has("habp", 2), table.has("advm", 2)) == (8, 8)


@pytest.mark.clause("LR-7.1")
def test_LR_7_1_arrivals_count_and_production_does_not() -> None:
    table = Table(3)
    table.show("crescent_arboretum")
    table.bid(5, 4, 3)
    table.choose(FAST_UP, FAST_DOWN, MEDIUM_DOWN)
    table.to(steps.LOAD_UP)
    table.play(0, actions.LoadMoonbound(FAST_UP, 0, 1, 0, 0))
    table.to(steps.GOLD)
    assert table.awaiting == [0]
    assert table.clause(0, actions.BuyGold(GOLD["cold_storage_vault"])) == "LR-7.1"
    table.give(0, tech=0)
    assert table.clause(0, actions.BuyGold(GOLD["crescent_arboretum"])) == "LR-7.1"
    table.give(0, tech=1)
    table.play(0, actions.BuyGold(GOLD["crescent_arboretum"]))
    assert GOLD["crescent_arboretum"] in table.corp(0).golds


@pytest.mark.clause("LR-7.2")
def test_LR_7_2_three_at_most() -> None:
    table = buying("cold_storage_vault")
    table.own(2, "prefab_yard", "bunkhouse_annex", "tourist_market")
    assert table.clause(2, actions.BuyGold(GOLD["cold_storage_vault"])) == "LR-7.2"
    table.play(2, PASS)
    assert table.awaiting == [1]


@pytest.mark.clause("LR-7.3")
def test_LR_7_3_the_display_is_not_refilled_and_the_step_ends_when_it_is_empty() -> None:
    table = buying("cold_storage_vault")
    table.play(2, actions.BuyGold(GOLD["cold_storage_vault"]))
    assert table.state.gold == ()
    assert table.step == steps.BUILD
    table.to(steps.BUILD, 2)
    assert table.state.gold == ()


@pytest.mark.clause("LR-7.4")
def test_LR_7_4_salvage_takes_a_module_down_and_gives_back_what_was_paid() -> None:
    table = at_work("andromedas_edge_salvage", habp=4, tech=4, advm=4)
    mine, gold, gc = family("ore_mine"), GOLD["andromedas_edge_salvage"], table.corp(0).gc
    assert table.clause(0, actions.Salvage(gold, mine)) == "LR-7.4"
    table.play(0, actions.Upgrade(mine))
    table.play(0, actions.Upgrade(mine))
    events = table.play(0, actions.Salvage(gold, mine))
    assert events == [Salvaged(0, gold, mine, 1, ((0, 1), (1, 1), (2, 1)), 15)]
    assert (table.has("habp"), table.has("tech"), table.has("advm"), table.corp(0).gc) == (3, 4, 3, gc + 15)
    assert table.clause(0, actions.Upgrade(mine)) == "LR-7.4"
    assert table.clause(0, actions.Salvage(gold, mine)) == "LR-7.4"
    assert table.corp(0).idle == 2


@pytest.mark.clause("LR-7.4")
def test_LR_7_4_not_with_an_astronaut_on_it_but_habitation_may_be_chosen() -> None:
    table = at_work("andromedas_edge_salvage", habp=4, tech=4, advm=4)
    gold = GOLD["andromedas_edge_salvage"]
    table.level(0, ore_mine=1, habitation=1)
    table.play(0, actions.Work(family("ore_mine"), 0))
    assert table.clause(0, actions.Salvage(gold, family("ore_mine"))) == "LR-7.4"
    table.play(0, actions.Salvage(gold, family("habitation")))
    assert table.corp(0).levels[family("habitation")] == 0


@pytest.mark.clause("LR-7.4")
def test_LR_7_4_a_refinery_goes_back_to_the_deck_and_a_discount_is_not_paid_back() -> None:
    table = at_work("andromedas_edge_salvage", habp=4, tech=4, advm=4)
    table.own(0, "innovative_hardware")
    table.play(0, actions.Upgrade(family("lunarium_refinery")))
    assert (table.has("habp"), table.has("advm")) == (3, 4)
    table.play(0, actions.Salvage(GOLD["andromedas_edge_salvage"], family("lunarium_refinery")))
    assert (table.has("habp"), table.has("advm")) == (4, 4)
    assert not table.view().corporations[0].modules[family("lunarium_refinery")].built


@pytest.mark.clause("LR-7.5")
def test_LR_7_5_the_earthbound_teleporter_sells_one_item_before_any_ship() -> None:
    table = at_work("earthbound_teleporter", ore=1, gem=1)
    table.market(gem=2)
    table.to(steps.CARD)
    gc, gold = table.corp(0).gc, GOLD["earthbound_teleporter"]
    assert table.clause(0, actions.SellFromBase(gold, BAR)) == "LR-7.5"
    table.play(0, actions.SellFromBase(gold, GEM))
    assert table.corp(0).gc == gc + 34
    assert (table.has("gem"), table.has("ore")) == (0, 1)
    assert table.step != steps.CARD


@pytest.mark.clause("LR-7.5")
def test_LR_7_5_it_may_be_declined_and_does_not_work_after_turn_7() -> None:
    table = at_work("earthbound_teleporter", turn=7, ore=5)
    events = table.to(steps.CARD)
    events = table.play(0, PASS)
    assert of_kind(events, MarketPassed)
    assert table.has("ore") == 5
    assert table.step == ""


@pytest.mark.clause("LR-7.6")
def test_LR_7_6_the_moonbound_teleporter_brings_two_spaces_from_the_next_turn_on() -> None:
    table = Table(2)
    gold = GOLD["moonbound_teleporter"]
    table.own(0, "moonbound_teleporter", bought=1)
    table.to(steps.BUILD)
    table.to(steps.LOAD_UP, 2)
    before = (table.has("habp"), table.has("tech"), table.has("advm"))
    assert table.clause(0, actions.Teleport(gold, 1, 1, 0)) == "LR-7.6"
    assert table.clause(0, actions.Teleport(gold, 0, 3, 0)) == "LR-7.6"
    assert table.clause(0, actions.Teleport(gold, 1, 0, 0)) == ""
    table.play(0, actions.Teleport(gold, 0, 1, 1))
    assert table.has("tech") == before[1]
    events = table.end_step()
    assert of_kind(events, Teleported) == [Teleported(0, ((1, 1), (2, 1)))]
    assert (table.has("tech"), table.has("advm")) == (before[1] + 1, before[2] + 1)


@pytest.mark.clause("LR-7.6")
def test_LR_7_6_not_in_the_turn_of_purchase_and_other_cards_do_not_change_it() -> None:
    table = Table(3)
    table.own(0, "moonbound_teleporter", bought=1)
    table.own(1, "moonbound_teleporter", "galactic_waystation", bought=0)
    table.bid(5, 4, 3)
    table.choose(FAST_DOWN, MEDIUM_DOWN, FAST_UP, SLOW_DOWN)
    table.to(steps.LOAD_UP)
    assert 0 not in table.awaiting or table.clause(0, actions.Teleport(9, 0, 1, 0)) == "LR-7.6"
    assert table.clause(1, actions.Teleport(9, 0, 3, 0)) == "LR-7.6"
    assert table.clause(1, actions.Teleport(9, 0, 2, 0)) == ""


@pytest.mark.clause("LR-7.7")
@pytest.mark.parametrize(
    ("gold", "name", "number"),
    [
        ("crescent_arboretum", "life_support", 6),
        ("lunarium_mining_collective", "ore", 3),
        ("lunethyst_mining_collective", "shard", 3),
    ],
)
def test_LR_7_7_shared_modules(gold: str, name: str, number: int) -> None:
    table = Table(3)
    table.own(0, gold, bought=1)
    table.to(steps.LOAD_UP)
    for seat in range(3):
        table.give(seat, life_support=3)
    table.to(steps.BUILD)
    base = 3 if name == "life_support" else 0
    assert table.has(name) == base + number
    action = actions.UseShared(GOLD[gold])
    assert table.clause(0, action) == "LR-7.7"
    for seat in (1, 2):
        table.play(seat, action)
        assert table.has(name, seat) == base + number
        assert table.corp(seat).idle == 2
        assert table.clause(seat, action) == "LR-7.7"


@pytest.mark.clause("LR-7.7")
def test_LR_7_7_it_works_again_every_turn_and_takes_an_astronaut() -> None:
    table = at_work("lunarium_mining_collective", turn=2)
    action = actions.UseShared(GOLD["lunarium_mining_collective"])
    table.play(1, action)
    table.to(steps.BUILD, 3)
    table.corp(1).idle = 0
    assert table.clause(1, action) == "LR-7.7"
    table.corp(1).idle = 1
    assert table.clause(1, action) == ""


@pytest.mark.clause("LR-7.8")
def test_LR_7_8_the_owner_settles_a_mix_of_four_before_anything_else() -> None:
    table = at_work("lunar_experimentation_facility")
    gold = GOLD["lunar_experimentation_facility"]
    assert table.clause(0, actions.Work(family("ore_mine"), 0)) == "LR-7.8"
    assert table.clause(0, END) == "LR-7.8"
    assert table.clause(0, actions.SettleMix(gold, (2, 1))) == "LR-7.8"
    assert len(table.offers(0)) == 5
    table.play(0, actions.SettleMix(gold, (1, 3)))
    assert (table.has("tech"), table.has("advm")) == (1, 3)
    assert table.clause(0, actions.SettleMix(gold, (1, 3))) == "LR-7.8"
    assert table.clause(0, actions.Work(family("ore_mine"), 0)) == ""
    assert table.clause(1, actions.UseShared(gold, (4,))) == "LR-7.8"
    table.play(1, actions.UseShared(gold, (4, 0)))
    assert table.has("tech", 1) == 4


@pytest.mark.clause("LR-7.9")
def test_LR_7_9_tourists_pay_the_highest_price_and_the_marker_stays() -> None:
    table = at_work("tourist_market", bar=2)
    gold = GOLD["tourist_market"]
    table.market(bar=6)
    gc = table.corp(0).gc
    assert table.clause(0, actions.SellFromBase(gold, ORE)) == "LR-7.9"
    table.play(0, actions.SellFromBase(gold, BAR))
    assert (table.corp(0).gc, table.corp(0).idle, table.state.market[1]) == (gc + 22, 2, 6)
    assert table.clause(0, actions.SellFromBase(gold, BAR)) == "LR-7.9"
    events = table.to(steps.BID, 2)
    assert of_kind(events, MarketRefreshed)[0].sold[1] == 0


@pytest.mark.clause("LR-7.10")
def test_LR_7_10_they_work_for_their_owner_only() -> None:
    table = at_work("efficient_lunarium_mine")
    assert table.clause(1, actions.WorkGold(GOLD["efficient_lunarium_mine"], 0)) == "LR-7.10"
    assert table.clause(0, actions.Salvage(GOLD["andromedas_edge_salvage"], 0)) == "LR-7.10"
    table.own(0, "andromedas_edge_salvage")
    assert table.clause(0, actions.Salvage(GOLD["efficient_lunarium_mine"], 3)) == "LR-7.4"


@pytest.mark.clause("LR-7.11")
@pytest.mark.parametrize(
    ("gold", "inputs", "made", "spaces"),
    [
        ("efficient_lunarium_mine", {}, ("ore", 4), 2),
        ("induction_smelter", {"ore": 3, "energy": 1}, ("bar", 2), 1),
        ("facet_workshop", {"shard": 2, "energy": 1}, ("gem", 1), 1),
    ],
)
def test_LR_7_11_work_spaces(gold: str, inputs: dict[str, int], made: tuple[str, int], spaces: int) -> None:
    table = at_work(gold)
    row = GOLD[gold]
    for space in range(spaces):
        if inputs:
            assert table.clause(0, actions.WorkGold(row, space)) == "LR-7.11"
        table.give(0, **inputs)
        before = table.has(made[0])
        table.play(0, actions.WorkGold(row, space))
        assert table.has(made[0]) == before + made[1]
        assert all(table.has(name) == 0 for name in inputs)
    assert table.corp(0).idle == 3 - spaces
    table.give(0, **inputs)
    assert table.clause(0, actions.WorkGold(row, 0)) == "LR-7.11"
    assert table.clause(0, actions.WorkGold(row, spaces)) == "LR-7.11"


@pytest.mark.clause("LR-7.12")
@pytest.mark.parametrize(
    ("gold", "name", "number"),
    [
        ("robotic_crystal_quarry", "shard", 2),
        ("orbital_mirror_array", "energy", 4),
        ("bunkhouse_annex", "life_support", 3),
    ],
)
def test_LR_7_12_automatic_gains_from_the_turn_of_purchase_on(gold: str, name: str, number: int) -> None:
    table = Table(2)
    table.own(0, gold, bought=1)
    before = table.has(name)
    events = table.to(steps.BUILD)
    assert table.has(name) == before + number
    assert of_kind(events, Produced) == [Produced(0, GOLD[gold], ((item(name), number),))]
    assert table.corp(0).idle == 3


@pytest.mark.clause("LR-7.12")
def test_LR_7_12_the_prefab_yard_begins_a_turn_later() -> None:
    table = Table(2)
    table.own(0, "prefab_yard", bought=1)
    table.to(steps.BUILD)
    assert table.has("habp") == 1
    table.to(steps.BUILD, 2)
    assert table.has("habp") == 2


@pytest.mark.clause("LR-7.13")
def test_LR_7_13_the_waystation_gives_ships_more_spaces() -> None:
    table = buying("galactic_waystation", seats=3)
    lane = next(ship.lane for ship in table.corp(2).ships)
    table.play(2, actions.BuyGold(GOLD["galactic_waystation"]))
    assert [table.view(2).lanes[lane].spaces for lane in range(8)] == [4, 4, 7, 11, 2, 2, 4, 8]
    table.give(2, ore=9)
    table.to(steps.LOAD_DOWN)
    for ship in table.corp(2).ships:
        if ship.lane >= FAST_DOWN:
            assert ship.spaces == DATA.routes[ship.lane].spaces + 1
    assert lane < 8


@pytest.mark.clause("LR-7.14")
def test_LR_7_14_programming_and_hardware_make_modules_and_recipes_cheaper() -> None:
    table = at_work("refined_programming", habp=2, tech=1, shard=3, energy=2)
    table.play(0, actions.Upgrade(family("lunethyst_manufactory")))
    assert (table.has("habp"), table.has("tech")) == (1, 0)
    table.play(0, actions.Work(family("lunethyst_manufactory"), 0))
    assert (table.has("gem"), table.has("shard"), table.has("energy")) == (1, 0, 0)
    table = at_work("innovative_hardware", habp=2, advm=0, ore=2)
    table.play(0, actions.Upgrade(family("lunarium_refinery")))
    table.play(0, actions.Work(family("lunarium_refinery"), 0))
    assert (table.has("bar"), table.has("ore"), table.has("habp")) == (1, 0, 1)
    table.play(0, actions.Upgrade(family("ore_mine")))
    assert table.has("habp") == 0


@pytest.mark.clause("LR-7.14")
def test_LR_7_14_gold_modules_are_not_cheaper() -> None:
    table = buying("crescent_arboretum")
    table.own(2, "refined_programming")
    table.give(2, habp=1, tech=0)
    assert table.clause(2, actions.BuyGold(GOLD["crescent_arboretum"])) == "LR-7.1"


@pytest.mark.clause("LR-7.15")
def test_LR_7_15_the_annex_adds_beds_and_the_greenhouse_saves_life_support() -> None:
    table = at_work("bunkhouse_annex", life_support=9)
    table.people(0, 9)
    assert table.view().corporations[0].beds == 9
    table.end_step()
    assert (table.corp(0).moon, table.has("life_support")) == (9, 0)
    table = at_work("closed_loop_greenhouse", life_support=2)
    table.people(0, 5)
    table.end_step()
    assert (table.corp(0).moon, table.has("life_support")) == (5, 1)
    table.people(0, 3)
    table.to(steps.BUILD, 2)
    table.give(0, life_support=1)
    table.end_step()
    assert (table.corp(0).moon, table.has("life_support")) == (3, 1)


@pytest.mark.clause("LR-7.16")
def test_LR_7_16_the_futures_exchange_moves_a_marker_left() -> None:
    table = at_work("futures_exchange")
    gold = GOLD["futures_exchange"]
    table.market(ore=5, bar=1, shard=0)
    table.to(steps.CARD)
    assert table.clause(0, actions.MovePrice(gold, ORE, 3)) == "LR-7.16"
    assert table.clause(0, actions.MovePrice(gold, BAR, 2)) == "LR-7.16"
    assert table.clause(0, actions.MovePrice(gold, SHARD, 1)) == "LR-7.16"
    assert table.clause(0, actions.MovePrice(gold, 0, 1)) == "LR-7.16"
    table.play(0, actions.MovePrice(gold, ORE, 2))
    assert table.state.market[0] <= 3


@pytest.mark.clause("LR-7.17")
def test_LR_7_17_the_bureau_halves_bids() -> None:
    table = Table(2)
    table.own(0, "priority_dispatch_bureau")
    assert table.view().corporations[0].bid_costs == (1, 1, 2, 2, 3)


@pytest.mark.clause("LR-7.18")
def test_LR_7_18_the_vault_and_the_monument_count_at_the_end() -> None:
    table = building(2)
    table.give(0, habp=0, life_support=0, ore=2, bar=1, gem=1)
    before = table.view().corporations[0].score
    table.own(0, "cold_storage_vault")
    assert table.view().corporations[0].score == before + 6 + (2 * 1 + 4 + 10)
    table.level(0, ore_mine=2, habitation=1)
    before = table.view().corporations[0].score
    table.own(0, "holographic_monument")
    assert table.view().corporations[0].score == before + 4 + 2 * 3


@pytest.mark.clause("LR-7.19")
def test_LR_7_19_the_freight_office_pays_four_for_each_empty_space() -> None:
    table = Table(2)
    table.own(0, "contract_freight_office")
    table.sail(0, SLOW_DOWN, 1, ore=2)
    events = table.to(steps.BID, 2)
    arrived = [event for event in of_kind(events, EarthboundArrived) if (event.corp, event.lane) == (0, SLOW_DOWN)]
    assert (arrived[0].empty, arrived[0].gc) == (5, 20)


@pytest.mark.clause("LR-7.20")
def test_LR_7_20_the_drone_foreman_makes_astronauts_ready_again() -> None:
    table = at_work("drone_foreman_network", energy=3)
    gold, mine = GOLD["drone_foreman_network"], family("ore_mine")
    assert table.clause(0, actions.Rouse(gold)) == "LR-7.20"
    table.corp(0).moon = table.corp(0).idle = 1
    table.play(0, actions.Work(mine, 0))
    table.play(0, actions.Rouse(gold))
    assert (table.corp(0).idle, table.has("energy")) == (1, 2)
    assert table.clause(0, actions.Work(mine, 0)) == "LR-8.2"
    table.play(0, actions.Work(mine, 1))
    table.play(0, actions.Rouse(gold))
    table.play(0, actions.Work(family("shard_mine"), 0))
    assert table.clause(0, actions.Rouse(gold)) == "LR-7.20"
    assert table.clause(0, actions.Rouse(GOLD["prefab_yard"])) == "LR-7.10"


@pytest.mark.clause("LR-7.20")
def test_LR_7_20_a_shared_module_stays_limited_to_one_use() -> None:
    table = at_work("drone_foreman_network", energy=2)
    table.own(1, "lunarium_mining_collective")
    shared = actions.UseShared(GOLD["lunarium_mining_collective"])
    table.play(0, shared)
    table.play(0, actions.Rouse(GOLD["drone_foreman_network"]))
    assert table.clause(0, shared) == "LR-7.7"


def smelting(**levels: int) -> Table:
    table = at_work("drone_foreman_network", energy=9, ore=9, shard=9, tech=9, habp=9, advm=9)
    table.level(0, **levels)
    return table


@pytest.mark.clause("LR-7.20", "LR-8.9")
def test_LR_7_20_whoever_leaves_an_advanced_converter_does_not_run_it_again() -> None:
    table, refinery = smelting(lunarium_refinery=2), family("lunarium_refinery")
    gold = GOLD["drone_foreman_network"]
    table.people(0, 1)
    table.play(0, actions.Work(refinery, 0))
    assert actions.Work(refinery, 0) in table.offers()
    assert [one for one in table.offers() if isinstance(one, actions.Rouse)] == [actions.Rouse(gold, refinery)]
    assert table.clause(0, actions.Rouse(gold)) == "LR-7.20"
    table.play(0, actions.Rouse(gold, refinery))
    assert actions.Work(refinery, 0) not in table.offers()
    assert table.clause(0, actions.Work(refinery, 0)) == "LR-7.20"
    assert table.view().corporations[0].modules[refinery].spaces[0].runs_left == 0


@pytest.mark.clause("LR-7.20", "LR-8.9")
def test_LR_7_20_somebody_else_is_made_ready_and_the_second_run_stays() -> None:
    table, refinery = smelting(lunarium_refinery=2), family("lunarium_refinery")
    table.people(0, 2)
    table.play(0, actions.Work(refinery, 0))
    table.play(0, actions.Work(family("ore_mine"), 0))
    assert table.clause(0, actions.Rouse(GOLD["drone_foreman_network"], family("ore_mine"))) == "LR-7.20"
    table.play(0, actions.Rouse(GOLD["drone_foreman_network"]))
    table.play(0, actions.Work(refinery, 0))


@pytest.mark.clause("LR-7.20", "LR-8.6")
def test_LR_7_20_whoever_left_is_not_there_after_the_upgrade_either() -> None:
    table, refinery = smelting(lunarium_refinery=1), family("lunarium_refinery")
    table.people(0, 1)
    table.play(0, actions.Work(refinery, 0))
    table.play(0, actions.Rouse(GOLD["drone_foreman_network"], refinery))
    table.play(0, actions.Upgrade(refinery))
    assert table.clause(0, actions.Work(refinery, 0)) == "LR-7.20"
    table.end_step()
    assert table.corp(0).left == 0


@pytest.mark.clause("LR-7.20", "LR-14.10")
def test_LR_7_20_a_stand_in_stays_where_it_is() -> None:
    table, refinery = smelting(lunarium_refinery=2), family("lunarium_refinery")
    table.role(0, "robotics_league")
    table.people(0, 1)
    table.play(0, actions.HireStandIn())
    table.play(0, actions.Work(refinery, 0))
    table.play(0, actions.Work(family("ore_mine"), 0))
    table.play(0, actions.Rouse(GOLD["drone_foreman_network"]))
    table.play(0, actions.Work(refinery, 0))


def test_unknown_gold_modules_are_refused_in_words() -> None:
    table = buying("cold_storage_vault")
    for gold in (-7, 99):
        assert table.clause(2, actions.BuyGold(gold)) == "LR-7.1"
    assert table.clause(2, actions.BuyGold(GOLD["cold_storage_vault"], SLOW_UP)) == "LR-14.12"

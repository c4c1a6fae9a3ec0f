"""Chapter 14: role cards."""

from __future__ import annotations

import pytest

from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import Fed, FeePaid, GoalMet, GoldPassed
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.roles import deal_roles
from tests.games.lunar_rush.positions import (
    DEFAULTS,
    GEM,
    GOLD,
    ORE,
    ROLE,
    SLOW_DOWN,
    Table,
    building,
    family,
    of_kind,
)
from tests.games.lunar_rush.test_11_market import market, sold


def drawn(name: str) -> Corporation:
    """Seat 0 as it starts with this card."""
    kind = DATA.roles[ROLE[name]].set
    for seed in range(400):
        corp: Corporation = GAME.setup(2, DEFAULTS | {"roles": kind}, Rng.seeded(seed))[0].corps[0]
        if corp.role == ROLE[name]:
            return corp
    raise AssertionError(name)


@pytest.mark.clause("LR-14.1")
def test_LR_14_1_kinds_stars_and_moments() -> None:
    kinds = [role.set for role in DATA.roles]
    assert [kinds.count(kind) for kind in ("beginner", "faction", "challenge")] == [6, 10, 9]
    assert all((role.stars in (1, 2, 3)) == (role.set == "challenge") for role in DATA.roles)
    table = Table(2)
    table.role(0, "lean_budget")
    assert table.corp(0).gc == 25
    assert drawn("lean_budget").gc == 10


@pytest.mark.clause("LR-14.2")
def test_LR_14_2_the_builders_guild_sells_for_less_and_builds_for_more() -> None:
    table = market()
    table.role(0, "builders_guild")
    table.market(ore=19)
    table.sail(0, SLOW_DOWN, 1, ore=1, gem=2)
    event = sold(table.to(steps.BID, 2))[0]
    assert (event.prices, event.market) == ((1, 33), (2, 34))
    table.level(0, ore_mine=1)
    table.own(0, "prefab_yard")
    modules = table.view().corporations[0]
    table.corp(0).role = -1
    assert modules.score == table.view().corporations[0].score + 2 + 2


@pytest.mark.clause("LR-14.3")
def test_LR_14_3_bad_planning() -> None:
    corp = drawn("bad_planning")
    assert (corp.moon, corp.idle, corp.earth, corp.gc) == (4, 4, 5, 25)
    assert corp.stock == [0] * 9


def goals(events: list[GoalMet], seat: int = 0) -> list[tuple[int, int]]:
    return [(event.goal, event.gc) for event in events if event.seat == seat]


@pytest.mark.clause("LR-14.4")
def test_LR_14_4_goals_pay_once_when_first_met_and_not_later_than_their_turn() -> None:
    table = building(2)
    table.role(0, "crew_first")
    table.people(0, 5)
    table.give(0, life_support=20)
    gc = table.corp(0).gc
    events = table.to(steps.BID, 2)
    assert goals(of_kind(events, GoalMet)) == [(0, 5)]
    assert table.corp(0).book[5] == 5
    events = table.to(steps.BID, 3)
    assert goals(of_kind(events, GoalMet)) == []
    assert table.view().corporations[0].goals[0].met
    table.to(steps.BUILD, 5)
    table.level(0, habitation=1)
    assert goals(of_kind(table.to(steps.BID, 6), GoalMet)) == []
    assert gc >= 0


@pytest.mark.clause("LR-14.5")
def test_LR_14_5_what_counts_for_goals() -> None:
    table = market()
    table.role(0, "steady_shipper")
    table.own(0, "tourist_market", "earthbound_teleporter")
    table.give(0, ore=2)
    table.play(0, actions.SellFromBase(GOLD["tourist_market"], ORE))
    table.sail(0, SLOW_DOWN, 1, ore=2, gem=1)
    table.to(steps.CARD)
    table.play(0, actions.SellFromBase(GOLD["earthbound_teleporter"], ORE))
    assert sum(table.corp(0).sold) == 5
    assert table.corp(0).goals >> 1 & 1


@pytest.mark.clause("LR-14.5")
def test_LR_14_5_a_higher_level_meets_a_lower_goal_and_claims_count_as_launched() -> None:
    table = building(2)
    table.role(0, "first_ingots")
    table.level(0, ore_mine=2)
    assert goals(of_kind(table.to(steps.BID, 2), GoalMet)) == [(0, 5)]
    table = Table(3)
    table.role(0, "steady_shipper")
    table.bid(5, 4, 3)
    table.choose(SLOW_DOWN, 0, 1 + 1, 4)
    assert table.view().corporations[0].goals[0].reached == 2


@pytest.mark.clause("LR-14.5")
def test_LR_14_5_loaded_is_what_was_put_on_ships_and_life_support_what_feeding_left() -> None:
    table = Table(3)
    table.role(0, "ore_runner")
    table.role(1, "self_sufficient")
    table.bid(5, 4, 3)
    table.choose(SLOW_DOWN)
    table.to(steps.BUILD)
    table.give(0, ore=2)
    table.give(1, life_support=9)
    table.to(steps.LOAD_DOWN)
    table.play(0, actions.LoadEarthbound(SLOW_DOWN, 2, 0, 0, 0))
    events = of_kind(table.to(steps.BID, 2), GoalMet)
    assert (goals(events), goals(events, 1)) == ([(0, 5)], [(0, 5)])


@pytest.mark.clause("LR-14.6")
def test_LR_14_6_a_holder_forbidden_gold_modules_passes() -> None:
    table = Table(2)
    table.role(0, "blackout")
    table.bid(5, 4)
    for seat in (0, 1):
        table.give(seat, habp=9, tech=9, advm=9, energy=9)
    events = table.to(steps.BUILD)
    assert GoldPassed(0) in events
    table.to(steps.ROUTE, 5)
    table.give(0, habp=9, tech=9, advm=9, energy=9)
    table.give(1, habp=0, tech=0, advm=0)
    table.to(steps.GOLD)
    assert 0 in table.awaiting


@pytest.mark.clause("LR-14.7")
def test_LR_14_7_changed_prices_hold_for_ships_and_teleporter_not_for_tourists() -> None:
    table = market()
    table.role(0, "trade_cartel")
    table.own(0, "tourist_market", "earthbound_teleporter")
    table.give(0, gem=2)
    gc = table.corp(0).gc
    table.play(0, actions.SellFromBase(GOLD["tourist_market"], GEM))
    assert table.corp(0).gc == gc + 42
    table.to(steps.CARD)
    table.play(0, actions.SellFromBase(GOLD["earthbound_teleporter"], GEM))
    assert table.corp(0).gc == gc + 42 + 35
    assert table.view(0).prices[3].pays[0] == table.price("gem") + 1


@pytest.mark.clause("LR-14.8")
def test_LR_14_8_changes_of_worth_are_added_up_and_never_below_nothing() -> None:
    table = building(2)
    table.role(0, "trade_cartel")
    table.give(0, habp=0, life_support=0)
    gc = table.corp(0).gc
    table.level(0, ore_mine=1)
    assert table.view().corporations[0].score == gc + 3 - 2
    table.own(0, "holographic_monument")
    assert table.view().corporations[0].score == gc + (3 - 2 + 3) + (4 - 2)


@pytest.mark.clause("LR-14.9")
@pytest.mark.parametrize(
    ("role", "spaces"),
    [("courier_line", [3, 3, 5, 7, 2, 2, 3, 5]), ("bulk_carriers", [2, 2, 4, 11, 1, 1, 2, 9])],
)
def test_LR_14_9_carriers_change_lanes_both_ways(role: str, spaces: list[int]) -> None:
    table = Table(2)
    table.role(0, role)
    assert [lane.spaces for lane in table.view(0).lanes] == spaces


@pytest.mark.clause("LR-14.10")
def test_LR_14_10_a_stand_in_takes_a_space_for_its_cost() -> None:
    table = building(2)
    table.role(0, "robotics_league")
    assert table.clause(0, actions.HireStandIn()) == "LR-14.10"
    table.give(0, energy=2)
    table.own(1, "lunarium_mining_collective")
    table.corp(0).idle = 0
    table.play(0, actions.HireStandIn())
    assert table.has("energy") == 1
    assert table.clause(0, actions.UseShared(GOLD["lunarium_mining_collective"])) == "LR-7.7"
    table.play(0, actions.Work(family("ore_mine"), 0))
    assert (table.has("ore"), table.corp(0).idle, table.corp(0).stand_ins) == (1, 0, 0)
    assert table.clause(0, actions.HireStandIn()) == "LR-14.10"
    assert table.clause(0, actions.Work(family("ore_mine"), 1)) == "LR-8.2"
    events = table.end_step()
    assert Fed(0, 3, 3) in events


@pytest.mark.clause("LR-14.11")
@pytest.mark.parametrize(
    ("role", "module", "level", "outputs"),
    [
        ("hydroponics_union", "life_support_module", 0, ((3, 4),)),
        ("hydroponics_union", "solar_array", 0, ((4, 1),)),
        ("blackout", "solar_array", 2, ((4, 5),)),
    ],
)
def test_LR_14_11_changed_yields(role: str, module: str, level: int, outputs: tuple[tuple[int, int], ...]) -> None:
    table = building(2)
    table.role(0, role)
    table.level(0, **{module: level})
    spaces = table.view().corporations[0].modules[family(module)].spaces
    assert all(space.outputs == outputs for space in spaces)


@pytest.mark.clause("LR-14.11")
@pytest.mark.parametrize("level", [1, 2])
def test_LR_14_11_changed_recipes_of_every_level(level: int) -> None:
    table = building(2)
    table.role(0, "gem_cutters")
    table.level(0, lunethyst_manufactory=level)
    space = table.view().corporations[0].modules[family("lunethyst_manufactory")].spaces[0]
    assert dict(space.inputs)[7] == 2
    table.role(0, "steel_syndicate")
    table.own(0, "innovative_hardware")
    table.level(0, lunarium_refinery=level)
    space = table.view().corporations[0].modules[family("lunarium_refinery")].spaces[0]
    assert space.inputs == ((5, 2),)


@pytest.mark.clause("LR-14.12")
def test_LR_14_12_the_gilded_trust_leaves_out_a_unit_and_owns_four() -> None:
    table = Table(2)
    table.role(0, "gilded_trust")
    table.show("crescent_arboretum", "cold_storage_vault")
    table.own(0, "prefab_yard", "bunkhouse_annex", "tourist_market")
    table.bid(1, 2)
    table.give(0, habp=0, tech=1, advm=0)
    table.to(steps.GOLD)
    gold = GOLD["crescent_arboretum"]
    assert table.clause(0, actions.BuyGold(gold)) == "LR-14.12"
    assert table.clause(0, actions.BuyGold(gold, 1)) == "LR-7.1"
    assert table.clause(0, actions.BuyGold(gold, 8)) == "LR-14.12"
    assert table.offers(0)[0] == actions.BuyGold(gold, 0)
    table.play(0, actions.BuyGold(gold, 0))
    assert (len(table.corp(0).golds), table.has("tech")) == (4, 0)
    assert table.view().corporations[0].gold_limit == 4


@pytest.mark.clause("LR-14.13")
def test_LR_14_13_duty_is_paid_for_each_ship_that_sold_something() -> None:
    table = market()
    table.role(0, "customs_duty")
    table.sail(0, SLOW_DOWN, 1, ore=1)
    table.sail(0, 6, 1)
    table.sail(0, 4, 1, ore=1)
    events = table.to(steps.BID, 2)
    assert of_kind(events, FeePaid) == [FeePaid(0, 3)] * 2


@pytest.mark.clause("LR-14.14")
def test_LR_14_14_cramped_quarters_replaces_beds_and_added_ones_count() -> None:
    table = building(2)
    table.role(0, "cramped_quarters")
    assert table.view().corporations[0].beds == 4
    table.level(0, habitation=1)
    assert table.view().corporations[0].beds == 8
    table.own(0, "bunkhouse_annex")
    assert table.view().corporations[0].beds == 12


@pytest.mark.clause("LR-14.15")
@pytest.mark.parametrize(
    ("role", "gc", "life", "parts", "moon", "earth"),
    [
        ("lean_budget", 10, 6, 1, 3, 7),
        ("thin_air", 25, 3, 1, 3, 7),
        ("missing_crate", 25, 6, 0, 3, 7),
        ("skeleton_crew", 25, 6, 1, 2, 7),
        ("auction_house", 15, 6, 1, 3, 7),
        ("robotics_league", 25, 6, 1, 3, 5),
    ],
)
def test_LR_14_15_only_the_values_named_are_replaced(
    role: str, gc: int, life: int, parts: int, moon: int, earth: int
) -> None:
    corp = drawn(role)
    assert (corp.gc, corp.stock[3], corp.stock[0], corp.moon, corp.earth) == (gc, life, parts, moon, earth)


@pytest.mark.clause("LR-14.15")
def test_LR_14_15_the_auction_house_halves_bids() -> None:
    table = Table(2)
    table.role(0, "auction_house")
    assert table.view().corporations[0].bid_costs == (1, 1, 2, 2, 3)


@pytest.mark.clause("LR-14.16")
def test_LR_14_16_effects_of_one_sort_add_up_and_discounts_end_at_nothing() -> None:
    table = Table(2)
    table.role(0, "courier_line")
    table.own(0, "galactic_waystation")
    assert [lane.spaces for lane in table.view(0).lanes] == [5, 5, 7, 9, 3, 3, 4, 6]
    table.role(0, "auction_house")
    table.own(0, "priority_dispatch_bureau")
    assert table.view().corporations[0].bid_costs == (1, 1, 1, 1, 2)
    table.own(0, "refined_programming")
    upgrade = table.view().corporations[0].modules[family("lunarium_refinery")].upgrade
    assert upgrade is not None
    assert upgrade.cost == ((0, 1), (2, 1))


def test_a_kind_without_cards_left_gives_none() -> None:
    table = Table(2)
    table.state.wish = ["none", "none"]
    deal_roles(table.state, [])
    assert [corp.role for corp in table.state.corps] == [-1, -1]

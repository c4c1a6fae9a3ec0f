"""Chapter 8: build & produce."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import DATA, FAMILIES, LEVELS, pairs
from cosmodrome.games.lunar_rush.events import Fed, Upgraded, Worked
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from tests.games.lunar_rush.positions import Table, building, family, of_kind

MINE, LAB, REFINERY = family("ore_mine"), family("rd_lab"), family("lunarium_refinery")
MANUFACTORY, HABITATION, SOLAR = family("lunethyst_manufactory"), family("habitation"), family("solar_array")


def rich(**levels: int) -> Table:
    table = building(2)
    table.give(0, habp=9, tech=9, advm=9, energy=9, ore=9, shard=9)
    table.level(0, **levels)
    return table


@pytest.mark.clause("LR-8.1")
def test_LR_8_1_in_any_order_as_often_as_can_be_paid_or_not_at_all() -> None:
    table = rich()
    table.play(0, actions.Work(MINE, 0))
    table.play(0, actions.Upgrade(REFINERY))
    table.play(0, actions.Work(REFINERY, 0))
    table.play(0, actions.Upgrade(MINE))
    table.play(0, actions.Work(MINE, 1))
    table.play(0, actions.Upgrade(SOLAR))
    assert (table.has("bar"), table.has("ore")) == (1, 9 + 1 - 2 + 2)
    table.play(1, actions.EndBuilding())


@pytest.mark.clause("LR-8.2")
def test_LR_8_2_one_astronaut_on_the_basic_ore_mine_brings_1_ore() -> None:
    table = building(2)
    events = table.play(0, actions.Work(MINE, 0))
    assert events == [Worked(0, MINE, 0, 0, (), ((5, 1),))]
    assert (table.has("ore"), table.corp(0).idle) == (1, 2)
    assert table.clause(0, actions.Work(MINE, 0)) == "LR-8.2"
    table.play(0, actions.Work(MINE, 1))
    table.play(0, actions.Work(LAB, 0))
    assert table.clause(0, actions.Work(SOLAR, 0)) == "LR-8.2"
    assert table.clause(0, actions.Work(MINE, 7)) == "LR-8.2"


@pytest.mark.clause("LR-8.2")
def test_LR_8_2_inputs_are_paid() -> None:
    table = rich(lunethyst_manufactory=1)
    table.play(0, actions.Work(MANUFACTORY, 0))
    assert (table.has("gem"), table.has("shard"), table.has("tech"), table.has("energy")) == (1, 6, 8, 7)
    table.give(0, shard=2)
    assert table.clause(0, actions.Work(MANUFACTORY, 1)) == "LR-8.2"


@pytest.mark.clause("LR-8.3", "LR-8.4")
def test_LR_8_3_two_upgrades_of_one_module_in_a_turn() -> None:
    table = building(2)
    table.give(0, habp=2, tech=1, advm=2)
    events = table.play(0, actions.Upgrade(MINE))
    assert events == [Upgraded(0, MINE, 1, ((0, 1), (2, 1)))]
    events = table.play(0, actions.Upgrade(MINE))
    assert events == [Upgraded(0, MINE, 2, ((0, 1), (1, 1), (2, 1)))]
    assert (table.has("habp"), table.has("tech"), table.has("advm")) == (0, 0, 0)


@pytest.mark.clause("LR-8.3")
def test_LR_8_3_refinery_and_manufactory_are_built_as_intermediate() -> None:
    table = rich()
    for module in (REFINERY, MANUFACTORY):
        assert table.clause(0, actions.Work(module, 0)) == "LR-8.3"
        assert not table.view().corporations[0].modules[module].built
        table.play(0, actions.Upgrade(module))
        assert table.corp(0).levels[module] == 1


@pytest.mark.clause("LR-8.4")
def test_LR_8_4_what_the_ore_mine_costs() -> None:
    table = building(2)
    upgrade = table.view().corporations[0].modules[MINE].upgrade
    assert upgrade is not None
    assert upgrade.cost == ((0, 1), (2, 1))
    assert upgrade.missing == ((2, 1),)
    table.level(0, ore_mine=1)
    upgrade = table.view().corporations[0].modules[MINE].upgrade
    assert upgrade is not None
    assert upgrade.cost == ((0, 1), (1, 1), (2, 1))


@pytest.mark.clause("LR-8.5")
def test_LR_8_5_astronauts_stay_on_an_upgraded_module_and_do_not_produce_again() -> None:
    table = rich()
    table.play(0, actions.Work(MINE, 1))
    ore = table.has("ore")
    table.play(0, actions.Upgrade(MINE))
    assert table.has("ore") == ore
    module = table.view().corporations[0].modules[MINE]
    assert sum(space.used for space in module.spaces) == 1
    free = [at for at, space in enumerate(module.spaces) if not space.used]
    table.play(0, actions.Work(MINE, free[0]))
    assert table.has("ore") == ore + 2
    assert table.clause(0, actions.Work(MINE, 1 - free[0])) == "LR-8.10"


@pytest.mark.clause("LR-8.5")
def test_LR_8_5_spaces_that_make_the_same_item_are_filled_first() -> None:
    table = rich()
    table.play(0, actions.Work(LAB, 1))
    table.play(0, actions.Upgrade(LAB))
    spaces = table.view().corporations[0].modules[LAB].spaces
    assert [space.used for space in spaces] == [True, False]
    assert spaces[1].outputs == ((2, 1),)
    table = rich()
    table.play(0, actions.Work(LAB, 0))
    table.play(0, actions.Work(LAB, 1))
    table.play(0, actions.Upgrade(LAB))
    assert [space.used for space in table.view().corporations[0].modules[LAB].spaces] == [True, True]


@pytest.mark.clause("LR-8.6")
@pytest.mark.parametrize("module", [REFINERY, MANUFACTORY])
@pytest.mark.parametrize(("uses", "left"), [(1, 1), (2, 0)])
def test_LR_8_6_a_used_converter_upgraded_has_the_rest_of_two_runs(module: int, uses: int, left: int) -> None:
    table = rich(lunarium_refinery=1, lunethyst_manufactory=1)
    for space in range(uses):
        table.play(0, actions.Work(module, space))
    idle = table.corp(0).idle
    table.play(0, actions.Upgrade(module))
    for _ in range(left):
        table.play(0, actions.Work(module, 0))
    assert table.corp(0).idle == idle
    assert table.clause(0, actions.Work(module, 0)) == "LR-8.10"
    assert table.has("bar" if module == REFINERY else "gem") == 2


@pytest.mark.clause("LR-8.7")
def test_LR_8_7_tracks_end_at_20_and_storage_does_not() -> None:
    table = building(2)
    table.give(0, energy=19, ore=60)
    table.play(0, actions.Work(SOLAR, 0))
    table.play(0, actions.Work(MINE, 0))
    assert (table.has("energy"), table.has("ore")) == (20, 61)


@pytest.mark.clause("LR-8.8")
def test_LR_8_8_habitation_houses_5_or_10_in_all() -> None:
    table = rich()
    assert table.view().corporations[0].beds == 5
    table.play(0, actions.Upgrade(HABITATION))
    assert table.view().corporations[0].beds == 10
    assert table.has("habp") == 7


@pytest.mark.clause("LR-8.9")
def test_LR_8_9_an_advanced_converter_runs_twice_by_one_astronaut_at_any_moment() -> None:
    table = rich(lunarium_refinery=2)
    table.play(0, actions.Work(REFINERY, 0))
    assert table.view().corporations[0].modules[REFINERY].spaces[0].runs_left == 1
    table.play(0, actions.Work(MINE, 0))
    table.play(0, actions.Work(MINE, 1))
    assert table.corp(0).idle == 0
    events = table.play(0, actions.Work(REFINERY, 0))
    assert events == [Worked(0, REFINERY, 2, 0, ((4, 1), (5, 2)), ((6, 1),))]
    assert (table.has("bar"), table.has("ore"), table.has("energy")) == (2, 9 + 2 - 4, 7)
    assert table.clause(0, actions.Work(REFINERY, 0)) == "LR-8.10"


@pytest.mark.clause("LR-8.10")
@pytest.mark.parametrize("module", range(1, 8))
def test_LR_8_10_no_module_runs_more_than_twice(module: int) -> None:
    table = rich(lunarium_refinery=1, lunethyst_manufactory=1)
    table.people(0, 9)
    runs = 0
    for _ in range(3):
        for _ in range(4):
            for space in (0, 1):
                if not table.clause(0, actions.Work(module, space)):
                    table.play(0, actions.Work(module, space))
                    runs += 1
        if not table.clause(0, actions.Upgrade(module)):
            table.play(0, actions.Upgrade(module))
    assert runs == 2


@pytest.mark.clause("LR-8.11")
def test_LR_8_11_costs_are_paid_in_full_and_there_is_an_end() -> None:
    table = building(2)
    assert table.clause(0, actions.Upgrade(MINE)) == "LR-8.11"
    table.give(0, habp=9, tech=9, advm=9)
    table.level(0, ore_mine=2, habitation=1)
    assert table.clause(0, actions.Upgrade(MINE)) == "LR-8.11"
    assert table.clause(0, actions.Upgrade(HABITATION)) == "LR-8.11"
    assert table.clause(0, actions.Upgrade(44)) == "LR-8.3"


@pytest.mark.clause("LR-8.12")
@pytest.mark.parametrize("row", DATA.modules, ids=lambda row: row.id)
def test_LR_8_12_spaces_and_costs_are_those_of_the_data(row: object) -> None:
    module = next(one for one in DATA.modules if one is row)
    at, level = FAMILIES.index(module.family), LEVELS.index(module.level)
    table = building(2)
    table.level(0, **{module.family: level})
    shown = table.view().corporations[0].modules[at]
    assert [space.outputs for space in shown.spaces] == [pairs(space.output) for space in module.spaces]
    assert [space.inputs for space in shown.spaces] == [pairs(space.input) for space in module.spaces]
    assert shown.worth == module.worth
    if level:
        assert perks_of(table.corp(0)).costs[at][level] == pairs(module.cost)


def test_offers_leave_out_twin_spaces() -> None:
    table = building(2)
    work = [offer for offer in table.offers(0) if isinstance(offer, actions.Work)]
    assert len(work) == len({offer.module for offer in work}) == 5
    assert of_kind(table.end_step(), Fed)

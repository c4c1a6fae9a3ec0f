"""Chapter 5, building: military and technologies, their costs, limits and order.

What a technology does is in `test_5_technologies.py`.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from cosmodrome.core.message import Text
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BuildMilitary, DiscoverTechnology, EndTurn
from cosmodrome.games.galaxy_command.data.components import DATA, PRINTED, TECHNOLOGIES
from cosmodrome.games.galaxy_command.events import MilitaryBuilt, TechnologyDiscovered
from tests.games.galaxy_command.positions import SURE, TECHNOLOGY, Table, discover
from tests.words import english

ROWS = [
    ("Capital Ships", "Forward Star Bases"),
    ("Robot Workers", "Planetary Defenses"),
    ("Hyper Television", "Interstellar Diplomacy"),
    ("Interspecies Commerce", "Interstellar Banking"),
]
COSTS = [(3, 4), (2, 4), (3, 5), (2, 3)]
LEFT_COSTS = [(row[0], cost[0]) for row, cost in zip(ROWS, COSTS, strict=True)]
RIGHT_COSTS = [(*row, cost[1]) for row, cost in zip(ROWS, COSTS, strict=True)]
DIPLOMACY = "Interstellar Diplomacy"


def named(technology: str) -> Text:
    """As a message has it."""
    return next(row.name for row in TECHNOLOGIES if row.id == TECHNOLOGY[technology])


def building(metal: int = 0, wealth: int = 0, strength: int = 0, *known: str) -> Table:
    """A table whose first player has collected and is about to build, with these numbers."""
    return Table().to_build().own(0, metal=metal, wealth=wealth, strength=strength).know(0, *known)


@pytest.mark.clause("CO-5.1")
@pytest.mark.parametrize("order", list(permutations([BuildMilitary(), discover("Robot Workers")])))
def test_CO_5_1_military_and_a_technology_in_either_order(order: tuple[Action, Action]) -> None:
    table = building(1, 3)
    for action in order:
        table.play(0, action)
    assert (table.stored(0), table.mat(0).strength) == ((0, 0), 1)
    assert table.mat(0).technologies == ("robot_workers",)
    assert table.offers() == [EndTurn()]


@pytest.mark.clause("CO-5.1")
@pytest.mark.parametrize("actions", [[], [BuildMilitary()], [discover("Robot Workers")]])
def test_CO_5_1_the_player_may_do_one_or_none(actions: list[Action]) -> None:
    table = building(3, 3)
    for action in actions:
        table.play(0, action)
    table.draw("Peace and Quiet")
    assert table.view().phase == "Action"


@pytest.mark.clause("CO-5.1")
def test_CO_5_1_what_one_pays_the_other_lacks() -> None:
    table = building(1, 2)
    table.play(0, BuildMilitary())
    assert table.refused(0, discover("Robot Workers")).clause == "CO-5.3"


@pytest.mark.clause("CO-5.2")
def test_CO_5_2_one_metal_and_one_wealth_for_one_strength() -> None:
    table = building(1, 1, 2)
    assert table.play(0, BuildMilitary()) == [MilitaryBuilt(seat=0, strength=3)]
    assert (table.stored(0), table.mat(0).strength) == ((0, 0), 3)


@pytest.mark.clause("CO-5.2")
@pytest.mark.parametrize(("metal", "wealth"), [(0, 3), (3, 0), (0, 0)])
def test_CO_5_2_refused_without_either(metal: int, wealth: int) -> None:
    refusal = building(metal, wealth).refused(0, BuildMilitary())
    assert (refusal.clause, refusal.args["metal"], refusal.args["wealth"]) == ("CO-5.2", metal, wealth)


@pytest.mark.clause("CO-5.2")
def test_CO_5_2_once_a_turn() -> None:
    table = building(3, 3)
    table.play(0, BuildMilitary())
    refusal = table.refused(0, BuildMilitary())
    assert (refusal.clause, refusal.args) == ("CO-5.2", {})
    table.draw("Peace and Quiet")
    table.to_build().play(0, BuildMilitary())
    assert table.mat(0).strength == 2


@pytest.mark.clause("CO-5.2")
@pytest.mark.parametrize(("strength", "known"), [(2, ()), (4, ("Capital Ships",)), (3, ("Capital Ships",))])
def test_CO_5_2_up_to_the_limit(strength: int, known: tuple[str, ...]) -> None:
    table = building(1, 1, strength, *known)
    table.play(0, BuildMilitary())
    assert table.mat(0).strength == strength + 1


@pytest.mark.clause("CO-5.2")
@pytest.mark.parametrize(("limit", "known"), [(3, ()), (5, ("Capital Ships",)), (3, ("Robot Workers",))])
def test_CO_5_2_not_beyond_the_limit(limit: int, known: tuple[str, ...]) -> None:
    table = building(1, 1, limit, *known)
    refusal = table.refused(0, BuildMilitary())
    assert (refusal.clause, refusal.args) == ("CO-5.2", {"limit": limit})
    assert table.mat(0).military_limit == limit


@pytest.mark.clause("CO-5.3")
@pytest.mark.parametrize(("name", "cost"), LEFT_COSTS)
def test_CO_5_3_pay_the_wealth_cost_and_no_metal(name: str, cost: int) -> None:
    table = building(3, 3)
    events = table.play(0, discover(name))
    assert events == [TechnologyDiscovered(seat=0, technology=TECHNOLOGY[name], cost=cost)]
    assert table.stored(0) == (3, 3 - cost)
    assert table.mat(0).technologies == (TECHNOLOGY[name],)


@pytest.mark.clause("CO-5.3")
@pytest.mark.parametrize(("name", "cost"), LEFT_COSTS)
def test_CO_5_3_with_exactly_enough_and_with_one_less(name: str, cost: int) -> None:
    refusal = building(3, cost - 1).refused(0, discover(name))
    assert (refusal.clause, refusal.args) == ("CO-5.3", {"technology": named(name), "cost": cost, "wealth": cost - 1})
    table = building(0, cost)
    table.play(0, discover(name))
    assert table.stored(0) == (0, 0)


@pytest.mark.clause("CO-5.3")
@pytest.mark.parametrize(("left", "right", "cost"), [row for row in RIGHT_COSTS if row[2] > 3])
def test_CO_5_3_out_of_reach_while_storage_holds_three(left: str, right: str, cost: int) -> None:
    refusal = building(3, 3, 0, left).refused(0, discover(right))
    assert (refusal.clause, refusal.args) == (
        "CO-5.3",
        {"technology": named(right), "cost": cost, "wealth": 3, "limit": 3},
    )
    assert "can store only 3" in english(GAME, refusal.text)


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_within_reach_the_text_speaks_of_wealth_only() -> None:
    table = building(3, 3, 0, "Hyper Television", "Interspecies Commerce", "Interstellar Banking")
    said = english(GAME, table.refused(0, discover(DIPLOMACY)).text)
    assert said == "Interstellar Diplomacy costs 5 wealth. You have 3."
    said = english(GAME, building(0, 1).refused(0, discover("Robot Workers")).text)
    assert said == "Robot Workers costs 2 wealth. You have 1."


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_one_a_turn() -> None:
    table = building(0, 3)
    table.own(0, wealth=5).play(0, discover("Robot Workers"))
    refusal = table.refused(0, discover("Capital Ships"))
    assert (refusal.clause, refusal.args) == ("CO-5.3", {})
    table.draw("Peace and Quiet")
    table.to_build().play(0, discover("Capital Ships"))
    assert table.mat(0).technologies == ("capital_ships", "robot_workers")


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_no_technology_twice() -> None:
    refusal = building(0, 3, 0, "Robot Workers").refused(0, discover("Robot Workers"))
    assert (refusal.clause, refusal.args) == ("CO-5.3", {"technology": named("Robot Workers")})


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_kept_for_the_game() -> None:
    table = Table().aligned(0, SURE).to_build().own(0, wealth=3)
    table.play(0, discover("Capital Ships"))
    for _ in range(13):
        assert table.mat(0).technologies == ("capital_ships",)
        table.round("Peace and Quiet")
    assert table.outcome().sheet[0]["Technologies"] == 1


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_a_military_limit_raised_this_turn_counts_at_once() -> None:
    table = building(1, 3, 3).own(0, wealth=4)
    assert table.refused(0, BuildMilitary()).args == {"limit": 3}
    table.play(0, discover("Capital Ships"))
    table.play(0, BuildMilitary())
    assert table.mat(0).strength == 4


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_a_storage_limit_raised_this_turn_counts_at_once() -> None:
    table = building(3, 3, 0, "Interspecies Commerce")
    table.play(0, discover("Interstellar Banking"))
    table.draw("Extract Resources")
    assert table.stored(0) == (5, 0)


@pytest.mark.clause("CO-5.3")
def test_CO_5_3_technologies_are_each_players_own() -> None:
    table = Table(2).to_build().own(0, wealth=3)
    table.play(0, discover("Capital Ships"))
    assert table.mat(1).technologies == ()
    assert (table.mat(0).military_limit, table.mat(1).military_limit) == (5, 3)


@pytest.mark.clause("CO-5.4")
@pytest.mark.parametrize(("left", "right", "cost"), RIGHT_COSTS)
def test_CO_5_4_the_left_one_comes_before_the_right_one(left: str, right: str, cost: int) -> None:
    others = [name for row in ROWS for name in row if name not in (left, right)]
    table = building(0, 5, 0, *others)
    refusal = table.refused(0, discover(right))
    assert (refusal.clause, refusal.args) == ("CO-5.4", {"technology": named(right), "first": named(left)})
    table.know(0, left).play(0, discover(right))
    assert table.stored(0) == (0, 5 - cost)


@pytest.mark.clause("CO-5.4")
def test_CO_5_4_four_rows_of_two() -> None:
    assert [row.name for row in PRINTED.technologies] == [name for row in ROWS for name in row]
    assert [(row.row, row.column) for row in TECHNOLOGIES] == [
        (row, column) for row in range(1, 5) for column in (1, 2)
    ]
    assert building(0, 3).offers() == [*(discover(left) for left, _ in ROWS), EndTurn()]


@pytest.mark.clause("CO-5.4")
def test_CO_5_4_there_are_no_others() -> None:
    refusal = building(0, 3).refused(0, DiscoverTechnology("warp_drive"))
    assert (refusal.clause, refusal.args) == ("CO-5.4", {"technology": "warp_drive"})


@pytest.mark.clause("CO-5.7")
def test_CO_5_7_costs_row_by_row() -> None:
    costs = [row.cost for row in TECHNOLOGIES]
    assert list(zip(costs[::2], costs[1::2], strict=True)) == COSTS
    assert (DATA.limits.military_metal, DATA.limits.military_wealth) == (1, 1)


@pytest.mark.clause("CO-5.7")
@pytest.mark.parametrize(("left", "right", "cost"), RIGHT_COSTS)
def test_CO_5_7_the_right_ones_with_exactly_enough_and_with_one_less(left: str, right: str, cost: int) -> None:
    known = {left, "Interspecies Commerce"} | ({"Interstellar Banking"} - {right})
    refusal = building(0, cost - 1, 0, *known).refused(0, discover(right))
    assert (refusal.clause, refusal.args["cost"]) == ("CO-5.3", cost)
    table = building(0, cost, 0, *known)
    table.play(0, discover(right))
    assert table.stored(0) == (0, 0)

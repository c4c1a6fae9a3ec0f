"""Chapter 4: metal and wealth come in up to the storage limit; Interspecies Commerce exchanges some."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.core.message import say
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command.actions import (
    BideTime,
    Conquer,
    DiscoverTechnology,
    EndTurn,
    KeepResources,
    Resource,
    Trade,
)
from cosmodrome.games.galaxy_command.events import ResourcesCollected, ResourcesTraded
from tests.games.galaxy_command.positions import Table, of_kind, only

COMMERCE = "Interspecies Commerce"
BANKING = "Interstellar Banking"


def trading(metal: int, wealth: int, *known: str) -> Table:
    """A table whose first player has collected up to these numbers and knows Interspecies Commerce."""
    table = Table().know(0, COMMERCE, *known).own(0, metal=metal - 1, wealth=wealth - 1)
    table.play(0, BideTime())
    return table


@pytest.mark.clause("CO-4.1")
def test_CO_4_1_storage_rises_by_the_production_levels() -> None:
    table = Table().aligned(0, "Wolf 359")
    events = table.play(0, BideTime())
    assert only(events, ResourcesCollected) == ResourcesCollected(
        seat=0, metal=2, wealth=1, wasted_metal=0, wasted_wealth=0, struck=False
    )
    assert table.stored(0) == (2, 1)


@pytest.mark.clause("CO-4.1")
@pytest.mark.parametrize(
    ("known", "before", "after", "wasted"),
    [
        ((), (0, 0), (2, 3), (0, 0)),
        ((), (1, 0), (3, 3), (0, 0)),
        ((), (2, 1), (3, 3), (1, 1)),
        ((), (3, 0), (3, 3), (2, 0)),
        ((), (0, 3), (2, 3), (0, 3)),
        ((COMMERCE, BANKING), (3, 2), (5, 5), (0, 0)),
        ((COMMERCE, BANKING), (4, 4), (5, 5), (1, 2)),
        ((COMMERCE, BANKING), (5, 5), (5, 5), (2, 3)),
        ((COMMERCE,), (3, 3), (3, 3), (2, 3)),
    ],
)
def test_CO_4_1_each_up_to_the_limit_the_rest_is_wasted(
    known: tuple[str, ...], before: tuple[int, int], after: tuple[int, int], wasted: tuple[int, int]
) -> None:
    table = Table().know(0, *known).aligned(0, "Wolf 359", "Kapteyn").own(0, metal=before[0], wealth=before[1])
    assert table.mat(0).storage_limit == (5 if BANKING in known else 3)
    events = only(table.play(0, BideTime()), ResourcesCollected)
    assert table.stored(0) == after
    assert (events.wasted_metal, events.wasted_wealth) == wasted


@pytest.mark.clause("CO-4.1")
def test_CO_4_1_only_whose_turn_it_is_collects() -> None:
    table = Table(2)
    table.play(0, BideTime())
    assert (table.stored(0), table.stored(1)) == ((1, 1), (0, 0))


@pytest.mark.clause("CO-4.1")
def test_CO_4_1_a_system_conquered_this_turn_counts() -> None:
    table = Table().unaligned(0, "Wolf 359")
    table.play(0, Conquer(0), dice=[5])
    assert table.stored(0) == (2, 1)


@pytest.mark.clause("CO-4.2")
@pytest.mark.parametrize(
    ("give", "before", "after"),
    [
        ("metal", (2, 1), (0, 2)),
        ("metal", (3, 2), (1, 3)),
        ("metal", (2, 2), (0, 3)),
        ("wealth", (1, 2), (2, 0)),
        ("wealth", (2, 3), (3, 1)),
        ("wealth", (2, 2), (3, 0)),
    ],
)
def test_CO_4_2_two_of_one_for_one_of_the_other(
    give: Resource, before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = trading(*before)
    assert table.view().phase == "Collect"
    events = table.play(0, Trade(give))
    assert table.stored(0) == after
    assert events == [ResourcesTraded(seat=0, metal=after[0] - before[0], wealth=after[1] - before[1])]


@pytest.mark.clause("CO-4.2")
@pytest.mark.parametrize(
    ("metal", "wealth", "offers"),
    [
        (1, 1, None),
        (2, 1, [Trade("metal"), KeepResources()]),
        (1, 2, [Trade("wealth"), KeepResources()]),
        (2, 2, [Trade("metal"), Trade("wealth"), KeepResources()]),
        (2, 3, [Trade("wealth"), KeepResources()]),
        (3, 2, [Trade("metal"), KeepResources()]),
        (3, 1, [Trade("metal"), KeepResources()]),
        (3, 3, None),
    ],
)
def test_CO_4_2_the_exchange_is_asked_for_where_one_is_possible(
    metal: int, wealth: int, offers: list[Action] | None
) -> None:
    table = trading(metal, wealth)
    assert table.view().phase == ("Collect" if offers else "Build")
    assert offers is None or table.offers() == offers


@pytest.mark.clause("CO-4.2")
@pytest.mark.parametrize(
    ("metal", "wealth", "give", "facts"),
    [
        (1, 2, "metal", {"wanted": 2, "owned": 1, "resource": say("resource-metal")}),
        (2, 1, "wealth", {"wanted": 2, "owned": 1, "resource": say("resource-wealth")}),
        (2, 3, "metal", {"limit": 3, "resource": say("resource-wealth")}),
        (3, 2, "wealth", {"limit": 3, "resource": say("resource-metal")}),
    ],
)
def test_CO_4_2_refused_with_too_little_or_without_room(
    metal: int, wealth: int, give: Resource, facts: dict[str, Any]
) -> None:
    refusal = trading(metal, wealth).refused(0, Trade(give))
    assert (refusal.clause, refusal.args) == ("CO-4.2", facts)


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_the_raised_storage_limit_counts() -> None:
    table = trading(5, 4, BANKING)
    assert table.refused(0, Trade("wealth")).args == {"limit": 5, "resource": say("resource-metal")}
    table.play(0, Trade("metal"))
    assert table.stored(0) == (3, 5)


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_once_a_turn() -> None:
    table = trading(5, 2, BANKING)
    table.play(0, Trade("metal"))
    assert table.view().phase == "Build"
    assert table.refused(0, Trade("metal")).clause == "CO-4.2"
    table.draw("Peace and Quiet")
    table.play(0, BideTime())
    table.play(0, Trade("metal"))
    assert table.stored(0) == (2, 5)


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_the_player_may_keep_all() -> None:
    table = trading(3, 2)
    assert not table.play(0, KeepResources())
    assert table.stored(0) == (3, 2)
    assert table.view().phase == "Build"


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_not_without_interspecies_commerce() -> None:
    table = Table().own(0, metal=2, wealth=0)
    table.play(0, BideTime())
    assert table.view().phase == "Build"
    assert table.refused(0, Trade("metal")).clause == "CO-4.2"


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_only_in_this_step() -> None:
    table = Table().know(0, COMMERCE).own(0, metal=3, wealth=0)
    assert table.refused(0, Trade("metal")).clause == "CO-4.2"
    table.to_build()
    assert table.refused(0, Trade("metal")).clause == "CO-4.2"


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_nothing_else_while_the_exchange_is_open() -> None:
    table = trading(3, 2)
    assert table.refused(0, EndTurn()).clause == "CO-5.1"
    assert table.refused(0, BideTime()).clause == "CO-3.7"


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_commerce_discovered_this_turn_is_for_the_next_collection() -> None:
    table = Table().own(0, metal=3, wealth=2).to_build()
    table.play(0, DiscoverTechnology("interspecies_commerce"))
    assert table.refused(0, Trade("metal")).clause == "CO-4.2"
    table.draw("Peace and Quiet")
    table.play(0, BideTime())
    table.play(0, Trade("metal"))
    assert table.stored(0) == (1, 3)


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_also_after_a_strike() -> None:
    table = Table().know(0, COMMERCE).before_event().own(0, metal=2, wealth=0)
    table.draw("Strike")
    events = table.play(0, BideTime())
    assert only(events, ResourcesCollected).struck
    assert table.stored(0) == (2, 0)
    table.play(0, Trade("metal"))
    assert table.stored(0) == (0, 1)


@pytest.mark.clause("CO-4.2")
def test_CO_4_2_players_never_trade_with_each_other() -> None:
    table = Table(2).know(0, COMMERCE).own(0, metal=2).own(1, metal=2, wealth=2)
    table.play(0, BideTime())
    events = table.play(0, Trade("metal"))
    assert [event.seat for event in of_kind(events, ResourcesTraded)] == [0]
    assert table.stored(1) == (2, 2)
    assert table.refused(1, Trade("metal")).clause == "CO-1.1"

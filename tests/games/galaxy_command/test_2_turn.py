"""Chapter 2: the steps of a turn, and how many rounds there are."""

from __future__ import annotations

import pytest

from cosmodrome.core.message import say
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import (
    BideTime,
    BuildMilitary,
    Conquer,
    DiscoverTechnology,
    EndTurn,
    Explore,
    KeepResources,
    PayRansom,
    RefuseRansom,
    Trade,
)
from cosmodrome.games.galaxy_command.events import (
    EventDrawn,
    ResourcesCollected,
    SystemAttacked,
    SystemExplored,
    TimeBidden,
    TurnBegan,
)
from tests.games.galaxy_command.positions import SURE, Table, of_kind, only

DISTANT = ["Galaxy's Edge", "Perseus Rim", "Canopus", "Polaris"]


class SellSystem(Action, frozen=True):
    """Nothing the rules know."""


@pytest.mark.clause("CO-2.1")
def test_CO_2_1_action_then_collection_then_building() -> None:
    table = Table().face_down(0, "Tau Ceti")
    assert table.view().phase == "Action"
    events = table.play(0, Explore(0), dice=[4])
    assert [type(event) for event in events] == [SystemExplored, SystemAttacked, ResourcesCollected]
    assert table.view().phase == "Build"
    assert table.offers() == [BuildMilitary(), EndTurn()]


@pytest.mark.clause("CO-2.1")
def test_CO_2_1_the_three_actions() -> None:
    table = Table().unaligned(0, "Sirius", "Vega")
    assert table.offers() == [*(Explore(slot) for slot in range(2, 6)), Conquer(0), Conquer(1), BideTime()]


@pytest.mark.clause("CO-2.1")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (Trade("metal"), "CO-4.2"),
        (KeepResources(), "CO-4.2"),
        (BuildMilitary(), "CO-5.1"),
        (DiscoverTechnology("robot_workers"), "CO-5.1"),
        (EndTurn(), "CO-5.1"),
        (PayRansom("wealth"), "CO-6.13"),
        (RefuseRansom(), "CO-6.13"),
        (SellSystem(), "CO-2.1"),
    ],
)
def test_CO_2_1_nothing_else_before_the_action(action: Action, clause: str) -> None:
    table = Table().own(0, metal=3, wealth=3).know(0, "Interspecies Commerce")
    refusal = table.refused(0, action)
    assert (refusal.clause, refusal.args) == (clause, {"step": say("step-action")})


@pytest.mark.clause("CO-2.1")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (Explore(1), "CO-3.1"),
        (Conquer(0), "CO-3.6"),
        (BideTime(), "CO-3.7"),
        (Trade("metal"), "CO-4.2"),
        (KeepResources(), "CO-4.2"),
        (RefuseRansom(), "CO-6.13"),
        (SellSystem(), "CO-2.1"),
    ],
)
def test_CO_2_1_only_one_action_a_turn(action: Action, clause: str) -> None:
    table = Table().unaligned(0, "Vega").to_build()
    refusal = table.refused(0, action)
    assert (refusal.clause, refusal.args) == (clause, {"step": say("step-build")})


@pytest.mark.clause("CO-2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_CO_2_1_one_event_after_every_player_had_a_turn(seats: int) -> None:
    table = Table(seats)
    for _ in range(seats - 1):
        assert not of_kind(table.rest(), EventDrawn)
    events = table.round("Peace and Quiet")
    assert [type(event) for event in events] == [EventDrawn, TurnBegan]
    assert only(events, TurnBegan) == TurnBegan(seat=0, year=1, round=2)


@pytest.mark.clause("CO-2.1")
def test_CO_2_1_biding_time_is_an_action_too() -> None:
    events = Table().play(0, BideTime())
    assert [type(event) for event in events] == [TimeBidden, ResourcesCollected]


@pytest.mark.clause("CO-2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_CO_2_2_seven_and_six_rounds_thirteen_turns_each(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.aligned(seat, DISTANT[seat])
    turns = [TurnBegan(0, 1, 1)]
    drawn = []
    while GAME.awaiting(table.state):
        events = table.to_build().stack("Peace and Quiet").play(table.turn, EndTurn())
        turns += of_kind(events, TurnBegan)
        drawn += of_kind(events, EventDrawn)
    rounds = [(1, number) for number in range(1, 8)] + [(2, number) for number in range(8, 14)]
    assert turns == [TurnBegan(seat, year, number) for year, number in rounds for seat in range(seats)]
    assert [event.year for event in drawn] == [1] * 7 + [2] * 6


@pytest.mark.clause("CO-2.2")
def test_CO_2_2_the_original_set_has_as_many_rounds() -> None:
    table = Table(deck="original").aligned(0, SURE)
    rounds = 0
    while GAME.awaiting(table.state):
        table.round("Peace and Quiet")
        rounds += 1
    assert rounds == 13


@pytest.mark.clause("CO-2.2")
def test_CO_2_2_the_last_event_is_resolved_before_scoring() -> None:
    table = Table().aligned(0, SURE, "Tau Ceti").at(2, 13)
    table.round("Large Invasion", dice=[1])  # 1 + 3 against 4
    assert table.outcome().sheet[0]["Systems"] == 3

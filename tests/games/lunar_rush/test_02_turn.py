"""Chapter 2: turn structure, steps of all at once, secrecy."""

from __future__ import annotations

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.events import BidPlaced, BuildingEnded, TakenBack, Worked
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    FINISH,
    Table,
    building,
    family,
    of_kind,
)

ORE_MINE = family("ore_mine")


@pytest.mark.clause("LR-2.1")
def test_LR_2_1_the_steps_of_seven_turns() -> None:
    table = Table(2, wonders="on")
    seen: list[str] = []
    turns: list[int] = []
    while table.awaiting:
        if table.state.turn == 4 and table.step not in seen[-1:]:
            seen.append(table.step)
        turns.append(table.state.turn)
        if table.step == steps.GOLD:
            table.give(0, habp=4, tech=4, advm=4)
        for corp in table.state.corps:
            corp.stock[:3], corp.stock[5:7] = [9, 9, 9], [4, 4]
        table.pass_on()
    wanted = [steps.BID, steps.ROUTE, steps.LOAD_UP, steps.GOLD, steps.DRAFT, steps.BUILD, steps.LOAD_DOWN]
    assert seen == wanted
    assert sorted(set(turns)) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.clause("LR-2.2")
def test_LR_2_2_everybody_bids_and_builds_at_the_same_time() -> None:
    table = Table(3)
    assert table.awaiting == [0, 1, 2]
    table.play(1, actions.PlaceBid(2))
    assert table.awaiting == [0, 2]
    table = building(3)
    assert table.awaiting == [0, 1, 2]
    table.play(2, actions.Work(ORE_MINE, 0))
    table.play(0, actions.EndBuilding())
    assert table.awaiting == [1, 2]
    table.play(2, actions.EndBuilding())
    assert table.step == steps.BUILD
    table.play(1, actions.EndBuilding())
    assert table.step != steps.BUILD


@pytest.mark.clause("LR-2.2")
def test_LR_2_2_what_was_done_in_the_step_is_taken_back_one_by_one_until_done() -> None:
    table = building(2)
    table.give(0, habp=3, advm=3)
    assert table.clause(0, actions.TakeBack()) == "LR-2.2"
    table.play(0, actions.Work(ORE_MINE, 0))
    table.play(1, actions.Work(ORE_MINE, 0))
    table.play(0, actions.Upgrade(ORE_MINE))
    assert table.view(0).can_take_back
    assert table.play(0, actions.TakeBack()) == [TakenBack(0)]
    assert (table.has("habp"), table.has("ore"), table.corp(0).idle, table.corp(0).levels[ORE_MINE]) == (3, 1, 2, 0)
    table.play(0, actions.TakeBack())
    assert (table.has("ore"), table.corp(0).idle) == (0, 3)
    assert table.has("ore", 1) == 1
    table.play(0, actions.EndBuilding())
    assert table.clause(0, actions.TakeBack()) == "LR-8.1"


@pytest.mark.clause("LR-2.2")
def test_LR_2_2_a_load_is_taken_back_too() -> None:
    table = Table(2, ais="1")
    table.bid(5, 4)
    table.to(steps.LOAD_UP)
    seat = table.awaiting[0]
    ship = next(ship for ship in table.corp(seat).ships if ship.lane < 4)
    table.play(seat, actions.LoadMoonbound(ship.lane, 0, 0, 0, 2))
    assert table.corp(seat).earth == 5
    table.play(seat, actions.TakeBack())
    assert table.corp(seat).earth == 7


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in (GAME.redact(one, seat) for one in events) if event is not None]


@pytest.mark.clause("LR-2.3")
def test_LR_2_3_in_secret_others_see_what_is_done_when_the_step_ends() -> None:
    table = building(2, secrecy="on")
    before = table.view(1).corporations[0]
    events = table.play(0, actions.Work(ORE_MINE, 0))
    assert seen(events, 1) == seen(events, None) == []
    assert [event.seat for event in of_kind(seen(events, 0), Worked)] == [0]
    assert table.view(1).corporations[0] == before
    assert table.view(0).corporations[0].stock[5] == 1
    events = table.play(0, actions.EndBuilding())
    assert of_kind(seen(events, 1), BuildingEnded)
    events = table.play(1, actions.EndBuilding())
    assert [event.seat for event in of_kind(seen(events, 1), Worked)] == [0]
    assert not of_kind(seen(events, 0), Worked)
    assert table.view(1).corporations[0].stock[5] == 1


@pytest.mark.clause("LR-2.3")
def test_LR_2_3_without_it_everything_is_seen_at_once() -> None:
    table = building(2)
    events = table.play(0, actions.Work(ORE_MINE, 0))
    assert of_kind(seen(events, 1), Worked)
    assert table.view(1).corporations[0].stock[5] == 1


@pytest.mark.clause("LR-2.3")
@pytest.mark.parametrize("step", [steps.LOAD_UP, steps.LOAD_DOWN])
def test_LR_2_3_loads_are_hidden_as_well(step: str) -> None:
    table = Table(3, secrecy="on")
    for corp in table.state.corps:
        corp.stock[5] = 3
    table.to(step)
    seat = table.awaiting[0]
    watcher = (seat + 1) % 3
    before = table.view(watcher).lanes
    loads = [action for action in table.offers(seat) if action != FINISH]
    table.play(seat, loads[0])
    assert table.view(watcher).lanes == before
    assert table.view(seat).lanes != before
    table.end_step()
    assert not table.state.veiled


@pytest.mark.clause("LR-2.4")
def test_LR_2_4_routes_gold_modules_and_the_draft_go_one_by_one() -> None:
    table = Table(3, wonders="on")
    table.to(steps.ROUTE)
    assert len(table.awaiting) == 1
    table.to(steps.ROUTE, 4)
    for corp in table.state.corps:
        corp.stock[:3] = [5, 5, 5]
    table.to(steps.GOLD)
    assert len(table.awaiting) == 1
    table.to(steps.DRAFT)
    assert len(table.awaiting) == 1
    other = (table.awaiting[0] + 1) % 3
    assert table.clause(other, actions.DraftWonder(table.state.row[0])) == "LR-15.2"


@pytest.mark.clause("LR-2.5")
def test_LR_2_5_a_bid_is_hidden_until_all_are_shown() -> None:
    table = Table(3)
    events = table.play(0, actions.PlaceBid(4))
    assert seen(events, 1) == [BidPlaced(0, 0)]
    assert seen(events, 0) == [BidPlaced(0, 4)]
    assert [table.view(watcher).corporations[0].bid for watcher in (0, 1, None)] == [4, 0, 0]
    assert table.view(1).corporations[0].has_bid
    table.play(1, actions.PlaceBid(1))
    table.play(2, actions.PlaceBid(2))
    assert [row.bid for row in table.view(1).corporations] == [4, 1, 2]


@pytest.mark.clause("LR-2.5")
def test_LR_2_5_all_else_is_public() -> None:
    table = building(2)
    mine, seen_by_other = table.view(0).corporations[0], table.view(1).corporations[0]
    assert mine == seen_by_other


def test_a_bid_cannot_be_undone_once_it_is_shown() -> None:
    match = Match(GAME, 2, 3)
    match.play(0, actions.PlaceBid(3))
    assert match.why_no_undo(0) is None
    match.play(1, actions.PlaceBid(2))
    assert match.why_no_undo(1) is not None


def test_the_end_is_the_end() -> None:
    table = Table(2)
    table.finish()
    assert table.clause(0, actions.PlaceBid(1)) == "LR-11.6"

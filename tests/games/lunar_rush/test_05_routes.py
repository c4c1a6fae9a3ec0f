"""Chapter 5: choosing routes."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import GAME, actions, events
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    FAST_DOWN,
    FAST_DOWN_2,
    FAST_UP,
    FAST_UP_2,
    MEDIUM_DOWN,
    MEDIUM_UP,
    PASS,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    of_kind,
)


@pytest.mark.clause("LR-5.1")
def test_LR_5_1_in_initiative_order_twice() -> None:
    table = Table(3)
    table.bid(2, 5, 4)
    picks: list[events.RouteChosen] = []
    while table.step == steps.ROUTE:
        picks += of_kind(table.pass_on(), events.RouteChosen)
    assert [event.corp for event in picks] == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("LR-5.2")
@pytest.mark.parametrize("pair", [(FAST_UP, SLOW_UP), (FAST_DOWN, SLOW_DOWN), (FAST_UP, MEDIUM_DOWN)])
def test_LR_5_2_both_up_both_down_or_one_of_each(pair: tuple[int, int]) -> None:
    table = Table(4)
    table.bid(5, 4, 3, 2)
    table.choose(pair[0])
    assert table.clause(1, actions.ChooseRoute(pair[0])) == "LR-5.2"
    others = [lane for lane in range(8) if lane not in pair]
    table.choose(*others[:3])
    assert table.awaiting == [0]
    table.choose(pair[1])
    assert tuple(ship.lane for ship in table.corp(0).ships) == pair


@pytest.mark.clause("LR-5.2")
@pytest.mark.parametrize(("seats", "lanes"), [(2, 6), (3, 6), (4, 8)])
def test_LR_5_2_the_second_fast_lanes_are_for_four(seats: int, lanes: int) -> None:
    table = Table(seats)
    assert sum(lane.status != "absent" for lane in table.view().lanes) == lanes
    table.to(steps.ROUTE)
    for lane in (FAST_UP_2, FAST_DOWN_2):
        assert (table.clause(table.awaiting[0], actions.ChooseRoute(lane)) == "LR-5.2") == (seats < 4)


def arrival(lane: int) -> tuple[int, int]:
    """Spaces, and after how many turns a ship of that lane arrives."""
    table = Table(3)
    table.bid(5, 4, 3)
    table.choose(lane)
    spaces, turn = table.view().lanes[lane].spaces, 1
    while True:
        for event in table.pass_on():
            if isinstance(event, events.TurnBegan):
                turn = event.turn
            arrived = isinstance(event, events.MoonboundArrived | events.EarthboundArrived)
            if arrived and (event.corp, event.lane) == (0, lane):  # type: ignore[attr-defined]
                return spaces, turn - 1


@pytest.mark.clause("LR-5.3")
@pytest.mark.parametrize(("lane", "wanted"), [(FAST_UP, (2, 0)), (MEDIUM_UP, (5, 1)), (SLOW_UP, (9, 2))])
def test_LR_5_3_moonbound_lanes(lane: int, wanted: tuple[int, int]) -> None:
    assert arrival(lane) == wanted


@pytest.mark.clause("LR-5.4")
@pytest.mark.parametrize(("lane", "wanted"), [(FAST_DOWN, (1, 0)), (MEDIUM_DOWN, (3, 1)), (SLOW_DOWN, (7, 2))])
def test_LR_5_4_earthbound_lanes(lane: int, wanted: tuple[int, int]) -> None:
    assert arrival(lane) == wanted


@pytest.mark.clause("LR-5.5")
def test_LR_5_5_open_is_what_is_neither_blocked_nor_claimed_and_no_pick_is_skipped() -> None:
    table = Table(2)
    table.bid(5, 4)
    table.choose(table.offers(0)[0].lane)  # type: ignore[attr-defined]
    open_lanes = [lane.lane for lane in table.view().lanes if lane.status == "open"]
    assert [offer.lane for offer in table.offers(1) if isinstance(offer, actions.ChooseRoute)] == open_lanes
    assert len(open_lanes) == 3
    assert table.clause(1, PASS) == "LR-2.1"
    assert table.clause(0, actions.ChooseRoute(open_lanes[0])) == "LR-5.1"
    assert table.clause(1, actions.ChooseRoute(99)) == "LR-5.2"


@pytest.mark.clause("LR-5.5")
def test_LR_5_5_a_closed_lane_is_open_to_be_chosen() -> None:
    table = Table(3)
    table.to(steps.ROUTE, 6)
    assert table.clause(table.awaiting[0], actions.ChooseRoute(SLOW_UP)) == ""


@pytest.mark.clause("LR-5.6")
@pytest.mark.parametrize("seed", range(4))
def test_LR_5_6_six_ships_suffice_and_share_a_lane(seed: int) -> None:
    table, together = Table(4, seed), 0
    while table.awaiting:
        seat = table.awaiting[0]
        lanes = [offer for offer in table.offers(seat) if getattr(offer, "lane", 0) in (SLOW_UP, SLOW_DOWN)]
        table.play(seat, lanes[0] if table.step == steps.ROUTE and lanes else table.quiet(seat))
        assert all(len(corp.ships) <= 6 for corp in table.state.corps)
        together = max(together, sum(ship.lane == SLOW_DOWN for corp in table.state.corps for ship in corp.ships))
    assert together == 3
    assert GAME.outcome(table.state) is not None

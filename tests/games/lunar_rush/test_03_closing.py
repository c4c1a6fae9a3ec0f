"""Chapter 3: closed and blocked lanes."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import AiCardsTurned, ClosedLaneGained, RouteChosen
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    CLOSED,
    FAST_UP,
    MEDIUM_UP,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    bidding,
    building,
    family,
    of_kind,
)


def at_turn(turn: int, *closed: str, seats: int = 3, **options: str) -> Table:
    """The bids of that turn, with these route-closed cards on top when it began."""
    table = Table(seats, 0, **options)
    table.to(steps.BID, turn - 1)
    table.closed(*closed)
    table.to(steps.BID, turn)
    return table


@pytest.mark.clause("LR-3.1")
def test_LR_3_1_on_turn_6_the_slow_lane_is_closed_and_gives_what_the_card_lists() -> None:
    table = at_turn(6, "rc8")
    assert table.state.closed[SLOW_UP] == CLOSED["rc8"]
    assert [lane.closed >= 0 for lane in table.view().lanes] == [False, False, False, True] + [False] * 4
    table.to(steps.ROUTE)
    seat = table.awaiting[0]
    before = table.corp(seat).stock[:]
    events = table.choose(SLOW_UP)
    gained = [after - old for after, old in zip(table.corp(seat).stock, before, strict=True)]
    assert gained == [1, 1, 0, 0, 1, 0, 0, 0, 0]
    assert of_kind(events, ClosedLaneGained) == [ClosedLaneGained(seat, SLOW_UP, CLOSED["rc8"])]


@pytest.mark.clause("LR-3.1")
def test_LR_3_1_gold_modules_can_be_paid_with_it() -> None:
    table = at_turn(6, "rc1")
    table.to(steps.ROUTE)
    seat = table.awaiting[0]
    table.show("closed_loop_greenhouse")
    table.give(seat, habp=0, tech=0, advm=1)
    table.choose(SLOW_UP)
    table.to(steps.GOLD)
    assert table.awaiting == [seat]
    table.play(seat, actions.BuyGold(11))
    assert (table.has("tech", seat), len(table.corp(seat).golds)) == (1, 1)


@pytest.mark.clause("LR-3.2")
def test_LR_3_2_on_turn_7_slow_and_medium_are_closed_in_that_order() -> None:
    table = at_turn(7, "rc3", "rc5")
    assert (table.state.closed[SLOW_UP], table.state.closed[MEDIUM_UP]) == (CLOSED["rc3"], CLOSED["rc5"])


@pytest.mark.clause("LR-3.3")
@pytest.mark.parametrize("turn", range(1, 8))
def test_LR_3_3_earthbound_lanes_never_close(turn: int) -> None:
    closed = {row.turn: row.closed for row in DATA.turns}
    table = bidding(turn, 3)
    lanes = [lane for lane, card in enumerate(table.state.closed) if card >= 0]
    assert len(lanes) == len(closed[turn])
    assert all(lane < 4 for lane in lanes)


@pytest.mark.clause("LR-3.4")
def test_LR_3_4_two_in_all_have_a_lane_blocked_each_way_every_turn() -> None:
    table = Table(2)
    blocked: list[tuple[int, int]] = []
    for turn in range(1, 8):
        table.to(steps.BID, turn)
        view = table.view()
        blocks = [lane.lane for lane in view.lanes if lane.status == "blocked"]
        card = view.automas[0]
        names = (DATA.ai_up[card.up_card].blocks, DATA.ai_down[card.down_card].blocks)
        assert [DATA.routes[lane].lane for lane in blocks] == [*names]
        assert blocks[0] < 4 <= blocks[1]
        blocked.append((card.up_card, card.down_card))
        table.to(steps.ROUTE)
        assert [table.clause(table.awaiting[0], actions.ChooseRoute(lane)) for lane in blocks] == ["LR-3.4"] * 2
    assert len({up for up, _ in blocked[:6]}) == len({down for _, down in blocked[:6]}) == 6


@pytest.mark.clause("LR-3.5")
@pytest.mark.parametrize(("seats", "ais"), [(3, "0"), (4, "0"), (2, "1"), (1, "2")])
def test_LR_3_5_three_or_four_in_all_have_none_blocked(seats: int, ais: str) -> None:
    table = Table(seats, ais=ais)
    assert "blocked" not in {lane.status for lane in table.view().lanes}


@pytest.mark.clause("LR-3.6")
def test_LR_3_6_a_blocked_lane_gets_no_route_closed_card() -> None:
    table = Table(2)
    table.to(steps.BID, 5)
    table.cards("up_6", "down_1")
    left = len(table.state.closed_deck)
    table.to(steps.BID, 6)
    assert table.view().lanes[SLOW_UP].status == "blocked"
    assert table.view().lanes[SLOW_UP].closed == -1
    table.cards("up_1", "down_2")
    assert len(table.state.closed_deck) == left
    table.to(steps.BID, 7)
    assert table.view().lanes[SLOW_UP].status == "blocked"
    assert table.view().lanes[MEDIUM_UP].closed >= 0
    assert len(table.state.closed_deck) == left - 1


@pytest.mark.clause("LR-3.7")
def test_LR_3_7_a_closed_lane_uses_up_a_pick_and_launches_no_ship() -> None:
    table = at_turn(6, "rc3")
    table.to(steps.ROUTE)
    first = table.awaiting[0]
    ships = len(table.corp(first).ships)
    table.choose(SLOW_UP)
    assert len(table.corp(first).ships) == ships
    assert table.clause(table.awaiting[0], actions.ChooseRoute(SLOW_UP)) == "LR-5.2"
    picks = [event for event in table.to(steps.LOAD_UP, 6) if isinstance(event, RouteChosen)]
    assert sum(event.corp == first for event in picks) <= 1


@pytest.mark.clause("LR-3.8")
def test_LR_3_8_cards_are_discarded_at_the_end_of_their_turn() -> None:
    table = at_turn(6, "rc4")
    table.to(steps.BID, 7)
    assert table.state.closed_gone == (CLOSED["rc4"],)
    assert CLOSED["rc4"] not in table.state.closed
    table.finish()
    assert len(table.state.closed_deck) == len(DATA.route_closed) - 3


@pytest.mark.clause("LR-3.9")
def test_LR_3_9_the_temporary_astronaut_works_and_needs_nothing() -> None:
    table = at_turn(6, "rc6")
    table.to(steps.ROUTE)
    seat = table.awaiting[0]
    table.choose(SLOW_UP)
    table.to(steps.BUILD)
    corp = table.corp(seat)
    moon = corp.moon
    assert corp.idle == moon + 1
    table.people(seat, 0)
    corp.idle = 1
    table.play(seat, actions.Work(family("ore_mine"), 0))
    assert table.has("ore", seat) >= 1
    lanes = [ship.lane for ship in corp.ships if ship.lane >= 4]
    assert all(table.clause(seat, actions.EndBuilding((lane,))) == "LR-9.3" for lane in lanes)
    table.give(seat, life_support=0)
    table.end_step()
    assert (corp.temps, corp.dead, corp.idle) == (0, 0, 0)


@pytest.mark.clause("LR-3.10")
def test_LR_3_10_of_two_people_the_cards_only_block() -> None:
    table = Table(2)
    assert table.view().automas[0].corp == -3
    assert len(table.state.corps) == 2
    gold = set(table.state.gold)
    table.finish()
    assert gold == {*table.state.gold, *(one for corp in table.state.corps for one in corp.golds)}


@pytest.mark.clause("LR-3.10")
def test_LR_3_10_with_one_ai_the_same_cards_also_steer_it() -> None:
    table = Table(1, ais="1")
    table.cards("up_6", "down_3")
    told = table.to(steps.BID, 2)
    assert table.view().lanes[SLOW_UP].status == table.view().lanes[SLOW_DOWN].status == "blocked"
    assert of_kind(told, AiCardsTurned)[-1].lanes == table.view().automas[0].lanes
    table.ai_bid(5)
    events = table.bid(1 if table.corp(0).last_bid != 1 else 2)
    taken = [event.lane for event in of_kind(events, RouteChosen) if event.corp == -1]
    assert taken[0] == MEDIUM_UP
    assert not of_kind(events, AiCardsTurned)


def test_open_lanes_are_offered_only() -> None:
    table = building(4)
    assert FAST_UP in {lane.lane for lane in table.view().lanes}

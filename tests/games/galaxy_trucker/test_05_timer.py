"""Chapters 5 and 6: the timer and finishing."""

from __future__ import annotations

import pytest

from cosmodrome.core.flow import CLOCK, Timer
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.events import BuildingEnded, GoSaid
from tests.games.galaxy_trucker.positions import CARD, DEFAULTS, Table, building, of_kind


def run_out(table: Table) -> None:
    table.play(CLOCK, actions.RunOut())


@pytest.mark.clause("GT-5.1")
@pytest.mark.parametrize(("rounds", "circle"), [("I", 1), ("II", 2), ("III", 3)])
def test_GT_5_1_anyone_says_go_and_the_timer_starts_in_the_rounds_circle(rounds: str, circle: int) -> None:
    table = Table(3, rounds=rounds, pace="real-time")
    assert table.awaiting == [0, 1, 2]
    assert table.clause(1, actions.TakeFaceDown()) == "GT-3.1"
    assert table.play(1, actions.SayGo()) == [GoSaid(1, circle)]
    assert (table.state.circle, table.state.running) == (circle, True)


@pytest.mark.clause("GT-5.1")
@pytest.mark.parametrize(("quitters", "sayers"), [((0,), [1]), ((0, 1), [0, 1])])
def test_GT_5_1_later_whoever_landed_first_says_it(quitters: tuple[int, ...], sayers: list[int]) -> None:
    table = building(2, pace="real-time", rounds="I+II")
    for seat in (0, 1):
        table.play(seat, actions.Finish(seat + 1))
    table.state.deck = (CARD["I-04"],)
    for seat in (0, 1):
        table.play(seat, actions.GiveUp() if seat in quitters else actions.FlyOn())
    assert table.state.round == 1
    assert table.awaiting == sayers


@pytest.mark.clause("GT-5.2")
def test_GT_5_2_run_out_it_may_be_flipped_by_anyone_but_not_while_it_runs() -> None:
    table = building(2, pace="real-time", rounds="II")
    assert table.clause(0, actions.FlipTimer()) == "GT-5.2"
    run_out(table)
    assert CLOCK not in table.awaiting
    assert actions.FlipTimer() in table.offers(0)
    assert actions.FlipTimer() in table.offers(1)
    table.play(0, actions.TakeFaceDown())
    table.play(1, actions.FlipTimer())
    assert (table.state.circle, table.state.running) == (1, True)


@pytest.mark.clause("GT-5.3")
def test_GT_5_3_the_last_flip_is_for_those_who_have_finished() -> None:
    table = building(2, pace="real-time", rounds="I")
    table.play(0, actions.Finish(1))
    assert table.clause(0, actions.FlipTimer()) != ""
    run_out(table)
    assert table.clause(1, actions.FlipTimer()) == "GT-5.3"
    assert table.awaiting == [0, 1]
    table.play(0, actions.FlipTimer())
    assert table.state.circle == 0


@pytest.mark.clause("GT-5.4")
def test_GT_5_4_when_start_runs_out_building_ends_for_all() -> None:
    table = building(4, pace="real-time", rounds="I")
    table.play(0, actions.Finish(2))
    run_out(table)
    table.play(0, actions.FlipTimer())
    returned = table.hold(1, "M")
    aside = table.hold(2, "B2")
    table.play(2, actions.SetAside())
    table.play(2, actions.TakeSetAside(aside))
    table.add(3, "C.-.#", 7, 8)
    run_out(table)
    assert returned in table.state.face_up
    assert table.awaiting == [1, 2, 3]
    assert table.clause(3, actions.Finish(3)) == "GT-5.4"
    for seat, number in ((3, 1), (1, 3), (2, 4)):
        table.play(seat, actions.Finish(number))
    assert [ship.number for ship in table.state.ships] == [2, 3, 4, 1]
    assert table.ship(2).lost == (aside,)
    assert table.ship(1).lost == ()
    assert table.ship(3).cells[table.cell(7, 8)]


@pytest.mark.clause("GT-5.5")
@pytest.mark.parametrize(("rounds", "runs"), [("I", 2), ("II", 3), ("III", 4)])
def test_GT_5_5_so_many_runs_are_possible(rounds: str, runs: int) -> None:
    table = building(2, pace="real-time", rounds=rounds)
    table.play(0, actions.Finish(1))
    for number in range(1, runs + 1):
        assert table.state.building
        assert table.state.run == number
        run_out(table)
        if number < runs:
            table.play(0, actions.FlipTimer())
    assert not table.state.building


@pytest.mark.clause("GT-5.6")
def test_GT_5_6_when_all_have_finished_building_ends_at_once() -> None:
    table = building(2, pace="real-time")
    table.play(1, actions.Finish(1))
    events = table.play(0, actions.Finish(2))
    assert of_kind(events, BuildingEnded)
    assert table.view().phase == "Flight"


@pytest.mark.clause("GT-5.7")
@pytest.mark.parametrize(("glass", "seconds"), [("short", 60), ("normal", 90), ("long", 120)])
def test_GT_5_7_with_a_clock_a_run_is_a_number_of_seconds(glass: str, seconds: int) -> None:
    table = building(2, pace="real-time", hourglass=glass)
    assert GAME.timer(table.state) == Timer(1, seconds, lead=3.0)
    assert table.clause(0, actions.RunOut()) == "GT-5.7"
    run_out(table)
    assert GAME.timer(table.state) is None


@pytest.mark.clause("GT-5.7")
def test_GT_5_7_by_turns_a_run_is_a_number_of_actions_of_each_player() -> None:
    table = building(2, pace="turn-based", rounds="II", hourglass="short")
    assert table.awaiting == [0]
    taken = [0, 0]
    while table.state.running:
        seat = table.awaiting[0]
        assert table.clause(1 - seat, actions.TakeFaceDown()) == "GT-5.7"
        table.play(seat, actions.TakeFaceDown())
        table.play(seat, actions.ReturnComponent())
        taken[seat] += 1
    assert taken == [16, 16]


@pytest.mark.clause("GT-5.7")
def test_GT_5_7_a_turn_may_be_left_unused_and_relaxed_tables_have_no_timer() -> None:
    table = building(2, pace="turn-based")
    table.play(0, actions.EndTurn())
    assert table.awaiting == [1]
    relaxed = building(2)
    assert relaxed.clause(0, actions.EndTurn()) == "GT-5.7"
    assert relaxed.clause(0, actions.FlipTimer()) == "GT-5.7"
    refusal = GAME.refuse_setup(2, DEFAULTS | {"pace": "relaxed", "hourglass": "long"})
    assert refusal is not None
    assert refusal.clause == "GT-5.7"


@pytest.mark.clause("GT-5.7")
def test_GT_5_7_by_turns_a_builder_flips_the_timer_in_the_own_turn_and_who_has_finished_at_any_time() -> None:
    table = building(3, pace="turn-based", rounds="II", hourglass="short")
    table.play(0, actions.EndTurn())
    table.play(1, actions.Finish(1))
    while table.state.running:
        table.play(table.awaiting[-1], actions.EndTurn())
    assert table.state.turn == 0
    assert actions.FlipTimer() in table.offers(0)
    assert actions.FlipTimer() in table.offers(1)
    assert table.clause(2, actions.FlipTimer()) == "GT-5.7"
    table.play(0, actions.EndTurn())
    assert actions.FlipTimer() in table.offers(2)
    assert table.clause(0, actions.FlipTimer()) == "GT-5.7"


@pytest.mark.clause("GT-6.1")
def test_GT_6_1_any_number_tile_still_there_may_be_taken() -> None:
    table = building(3)
    table.play(0, actions.Finish(3))
    assert table.clause(1, actions.Finish(3)) == "GT-6.1"
    assert [offer for offer in table.offers(1) if isinstance(offer, actions.Finish)] == [
        actions.Finish(1),
        actions.Finish(2),
    ]
    table.play(1, actions.Finish(1))
    table.play(2, actions.Finish(2))
    assert table.view().order == (1, 2, 0)


@pytest.mark.clause("GT-6.2")
def test_GT_6_2_not_with_a_component_in_hand_and_nothing_after_it() -> None:
    table = building(2)
    table.hold(0, "M")
    assert table.clause(0, actions.Finish(1)) == "GT-6.2"
    table.play(0, actions.ReturnComponent())
    table.play(0, actions.Finish(1))
    for action in (actions.TakeFaceDown(), actions.Finish(2), actions.LookAtPile(0)):
        assert table.clause(0, action) == "GT-6.2"
    assert table.awaiting == [1]


@pytest.mark.clause("GT-6.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_GT_6_3_as_many_number_tiles_as_players(seats: int) -> None:
    assert building(seats).view().numbers == tuple(range(1, seats + 1))

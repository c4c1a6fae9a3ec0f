"""Building in real time at a live table: two hands on one component, time that runs out, a build that replays."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import plain
from cosmodrome.core.save import decode
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.server.live.quick import play_quick_bots
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import next_moment, out_of_time
from tests.table.seating import Seating
from tests.words import english


def real_time() -> Seating:
    seating = Seating("galaxy-trucker", seats=2, pace="real-time", rounds="I")
    seating.begin("ada", "ben")
    act(seating, "ada", 0, actions.SayGo())
    return seating


def act(seating: Seating, player: str, seat: int, action: Any, at: int | None = None) -> Any:
    number = seating.table.number if at is None else at
    return seating.give(player, p.Act(seating.key(), seat, plain(action), number))


def face_up(seating: Seating) -> int:
    """Ada draws a component and returns it."""
    assert act(seating, "ada", 0, actions.TakeFaceDown()) is None
    assert act(seating, "ada", 0, actions.ReturnComponent()) is None
    return int(seating.hello("ben").showing.view.face_up[-1])


def test_the_later_of_two_hands_hears_that_the_other_was_quicker() -> None:
    seating = real_time()
    tile = face_up(seating)
    seen = seating.table.number
    assert act(seating, "ben", 1, actions.TakeFaceUp(tile), at=seen) is None
    refusal = act(seating, "ada", 0, actions.TakeFaceUp(tile), at=seen)
    assert refusal.clause == "GT-3.1"
    assert english(GAME, refusal.text, ("Ada", "Ben")) == "Ben was quicker and took that component."


def test_what_others_take_and_return_does_not_make_a_choice_stale() -> None:
    seating = real_time()
    seen = seating.table.number
    face_up(seating)
    assert act(seating, "ben", 1, actions.TakeFaceDown(), at=seen) is None
    old = seating.table.number
    assert act(seating, "ben", 1, actions.ReturnComponent()) is None
    refusal = act(seating, "ben", 1, actions.TakeFaceDown(), at=old)
    assert refusal is not None
    assert refusal.text == say("table-stale")


def test_the_hourglass_runs_by_the_clock_and_not_while_it_lies_empty() -> None:
    seating = real_time()
    assert next_moment(seating.table) == seating.now + 93
    seating.now += 1
    shown = seating.hello("ben").showing
    assert (shown.timer_lead, shown.timer_left) == (2.0, 90.0), "three, two, one"
    seating.now += 42
    face_up(seating)
    assert seating.hello("ben").showing.timer_left == 50.0
    seating.now += 50
    (acted,) = out_of_time(seating.table, seating.now)
    assert acted == ev.Acted(CLOCK, {"kind": "RunOut"}, f"clock-{seating.table.number}")
    seating.apply(acted)
    assert next_moment(seating.table) is None
    assert act(seating, "ada", 0, actions.Finish(1)) is None
    assert act(seating, "ada", 0, actions.FlipTimer()) is None
    assert next_moment(seating.table) == seating.now + 90


def test_bots_leave_it_to_people_to_start() -> None:
    seating = Seating("galaxy-trucker", seats=3, pace="real-time", rounds="I")
    seating.begin("ada", bots=("greedy", "greedy"))
    assert seating.table.awaited_bots() == []
    assert [seat.deciding for seat in seating.hello("ada").showing.seats] == [True, False, False]
    assert play_quick_bots(seating.table, range(3), 16).events == []
    assert act(seating, "ada", 0, actions.SayGo()) is None
    assert set(seating.table.racing_bots()) == {1, 2}


def test_bots_alone_start_by_themselves() -> None:
    seating = Seating("galaxy-trucker", seats=2, pace="real-time", rounds="I")
    seating.begin(bots=("greedy", "greedy"))
    assert seating.table.awaited_bots() == [0, 1]
    assert seating.table.racing_bots() == {}


def test_partners_are_told_before_the_game() -> None:
    seating = Seating("galaxy-trucker", seats=4, teams="shared", pace="real-time")
    assert seating.hello("ada").showing.teams == ((0, 2), (1, 3))
    seating.begin("ada", "ben", bots=("greedy", "greedy"))
    assert seating.hello("ada").showing.teams == ((0, 2), (1, 3))


def test_a_build_replays_with_its_clock() -> None:
    seating = real_time()
    face_up(seating)
    seating.now += 93
    for event in out_of_time(seating.table, seating.now):
        seating.apply(event)
    assert act(seating, "ben", 1, actions.TakeFaceDown()) is None
    match = seating.table.match
    assert match is not None
    again = Match.replay(GAME, decode(match.dump()))
    assert again.events == match.events
    assert [entry.seat for entry in again.log] == [0, 0, 0, CLOCK, 1]


def test_a_component_in_somebody_elses_hand_is_not_sent() -> None:
    seating = real_time()
    assert act(seating, "ada", 0, actions.TakeFaceDown()) is None
    assert seating.hello("ada").showing.view.truckers[0].held > 0
    for other in ("ben", ""):
        assert seating.hello(other).showing.view.truckers[0].held == 0
        assert "drew a component" in english(GAME, seating.hello(other).log[-1].text)

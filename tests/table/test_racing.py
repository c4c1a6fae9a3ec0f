"""Bots race while the game's timer runs; else they wait for one another."""

from __future__ import annotations

from cosmodrome.table import event_log as ev
from tests.table.seating import Seating


def race(*bots: str, timer: str = "on") -> Seating:
    seating = Seating(seats=len(bots), timer=timer)
    for seat, bot in enumerate(bots):
        seating.table.apply(ev.BotSeated(seat, bot), seating.now)
    seating.table.apply(ev.GameBegan(), seating.now)
    return seating


def test_while_the_timer_runs_every_awaited_bot_races() -> None:
    assert race("greedy", "careless").table.racing_bots() == {0: "greedy", 1: "careless"}


def test_without_a_timer_there_is_no_race() -> None:
    seating = race("greedy", "greedy", timer="off")
    assert seating.table.awaited_bots() == [0, 1]
    assert seating.table.racing_bots() == {}


def test_a_stopped_timer_ends_the_race() -> None:
    seating = race("greedy", "greedy")
    seating.table.hourglass.turn(None, 1.0)
    assert seating.table.racing_bots() == {}

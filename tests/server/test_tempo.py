"""While the game's timer runs, every bot has a pace of its own, by its level; else bots wait for one another."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

from cosmodrome.server.tempo import SECONDS, UNEVEN, Tempo
from cosmodrome.table import happenings as h
from tests.table.seating import Seating


def race(*bots: str, timer: str = "on") -> Seating:
    seating = Seating(seats=len(bots), timer=timer)
    for seat, bot in enumerate(bots):
        seating.table.take(h.BotSeated(seat, bot), seating.now)
    seating.table.take(h.GameBegan(), seating.now)
    return seating


def moments(tempo: Tempo, until: float) -> dict[int, list[float]]:
    """When each bot acts if nothing else happens; the table itself stays as it is."""
    found: dict[int, list[float]] = {}
    now = 0.0
    while (turn := tempo.next(now)) is not None and turn.at < until:
        now = turn.at
        found.setdefault(turn.seat, []).append(now)
        tempo.acted(turn.seat)
    return found


def pauses(times: list[float]) -> list[float]:
    return [later - earlier for earlier, later in pairwise([0.0, *times])]


def test_each_level_has_its_own_pace() -> None:
    bots = ("careless", "greedy", "search/seconds=1")
    found = moments(Tempo(race(*bots).table, 1.0), 400.0)
    for seat, bot in enumerate(bots):
        usual = SECONDS[bot.partition("/")[0]]
        assert abs(mean(pauses(found[seat])) - usual) < 0.2 * usual
        assert all((1 - UNEVEN) * usual <= pause <= (1 + UNEVEN) * usual for pause in pauses(found[seat]))
    assert SECONDS["careless"] > SECONDS["greedy"] > SECONDS["search"]


def test_nobody_waits_for_another_bot() -> None:
    alone = len(moments(Tempo(race("greedy", "greedy").table, 1.0), 300.0)[0])
    among = len(moments(Tempo(race("greedy", "careless", "greedy", "search").table, 1.0), 300.0)[0])
    assert abs(alone - among) <= 0.1 * alone


def test_a_person_acting_changes_no_moment() -> None:
    tempo = Tempo(race("greedy", "greedy").table, 1.0)
    assert tempo.next(0.0) == tempo.next(0.3) == tempo.next(0.6)


def test_a_race_can_be_quicker() -> None:
    seating = race("greedy", "greedy")
    assert len(moments(Tempo(seating.table, 0.1), 30.0)[0]) > 5 * len(moments(Tempo(seating.table, 1.0), 30.0)[0])


def test_without_a_timer_there_is_no_race() -> None:
    assert Tempo(race("greedy", "greedy", timer="off").table, 1.0).next(0.0) is None


def test_a_stopped_timer_ends_the_race() -> None:
    seating = race("greedy", "greedy")
    tempo = Tempo(seating.table, 1.0)
    assert tempo.next(0.0) is not None
    seating.table.hourglass.turn(None, 1.0)
    assert tempo.next(2.0) is None
    assert not tempo.moments

"""While the game's timer runs, every bot has a pace of its own, by its level."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

from cosmodrome.bots.pace import SECONDS, UNEVEN, Tempo

TWO = ("greedy", "greedy")


def moments(bots: tuple[str, ...], until: float, scale: float = 1.0) -> dict[int, list[float]]:
    """When each bot acts if nothing else happens."""
    found: dict[int, list[float]] = {}
    tempo, racing, now = Tempo(7, scale), dict(enumerate(bots)), 0.0
    while (turn := tempo.next(now, racing)) is not None and turn.at < until:
        now = turn.at
        found.setdefault(turn.seat, []).append(now)
        tempo.acted(turn.seat)
    return found


def pauses(times: list[float]) -> list[float]:
    return [later - earlier for earlier, later in pairwise([0.0, *times])]


def test_each_level_has_its_own_pace() -> None:
    bots = ("careless", "greedy", "search/seconds=1")
    found = moments(bots, 400.0)
    for seat, bot in enumerate(bots):
        usual = SECONDS[bot.partition("/")[0]]
        assert abs(mean(pauses(found[seat])) - usual) < 0.2 * usual
        assert all((1 - UNEVEN) * usual <= pause <= (1 + UNEVEN) * usual for pause in pauses(found[seat]))
    assert SECONDS["careless"] > SECONDS["greedy"] > SECONDS["search"]


def test_nobody_waits_for_another_bot() -> None:
    alone = len(moments(TWO, 300.0)[0])
    among = len(moments(("greedy", "careless", "greedy", "search"), 300.0)[0])
    assert abs(alone - among) <= 0.1 * alone


def test_a_person_acting_changes_no_moment() -> None:
    tempo, racing = Tempo(7, 1.0), dict(enumerate(TWO))
    assert tempo.next(0.0, racing) == tempo.next(0.3, racing) == tempo.next(0.6, racing)


def test_a_race_can_be_quicker() -> None:
    assert len(moments(TWO, 30.0, 0.1)[0]) > 5 * len(moments(TWO, 30.0)[0])


def test_who_does_not_race_any_more_has_no_moment() -> None:
    tempo = Tempo(7, 1.0)
    assert tempo.next(0.0, {0: "greedy", 1: "greedy"}) is not None
    turn = tempo.next(0.1, {1: "greedy"})
    assert turn is not None
    assert turn.seat == 1
    assert tempo.next(2.0, {}) is None
    assert not tempo.moments

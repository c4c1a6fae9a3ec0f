"""The arena: rotations, results that add up, runs that go on after a break."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.refusal import BadSetup
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import ArenaError, Plan, Result, make_plan, play_game, read_results, run, write_results
from cosmodrome.lab.bench import measure
from cosmodrome.lab.standings import margins, standings


def plan(bots: list[str], seats: int | None = None, games: int = 12, game: str = "template") -> Plan:
    return make_plan(find_study(game), bots, seats, {}, games, 5)


def test_every_bot_sits_on_every_seat_of_every_deal() -> None:
    three = plan(["random", "greedy", "search/iterations=1"], games=12)
    seen = Counter((three.deal(i), seat, bot) for i in range(three.total) for seat, bot in enumerate(three.lineup(i)))
    assert set(seen.values()) == {1}
    assert len(seen) == 4 * 3 * 3


def test_fewer_bots_than_seats_are_repeated() -> None:
    assert plan(["greedy", "random"], seats=4).bots == ("greedy", "random", "greedy", "random")


def test_a_rotation_that_changes_nothing_is_not_played_again() -> None:
    twins = plan(["greedy", "random"], seats=4, games=6)
    assert twins.lineups == 2
    assert [twins.lineup(index) for index in range(2)] == [(0, 1, 2, 3), (1, 2, 3, 0)]
    same = plan(["greedy"], seats=2, games=6)
    assert [same.deal(index) for index in range(6)] == [5, 6, 7, 8, 9, 10]


def test_in_solitaire_each_bot_plays_every_deal() -> None:
    alone = plan(["random", "greedy"], seats=1, games=10, game="galaxy-command")
    assert alone.total == 20
    assert Counter(alone.lineup(i) for i in range(20)) == {(0,): 10, (1,): 10}
    assert {alone.deal(i) for i in range(20)} == set(range(5, 15))


def test_results_do_not_depend_on_workers_or_order() -> None:
    table = plan(["random", "greedy/deals=2"], games=8)
    alone = sorted(run(play_game, table, find_study, [], 1), key=lambda result: result.index)
    together = sorted(run(play_game, table, find_study, [], 2), key=lambda result: result.index)
    assert alone == together


def test_a_broken_run_goes_on(tmp_path: Path) -> None:
    table, file = plan(["random", "greedy/deals=2"], games=10), tmp_path / "results.json"
    everything = list(run(play_game, table, find_study, [], 1))
    write_results(file, table, everything[:4])
    before = read_results(file, table, Result)
    rest = list(run(play_game, table, find_study, before, 1))
    assert len(before) == 4
    assert sorted([*before, *rest], key=lambda r: r.index) == everything


def test_more_games_may_be_asked_of_a_results_file_later(tmp_path: Path) -> None:
    table, file = plan(["random"], seats=2, games=4), tmp_path / "results.json"
    write_results(file, table, list(run(play_game, table, find_study, [], 1)))
    assert len(read_results(file, msgspec.structs.replace(table, games=9), Result)) == 4
    assert len(read_results(file, msgspec.structs.replace(table, games=2), Result)) == 2


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    write_results(file, plan(["random"], seats=2), [])
    with pytest.raises(ArenaError, match="another plan"):
        read_results(file, plan(["greedy"], seats=2), Result)
    file.write_text("{")
    with pytest.raises(ArenaError, match="not a results file"):
        read_results(file, plan(["greedy"], seats=2), Result)


def test_standings_count_wins_by_bot_not_by_seat() -> None:
    table = plan(["random", "greedy"], games=2)
    results = [Result(0, (3, 5), (2, 1), (1,), ""), Result(1, (7, 1), (1, 2), (0,), "")]
    rows = {row.bot: row for row in standings(table, results, cooperative=False)}
    assert rows["greedy"].wins.value == 1
    assert rows["random"].wins.value == 0
    assert rows["greedy"].score.value == 6
    assert rows["random"].place == 2


def test_a_shared_win_is_shared_but_not_in_a_cooperative_game() -> None:
    table, tied = plan(["random", "greedy"], games=1), [Result(0, (5, 5), (1, 1), (0, 1), "")]
    assert [row.wins.value for row in standings(table, tied, cooperative=False)] == [0.5, 0.5]
    assert [row.wins.value for row in standings(table, tied, cooperative=True)] == [1, 1]


def test_margins_compare_the_same_deals() -> None:
    alone = plan(["random", "greedy"], seats=1, games=2, game="galaxy-command")
    results = [Result(i, (score,), (1,), (), "") for i, score in enumerate([3, 10, 5, 8])]
    assert [(row.bot, row.other, row.score.value) for row in margins(alone, results)] == [("greedy", "random", 5)]


def test_bad_plans_say_what_is_wrong() -> None:
    with pytest.raises(ArenaError, match="do not fit"):
        plan(["random", "random", "random"], seats=2)
    with pytest.raises(ArenaError, match="at least one bot"):
        plan([])
    with pytest.raises(BadSetup, match="2 to 4 players"):
        plan(["random"], seats=7)


def test_bench_measures_something() -> None:
    speed = measure(find_study("template").game, 2, 0.02)
    assert min(speed.decisions, speed.games, speed.clone, speed.refuse, speed.simulations) > 0
    assert min(speed.view, speed.observations, speed.masks, speed.vector) > 0
    assert 0 <= speed.forced <= 1
    assert speed.decisions_per_game == 10

"""The ladder: results become ratings on Elo's scale."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import ArenaError, Plan, Result, play_game, run
from cosmodrome.lab.ladder import LOWEST, Duel, make_duels, ratings, scores
from tests.cli.run import cosmodrome


def ended(plan: Plan, index: int, places: tuple[int, ...]) -> Result:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(index, tuple(-place for place in places), places, winners, "")


def duels(bots: list[str], seats: int, game: str = "template", games: int = 2) -> list[Duel]:
    return make_duels(find_study(game), bots, seats, {}, games, 7)


def test_100_points_are_64_percent_of_the_games_of_two() -> None:
    first, second = ratings(["weak", "strong"], {(0, 1): [0.0] * 640 + [1.0] * 360})
    assert first.rating.value == LOWEST
    assert second.rating.value == pytest.approx(LOWEST + 100, abs=1)
    assert second.rating.low < LOWEST + 85 < LOWEST + 115 < second.rating.high


def test_bots_that_never_met_are_compared_through_others() -> None:
    found = {(0, 1): [0.0] * 64 + [1.0] * 36, (1, 2): [0.0] * 64 + [1.0] * 36}
    rated = ratings(["low", "middle", "high"], found)
    assert [round(row.rating.value, -1) for row in rated] == [1000, 1100, 1200]


def test_who_always_won_has_a_rating_too() -> None:
    _, best = ratings(["never", "always"], {(0, 1): [0.0] * 20})
    assert 1400 < best.rating.value < 2000


def test_every_two_bots_meet_on_every_seat() -> None:
    found = duels(["random", "careless", "greedy"], seats=3)
    assert [duel.pair for duel in found] == [(0, 1), (0, 2), (1, 2)]
    (plan,) = found[0].plans
    assert [plan.lineup(index) for index in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert {plan.deal(index) for index in range(plan.total)} == {7, 8}


def test_at_a_larger_table_every_two_players_are_compared() -> None:
    (duel,) = duels(["random", "greedy"], seats=3, games=1)
    (plan,) = duel.plans
    assert plan.bots == ("random", "greedy", "random")
    results = [ended(plan, 0, (1, 2, 3)), ended(plan, 1, (1, 2, 2)), ended(plan, 2, (1, 1, 1))]
    # Of the two players of the first bot one is ahead and one behind; then both are behind; then all are level.
    assert scores(duel, [results]) == [(0.5 + 0.0 + 0.5) / 3]


def test_who_plays_alone_is_compared_on_the_same_deals() -> None:
    (duel,) = duels(["random", "greedy"], seats=1, game="galaxy-command", games=3)
    mine, theirs = duel.plans
    results = [
        [ended(mine, index, (place,)) for index, place in enumerate(places)] for places in [(1, 2, 4), (2, 2, 3)]
    ]
    assert scores(duel, results) == [1.0, 0.5, 0.0]
    assert theirs.bots == ("greedy",)


def test_a_team_is_compared_with_another_team() -> None:
    (duel,) = duels(["random", "greedy"], seats=2, game="galaxy-command")
    assert [plan.bots for plan in duel.plans] == [("random", "random"), ("greedy", "greedy")]


def test_greedy_is_above_random() -> None:
    (duel,) = duels(["random", "greedy/deals=2"], seats=2, game="galaxy-rush", games=3)
    results = [list(run(play_game, plan, find_study, [], 1)) for plan in duel.plans]
    _, greedy = ratings(["random", "greedy"], {duel.pair: scores(duel, results)})
    assert greedy.rating.low > LOWEST


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_it_takes_two(bots: list[str]) -> None:
    with pytest.raises(ArenaError, match="two different bots"):
        duels(bots, seats=2)


def test_the_command_shows_ratings_and_goes_on(tmp_path: Path) -> None:
    arguments = ["ladder", "template", "--bots", "random,greedy/deals=2", "--games", "4", "--out", str(tmp_path)]
    first = cosmodrome(*arguments, "--workers", "1")
    assert first.code == 0, first
    assert "1000" in first.out
    assert {file.name for file in tmp_path.iterdir()} == {"ladder.json", "random-greedy_deals=2.json"}
    again = cosmodrome(*arguments, "--workers", "1")
    assert "8 of 8 games" in again.err + again.out

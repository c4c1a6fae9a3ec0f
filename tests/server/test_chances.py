"""Win chances: of the chance to win there is one, whatever each seat thinks of itself."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games.registry import find_game
from cosmodrome.server.thinking.win_chances import _judge_one, shares


@pytest.mark.parametrize(
    ("worths", "parts"),
    [([0.6, 0.6], [0.5, 0.5]), ([0.9, 0.3], [0.75, 0.25]), ([0.0, 0.0], [0.5, 0.5]), ([1.0, 0.0], [1.0, 0.0])],
)
def test_what_each_thinks_becomes_shares(worths: list[float], parts: list[float]) -> None:
    assert shares(worths) == parts


def test_who_plays_alone_keeps_the_chance() -> None:
    assert shares([0.3]) == [0.3]


@pytest.mark.parametrize(("game_id", "add_up"), [("galaxy-rush", True), ("galaxy-command", False)])
def test_a_moment_is_judged_in_shares_unless_all_win_together(game_id: str, add_up: bool) -> None:
    match, game = cosmodrome.new(game_id, seats=2, seed=3), find_game(game_id)
    while len(game.sensible(match.snapshot(), match.awaiting[0])) == 1:
        match.play(match.awaiting[0], match.offers(match.awaiting[0])[0])
    judged = _judge_one(game, 2, 0, match.snapshot(), match.awaiting[0])
    assert judged.thoughts
    assert (sum(judged.worths) == pytest.approx(1, abs=1e-3)) is add_up

"""A lesson in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import cosmodrome as library
from cosmodrome.core.lesson import script
from cosmodrome.core.match import Match
from cosmodrome.games.registry import find_game, game_ids
from tests.cli.run import cosmodrome


def answers(game_id: str) -> list[str]:
    """The number of each offer that the first lesson asks for (the first where all are free)."""
    game = find_game(game_id)
    lesson = game.lessons[0]
    match = Match(game, lesson.seats, lesson.seed, lesson.options)
    typed = []
    for cue in script(lesson):
        action = cue.action or match.offers(cue.seat)[0]
        if cue.asked:
            typed.append(str(match.offers(cue.seat).index(action) + 1))
        match.play(cue.seat, action)
    return typed


def test_a_whole_lesson_left_and_resumed_then_on_to_the_end(tmp_path: Path) -> None:
    typed = answers("galaxy-command")
    first = cosmodrome("learn", "galaxy-command", typed="\n".join([*typed[:5], "quit\n"]), home=tmp_path)
    file = tmp_path / "games" / "galaxy-command-367.json"
    assert "Welcome, Commander." in first.out
    assert "Step 6 of 18. Rules: CO-5.1" in first.out
    assert f"cosmodrome learn galaxy-command --resume {file}" in " ".join(first.out.split())  # a long path wraps
    rest = "\n".join([*typed[5:], *["1"] * 99])
    again = cosmodrome("learn", "galaxy-command", "--resume", str(file), typed=rest, home=tmp_path)
    assert "Welcome, Commander." not in again.out
    assert "Step 18 of 18" in again.out
    assert again.out.count("With 8 points you remain a commander") == 1
    assert "Score sheet" in again.out
    assert library.load(file).outcome is not None


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).lessons])
def test_every_first_lesson_is_begun_and_left(game_id: str, tmp_path: Path) -> None:
    ran = cosmodrome("learn", game_id, typed="\n".join([*answers(game_id)[:3], "quit\n"]), home=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert f"Step 4 of {len(find_game(game_id).lessons[0].steps)}." in ran.out


def test_another_choice_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    ran = cosmodrome("learn", "galaxy-command", typed="2\n99\nquit\n", home=tmp_path)
    assert "The lesson asks for: Explore near system 1." in ran.out
    assert "Type a number from 1 to 7." in ran.out
    assert library.load(tmp_path / "games" / "galaxy-command-367.json").log == []


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    library.new("galaxy-command", seats=1, seed=5).save(file)
    ran = cosmodrome("learn", "galaxy-command", "--resume", str(file), home=tmp_path)
    assert ran.code == 2
    assert 'is not a game of the lesson "first-year"' in ran.err


def test_the_others_play_their_lines(tmp_path: Path) -> None:
    ran = cosmodrome("learn", "template", typed="\n".join([*answers("template"), *["1"] * 9]), home=tmp_path)
    assert "Fuel cards shown: 5 by you and 2 by Rival." in ran.out
    assert "Fuel cards shown: 4 by you and 4 by Rival." in ran.out
    assert "Score sheet" in ran.out


def test_a_lesson_at_a_table_with_options_of_its_own(tmp_path: Path) -> None:
    ran = cosmodrome("learn", "galaxy-trucker", typed="\n".join([*answers("galaxy-trucker"), "quit\n"]), home=tmp_path)
    assert "Welcome, trucker." in ran.out
    assert "Step 23 of 23" in ran.out
    assert "You finished first for 4 credits" in ran.out

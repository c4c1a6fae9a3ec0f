"""Players are called by their names in everything that the terminal says."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import cosmodrome as library
from cosmodrome.bots.drive import next_to_move
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.match import Match
from cosmodrome.core.save import decode
from cosmodrome.games.registry import TEMPLATE, find_game, game_ids
from tests.cli.run import cosmodrome
from tests.cli.test_learn import answers
from tests.words import PLACEHOLDER

LAST = 10
"""Actions at the end of a game that are played again, by whoever sits at the keyboard."""


def assert_named(out: str) -> None:
    assert [line for line in out.splitlines() if PLACEHOLDER.search(line)] == []


def random_game(game_id: str) -> Match:
    """Of people at one keyboard, to its end."""
    seats, dice = min(3, find_game(game_id).meta.max_seats), random.Random(2)
    match = library.new(game_id, seats=seats, seed=5, players=["Mira", "Ben", "Cleo"][:seats])
    while match.outcome is None:
        seat = next_to_move(match.awaiting)
        match.play(seat, match.offers(seat)[0] if seat == CLOCK else dice.choice(list(match.offers(seat))))
    return match


def answers_from(match: Match, then: Match) -> list[str]:
    """What people type to play on as it was; they press Enter when the keyboard changes hands."""
    typed, last = [], None
    for entry in match.log[len(then.log) :]:
        if entry.seat != CLOCK:
            typed += ([""] if entry.seat != last else []) + [str(then.offers(entry.seat).index(entry.action) + 1)]
            last = entry.seat
        then.play(entry.seat, entry.action)
    return typed


@pytest.mark.parametrize("game_id", [*game_ids(), *TEMPLATE])
def test_the_end_of_a_game_is_played_with_names(game_id: str, tmp_path: Path) -> None:
    match, file = random_game(game_id), tmp_path / "game.json"
    then = Match.replay(match.game, decode(match.dump()), upto=len(match.log) - LAST)
    then.save(file)
    curtain, *typed = answers_from(match, then)
    asked = "\n".join([curtain, "why", "hint", "board", "log", *typed])
    ran = cosmodrome("play", "--resume", str(file), typed=asked, home=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert "Score sheet" in ran.out
    assert_named(ran.out)


@pytest.mark.parametrize("game_id", [*game_ids(), *TEMPLATE])
def test_a_replay_is_told_with_names(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    random_game(game_id).save(file)
    ran = cosmodrome("replay", str(file), "--log")
    assert (ran.code, ran.err) == (0, "")
    assert "Score sheet" in ran.out
    assert_named(ran.out)


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).lessons])
def test_a_lesson_is_told_with_names(game_id: str, tmp_path: Path) -> None:
    typed = "\n".join(["99", "why", *answers(game_id), "log", "quit"])
    ran = cosmodrome("learn", game_id, typed=typed, home=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert_named(ran.out)

"""Whole games in windows of three sizes: each decision fits, nothing is cut off at the side, and a game ends."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

SIZES = {"80x24": (80, 24), "100x35": (100, 35), "160x50": (160, 50)}
GAMES = {
    "galaxy-challenge": ("--seats", "4"),
    "galaxy-command": ("--seats", "3"),
    "galaxy-rush": (),
    "galaxy-trucker": ("--seats", "3"),
    "lunar-rush": ("--seats", "3"),
}
USUAL = {("galaxy-command", "80x24"), ("galaxy-rush", "100x35"), ("lunar-rush", "160x50")}
"""One game for each size; the others take longer."""
CASES = [
    pytest.param(game, size, marks=pytest.mark.slow if (game, size) in USUAL else pytest.mark.long)
    for game in GAMES
    for size in SIZES
]
CHOICE = re.compile(r"(?:^ {0,2}|  )(\d{1,3})  (?=\S)")


def offered(lines: list[str]) -> list[int]:
    """The numbers in the list at the bottom, which begins below the question."""
    found: list[int] = []
    for line in reversed(lines[:-1]):
        if CHOICE.match(line):
            found += [int(number) for number in CHOICE.findall(line)]
        elif found and not line.startswith("     "):
            break
    return found


@pytest.mark.parametrize(("game", "size"), CASES)
def test_a_whole_game_in_a_window(game: str, size: str, tmp_path: Path) -> None:
    columns, rows = SIZES[size]
    chance, decisions = random.Random(f"{game} {size}"), 0
    arguments = ("play", game, *GAMES[game], "--bots", "careless", "--seed", "5")
    with Terminal(columns, rows, *arguments, home=tmp_path) as terminal:
        for lines in terminal.answers():
            if terminal.over:
                break
            decisions += 1
            assert len(lines) <= rows, "\n".join(lines)
            numbers = offered(lines)
            assert numbers, "\n".join(lines)
            terminal.type(str(chance.choice(numbers) if decisions % 2 else max(numbers)))
        assert terminal.process.returncode == 0
        assert not terminal.screen.wrapped
        assert any("Score sheet" in line for line in lines)
        assert decisions > 5


def test_what_a_person_sees_at_eighty_by_twenty_four(tmp_path: Path) -> None:
    """What happened, where the game is, the board, the question, and the choices with what they bring."""
    with Terminal(80, 24, "play", "galaxy-command", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("1")
        lines = terminal.read()
        assert lines[0].startswith("· You explored near system 1: ")
        assert any(line.startswith("── Year 1 · Action · Collect · [Build] · Event 1 of 7 ──") for line in lines)
        assert "Your sector" in lines
        assert any(
            line.startswith("  1  Build military  strength 0 to 1; costs 1 metal and 1 wealth") for line in lines
        )
        assert lines[-1] == "You >"


def test_long_lists_are_shown_a_window_at_a_time(tmp_path: Path) -> None:
    with Terminal(80, 24, "play", "galaxy-command", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("rules")
        assert terminal.read()[0] == "Type rules, and then the number of a clause or some words."
        terminal.prompt = "enough "
        terminal.type("rules the")
        lines = terminal.read()
        assert len(lines) == 24
        assert lines[-1].endswith("more lines. Enter: go on, q: enough")
        terminal.prompt = "> "
        terminal.type("q")
        assert terminal.read() == ["You >"]


def test_in_real_time_what_is_typed_stays_whole_and_the_prompt_counts(tmp_path: Path) -> None:
    """Lines that arrive come above the prompt."""
    table = ("galaxy-trucker", "--seats", "2", "--bots", "greedy", "--seed", "5", "-o", "pace=real-time")
    with Terminal(100, 35, "play", *table, home=tmp_path) as terminal:
        terminal.read()
        terminal.type("1")
        terminal.read()
        terminal.keys("take a fa")
        lines = terminal.read_until("greedy (bot) added")
        assert re.fullmatch(r"You  \d\d s > take a fa", lines[-1])
        assert len(lines) <= 35
        terminal.keys("ce-down\r")
        assert any("You drew " in line for line in terminal.read_until("You drew "))

"""Whole games in windows of three sizes: each decision fits, nothing is cut off at the side, and a game ends."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import cosmodrome as library
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
    with Terminal(columns, rows, *arguments, home=tmp_path, prompt=("> ", "enough ")) as terminal:
        for lines in terminal.answers():
            if terminal.over:
                break
            if lines[-1].endswith("enough"):  # what happened last, and the score sheet
                terminal.type("")
                continue
            decisions += 1
            assert len(lines) <= rows, "\n".join(lines)
            numbers = offered(lines)
            assert numbers, "\n".join(lines)
            terminal.type(str(chance.choice(numbers) if decisions % 2 else max(numbers)))
        assert terminal.process.returncode == 0
        assert not terminal.screen.wrapped
        assert any("Score sheet" in line for line in terminal.screen.text())
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
            line.startswith("  1  Build military  strength from 0 to 1; costs 1 metal and 1 wealth") for line in lines
        )
        assert lines[-1] == "You >"


def test_long_lists_are_shown_a_window_at_a_time(tmp_path: Path) -> None:
    with Terminal(80, 24, "play", "galaxy-command", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("rules")
        assert terminal.read()[0] == "Type rules, and then the number of a clause or a chapter, or some words."
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


def test_in_real_time_the_question_of_a_step_stays(tmp_path: Path) -> None:
    """Its prompt says how to go back; the one with the time comes after it."""
    table = ("galaxy-trucker", "--seats", "2", "--bots", "greedy", "--seed", "5", "-o", "pace=real-time")
    with Terminal(80, 24, "play", *table, home=tmp_path) as terminal:
        for answer in ("1", "1"):
            terminal.read()
            terminal.type(answer)
        terminal.read()
        terminal.prompt = "back) "
        terminal.type("choose")
        assert terminal.read_until("greedy (bot)")[-1] == "Which? (b: back)"
        terminal.type("1")
        assert any("turned 90° clockwise: front " in line for line in terminal.read())


def test_what_is_typed_below_a_part_of_a_list_is_the_answer(tmp_path: Path) -> None:
    with Terminal(80, 24, "play", "galaxy-command", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        terminal.prompt = "enough "
        terminal.type("rules the")
        terminal.read()
        terminal.prompt = "> "
        terminal.type("1")
        assert terminal.read()[0].startswith("· You explored near system 1: ")


def test_no_word_of_the_help_is_split(tmp_path: Path) -> None:
    with Terminal(80, 24, "play", "galaxy-command", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("help")
        lines = terminal.read()
        at = next(at for at, line in enumerate(lines) if line.startswith("board "))
        assert lines[at].endswith("shows that of another")
        assert lines[at + 1] == f"{' ' * 10}player."


def test_more_lists_the_choices_in_full(tmp_path: Path) -> None:
    with Terminal(80, 24, "play", "galaxy-rush", "--bots", "random", "--seed", "3", home=tmp_path) as terminal:
        page = terminal.read()
        assert any(line.endswith("…") for line in page)
        terminal.type("more")
        listed = " ".join(line.strip() for line in terminal.read())
        assert "…" not in listed
        assert "random (bot) acts next" in listed


def test_a_lesson_shows_the_board_it_speaks_of(tmp_path: Path) -> None:
    """Of the choices it shows the one it asks for."""
    with Terminal(80, 24, "learn", "galaxy-rush", home=tmp_path) as terminal:
        lines = terminal.read()
        assert any(line.startswith("Pair 6  ") for line in lines)
        assert any(line.startswith("  3  Take Palladium Ore in orbit two, face up") for line in lines)
        assert not any(line.startswith("  1  ") for line in lines)
        assert len(lines) <= 24


def test_the_last_step_of_a_lesson_lists_choices_however_much_it_says(tmp_path: Path) -> None:
    """It has seven lines to say, and the track would leave no room."""
    with Terminal(80, 24, "learn", "galaxy-rush", home=tmp_path) as terminal:
        lines = terminal.read()
        while not any("Step 11 of 11" in line for line in lines):
            terminal.type(str(offered(lines)[-1]))
            lines = terminal.read()
        assert len(lines) <= 24
        assert sum(line.startswith(f"  {number}  ") for number in range(1, 9) for line in lines) >= 4


def test_the_end_is_shown_a_window_at_a_time(tmp_path: Path) -> None:
    """What happened last, who won, the score sheet; nothing twice, and nothing scrolls away."""
    file = tmp_path / "game.json"
    library.new("galaxy-rush", seats=2, seed=11, players=["bot:greedy", "bot:greedy"]).save(file)
    match = library.load(file)
    while match.outcome is None:
        match.play(match.awaiting[0], match.offers(match.awaiting[0])[0])
    match.save(file)
    with Terminal(80, 24, "play", "--resume", str(file), home=tmp_path, prompt="enough ") as terminal:
        windows = []
        for lines in terminal.answers():
            windows.append(lines)
            if not terminal.over:
                terminal.type("")
        assert len(windows) > 1
        assert max(map(len, windows)) <= 24
        shown = [line for lines in windows for line in lines]
        sheet = [line for line in shown[shown.index("Score sheet") :] if line and not line.endswith("enough")]
        assert sum(" won with " in line for line in shown) == 1
    with Terminal(80, 24, "play", "--resume", str(file), home=tmp_path, prompt="enough ") as terminal:
        terminal.read()
        terminal.type("q")
        terminal.prompt = "never"
        assert [line for line in terminal.read() if line][: len(sheet)] == sheet, "the result is shown in any case"


def test_a_replay_says_what_can_be_typed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = library.new("galaxy-command", seats=1, seed=5)
    match.play(0, match.offers(0)[0])
    match.save(file)
    keys = "Enter: next · b: back · a number: go there · board: show the board · q: leave"
    with Terminal(80, 24, "replay", str(file), home=tmp_path) as terminal:
        assert keys in terminal.read()
        terminal.type("what")
        assert keys in terminal.read()
        terminal.type("")
        assert terminal.read()[0] == "   1  Seat 1"
        terminal.type("q")
        terminal.read_until("Verified: 1 action, all legal.")

"""`games`, `components`, `rules`, help and errors."""

from __future__ import annotations

import pytest

from tests.cli.run import cosmodrome, here


def test_games_lists_the_shelf() -> None:
    ran = cosmodrome("games")
    assert ran.code == 0
    assert "galaxy-command" in ran.out
    assert "deck" in ran.out
    assert "template" not in ran.out


def test_components_show_their_provenance() -> None:
    ran = cosmodrome("components", "galaxy-command")
    wolf = next(line for line in ran.out.splitlines() if "Wolf 359" in line)
    vega = next(line for line in ran.out.splitlines() if "Vega" in line)
    assert "public" in wolf
    assert "reconstructed" in vega
    assert "Large Invasion" in ran.out
    assert "Interstellar Banking" in ran.out


def test_rules_whole_by_clause_and_by_words() -> None:
    assert "8. Scoring" in here("rules", "galaxy-command").out
    one = here("rules", "galaxy-command", "co-3.5").out
    assert one.startswith("CO-3.5 A distant system")
    found = here("rules", "galaxy-command", "red", "alert").out
    assert "CO-6.9" in found
    assert "CO-3.5" not in found


@pytest.mark.parametrize(
    "command", ["serve", "play", "learn", "games", "components", "rules", "replay", "verify", "arena", "lab", "bench"]
)
def test_every_command_has_help(command: str) -> None:
    ran = here(command, "--help")
    assert ran.code == 0
    assert "Usage" in ran.out


@pytest.mark.parametrize(
    "command", ["serve", "play", "learn", "components", "rules", "replay", "verify", "arena", "lab", "bench"]
)
def test_help_has_examples(command: str) -> None:
    assert "Example" in here(command, "--help").out


def test_without_a_command_help_is_shown() -> None:
    ran = cosmodrome()
    assert ran.code == 0
    assert "Usage" in ran.out


def test_version() -> None:
    assert cosmodrome("--version").out.startswith("cosmodrome 0.")


BAD = [
    (["rules", "chess"], 'There is no game "chess"'),
    (["rules", "galaxy-command", "CO-9.9"], "No clause of galaxy-command"),
    (["components"], "Missing argument 'GAME'"),
    (["fly"], "No such command 'fly'"),
    (["play", "galaxy-command", "--seats", "9"], "1 to 4 players, not 9"),
    (["play", "galaxy-command", "--seats", "two"], "Invalid value for '--seats'"),
    (["play", "galaxy-command", "--option", "deck"], "An option is written as NAME=VALUE"),
    (["play", "galaxy-command", "--option", "deck=tarot"], "It can be whole or original"),
    (["play", "galaxy-command", "--seats", "2", "--option", "deck=original"], "CO-1.6"),
    (["play", "galaxy-command", "--seats", "2", "--bots", "oracle"], 'There is no bot "oracle"'),
    (["play", "galaxy-command", "--seats", "2", "--bots", "random,random"], "do not fit in 2 seats"),
    (["play", "galaxy-command", "--people", "3", "--seats", "2"], "3 people do not fit"),
    (["play", "--resume", "nowhere.json"], "nowhere.json: No such file"),
    (["learn", "chess"], 'There is no game "chess"'),
    (["learn", "galaxy-command", "--lesson", "second-year"], "It has first-year"),
    (["replay", "nowhere.json"], "nowhere.json: No such file"),
    (["arena", "galaxy-command", "--bots", "oracle"], 'There is no bot "oracle"'),
    (["arena", "galaxy-command", "--bots", "random", "--games", "0"], "one game"),
    (["lab", "chess"], 'There is no game "chess"'),
    (["lab", "galaxy-command", "--bots", "oracle"], 'There is no bot "oracle"'),
    (["lab", "galaxy-command", "--games", "0"], "one game"),
    (["lab", "galaxy-command", "--games", "many"], "Invalid value for '--games'"),
    (["lab", "galaxy-command", "--seats", "9"], "1 to 4 players, not 9"),
    (["lab", "galaxy-command", "--option", "deck=tarot"], "It can be whole or original"),
    (["bench", "chess"], 'There is no game "chess"'),
    (["--content", "nowhere", "games"], "There is no content folder nowhere."),
]


@pytest.mark.parametrize(
    ("arguments", "message"), BAD, ids=lambda value: "-".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    ran = here(*arguments)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.startswith("cosmodrome: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err

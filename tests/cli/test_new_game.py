"""`new-game`: a complete game in a package of its own, which passes its own tests before anything is changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cosmodrome.cli.new_game import prefix_of
from tests.cli.laid_out import GAME, PACKAGE, TITLE, install
from tests.cli.run import Ran, cosmodrome


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def new_game(here: Path, name: str) -> Ran:
    return cosmodrome("new-game", name, home=here)


def test_it_passes_its_own_tests(here: Path) -> None:
    ran = new_game(here, GAME)
    assert ran.code == 0, ran.err
    assert f"{TITLE} has been created in {GAME}" in ran.out
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider"]
    tests = subprocess.run(command, cwd=here / GAME, env=environment, capture_output=True, text=True, check=False)
    assert tests.returncode == 0, tests.stdout
    assert " passed" in tests.stdout


def test_it_has_the_parts_of_a_game_and_nothing_of_the_template(here: Path) -> None:
    new_game(here, GAME)
    source = here / GAME / "src" / PACKAGE
    for part in ("rules", "view", "words", "bot", "lab", "data"):
        assert (source / part / "__init__.py").is_file()
    for part in ("RULES.md", "meta.py", "state.py", "actions.py", "events.py", "data/components.json", "words/en.ftl"):
        assert (source / part).is_file()
    project = tomllib.loads((here / GAME / "pyproject.toml").read_text())
    assert project["project"]["entry-points"]["cosmodrome.games"] == {GAME: f"{PACKAGE}:GAME"}
    texts = {file: file.read_text().lower() for file in (here / GAME).rglob("*") if file.is_file()}
    assert len(texts) > 20
    left = [str(file) for file, text in texts.items() for word in ("template", "lift-off", "liftoff") if word in text]
    assert left == []


@pytest.mark.parametrize("name", [GAME, "zebra-race"])
def test_its_imports_are_in_order(here: Path, name: str) -> None:
    """Its author's first `ruff check` has nothing to say."""
    new_game(here, name)
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--line-length=120", "--select=F,I", "."]
    done = subprocess.run(ruff, cwd=here / name, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "prefix"), [("hidden-nim", "HN"), ("chess", "CH"), ("x", "XX"), ("a1-2-b-c", "AB"), ("go_9", "GO")]
)
def test_its_clauses_begin_with_its_own_letters(name: str, prefix: str) -> None:
    assert prefix_of(name.replace("_", "-")) == prefix


def test_its_rules_have_its_letters(here: Path) -> None:
    new_game(here, GAME)
    texts = [file.read_text() for file in (here / GAME).rglob("*") if file.is_file()]
    assert not any("LO-" in text for text in texts)
    assert sum("HN-2.1" in text for text in texts) > 5


def test_it_is_told_how_to_install_and_play_it(here: Path) -> None:
    told = new_game(here, GAME).out.replace("\n", " ")
    assert f'-e "{GAME}[tests]"' in told
    typed = "cosmodrome" if shutil.which("cosmodrome") else f"{sys.executable} -m cosmodrome"
    assert f"{typed} play {GAME}" in told


def test_installed_it_is_on_the_shelf_and_can_be_played(here: Path) -> None:
    path = install(here)
    assert TITLE in cosmodrome("games", PYTHONPATH=path).out
    ran = cosmodrome("play", GAME, "--bots", "random", typed="1\n" * 5, home=here, PYTHONPATH=path)
    assert "Score sheet" in ran.out, ran.err
    arena = cosmodrome("arena", GAME, "--bots", "random,greedy", "--games", "2", PYTHONPATH=path)
    assert arena.code == 0, arena.err
    learn = cosmodrome("learn", GAME, typed="quit\n", home=here, PYTHONPATH=path)
    assert "Step 1 of 3" in learn.out, learn.err


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("My-Game", "A game cannot be called"),
        ("9-lives", "A game cannot be called"),
        ("my game", "A game cannot be called"),
        ("../away", "A game cannot be called"),
        ("", "A game cannot be called"),
        ("lambda", "A game cannot be called"),
        ("template", 'There is already a game "template"'),
        ("json", 'There is already a Python package "json"'),
        ("taken", "taken already exists"),
    ],
)
def test_a_name_that_will_not_do_is_told_in_one_line(here: Path, name: str, reason: str) -> None:
    (here / "taken").mkdir()
    ran = new_game(here, name)
    assert ran.code == 2
    assert reason in ran.err
    assert ran.err.count("\n") == 1
    assert [file.name for file in here.iterdir()] == ["taken"]
    assert list((here / "taken").iterdir()) == []

"""The examples of README.md run as they stand there."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import pytest

from tests.cli.run import cosmodrome

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(README) if kind == language]


def transcript() -> list[tuple[str, str]]:
    """Each command of the console blocks with the output shown below it."""
    parts = re.split(r"^\$ cosmodrome ", "".join(blocks("console")), flags=re.MULTILINE)
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in parts[1:])]


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_python_example(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks("python")[number], "README.md", "exec"), {})


@pytest.mark.parametrize(("command", "shown"), transcript())
def test_console_example(command: str, shown: str) -> None:
    ran = cosmodrome(*command.split())
    assert ran.code == 0, ran.err
    pattern = re.sub(r"\.\.\.", "*", shown.strip().replace("[", "[[]"))
    assert fnmatch.fnmatchcase(ran.out.strip(), pattern)


def test_the_game_shown_is_a_real_one(tmp_path: Path) -> None:
    """Every line shown is printed, in that order, when the same is typed (after exploring and building once)."""
    shown = blocks("text")[0].splitlines()
    typed = [line.partition(" > ")[2] for line in shown if " > " in line]
    command = [*shown[0].split()[2:], "--save", str(tmp_path / "game.json")]
    out = cosmodrome(*command, typed="\n".join(["6", "1", *typed, "quit"])).out
    printed = iter(re.sub(r"Mira > ", "", out).splitlines())
    expected = [line for line in shown[1:] if line.strip() not in {"", "..."} and " > " not in line]
    assert all(any(line.rstrip() == found.rstrip() for found in printed) for line in expected)


def test_the_bot_of_the_readme_competes(tmp_path: Path) -> None:
    source = next(block for block in blocks("python") if "class Last" in block)
    (tmp_path / "mine.py").write_text(source)
    arguments = ["--bots", "mine:Last,random", "--seats", "1", "--games", "2"]
    ran = cosmodrome("arena", "galaxy-command", *arguments, PYTHONPATH=str(tmp_path))
    assert ran.code == 0, ran.err
    assert "mine:Last" in ran.out


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in target]
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_file_the_architecture_names_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    games = ROOT / "src" / "cosmodrome" / "games"
    named = set(re.findall(r"`((?:rules|ship)/\w+\.py)`", text))
    assert named
    assert [name for name in sorted(named) if not list(games.glob(f"*/{name}"))] == []

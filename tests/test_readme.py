"""The examples of the README and the guides run as they stand there."""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.game import Game
from tests.cli.run import cosmodrome

ROOT = Path(__file__).parent.parent
GUIDES = ["README.md", "docs/terminal.md", "docs/python.md", "docs/numeric.md", "docs/environments.md"]
TEXT = "\n".join((ROOT / page).read_text(encoding="utf-8") for page in GUIDES)
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(TEXT) if kind == language]


def transcript() -> list[tuple[str, str]]:
    """Each command of the console blocks with the output shown below it."""
    parts = re.split(r"^\$ cosmodrome ", "".join(blocks("console")), flags=re.MULTILINE)
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in parts[1:])]


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_python_example(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks("python")[number], "guide", "exec"), {})


@pytest.mark.parametrize(("command", "shown"), transcript())
def test_console_example(command: str, shown: str) -> None:
    ran = cosmodrome(*command.split())
    assert ran.code == 0, ran.err
    pattern = re.sub(r"\.\.\.", "*", shown.strip().replace("[", "[[]"))
    assert fnmatch.fnmatchcase(ran.out.strip(), pattern)


def test_the_game_shown_is_a_real_one(tmp_path: Path) -> None:
    """Every line shown is printed at 80x24, in that order, when the same is typed after exploring and building once."""
    shown = blocks("text")[0].splitlines()
    typed = [line.partition(" > ")[2] for line in shown if " > " in line]
    command = [*shown[0].split()[2:], "--save", str(tmp_path / "game.json")]
    keys = "\n".join(["6", "1", *typed, "quit"])
    out = cosmodrome(*command, typed=keys, COLUMNS="80", LINES="24", FORCE_COLOR="1", TERM="dumb").out
    printed = iter(re.sub(r"Mira > ", "", out).splitlines())
    expected = [line for line in shown[1:] if line.strip() not in {"", "..."} and " > " not in line]
    assert all(any(line.rstrip() == found.rstrip() for found in printed) for line in expected)


def arena(folder: Path, bot: str) -> subprocess.CompletedProcess[str]:
    """The installed command in this folder, as somebody with a bot of their own would run it."""
    command = shutil.which("cosmodrome", path=str(Path(sys.executable).parent))
    assert command
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [
            command,
            "arena",
            "galaxy-command",
            "--bots",
            f"{bot},greedy",
            "--seats",
            "1",
            "--games",
            "2",
            "--workers",
            "2",
        ],
        cwd=folder,
        env={**variables, "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_bot_of_the_readme_competes(tmp_path: Path) -> None:
    assert "`cosmodrome arena galaxy-command --bots mine:Last,greedy --seats 1`" in TEXT
    source = next(block for block in blocks("python") if "class Last" in block)
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    ran = arena(tmp_path, "mine:Last")
    assert ran.returncode == 0, ran.stderr
    assert "mine:Last" in ran.stdout


OWN = """
class Mute:
    def __init__(self, rng): ...

class Stillborn:
    def __init__(self, rng): {}["plan"]
    def choose(self, sight): ...

class Narrow:
    def choose(self, sight): ...
"""


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("hers:Last", 'Bot "hers:Last": there is no module "hers" in {folder}, and none is installed.'),
        ("mine:Lost", 'Bot "mine:Lost": the module "mine" has no class "Lost".'),
        ("mine:Mute", 'Bot "mine:Mute" has no method "choose".'),
        ("mine:Stillborn", "Bot \"mine:Stillborn\" cannot be created: KeyError: 'plan'"),
        ("mine:Narrow", 'Bot "mine:Narrow": Narrow() takes no arguments'),
        ("broken:Last", 'Bot "broken:Last": the module "broken" cannot be imported: SyntaxError: *'),
        (
            "needy:Last",
            'Bot "needy:Last": the module "needy" cannot be imported: ModuleNotFoundError: No module named \'hen\'',
        ),
    ],
)
def test_a_bot_that_cannot_be_had_is_told_in_one_line(tmp_path: Path, bot: str, expected: str) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    (tmp_path / "broken.py").write_text("class Last\n")
    (tmp_path / "needy.py").write_text("import hen\n")
    ran = arena(tmp_path, bot)
    assert ran.returncode == 2
    assert fnmatch.fnmatchcase(ran.stderr, f"cosmodrome: {expected.format(folder=tmp_path)}\n"), ran.stderr


@pytest.mark.parametrize("page", [*GUIDES, "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/internals.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in target]
    assert [target for target in targets if not (ROOT / page).parent.joinpath(target).exists()] == []


ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
TEN_MINUTES = 2_500
"""Words that are read in that time, with care."""
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def test_the_architecture_is_read_in_ten_minutes() -> None:
    text, _, glossary = ARCHITECTURE.partition("## Glossary")
    assert glossary
    assert len(text.split()) <= TEN_MINUTES, "details belong into docs/internals.md"


def test_the_architecture_tells_the_whole_contract() -> None:
    fields = msgspec.structs.fields(Game)
    some = [field for field in fields if not field.required]
    assert f"{len(fields)} fields, {NUMBERS[len(some)]} of them with defaults" in ARCHITECTURE
    contract = ARCHITECTURE.partition("## The contract")[2].partition("\n## ")[0]
    assert [field.name for field in fields if f"`{field.name}" not in contract] == []


@pytest.mark.parametrize("guide", ["ARCHITECTURE.md", "docs/internals.md"])
def test_every_file_a_guide_to_the_code_names_is_there(guide: str) -> None:
    source, page = ROOT / "src" / "cosmodrome", ROOT / "web" / "src"
    text = (ROOT / guide).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]+/[\w.]+\.(?:py|ts))`", text))
    places = [ROOT, source, source / "server", page]
    assert named
    missing = [name for name in named if not any((place / name).exists() for place in places)]
    assert [name for name in missing if not list((source / "games").glob(f"*/{name}"))] == []


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in (ROOT / "src").glob("cosmodrome/games/*/README.md"))
)
def test_every_file_a_game_names_is_there(game: str) -> None:
    folder = ROOT / "src" / "cosmodrome" / "games" / game
    named = set(re.findall(r"`([a-z]+/\w+\.py)`", (folder / "README.md").read_text(encoding="utf-8")))
    assert named
    assert [name for name in sorted(named) if not (folder / name).exists()] == []

"""`new-game`: lays out a game in a package of its own, with everything that a game has.

It is made from the template game's own files, so it can be played at once, and until its author changes it.
"""

from __future__ import annotations

import re
import shutil
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from cosmodrome.cli.language import words_of
from cosmodrome.cli.seats import command
from cosmodrome.cli.show import console, tell
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.games import registry
from cosmodrome.games.registry import TEMPLATE, game_ids

SOURCE = Path(registry.__file__).parent / "_template"
NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
CLAUSE = re.compile(r"\bLO-(?=\d)")
"""How the template's clauses begin."""
IMPORT = re.compile(r"^(?:from|import) ([\w.]+).*\n", re.MULTILINE)
COPIED = {".py", ".md", ".json", ".ftl"}

SKELETON = Path(__file__).parent / "skeleton"
"""The files beside the game itself, with names to be filled in."""


class BadName(Problem):
    """A name under which no game can be laid out."""


class Naming(NamedTuple):
    """The names of a new game: of its folder and its package, its id, for people, and in its rules."""

    folder: str
    package: str
    id: str
    title: str
    prefix: str
    """Of its clauses."""

    def of(self, text: str) -> str:
        """A text of the template game with these names in place of its own."""
        known = {
            "cosmodrome.games._template": self.package,
            "tests.games._template": "tests",
            '"template"': f'"{self.id}"',
            "Lift-off": self.title,
            "LiftOff": self.title.replace(" ", ""),
            "LIFT_OFF": self.package.upper(),
            "lift-off": self.id,
        }
        for old, new in known.items():
            text = text.replace(old, new)
        return CLAUSE.sub(f"{self.prefix}-", text)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=words_of("help-new-game-name"))],
) -> None:
    """Lay out the skeleton of a new game, as a package of its own, in a folder of that name."""
    naming = name_game(name)
    lay_out(naming, Path.cwd() / naming.folder)
    tell(say("new-game-made", title=naming.title, folder=naming.folder))
    console.print(f'  {installing()} "{naming.folder}[tests]"', soft_wrap=True, markup=False)
    tell(say("new-game-play", command=command(), game=naming.id))


def installing() -> str:
    """The command that installs a folder into the environment that runs this, be it with pip or with uv."""
    if find_spec("pip") is None and (uv := shutil.which("uv")):
        return f"{uv} pip install --python {sys.executable} -e"
    first = "" if find_spec("pip") else f"{sys.executable} -m ensurepip && "
    return f"{first}{sys.executable} -m pip install -e"


def name_game(name: str) -> Naming:
    """`BadName` says why no game can be called that."""
    package, game_id = name.replace("-", "_"), name.replace("_", "-")
    if not NAME.fullmatch(name) or iskeyword(package):
        raise BadName(say("new-game-bad-name", name=name))
    if Path(name).exists():
        raise BadName(say("new-game-folder", folder=name))
    if game_id in (*game_ids(), *TEMPLATE):
        raise BadName(say("new-game-taken", game=game_id))
    if find_spec(package) is not None:
        raise BadName(say("new-game-package", package=package))
    return Naming(name, package, game_id, game_id.replace("-", " ").title(), prefix_of(game_id))


def prefix_of(game_id: str) -> str:
    """Two capital letters: of the first two words, or of the only one. Digits are no letters."""
    words = [letters for word in game_id.split("-") if (letters := re.sub(r"\d", "", word))]
    first = "".join(word[0] for word in words[:2]) if len(words) > 1 else words[0][:2]
    return first.upper().ljust(2, "X")


def lay_out(naming: Naming, folder: Path) -> None:
    folder.mkdir()
    for file, source in (("pyproject.toml", "pyproject.txt"), ("README.md", "README.md")):
        _write(folder / file, (SKELETON / source).read_text(encoding="utf-8").format(**naming._asdict()))
    _copy(SOURCE, folder / "src" / naming.package, naming)
    _copy(_tests(), folder / "tests", naming)


def _tests() -> Path:
    """The template's tests: inside an installed package, or in the project's `tests`."""
    inside = SOURCE / "tests"
    return inside if inside.is_dir() else SOURCE.parents[3] / "tests" / "games" / SOURCE.name


def _copy(source: Path, target: Path, naming: Naming) -> None:
    for file in sorted(source.rglob("*")):
        place = file.relative_to(source)
        if file.suffix in COPIED and not (source == SOURCE and place.parts[0] == "tests"):
            text = naming.of(file.read_text(encoding="utf-8"))
            _write(target / place, with_sorted_imports(text, naming.package) if file.suffix == ".py" else text)


def with_sorted_imports(text: str, own: str) -> str:
    """A module with its imports as formatters have them: the standard library, other packages, its own project."""
    found = [each for each in IMPORT.finditer(text) if each[1] != "__future__"]
    if not found:
        return text
    groups: tuple[list[str], ...] = ([], [], [])
    for each in sorted(found, key=lambda each: (each[0].startswith("from"), each[1])):
        top = each[1].partition(".")[0]
        groups[0 if top in sys.stdlib_module_names else 2 if top in (own, "tests") else 1].append(each[0])
    block = "\n".join("".join(group) for group in groups if group)
    return text[: found[0].start()] + block + text[found[-1].end() :]


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")

"""What bots think in (states, rules, hints, generator) can be compiled by mypyc and then plays the very same games.

Modules that declare records stay as they are: msgspec reads their annotations, which compiling would blur.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from spell_out import spell_out

import cosmodrome

PACKAGE = Path(cosmodrome.__file__).parent

SCRIPT = """
import random, sys
import cosmodrome
from cosmodrome.core import rng
from cosmodrome.core.records import digest

print(rng.__file__, file=sys.stderr)
for table in sys.argv[1:]:
    game, seats = table.split(":")
    for seed in range(2):
        match, dice = cosmodrome.new(game, seats=int(seats), seed=seed), random.Random(seed)
        while match.outcome is None:
            seat = match.awaiting[0]
            match.play(seat, dice.choice(match.offers(seat)))
            match.redeal(seat, rng.Rng.seeded(1))
            value = match.game.evaluate(match.snapshot(), 0)
        print(table, seed, digest(match.snapshot()), match.outcome.scores, round(value, 9))
"""


LARGE = frozenset({"galaxy_trucker", "lunar_rush"})
"""Games that take minutes to compile."""

TABLES = (
    "template:4",
    "galaxy-challenge:4",
    "galaxy-command:1",
    "galaxy-command:4",
    "galaxy-rush:2",
    "galaxy-trucker:4",
    "lunar-rush:3",
)


def tables(left_out: frozenset[str]) -> list[str]:
    return [table for table in TABLES if table.split(":")[0].replace("-", "_") not in left_out]


def hot_modules(package: Path, left_out: frozenset[str]) -> list[str]:
    games = package / "games"
    files = [package / "core" / "rng.py", package / "core" / "flow.py"]
    for pattern in ("state.py", "corporation.py", "bot/*.py", "rules/*.py", "ship/*.py"):
        files += sorted(file for file in games.glob(f"*/{pattern}") if left_out.isdisjoint(file.parts))
    return [str(file.relative_to(package.parent)) for file in files]


def play(folder: Path, played: list[str]) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *played],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=environment,
    )
    assert done.returncode == 0, done.stderr[-3_000:]
    return done.stdout, done.stderr


NEEDS_COMPILER = pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc")) and not os.environ.get("CI"), reason="no C compiler here"
)


@NEEDS_COMPILER
def test_compiled_games_are_the_same_games(tmp_path: Path) -> None:
    compare(tmp_path, LARGE)


@NEEDS_COMPILER
@pytest.mark.long
def test_large_games_compiled_are_the_same_games(tmp_path: Path) -> None:
    compare(tmp_path, frozenset())


def compare(tmp_path: Path, left_out: frozenset[str]) -> None:
    copy = shutil.copytree(PACKAGE, tmp_path / "cosmodrome", ignore=shutil.ignore_patterns("__pycache__"))
    modules = hot_modules(copy, left_out)
    for module in modules:
        file = tmp_path / module
        file.write_text(spell_out(file.read_text(), module.removesuffix(".py").replace("/", ".")))
    command = [sys.executable, "-m", "mypyc", *modules]
    plainly = {**os.environ, "MYPYC_OPT_LEVEL": "0"}  # the same meaning in a fraction of the time
    built = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=plainly)
    assert built.returncode == 0, built.stdout[-3_000:] + built.stderr[-3_000:]
    compiled, where = play(tmp_path, tables(left_out))
    assert ".py\n" not in where
    plain, _ = play(PACKAGE.parent, tables(left_out))
    assert compiled == plain
    assert len(plain.splitlines()) == 2 * len(tables(left_out))

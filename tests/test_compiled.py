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

import cosmodrome

PACKAGE = Path(cosmodrome.__file__).parent

SCRIPT = """
import random, sys
import cosmodrome
from cosmodrome.core import rng
from cosmodrome.core.records import digest

print(rng.__file__, file=sys.stderr)
TABLES = (
    ("template", 4),
    ("galaxy-challenge", 4),
    ("galaxy-command", 1),
    ("galaxy-command", 4),
    ("galaxy-rush", 2),
    ("galaxy-trucker", 4),
    ("lunar-rush", 3),
)
for game, seats in TABLES:
    for seed in range(2):
        match, dice = cosmodrome.new(game, seats=seats, seed=seed), random.Random(seed)
        while match.outcome is None:
            seat = match.awaiting[0]
            match.play(seat, dice.choice(match.offers(seat)))
            match.redeal(seat, rng.Rng.seeded(1))
            value = match.game.hints.evaluate(match.snapshot(), 0)
        print(game, seed, digest(match.snapshot()), match.outcome.scores, round(value, 9))
"""


LARGE = frozenset() if os.environ.get("COSMODROME_COMPILE") == "all" else frozenset({"galaxy_trucker", "lunar_rush"})
"""Games that take minutes to compile: only where COSMODROME_COMPILE=all asks for them."""


def hot_modules(package: Path) -> list[str]:
    games = package / "games"
    files = [package / "core" / "rng.py", package / "core" / "agenda.py"]
    thinking = ("hints.py", "evaluation.py", "prospects.py", "plans.py", "memory.py")
    for pattern in ("state.py", "corporation.py", *thinking, "rules.py", "rules/*.py", "ship/*.py"):
        files += sorted(file for file in games.glob(f"*/{pattern}") if LARGE.isdisjoint(file.parts))
    return [str(file.relative_to(package.parent)) for file in files]


def play(folder: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, cwd=folder, env=environment
    )
    return done.stdout, done.stderr


@pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc")) and not os.environ.get("CI"), reason="no C compiler here"
)
def test_compiled_games_are_the_same_games(tmp_path: Path) -> None:
    copy = shutil.copytree(PACKAGE, tmp_path / "cosmodrome", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "mypyc", *hot_modules(copy)]
    plainly = {**os.environ, "MYPYC_OPT_LEVEL": "0"}  # the same meaning in a fraction of the time
    built = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=plainly)
    assert built.returncode == 0, built.stdout[-3_000:] + built.stderr[-3_000:]
    compiled, where = play(tmp_path)
    assert ".py\n" not in where
    plain, _ = play(PACKAGE.parent)
    assert compiled == plain
    assert len(plain.splitlines()) == 2 * 7

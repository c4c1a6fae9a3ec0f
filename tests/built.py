"""Compiled engines for tests: made once, without optimization, and kept for as long as the sources stay the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Collection
from pathlib import Path

from cosmodrome import engine
from cosmodrome.compiling.build import compile_engine
from cosmodrome.locked import lock
from cosmodrome.workers import all_cores

BUILDS = Path(__file__).parent.parent / "build" / "compiled"
SMALL = frozenset({"galaxy_challenge", "galaxy_command", "galaxy_rush"})
"""Games that are compiled in less than a minute."""


def cache_with(name: str, games: Collection[str] | None) -> Path:
    """A cache folder (`XDG_CACHE_HOME`) with the core and these games, compiled of the sources as they are now."""
    home = BUILDS / name
    wanted = engine.digest(engine.PACKAGE)
    target = home / "cosmodrome" / "engine" / wanted
    target.parent.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("a") as file:
        _wait_for(file)  # another worker may be making it
        if engine.read_build(target, wanted) is None:
            for old in target.parent.iterdir():
                shutil.rmtree(old, ignore_errors=True)
            compile_engine(target, home / "log", games=games, level="0", jobs=all_cores())
    return home


def _wait_for(file: object) -> None:
    while True:
        try:
            lock(file)  # type: ignore[arg-type]
        except OSError:
            time.sleep(0.5)
        else:
            return


def python(
    *arguments: str, cache: Path, pure: bool = False, package: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Python with this cache, and with this copy of the package's parent folder."""
    variables = {**os.environ, "XDG_CACHE_HOME": str(cache), "COSMODROME_PURE": "1" if pure else "", "COLUMNS": "200"}
    if package is not None:
        variables["PYTHONPATH"] = str(package)
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, env=variables, timeout=600
    )

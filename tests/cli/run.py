"""Runs the real command in a process of its own, as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def cosmodrome(*arguments: str, typed: str = "", home: Path | None = None, **environment: str) -> Ran:
    """The command with these arguments; `typed` is what a person types."""
    variables = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", **environment}
    variables.pop("COSMODROME_COMMAND", None)
    if home is not None:
        variables["COSMODROME_DATA"] = str(home)
    done = subprocess.run(
        [sys.executable, "-m", "cosmodrome", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=variables,
    )
    return Ran(done.returncode, done.stdout, done.stderr)

"""Runs the real command: in a process of its own, as a person would, or in this one where only its words matter."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from cosmodrome.cli.main import main


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


def here(*arguments: str) -> Ran:
    """The command in this process, for help and refusals: starting another takes longer than most commands."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["cosmodrome", *arguments]),
        mock.patch.dict(os.environ),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = left.code
    assert isinstance(code, int)
    return Ran(code, out.getvalue(), err.getvalue())

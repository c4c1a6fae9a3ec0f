"""Speed of other engines at random play, on one core, each in its own process.

`measure` is for scripts that compare; run as a script this prints a table. The
engines live in benchmarks/.venv, made here on first use from requirements.txt.
Playing and timing belong to rival_worker, our own engines' speed to others.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = HERE / "requirements.txt"
STAMP = VENV / "rivals.stamp"
HEADER = "engine                    version  decisions/s  per game  forced  clone us   games  notes"

CARD_GAMES = ("leduc-holdem", "uno", "gin-rummy")
ENGINES = (
    "catanatron",
    *(f"rlcard:{game}" for game in CARD_GAMES),
    *(f"rlcard-core:{game}" for game in CARD_GAMES),
    *(f"open_spiel:{game}" for game in ("hearts", "cribbage", "backgammon")),
    *(f"open_spiel-observed:{game}" for game in ("hearts", "backgammon")),
)

# One thread for every numeric library. The hash seed lets a seed repeat a game, but for catanatron
# only from Python 3.12: it picks from sets holding None, whose hash was an address until then.
WORKER_ENV = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONHASHSEED": "0",
}
INSTALL_ENV = {"UV_SYSTEM_CERTS": "1", "UV_PYTHON_PREFERENCE": "system"}


class RivalsError(Exception):
    """The rivals' environment cannot be made; the message is one line."""


def measure(engine: str, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Measure `engine` for about `seconds` of CPU time.

    The answer has the worker's fields, or "engine" and "error" when there is nothing to report.
    """
    try:
        prepare()
        return _run_worker(engine, seconds, seed)
    except RivalsError as error:
        return {"engine": engine, "error": str(error)}


@functools.cache
def prepare() -> None:
    """Make the rivals' environment unless it is there already, up to date."""
    wanted = f"{sys.version}\n{REQUIREMENTS.read_text(encoding='utf-8')}"
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    _say(f"making {VENV.name} for the rivals")
    # The caller's own interpreter, so that both sides of a comparison run on one Python.
    _uv("venv", "--clear", "--python", sys.executable, str(VENV))
    if _install():
        STAMP.write_text(wanted, encoding="utf-8")


def _install() -> bool:
    """Install all rivals; when that fails install what can be, and say False."""
    _say("installing the rivals, about 70 MB, up to a minute or two")
    try:
        _uv("pip", "install", "--python", str(PYTHON), "-r", str(REQUIREMENTS))
    except RivalsError as error:
        _say(f"{error}; installing one by one")
        for pin in _pins():
            _install_one(pin)
        return False
    return True


def _install_one(pin: str) -> None:
    # Each pin alone, as the file names every dependency: one bad rival must not cost the others.
    try:
        _uv("pip", "install", "--python", str(PYTHON), "--no-deps", pin)
    except RivalsError as error:
        _say(f"left out {pin}: {error}")


def _pins() -> list[str]:
    lines = REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _uv(*arguments: str) -> None:
    command = [shutil.which("uv") or str(HERE.parent / ".tools" / "bin" / "uv"), *arguments]
    last = ""
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=INSTALL_ENV | os.environ
        )
    except OSError as error:
        raise RivalsError(f"cannot run uv: {error.strerror}") from error
    with process:
        for line in process.stdout or ():
            last = line.strip() or last
            _say(f"  {line.rstrip()}")
    if process.returncode:
        raise RivalsError(f"uv {arguments[0]} failed: {last}")


def _run_worker(engine: str, seconds: float, seed: int) -> dict[str, Any]:
    script = str(HERE / "rival_worker.py")
    command = [str(PYTHON), script, engine, f"--seconds={seconds}", f"--seed={seed}"]
    environment = os.environ | WORKER_ENV
    limit = 60 + 20 * seconds
    try:
        done = subprocess.run(command, capture_output=True, check=False, text=True, env=environment, timeout=limit)
    except OSError as error:
        raise RivalsError(f"cannot run the rivals' python: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise RivalsError(f"no answer within {limit:.0f} s") from error
    return _answer(done)


def _answer(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    try:
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError) as error:
        last = (done.stderr.splitlines() or ["it said nothing"])[-1]
        raise RivalsError(f"worker ended with code {done.returncode}: {last}") from error
    return answer


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def row(found: dict[str, Any]) -> str:
    """One line of the table for one measurement."""
    if "error" in found:
        return f"{found['engine']:<24} not measured: {found['error']}"
    return (
        f"{found['engine']:<24} {found['version']:>8} {found['decisions_per_second']:>12,.0f}"
        f" {found['decisions_per_game']:>9.1f} {found['forced_share']:>7.1%}"
        f" {found['clone_us']:>9.2f} {found['games']:>7}  {_remarks(found['notes'])}"
    )


def _remarks(notes: dict[str, Any]) -> str:
    shown = {name: f"{value:.2g}" if isinstance(value, float) else value for name, value in notes.items()}
    return ", ".join(f"{name} {value}" for name, value in shown.items() if value is not None)


def main() -> int:
    """Measure the chosen rivals and print a table."""
    parser = argparse.ArgumentParser(description="Random-play speed of other engines, one core, CPU time.")
    parser.add_argument("engines", nargs="*", default=ENGINES, help=f"any of: {', '.join(ENGINES)}")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(HEADER)
    found = []
    for engine in options.engines:
        found.append(measure(engine, options.seconds, options.seed))
        print(row(found[-1]), flush=True)
    return int(any("error" in each for each in found))


if __name__ == "__main__":
    sys.exit(main())

"""Measures one rival in this process and prints one line of JSON.

Run by rivals with the python of benchmarks/.venv: rival_worker.py ENGINE
--seconds S --seed N. A failure is also one line of JSON, with the key "error".
"""

from __future__ import annotations

import argparse
import functools
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version

import rival_catanatron
import rival_open_spiel
import rival_rlcard
from rival_common import Result

FAMILIES: dict[str, tuple[str, Callable[..., Result]]] = {
    "catanatron": ("catanatron", rival_catanatron.random_play),
    "rlcard": ("rlcard", rival_rlcard.random_play),
    "rlcard-core": ("rlcard", functools.partial(rival_rlcard.random_play, core=True)),
    "open_spiel": ("open-spiel", rival_open_spiel.random_play),
    "open_spiel-observed": ("open-spiel", functools.partial(rival_open_spiel.random_play, observed=True)),
}


def report(engine: str, seconds: float, seed: int) -> dict[str, object]:
    """Measure `engine` ("family" or "family:game") and add the rates to its counts."""
    family, _, game = engine.partition(":")
    if family not in FAMILIES:
        raise ValueError(f"unknown engine {engine!r}, families are {', '.join(FAMILIES)}")
    package, random_play = FAMILIES[family]
    chosen = {"game": game} if game else {}
    found = {"engine": engine, "version": version(package), "python": platform.python_version()}
    result = random_play(seconds, seed, **chosen)
    return found | asdict(result) | _rates(result)


def _rates(result: Result) -> dict[str, float]:
    return {
        "decisions_per_second": result.decisions / result.cpu_seconds,
        "decisions_per_game": result.decisions / result.games,
        "forced_share": result.forced / result.decisions,
    }


def main() -> int:
    """Print the measurement, or the reason there is none."""
    parser = argparse.ArgumentParser(description="Measure one rival engine.")
    parser.add_argument("engine")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        print(json.dumps(report(options.engine, options.seconds, options.seed)))
    except Exception as error:  # a rival may fail in any way, and one line must say so
        print(json.dumps({"engine": options.engine, "error": _reason(error)}))
        return 1
    return 0


def _reason(error: Exception) -> str:
    if isinstance(error, PackageNotFoundError):
        return f"{error.name} is not installed"
    return f"{type(error).__name__}: {error}".splitlines()[0]


if __name__ == "__main__":
    sys.exit(main())

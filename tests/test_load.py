"""The benchmarks of the server run, and their reports have every figure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCHMARKS = Path(__file__).resolve().parent.parent / "benchmarks"


def report_of(script: str, *options: str) -> Any:
    command = [sys.executable, str(BENCHMARKS / script), *options, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_short_run_of_our_server_reports_every_figure() -> None:
    report = report_of("load.py", "--alone", "--tables=3", "--seconds=1", "--rounds=1")
    assert list(report) == ["cosmodrome"]
    kinds = report["cosmodrome"]
    assert list(kinds) == ["flat out", "paced", "bots"]
    for kind in ("flat out", "paced"):
        assert set(kinds[kind]) == {"moves", "p50", "p90", "p99", "cpu", "memory"}
        assert 0 < kinds[kind]["p50"] <= kinds[kind]["p90"] <= kinds[kind]["p99"]
    assert all(figures["moves"] > 0 and figures["memory"] > 0 for figures in kinds.values())


def test_a_short_race_reports_its_grabs() -> None:
    report = report_of("grab.py", "--builders=2", "--watchers=2", "--seconds=2", "--pause=0.1")
    assert report["grabs"] > 3
    assert 0 < report["p50"] <= report["p90"] <= report["p99"] <= report["most"]
    assert 0 <= report["late"] < report["grabs"]

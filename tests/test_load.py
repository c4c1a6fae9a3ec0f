"""The load benchmark's own half: it runs, and its report has every figure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "benchmarks" / "load.py"


def test_a_short_run_of_our_server_reports_every_figure() -> None:
    command = [sys.executable, str(SCRIPT), "--alone", "--tables=3", "--seconds=1", "--rounds=1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert list(report) == ["cosmodrome"]
    kinds = report["cosmodrome"]
    assert list(kinds) == ["flat out", "paced", "bots"]
    for kind in ("flat out", "paced"):
        assert set(kinds[kind]) == {"moves", "p50", "p90", "p99", "cpu", "memory"}
        assert 0 < kinds[kind]["p50"] <= kinds[kind]["p90"] <= kinds[kind]["p99"]
    assert all(figures["moves"] > 0 and figures["memory"] > 0 for figures in kinds.values())

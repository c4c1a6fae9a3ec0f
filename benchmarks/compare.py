"""Our games, compiled and plain, beside other engines at random play: one run, one core, ratios.

Every round measures each engine once, so that whatever else the machine does falls on all of them alike; medians over
the rounds are compared. Each is measured in a process of its own: `rivals` measures the others, `cosmodrome.cli.bench`
ours.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import rivals

from cosmodrome.cli.bench import Engine
from cosmodrome.engine import PURE
from cosmodrome.games.registry import find_game, game_ids

BASE = "catanatron"
HEAD = (
    *("Engine", "Decisions/s", "Ratio", "Forced", "Free choices, ratio", "Decisions per game"),
    *("Clone us", "View us", "Search/s", "With observations/s"),
)
PARTNERS = {"rlcard": ("rlcard-core", "rlcard"), "open_spiel": ("open_spiel", "open_spiel-observed")}
"""Of a rival, which of its loops plays the rules alone, and which makes an observation for every decision."""

Row = dict[str, float]

OURS = {"cosmodrome": "compiled", "cosmodrome-plain": "plain"}
"""Which engine they measure."""


def ours() -> list[str]:
    """Our games in both engines."""
    return [f"{name}:{game_id}" for name in OURS for game_id in game_ids()]


def measure_ours(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """A game with the most seats it has."""
    kind, _, game_id = name.partition(":")
    wanted = OURS[kind]
    variables = {**os.environ, PURE: "1" if wanted == "plain" else ""}
    table = f"{game_id}:{find_game(game_id).meta.max_seats}"
    command = [sys.executable, "-m", "cosmodrome.cli.bench", str(seconds), str(seed), table]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=variables)
    found = msgspec.json.decode(done.stdout, type=Engine)
    if found.engine != wanted:
        return {"error": "the engine is not compiled: cosmodrome compile"}
    speed = found.speeds[0]
    return {
        "decisions_per_second": speed.decisions,
        "forced_share": speed.forced,
        "decisions_per_game": speed.decisions_per_game,
        "clone_us": speed.clone,
        "view_us": speed.view,
        "simulations": speed.simulations,
        "observed": speed.vector,
    }


def run(engines: list[str], rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """All measurements of all rounds; an engine that fails is told once and left out."""
    found: dict[str, list[dict[str, Any]]] = {engine: [] for engine in engines}
    for number in range(1, rounds + 1):
        for engine in list(found):
            print(f"\rround {number} of {rounds}: {engine:<28}", end="", file=sys.stderr, flush=True)
            own = engine.partition(":")[0] in OURS
            result = measure_ours(engine, seconds, number) if own else rivals.measure(engine, seconds, number)
            if "error" in result:
                print(f"\n{engine} not measured: {result['error']}", file=sys.stderr)
                del found[engine]
            else:
                found[engine].append(result)
    print(file=sys.stderr)
    return found


def summary(results: list[dict[str, Any]]) -> Row:
    names = ["decisions_per_second", "forced_share", "decisions_per_game", "clone_us", "view_us", "simulations"]
    return {name: median(result.get(name, 0.0) for result in results) for name in [*names, "observed"]}


def together(rows: dict[str, Row]) -> dict[str, Row]:
    """One row for each rival: its loop with observations is a column of the other one."""
    found = dict(rows)
    for kind, (core, observed) in PARTNERS.items():
        for engine in [each for each in rows if each.partition(":")[0] == observed]:
            row, alone = found.pop(engine), f"{core}:{engine.partition(':')[2]}"
            game = f"{kind}:{engine.partition(':')[2]}"
            found[game] = {**found.pop(alone, row), "observed": row["decisions_per_second"]}
    return found


def free(row: Row) -> float:
    """Decisions a second in which there was something to decide."""
    return row["decisions_per_second"] * (1 - row["forced_share"])


def table(rows: dict[str, Row]) -> list[str]:
    """A Markdown table, the fastest first."""
    base = rows.get(BASE)
    lines = [" | ".join(HEAD), " | ".join("---" for _ in HEAD)]
    for engine, row in sorted(rows.items(), key=lambda item: -item[1]["decisions_per_second"]):
        cells = [
            engine,
            f"{row['decisions_per_second']:,.0f}",
            f"{row['decisions_per_second'] / base['decisions_per_second']:.1f}" if base else "-",
            f"{row['forced_share']:.0%}",
            f"{free(row) / free(base):.1f}" if base else "-",
            f"{row['decisions_per_game']:.0f}",
            f"{row['clone_us']:.2f}",
            *(_or_nothing(row["view_us"], ".1f"), _or_nothing(row["simulations"]), _or_nothing(row["observed"])),
        ]
        lines.append(" | ".join(cells))
    return [f"| {line} |" for line in lines]


def _or_nothing(figure: float, shape: str = ",.0f") -> str:
    return format(figure, shape) if figure else "-"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="*", help=f"default: all of {', '.join([*ours(), *rivals.ENGINES])}")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measurement")
    parser.add_argument("--out", type=Path, help="also write the table to this file")
    options = parser.parse_args()
    found = run(options.engines or [*ours(), *rivals.ENGINES], options.rounds, options.seconds)
    rows = {engine: summary(results) for engine, results in found.items() if results}
    lines = table(together(rows))
    print("\n".join(lines))
    if options.out:
        options.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

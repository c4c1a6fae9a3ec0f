"""Our games beside other engines at random play: one run, one core, ratios.

Every round measures each engine once, so that whatever else the machine does falls on all of them alike; medians over
the rounds are compared. `rivals` measures the others, `cosmodrome.lab.bench` ours.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Any

import rivals

from cosmodrome.games.registry import find_game, game_ids
from cosmodrome.lab.bench import measure

BASE = "catanatron"
HEAD = ("Engine", "Decisions/s", "Ratio", "Forced", "Free choices, ratio", "Decisions per game", "Clone us", "Search/s")
OBSERVED = ("rlcard:", "open_spiel-observed:")
"""Rivals whose loops make an observation for every decision; so do many of our games at once."""
OBSERVED_HEAD = ("With observations", "Decisions/s", "Observations/s", "Masks/s")

Row = dict[str, float]


def ours() -> list[str]:
    """Our games, each with the most seats it has."""
    return [f"cosmodrome:{game_id}" for game_id in game_ids()]


def measure_ours(name: str, seconds: float, seed: int) -> dict[str, Any]:
    game = find_game(name.partition(":")[2])
    speed = measure(game, game.meta.max_seats, seconds, seed)
    return {
        "decisions_per_second": speed.decisions,
        "forced_share": speed.forced,
        "decisions_per_game": speed.decisions_per_game,
        "clone_us": speed.clone,
        "simulations": speed.simulations,
        "observations": speed.observations,
        "masks": speed.masks,
        "vector": speed.vector,
    }


def run(engines: list[str], rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """All measurements of all rounds; an engine that fails is told once and left out."""
    found: dict[str, list[dict[str, Any]]] = {engine: [] for engine in engines}
    for number in range(1, rounds + 1):
        for engine in list(found):
            print(f"\rround {number} of {rounds}: {engine:<28}", end="", file=sys.stderr, flush=True)
            own = engine.startswith("cosmodrome:")
            result = measure_ours(engine, seconds, number) if own else rivals.measure(engine, seconds, number)
            if "error" in result:
                print(f"\n{engine} not measured: {result['error']}", file=sys.stderr)
                del found[engine]
            else:
                found[engine].append(result)
    print(file=sys.stderr)
    return found


def summary(results: list[dict[str, Any]]) -> Row:
    names = ["decisions_per_second", "forced_share", "decisions_per_game", "clone_us", "simulations"]
    names += ["observations", "masks", "vector"]
    return {name: median(result.get(name, 0.0) for result in results) for name in names}


def free(row: Row) -> float:
    """Decisions a second in which there was something to decide."""
    return row["decisions_per_second"] * (1 - row["forced_share"])


def table(rows: dict[str, Row]) -> list[str]:
    """A Markdown table, the fastest first."""
    base = rows.get(BASE)
    rows = {engine: row for engine, row in rows.items() if not engine.startswith("open_spiel-observed:")}
    lines = [" | ".join(HEAD), " | ".join("---" for _ in HEAD)]
    for engine, row in sorted(rows.items(), key=lambda item: -item[1]["decisions_per_second"]):
        ratio = f"{row['decisions_per_second'] / base['decisions_per_second']:.1f}" if base else "-"
        free_ratio = f"{free(row) / free(base):.1f}" if base else "-"
        lines.append(
            f"{engine} | {row['decisions_per_second']:,.0f} | {ratio} | {row['forced_share']:.0%} | {free_ratio} | "
            f"{row['decisions_per_game']:.0f} | {row['clone_us']:.1f} | "
            f"{format(row['simulations'], ',.0f') if row['simulations'] else '-'}"
        )
    return [f"| {line} |" for line in lines]


def observed(rows: dict[str, Row]) -> list[str]:
    """The same for loops in which whoever decides gets an observation and a mask."""
    rates = {engine: row["vector"] or row["decisions_per_second"] for engine, row in rows.items()}
    kept = [engine for engine in rates if rows[engine]["vector"] or engine.startswith(OBSERVED)]
    lines = [" | ".join(OBSERVED_HEAD), " | ".join("---" for _ in OBSERVED_HEAD)]
    for engine in sorted(kept, key=lambda engine: -rates[engine]):
        parts = [f"{rows[engine][name]:,.0f}" if rows[engine][name] else "-" for name in ("observations", "masks")]
        lines.append(" | ".join([engine, f"{rates[engine]:,.0f}", *parts]))
    return [f"| {line} |" for line in lines]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="*", help=f"default: all of {', '.join([*ours(), *rivals.ENGINES])}")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measurement")
    parser.add_argument("--out", type=Path, help="also write the table to this file")
    options = parser.parse_args()
    found = run(options.engines or [*ours(), *rivals.ENGINES], options.rounds, options.seconds)
    rows = {engine: summary(results) for engine, results in found.items() if results}
    lines = [*table(rows), "", *observed(rows)]
    print("\n".join(lines))
    if options.out:
        options.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Our server and boardgame.io's under the same load, in one run: moves a second, time to everyone's event, memory.

At each table one client plays every seat and others watch; a game that ends is followed by another. In `flat out`
rounds a table moves as soon as everybody has heard of its last move; in `paced` rounds each table moves at fixed times,
and the time to everyone's event counts from when the move was due. `bots` rounds are our server's alone, with four
random bots at each table. Rounds alternate, so that whatever else the machine does falls on all alike; medians count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import httpx
import load_servers as servers
from load_tables import BotTable, Ours, Table, Theirs

OURS, THEIRS, THEIRS_KEPT = "cosmodrome", "boardgame.io", "boardgame.io on disk"
NAMES = (OURS, THEIRS, THEIRS_KEPT)
FLAT_OUT, PACED, BOTS = "flat out", "paced", "bots"
WATCHERS = 2
HEAD = ("Server", "Round", "Moves/s", "p50 ms", "p90 ms", "p99 ms", "CPU us per move", "Memory MB")

Figures = dict[str, float]
Report = dict[str, dict[str, Figures]]


async def play(table: Table, end: float, pace: float, due: float, times: list[float]) -> None:
    """One table until the end; a pace of 0 is flat out."""
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        times.append(await table.move() - due)
        if table.over:
            await table.open()
        due = due + pace if pace else time.perf_counter()


async def round_of(server: servers.Server, tables: Sequence[Table], seconds: float, pace: float) -> Figures:
    times: list[float] = []
    cpu, start = server.cpu(), time.perf_counter()
    spread = pace / len(tables)
    playing = (play(table, start + seconds, pace, start + spread * i, times) for i, table in enumerate(tables))
    await asyncio.gather(*playing)
    took, used = time.perf_counter() - start, server.cpu() - cpu
    return {
        "moves": len(times) / took,
        **shares(sorted(times)),
        "cpu": used / len(times) * 1e6,
        "memory": server.memory(),
    }


def shares(times: Sequence[float]) -> Figures:
    return {f"p{share}": times[len(times) * share // 100] * 1_000 for share in (50, 90, 99)}


async def bots_round(server: servers.Server, tables: Sequence[BotTable], seconds: float, base: Path) -> Figures:
    """Tables that play by themselves: what their watchers hear in that time, and how long after it was played."""
    before, cpu, start = sum(table.moves for table in tables), server.cpu(), time.perf_counter()
    for table in tables:
        table.heard.clear()
    await asyncio.sleep(seconds)
    moves, took = sum(table.moves for table in tables) - before, time.perf_counter() - start
    used, heard = server.cpu() - cpu, [each for table in tables for each in table.heard]
    played = servers.times_of(base)
    times = sorted(at - played[table_id, number] for table_id, number, at in heard)
    return {"moves": moves / took, **shares(times), "cpu": used / max(moves, 1) * 1e6, "memory": server.memory()}


async def guest(server: servers.Server) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60.0)
    (await http.get("/api/me")).raise_for_status()
    return http


async def measure(options: argparse.Namespace, data: Path) -> Report:
    """Medians by server and kind of round."""
    luck = random.Random(options.seed)
    found: dict[str, dict[str, list[Figures]]] = {name: {} for name in NAMES[: 1 if options.alone else None]}
    with ExitStack() as stack:
        running = {OURS: stack.enter_context(servers.ours(data / "people", options.tables))}
        http = await guest(running[OURS])
        tables: dict[str, list[Table]] = {
            OURS: [Ours(running[OURS].port, WATCHERS, luck, http) for _ in range(options.tables)]
        }
        if not options.alone:
            for name, folder in ((THEIRS, None), (THEIRS_KEPT, data / "matches")):
                running[name] = stack.enter_context(servers.theirs(folder))
                tables[name] = [Theirs(running[name].port, WATCHERS, luck) for _ in range(options.tables)]
        for table in (table for each in tables.values() for table in each):
            await table.open()
        for number in range(1, options.rounds + 1):
            for kind, pace in ((FLAT_OUT, 0.0), (PACED, options.pace)):
                for name, server in running.items():
                    say(f"round {number} of {options.rounds}: {name}, {kind}")
                    note(found, name, kind, await round_of(server, tables[name], options.seconds, pace))
            say(f"round {number} of {options.rounds}: {OURS}, {BOTS}")
            note(found, OURS, BOTS, await measure_bots(options, data / f"bots{number}"))
        await http.aclose()
    return {name: {kind: medians(rounds) for kind, rounds in kinds.items()} for name, kinds in found.items()}


async def measure_bots(options: argparse.Namespace, data: Path) -> Figures:
    with servers.ours(data, options.tables) as server:
        http = await guest(server)
        tables = [BotTable(server.port, WATCHERS, http) for _ in range(options.tables)]
        watching = asyncio.gather(*(table.watch() for table in tables))
        while not all(table.moves for table in tables):
            await asyncio.wait([watching], timeout=0.1)
            if watching.done():
                watching.result()
        found = await bots_round(server, tables, options.seconds, data)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await http.aclose()
    return found


def note(found: dict[str, dict[str, list[Figures]]], name: str, kind: str, figures: Figures) -> None:
    found[name].setdefault(kind, []).append(figures)


def medians(rounds: list[Figures]) -> Figures:
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def rows(report: Report) -> list[tuple[str, ...]]:
    names = ("p50", "p90", "p99", "cpu", "memory")
    return [
        (name, kind, f"{each['moves']:,.0f}", *(f"{each[key]:,.0f}" if key in each else "-" for key in names))
        for name, kinds in report.items()
        for kind, each in kinds.items()
    ]


def table_of(report: Report) -> str:
    lines = [HEAD, ("---",) * len(HEAD), *rows(report)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def ratios(report: Report) -> str:
    """Ours to theirs: more moves are better, less processor time is."""
    lines = [
        f"{kind}: {ours['moves'] / theirs['moves']:.2f} times the moves a second of {name} flat out,"
        f" {ours['cpu'] / theirs['cpu']:.2f} times the processor time a move"
        for name, theirs in ((name, report[name][FLAT_OUT]) for name in (THEIRS, THEIRS_KEPT))
        for kind, ours in report[OURS].items()
        if kind != PACED
    ]
    return "\n".join(lines)


def say(text: str) -> None:
    print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's: tables with watchers.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between the moves of a table in paced rounds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="our server only")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            report = asyncio.run(measure(options, Path(folder)))
    except servers.LoadError as error:
        print(f"load: {error}", file=sys.stderr)
        return 2
    say(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print(json.dumps(report) if options.json else table_of(report))
    if not options.alone and not options.json:
        print(f"\n{ratios(report)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

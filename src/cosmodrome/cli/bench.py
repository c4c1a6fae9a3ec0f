"""`bench`: how fast the games are, in this engine and, for a file, in the other one too.

As a program (`python -m cosmodrome.cli.bench SECONDS SEED GAME:SEATS ...`) it measures and prints JSON.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cosmodrome import engine
from cosmodrome.cli.language import words_of
from cosmodrome.cli.show import Speaker, console, in_words
from cosmodrome.core.game import fewest_seats
from cosmodrome.core.message import say
from cosmodrome.core.texts import Block
from cosmodrome.games.registry import find_game, game_ids
from cosmodrome.lab.bench import Speed, measure

FORMAT = 1
SEED = 1


class Engine(msgspec.Struct, frozen=True):
    """The speeds of one engine, plain or compiled."""

    engine: str
    python: str
    speeds: tuple[Speed, ...]


class Report(msgspec.Struct, frozen=True):
    """What the file holds."""

    format: int
    seconds: float
    engines: tuple[Engine, ...]


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help=words_of("help-bench-game"))] = None,
    seconds: Annotated[float, typer.Option(help=words_of("help-bench-seconds"))] = 2.0,
    json: Annotated[Path | None, typer.Option(help=words_of("help-bench-json"))] = None,
) -> None:
    """Measure every game on one core: play, legality, views, observations, search."""
    games = [find_game(game_id) for game_id in game or game_ids()]
    tables = [
        (each.meta.id, seats) for each in games for seats in sorted({fewest_seats(each, {}), each.meta.max_seats})
    ]
    speeds = []
    for game_id, seats in tables:
        with console.status(in_words(say("bench-running", game=game_id, seats=seats))):
            speeds.append(measure(find_game(game_id), seats, seconds, SEED))
    engines = [_this(speeds)]
    _show(engines[0])
    if json is None:
        return
    with console.status(in_words(say("bench-other"))):
        other = _other(tables, seconds)
    if other is not None:
        engines.append(other)
        _show(other)
    report = Report(FORMAT, seconds, tuple(engines))
    json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")


def _this(speeds: Sequence[Speed]) -> Engine:
    return Engine(engine.name(), sys.version.split()[0], tuple(speeds))


def _other(tables: Sequence[tuple[str, int]], seconds: float) -> Engine | None:
    """The same in a process of its own, plain where this one is compiled and the other way round.

    None where there is no compiled engine.
    """
    variables = {**os.environ, engine.PURE: "1" if engine.name() == "compiled" else ""}
    named = [f"{game_id}:{seats}" for game_id, seats in tables]
    command = [sys.executable, "-m", "cosmodrome.cli.bench", str(seconds), str(SEED), *named]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=variables)  # noqa: S603 - itself
    found = msgspec.json.decode(done.stdout, type=Engine)
    return found if found.engine != engine.name() else None


PLAY = ("decisions", "forced", "per-game", "games", "simulations")
PARTS = ("clone", "offers", "apply", "refuse", "view")
NUMBERS = ("observations", "masks", "vector")


def _show(found: Engine) -> None:
    """Three tables, each narrow enough for 80 columns."""
    speaker = Speaker()
    play, parts, numbers = [], [], []
    for speed in found.speeds:
        table = (speed.game, str(speed.seats))
        play.append(
            (
                *table,
                f"{speed.decisions:,.0f}",
                f"{100 * speed.forced:.0f}%",
                f"{speed.decisions_per_game:.0f}",
                f"{speed.games:,.0f}",
                f"{speed.simulations:,.0f}",
            )
        )
        times = (speed.clone, speed.offers, speed.apply, speed.refuse, speed.view)
        parts.append((*table, *(f"{time:.2f}" for time in times)))
        rates = (speed.observations, speed.masks, speed.vector)
        numbers.append((*table, *(f"{rate:,.0f}" if rate else "-" for rate in rates)))
    for title, columns, rows in (
        (say("bench-title", engine=found.engine), PLAY, play),
        (say("bench-parts"), PARTS, parts),
        (say("bench-numbers"), NUMBERS, numbers),
    ):
        head = tuple(say(f"bench-{column}") for column in ("game", "seats", *columns))
        speaker.block(Block(title, head, tuple(rows)))


def main() -> None:
    """What another process is asked to measure."""
    seconds, seed, *named = sys.argv[1:]
    tables = [each.rpartition(":") for each in named]
    speeds = [measure(find_game(game_id), int(seats), float(seconds), int(seed)) for game_id, _, seats in tables]
    sys.stdout.write(msgspec.json.encode(_this(speeds)).decode())


if __name__ == "__main__":
    main()

"""Samples written by hand, at tables of the template game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cosmodrome.core.study import Measures
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import Plan, make_plan
from cosmodrome.lab.balance.count import count
from cosmodrome.lab.balance.facts import Figures
from cosmodrome.lab.balance.samples import Sample, SeatSample

TEMPLATE = find_study("template")


def plan(games: int, seats: int = 2, bots: Sequence[str] = ("random",)) -> Plan:
    return make_plan(TEMPLATE, list(bots), seats, {}, games, 0)


def seat(
    sheet: Mapping[str, int],
    *,
    things: dict[str, dict[str, bool]] | None = None,
    numbers: dict[str, dict[str, float]] | None = None,
    choices: dict[str, tuple[int, int]] | None = None,
    events: dict[str, int] | None = None,
    title: str = "-",
) -> SeatSample:
    return SeatSample(dict(sheet), title, choices or {}, events or {}, Measures(things or {}, numbers or {}))


def sample(index: int, *seats: SeatSample, decisions: int = 10, forced: int = 2) -> Sample:
    """The highest score wins."""
    scores = tuple(sum(each.sheet.values()) for each in seats)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    winners = tuple(number for number, place in enumerate(places) if place == 1)
    return Sample(index, scores, places, winners, "", decisions, forced, len(seats), seats)


def figures(samples: Sequence[Sample], bots: Sequence[str] = ("random",), *, cooperative: bool = False) -> Figures:
    meta = msgspec.structs.replace(TEMPLATE.game.meta, cooperative=cooperative)
    game = msgspec.structs.replace(TEMPLATE.game, meta=meta)
    return count(game, plan(len(samples), len(samples[0].seats), bots), samples)

"""One bot game as a row of facts: what every game can be asked, and what a game measures of itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from cosmodrome.bots.drive import Move, moves
from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.records import Event, Record
from cosmodrome.core.study import Measures, Study, key
from cosmodrome.lab.arena import FindStudy, Plan, Result, sit_down


class SeatSample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheet: dict[str, int]
    title: str
    choices: dict[str, tuple[int, int]]
    """By kind of action: in how many decisions it was offered beside other kinds, and in how many it was taken."""
    events: dict[str, int]
    """By kind: how many happened to the seat, those that happened to all among them."""
    measures: Measures


class Sample(Result, frozen=True, forbid_unknown_fields=True):
    """A result with what led to it."""

    decisions: int
    forced: int
    """Decisions with a single offer."""
    turns: int
    """How often another seat came to decide, the first included."""
    seats: tuple[SeatSample, ...]


def play_sample(plan: Plan, find_study: FindStudy, index: int) -> Sample:
    study = find_study(plan.game)
    start = sit_down(plan, study, index)
    made = list(moves(study.game, start.state, start.bots, start.rng))
    return make_sample(study, plan.seats, index, start.state, made, start.opening)


def make_sample(
    study: Study, seats: int, index: int, state: Any, made: Sequence[Move], opening: Sequence[Event] = ()
) -> Sample:
    """What the final state and the moves that led to it say."""
    outcome = study.game.outcome(state)
    assert outcome is not None
    words = catalogue(study.game.texts.words)
    own = [move for move in made if move.seat != CLOCK]
    events = [*opening, *(event for move in made for event in move.events)]
    return Sample(
        index=index,
        scores=outcome.scores,
        places=outcome.places,
        winners=outcome.winners,
        verdict=words.render(outcome.verdict),
        decisions=len(own),
        forced=sum(len(move.offers) == 1 for move in own),
        turns=sum(number == 0 or own[number - 1].seat != move.seat for number, move in enumerate(own)),
        seats=tuple(
            SeatSample(
                sheet=outcome.sheet[seat],
                title=key(outcome.titles[seat]),
                choices=_choices([move for move in own if move.seat == seat]),
                events=_events(events, seat),
                measures=study.measures(state, events, seat) if study.measures else Measures(),
            )
            for seat in range(seats)
        ),
    )


def kind_key(record: Record) -> str:
    """`DiscoverTechnology(technology="robot_workers")` is "DiscoverTechnology/robot_workers".

    Ids and what is true of the record tell kinds apart; numbers are mostly places and would tear a kind to pieces.
    """
    marks = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if value is True or (value and isinstance(value, str)):
            marks.append(name if value is True else value)
    return "/".join([type(record).__name__, *marks])


def _choices(own: Sequence[Move]) -> dict[str, tuple[int, int]]:
    """Decisions with offers of a single kind say nothing about which kind is liked."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for move in own:
        chosen = kind_key(move.action)
        kinds = {chosen, *map(kind_key, move.offers)}
        if len(kinds) > 1:
            offered.update(kinds)
            taken[chosen] += 1
    return {kind: (count, taken[kind]) for kind, count in sorted(offered.items())}


def _events(events: Sequence[Event], seat: Seat) -> dict[str, int]:
    own = Counter(kind_key(event) for event in events if getattr(event, "seat", seat) == seat)
    return dict(sorted(own.items()))

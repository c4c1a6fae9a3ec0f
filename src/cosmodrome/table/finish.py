"""What is kept of a finished game: who came where, their records, and whether it counts for ratings.

Nothing is kept of lessons, and of games that go on from another one. The deal of the day counts only if it ended on its
day and no bot played for the person.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Best, Game, Outcome
from cosmodrome.table.daily import day_of
from cosmodrome.table.event_log import StandInReason
from cosmodrome.table.result import has_stayed, outcome_of, side_of
from cosmodrome.table.table import Table

LAST = 1_000
"""The place of those for whom a bot finished the game."""
STAND_IN_NOTES = frozenset(get_args(StandInReason))


class Record(msgspec.Struct, frozen=True):
    """A person's figure in one game, of which the best is kept."""

    best: str
    apart: tuple[str, ...]
    """The choices of the options by which it is kept apart."""
    value: int


class Finisher(msgspec.Struct, frozen=True):
    """A person at the end of a game."""

    player: str
    place: int
    """Among all seats; `LAST` for those who have not finished the game themselves."""
    team: int
    """Those with the same number played together."""
    score: int
    records: tuple[Record, ...] = ()


class Finish(msgspec.Struct, frozen=True):
    table: str
    game: str
    public: bool
    rated: bool
    daily: str
    result: int | None
    """Of the deal of the day, where it counts."""
    people: tuple[Finisher, ...]


def can_be_rated(game: Game[Any]) -> bool:
    """Where all play together there is nobody to be better than."""
    return not game.meta.cooperative


def counts(table: Table) -> bool:
    """Whether the result of a table cannot be taken back: others have been measured by it."""
    people = {state.player for state in table.seats if state.player}
    return bool(table.opened.daily) or (table.opened.rated and can_be_rated(table.game) and len(people) > 1)


def is_rated(table: Table) -> bool:
    """Whether the result changes ratings: two or more people, each with one seat, on more than one side."""
    opened, seated = table.opened, [seat for seat, state in enumerate(table.seats) if state.player]
    own_seat_each = len({table.seats[seat].player for seat in seated}) == len(seated)
    sides = {side_of(table, seat) for seat in seated}
    plain = not (opened.daily or opened.lesson or opened.actions)
    return opened.rated and plain and can_be_rated(table.game) and own_seat_each and len(sides) > 1


def finish_of(table: Table, ended: float) -> Finish | None:
    """None where nothing is kept."""
    outcome = outcome_of(table)
    opened = table.opened
    if outcome is None or opened.lesson or opened.actions or table.is_closed:
        return None
    is_daily = bool(opened.daily)
    in_time = is_daily and day_of(ended) == opened.daily and not _had_help(table)
    players = list(dict.fromkeys(state.player for state in table.seats if state.player))
    people = tuple(_finisher(table, outcome, player, keeps=in_time or not is_daily) for player in players)
    return Finish(
        table=table.id,
        game=opened.game,
        public=opened.public,
        rated=is_rated(table),
        daily=opened.daily,
        result=daily_result(table, outcome) if in_time else None,
        people=people,
    )


def daily_result(table: Table, outcome: Outcome) -> int:
    """The game's first record, or the score where this game does not count for it."""
    value = table.game.bests[0].value(_state(table), outcome, 0)
    return outcome.scores[0] if value is None else value


def _had_help(table: Table) -> bool:
    return any(note.what in STAND_IN_NOTES for note in table.notes)


def _finisher(table: Table, outcome: Outcome, player: str, *, keeps: bool) -> Finisher:
    seats = table.seats_of(player)
    seat = min(seats, key=lambda one: outcome.places[one])
    finished = has_stayed(table, player)
    records = _records(table, seat) if keeps and finished and len(seats) == 1 else ()
    place = outcome.places[seat] if finished else LAST
    return Finisher(player, place, side_of(table, seat), outcome.scores[seat], records)


def _records(table: Table, seat: Seat) -> tuple[Record, ...]:
    """Figures are those of the game itself, whoever stayed."""
    state, options = _state(table), table.opened.options
    outcome = table.game.outcome(state)
    assert outcome is not None

    def record(best: Best) -> Record | None:
        value = best.value(state, outcome, seat)
        return None if value is None else Record(best.id, tuple(options[name] for name in best.by), value)

    return tuple(found for found in map(record, table.game.bests) if found)


def _state(table: Table) -> Any:
    assert table.match is not None
    return table.match.snapshot()

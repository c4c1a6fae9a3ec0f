"""How a game ended for those who sat at the table.

The rules know seats only. Here whoever did not play to the end comes last, and the best of those who stayed wins. The
score sheet, lists, pages of people, records and ratings all use this; scores stay what the seats have reached.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Outcome, complete_options
from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.table.table import Table

Result = Literal["", "won", "lost", "resigned"]
"""How a game ended for a player; empty where nobody won and nobody lost, and before the end unless they resigned."""


def outcome_of(table: Table) -> Outcome | None:
    """None before the end."""
    outcome = table.match.outcome if table.match else None
    gone = {seat for seat in range(table.opened.seats) if table.stand_in(seat)}
    stayed = [seat for seat in range(table.opened.seats) if seat not in gone]
    if outcome is None or not gone or not stayed:
        return outcome
    if table.game.meta.cooperative:
        return msgspec.structs.replace(outcome, winners=tuple(seat for seat in outcome.winners if seat in stayed))
    return _without(table, outcome, gone, stayed)


def _without(table: Table, outcome: Outcome, gone: set[Seat], stayed: list[Seat]) -> Outcome:
    """Sides of which nobody stayed make room for those behind them."""
    sides = {seat: side_of(table, seat) for seat in range(table.opened.seats)}
    left = {side: outcome.places[side] for side in set(sides.values()) - {sides[seat] for seat in stayed}}

    def place(seat: Seat) -> int:
        if seat in gone:
            return max(*outcome.places, len(stayed) + 1)
        return outcome.places[seat] - sum(ahead < outcome.places[seat] for ahead in left.values())

    places = tuple(place(seat) for seat in sides)
    winners = tuple(seat for seat in stayed if places[seat] == 1) if outcome.winners else ()
    is_same = set(winners) == set(outcome.winners)
    return msgspec.structs.replace(
        outcome,
        places=places,
        winners=winners,
        titles=tuple(_title(outcome, seat, places, winners, gone) for seat in sides),
        verdict=outcome.verdict if is_same else _verdict(winners, sorted(gone)),
        shared_by=max(1, len({sides[seat] for seat in winners})),
    )


def _title(outcome: Outcome, seat: Seat, places: tuple[int, ...], winners: tuple[Seat, ...], gone: set[Seat]) -> Text:
    if seat in gone:
        return say("outcome-gone")
    if places[seat] == outcome.places[seat]:
        return outcome.titles[seat]
    return say("outcome-winner") if seat in winners else ""


def _verdict(winners: tuple[Seat, ...], gone: list[Seat]) -> Message:
    who, others = tuple(map(Player, winners)), tuple(map(Player, gone))
    return say("outcome-stayed", who=who, gone=others) if who else say("outcome-nobody", gone=others)


def side_of(table: Table, seat: Seat) -> Seat:
    """The first seat of those who play together."""
    opened, game = table.opened, table.game
    if game.meta.cooperative:
        return 0
    teams = game.teams(opened.seats, complete_options(game.meta, opened.options))
    return next((min(team) for team in teams if seat in team), seat)


def has_stayed(table: Table, player: str) -> bool:
    """Whether they play, or have played to the end, in all their seats."""
    return not any(table.stand_in(seat) for seat in table.seats_of(player))


def result_of(table: Table, player: str) -> Result:
    """Won or lost if all their seats did."""
    outcome, seats = outcome_of(table), table.seats_of(player)
    if any(table.stand_in(seat) == "resigned" for seat in seats):
        return "resigned"
    if outcome is None or (outcome.by_score and not outcome.winners and table.opened.seats == 1):
        return ""
    if not has_stayed(table, player):
        return "lost"
    results: set[Result] = {_of_seat(outcome, seat) for seat in seats}
    return results.pop() if len(results) == 1 else ""


def _of_seat(outcome: Outcome, seat: Seat) -> Result:
    return "won" if seat in outcome.winners else "" if seat in outcome.also else "lost"

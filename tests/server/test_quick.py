"""Quick moves: of bots alone, and of every bot where there is nothing but routine."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from cosmodrome.core.game import LOOK_AHEAD, TREE
from cosmodrome.server.live.quick import play_quick_bots
from cosmodrome.table import event_log as ev
from cosmodrome.table.table import Table
from tests.table.seating import Seating


def table(*bots: str, routine: bool) -> Table:
    """A seat without a bot is Ada's."""
    seating = Seating(seats=len(bots))
    found = seating.table
    hints = msgspec.structs.replace(found.game.hints, thinking=lambda *_: LOOK_AHEAD if routine else TREE)
    found.game = msgspec.structs.replace(found.game, hints=hints)
    for seat, bot in enumerate(bots):
        found.apply(ev.BotSeated(seat, bot) if bot else ev.SeatTaken(seat, "ada", "Ada"), seating.now)
    found.apply(ev.GameBegan(), seating.now)
    return found


def movers(found: Table) -> list[int]:
    return [acted.seat for acted in moves(found, range(len(found.seats)))]


def moves(found: Table, seats: Collection[int]) -> list[ev.Acted]:
    return [one for one in play_quick_bots(found, seats, 1).events if isinstance(one, ev.Acted)]


def test_routine_is_quick_for_the_strong_too() -> None:
    assert movers(table("search/seconds=1", "search/seconds=1", routine=True)) == [0]
    assert movers(table("search/seconds=1", "search/seconds=1", routine=False)) == []


def test_nobody_plays_for_a_person() -> None:
    assert movers(table("", "search/seconds=1", routine=True)) == [1]
    assert movers(table("", "", routine=True)) == []


def test_only_those_whose_moment_it_is_move() -> None:
    found = table("greedy", "greedy", routine=False)
    assert [acted.seat for acted in moves(found, [1])] == [1]

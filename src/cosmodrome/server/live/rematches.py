"""A rematch: one table for all who played, whoever of them asks first.

The old table's events say which table that is. A seat is kept there for everybody until they sit down in it, or until
the host gives it to somebody else. All move up by one seat, and who sat first now sits last: in games in which the
first seat begins, everybody begins in turn. Where that would part a team, all move by as many seats as keep it whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import complete_options
from cosmodrome.server.live.room import Room
from cosmodrome.server.live.rooms import Rooms, sitting, table_opened
from cosmodrome.table import event_log as ev
from cosmodrome.table.table import Table


async def join_rematch(rooms: Rooms, old: Room, player: str, name: str, address: str = "") -> Room:
    """The rematch of a finished table, with this player in their own seats; opened where there is none."""

    async def opened() -> Sequence[ev.TableEvent]:
        if rooms.rematch_of(old.table):
            return []
        first = _seats_again(old.table, player, name)
        again = await rooms.open(same_again(old.table, player), first, address)
        return [ev.RematchOpened(again.table.id)]

    # Whoever presses at the same moment waits here and finds the table of the first.
    await old.settle(opened)
    room = rooms.rooms[old.table.rematch]

    async def seated() -> Sequence[ev.TableEvent]:
        return sitting(_own_seats(old.table, room.table, player), player, name, _names(old.table, player))

    await room.settle(seated)
    return room


def moved(table: Table) -> tuple[Seat, ...]:
    """By seat of this table, the seat in its rematch."""
    seats = range(table.opened.seats)
    teams = set(map(frozenset, table.game.teams(len(seats), complete_options(table.game.meta, table.opened.options))))
    for step in range(1, len(seats) + 1):
        found = tuple((seat - step) % len(seats) for seat in seats)
        if {frozenset(found[seat] for seat in team) for team in teams} == teams:
            return found
    raise AssertionError("as many steps as seats lead everybody back")


def same_again(table: Table, host: str) -> ev.TableOpened:
    old, seats = table.opened, moved(table)
    return table_opened(
        table.game,
        old.seats,
        old.options,
        host,
        name=old.name,
        public=old.public,
        pace=old.pace,
        rematch_of=table.id,
        colours=[table.colours[seats.index(seat)] for seat in range(old.seats)] if table.colours else (),
        rated=old.rated,
    )


def _seats_again(table: Table, player: str, name: str) -> list[ev.TableEvent]:
    """The one who asks sits, bots sit, other people's seats are kept. With nobody to wait for the game begins."""
    seats = [(moved(table)[seat], state) for seat, state in enumerate(table.seats)]
    own = sitting(_moved_seats(table, player), player, name, _names(table, player))
    bots = [ev.BotSeated(seat, state.bot) for seat, state in seats if not state.player]
    kept = [
        ev.SeatReserved(seat, state.player, state.name) for seat, state in seats if state.player not in {"", player}
    ]
    return [*own, *bots, *kept, *([] if kept else [ev.GameBegan()])]


def _moved_seats(old: Table, player: str) -> list[Seat]:
    return [moved(old)[seat] for seat in old.seats_of(player)]


def _names(old: Table, player: str) -> dict[Seat, str]:
    """Players who shared a device keep the names they had; whoever had one seat is called as they are now."""
    seats = old.seats_of(player)
    return {moved(old)[seat]: old.seats[seat].name for seat in seats} if len(seats) > 1 else {}


def _own_seats(old: Table, again: Table, player: str) -> list[Seat]:
    """Those that were kept for this player and are still free for them."""
    if again.stage != "gathering":
        return []
    free = {seat for seat, state in enumerate(again.seats) if state.is_free and state.kept_for in {"", player}}
    return [seat for seat in _moved_seats(old, player) if seat in free]

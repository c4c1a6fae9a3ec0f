"""A rematch: one table for all who played, whoever of them asks first.

The old table's events say which table that is. Everybody's seat is kept there until they sit down in it, or until
the host gives it to somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence

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
        again = await rooms.open(_same_again(old.table, player), first, address)
        return [ev.RematchOpened(again.table.id)]

    # Whoever presses at the same moment waits here and finds the table of the first.
    await old.settle(opened)
    room = rooms.rooms[old.table.rematch]

    async def seated() -> Sequence[ev.TableEvent]:
        return sitting(_own_seats(old.table, room.table, player), player, name)

    await room.settle(seated)
    return room


def _same_again(table: Table, host: str) -> ev.TableOpened:
    old = table.opened
    return table_opened(
        table.game,
        old.seats,
        old.options,
        host,
        name=old.name,
        public=old.public,
        pace=old.pace,
        rematch_of=table.id,
        colours=table.colours,
        rated=old.rated,
    )


def _seats_again(table: Table, player: str, name: str) -> list[ev.TableEvent]:
    """The one who asks sits, bots sit, other people's seats are kept. With nobody to wait for the game begins."""
    seats = list(enumerate(table.seats))
    bots = [ev.BotSeated(seat, state.bot) for seat, state in seats if not state.player]
    kept = [
        ev.SeatReserved(seat, state.player, state.name) for seat, state in seats if state.player not in {"", player}
    ]
    return [*sitting(table.seats_of(player), player, name), *bots, *kept, *([] if kept else [ev.GameBegan()])]


def _own_seats(old: Table, again: Table, player: str) -> list[int]:
    """The seats this player had that are still free for them."""
    if again.stage != "gathering":
        return []
    free = {seat for seat, state in enumerate(again.seats) if state.is_free and state.kept_for in {"", player}}
    return [seat for seat in old.seats_of(player) if seat in free]

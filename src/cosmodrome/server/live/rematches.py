"""A rematch: one table for all who played, whoever of them asks first.

The old table's happenings say which table that is. Everybody's chair is kept there until they sit down in it, or until
the host gives it to somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.server.live.room import Room
from cosmodrome.server.live.rooms import Rooms, opening, sitting
from cosmodrome.table import happenings as h
from cosmodrome.table.table import Table


async def join_rematch(rooms: Rooms, old: Room, player: str, name: str, address: str = "") -> Room:
    """The rematch of a finished table, with this player in their own chairs; opened where there is none."""

    async def opened() -> Sequence[h.Happening]:
        if rooms.rematch_of(old.table):
            return []
        first = _chairs_again(old.table, player, name)
        again = await rooms.open(_same_again(old.table, player), first, address)
        return [h.RematchOpened(again.table.id)]

    # Whoever presses at the same moment waits here and finds the table of the first.
    await old.settle(opened)
    room = rooms.rooms[old.table.rematch]

    async def seated() -> Sequence[h.Happening]:
        return sitting(_own_chairs(old.table, room.table, player), player, name)

    await room.settle(seated)
    return room


def _same_again(table: Table, host: str) -> h.TableOpened:
    old = table.opened
    return opening(
        table.game,
        old.seats,
        old.options,
        host,
        name=old.name,
        public=old.public,
        pace=old.pace,
        rematch_of=table.id,
        colours=table.colours,
    )


def _chairs_again(table: Table, player: str, name: str) -> list[h.Happening]:
    """The one who asks sits, bots sit, other people's chairs are kept. With nobody to wait for the game begins."""
    places = list(enumerate(table.places))
    bots = [h.BotSeated(seat, place.bot) for seat, place in places if not place.player]
    kept = [h.ChairKept(seat, place.player, place.name) for seat, place in places if place.player not in {"", player}]
    return [*sitting(table.seats_of(player), player, name), *bots, *kept, *([] if kept else [h.GameBegan()])]


def _own_chairs(old: Table, again: Table, player: str) -> list[int]:
    """The chairs this player had that are still free for them."""
    if again.stage != "gathering":
        return []
    free = {seat for seat, place in enumerate(again.places) if place.is_free and place.kept_for in {"", player}}
    return [seat for seat in old.seats_of(player) if seat in free]

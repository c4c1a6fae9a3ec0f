"""What a host decides: who gets a bot's seat in a private game, who has to go, who may talk, when the table closes."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.table import happenings as h
from cosmodrome.table import protocol as p
from cosmodrome.table.asking import Asker, host_only, refuse
from cosmodrome.table.table import Table

STAND_IN = "search/seconds=0.5"
MOST_REQUESTS = 10
"""Requests for seats that may wait for the host at once."""
MOST_DENIALS = 3
"""How often the host has to refuse somebody before they may not ask again."""


def ask_for_seat(table: Table, seat: Seat, asker: Asker) -> list[h.Happening]:
    """A private game that has begun is entered only if the host agrees: its hands are not for everybody."""
    before = table.requests.get(asker.player)
    if before is not None and before.seat == seat:
        return []
    if table.denials[asker.player] >= MOST_DENIALS:
        raise refuse("The host has refused you several times: you may not ask again.")
    if before is None and len(table.requests) >= MOST_REQUESTS:
        raise refuse("Many people are asking already: try again when the host has answered them.")
    return [h.SeatAsked(seat, asker.player, asker.name)]


def let_in(table: Table, command: p.LetIn, asker: Asker) -> list[h.Happening]:
    host_only(table, asker)
    asked = _request(table, command.player)
    if asked.player not in asker.here:
        raise refuse(f"{asked.name} is not here any more.")
    return [h.ChairTaken(asked.seat, asked.player, asker.here[asked.player])]


def deny(table: Table, command: p.Deny, asker: Asker) -> list[h.Happening]:
    host_only(table, asker)
    return [h.SeatDenied(_request(table, command.player).player)]


def _request(table: Table, player: str) -> h.SeatAsked:
    """It ends when its seat is taken or the game is over."""
    asked = table.requests.get(player)
    if asked is None or table.stage != "playing" or table.places[asked.seat].player:
        raise refuse("There is no such request any more.")
    return asked


def remove(table: Table, command: p.Remove, asker: Asker) -> list[h.Happening]:
    host_only(table, asker)
    if command.player == table.host:
        raise refuse("The host cannot be removed.")
    if command.player in table.removed:
        return []
    return [h.PersonRemoved(command.player, _name_of(table, command.player, asker), STAND_IN)]


def allow_back(table: Table, command: p.AllowBack, asker: Asker) -> list[h.Happening]:
    host_only(table, asker)
    return [h.PersonAllowed(command.player)] if command.player in table.removed else []


def mute(table: Table, command: p.Mute, asker: Asker) -> list[h.Happening]:
    host_only(table, asker)
    if command.player == table.host:
        raise refuse("The host cannot be muted.")
    if (command.player in table.muted) == command.on:
        return []
    name = _name_of(table, command.player, asker) if command.on else table.muted[command.player]
    return [h.PersonMuted(command.player, name, command.on)]


def _name_of(table: Table, player: str, asker: Asker) -> str:
    """What somebody who is or was at this table is called; nobody else can be removed or muted."""
    called = {said.player: said.name for _, _, said in table.chat}
    called |= {asked.player: asked.name for asked in table.requests.values()}
    called |= table.removed | dict(asker.here)
    called |= {place.player: place.name for place in table.places}
    if not player or player not in called:
        raise refuse("There is no such person at this table.")
    return called[player]


def close(table: Table, command: p.CloseTable, asker: Asker) -> list[h.Happening]:
    """A game under way belongs to all who play it; one that only the host plays is the host's."""
    host_only(table, asker)
    if table.stage == "over":
        raise refuse("The game is over.")
    if table.match is not None and any(place.player not in {"", table.host} for place in table.places):
        raise refuse("Others play here: leave your seat, and a bot plays on for you.")
    return [h.TableClosed("host")]

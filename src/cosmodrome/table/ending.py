"""How a game ends before its rules end it: somebody resigns, or everybody agrees to play no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cosmodrome.core.message import say
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.hosting import STAND_IN
from cosmodrome.table.sender import Sender, refuse
from cosmodrome.table.table import Table

Farewell = ev.ClosingReason | Literal["removed"]
"""Why a game is over for somebody who may not have been there: the table was closed, or the host removed them."""


def resign(table: Table, command: p.Resign, sender: Sender) -> list[ev.TableEvent]:
    """A bot plays on, as for somebody who leaves, but they cannot come back; a game that nobody is left for ends."""
    _plays(table, sender)
    given_up = [ev.StandInCalled(seat, STAND_IN, "resigned") for seat in table.seats_of(sender.player)]
    left = [state.player for state in table.seats if state.player != sender.player and table.plays_on(state.player)]
    if not left:
        return [*given_up, ev.TableClosed("resigned")]
    return [*given_up, *([ev.HostNamed(left[0])] if table.host == sender.player else [])]


def end_game(table: Table, command: p.EndGame, sender: Sender) -> list[ev.TableEvent]:
    """Whoever a bot plays for is not asked."""
    _plays(table, sender)
    if not command.on:
        return [ev.EndDeclined(sender.player)] if table.enders else []
    agreed = table.enders | {sender.player}
    asked = {state.player for state in table.seats if state.is_played_by_person}
    voted: list[ev.TableEvent] = [ev.EndProposed(sender.player)] if agreed != table.enders else []
    return [*voted, ev.TableClosed("agreed")] if asked <= agreed else voted


def farewells(table: Table, events: Sequence[ev.TableEvent]) -> dict[str, Farewell]:
    """The people whose game ends with these events, which are still to be applied."""
    found: dict[str, Farewell] = {}
    for event in events:
        if isinstance(event, ev.PersonRemoved) and table.is_open and table.plays_on(event.player):
            found[event.player] = "removed"
        elif isinstance(event, ev.TableClosed):
            found |= {state.player: event.reason for state in table.seats if table.plays_on(state.player)}
    return found


def _plays(table: Table, sender: Sender) -> None:
    if table.stage != "playing":
        raise refuse(say("table-over") if table.match else say("table-not-begun"))
    if not table.seats_of(sender.player):
        raise refuse(say("table-not-your-seat"))
    if not table.plays_on(sender.player):
        raise refuse(say("table-resigned"))

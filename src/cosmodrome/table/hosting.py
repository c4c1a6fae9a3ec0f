"""What a host decides: who gets a bot's seat in a private game, who has to go, who may talk, when the table closes."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import Message, say
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.sender import Sender, host_only, refuse
from cosmodrome.table.table import Table

STAND_IN = "search/seconds=0.5"
MOST_REQUESTS = 10
"""Requests for seats that may wait for the host at once."""
MOST_DENIALS = 3
"""How often the host has to refuse somebody before they may not ask again."""


def ask_for_seat(table: Table, seat: Seat, sender: Sender) -> list[ev.TableEvent]:
    """A private game that has begun is entered only if the host agrees: its hands are not for everybody."""
    before = table.requests.get(sender.player)
    if before is not None and before.seat == seat:
        return []
    if table.denials[sender.player] >= MOST_DENIALS:
        raise refuse(say("table-denied"))
    if before is None and len(table.requests) >= MOST_REQUESTS:
        raise refuse(say("table-many-requests"))
    return [ev.SeatAsked(seat, sender.player, sender.name)]


def invite(table: Table, player: str, name: str, sender: Sender) -> list[ev.TableEvent]:
    """Before the game: a free seat is kept for somebody, who says yes by sitting down. Nobody is asked twice."""
    host_only(table, sender)
    if table.stage != "gathering":
        raise refuse(say("table-begun"))
    if player in table.removed:
        raise refuse(say("invite-removed", name=name))
    if player in table.declined:
        raise refuse(say("invite-declined", name=name))
    if table.seats_of(player) or any(state.kept_for == player for state in table.seats):
        return []
    free = [seat for seat, state in enumerate(table.seats) if state.is_free and not state.kept_for]
    if not free:
        raise refuse(say("invite-no-seat"))
    return [ev.SeatReserved(free[0], player, name)]


def let_in(table: Table, command: p.LetIn, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    asked = _request(table, command.player)
    if asked.player not in sender.here:
        raise refuse(say("table-request-left", name=asked.name))
    return [ev.SeatTaken(asked.seat, asked.player, sender.here[asked.player])]


def deny(table: Table, command: p.Deny, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    return [ev.SeatDenied(_request(table, command.player).player)]


def _request(table: Table, player: str) -> ev.SeatAsked:
    """It ends when its seat is taken or the game is over."""
    asked = table.requests.get(player)
    if asked is None or table.stage != "playing" or table.seats[asked.seat].player:
        raise refuse(say("table-no-request"))
    return asked


def remove(table: Table, command: p.Remove, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    if command.player == table.host:
        raise refuse(say("table-host-stays"))
    if command.player in table.removed:
        return []
    gone = ev.PersonRemoved(command.player, _name_of(table, command.player, sender), STAND_IN)
    # Without the cookie, the same person counts as somebody else.
    stops = not table.opened.public and table.stage == "playing" and table.watchers_allowed
    return [gone, _nobody_new(sender, command.player)] if stops else [gone]


def _nobody_new(sender: Sender, gone: str = "") -> ev.WatchersAllowed:
    return ev.WatchersAllowed(on=False, known=tuple(sorted({*sender.here} - {"", gone})))


def allow_watchers(table: Table, command: p.AllowWatchers, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    if table.opened.public:
        raise refuse(say("table-public"))
    if table.stage != "playing":
        raise refuse(say("table-over") if table.match else say("table-not-begun"))
    if command.on == table.watchers_allowed:
        return []
    return [ev.WatchersAllowed(on=True) if command.on else _nobody_new(sender)]


def why_not_watch(table: Table, player: str) -> Message | None:
    """Why somebody may not come to a private table before its game is over; None where they may. `player` is empty for
    somebody without a name."""
    if table.opened.public or not table.is_open or table.is_at_table(player):
        return None
    if not player:
        return say("table-nameless")
    kept_out = table.stage == "playing" and not table.watchers_allowed and player not in table.known
    return say("table-nobody-new") if kept_out else None


def allow_back(table: Table, command: p.AllowBack, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    return [ev.PersonAllowed(command.player)] if command.player in table.removed else []


def mute(table: Table, command: p.Mute, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    if command.player == table.host:
        raise refuse(say("table-host-talks"))
    if (command.player in table.muted) == command.on:
        return []
    name = _name_of(table, command.player, sender) if command.on else table.muted[command.player]
    return [ev.PersonMuted(command.player, name, command.on)]


def _name_of(table: Table, player: str, sender: Sender) -> str:
    """What somebody who is or was at this table is called; nobody else can be removed or muted."""
    called = {said.player: said.name for _, _, said in table.chat}
    called |= {asked.player: asked.name for asked in table.requests.values()}
    called |= table.removed | dict(sender.here)
    called |= {state.player: state.name for state in table.seats}
    if not player or player not in called:
        raise refuse(say("table-no-such-person"))
    return called[player]


def close(table: Table, command: p.CloseTable, sender: Sender) -> list[ev.TableEvent]:
    """A game under way belongs to all who play it; one that only the host plays is the host's."""
    host_only(table, sender)
    if table.stage == "over":
        raise refuse(say("table-over"))
    if table.match is not None and any(state.player not in {"", table.host} for state in table.seats):
        raise refuse(say("table-others-play"))
    return [ev.TableClosed("host")]

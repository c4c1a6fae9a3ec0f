"""Meeting: `/api/invitations` and `/api/companions`, and how people come to a seat before a game.

Whoever opens a table's link or enters its code sits down if a seat is free. A host can also invite those they have
played with, and others whom the search for people finds: a seat is kept for them (`SeatReserved`) until they sit down,
decline, or the host takes it back. A stranger hears from the same host once in a while only.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router, get, post
from litestar.params import JSONBody

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Refusal
from cosmodrome.server.http.cards import TableCard, card_of
from cosmodrome.server.http.people import somebody, whoever
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import Companion, Invitee
from cosmodrome.server.http.services import Given, Services
from cosmodrome.server.http.tables import HttpRequest, TableId, room_of
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import respond
from cosmodrome.table.daily import today
from cosmodrome.table.hosting import invite as invited
from cosmodrome.table.person import person_id, told_apart
from cosmodrome.table.sender import Refusing, Sender

LISTED = 50
"""Companions that are listed at most."""


@post("/{table_id:str}/join", status_code=200, summary="Sit down before the game, if a seat is free")
async def join(request: HttpRequest, services: Given, table_id: TableId) -> TableCard:
    """The table as you see it then; whether you have a seat there is in its seats."""
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    room = await room_of(request, services, table_id)

    async def seated() -> Sequence[ev.TableEvent]:
        # Of several who come at the same moment each finds the seats that are left.
        seat = room.table.seat_for(player)
        answer = respond(room.table, p.Sit("", seat), _sender(player, name)) if seat is not None else []
        return [] if isinstance(answer, Refusal) else answer

    await room.settle(seated)
    return card_of(room.table, player)


@post("/{table_id:str}/decline", status_code=204, summary="Decline an invitation")
async def decline(request: HttpRequest, services: Given, table_id: TableId) -> None:
    player = await somebody(request, services)
    room = await room_of(request, services, table_id)
    for seat, state in enumerate(room.table.seats):
        if state.kept_for == player:
            await room.obey(player, state.kept_name, p.Leave("", seat))


@post("/{table_id:str}/invite", status_code=204, summary="Invite somebody who has played here; for the host")
async def invite(request: HttpRequest, services: Given, table_id: TableId, data: JSONBody[Invitee]) -> None:
    """Somebody you have played with, or whom `GET /api/people` finds."""
    player = await somebody(request, services)
    room = await room_of(request, services, table_id)
    guest = await services.people.person(data.person)
    if guest is None:
        raise RequestRefused(404, say("no-person"))
    are_companions = bool(await services.store.companions_of(player, only=guest.player))
    if not are_companions and not await services.people.is_found(guest.player, player, today()):
        raise RequestRefused(403, say("invite-strangers"))

    async def kept() -> Sequence[ev.TableEvent]:
        try:
            events = invited(room.table, guest.player, guest.name, _sender(player, ""))
        except Refusing as refusing:
            raise RequestRefused(409, refusing.refusal.text) from refusing
        if events:
            _spare(services, player, "" if are_companions else guest.player)
        return events

    await room.settle(kept)


def _spare(services: Services, host: str, stranger: str) -> None:
    """Raises where a host invites too many, or the same stranger again."""
    if not services.config.settings.limited:
        return
    if stranger and not services.strangers.allows(f"{host} {stranger}"):
        raise RequestRefused(429, say("invite-again"))
    if not services.invitations.allows(host):
        raise RequestRefused(429, say("invite-many"))


def _sender(player: str, name: str) -> Sender:
    return Sender(player, name, {}, 0.0, frozenset())


@get("/", summary="Tables where a seat waits for you")
async def invitations(request: HttpRequest, services: Given) -> list[TableCard]:
    player = await whoever(request, services)
    tables = [room.table for room in services.rooms.rooms.values()]
    waiting = [table for table in tables if table.stage == "gathering" and table.invites(player)]
    return [card_of(table, player) for table in waiting if player not in table.removed]


@get("/", summary="Those you have played with, the latest first")
async def companions(request: HttpRequest, services: Given) -> list[Companion]:
    player = await whoever(request, services)
    found = await services.store.companions_of(player, LISTED) if player else []
    called = told_apart([(guest, name) for guest, name, *_ in found])
    return [
        Companion(person_id(guest), label, games, last)
        for (guest, _, games, last), label in zip(found, called, strict=True)
    ]


HANDLERS = [join, decline, invite]
routers = [
    Router("/api/invitations", route_handlers=[invitations], tags=["tables"]),
    Router("/api/companions", route_handlers=[companions], tags=["people"]),
]

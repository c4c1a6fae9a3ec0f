"""`/api/tables/{table_id}`: giving a game up, ending it together, deleting it. A table has commands for two.

`/api/endings`: how games ended while their players were away; each is reported once."""

from __future__ import annotations

from typing import cast

from litestar import Router, delete, get, post
from litestar.params import JSONBody

from cosmodrome.core.message import say
from cosmodrome.server.http.cards import is_alone
from cosmodrome.server.http.people import somebody, whoever
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import EndedGame, EndVote
from cosmodrome.server.http.services import Given, Services
from cosmodrome.server.http.tables import HttpRequest, TableId, room_of
from cosmodrome.server.replay.watch_only import WatchOnly
from cosmodrome.table import protocol as p
from cosmodrome.table.ending import Farewell


async def _obeyed(request: HttpRequest, services: Services, table_id: str, command: p.Command) -> None:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    room = await room_of(request, services, table_id)
    if refusal := await room.obey(player, name, command):
        raise RequestRefused(409, refusal.text)


@post("/{table_id:str}/resign", status_code=204, summary="Give the game up; a bot plays on")
async def resign(request: HttpRequest, services: Given, table_id: TableId) -> None:
    await _obeyed(request, services, table_id, p.Resign(""))


@post("/{table_id:str}/end", status_code=204, summary="Whether to end the game without a result, if all agree")
async def end(request: HttpRequest, services: Given, table_id: TableId, data: JSONBody[EndVote]) -> None:
    await _obeyed(request, services, table_id, p.EndGame("", data.on))


@delete("/{table_id:str}", summary="Delete a table that is yours alone, with its replay")
async def remove(request: HttpRequest, services: Given, table_id: TableId) -> None:
    player = await somebody(request, services)
    try:
        table = (await room_of(request, services, table_id)).table
        found, alone = table.id, is_alone(table, player)
    except WatchOnly as error:
        found, alone = error.table_id, await services.store.players_of(error.table_id) == {player}
    if not alone:
        raise RequestRefused(403, say("table-not-alone"))
    await services.rooms.delete(found)


@get("/", summary="Your games that have ended while you were away")
async def endings(request: HttpRequest, services: Given) -> list[EndedGame]:
    found = await services.people.endings_of(await whoever(request, services))
    return [EndedGame(one.table_id, one.game, one.name, cast("Farewell", one.reason)) for one in found]


@delete("/", summary="You have been told of them")
async def told(request: HttpRequest, services: Given) -> None:
    await services.people.forget_endings(await somebody(request, services))


HANDLERS = [resign, end, remove]
router = Router("/api/endings", route_handlers=[endings, told], tags=["tables"])

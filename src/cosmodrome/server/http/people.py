"""`/api/me`: who somebody is. A nickname is all it takes. `/api/network`: the switch for whoever runs the server."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from cosmodrome.core.message import say
from cosmodrome.server.http.identity import COOKIE, friendly_name, new_mark, new_player
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import (
    Hours,
    Link,
    Me,
    Name,
    NetworkState,
    NetworkSwitch,
    SessionInfo,
    SessionMark,
    Token,
)
from cosmodrome.server.http.services import Given, Services
from cosmodrome.table.person import LONGEST_NAME, clean_name, person_id
from cosmodrome.table.sleep import fault_of

HttpRequest = Request[Any, Any, State]
YEAR = 365 * 24 * 3600
HOME = frozenset({"127.0.0.1", "::1", "localhost"})


async def whoever(request: Request[Any, Any, State], services: Services) -> str:
    """The player behind a request; empty for a stranger."""
    return services.player_of(request)


def guest_cookie(services: Services, player: str, mark: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.identities.cookie(player, mark),
        httponly=True,
        samesite="lax",
        max_age=YEAR,
        secure=services.config.secure,
    )


async def somebody(request: Request[Any, Any, State], services: Services) -> str:
    """The player behind a request that needs one."""
    player, _ = await services.named(request)
    if not player:
        raise RequestRefused(401, say("server-nameless"))
    return player


def is_host(request: Request[Any, Any, State], services: Services) -> bool:
    """Whether somebody sits at the machine that runs the server; behind a proxy that is never certain."""
    forwarded = services.config.secure or "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not forwarded and request.client is not None and request.client.host in HOME


async def _answer(request: Request[Any, Any, State], services: Services, player: str, name: str) -> Response[Me]:
    me = Me(player, person_id(player), name, is_host(request, services), await services.store.sleep_of(player))
    # Where the browser has it already nothing is set: it may have become somebody else by a recovery link meanwhile.
    known = await whoever(request, services) == player
    return Response(me, cookies=[] if known else [guest_cookie(services, player, new_mark())])


@get("/", summary="Who you are; a stranger becomes a guest")
async def me(request: Request[Any, Any, State], services: Given) -> Response[Me]:
    player, name = await services.named(request)
    if not player:  # known once the cookie comes back: programs that keep none would leave a guest behind each time
        player = new_player()
        name = friendly_name(player)
    return await _answer(request, services, player, name)


@post("/", status_code=200, summary="Choose a nickname")
async def rename(request: Request[Any, Any, State], services: Given, data: JSONBody[Name]) -> Response[Me]:
    name = clean_name(data.name)
    if not name:
        raise RequestRefused(400, say("server-name-length", most=LONGEST_NAME))
    player, before = await services.named(request)
    limited = services.config.settings.limited and bool(player)
    if limited and not services.renames.allows(player):
        raise RequestRefused(429, say("server-many-requests"))
    player = player or new_player()
    await services.store.save_player(player, name)
    await services.rooms.rename(player, before, name)
    return await _answer(request, services, player, name)


@post("/sleep", status_code=200, summary="The hours in which your clocks stand still, at tables of days")
async def sleep(request: Request[Any, Any, State], services: Given, data: JSONBody[Hours]) -> Response[Me]:
    player = await somebody(request, services)
    if data.sleep is not None and (fault := fault_of(data.sleep)):
        raise RequestRefused(400, fault)
    await services.store.save_sleep(player, data.sleep)
    await services.rooms.sleep(player, data.sleep)
    return await _answer(request, services, player, await services.store.name_of(player) or "")


@post("/recovery", status_code=200, summary="A link that makes another device you, once; it ends the one before")
async def recovery(request: Request[Any, Any, State], services: Given) -> Link:
    player = await somebody(request, services)
    mark = new_mark()
    await services.store.save_link(player, mark)
    return Link(f"/recover/{services.identities.recovery(player, mark)}")


@post("/recover", status_code=200, summary="Become who the link was made for")
async def recover(request: Request[Any, Any, State], services: Given, data: JSONBody[Token]) -> Response[Me]:
    player, mark = services.identities.recovered(data.token) or ("", "")
    name = await services.store.name_of(player) if player else None
    if name is None or not await services.store.use_link(player, mark):
        raise RequestRefused(400, say("server-bad-link"))
    return await _answer(request, services, player, name)


@get("/sessions", summary="The browsers in which you are known")
async def sessions(request: HttpRequest, services: Given) -> list[SessionInfo]:
    player = await somebody(request, services)
    _, own = services.identities.session(request.cookies.get(COOKIE))
    found = await services.sessions.sessions_of(player)
    return [SessionInfo(one.mark, one.device, one.created, one.used, one.mark == own) for one in found]


@post("/sessions/revoke", status_code=204, summary="You are not known in that browser any more")
async def revoke(request: HttpRequest, services: Given, data: JSONBody[SessionMark]) -> None:
    player = await somebody(request, services)
    if all(one.mark != data.mark for one in await services.sessions.sessions_of(player)):
        raise RequestRefused(404, say("server-no-session"))
    await services.sessions.revoke(player, data.mark)
    services.rooms.end_pages(player)


def _host_only(request: Request[Any, Any, State], services: Services) -> None:
    if not is_host(request, services):
        raise RequestRefused(403, say("server-host-only"))


def _state(services: Services) -> NetworkState:
    network = services.network
    return NetworkState(bool(network.address), network.address, network.can_turn)


@get("/", summary="Whether the local network is let in; for the host")
async def network(request: Request[Any, Any, State], services: Given) -> NetworkState:
    _host_only(request, services)
    return _state(services)


@post("/", status_code=200, summary="Let the local network in, or shut it out; for the host")
async def turn(request: Request[Any, Any, State], services: Given, data: JSONBody[NetworkSwitch]) -> NetworkState:
    _host_only(request, services)
    await services.network.turn(on=data.on)
    return _state(services)


network_router = Router("/api/network", route_handlers=[network, turn], tags=["server"])
router = Router("/api/me", route_handlers=[me, rename, sleep, recovery, recover, sessions, revoke], tags=["people"])

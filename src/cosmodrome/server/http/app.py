"""The application: handlers, headers, limits, metrics, and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import YamlRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome import engine
from cosmodrome.core.game import Game
from cosmodrome.core.message import say
from cosmodrome.core.refusal import BadSetup, SaveError
from cosmodrome.games.registry import UnknownGame, find_game
from cosmodrome.server.faults import FAULTS
from cosmodrome.server.http import daily, ending, games, invitations, lists, people, profiles, tables
from cosmodrome.server.http.guard import (
    HEADERS,
    LARGEST_BODY,
    SECURE_HEADERS,
    JsonRequest,
    bad_value,
    one_line,
    own_address_only,
    own_page_only,
    too_busy,
    too_long,
    unexpected,
    watch_only,
    with_headers,
)
from cosmodrome.server.http.network import NoNetwork
from cosmodrome.server.http.page import nowhere, page_handlers
from cosmodrome.server.http.reference import ReferencePage
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.services import Config, Given, Services
from cosmodrome.server.http.sockets import NoPort
from cosmodrome.server.live.quotas import address_of
from cosmodrome.server.live.room import COMMAND_SECONDS
from cosmodrome.server.replay.watch_only import WatchOnly
from cosmodrome.server.store.writer import COMMIT_SECONDS, STORE_ERRORS
from cosmodrome.server.thinking.backlog import TooBusy
from cosmodrome.server.thinking.thinker import THINKING_SECONDS
from cosmodrome.workers import TooLong

ROUTERS = [
    people.router,
    people.network_router,
    profiles.router,
    profiles.ladder_router,
    daily.router,
    games.router,
    Router(
        "/api/tables",
        route_handlers=[lists.lists, *tables.HANDLERS, *ending.HANDLERS, *invitations.HANDLERS],
        tags=["tables"],
    ),
    *invitations.routers,
    ending.router,
    Router("/api/replays", route_handlers=[lists.replays, tables.upload], tags=["tables"]),
    Router("/api/lessons", route_handlers=[lists.lessons], tags=["games"]),
]
"""Everything under `/api`; `tools/gen_types.py` makes the page's types of it."""

ANSWERS: dict[Any, Any] = {
    HTTPException: one_line,
    WatchOnly: watch_only,
    TooBusy: too_busy,
    TooLong: too_long,
    **dict.fromkeys((BadSetup, SaveError, UnknownGame, NoNetwork, NoPort), bad_value),
    Exception: unexpected,
}


HEALTHY = 5.0
"""Seconds in which the database has to take a note."""


@get("/health", summary="Whether the server can store what happens, and which engine it runs", tags=["server"])
async def health(services: Given) -> dict[str, Any]:
    try:
        async with asyncio.timeout(HEALTHY):
            await services.beat()
    except (TimeoutError, OSError, SQLAlchemyError) as error:
        raise RequestRefused(503, say("server-not-storing")) from error
    return {"ok": True, "tables": len(services.rooms.rooms), "engine": engine.name()}


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", tags=["server"])
async def metrics(services: Given) -> Response[bytes]:
    registry = CollectorRegistry()
    rooms = services.rooms.rooms.values()
    figures = {
        "cosmodrome_tables": ("Tables in memory", len(rooms)),
        "cosmodrome_connections": ("Pages connected", sum(len(room.connections) for room in rooms)),
        "cosmodrome_moves": ("Actions since the start", services.rooms.moves),
        "cosmodrome_store_queue": ("Writes that wait for the database", services.store.writer.waiting),
        "cosmodrome_thinking": ("Pieces of work in processes or waiting for one", services.thinker.under_way),
    }
    for name, (text, value) in figures.items():
        Gauge(name, text, registry=registry).set(value)
    for figure in (FAULTS, STORE_ERRORS, COMMIT_SECONDS, COMMAND_SECONDS, THINKING_SECONDS):
        registry.register(figure)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


async def limit(request: Request[Any, Any, State]) -> None:
    services: Services = request.app.state.services
    if services.config.settings.limited and not services.limiter.allows(address_of(request)):
        raise RequestRefused(429, say("server-many-requests"))


def create_app(config: Config, find_game: Callable[[str], Game[Any]] = find_game) -> Litestar:
    services = Services(config, find_game)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def provide_services() -> Services:
        return services

    return Litestar(
        route_handlers=[*ROUTERS, health, metrics, *page_handlers(config.page)],
        dependencies={"services": Provide(provide_services)},
        lifespan=[lifespan],
        state=State({"services": services}),
        guards=[own_page_only] if config.secure else [own_address_only, own_page_only],
        before_request=limit,
        exception_handlers=ANSWERS | {NotFoundException: nowhere(config.page)},
        before_send=[with_headers(HEADERS | SECURE_HEADERS if config.secure else HEADERS)],
        compression_config=CompressionConfig(backend="gzip"),
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cosmodrome", version="1", path="/api/schema", render_plugins=[ReferencePage(), YamlRenderPlugin()]
        ),
    )

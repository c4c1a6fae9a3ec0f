"""Safe by default: headers, an origin check, limits on size and rate, errors in one line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.message import say
from cosmodrome.core.records import ANYTHING, read_json
from cosmodrome.core.refusal import Problem
from cosmodrome.server.faults import SORRY, fault
from cosmodrome.server.http.refused import RequestRefused, refused
from cosmodrome.server.replay.watch_only import WatchOnly
from cosmodrome.server.thinking.backlog import TooBusy
from cosmodrome.workers import TooLong

LARGEST_BODY = 512 * 1024
FAILED = 500
LEFT = "client disconnected prematurely"
"""What Litestar calls a request whose sender went away before its end: a 500 to nobody."""

RATE, BURST = 20.0, 120.0
"""Requests a second from one address, and how many at once."""
MISS_RATE, MISS_BURST = 0.1, 20.0
"""The same for codes that lead to no table: enough for somebody who mistypes, not for somebody who tries them all."""

OWN_NAMES = frozenset({"localhost", gethostname().lower(), f"{gethostname().lower()}.local"})

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

SECURE_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": f"max-age={365 * 24 * 3600}",
}
"""Only where people come by https: elsewhere browsers ignore it and complain."""


class JsonRequest(Request[Any, Any, State]):
    """Refuses any JSON that cannot be read; to Litestar deep nesting and wrong UTF-8 would be faults of the server."""

    async def json(self) -> Any:
        try:
            return read_json(ANYTHING, await self.body())
        except msgspec.DecodeError as error:
            raise RequestRefused(400, say("server-not-json", error=str(error))) from error


def with_headers(headers: dict[str, str]) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds these to every answer, whoever made it: also where there is nothing, and where a request is refused."""

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            found = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                found.setdefault(name, value)

    return add


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page; programs that send no origin are no browsers."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def own_address_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Protects against DNS rebinding: a foreign name that points to this server is refused (Host header)."""
    if not is_own_address(connection.headers.get("host", "")):
        raise RequestRefused(421, say("server-own-address"))


def is_own_address(host: str) -> bool:
    """An address in numbers, or this machine's own name."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in OWN_NAMES or bool(ip_address(name))
    except ValueError:
        return False


def own_page_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """For everything that changes something, and for sockets."""
    if connection.scope.get("method", "WS") not in {"GET", "HEAD"} and not same_origin(connection.headers):
        raise RequestRefused(401, say("server-own-page"))


def one_line(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """A refused request as JSON with one sentence."""
    if isinstance(error, RequestRefused):
        return refused(error.text, error.status_code)
    if error.status_code == FAILED and error.detail != LEFT:
        return unexpected(request, error)
    detail = str(error.detail).splitlines()[0] if error.detail else catalogue().phrase("server-refused")
    if extra := getattr(error, "extra", None):
        detail = f"{detail}: {_first(extra)}"
    return Response({"detail": detail}, status_code=error.status_code)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: the details are for the log alone."""
    fault("request failed", error, method=request.method, path=request.url.path)
    return refused(SORRY, FAILED)


def bad_value(_: Request[Any, Any, Any], error: Problem) -> Response[dict[str, Any]]:
    """What the engine refuses: a setup, a save file, a game that does not exist."""
    return refused(error.text, 400, error.words)


def too_busy(_: Request[Any, Any, Any], error: TooBusy) -> Response[dict[str, Any]]:
    return refused(error.text, 429)


def too_long(_: Request[Any, Any, Any], __: TooLong) -> Response[dict[str, Any]]:
    """Of work that somebody asked for; it has been stopped."""
    return refused(say("server-too-long"), 503)


def watch_only(_: Request[Any, Any, Any], error: WatchOnly) -> Response[dict[str, Any]]:
    """What cannot be done at a table of another version."""
    return refused(error.text, 409)


def _first(extra: Any) -> str:
    found = extra[0] if isinstance(extra, list) and extra else extra
    if not isinstance(found, dict):
        return str(found)
    return f"{found['key']}: {found['message']}" if "key" in found else str(found.get("message", found))

"""What uvicorn knows of a WebSocket and ASGI does not tell: how much waits to be read, and how to abort the connection.

A transport that is closed first sends what it still holds. With a page that never reads this would never end, so
connections that are over are aborted after a while.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "cosmodrome.wire"


class Wire:
    """The transport of a page; without one nothing is known and nothing can be aborted."""

    def __init__(self, transport: asyncio.Transport | None) -> None:
        self.transport = transport

    @property
    def waiting(self) -> int:
        """Bytes that the page has not taken yet, beyond what the system holds."""
        return self.transport.get_write_buffer_size() if self.transport else 0

    def cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def cut_after(self, seconds: float) -> None:
        if self.transport is not None:
            asyncio.get_running_loop().call_later(seconds, self.transport.abort)


class PageProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, which also tells the application of its transport."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: {"wire": Wire(self.transport)}}

    def keepalive_timeout(self) -> None:
        """Nobody answers there any more."""
        super().keepalive_timeout()
        self.transport.abort()


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: Wire | None = extensions.get(WIRE, {}).get("wire")
    return found or Wire(None)

"""A WebSocket that costs the load maker little, for it shares two cores with the server that it measures.

Speaks as much of RFC 6455 as the two servers use: whole text frames, no compression. Messages go to a function.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""A mask of zeros leaves the text as it is."""


class Socket(asyncio.Protocol):
    def __init__(self, request: bytes, hear: Callable[[Socket, bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the connection"))

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        self.closed = True
        self.transport.abort()

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + body)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self._shaken():
            return
        while (frame := self._next_frame()) is not None and not self.closed:
            kind, body = frame
            if kind == TEXT:
                self.hear(self, body)
            elif kind == PING:
                self._frame(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _shaken(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self.buffer[: self.buffer.find(b"\r\n")]).decode()
        del self.buffer[: end + 4]
        if " 101 " in status:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(status))
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        kind, body = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, body


async def connect(port: int, path: str, hear: Callable[[Socket, bytes], None], cookie: str = "") -> Socket:
    """An open socket; `ConnectionError` if the server will not have it."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(request, hear), "127.0.0.1", port)
    await socket.opened
    return socket

"""A page's WebSocket: commands are read, limited and handed to the room; messages wait in a queue of their own."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from cosmodrome.server.faults import watched
from cosmodrome.server.room import Room
from cosmodrome.table.protocol import Command

LARGEST = 16_384
RATE, BURST = 15.0, 40.0
QUEUE = 1_000
"""Messages a page may lag behind before it is cut off; it can come back and say Hello."""

TOO_LARGE, TOO_FAST, NOT_UNDERSTOOD, TOO_SLOW, FAILED = 1009, 4008, 4000, 4009, 1011

GONE = (WebSocketDisconnect, ClientDisconnected)
"""How a page's leaving shows."""

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(Command)


class Bucket:
    """Lets through so many a second, and some more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Connection:
    """One page at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str, name: str) -> None:
        self.socket = socket
        self.player = player
        self.name = name
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            # Too far behind: what waits is worthless, the page starts afresh after reconnecting.
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    async def serve(self, room: Room) -> None:
        """Until the page goes, misbehaves or falls behind."""
        writer = watched(self._write(), "page not told", table=room.table.id)
        try:
            room.join(self)
            code = await self._read(room)
        except GONE:
            return
        finally:
            writer.cancel()
            room.part(self)
        with suppress(*GONE):
            await self.socket.close(code)

    async def _write(self) -> None:
        with suppress(*GONE):
            while (message := await self.queue.get()) is not None:
                await self.socket.send_data(message, mode="text")
            await self.socket.close(TOO_SLOW)

    async def _read(self, room: Room) -> int:
        bucket = Bucket(RATE, BURST)
        while True:
            data = await self.socket.receive_data(mode="text")
            if len(data) > LARGEST:
                return TOO_LARGE
            if room.settings.limited and not bucket.take():
                return TOO_FAST
            try:
                command = decoder.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                log.info("table %s: not understood: %s", room.table.id, error)
                return NOT_UNDERSTOOD
            await room.command(self, command)

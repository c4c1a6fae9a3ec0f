"""A page's WebSocket: commands are read, limited and handed to the room; messages wait in a queue of their own."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from cosmodrome.core.message import Text
from cosmodrome.core.records import read_json
from cosmodrome.server.faults import watched
from cosmodrome.server.http.refused import closing_reason
from cosmodrome.server.live.quotas import Bucket, address_of
from cosmodrome.server.live.room import Room
from cosmodrome.server.live.transport import wire_of
from cosmodrome.table.protocol import Command

LARGEST = 16_384
RATE, BURST = 15.0, 40.0
"""Commands a second from one page, and how many at once. A page that sends more is cut off."""
ADDRESS_RATE, ADDRESS_BURST = 60.0, 120.0
"""The same for all pages of one address together. They have to wait: most of them may have done nothing wrong."""
GREETING = 40_000
"""Bytes of a `Hello` that cost as much as a command."""
MOST_WAITING = 4 * 1024 * 1024
"""Bytes a page may lag behind before it is cut off; it can come back and say Hello."""
STALLED = 60.0
"""Seconds in which a page has to take what is sent to it."""
PARTING = 5.0
"""Seconds in which a page has to take the last message."""

TOO_LARGE, TOO_FAST, NOT_UNDERSTOOD, TOO_SLOW, FAILED = 1009, 4008, 4000, 4009, 1011

GONE = (WebSocketDisconnect, ClientDisconnected)
"""The errors by which a page that has left is noticed."""

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(Command)


class Closing(NamedTuple):
    """The last thing to be sent."""

    code: int
    reason: str


class Connection:
    """One page at one table. `share` is what all pages of its address may still ask for; None: anything."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str, name: str, share: Bucket | None = None) -> None:
        self.socket = socket
        self.player = player
        self.name = name
        self.address = address_of(socket)
        self.share = share
        self.wire = wire_of(socket)
        self.queue: deque[tuple[bytes, bool] | Closing] = deque()
        self.queued = 0
        """Bytes that have not been handed to the transport."""
        self.is_greeting = False
        self.is_dropped = False
        self.hint: asyncio.Task[None] | None = None
        """A hint that is being worked out."""
        self._stirred = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Bytes that the page has not taken, as far as this side can know."""
        return self.queued + self.wire.waiting

    def send(self, message: bytes, *, greets: bool = False) -> None:
        """Queues the message. A page that is too far behind is cut off: it starts afresh after reconnecting."""
        if self.is_dropped:
            return
        waiting = self.waiting
        if waiting and waiting + len(message) > MOST_WAITING:
            self.drop()
            return
        self.queued += len(message)
        self.is_greeting = self.is_greeting or greets
        if greets and self.share:
            self.share.spend(len(message) / GREETING)
        self._put((message, greets))

    def end(self, code: int, reason: Text) -> None:
        """Says why, after what is waiting, and closes."""
        self._put(Closing(code, closing_reason(reason)))

    def drop(self) -> None:
        """Aborts the connection at once: a page that does not read would not get a closing message either."""
        self.is_dropped = True
        self.queue.clear()
        self.queued = 0
        self.wire.cut()

    def _put(self, what: tuple[bytes, bool] | Closing) -> None:
        self.queue.append(what)
        self._stirred.set()

    async def serve(self, room: Room) -> None:
        """Until the page goes, misbehaves or falls behind."""
        writer = watched(self._write(), "page not told", table=room.table.id)
        try:
            await self._wait_for_share()
            room.join(self)
            code = await self._read(room)
        except GONE:
            return
        finally:
            writer.cancel()
            if self.hint:
                self.hint.cancel()
            room.part(self)
            self.wire.cut_after(PARTING)
        with suppress(*GONE, TimeoutError):
            async with asyncio.timeout(PARTING):
                await self.socket.close(code)

    async def _write(self) -> None:
        with suppress(*GONE):
            try:
                while not await self._write_next():
                    pass
            except TimeoutError:
                self.drop()

    async def _write_next(self) -> bool:
        """True once the last message has been sent."""
        while not self.queue:
            self._stirred.clear()
            await self._stirred.wait()
        what = self.queue.popleft()
        async with asyncio.timeout(STALLED):
            if isinstance(what, Closing):
                await self.socket.close(what.code, what.reason)
                return True
            message, greets = what
            await self.socket.send_data(message, mode="text")
        self.queued -= len(message)
        if greets:
            self.is_greeting = False
        return False

    async def _read(self, room: Room) -> int:
        bucket = Bucket(RATE, BURST)
        while True:
            data = await self.socket.receive_data(mode="text")
            if len(data) > LARGEST:
                return TOO_LARGE
            if room.settings.limited and not bucket.take():
                return TOO_FAST
            try:
                command = read_json(decoder, data)
            except msgspec.DecodeError as error:
                log.info("table %s: not understood: %s", room.table.id, error)
                return NOT_UNDERSTOOD
            if self.share:
                self.share.spend(1)
            await self._wait_for_share()
            await room.command(self, command)

    async def _wait_for_share(self) -> None:
        """After a pause, the first may use up what there is."""
        while self.share and (seconds := self.share.owed()):
            await asyncio.sleep(seconds)

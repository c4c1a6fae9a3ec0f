"""Where the server listens: on this machine, and on the local network while its host wants that.

The switch opens a second socket on this machine's address in the network; shut, it is closed, and so are the
connections that came through it.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Protocol

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.server.http.sockets import EVERYWHERE, HERE, lan_address, listen


class NoNetwork(Problem):
    """There is nothing to open."""


class Doors(Protocol):
    """What accepts connections on a socket, and stops."""

    async def open_door(self, listener: socket.socket) -> None: ...

    async def shut_door(self, listener: socket.socket) -> None: ...


class Network:
    """The switch. It is fixed without `doors`, and where the server was started with the network open."""

    def __init__(self) -> None:
        self.address = ""
        """How others reach this server; empty while they cannot."""
        self.home = ""
        """How this machine does."""
        self._doors: Doors | None = None
        self._port = 0
        self._listener: socket.socket | None = None
        self._turning = asyncio.Lock()

    @property
    def can_turn(self) -> bool:
        return self._doors is not None

    def attach(self, doors: Doors, listener: socket.socket) -> None:
        """From now on the switch works, unless the socket is open to all already."""
        host, self._port = listener.getsockname()
        self.home = f"http://{HERE}:{self._port}"
        if host == EVERYWHERE:
            self.address = f"http://{lan_address()}:{self._port}"
        else:
            self._doors = doors

    async def turn(self, *, on: bool) -> None:
        async with self._turning:
            if self._doors is None:
                raise NoNetwork(say("server-fixed-network"))
            if on and self._listener is None:
                await self._open(self._doors)
            elif not on and self._listener is not None:
                listener, self._listener, self.address = self._listener, None, ""
                await self._doors.shut_door(listener)

    async def _open(self, doors: Doors) -> None:
        host = lan_address()
        if host.startswith("127."):
            raise NoNetwork(say("server-no-network"))
        listener = listen(host, self._port)
        await doors.open_door(listener)
        self._listener, self.address = listener, f"http://{host}:{listener.getsockname()[1]}"

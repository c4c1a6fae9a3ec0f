"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from functools import partial
from textwrap import indent
from typing import Any

import uvicorn

from cosmodrome.core.texts import printable
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config
from cosmodrome.server.live.transport import PageProtocol

LARGEST_MESSAGE = 64 * 1024


class LogLines(logging.Formatter):
    """A message is one line and a traceback is indented, so that nothing sent from outside looks like an entry."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        return printable(super().formatMessage(record).rstrip())

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        return indent(super().formatException(ei), "  ")


def keep_logging() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(LogLines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(_without_needless_traceback)
    logging.basicConfig(handlers=[handler])


def _without_needless_traceback(record: logging.LogRecord) -> bool:
    """To uvicorn a page that sends text which is not UTF-8 is an error of its own."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name == "uvicorn.error":
        record.exc_info = None
    return True


class Host(uvicorn.Server):
    """The server, with sockets that open and close while it runs."""

    async def open_door(self, listener: socket.socket) -> None:
        protocol: Any = self.config.http_protocol_class
        parts = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(partial(protocol, **parts), sock=listener))

    async def shut_door(self, listener: socket.socket) -> None:
        """Accepts no more connections there and closes those that came through it."""
        address = listener.getsockname()
        door = next(one for one in self.servers if address in [own.getsockname() for own in one.sockets])
        self.servers.remove(door)
        door.close()
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname") == address:
                connection.shutdown()


def run_server(config: Config, listener: socket.socket) -> None:
    """Serves until Ctrl-C; open connections are closed, what was confirmed is stored."""
    keep_logging()
    app = create_app(config)
    server = Host(
        uvicorn.Config(
            app,
            ws=PageProtocol,
            ws_max_size=LARGEST_MESSAGE,
            log_config=None,
            log_level="warning",
            proxy_headers=config.secure,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
    )
    app.state.services.network.attach(server, listener)
    # The server stops cleanly on Ctrl-C and then hands the interrupt on; here that is the normal end.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])

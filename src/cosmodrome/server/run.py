"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from pathlib import Path

import uvicorn

from cosmodrome.server.app import create_app
from cosmodrome.server.room import Settings
from cosmodrome.server.services import Config

LARGEST_MESSAGE = 64 * 1024
SWITCH = 0.0005
"""Seconds a thread waits for its turn: a commit that is done should not wait ten times as long for a busy loop."""


def run_server(
    data: Path, page: Path | None, listener: socket.socket, settings: Settings, *, public: bool, most_tables: int
) -> None:
    """Serves until Ctrl-C; open connections are closed, what was confirmed is stored."""
    sys.setswitchinterval(SWITCH)
    app = create_app(Config(data=data, page=page, secure=public, settings=settings, most_tables=most_tables))
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            log_level="warning",
            proxy_headers=public,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
    )
    # The server stops cleanly on Ctrl-C and then hands the interrupt on; here that is the normal end.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])

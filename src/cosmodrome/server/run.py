"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

import uvicorn

from cosmodrome.server.app import create_app
from cosmodrome.server.room import Settings
from cosmodrome.server.services import Config

LARGEST_MESSAGE = 64 * 1024
BOT_DELAY = "COSMODROME_BOT_DELAY"
"""Seconds before a bot's move; for tests and load, 0."""
GRACE = "COSMODROME_GRACE"
"""Seconds somebody must be away before a bot may be called for them."""


def run_server(data: Path, page: Path | None, listener: socket.socket, *, public: bool = False) -> None:
    """Serves until Ctrl-C; open connections are closed, what was confirmed is stored."""
    usual = Settings()
    settings = Settings(
        bot_delay=float(os.environ.get(BOT_DELAY, usual.bot_delay)), grace=float(os.environ.get(GRACE, usual.grace))
    )
    app = create_app(Config(data=data, page=page, secure=public, settings=settings))
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

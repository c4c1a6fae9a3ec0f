"""Sockets to listen on. Quick to import: the command line needs them before it loads a web server."""

from __future__ import annotations

import socket

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where --lan or --public asks for it
PORTS = 20


class NoPort(Problem):
    """No port is free."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next that is free."""
    for candidate in range(port, port + PORTS):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(512)
        except (OSError, OverflowError):
            listener.close()
        else:
            return listener
    raise NoPort(say("server-no-port", first=port, last=port + PORTS - 1))


def lan_address() -> str:
    """The address others reach this machine by; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())

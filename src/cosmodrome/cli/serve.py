"""`serve`: the platform on this machine, for the local network, or for everybody."""

from __future__ import annotations

import io
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.show import console, say
from cosmodrome.cli.tables import data_folder

PORT, PORTS = 8350, 20
BOT_DELAY, GRACE = "COSMODROME_BOT_DELAY", "COSMODROME_GRACE"
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where --lan or --public asks for it


class NoPort(ValueError):
    """No port is free."""


def serve(
    port: Annotated[int, typer.Option(help="Where to listen; the next free one is taken.")] = PORT,
    data: Annotated[Path | None, typer.Option(help="Where games are kept. Default: ~/.cosmodrome")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
    lan: Annotated[bool, typer.Option("--lan", help="Let the local network in, and show the address.")] = False,
    public: Annotated[bool, typer.Option("--public", help="Listen to everybody, behind a proxy with https.")] = False,
    bot_delay: Annotated[float, typer.Option(min=0, help="Seconds before a bot's move.", envvar=BOT_DELAY)] = 0.5,
    grace: Annotated[float, typer.Option(min=0, help="Seconds away before a bot may stand in.", envvar=GRACE)] = 60.0,
    tables: Annotated[int, typer.Option(min=1, help="Most tables at once.")] = 2_000,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="Any rate from anybody: for measuring load.")] = False,
) -> None:
    """Play in the browser: starts the server, prints the address and opens it. Ctrl-C stops it.

    Examples: cosmodrome serve · cosmodrome serve --lan --port 9000
    """
    folder = data or data_folder()
    listener = listen(EVERYWHERE if lan or public else HERE, port)
    taken = listener.getsockname()[1]
    if taken != port:
        say(f"Port {port} is taken; using {taken}.")
    address = f"http://{HERE}:{taken}"
    say(f"Cosmodrome is at {address}  (games are kept in {folder}; Ctrl-C stops)", "bold")
    if lan:
        show_lan(taken)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    console.file.flush()
    # Imported only here: the other commands should not wait for a web server.
    from cosmodrome.server.room import Settings  # noqa: PLC0415
    from cosmodrome.server.run import run_server  # noqa: PLC0415

    settings = Settings(bot_delay=bot_delay, grace=grace, limited=not unlimited)
    run_server(folder, page_folder(), listener, settings, public=public, most_tables=tables)


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
    raise NoPort(f"no free port from {port} to {port + PORTS - 1}")


def show_lan(port: int) -> None:
    import segno  # noqa: PLC0415 - only for this picture

    address = f"http://{lan_address()}:{port}"
    picture = io.StringIO()
    segno.make(address, error="m").terminal(out=picture, compact=True, border=1)
    say(f"On the local network: {address}")
    console.file.write(picture.getvalue() + "\n")


def lan_address() -> str:
    """The address others reach this machine by; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())


def page_folder() -> Path | None:
    """The built page: inside an installed package, or in the project's `web/dist`."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "server" / "dist", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None

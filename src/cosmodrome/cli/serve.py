"""`serve`: the platform on this machine, for the local network, or for everybody."""

from __future__ import annotations

import io
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.show import console, say
from cosmodrome.cli.tables import data_folder
from cosmodrome.server.folder import claimed
from cosmodrome.server.sockets import EVERYWHERE, HERE, lan_address, listen

PORT = 8350


def serve(
    port: Annotated[int, typer.Option(help="Where to listen; the next free one is taken.")] = PORT,
    data: Annotated[Path | None, typer.Option(help="Where games are kept. Default: ~/.cosmodrome")] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Another database than SQLite: postgresql+asyncpg://user@host/name")
    ] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
    lan: Annotated[bool, typer.Option("--lan", help="Let the local network in, and show the address.")] = False,
    public: Annotated[bool, typer.Option("--public", help="Listen to everybody, behind a proxy with https.")] = False,
) -> None:
    """Play in the browser: starts the server, prints the address and opens it. Ctrl-C stops it.

    Examples: cosmodrome serve · cosmodrome serve --lan --port 9000
    """
    folder = data or data_folder()
    with claimed(folder):
        _serve(folder, port, database, browser=browser, lan=lan, public=public)


def _serve(folder: Path, port: int, database: str, *, browser: bool, lan: bool, public: bool) -> None:
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
    from cosmodrome.server.run import run_server  # noqa: PLC0415

    run_server(folder, page_folder(), listener, database=database, public=public)


def show_lan(port: int) -> None:
    import segno  # noqa: PLC0415 - only for this picture

    address = f"http://{lan_address()}:{port}"
    picture = io.StringIO()
    segno.make(address, error="m").terminal(out=picture, compact=True, border=1)
    say(f"On the local network: {address}")
    console.file.write(picture.getvalue() + "\n")


def page_folder() -> Path | None:
    """The built page: inside an installed package, or in the project's `web/dist`."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "server" / "dist", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None

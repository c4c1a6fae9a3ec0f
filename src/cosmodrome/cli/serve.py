"""`serve`: the platform on this machine, for the local network, or for everybody."""

from __future__ import annotations

import asyncio
import io
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from cosmodrome.cli.language import language, words_of
from cosmodrome.cli.seats import data_folder
from cosmodrome.cli.show import complain, console, in_words, tell
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.server.http.sockets import EVERYWHERE, HERE, lan_address, listen

PORT = 8350
BOT_DELAY, BOT_RACE, GRACE = "COSMODROME_BOT_DELAY", "COSMODROME_BOT_RACE", "COSMODROME_GRACE"


class NotInstalled(Problem):
    """The packages of the server are not there."""


def serve(
    port: Annotated[int, typer.Option(help=words_of("help-port"))] = PORT,
    data: Annotated[Path | None, typer.Option(help=words_of("help-data"))] = None,
    database: Annotated[str, typer.Option(metavar="URL", help=words_of("help-database"))] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=words_of("help-browser"))] = True,
    lan: Annotated[bool, typer.Option("--lan", help=words_of("help-lan"))] = False,
    public: Annotated[bool, typer.Option("--public", help=words_of("help-public"))] = False,
    address: Annotated[str, typer.Option(metavar="URL", help=words_of("help-address"))] = "",
    turn_webhook: Annotated[str, typer.Option(metavar="URL", help=words_of("help-turn-webhook"))] = "",
    bot_delay: Annotated[float, typer.Option(min=0, help=words_of("help-bot-delay"), envvar=BOT_DELAY)] = 0.5,
    bot_race: Annotated[float, typer.Option(min=0, help=words_of("help-bot-race"), envvar=BOT_RACE)] = 1.0,
    grace: Annotated[float, typer.Option(min=0, help=words_of("help-grace"), envvar=GRACE)] = 60.0,
    tables: Annotated[int, typer.Option(min=1, help=words_of("help-tables"))] = 2_000,
    unlimited: Annotated[bool, typer.Option("--unlimited", help=words_of("help-unlimited"))] = False,
) -> None:
    """Play in the browser: starts the server, prints the address and opens it. Ctrl-C stops it."""
    folder = data or data_folder()
    # Imported only here: the other commands work without a web server, and do not wait for one.
    with needs_server():
        from cosmodrome.server.http.run import run_server  # noqa: PLC0415
        from cosmodrome.server.http.services import Config  # noqa: PLC0415
        from cosmodrome.server.live.room import Settings  # noqa: PLC0415
        from cosmodrome.server.store.folder import claimed, database_file, database_url  # noqa: PLC0415
        from cosmodrome.server.store.journal import keep_damaged, lost_commits  # noqa: PLC0415
        from cosmodrome.server.store.store import prepare  # noqa: PLC0415

    config = Config(
        data=folder,
        database=database,
        page=page_folder(),
        settings=Settings(bot_delay=bot_delay, race=bot_race, grace=grace, limited=not unlimited),
        most_tables=tables,
        secure=public,
        address=address,
        turn_webhook=turn_webhook,
        language=language(),
    )
    with claimed(folder, database):
        file = database_file(folder, database)
        if file and (lost := lost_commits(file)):
            copy = keep_damaged(file)
            complain(in_words(say("start-journal-damaged", file=str(file), count=lost, copy=str(copy))))
        found = asyncio.run(prepare(database_url(folder, database)))
        kept = found if database else str(folder)
        listener = listen(EVERYWHERE if lan or public else HERE, port)
        announce(listener.getsockname()[1], port, kept, lan=lan, browser=browser)
        run_server(config, listener)


@contextmanager
def needs_server() -> Iterator[None]:
    """Around imports from the server, whose packages may not be installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotInstalled(say("serve-missing", package=str(error.name))) from error


def announce(taken: int, port: int, kept: str, *, lan: bool, browser: bool) -> None:
    """Says where the page is, and opens it."""
    if taken != port:
        tell(say("serve-port", port=str(port), taken=str(taken)))
    address = f"http://{HERE}:{taken}"
    tell(say("serve-at", address=address, kept=kept), "bold")
    if lan:
        show_lan(taken)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    console.file.flush()


def show_lan(port: int) -> None:
    import segno  # noqa: PLC0415 - only for this picture

    address = f"http://{lan_address()}:{port}"
    picture = io.StringIO()
    segno.make(address, error="m").terminal(out=picture, compact=True, border=1)
    tell(say("serve-lan", address=address))
    console.file.write(picture.getvalue() + "\n")


def page_folder() -> Path | None:
    """The built page: inside an installed package, or in the project's `web/dist`."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "server" / "dist", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None

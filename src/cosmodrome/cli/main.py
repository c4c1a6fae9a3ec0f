"""The `cosmodrome` command and what holds for all of it: content folder, errors in one line, exit codes."""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path
from typing import Annotated

import typer

from cosmodrome import __version__
from cosmodrome.cli import arena, database, games, learn, play, replay
from cosmodrome.cli.audit import audit
from cosmodrome.cli.bench import bench
from cosmodrome.cli.compile import compile_command
from cosmodrome.cli.lab import lab
from cosmodrome.cli.ladder import ladder
from cosmodrome.cli.language import language, words_of
from cosmodrome.cli.new_game import new_game
from cosmodrome.cli.serve import serve
from cosmodrome.cli.show import complain, tell
from cosmodrome.cli.train import train
from cosmodrome.cli.verify import verify
from cosmodrome.cli.words import words
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem, UnreadContent
from cosmodrome.games.content import CONTENT_VARIABLE, ContentError, unread_files
from cosmodrome.games.registry import TEMPLATE, game_ids

BAD_INPUT, INTERRUPTED = 2, 130

app = typer.Typer(
    help=words_of("help-cosmodrome"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
COMMANDS = (
    serve,
    database.backup,
    database.restore,
    database.check,
    play.play,
    learn.learn,
    games.games,
    games.components,
    games.rules,
    replay.replay,
    verify,
    arena.arena,
    audit,
    ladder,
    lab,
    train,
    bench,
    compile_command,
    new_game,
    words,
)
for each in COMMANDS:
    name = each.__name__.removesuffix("_command").replace("_", "-")
    app.command(name, help=words_of(f"help-{name}"), epilog=f"\b\n{words_of(f'help-{name}-examples')}")(each)


class BadContent(Problem):
    """A content folder that is not there."""


def _show_version(wanted: bool) -> None:
    if wanted:
        tell(f"cosmodrome {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def everywhere(
    context: typer.Context,
    content: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help=words_of("help-content"),
            envvar=CONTENT_VARIABLE,
        ),
    ] = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=words_of("help-version"))
    ] = False,
) -> None:
    if content is not None:
        if not content.is_dir():
            raise BadContent(say("content-missing", folder=str(content)))
        # In the environment, so that worker processes use the same data.
        os.environ[CONTENT_VARIABLE] = str(content.resolve())
        for line in unread_files(content, [*game_ids(), *TEMPLATE]):
            complain(line)
        warnings.simplefilter("ignore", UnreadContent)  # it has been said
    if context.invoked_subcommand is None:
        tell(context.get_help())


def main() -> None:
    """Runs the command. A mistake of the user is reported in one line, with exit code 2."""
    try:
        code = app(standalone_mode=False)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except ContentError as error:
        for fault in error.in_language(language()).splitlines():
            complain(fault)
        sys.exit(BAD_INPUT)
    except (ValueError, OSError) as error:
        complain(error.in_language(language()) if isinstance(error, Problem) else str(error))
        sys.exit(BAD_INPUT)
    except Exception as error:
        if hasattr(error, "format_message"):  # a usage error of the command line
            complain(error.format_message())
            sys.exit(BAD_INPUT)
        raise
    sys.exit(code if isinstance(code, int) else 0)

"""`replay`: a saved game step by step, checked action by action."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

import cosmodrome
from cosmodrome.cli.language import words_of
from cosmodrome.cli.outcome import show_outcome
from cosmodrome.cli.seats import display_names
from cosmodrome.cli.show import Speaker, console, in_words, tell
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.save import decode

READER = "You"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words_of("help-replay-file"))],
    verify: Annotated[bool, typer.Option("--verify", help=words_of("help-verify"))] = False,
    log: Annotated[bool, typer.Option("--log", help=words_of("help-log"))] = False,
) -> None:
    """Step through a saved game. Every action is checked against the rules first."""
    match = cosmodrome.load(file)
    if not verify:
        if log or not sys.stdin.isatty():
            _show_events(match, match.opening)
            for number in range(1, len(match.log) + 1):
                _show_action(match, number)
        else:
            _step_through(match)
    if match.outcome:
        show_outcome(match, _speaker(match))
    tell(say("replay-verified", actions=len(match.log), over=match.outcome is not None))


def _speaker(match: Match) -> Speaker:
    """Whoever played under the name that `play` gives is the reader."""
    names = display_names(match.players)
    return Speaker(match.game, names, names.index(READER) if READER in names else None)


def _show_action(match: Match, number: int) -> None:
    entry, names = match.log[number - 1], display_names(match.players)
    who = names[entry.seat] if entry.seat >= 0 else in_words(say("replay-clock"))
    tell(f"{number:>4}  {who}", "bold")
    _show_events(match, entry.events)


def _show_events(match: Match, events: Iterable[Event]) -> None:
    for event in events:
        _speaker(match).line(match.game.texts.event(event), "      ")


def _step_through(match: Match) -> None:
    tell(say("replay-begin", game=match.game.meta.title, actions=len(match.log)))
    save, at = decode(match.dump()), 0
    while True:
        answer = console.input(f"{at}/{len(match.log)} > ").strip()
        if answer.startswith("q"):
            return
        if answer.startswith("bo"):
            then = Match.replay(match.game, save, upto=at)
            _speaker(match).blocks(match.game.texts.board(then.view(None)))
            continue
        at = int(answer) if answer.isdigit() else at - 1 if answer.startswith("b") else at + 1
        at = max(0, min(at, len(match.log)))
        if at:
            _show_action(match, at)
        else:
            _show_events(match, match.opening)

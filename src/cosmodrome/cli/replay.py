"""`replay`: a saved game step by step, checked action by action."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import cosmodrome
from cosmodrome.cli.language import words_of
from cosmodrome.cli.outcome import score_sheet
from cosmodrome.cli.seats import READER, display_names
from cosmodrome.cli.show import Speaker, console, in_words, show, tell
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.save import decode


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words_of("help-replay-file"))],
    log: Annotated[bool, typer.Option("--log", help=words_of("help-log"))] = False,
) -> None:
    """Step through a saved game. Every action is checked against the rules first."""
    match = cosmodrome.load(file)
    speaker, is_log = _speaker(match), log or not sys.stdin.isatty()
    if is_log:
        for number in range(len(match.log) + 1):
            _show_action(match, speaker, number)
    else:
        _step_through(match, speaker)
    if match.outcome:
        show(score_sheet(match, speaker))
        if not is_log:  # its last line says who won
            speaker.tell(match.outcome.verdict, "bold")
    tell(say("replay-verified", actions=len(match.log), over=match.outcome is not None))


def _speaker(match: Match) -> Speaker:
    """The reader is the player with the default name of `play`."""
    names = display_names(match.players)
    return Speaker(match.game, names, names.index(READER) if READER in names else None)


def _show_action(match: Match, speaker: Speaker, number: int) -> bool:
    """Prints what happened, as the reader or a spectator may know it. False if there is nothing to print."""
    entry = match.log[number - 1] if number else None
    seen = [match.game.redact(event, speaker.you) for event in (entry.events if entry else match.opening)]
    told = [event for event in seen if event is not None]
    if told and entry:
        who = speaker.names[entry.seat] if entry.seat >= 0 else in_words(say("replay-clock"))
        tell(f"{number:>4}  {who}", "bold")
    for event in told:
        speaker.line(match.game.texts.event(event), "      ")
    return bool(told)


def _step_through(match: Match, speaker: Speaker) -> None:
    tell(say("replay-begin", game=match.game.meta.title, actions=len(match.log)))
    tell(say("replay-keys"))
    save, at = decode(match.dump()), 0
    while True:
        answer = console.input(f"{at}/{len(match.log)} > ").strip().lower()
        if answer and "quit".startswith(answer):
            return
        if len(answer) > 1 and "board".startswith(answer):
            then = Match.replay(match.game, save, upto=at)
            speaker.blocks(match.game.texts.board(then.view(speaker.you)))
            continue
        if answer not in ("", "b", "back") and not answer.isdigit():
            tell(say("replay-keys"))
            continue
        step = -1 if answer in ("b", "back") else 1
        at = int(answer) if answer.isdigit() else at + step
        at = max(0, min(at, len(match.log)))
        while not _show_action(match, speaker, at) and 0 < at < len(match.log):
            at += step

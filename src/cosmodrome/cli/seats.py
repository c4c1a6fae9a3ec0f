"""Who sits at a terminal table: people and bots, and what a save file says of them."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.roster import BOT_LABEL, bot_label, make_bot, person_label
from cosmodrome.cli.show import in_words
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import printable

DATA_VARIABLE = "COSMODROME_DATA"
PROGRAM = "cosmodrome"
COMMAND_VARIABLE = "COSMODROME_COMMAND"
READER = "You"
"""What save files call a person who gave no name: whoever reads them."""


class BadTable(Problem):
    """People, bots and seats that do not fit together."""


def players(seats: int, people: int, bots: Sequence[str], name: str) -> list[str]:
    """A label for each seat: people first, then the bots, repeated in order to fill the table."""
    if not 1 <= people <= seats:
        raise BadTable(say("play-people", people=people, seats=seats))
    if len(bots) > seats - people:
        raise BadTable(say("play-people-and-bots", people=people, bots=len(bots), seats=seats))
    names = [name] if people == 1 else [_numbered(name, number) for number in range(1, people + 1)]
    sitting = [person_label(each) for each in names]
    return sitting + [bot_label(bots[index % len(bots)]) for index in range(seats - people)]


def _numbered(name: str, number: int) -> str:
    """One of several people at a keyboard, who cannot all be "You"."""
    return in_words(say("play-person", number=number)) if name == READER else f"{name} {number}"


def is_bot(label: str) -> bool:
    return label.startswith(BOT_LABEL)


def display_names(labels: Sequence[str]) -> list[str]:
    """What is shown: a bot by its name, with the seat where two would be called the same."""
    return [
        printable(
            f"{label.removeprefix(BOT_LABEL)}{f' {seat + 1}' if labels.count(label) > 1 else ''} (bot)"
            if is_bot(label)
            else label
        )
        for seat, label in enumerate(labels)
    ]


def bot_specs(match: Match) -> dict[int, str]:
    return {seat: label.removeprefix(BOT_LABEL) for seat, label in enumerate(match.players) if is_bot(label)}


def seat_bots(match: Match) -> dict[int, Bot]:
    return {
        seat: make_bot(spec, match.game, Rng.seeded(match.seed, 1_000 + seat))
        for seat, spec in bot_specs(match).items()
    }


def data_folder() -> Path:
    """Where games played in the terminal are kept."""
    return Path(os.environ.get(DATA_VARIABLE) or Path.home() / ".cosmodrome")


def command() -> str:
    """The command that the user typed; the launcher passes its own."""
    typed = sys.argv[0] if Path(sys.argv[0]).stem == PROGRAM else f"{sys.executable} -m {PROGRAM}"
    return os.environ.get(COMMAND_VARIABLE, PROGRAM if shutil.which(PROGRAM) else typed)


def autosave_path(match: Match) -> Path:
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{match.game.meta.id}-{match.seed}.json"

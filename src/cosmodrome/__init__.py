"""Cosmodrome: space board games, complete by their rulebooks.

import cosmodrome
match = cosmodrome.new(cosmodrome.game_ids()[0], seed=7)
match.play(0, match.offers(0)[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from cosmodrome import engine as engine
from cosmodrome.bots.bot import Bot, Sight
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import Game, Outcome, fewest_seats
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event, View, plain
from cosmodrome.core.refusal import BadSetup, IllegalAction, Refusal, SaveError, UndoRefused
from cosmodrome.core.rng import Rng
from cosmodrome.core.save import decode
from cosmodrome.games.registry import UnknownGame, find_game, game_ids

__all__ = [
    "CLOCK",
    "Action",
    "BadSetup",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Refusal",
    "Rng",
    "SaveError",
    "Seat",
    "Sight",
    "UndoRefused",
    "UnknownGame",
    "View",
    "__version__",
    "find_game",
    "game_ids",
    "load",
    "loads",
    "new",
    "plain",
]

__version__ = version("cosmodrome")


SHORT_SEED = 53
"""Bits of a seed that nobody else need not guess: it can be typed."""


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    players: Sequence[str] | None = None,
) -> Match:
    """A fresh match; without a seed it gets a random one, which `match.seed` tells."""
    found = find_game(game)
    chosen = secrets.randbits(SHORT_SEED) if seed is None else seed
    count = fewest_seats(found, options or {}) if seats is None else seats
    return Match(found, count, chosen, options, players)


def load(path: str | Path) -> Match:
    """The match of a save file; `SaveError` says what is wrong with a file that cannot be loaded."""
    try:
        return loads(Path(path).read_bytes())
    except OSError as error:
        raise SaveError(say("save-file", file=str(path), why=str(error.strerror))) from error
    except SaveError as error:
        raise SaveError(say("save-file", file=str(path), why=error.text), error.words, error.names) from error


def loads(data: bytes) -> Match:
    """The match that `Match.dump` wrote."""
    save = decode(data)
    try:
        game = find_game(save.game)
    except UnknownGame as error:
        raise SaveError(error.text) from error
    return Match.replay(game, save)

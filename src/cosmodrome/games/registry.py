"""The only list of games. Third parties add theirs by an entry point in `cosmodrome.games`.

A game is imported when it is first asked for.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from cosmodrome.core.game import GROUP, Game, why_not_playable
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem, UnreadContent
from cosmodrome.core.study import Study
from cosmodrome.games.content import CONTENT_VARIABLE, unread_files

HOUSE_GAMES = {
    "galaxy-command": "cosmodrome.games.galaxy_command:GAME",
    "galaxy-rush": "cosmodrome.games.galaxy_rush:GAME",
    "galaxy-trucker": "cosmodrome.games.galaxy_trucker:GAME",
    "lunar-rush": "cosmodrome.games.lunar_rush:GAME",
    "galaxy-challenge": "cosmodrome.games.galaxy_challenge:GAME",
}


TEMPLATE = {"template": "cosmodrome.games._template:GAME"}
"""Playable and tested like the others, but not listed."""


class UnknownGame(Problem):
    """There is no game of that name."""


def game_ids() -> list[str]:
    return [*HOUSE_GAMES, *(entry.name for entry in entry_points(group=GROUP) if entry.name not in HOUSE_GAMES)]


@cache
def find_game(game_id: str) -> Game[Any]:
    """The game of that id; `UnknownGame` says which there are."""
    if folder := os.environ.get(CONTENT_VARIABLE):
        _warn_of_unread(Path(folder))
    if place := (HOUSE_GAMES | TEMPLATE).get(game_id):
        module, _, name = place.partition(":")
        return _checked(getattr(import_module(module), name), game_id)
    for entry in entry_points(group=GROUP):
        if entry.name == game_id:
            return _checked(entry.load(), game_id)
    raise UnknownGame(say("game-unknown", game=game_id, known=tuple(game_ids())))


@cache
def _warn_of_unread(folder: Path) -> None:
    """Once, where the user's own component data is loaded: a file with a wrong name would be missed without a word."""
    from cosmodrome.core.catalogue import catalogue  # noqa: PLC0415 - takes a while, and most names are right

    for line in unread_files(folder, [*game_ids(), *TEMPLATE]) if folder.is_dir() else ():
        warnings.warn(catalogue().render(line), UnreadContent, stacklevel=4)


def package_of(game_id: str) -> str:
    """The package in which a game is, its `data` and `lab` among the rest."""
    place = (HOUSE_GAMES | TEMPLATE).get(game_id) or next(
        entry.value for entry in entry_points(group=GROUP) if entry.name == game_id
    )
    return place.partition(":")[0]


@cache
def find_study(game_id: str) -> Study:
    """The game with what its `lab` package, if it has one, says about measuring it."""
    game = find_game(game_id)
    lab = f"{package_of(game_id)}.lab"
    try:
        found = getattr(import_module(lab), "STUDY", None)
    except ModuleNotFoundError as error:
        if error.name != lab:
            raise
        found = None
    return found if isinstance(found, Study) else Study(game)


def _checked(game: Any, game_id: str) -> Game[Any]:
    if not isinstance(game, Game):
        raise UnknownGame(say("game-no-game", game=game_id))
    if (reason := why_not_playable(game, game_id)) is not None:
        raise UnknownGame(reason)
    return game

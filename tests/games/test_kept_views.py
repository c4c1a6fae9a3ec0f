"""What is kept of views is what would be made anew: the keys miss nothing that a view depends on."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import View, to_json
from cosmodrome.games import registry
from cosmodrome.testing.walk import Case, walk

TABLES: dict[str, list[tuple[int, int, dict[str, str]]]] = {
    "galaxy-challenge": [(0, 4, {}), (1, 3, {"civilizations": "on"})],
    "galaxy-command": [(0, 1, {}), (1, 4, {})],
    "galaxy-rush": [(0, 2, {}), (1, 2, {}), (12, 2, {})],
    "galaxy-trucker": [(0, 4, {}), (1, 4, {"teams": "shared"})],
    "lunar-rush": [
        (0, 3, {"roles": "challenge"}),
        (1, 2, {"roles": "faction", "ais": "1", "secrecy": "on"}),
        (2, 4, {"roles": "beginner", "teams": "on", "wonders": "on", "secrecy": "on"}),
        (3, 2, {"ais": "2", "teams": "on"}),
    ],
}
"""Of each game some tables: seed, seats and options. With seed 12 a claim is worth more to one captain of two."""


def stores(game_id: str) -> Iterator[Callable[[], object]]:
    """What empties each of a game's stores for views: empty dicts at first, and functions that keep their results."""
    package = import_module(f"cosmodrome.games.{game_id.replace('-', '_')}.view")
    for file in sorted(Path(package.__path__[0]).glob("show*.py")):
        module = import_module(f"{package.__name__}.{file.stem}")
        for node in ast.parse(getsource(module)).body:
            if isinstance(node, ast.AnnAssign) and node.value is not None and ast.unparse(node.value) == "{}":
                yield getattr(module, ast.unparse(node.target)).clear
        yield from [each.cache_clear for each in vars(module).values() if hasattr(each, "cache_clear")]


def shown(case: Case, seed: int, view: Callable[[object, Seat | None], View]) -> list[bytes]:
    """All views of a random game, those in the middle of actions included."""
    found: list[bytes] = []

    def look(state: object, _: object) -> None:
        found.extend(to_json(view(state, watcher)) for watcher in case.watchers)

    for moment in walk(case, seed):
        look(moment.state, None)
        after = moment.state.clone()
        case.game.apply(after, moment.seat, moment.action, look)
        look(after, None)
    return found


def test_every_game_is_looked_at() -> None:
    assert set(TABLES) == set(registry.game_ids())


@pytest.mark.parametrize("game_id", TABLES)
def test_kept_views_are_as_new(game_id: str) -> None:
    game, emptied = registry.find_game(game_id), list(stores(game_id))
    assert emptied

    def anew(state: object, watcher: Seat | None) -> View:
        for empty in emptied:
            empty()
        return game.view(state, watcher)

    for seed, seats, options in TABLES[game_id]:
        case = Case(game, seats, check_setup(game, seats, options))
        assert shown(case, seed, game.view) == shown(case, seed, anew)

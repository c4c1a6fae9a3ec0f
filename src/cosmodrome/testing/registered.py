"""Whether a game can be found and loaded under the name by which its package registers it."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.game import GROUP, Game, why_not_playable


def check_registered(game: Game[Any]) -> None:
    """`AssertionError` says why `cosmodrome games` would not list it: another id, colours that there are not."""
    package = game.flow.module.partition(".")[0]
    own = [entry for entry in entry_points(group=GROUP) if entry.module.partition(".")[0] == package]
    names = [entry.name for entry in own if entry.load() is game] or [entry.name for entry in own][:1]
    for name in names or [game.meta.id]:
        reason = why_not_playable(game, name)
        assert reason is None, catalogue("").render(reason)

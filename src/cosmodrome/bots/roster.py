"""Bots by name: the house's, those that other packages register, and any class named as `module:Class`.

Settings follow after slashes: `search/seconds=2`, `greedy/deals=30`, `my_bots:Cautious/depth=3`. Any bot
can be told to do without a part of the game that the game names as a handicap: `search/without=PART`.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, cast

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.handicap import Handicapped
from cosmodrome.bots.search import SearchBot
from cosmodrome.bots.simple import CarelessBot, GreedyBot, RandomBot
from cosmodrome.core.game import Game, Hints
from cosmodrome.core.rng import Rng

GROUP = "cosmodrome.bots"
WITHOUT = "without="

HOUSE_BOTS: dict[str, type[Any]] = {
    "random": RandomBot,
    "careless": CarelessBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


class UnknownBot(ValueError):
    """No bot of that name, or settings it does not take."""


def bot_names() -> list[str]:
    return [*HOUSE_BOTS, *(entry.name for entry in entry_points(group=GROUP) if entry.name not in HOUSE_BOTS)]


def make_bot(spec: str, game: Game[Any], rng: Rng) -> Bot:
    """A fresh bot for one seat of one match; `UnknownBot` says what is wrong with the spec."""
    name, *settings = spec.split("/")
    handicaps = [_handicap(game, spec, setting) for setting in settings if setting.startswith(WITHOUT)]
    bot = _make(spec, name, [setting for setting in settings if not setting.startswith(WITHOUT)], rng)
    if len(handicaps) > 1:
        raise UnknownBot(f"bot '{spec}' can do without one thing, not {len(handicaps)}")
    return Handicapped(bot, handicaps[0]) if handicaps else bot


def _handicap(game: Game[Any], spec: str, setting: str) -> Hints[Any]:
    part = setting.removeprefix(WITHOUT)
    if part not in game.handicaps:
        known = ", ".join(game.handicaps) or "nothing"
        raise UnknownBot(f"bot '{spec}': in {game.meta.title} it cannot do without '{part}', only without: {known}")
    return game.handicaps[part]


def _make(spec: str, name: str, settings: list[str], rng: Rng) -> Bot:
    kind = _find(name)
    chosen = dict(_setting(kind, spec, setting) for setting in settings)
    try:
        bot = kind(rng, **chosen)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"bot '{spec}': {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"bot '{spec}' has no method 'choose'")
    return cast("Bot", bot)


def _find(name: str) -> type[Any]:
    if name in HOUSE_BOTS:
        return HOUSE_BOTS[name]
    if ":" in name:
        return _import(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return cast("type[Any]", entry.load())
    raise UnknownBot(f"there is no bot '{name}'; there are: {', '.join(bot_names())}, or your own as module:Class")


def _import(name: str) -> type[Any]:
    module, _, attribute = name.partition(":")
    try:
        return cast("type[Any]", getattr(import_module(module), attribute))
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"bot '{name}' cannot be imported: {error}") from error


def _setting(kind: type[Any], spec: str, setting: str) -> tuple[str, Any]:
    """A value takes the type of the setting's default."""
    name, equals, value = setting.partition("=")
    parameter = inspect.signature(kind).parameters.get(name)
    if not equals or parameter is None:
        known = [known for known in inspect.signature(kind).parameters if known != "rng"]
        raise UnknownBot(f"bot '{spec}': '{setting}' is no setting; there are: {', '.join(known) or 'none'}")
    default = parameter.default
    kind_of = type(default) if isinstance(default, int | float | str) and not isinstance(default, bool) else str
    try:
        return name, kind_of(value)
    except ValueError as error:
        raise UnknownBot(f"bot '{spec}': {name} cannot be '{value}'") from error

"""Bots by name: our own, those that other packages register, and any class named as `module:Class`.

A module is looked for in the working directory first, then among the installed packages.

Settings follow after slashes: `search/seconds=2`, `greedy/deals=30`, `my_bots:Cautious/depth=3`. Any bot
can be told to do without a part of the game, where the game's study names such parts: `search/without=PART`.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.handicap import Handicapped
from cosmodrome.bots.search import MasterBot, SearchBot
from cosmodrome.bots.simple import CarelessBot, GreedyBot, RandomBot
from cosmodrome.core.game import Game, Hints
from cosmodrome.core.message import Text, say
from cosmodrome.core.refusal import Problem
from cosmodrome.core.rng import Rng

GROUP = "cosmodrome.bots"
WITHOUT = "without="
NO_HANDICAPS: Mapping[str, Hints[Any]] = {}

BOT_LABEL = "bot "
"""Before a bot's name, where a save file says who sat where."""

HOUSE_BOTS: dict[str, type[Any]] = {
    "random": RandomBot,
    "careless": CarelessBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "master": MasterBot,
}


class UnknownBot(Problem):
    """No bot of that name, or settings it does not take."""


def bot_label(spec: str) -> str:
    return BOT_LABEL + spec


def person_label(name: str) -> str:
    """A person's name as it is; in quotes where it would be taken for a bot's."""
    return f'"{name}"' if name.startswith(BOT_LABEL) else name


def bot_names() -> list[str]:
    return [*HOUSE_BOTS, *(entry.name for entry in entry_points(group=GROUP) if entry.name not in HOUSE_BOTS)]


def make_bot(spec: str, game: Game[Any], rng: Rng, handicaps: Mapping[str, Hints[Any]] = NO_HANDICAPS) -> Bot:
    """A fresh bot for one seat of one match; `UnknownBot` says what is wrong with the spec."""
    name, settings = _parts(spec)
    left_out = [_handicap(handicaps, game, spec, setting) for setting in settings if setting.startswith(WITHOUT)]
    bot = _make(spec, name, [setting for setting in settings if not setting.startswith(WITHOUT)], rng)
    if isinstance(bot, MasterBot) and game.hints.trained is None:
        raise UnknownBot(say("bot-no-network", bot=spec, game=game.meta.title))
    if len(left_out) > 1:
        raise UnknownBot(say("bot-handicaps", bot=spec, count=len(left_out)))
    return Handicapped(bot, left_out[0]) if left_out else bot


def _parts(spec: str) -> tuple[str, list[str]]:
    """The name and the settings; a slash without NAME= after it belongs to the path of a file."""
    name, *parts = spec.split("/")
    settings: list[str] = []
    for part in parts:
        if "=" in part or not settings:
            settings.append(part)
        else:
            settings[-1] += f"/{part}"
    return name, settings


def _handicap(handicaps: Mapping[str, Hints[Any]], game: Game[Any], spec: str, setting: str) -> Hints[Any]:
    part = setting.removeprefix(WITHOUT)
    if part not in handicaps:
        title, known = game.meta.title, tuple(handicaps)
        raise UnknownBot(say("bot-no-handicap", bot=spec, game=title, part=part, known=known))
    return handicaps[part]


def _make(spec: str, name: str, settings: list[str], rng: Rng) -> Bot:
    kind = _find(name)
    chosen = dict(_setting(kind, spec, setting) for setting in settings)
    if not callable(getattr(kind, "choose", None)):
        raise UnknownBot(say("bot-no-choose", bot=spec))
    try:
        return cast("Bot", kind(rng, **chosen))
    except (TypeError, ValueError) as error:
        raise UnknownBot(say("bot-error", bot=spec, error=_words(error))) from error
    except Exception as error:  # a user's own class may fail in any way
        raise UnknownBot(say("bot-broken", bot=spec, error=_reason(error))) from error


def _find(name: str) -> type[Any]:
    if name in HOUSE_BOTS:
        return HOUSE_BOTS[name]
    if ":" in name:
        return _import(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return cast("type[Any]", entry.load())
    raise UnknownBot(say("bot-unknown", bot=name, known=tuple(bot_names())))


def _import(name: str) -> type[Any]:
    module_name, _, class_name = name.partition(":")
    kind = getattr(_import_module(name, module_name), class_name, None)
    if not isinstance(kind, type):
        raise UnknownBot(say("bot-no-class", bot=name, module=module_name, name=class_name))
    return kind


def _import_module(bot: str, name: str) -> ModuleType:
    try:
        with _working_directory_on_path():
            return import_module(name)
    except Exception as error:  # a user's own module may fail in any way
        if isinstance(error, ModuleNotFoundError) and error.name and f"{name}.".startswith(f"{error.name}."):
            folder = str(Path.cwd())
            raise UnknownBot(say("bot-no-module", bot=bot, module=error.name, folder=folder)) from error
        raise UnknownBot(say("bot-bad-module", bot=bot, module=name, error=_reason(error))) from error


@contextmanager
def _working_directory_on_path() -> Iterator[None]:
    """As `python -m` has it: an installed command does not search there by itself."""
    before = sys.path[:]
    sys.path.insert(0, str(Path.cwd()))
    try:
        yield
    finally:
        sys.path[:] = before


def _words(error: Exception) -> Text:
    """What a bot says about its settings: ours with a message, those of others as they like."""
    return error.text if isinstance(error, Problem) else str(error)


def _reason(error: Exception) -> str:
    """In one line, with the kind of error: many messages mean nothing without it."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


def _setting(kind: type[Any], spec: str, setting: str) -> tuple[str, Any]:
    """A value takes the type of the setting's default."""
    name, equals, value = setting.partition("=")
    parameter = inspect.signature(kind).parameters.get(name)
    if not equals or parameter is None:
        known = tuple(known for known in inspect.signature(kind).parameters if known != "rng")
        raise UnknownBot(say("bot-no-setting", bot=spec, setting=setting, known=known))
    default = parameter.default
    kind_of = type(default) if isinstance(default, int | float | str) and not isinstance(default, bool) else str
    try:
        return name, kind_of(value)
    except ValueError as error:
        raise UnknownBot(say("bot-bad-value", bot=spec, setting=name, value=value)) from error

"""Catalogues: the sentences of one language, in Project Fluent's format.

The catalogue of a game holds its own messages (`words/<language>.ftl` in its package) and those of all games
(`cosmodrome/words/<language>/*.ftl`). Where a language lacks a message, English stands in.

Messages can use, beside what Fluent has:

- `{ $who }` for a player: "You" or a name; `NAME($who)` the same inside a sentence: "you" or a name;
- `OWN($who)` for "your" or "Mira's", `OWN($who, start: 1)` for "Your" or "Mira's";
- `YOU($who)` to choose by: `you` or `other`;
- `COUNT($things)`, how many there are in a list, and `OR($things)`, the list as a choice;
- `CAP($words)`, with a capital letter; `LOW($words)`, without any.

Truth values are `yes` and `no`. Lists are put together by the messages `list-…`.

It takes a while to import: programs that show nothing to people do without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.machinery import PathFinder
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from cosmodrome.core import pseudo
from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.core.records import kind_in_words
from cosmodrome.core.rulebook import Rulebook, parse_rules, translated

ENGLISH = "en"
SHELL = "cosmodrome.words"
LANGUAGE_VARIABLES = ("COSMODROME_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
LONGEST, LARGEST = 400, 2**53
"""What of a text, and up to which number, can be an argument: files and requests hold anything."""


class MissingMessage(LookupError):
    """No catalogue has the message, or it lacks an argument."""


class Catalogue:
    """One language, for one game or for none."""

    def __init__(self, language: str = ENGLISH, package: str = "") -> None:
        """`package` is the game's package of words, such as `cosmodrome.games.<id>.words`."""
        self.language = language
        self.bundles = tuple(_bundle(each, package) for each in dict.fromkeys((language, ENGLISH)))

    def render(self, text: Text, names: Sequence[str] = (), you: int | None = None) -> str:
        """The words of a message for a reader: `you` is the reader's own seat."""
        return text if isinstance(text, str) else self._render(text, _Reader(self, names, you))

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self.bundles)

    def phrase(self, id: str, **args: Any) -> str:
        """A message of this catalogue that names nobody."""
        return self._render(Message(id, args), _Reader(self, (), None))

    def category(self, name: str) -> Text:
        """What a category of a score sheet is called; ids of messages have dashes for spaces."""
        entry = f"sheet-{name.replace(' ', '-')}"
        return Message(entry) if self.has(entry) else name

    def named(self, key: str) -> Text:
        """What a name in measures stands for (`core/study.py`): a message, or a name of the component data."""
        if key.startswith("{"):
            return msgspec.json.decode(key, type=Message)
        return Message(key) if self.has(key) else key

    def kind(self, of: str, key: str) -> Text:
        """A kind of action (`do`) or event (`event`), as `kind_key` names it, with its marks."""
        kind, *marks = key.split("/")
        entry = f"{of}-{kind}"
        name: Text = Message(entry) if self.has(entry) else kind_in_words(kind)
        return say("kind-marked", kind=name, marks=tuple(map(self._mark, marks))) if marks else name

    def _mark(self, mark: str) -> Text:
        entry = f"kind-mark-{mark.replace(' ', '-').replace('_', '-')}"
        return Message(entry) if self.has(entry) else mark.replace("_", " ")

    def _render(self, message: Message, reader: _Reader) -> str:
        args = {name: reader.argument(value) for name, value in message.args.items()}
        for bundle in self.bundles:
            if bundle.has_message(message.id):
                pattern = bundle.get_message(message.id).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise MissingMessage(f"{message.id}: {errors[0]}")
                return str(text)
        raise MissingMessage(f"no message {message.id}")


@cache
def catalogue(package: str = "", language: str = ENGLISH) -> Catalogue:
    """The catalogue of a game's package of words, or of no game, read once."""
    return Catalogue(language, package)


class _Reader:
    """Who reads a message: turns its arguments into words."""

    def __init__(self, words: Catalogue, names: Sequence[str], you: int | None) -> None:
        self.words, self.names, self.you = words, names, you

    def argument(self, value: Any) -> Any:
        match value:
            case Player(seat=seat):
                return self._player(seat)
            case Message():
                return self.words._render(value, self)
            case tuple() | list():
                return self._list([self.argument(each) for each in value])
        return _plain(value)

    def _player(self, seat: int) -> Phrase:
        say = self.words.phrase
        if seat == self.you:
            found = Phrase(say("player-you-start"), say("player-you"))
            found.own_start, found.own, found.is_you = say("player-your-start"), say("player-your"), True
            return found
        name = self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)
        found = Phrase(name, name)
        found.own_start = found.own = say("player-owner", name=name)
        return found

    def _list(self, items: list[Any]) -> Phrase:
        inside = [_name(item) for item in items]
        first = [str(item) for item in items[:1]]
        found = Phrase(self._joined(first + inside[1:], "list-pair"), self._joined(inside, "list-pair"))
        found.count, found.either = len(items), self._joined(inside, "list-pair-or")
        return found

    def _joined(self, items: list[str], pair: str) -> str:
        if not items:
            return self.words.phrase("list-none")
        *before, joined = items
        for place, item in enumerate(reversed(before)):
            joined = self.words.phrase("list-more" if place else pair, first=item, rest=joined)
        return joined


class Phrase(FluentType):
    """Words that have a form for the start of a sentence and one for elsewhere: a player, or a list."""

    def __init__(self, start: str, inside: str) -> None:
        self.start, self.inside = start, inside
        self.own_start = self.own = ""
        self.is_you = False
        self.count, self.either = 1, inside

    def format(self, locale: Any) -> str:  # noqa: ARG002 - the library's signature
        return self.start

    def __str__(self) -> str:
        return self.start


def _plain(value: Any) -> Any:
    match value:
        case bool():
            return "yes" if value else "no"
        case str() if len(value) > LONGEST:
            return f"{value[:LONGEST]}…"
        case int() if abs(value) > LARGEST:
            return str(value)
    return value


def _name(who: Any) -> str:
    return str(getattr(who, "inside", who))


def _own(who: Any, start: int = 0) -> str:
    return str(who.own_start if start else who.own)


def _you(who: Any) -> str:
    return "you" if getattr(who, "is_you", False) else "other"


def _count(things: Any) -> Any:
    return fluent_number(things.count)


def _or(things: Any) -> str:
    return str(getattr(things, "either", things))


def _cap(words: Any) -> str:
    text = str(words)
    return text[:1].upper() + text[1:]


def _low(words: Any) -> str:
    return str(words).lower()


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "NAME": _name,
    "OWN": _own,
    "YOU": _you,
    "COUNT": _count,
    "OR": _or,
    "CAP": _cap,
    "LOW": _low,
}


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    bundle = FluentBundle([pseudo.BASE if language == pseudo.LANGUAGE else language], FUNCTIONS, use_isolating=False)
    for resource in _resources(language, package):
        bundle.add_resource(resource)
    return bundle


def _resources(language: str, package: str) -> Iterator[ast.Resource]:
    """The game's messages come first: the first of two with one id holds."""
    for source in sources(language, package):
        yield FluentResource(source)


@cache
def rules_in(language: str, rules: Rulebook, package: str) -> Rulebook:
    """A game's rules in a language, from `RULES.<language>.md` in its package of words, as far as it goes."""
    if language == pseudo.LANGUAGE:
        return pseudo.rules(rules)
    file = files(package) / f"RULES.{language}.md"
    return translated(rules, parse_rules(file.read_text("utf-8"))) if file.is_file() else rules


def languages() -> list[str]:
    """The languages that there are, by their codes."""
    return sorted(each.name for each in files(SHELL).iterdir() if each.is_dir() and not each.name.startswith("_"))


def nearest(language: str) -> str:
    """The language that comes closest: `pt-BR`, then `pt`, then English."""
    known = {each.lower(): each for each in (*languages(), pseudo.LANGUAGE)}
    wanted = language.replace("_", "-").lower()
    return known.get(wanted) or known.get(wanted.split("-")[0]) or ENGLISH


def reader_language(environment: Mapping[str, str]) -> str:
    """The language of a person with these environment variables: our own counts first, then those of the system."""
    wanted = next(filter(None, (environment.get(name) for name in LANGUAGE_VARIABLES)), "")
    return nearest(wanted.partition(".")[0].partition("@")[0])


def sources(language: str, package: str = "") -> Iterator[str]:
    """The files of a language as text: of a game's package, then of all games."""
    if package:
        yield from own_sources(language, package)
    if language == pseudo.LANGUAGE:
        yield from (pseudo.lengthen(source) for source in sources(pseudo.BASE))
        return
    shell = files(SHELL) / language
    if shell.is_dir():
        found = sorted((each for each in shell.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
        yield from (each.read_text("utf-8") for each in found)


def own_sources(language: str, package: str) -> Iterator[str]:
    """Those of a game's package alone."""
    if language == pseudo.LANGUAGE:
        yield from (pseudo.lengthen(source) for source in own_sources(pseudo.BASE, package))
        return
    own = folder_of(package) / f"{language}.ftl"
    if own.is_file():
        yield own.read_text("utf-8")


def folder_of(package: str) -> Path:
    """Of a package that is not imported for it: a game whose data is wrong can say so, but cannot be imported."""
    first, *rest = package.split(".")
    name, spec = first, find_spec(first)
    for part in rest:
        if spec is not None:
            name = f"{name}.{part}"
            spec = PathFinder.find_spec(name, spec.submodule_search_locations)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package}", name=package)
    return Path(next(iter(spec.submodule_search_locations)))

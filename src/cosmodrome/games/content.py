"""Reads a game's files: its rules and its component data, or the user's own data in place of it.

A content folder (`--content DIR`, or the variable below) may hold `<game-id>.json` for any game. Data is checked row by
row; an error names file, row and field, and all errors are told at once.
"""

from __future__ import annotations

import json
import os
import re
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cosmodrome.core.message import Message, Printed, Text, say
from cosmodrome.core.records import ANYTHING, read_json
from cosmodrome.core.refusal import Problem
from cosmodrome.core.texts import printable

T = TypeVar("T")

CONTENT_VARIABLE = "COSMODROME_CONTENT"
BYTE, LINE_END = re.compile(r"byte (\d+)"), b"\n"


class ContentError(Problem):
    """Component data that does not fit; in words, it has one line for each fault."""

    def __init__(self, source: str, faults: Sequence[Text], words: str = "") -> None:
        super().__init__(say("content-faults", source=source, faults=tuple(faults)), words)
        self.source, self.faults = source, faults

    def __reduce__(self) -> tuple[Any, ...]:
        return ContentError, (self.source, self.faults, self.words)

    def in_language(self, language: str) -> str:
        from cosmodrome.core.catalogue import catalogue  # noqa: PLC0415 - takes a while, and most data is right

        lines = (catalogue(self.words, language).render(fault) for fault in self.faults)
        return "\n".join(f"{self.source}: {printable(line)}" for line in lines)


class Content:
    """One data file while it is being read; gathers faults, raises them together at the end."""

    def __init__(self, source: str, data: dict[str, Any], words: str = "") -> None:
        """`words` is the package that has the game's own messages about its data."""
        self.source = source
        self.data = data
        self.words = words
        self.faults: list[Text] = []

    def rows(self, section: str, kind: type[T]) -> list[T]:
        """The rows of a list, each checked against `kind`."""
        found = self.data.get(section)
        if not isinstance(found, list):
            self.faults.append(say("content-no-rows", section=section))
            return []
        good = [
            self._row(say("content-row", section=section, row=number), row, kind)
            for number, row in enumerate(found, start=1)
        ]
        return [row for row in good if row is not None]

    def section(self, name: str, kind: type[T]) -> T | None:
        """A section that is one record."""
        if name not in self.data:
            self.faults.append(say("content-no-section", section=name))
            return None
        return self._row(name, self.data[name], kind)

    def expect(self, good: bool, fault: Text) -> None:
        if not good:
            self.faults.append(fault)

    def close(self) -> None:
        """Raises what was found."""
        if self.faults:
            raise ContentError(self.source, self.faults, self.words)

    def _row(self, place: Text, row: Any, kind: type[T]) -> T | None:
        try:
            return msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            name = _name_of(row)
            where = say("content-named", place=place, name=name) if name else place
            self.faults.append(say("content-fault", place=where, fault=_fault(error)))
            return None


def own_file(game_id: str) -> Path | None:
    """The user's own data for this game, if there is some. Lessons are written for our own cards only."""
    folder = os.environ.get(CONTENT_VARIABLE)
    own = Path(folder) / f"{game_id}.json" if folder else None
    return own if own is not None and own.is_file() else None


def worded(game_id: str, data: T) -> T:
    """The same data, with messages in place of the texts that its rows declare as `Printed`.

    The text of a row is the message `card-<section>-<id>-<field>`; rows without an id are counted from 1. Texts of the
    user's own data stay as they are: no catalogue has them.
    """
    if own_file(game_id):
        return data
    sections = {name: getattr(data, name) for name in data.__struct_fields__}  # type: ignore[attr-defined]
    found = {
        name: tuple([_worded_row(name, row, number) for number, row in enumerate(rows, start=1)])
        for name, rows in sections.items()
        if isinstance(rows, tuple)
    }
    return msgspec.structs.replace(data, **found)  # type: ignore[type-var]


def _worded_row(section: str, row: Any, number: int) -> Any:
    fields = [field.name for field in msgspec.structs.fields(row) if field.type == Printed and getattr(row, field.name)]
    place = f"card-{section}-{getattr(row, 'id', number)}".replace("_", "-")
    return msgspec.structs.replace(row, **{field: Message(f"{place}-{field}") for field in fields}) if fields else row


def source_of(row: Any) -> Message:
    """Where a row's facts come from."""
    return say(f"source-{row.source}")


def unread_files(folder: Path, game_ids: Iterable[str]) -> list[Message]:
    """A message about each file of a content folder that is no game's, with the name it was perhaps meant to have."""
    names = [f"{game_id}.json" for game_id in game_ids]
    files = sorted(file for file in folder.iterdir() if file.is_file() and not file.name.startswith("."))
    return [_unread(file, names) for file in files if file.name not in names]


def _unread(file: Path, names: list[str]) -> Message:
    if near := get_close_matches(file.name.lower(), names, 1):
        return say("content-unread", file=str(file), near=near[0])
    return say("content-unread-names", file=str(file), names=tuple(names))


def open_content(game_id: str, package: str) -> Content:
    """The user's own file for this game if there is one, else the game's."""
    words = f"{package.rpartition('.')[0]}.words"
    if own := own_file(game_id):
        return parse_content(str(own), own.read_bytes(), words)
    return parse_content(f"{game_id}.json", files(package).joinpath("components.json").read_bytes(), words)


def parse_content(source: str, raw: bytes, words: str = "") -> Content:
    """`words` is the game's package of words."""
    text = raw.removeprefix(BOM_UTF8)
    try:
        data = read_json(ANYTHING, text)
    except msgspec.DecodeError as error:
        raise ContentError(source, [say("content-not-json", error=_with_line(text, error))]) from error
    if not isinstance(data, dict):
        raise ContentError(source, [say("content-no-object")])
    if repeated := _repeated_keys(text):
        raise ContentError(source, repeated)
    return Content(source, data, words)


def _repeated_keys(text: bytes) -> list[Text]:
    """A message for each key that stands twice in one object: of the two values only the last would count."""
    found: list[Text] = []

    def look(pairs: list[tuple[str, Any]]) -> None:
        counts = Counter(key for key, _ in pairs)
        again = [key for key, count in counts.items() if count > 1]
        found.extend(say("content-repeated", key=key, beginning=_beginning(pairs[0])) for key in again)

    json.loads(text, object_pairs_hook=look, parse_int=str, parse_float=str)
    return found


def _beginning(pair: tuple[str, Any]) -> str:
    key, value = pair
    return f'"{key}": "{value}"' if isinstance(value, str) else f'"{key}"'


def _with_line(text: bytes, error: msgspec.DecodeError) -> str:
    """Of a fault msgspec tells the byte; people count lines."""
    return BYTE.sub(lambda place: f"line {1 + text[: int(place[1])].count(LINE_END)}", str(error))


def read_rules(package: str) -> str:
    return files(package).joinpath("RULES.md").read_text(encoding="utf-8")


def _name_of(row: Any) -> str:
    name = row.get("name") or row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) else ""


def _fault(error: msgspec.ValidationError) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.resistance`" with the field first."""
    text, _, path = str(error).partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    return f"{field}: {text}" if field else text

"""Reads a game's files: its rules and its component data, or the user's own data in place of it.

A content folder (`--content DIR`, or the variable below) may hold `<game-id>.json` for any game. Data is checked row by
row; an error names file, row and field, and all errors are told at once.
"""

from __future__ import annotations

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

CONTENT_VARIABLE = "COSMODROME_CONTENT"


class ContentError(ValueError):
    """Component data that does not fit; the message has one line per fault."""

    def __init__(self, source: str, faults: list[str]) -> None:
        super().__init__("\n".join(f"{source}: {fault}" for fault in faults))


class Content:
    """One data file while it is being read; gathers faults, raises them together at the end."""

    def __init__(self, source: str, data: dict[str, Any]) -> None:
        self.source = source
        self.data = data
        self.faults: list[str] = []

    def rows(self, section: str, kind: type[T]) -> list[T]:
        """The rows of a list, each checked against `kind`."""
        found = self.data.get(section)
        if not isinstance(found, list):
            self.faults.append(f"{section}: a list of rows is missing")
            return []
        good = [self._row(f"{section}, row {number}", row, kind) for number, row in enumerate(found, start=1)]
        return [row for row in good if row is not None]

    def section(self, name: str, kind: type[T]) -> T | None:
        """A section that is one record."""
        if name not in self.data:
            self.faults.append(f"{name}: this section is missing")
            return None
        return self._row(name, self.data[name], kind)

    def expect(self, good: bool, fault: str) -> None:
        if not good:
            self.faults.append(fault)

    def close(self) -> None:
        """Raises what was found."""
        if self.faults:
            raise ContentError(self.source, self.faults)

    def _row(self, place: str, row: Any, kind: type[T]) -> T | None:
        try:
            return msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            self.faults.append(f"{place}{_name_of(row)}: {_fault(error)}")
            return None


def own_file(game_id: str) -> Path | None:
    """The user's own data for this game, if there is some. Lessons are written for the cards of the house only."""
    folder = os.environ.get(CONTENT_VARIABLE)
    own = Path(folder) / f"{game_id}.json" if folder else None
    return own if own is not None and own.is_file() else None


def open_content(game_id: str, package: str) -> Content:
    """The user's own file for this game if there is one, else the game's."""
    if own := own_file(game_id):
        return parse_content(str(own), own.read_bytes())
    return parse_content(f"{game_id}.json", files(package).joinpath("data", "components.json").read_bytes())


def parse_content(source: str, raw: bytes) -> Content:
    try:
        data = json.loads(raw)
    except ValueError as error:
        raise ContentError(source, [f"not JSON: {error}"]) from error
    if not isinstance(data, dict):
        raise ContentError(source, ["the file holds no JSON object"])
    return Content(source, data)


def read_rules(package: str) -> str:
    return files(package).joinpath("RULES.md").read_text(encoding="utf-8")


def _name_of(row: Any) -> str:
    name = row.get("name") or row.get("id") if isinstance(row, dict) else None
    return f" ({name})" if isinstance(name, str) else ""


def _fault(error: msgspec.ValidationError) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.resistance`" with the field first."""
    text, _, path = str(error).partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    return f"{field}: {text}" if field else text

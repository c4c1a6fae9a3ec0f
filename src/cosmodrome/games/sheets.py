"""Component data as files for people: JSON with a row to a line, or a folder of CSV files, one for each section.

A cell holds a word or a sentence as it is and everything else as JSON: numbers, lists, and text that would be taken for
one of these. An empty cell: the row does not have the field.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

from cosmodrome.core.message import Message, say
from cosmodrome.core.records import ANYTHING, read_json
from cosmodrome.games.content import Content, ContentError, open_content, parse_content

Row = dict[str, Any]

FIRST = ("id", "name", "number", "title")
"""The columns that come first, where a section has them."""


def load(game_id: str, package: str, source: Path | None = None) -> dict[str, Any]:
    """The data of a game, or that of a JSON file or a folder of CSV files, checked as when the game is loaded."""
    content = open_content(game_id, f"{package}.data")
    if source is None:
        return content.data
    if source.is_dir():
        content = Content(str(source), read_csv(source, content.data), content.words)
    else:
        content = parse_content(str(source), source.read_bytes(), content.words)
    import_module(f"{package}.data.components").read_components(content)
    return content.data


def write(data: Mapping[str, Any], target: Path) -> list[Path]:
    """As JSON where the name ends so, otherwise as CSV files in a folder of that name; what was written."""
    if target.suffix != ".json":
        return write_csv(data, target)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(to_json(data), encoding="utf-8", newline="\n")
    return [target]


def to_json(data: Mapping[str, Any]) -> str:
    """One row to a line, as in our own files."""
    sections = [f" {json.dumps(name)}: {_section(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(sections) + "\n}\n"


def _section(value: Any) -> str:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value) + "\n ]"


def write_csv(data: Mapping[str, Any], folder: Path) -> list[Path]:
    """A file for each section; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, value in data.items():
        rows = _rows_of(value)
        if rows is not None:
            file = folder / f"{name}.csv"
            file.write_text(_to_csv(rows), encoding="utf-8", newline="")
            written.append(file)
    return written


def read_csv(folder: Path, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with the sections that the folder has a file for; `ContentError` names what cannot be read."""
    found, faults = dict(data), list[Message]()
    for file in sorted(folder.glob("*.csv")):
        name = file.stem
        rows = _rows_of(data.get(name))
        if rows is None:
            known = tuple(section for section, value in data.items() if _rows_of(value) is not None)
            faults.append(say("content-no-such-section", file=file.name, known=known))
            continue
        read, wrong = _from_csv(file.read_text(encoding="utf-8-sig"))
        faults += [say("content-long-row", section=name, row=number) for number in wrong]
        if isinstance(data[name], list):
            found[name] = read
        elif len(read) == 1:
            found[name] = read[0]
        else:
            faults.append(say("content-one-row", section=name, rows=len(read)))
    if faults:
        raise ContentError(str(folder), faults)
    return found


def _rows_of(value: Any) -> list[Row] | None:
    """The rows of a section, of which a record is one; None for what is not a table."""
    rows = [value] if isinstance(value, dict) else value
    return rows if isinstance(rows, list) and rows and all(isinstance(row, dict) for row in rows) else None


def _to_csv(rows: list[Row]) -> str:
    fields = list(dict.fromkeys(field for row in rows for field in row))
    fields.sort(key=lambda field: FIRST.index(field) if field in FIRST else len(FIRST))
    written = StringIO()
    table = csv.DictWriter(written, fields)
    table.writeheader()
    table.writerows({field: _cell(value) for field, value in row.items()} for row in rows)
    return written.getvalue()


def _from_csv(text: str) -> tuple[list[Row], list[int]]:
    """The rows, and the numbers of those with more cells than there are columns."""
    table = csv.DictReader(StringIO(text, newline=""))
    rows, wrong = list[Row](), list[int]()
    for number, cells in enumerate(table, start=1):
        if None in cells:
            wrong.append(number)
        rows.append(_row(cells.items()))
    return rows, wrong


def _row(cells: Iterable[tuple[Any, Any]]) -> Row:
    return {field: _value(cell) for field, cell in cells if isinstance(field, str) and cell}


def _cell(value: Any) -> str:
    if isinstance(value, str) and value and _value(value) == value:
        return value
    return json.dumps(value, ensure_ascii=False)


def _value(cell: str) -> Any:
    try:
        return read_json(ANYTHING, cell.encode())
    except ValueError:
        return cell

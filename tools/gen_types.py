"""TypeScript types of everything that crosses the wire, made from the Python records: `web/src/gen/`.

`protocol.ts` holds what a table and a page say to each other, `http.ts` what each HTTP request takes and answers,
`<game>.ts` a game's actions, events, view and data. `python tools/gen_types.py` writes them, `--check` only says
whether they are stale. Every field is given as present, because the server always sends those with a default too.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from cosmodrome.core import message as core_message
from cosmodrome.core.game import Meta, Outcome
from cosmodrome.core.rulebook import Rulebook
from cosmodrome.games.registry import HOUSE_GAMES, find_game
from cosmodrome.server.http.app import ROUTERS
from cosmodrome.table import event_log, protocol

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "gen"
HEAD = "// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.\n"
REF = "#/$defs/{name}"
PLAIN_NAME = re.compile(r"^[A-Za-z_$][\w$]*$")
WIDTH = 118
WORDS = core_message.Message.__name__
"""The page turns these into strings as they arrive (`kit/words.ts`)."""

SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def main(arguments: list[str]) -> int:
    files = render_all()
    if "--check" not in arguments:
        write(files)
        return 0
    stale = stale_files(files)
    for name in stale:
        sys.stderr.write(f"web/src/gen/{name} is stale: run python tools/gen_types.py\n")
    return 1 if stale else 0


PROTOCOL = {
    "Command": protocol.Command,
    "ServerMessage": protocol.ServerMessage,
    "Pace": event_log.Pace,
    "Meta": Meta,
    "Rulebook": Rulebook,
    "Outcome": Outcome,
}


class Call(NamedTuple):
    """A request: its method and address, what it takes and what it answers, where that is JSON."""

    name: str
    body: Any
    answer: Any


def render_all() -> dict[str, str]:
    files = {"protocol.ts": render(PROTOCOL), "http.ts": render_calls(sorted(calls()))}
    for game_id in HOUSE_GAMES:
        game = find_game(game_id)
        roots = {
            "GameAction": game.records.action,
            "GameEvent": game.records.event,
            "GameView": game.records.view,
            "GameData": type(game.data),
        }
        files[f"{game_id.replace('-', '_')}.ts"] = render(roots)
    return files


def write(files: dict[str, str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for path in OUT.glob("*.ts"):
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (OUT / name).write_text(text, encoding="utf-8")


def stale_files(files: dict[str, str]) -> list[str]:
    found = {path.name: path.read_text(encoding="utf-8") for path in OUT.glob("*.ts")}
    return sorted(name for name in files.keys() | found.keys() if files.get(name) != found.get(name))


def render(roots: dict[str, Any]) -> str:
    """One file: the records in the order in which they are first met, then a name for each root that has none."""
    schemas, components = msgspec.json.schema_components(list(roots.values()), ref_template=REF)
    components.pop(WORDS, None)
    parts = [HEAD]
    parts += [declaration(name, schema) for name, schema in components.items()]
    for name, schema in zip(roots, schemas, strict=True):
        if name not in components:
            parts.append(alias(name, schema))
    return "\n".join(parts)


def calls() -> Iterator[Call]:
    for router in ROUTERS:
        for route in router.routes:
            for handler in getattr(route, "route_handlers", []):
                if isinstance(handler, HTTPRouteHandler) and "OPTIONS" not in handler.http_methods:
                    yield call_of(route.path, handler)


def call_of(path: str, handler: HTTPRouteHandler) -> Call:
    hints = get_type_hints(handler.fn)
    answer, (method,) = hints["return"], handler.http_methods
    if get_origin(answer) is Response:
        (answer,) = get_args(answer)
    address = re.sub(r":\w+}", "}", path)
    return Call(f"{method} {address}", hints.get("data"), None if answer is bytes else answer)


def render_calls(found: list[Call]) -> str:
    """What the protocol has already is taken from there."""
    kinds = [kind for call in found for kind in (call.body, call.answer)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    known = msgspec.json.schema_components(list(PROTOCOL.values()), ref_template=REF)[1]
    own = [declaration(name, schema) for name, schema in components.items() if name not in known]
    lines = [
        f"  {json.dumps(call.name)}: {{ body: {kind(body)}; answer: {kind(answer)} }};\n"
        for call, body, answer in zip(found, schemas[::2], schemas[1::2], strict=True)
    ]
    table = "/** By method and address: what a request takes and what it answers; null: nothing, or no JSON. */\n"
    table += "export interface Calls {\n" + "".join(lines) + "}\n"
    used = {name for name in known if name != WORDS and re.search(rf"\b{name}\b", "".join(own) + table)}
    return "\n".join([HEAD, f'import type {{ {", ".join(sorted(used))} }} from "./protocol";\n', *own, table])


def declaration(name: str, schema: Schema) -> str:
    note = comment(schema.get("description", ""))
    if "properties" not in schema:
        return note + alias(name, schema)
    fields = [f"  {key(field)}: {kind(part)};" for field, part in schema["properties"].items()]
    return f"{note}export interface {name} {{\n" + "".join(f"{field}\n" for field in fields) + "}\n"


def alias(name: str, schema: Schema) -> str:
    line = f"export type {name} = {kind(schema)};\n"
    if len(line) <= WIDTH or "anyOf" not in schema:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {kind(part)}" for part in schema["anyOf"]) + ";\n"


def kind(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return "string" if name == WORDS else name
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    values = schema.get("enum", [schema["const"]] if "const" in schema else None)
    if values is not None:
        return " | ".join(json.dumps(value) for value in values)
    return typed(schema)


def typed(schema: Schema) -> str:
    """Of a schema that names its type; one that says nothing stands for anything."""
    named = schema.get("type")
    if named is None:
        return "unknown"
    if named == "array":
        return array(schema)
    if named == "object":
        return table(schema)
    return " | ".join(SCALARS[name] for name in ([named] if isinstance(named, str) else named))


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(kind(part) for part in schema['prefixItems'])}]"
    items = schema.get("items")
    inner = kind(items) if isinstance(items, dict) and items else "unknown"
    return f"({inner})[]" if " " in inner and not inner.startswith(("[", "{")) else f"{inner}[]"


def table(schema: Schema) -> str:
    """An object without fixed fields: its keys are any strings."""
    if "properties" in schema:
        return "{ " + " ".join(f"{key(name)}: {kind(part)};" for name, part in schema["properties"].items()) + " }"
    values = schema.get("additionalProperties")
    return f"Record<string, {kind(values) if isinstance(values, dict) and values else 'unknown'}>"


def key(name: str) -> str:
    return name if PLAIN_NAME.match(name) else json.dumps(name)


def comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if not text.strip() or "Struct(" in text:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`/api/schema`: the HTTP interface to read, made from its OpenAPI description. Needs no script and no other server."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from cosmodrome.lab.balance.html import Html, joined, tag

ABOUT = (
    "Everything is JSON over HTTP; GET /api/me sets the cookie that says who you are. A refused request is answered "
    'with a status from 400 on and {"detail": "one sentence", "message": ...}. A table itself is a WebSocket at '
    "/api/tables/{table_id}/live: commands and messages are in table/protocol.py."
)
SCHEMAS = "#/components/schemas/"
LIMITS = {
    "minimum": "from {:g}",
    "maximum": "up to {:g}",
    "minLength": "at least {:g} characters",
    "maxLength": "at most {:g} characters",
    "minItems": "at least {:g} entries",
    "maxItems": "at most {:g} entries",
}

Schema = dict[str, Any]


class Operation(NamedTuple):
    method: str
    path: str
    about: Schema

    @property
    def id(self) -> str:
        return str(self.about["operationId"])

    @property
    def group(self) -> str:
        return str(self.about.get("tags", ["other"])[0])


class ReferencePage(OpenAPIRenderPlugin):
    """Litestar's own pages load their scripts from other servers, which our content security policy forbids."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Made once: an application does not change while it runs."""
        if not self._made:
            self._made = page(msgspec.json.decode(self.render_json(request, openapi_schema))).encode()
        return self._made


def page(schema: Schema) -> str:
    operations = list(_operations(schema))
    records: Schema = schema["components"]["schemas"]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", "Cosmodrome: HTTP interface"),
        tag("link", rel="icon", href="data:,"),
        tag("style", Html(files(__package__).joinpath("reference.css").read_text(encoding="utf-8"))),
    )
    body = tag(
        "body",
        tag("a", "To the operations", href="#operations", class_="skip"),
        tag("header", tag("h1", "Cosmodrome: HTTP interface"), tag("p", ABOUT), _files()),
        tag("div", _contents(operations, records), _main(operations, records), class_="frame"),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def _operations(schema: Schema) -> Iterator[Operation]:
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            if isinstance(about, dict):  # beside the methods are facts about all of them
                yield Operation(method.upper(), path, about)


def _files() -> Html:
    links = (tag("a", name, href=f"/api/schema/{name}") for name in ("openapi.json", "openapi.yaml"))
    return tag("p", "For programs: ", *(joined(link, " ") for link in links))


def _contents(operations: list[Operation], records: Schema) -> Html:
    groups: dict[str, list[Html]] = {}
    for one in operations:
        link = tag("a", tag("b", one.method), f" {one.path}", href=f"#{one.id}")
        groups.setdefault(one.group, []).append(tag("li", link))
    groups["records"] = [tag("li", tag("a", name, href=f"#{name}")) for name in records]
    parts = (joined(tag("h2", name.capitalize()), tag("ul", *items)) for name, items in groups.items())
    return tag("nav", *parts, aria_label="Contents")


def _main(operations: list[Operation], records: Schema) -> Html:
    return tag(
        "main",
        tag("h2", "Operations", id="operations"),
        *(_operation(one) for one in operations),
        tag("h2", "Records", id="records"),
        *(_record(name, record) for name, record in records.items()),
    )


def _operation(one: Operation) -> Html:
    heading = tag("h3", tag("span", one.method, class_="method"), " ", one.path)
    about = tag("p", one.about.get("summary", ""))
    return tag("section", heading, about, _parameters(one), _body(one), _answers(one), id=one.id)


def _parameters(one: Operation) -> Html | None:
    rows = [
        _row(each["name"], each["schema"], required=each.get("required", False), place=f"in the {each['in']}")
        for each in one.about.get("parameters", [])
    ]
    return _table("Parameters", rows) if rows else None


def _body(one: Operation) -> Html | None:
    kinds = _content(one.about.get("requestBody", {}))
    return tag("p", tag("b", "Body: "), kinds) if kinds else None


def _answers(one: Operation) -> Html:
    """Those of success; how the others look is said once, on top."""
    good = {status: answer for status, answer in one.about["responses"].items() if status.startswith("2")}
    lines = (tag("p", tag("b", f"Answer {status}: "), _content(answer) or "empty") for status, answer in good.items())
    return joined(*lines)


def _content(holder: Schema) -> Html:
    """What a body or an answer holds, with its media type where that is not JSON."""
    kinds = [
        joined(type_of(content.get("schema", {})), "" if kind == "application/json" else f" ({kind})")
        for kind, content in holder.get("content", {}).items()
    ]
    return joined(*(joined(", " if at else "", kind) for at, kind in enumerate(kinds)))


def _record(name: str, record: Schema) -> Html:
    needed = record.get("required", [])
    rows = [_row(field, of, required=field in needed) for field, of in record.get("properties", {}).items()]
    inside = _table("Fields", rows) if rows else tag("p", type_of(record))
    return tag("section", tag("h3", name), inside, id=name)


def _table(title: str, rows: list[Html]) -> Html:
    head = tag("tr", *(tag("th", word, scope="col") for word in (title, "Type", "Notes")))
    return tag("table", tag("thead", head), tag("tbody", *rows))


def _row(name: str, of: Schema, *, required: bool, place: str = "") -> Html:
    notes = [place, "" if required else "optional", *_limits(of)]
    if "default" in of:
        notes.append(f"default {msgspec.json.encode(of['default']).decode()}")
    words = ", ".join(note for note in notes if note)
    return tag("tr", tag("th", tag("code", name), scope="row"), tag("td", type_of(of)), tag("td", words))


def _limits(of: Schema) -> list[str]:
    return [words.format(of[name]) for name, words in LIMITS.items() if name in of]


def type_of(of: Schema) -> Html:
    """A schema in words, with links to the records it names."""
    if reference := of.get("$ref"):
        name = reference.removeprefix(SCHEMAS)
        return tag("a", name, href=f"#{name}")
    if choices := of.get("oneOf") or of.get("anyOf"):
        return joined(*(joined(" or " if at else "", type_of(choice)) for at, choice in enumerate(choices)))
    if "const" in of or "enum" in of:
        values = of.get("enum") or [of["const"]]
        return joined(" or ".join(msgspec.json.encode(value).decode() for value in values))
    kind = of.get("type", "anything")
    if kind == "array":
        return _list(of)
    if kind == "object" and "additionalProperties" in of:
        return joined("object of ", type_of(of["additionalProperties"] or {}))
    return joined(" or ".join(kind) if isinstance(kind, list) else kind)


def _list(of: Schema) -> Html:
    if fixed := of.get("prefixItems"):
        return joined("[", *(joined(", " if at else "", type_of(each)) for at, each in enumerate(fixed)), "]")
    items: Schema = of.get("items") or {}
    several = "oneOf" in items or "anyOf" in items
    return joined("list of ", "(" if several else "", type_of(items), ")" if several else "")

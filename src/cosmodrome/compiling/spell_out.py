"""Writes the methods of state classes into the source, for a compiler that cannot make them at run time.

`spell_out(source, module)` returns the source of a module with every `Part` class written out: fields, constructor,
`clone` and `key` as a person would write them. So is `Step`, with what else a msgspec record can do. The module must be
importable; its classes say what the fields are.
"""

from __future__ import annotations

import ast
import builtins
from importlib import import_module
from typing import Any

from cosmodrome.core.flow import GameState
from cosmodrome.core.state import Part, copy_of, key_of
from cosmodrome.core.step import Step

OPEN = (GameState,)
"""Classes that plain ones inherit from: those of somebody's own game."""
DECORATOR = ("if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr")


def spell_out(source: str, module: str) -> str:
    """The same module with its state classes written out."""
    lines, names = source.splitlines(), vars(import_module(module))
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):
        kind: type = names[node.name]
        if issubclass(kind, Part) and kind is not Part:
            assert node.end_lineno is not None
            lines[node.lineno - 1 : node.end_lineno] = _class(node, kind)
        elif kind is Step:
            lines[node.lineno - 1 : node.end_lineno] = _step(node)
    return "\n".join(lines) + "\n"


def _class(node: ast.ClassDef, kind: type[Part]) -> list[str]:
    bases = [base.__name__ for base in kind.__bases__ if base is not Part]
    types = _types(kind)
    fields = ", ".join(f'"{name}": {types[name]}' for name in kind.FIELDS)
    arguments = ", ".join(f"{name}: {types[name]}{_start(kind, name)}" for name in kind.FIELDS)
    copies = ", ".join(f"{name}={copy_of(f'self.{name}', each)}" for name, each in kind.FIELDS.items())
    keys = ", ".join(key_of(f"self.{name}", each) for name, each in kind.FIELDS.items())
    rest = [ast.unparse(each) for each in node.body if not isinstance(each, ast.AnnAssign) and not _is_text(each)]
    body = [
        f"FIELDS: ClassVar[dict[str, Any]] = {{{fields}}}",
        f"STARTS: ClassVar[dict[str, Any]] = {kind.STARTS!r}",
        f"__slots__ = {vars(kind)['__slots__']!r}",
        f"def __init__(self, *, {arguments}) -> None:",
        *(f"    self.{name} = {name}" for name in kind.FIELDS),
        f"def clone(self) -> {node.name}:",
        f"    return {node.name}({copies})",
        "def key(self) -> tuple[Any, ...]:",
        f"    return ({keys},)",
        "def __reduce__(self) -> tuple[Any, ...]:",
        "    return reduced(self)",
        *(["def __init_subclass__(cls) -> None:", "    complete(cls)"] if kind in OPEN else []),
        *(line for text in rest for line in text.splitlines()),
    ]
    return [
        "from typing import TYPE_CHECKING, Any, ClassVar",
        "from cosmodrome.core.state import complete, reduced",
        *_imports(kind),
        *([*DECORATOR, "@mypyc_attr(allow_interpreted_subclasses=True)"] if kind in OPEN else []),
        f"class {node.name}({', '.join(bases)}):" if bases else f"class {node.name}:",
        *(f"    {line}" for line in body),
    ]


def _step(node: ast.ClassDef) -> list[str]:
    """A frozen row: it never changes, although nothing forbids it any more."""
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    names = [ast.unparse(each.target) for each in fields]
    values = ", ".join(f"self.{name}" for name in names)
    alike = " and ".join(f"self.{name} == other.{name}" for name in names)
    body = [
        f"__slots__ = {tuple(names)!r}",
        f"def __init__(self, {', '.join(ast.unparse(each) for each in fields)}) -> None:",
        *(f"    self.{name} = {name}" for name in names),
        "def __eq__(self, other: object) -> bool:",
        f"    return isinstance(other, {node.name}) and {alike}",
        "def __hash__(self) -> int:",
        f"    return hash(({values}))",
        "def __reduce__(self) -> tuple[Any, ...]:",
        f"    return {node.name}, ({values})",
    ]
    return ["from typing import Any", f"class {node.name}:", *(f"    {line}" for line in body)]


def _start(kind: type[Part], name: str) -> str:
    return f" = {kind.STARTS[name]!r}" if name in kind.STARTS else ""


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _types(kind: type[Part]) -> dict[str, str]:
    """The type of each field as the source has it; inherited ones by way of the module that declares them."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        annotations: dict[str, Any] = vars(base).get("__annotations__", {})
        found |= {name: text for name, text in annotations.items() if name in kind.FIELDS}
    return found


def _imports(kind: type[Part]) -> list[str]:
    """The names that the types of inherited fields need."""
    found = set()
    for base in kind.__mro__[1:]:
        for text in vars(base).get("__annotations__", {}).values() if base.__module__ != kind.__module__ else ():
            names = {each.id for each in ast.walk(ast.parse(text)) if isinstance(each, ast.Name)}
            found |= {f"from {base.__module__} import {name}" for name in names if not hasattr(builtins, name)}
    return sorted(found - {f"from {Part.__module__} import ClassVar", f"from {Part.__module__} import Any"})

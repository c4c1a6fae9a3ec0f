"""Tells a compiler which names of a module never change, so that compiled code does not look them up each time.

`mark_constants(source, compiled)` returns the source of a module with its constants declared as `Final`: tables of its
own, those that it imports from modules that stay plain, and the classes from there of which it makes instances.
A tuple that is written out has to be annotated (`tuple[int, ...]`), or it is left alone: its type would have each item.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from importlib import import_module
from inspect import getsource
from typing import NamedTuple

MADE = "_make_{}"
PLAIN = "_plain_{}"
HEAD = "from typing import Final"


class Edit(NamedTuple):
    """Another text between two columns of a line; both count bytes, as `ast` does."""

    line: int
    begin: int
    end: int
    text: str


def mark_constants(source: str, compiled: Collection[str]) -> str:
    """The same module with its constants marked. `compiled` names the modules that are compiled with it."""
    tree = ast.parse(source)
    stored = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and _is_stored(node))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    edits: list[Edit] = []
    made: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            edits += _of_assignment(node, stored)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cosmodrome."):
            constants = [name for name in node.names if _is_plain_constant(node, name, stored, compiled)]
            classes = [_known(name) for name in node.names if _is_plain_class(node, name, compiled)]
            classes = [name for name in classes if name in called and not stored[name]]
            made.update(classes)
            edits += _of_import(node, constants, classes)
    edits += [
        Edit(kind.lineno, kind.col_offset, kind.end_col_offset or 0, MADE.format(kind.id))
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(kind := call.func, ast.Name) and kind.id in made
    ]
    return _edited(source, tree, edits)


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store | ast.Del)


def _known(name: ast.alias) -> str:
    return name.asname or name.name


def _is_constant(name: str) -> bool:
    return name.isupper() and len(name) > 1


def _is_written_out(value: ast.expr) -> bool:
    return isinstance(value, ast.Tuple) and not any(isinstance(item, ast.Starred) for item in value.elts)


def _of_assignment(node: ast.Assign | ast.AnnAssign, stored: Counter[str]) -> Iterator[Edit]:
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
    names = targets[0].elts if isinstance(targets[0], ast.Tuple) else targets
    constants = [name for name in names if isinstance(name, ast.Name) and _is_constant(name.id) and stored[name.id] < 2]
    if len(targets) > 1 or len(constants) < len(names) or node.value is None:
        return
    if isinstance(node, ast.AnnAssign):
        kind = node.annotation
        if not ast.unparse(kind).startswith("Final"):
            yield Edit(kind.lineno, kind.col_offset, kind.col_offset, "Final[")
            yield Edit(kind.end_lineno or 0, kind.end_col_offset or 0, kind.end_col_offset or 0, "]")
    elif isinstance(targets[0], ast.Tuple):
        for name in constants:
            yield Edit(name.lineno, name.col_offset, name.end_col_offset or 0, PLAIN.format(name.id))
        declared = "; ".join(f"{name.id}: Final = {PLAIN.format(name.id)}" for name in constants)
        yield Edit(node.end_lineno or 0, node.end_col_offset or 0, node.end_col_offset or 0, f"; {declared}")
    elif not _is_written_out(node.value):
        name = constants[0]
        yield Edit(name.lineno, name.end_col_offset or 0, name.end_col_offset or 0, ": Final")


def _is_plain_constant(node: ast.ImportFrom, name: ast.alias, stored: Counter[str], compiled: Collection[str]) -> bool:
    if not _is_constant(_known(name)) or stored[_known(name)] or node.module in compiled:
        return False
    return name.name not in _written_out(node.module or "")


@cache
def _written_out(module: str) -> frozenset[str]:
    """The tuples of that module whose type has each item."""
    tree = ast.parse(getsource(import_module(module)))
    found = [node.targets[0] for node in tree.body if isinstance(node, ast.Assign) and _is_written_out(node.value)]
    return frozenset([target.id for target in found if isinstance(target, ast.Name)])


def _is_plain_class(node: ast.ImportFrom, name: ast.alias, compiled: Collection[str]) -> bool:
    found = getattr(import_module(node.module or ""), name.name, None)
    return isinstance(found, type) and found.__module__ not in compiled


def _of_import(node: ast.ImportFrom, constants: list[ast.alias], classes: list[str]) -> Iterator[Edit]:
    """Constants come in under another name; both kinds are declared after the statement."""
    if not constants and not classes:
        return
    names = [ast.alias(each.name, PLAIN.format(_known(each))) if each in constants else each for each in node.names]
    lines = [ast.unparse(ast.ImportFrom(node.module, names, 0))]
    lines += [f"{_known(each)}: Final = {PLAIN.format(_known(each))}" for each in constants]
    lines += [f"{MADE.format(name)}: Final = {name}" for name in classes]
    for line in range(node.lineno, (node.end_lineno or 0) + 1):
        yield Edit(line, 0, -1, "; ".join(lines) if line == node.lineno else "")


def _edited(source: str, tree: ast.Module, edits: list[Edit]) -> str:
    lines = [line.encode() for line in source.splitlines()]
    for edit in sorted(edits, reverse=True):
        line = lines[edit.line - 1]
        end = len(line) if edit.end < 0 else edit.end
        lines[edit.line - 1] = line[: edit.begin] + edit.text.encode() + line[end:]
    if edits:
        place = next((node.end_lineno or 0 for node in tree.body if _is_future(node)), 0)
        lines.insert(place, HEAD.encode())
    return b"\n".join(lines).decode() + "\n"


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"

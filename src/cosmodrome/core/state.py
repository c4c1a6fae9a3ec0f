"""How a state is declared: a class with annotated fields. Constructor, `clone` and JSON follow from them.

    class Captain(Part):
        pair: int  # where the rocket stands
        cards: tuple[int, ...] = ()

Fields are given by name; one with a value in its declaration starts with it and need not be given. `clone` copies parts
and lists; everything else is frozen and shared. Both methods are written out once per class, so they are as fast as if
written by hand. `tools/spell_out.py` writes them into the source for a compiler.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform, get_args, get_origin

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""The type of a field that `clone` does not copy, although it holds parts or lists: they never change."""


class PartMeta(type):
    """Turns the annotations of a class into `__slots__`, `FIELDS`, `__init__` and `clone`; its own methods win."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> PartMeta:
        module = vars(sys.modules[body["__module__"]])
        own = _own_fields(_annotations(body), module)
        fields = {**_inherited(bases, "FIELDS"), **own}
        starts = {**_inherited(bases, "STARTS"), **{field: body.pop(field) for field in own if field in body}}
        for field, value in starts.items():
            assert value.__hash__ is not None, f"{name}.{field} would share its first value: all states would change it"
        body["FIELDS"] = fields
        body["STARTS"] = starts
        body["__slots__"] = tuple(own)
        names: dict[str, Any] = {"make": object.__new__, "STARTS": starts}
        if own:
            exec(methods(name, fields, starts), names)  # noqa: S102 - the text is made of the class's own names
            body = {"__init__": names["__init__"], "clone": names["clone"], **body}
        names[name] = made = super().__new__(cls, name, bases, body)
        return made


def methods(name: str, fields: dict[str, Any], starts: dict[str, Any]) -> str:
    """The source of the constructor and of `clone`, which does without it: passing many arguments takes time."""
    taken = ", ".join([f"{field}=STARTS[{field!r}]" if field in starts else field for field in fields])
    given = "\n".join(f"    self.{field} = {field}" for field in fields)
    copied = "\n".join(f"    new.{field} = {copy_of(f'self.{field}', kind)}" for field, kind in fields.items())
    return f"""
def __init__(self, *, {taken}):
{given}
def clone(self):
    new = make({name})
{copied}
    return new
"""


def copy_of(value: str, kind: Any) -> str:
    """An expression that copies a value of this type."""
    outer, inner = get_origin(kind), get_args(kind)
    if isinstance(kind, PartMeta):
        return f"{value}.clone()"
    if outer is list:
        return f"[each.clone() for each in {value}]" if isinstance(inner[0], PartMeta) else f"{value}[:]"
    if outer is tuple and isinstance(inner[0], PartMeta):
        each = [f"{value}[{place}].clone()" for place in range(len(inner))]
        return f"tuple([each.clone() for each in {value}])" if Ellipsis in inner else f"({', '.join(each)},)"
    return value


def _annotations(body: dict[str, Any]) -> dict[str, Any]:
    """As the class body has them; from Python 3.14 on a module without the future import keeps them in a function."""
    if "__annotations__" not in body and sys.version_info >= (3, 14):
        import annotationlib  # noqa: PLC0415 - there is none before

        annotate = annotationlib.get_annotate_from_class_namespace(body)
        if annotate is not None:
            return annotationlib.call_annotate_function(annotate, annotationlib.Format.STRING)
    found: dict[str, Any] = body.get("__annotations__", {})
    return found


def _own_fields(annotations: dict[str, Any], module: dict[str, Any]) -> dict[str, Any]:
    kinds = {
        name: eval(kind, module) if isinstance(kind, str) else kind  # noqa: S307 - an annotation of our own source
        for name, kind in annotations.items()
    }
    return {name: kind for name, kind in kinds.items() if get_origin(kind) is not ClassVar}


def _inherited(bases: tuple[type, ...], what: str) -> dict[str, Any]:
    return {name: value for base in bases for name, value in getattr(base, what, {}).items()}


@dataclass_transform(kw_only_default=True)
class Part(metaclass=PartMeta):
    """A state, or a part of one that changes."""

    FIELDS: ClassVar[dict[str, Any]]
    """The type of each field, inherited ones first."""
    STARTS: ClassVar[dict[str, Any]]
    """What fields are at the start, where their declaration says so."""

    def clone(self) -> Self:
        raise NotImplementedError

"""How a state is declared: a class with annotated fields. Constructor, `clone` and JSON follow from them.

    class Captain(Part):
        pair: int  # where the rocket stands
        cards: tuple[int, ...]

`clone` copies parts and lists; everything else is frozen and shared. Both methods are written out once per class, so
they are as fast as if written by hand. `tools/spell_out.py` writes them into the source for a compiler.
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
        own = _own_fields(body.get("__annotations__", {}), module)
        fields = {**_inherited(bases), **own}
        body["FIELDS"] = fields
        body["__slots__"] = tuple(own)
        names: dict[str, Any] = {"make": object.__new__}
        if own:
            exec(methods(name, fields), names)  # noqa: S102 - the text is made of the class's own names
            body = {"__init__": names["__init__"], "clone": names["clone"], **body}
        names[name] = made = super().__new__(cls, name, bases, body)
        return made


def methods(name: str, fields: dict[str, Any]) -> str:
    """The source of the constructor and of `clone`, which does without it: passing many arguments takes time."""
    given = "\n".join(f"    self.{field} = {field}" for field in fields)
    copied = "\n".join(f"    new.{field} = {copy_of(f'self.{field}', kind)}" for field, kind in fields.items())
    return f"""
def __init__(self, {", ".join(fields)}):
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


def _own_fields(annotations: dict[str, Any], module: dict[str, Any]) -> dict[str, Any]:
    kinds = {
        name: eval(kind, module) if isinstance(kind, str) else kind  # noqa: S307 - an annotation of our own source
        for name, kind in annotations.items()
    }
    return {name: kind for name, kind in kinds.items() if get_origin(kind) is not ClassVar}


def _inherited(bases: tuple[type, ...]) -> dict[str, Any]:
    return {name: kind for base in bases for name, kind in getattr(base, "FIELDS", {}).items()}


@dataclass_transform()
class Part(metaclass=PartMeta):
    """A state, or a part of one that changes."""

    FIELDS: ClassVar[dict[str, Any]]
    """The type of each field, inherited ones first."""

    def clone(self) -> Self:
        raise NotImplementedError

"""How a state is declared: a class with annotated fields. Constructor, `clone` and JSON follow from them.

    class Captain(Part):
        pair: int  # where the rocket stands
        cards: tuple[int, ...] = ()

Fields are given by name; one with a value in its declaration starts with it and need not be given. `clone` copies parts
and lists; everything else is frozen and shared. `key` is a tuple of all that a part holds, under which what follows
from it can be kept. The methods are written out once per class, so they are as fast as if written by hand.
`compiling/spell_out.py` writes them into the source for a compiler.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform, get_args, get_origin

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""The type of a field that `clone` does not copy, although it holds parts or lists: they never change."""

METHODS = ("__init__", "clone", "key")
"""Those that follow from the fields."""


class PartMeta(type):
    """Turns the annotations of a class into `__slots__`, `FIELDS`, `__init__` and `clone`; its own methods win."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> PartMeta:
        module = vars(sys.modules[body["__module__"]])
        own = _own_fields(_annotations(body), module)
        body = {**body, **_members(name, bases, body, own)}
        for field in own:
            body.pop(field, None)
        body["__slots__"] = tuple(own)
        names: dict[str, Any] = {"make": object.__new__, "STARTS": body["STARTS"]}
        if own:
            exec(methods(name, body["FIELDS"], body["STARTS"]), names)  # noqa: S102 - made of the class's own names
            body = {**{method: names[method] for method in METHODS}, **body}
        names[name] = made = super().__new__(cls, name, bases, body)
        return made


def complete(kind: Any) -> None:
    """The same for a class that inherits from a compiled one: somebody's own game does, where the core is compiled."""
    body = dict(vars(kind))
    if "FIELDS" in body:  # it is compiled itself
        return
    own = _own_fields(_annotations(body), vars(sys.modules[kind.__module__]))
    for member, value in _members(kind.__name__, kind.__bases__, body, own).items():
        setattr(kind, member, value)
    for field in own:
        if field in body:
            delattr(kind, field)
    if own:
        names: dict[str, Any] = {"make": kind.__new__, "STARTS": kind.STARTS, kind.__name__: kind}
        exec(methods(kind.__name__, kind.FIELDS, kind.STARTS), names)  # noqa: S102 - made of the class's own names
        for method in METHODS:
            if method not in body:
                setattr(kind, method, names[method])


def reduced(part: Any) -> tuple[Any, ...]:
    """How a part is pickled, so that a process whose engine is compiled can pass it on to a plain one and back."""
    return _put_together, (type(part), {name: getattr(part, name) for name in part.FIELDS})


def _put_together(kind: Callable[..., T], fields: dict[str, Any]) -> T:
    return kind(**fields)


def _members(name: str, bases: tuple[type, ...], body: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    starts = {**_inherited(bases, "STARTS"), **{field: body[field] for field in own if field in body}}
    for field, value in starts.items():
        assert value.__hash__ is not None, f"{name}.{field} would share its first value: all states would change it"
    return {"FIELDS": {**_inherited(bases, "FIELDS"), **own}, "STARTS": starts}


def methods(name: str, fields: dict[str, Any], starts: dict[str, Any]) -> str:
    """The source of `METHODS`. `clone` does without the constructor: passing many arguments takes time."""
    taken = ", ".join([f"{field}=STARTS[{field!r}]" if field in starts else field for field in fields])
    given = "\n".join(f"    self.{field} = {field}" for field in fields)
    copied = "\n".join(f"    new.{field} = {copy_of(f'self.{field}', kind)}" for field, kind in fields.items())
    keys = ", ".join([key_of(f"self.{field}", kind) for field, kind in fields.items()])
    return f"""
def __init__(self, *, {taken}):
{given}
def clone(self):
    new = make({name})
{copied}
    return new
def key(self):
    return ({keys},)
"""


def copy_of(value: str, kind: Any) -> str:
    """An expression that copies a value of this type."""
    outer, inner = get_origin(kind), get_args(kind)
    if is_part(kind):
        return f"{value}.clone()"
    if outer is list:
        return f"[each.clone() for each in {value}]" if is_part(inner[0]) else f"{value}[:]"
    if outer is tuple and is_part(inner[0]):
        each = [f"{value}[{place}].clone()" for place in range(len(inner))]
        return f"tuple([each.clone() for each in {value}])" if Ellipsis in inner else f"({', '.join(each)},)"
    return value


def key_of(value: str, kind: Any) -> str:
    """An expression for the same as something that can be hashed."""
    outer, inner = get_origin(kind), get_args(kind)
    if is_part(kind):
        return f"{value}.key()"
    if outer in (list, tuple) and is_part(inner[0]):
        return f"tuple([each.key() for each in {value}])"
    return f"tuple({value})" if outer is list else value


def is_part(kind: Any) -> bool:
    """Whether this is a class of parts. A compiled one does not inherit from `Part`."""
    return isinstance(kind, type) and hasattr(kind, "FIELDS")


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

    def key(self) -> tuple[Any, ...]:
        """The same for equal parts, and only for these; of a part whose other values can be hashed."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

"""How actions, events and views are declared, and how they and states turn into plain JSON data and back.

Actions, events and views are frozen msgspec structs named by a `kind`; states are declared as `core.state` says. The
pair `plain` and `revive` works for both.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any, ClassVar, TypeVar, cast, get_args

import msgspec

from cosmodrome.core.step import Step

T = TypeVar("T")
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")

ANYTHING: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class Record(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True, gc=False):
    """What passes between the engine and programs around it: small, frozen, made of ids and numbers."""


class Action(Record, frozen=True):
    """What a player does. Named in the imperative."""


class Event(Record, frozen=True):
    """What happened. Named in the past tense."""

    reveals: ClassVar[bool] = False
    """True where the event shows everybody something that was hidden: no undo goes back across it."""
    peeks: ClassVar[bool] = False
    """True where it shows that only to whom it concerns, and is redacted for others: no undo goes back across it."""
    binds: ClassVar[str] = ""
    """Where the rules do not let the action be taken back: why, as the end of a sentence, with the clause."""
    heads: ClassVar[bool] = False
    """True where a new part of the log begins with it: a turn, a round, a year."""


class View(Record, frozen=True):
    """What a seat, or a spectator, may know of a state."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of a view. Like all records it is frozen and holds what is frozen, so nothing in it leads back to it."""


def kind_in_words(kind: str) -> str:
    """`LoadMoonbound` is "Load moonbound"."""
    return " ".join(HUMP.split(kind)).capitalize()


class Records:
    """The kinds of records that one game uses, with their way into JSON data and back."""

    __slots__ = ("_actions", "action", "event", "state", "view")

    def __init__(self, *, action: Any, event: Any, view: Any, state: Any) -> None:
        self.action = action
        self.event = event
        self.view = view
        self.state = state
        self._actions = {kind.__struct_config__.tag: kind for kind in get_args(action) or (action,)}

    def read_action(self, data: Any) -> Action:
        """The action that this JSON data stands for; `msgspec.ValidationError` if it is none."""
        named = data.get("kind") if isinstance(data, dict) else None
        # msgspec works a union out anew at every call, which takes longer than the rules do.
        kind = self._actions.get(named, self.action) if isinstance(named, str) else self.action
        return cast("Action", revive(data, kind))

    def kind(self, name: str) -> type[Action] | None:
        """The kind of action of that name."""
        return self._actions.get(name)

    def read_event(self, data: Any) -> Event:
        return cast("Event", revive(data, self.event))

    def read_view(self, data: Any) -> View:
        return cast("View", revive(data, self.view))

    def read_state(self, data: Any) -> Any:
        return revive(data, self.state)


def plain(value: Any) -> Any:
    """Dicts, lists, tuples, strings and numbers only: what JSON can say."""
    return msgspec.to_builtins(value, enc_hook=_take_apart)


def revive(data: Any, kind: type[T]) -> T:
    """The value that `plain` took apart; `msgspec.ValidationError` names the place where it does not fit."""
    return msgspec.convert(data, kind, dec_hook=_put_together)


def to_json(value: Any) -> bytes:
    return msgspec.json.encode(value, enc_hook=_take_apart, order="deterministic")


def read_json(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What JSON from outside says. Whatever is wrong with it is a `msgspec.DecodeError` with one line of text."""
    try:
        return decoder.decode(data)
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(f"not UTF-8 (byte {error.start})") from error
    except RecursionError:
        raise msgspec.DecodeError("brackets are nested too deeply") from None


def digest(value: Any) -> str:
    """Sixteen hex digits that stand for the value's content."""
    return hashlib.sha256(to_json(value)).hexdigest()[:16]


def _take_apart(value: Any) -> Any:
    fields: dict[str, Any] | None = getattr(type(value), "FIELDS", None)
    if fields is None:
        if isinstance(value, Step):  # it is compiled: otherwise msgspec knows it
            return (value.name, value.seat, value.value)
        raise NotImplementedError(f"{type(value).__name__} has no JSON form")
    return {name: getattr(value, name) for name in fields}


def _put_together(kind: Any, data: Any) -> Any:
    if kind is Step:
        return Step(*data)
    fields: dict[str, Any] = kind.FIELDS
    if not isinstance(data, dict) or set(data) != set(fields):
        raise ValueError(f"a {kind.__name__} has the parts {', '.join(fields)}")
    return kind(**{name: revive(data[name], part) for name, part in fields.items()})

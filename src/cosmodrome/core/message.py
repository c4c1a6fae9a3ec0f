"""What is said to people, as data: the id of a message in a catalogue, and its arguments.

The sentences are in catalogues (`core/catalogue.py`), one for each language. Whoever shows a message renders it there,
in the language of the reader and with the names of the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr


class Player(msgspec.Struct, frozen=True):
    """A seat as an argument of a message: rendered as the player's name, or as "you" for the reader's own seat."""

    seat: int


class Message(msgspec.Struct, frozen=True, omit_defaults=True, rename={"id": "say"}):
    """In JSON `{"say": id, "args": {...}}`.

    Arguments are numbers, truth values, names from the component data, players, messages, and tuples of these.
    """

    id: str
    args: dict[str, Any] = {}

    def __post_init__(self) -> None:
        for value in self.args.values():
            if type(value) is dict or type(value) is list:  # it comes from JSON
                force_setattr(self, "args", {name: _read(value) for name, value in self.args.items()})
                return

    def __hash__(self) -> int:
        return hash(self.id)  # the arguments are in a dict


def _read(value: Any) -> Any:
    """An argument as it was before it was written."""
    if isinstance(value, dict):
        return msgspec.convert(value, Message if "say" in value else Player)
    return tuple([_read(each) for each in value]) if isinstance(value, list) else value


Text = Message | str
"""A string stands for itself: a name, a number, what a person wrote."""

if TYPE_CHECKING:
    Printed = Text
else:
    Printed = Annotated[str, Meta(extra={"printed": True})]
"""A text in a row of the component data. In the file it is a string; `worded` puts a message in its place."""


def say(id: str, /, **args: Any) -> Message:
    """A message. `testing/words.py` reads these calls, so the id is a literal or an f-string that begins with one."""
    return Message(id, args)


def people(seats: Iterable[int]) -> tuple[Player, ...]:
    """These seats as an argument."""
    return tuple([Player(seat) for seat in seats])


def named(seat: int) -> Message:
    """A player, where nothing else is said: in a table or a list."""
    return say("player", who=Player(seat))


def names(argument: Any, seat: int | None) -> bool:
    """Whether this player is among the arguments, however deep."""
    if isinstance(argument, Player):
        return argument.seat == seat
    inside = argument.args.values() if isinstance(argument, Message) else argument if type(argument) is tuple else ()
    return any(names(each, seat) for each in inside)


def in_lines(things: Sequence[Text]) -> Text:
    """A line for each, with commas for readers who see them in one line."""
    return reduce(lambda first, rest: say("lines", first=first, rest=rest), things) if things else ""


def listed(things: Iterable[Any]) -> Message:
    """A list, where nothing else is said."""
    return say("list", things=tuple(things))

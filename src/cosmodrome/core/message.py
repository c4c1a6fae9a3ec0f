"""What is said to people, as data: the id of a message in a catalogue, and its arguments.

The sentences are in catalogues (`core/catalogue.py`), one for each language. Whoever shows a message renders it there,
in the language of the reader and with the names of the players.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


class Player(msgspec.Struct, frozen=True):
    """A seat as an argument of a message: rendered as the player's name, or as "you" for the reader's own seat."""

    seat: int


class Message(msgspec.Struct, frozen=True, omit_defaults=True, rename={"id": "say"}):
    """In JSON `{"say": id, "args": {...}}`.

    Arguments are numbers, truth values, names from the component data, players, messages, and tuples of these.
    """

    id: str
    args: dict[str, Any] = {}


Text = Message | str
"""A string stands for itself: a name, a number, what a person wrote."""


def say(id: str, /, **args: Any) -> Message:
    """A message. `tools/words.py` reads these calls, so the id is a literal or an f-string that begins with one."""
    return Message(id, args)


def people(seats: Iterable[int]) -> tuple[Player, ...]:
    """These seats as an argument."""
    return tuple([Player(seat) for seat in seats])


def named(seat: int) -> Message:
    """A player, where nothing else is said: in a table or a list."""
    return say("player", who=Player(seat))


def listed(things: Iterable[Any]) -> Message:
    """A list, where nothing else is said."""
    return say("list", things=tuple(things))

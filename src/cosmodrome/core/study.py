"""A game as the laboratory sees it: what it measures of itself, and players who do without a part of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game, Hints
from cosmodrome.core.message import Text
from cosmodrome.core.records import Event, to_json


def key(text: Text) -> str:
    """A name in measures: a message by its id, with arguments as JSON. `Catalogue.named` gives it back."""
    if isinstance(text, str):
        return text
    return to_json(text).decode() if text.args else text.id


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished game was like for one seat, beyond its points; every name is made by `key`."""

    things: dict[str, dict[str, bool]] = {}
    """By group, then by name: True where the seat had it, False where it could have had it but had not.

    What was out of its reach is left out, so that the two sides of a comparison differ in nothing else by rule.
    """
    numbers: dict[str, dict[str, float]] = {}
    """By group, then by name; one that means nothing for this seat is left out and does not count as 0."""


class Study(msgspec.Struct, frozen=True):
    game: Game[Any]
    measures: Callable[[Any, Sequence[Event], Seat], Measures] | None = None
    """What the seat had and did, from the final state and all that happened, the opening first."""
    handicaps: Mapping[str, Hints[Any]] = {}
    """By the part of the game they leave out: the hints of a player who does without it, to see what it is worth."""

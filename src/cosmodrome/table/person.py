"""People as others know them: by a name, which several may have, and by a public id, which is theirs alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

ID_LENGTH = 12
TAG_LENGTH = 4
LONGEST_NAME = 24
"""Characters."""


def person_id(player: str) -> str:
    """What a person's page is found by. The player's own id, which cookies hold, cannot be computed from it."""
    return hashlib.sha256(f"person:{player}".encode()).hexdigest()[:ID_LENGTH] if player else ""


def clean_name(name: str) -> str:
    """Printable, stripped, not too long; empty where nothing is left."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def tag_of(player: str) -> str:
    """What tells people of the same name apart."""
    return person_id(player)[:TAG_LENGTH]


def told_apart(people: Sequence[tuple[str, str]]) -> list[str]:
    """Their names, given players with names; where two people have the same one, each with its tag."""
    known = set(people)
    times = Counter(name.casefold() for _, name in known)
    alike = {name for name, count in times.items() if name and count > 1}
    return [f"{name} #{tag_of(player)}" if player and name.casefold() in alike else name for player, name in people]

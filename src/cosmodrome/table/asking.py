"""Who gives a command, and how one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cosmodrome.core.message import Text
from cosmodrome.core.refusal import Refusal
from cosmodrome.table.table import Table

HOUSE = "table"
"""The clause of refusals that no rulebook knows: the customs of the house."""


class Asker(NamedTuple):
    """Who gives a command: an identity, a name, and who else is here."""

    player: str
    name: str
    away: dict[str, float]
    """Seconds since each absent person of the table was last seen."""
    grace: float
    """How long somebody must be away before a bot may be called."""
    bots: frozenset[str]
    """Those that may be seated: a bot of one's own is code, and nobody brings code over the network."""
    here: Mapping[str, str] = MappingProxyType({})
    """Everybody who is on the page, spectators included, with their names."""


class Refusing(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.clause)
        self.refusal = refusal


def refuse(text: Text, clause: str = HOUSE) -> Refusing:
    return Refusing(Refusal(clause, text))


def host_only(table: Table, asker: Asker) -> None:
    if not asker.player or asker.player != table.host:
        raise refuse("Only the host may do that.")

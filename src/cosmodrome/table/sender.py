"""Who gives a command, and how one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cosmodrome.core.message import Text, say
from cosmodrome.core.refusal import Refusal
from cosmodrome.table.table import Table

TABLE_CLAUSE = "table"
"""What refusals cite that come from the table, not from the rules of a game."""


class Sender(NamedTuple):
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


def refuse(text: Text, clause: str = TABLE_CLAUSE) -> Refusing:
    return Refusing(Refusal(clause, text))


def host_only(table: Table, sender: Sender) -> None:
    if not sender.player or sender.player != table.host:
        raise refuse(say("table-host-only"))

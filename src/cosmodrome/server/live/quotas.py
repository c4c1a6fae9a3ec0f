"""How much one guest may use of the server: by person, by address and by table."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from cosmodrome.core.message import Message, say
from cosmodrome.core.refusal import Problem

REMEMBERED = 10_000
INVITE_RATE, INVITE_BURST = 0.05, 12.0
"""Invitations a second that one person may send, and how many at once."""
STRANGER_RATE, STRANGER_BURST = 1 / 3600, 2.0
"""The same of one person to another with whom they have never played."""
NETWORK = 64
"""Bits of an IPv6 address that stand for one customer of a provider: the rest is theirs to change."""


class Quotas(msgspec.Struct, frozen=True):
    tables_per_person: int = 20
    """Open tables that somebody is the host of."""
    games_per_person: int = 200
    """The same with the games that wait for somebody and that nobody visits."""
    tables_per_address: int = 60
    """Open tables that were opened from there since the server started."""
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    spectators: int = 200
    """Connections to one table of people who neither play there nor are its host."""
    table_bytes: int = 16 * 1024 * 1024
    """Stored for one table. After that only its host can still tidy up."""


class QuotaReached(Problem):
    """Somebody has reached a limit; the text says what to do about it."""


class Bucket:
    """Lets through so many a second, and some more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def put_back(self) -> None:
        self.level = min(self.burst, self.level + 1)

    def spend(self, amount: float) -> None:
        """Takes more than there is, if need be: the rest is owed."""
        self._fill()
        self.level -= amount

    def owed(self) -> float:
        """Seconds until nothing is owed any more."""
        self._fill()
        return max(0.0, -self.level / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now


class Limiter:
    """A bucket for each person or address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, whom: str) -> bool:
        return self.bucket(whom).take()

    def put_back(self, whom: str) -> None:
        """What was taken did not count after all."""
        self.bucket(whom).put_back()

    def bucket(self, whom: str) -> Bucket:
        bucket = self._buckets.pop(whom, None) or Bucket(self.rate, self.burst)
        self._buckets[whom] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Crowd:
    """Counts the open connections of each person and each address."""

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def refusal(self, player: str, address: str) -> Message | None:
        """Why no further connection is let in; None where one is."""
        if player and self.people[player] >= self.quotas.sockets_per_person:
            return say("server-own-windows", count=self.quotas.sockets_per_person)
        if self.addresses[address] >= self.quotas.sockets_per_address:
            return say("server-network-windows")
        return None

    def enter(self, player: str, address: str) -> None:
        self.people[player] += 1
        self.addresses[address] += 1

    def leave(self, player: str, address: str) -> None:
        for counter, one in ((self.people, player), (self.addresses, address)):
            counter[one] -= 1
            if counter[one] <= 0:
                del counter[one]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom a limit counts: an IPv4 address, or a network of IPv6.

    Behind a proxy uvicorn has put the visitor's address here, where it was started for one.
    """
    return network_of(connection.client.host) if connection.client else ""


def network_of(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - NETWORK) << (128 - NETWORK)))

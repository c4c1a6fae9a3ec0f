"""What the handlers work with, put together once: store, rooms, thinker, identities."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from cosmodrome.core.catalogue import ENGLISH
from cosmodrome.core.game import Game
from cosmodrome.games.registry import find_game
from cosmodrome.server.faults import fault, watched
from cosmodrome.server.http.guard import BURST, MISS_BURST, MISS_RATE, RATE
from cosmodrome.server.http.identity import COOKIE, Identities, device_of, friendly_name, read_secret
from cosmodrome.server.http.network import Network
from cosmodrome.server.live.connection import ADDRESS_BURST, ADDRESS_RATE
from cosmodrome.server.live.quotas import (
    INVITE_BURST,
    INVITE_RATE,
    STRANGER_BURST,
    STRANGER_RATE,
    Crowd,
    Limiter,
)
from cosmodrome.server.live.room import Settings
from cosmodrome.server.live.rooms import Rooms
from cosmodrome.server.live.webhook import Calls, check_address
from cosmodrome.server.replay.frames import Renderings
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.store.folder import database_url
from cosmodrome.server.store.recordings import RecordingStore
from cosmodrome.server.store.sessions import Sessions
from cosmodrome.server.store.store import ALIVE, Store
from cosmodrome.server.thinking.backlog import Backlog
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.server.thinking.win_chances import Analyst
from cosmodrome.workers import all_cores

BEAT = 5.0
"""Seconds between two notes that the server runs; so much is charged to nobody where it is killed."""
RENAME_RATE, RENAME_BURST = 0.05, 10.0
"""Names a second that one person may choose, and how many at once: every table of theirs notes each of them."""


class Config(msgspec.Struct, frozen=True):
    """How a server is run."""

    data: Path
    database: str = ""
    """An address for SQLAlchemy; empty: SQLite in the data folder."""
    page: Path | None = None
    """Where the built page lies."""
    settings: Settings = Settings()
    most_tables: int = 2_000
    secure: bool = False
    """Whether people come by https, so that cookies may demand it."""
    address: str = ""
    """How people reach the page, for links; empty: by the local network's address, or this machine's."""
    turn_webhook: str = ""
    """Where it is posted whose move it is at tables of days; empty: nowhere."""
    language: str = ENGLISH
    """Of what is posted there."""

    def __post_init__(self) -> None:
        for address in filter(None, (self.address, self.turn_webhook)):
            check_address(address)


class Services:
    def __init__(self, config: Config, find_game: Callable[[str], Game[Any]] = find_game) -> None:
        config.data.mkdir(parents=True, exist_ok=True)
        self.config = config
        self.identities = Identities(read_secret(config.data))
        self.store = Store(database_url(config.data, config.database))
        self.thinker = Thinker(max(2, all_cores()))
        self.backlog = Backlog(self.thinker)
        self.renderings = Renderings(self.backlog)
        self.analyst = Analyst(self.backlog)
        self.limiter = Limiter(RATE, BURST)
        self.misses = Limiter(MISS_RATE, MISS_BURST)
        self.renames = Limiter(RENAME_RATE, RENAME_BURST)
        self.dealing = asyncio.Lock()
        """One deal of the day is opened at a time: nobody gets two."""
        self.shares = Limiter(ADDRESS_RATE, ADDRESS_BURST)
        self.invitations = Limiter(INVITE_RATE, INVITE_BURST)
        self.strangers = Limiter(STRANGER_RATE, STRANGER_BURST)
        self.crowd = Crowd(config.settings.quotas)
        self.network = Network()
        self.recorder = Recorder(RecordingStore(self.store.engine, self.store.writer))
        self.calls = Calls(config.turn_webhook, self.home, config.language)
        self.rooms = Rooms(
            self.store,
            self.recorder,
            self.thinker,
            find_game,
            config.settings,
            config.most_tables,
            self.calls.call,
        )
        self.people = self.rooms.people
        self._heart: asyncio.Task[None] | None = None
        self.sessions = Sessions(self.store.engine, self.store.writer)

    def player_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Whose cookie comes with a request; empty for a stranger, and where the session was revoked."""
        player, mark = self.identities.session(connection.cookies.get(COOKIE))
        return "" if self.sessions.is_revoked(player, mark) else player

    async def named(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
        """The player and the name of somebody who does something: from now on they and this browser are known. Both
        are empty for a stranger."""
        player, mark = self.identities.session(connection.cookies.get(COOKIE))
        if not player or self.sessions.is_revoked(player, mark):
            return "", ""
        name = await self.store.name_of(player)
        if name is None:
            name = friendly_name(player)
            await self.store.save_player(player, name)
        await self.sessions.note(player, mark, device_of(connection.headers.get("user-agent", "")))
        return player, name

    def home(self) -> str:
        """Where the page is, for links that leave it."""
        return self.config.address.rstrip("/") or self.network.address or self.network.home

    async def open(self) -> None:
        await self.store.open()
        await self.sessions.open()
        self.recorder.open()
        self.calls.open()
        await self.rooms.wake()
        self._heart = watched(self._beat(), "the server does not note any more that it runs")

    async def beat(self) -> None:
        """Notes in the database that the server runs: until then time counts at tables."""
        await self.store.note(ALIVE, self.rooms.time.now())

    async def _beat(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception as error:
                fault("not noted", error)
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
            with suppress(Exception):  # who has to know has been told by then
                await self.beat()
        await self.rooms.close()
        self.calls.close()
        self.thinker.close()
        await self.recorder.close()
        await self.store.close()


Given = NamedDependency[Services]
"""How a handler asks for them: a parameter `services`."""

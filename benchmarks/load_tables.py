"""Tables as the load maker sees them, ours and boardgame.io's: one client that holds every seat, and watchers.

A move is delivered when every client has received it. What a table says is read just so far as playing on needs it.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from typing import Any

import httpx
import msgspec
from load_socket import Socket, connect

GAME, SEATS = "galaxy-command", 4
MATCHES = "sectors"


class Table(ABC):
    """`missing` says how many clients have not heard of the move under way."""

    def __init__(self, port: int, watchers: int, luck: random.Random) -> None:
        self.port = port
        self.luck = luck
        self.clients = 1 + watchers
        self.sockets: list[Socket] = []
        self.number = 0
        self.missing = 0
        self.over = False

    @abstractmethod
    async def open(self) -> None:
        """Begins a new game, with everybody connected to it."""

    @abstractmethod
    def next_move(self) -> bytes:
        """A message that makes a move now."""

    async def move(self) -> float:
        """Moves, and returns the time at which everybody had heard of it."""
        self.heard_at: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.missing = self.clients
        self.sockets[0].send(self.next_move())
        return await self.heard_at

    def heard(self, number: int) -> None:
        if number > self.number and self.missing:
            self.missing -= 1
            if not self.missing:
                self.number = number
                self.heard_at.set_result(time.perf_counter())

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Asked(msgspec.Struct):
    seat: int
    offers: list[dict[str, msgspec.Raw]]


class Shown(msgspec.Struct):
    stage: str
    decisions: list[Asked]


class Told(msgspec.Struct):
    number: int
    showing: Shown


class Ours(Table):
    """A table of `cosmodrome serve`."""

    NEWS = b'{"kind":"News","since":'
    decoder = msgspec.json.Decoder(Told)

    def __init__(self, port: int, watchers: int, luck: random.Random, http: httpx.AsyncClient) -> None:
        super().__init__(port, watchers, luck)
        self.http = http

    async def open(self) -> None:
        self.close()
        path = f"/api/tables/{await open_table(self.http, ['you'] * SEATS)}/live"
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        mover = await connect(self.port, path, self._mover_hears, cookie)
        watching = [await connect(self.port, path, self._watcher_hears) for _ in range(self.clients - 1)]
        self.sockets = [mover, *watching]
        await self.ready

    def next_move(self) -> bytes:
        asked = self.news.showing.decisions[0]
        action = bytes(self.luck.choice(asked.offers)["action"])
        head = f'{{"kind":"Act","key":"{self.luck.getrandbits(64):x}","seat":{asked.seat},"at":{self.news.number}'
        return b'%b,"action":%b}' % (head.encode(), action)

    def _mover_hears(self, _: Socket, message: bytes) -> None:
        if message.startswith(self.NEWS) or not self.ready.done():
            self.news = self.decoder.decode(message)
            self.over = self.news.showing.stage == "over"
            if not self.ready.done():
                self.number = self.news.number
                self.ready.set_result(None)
            self.heard(self.news.number)
        elif message.startswith(b'{"kind":"Refused"'):
            raise AssertionError(f"refused: {message[:300]!r}")

    def _watcher_hears(self, _: Socket, message: bytes) -> None:
        if message.startswith(self.NEWS):
            self.heard(numbers(message)[1])


def numbers(news: bytes) -> tuple[int, int]:
    """What the news follow on, and how far they go."""
    since, number, _ = news[len(Ours.NEWS) :].split(b",", 2)
    return int(since), int(number[len(b'"number":') :])


class BotTable:
    """A table of our server with bots in every seat; only watched."""

    OVER = b'"stage":"over"'

    def __init__(self, port: int, watchers: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.watchers = watchers
        self.http = http
        self.moves = 0
        self.heard: list[tuple[str, int, float]] = []
        """Which table came how far, and when everybody had heard of it, by the clock that the server stores."""

    async def watch(self) -> None:
        """One game after the other."""
        while True:
            self.over = asyncio.Event()
            self.missing: dict[int, int] = {}
            self.id = await open_table(self.http, ["random"] * SEATS)
            path = f"/api/tables/{self.id}/live"
            sockets = [await connect(self.port, path, self._hears) for _ in range(self.watchers)]
            await self.over.wait()
            for socket in sockets:
                socket.close()

    def _hears(self, _: Socket, message: bytes) -> None:
        if message.startswith(Ours.NEWS):
            since, number = numbers(message)
            self.missing[number] = self.missing.get(number, self.watchers) - 1
            if not self.missing[number]:
                self.moves += number - since
                self.heard.append((self.id, number, time.time()))
        if self.OVER in message:  # a greeting may say so as well: bots are quick
            self.over.set()


async def open_table(http: httpx.AsyncClient, sitters: list[str]) -> str:
    body = {"game": GAME, "seats": len(sitters), "bots": sitters, "begin": True, "public": True}  # anybody may watch
    answer = await http.post("/api/tables", json=body)
    return str(answer.raise_for_status().json()["id"])


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - as boardgame.io calls it
    gameover: Any = None


class Sector(msgspec.Struct):
    slot: int
    aligned: bool


class Commander(msgspec.Struct):
    systems: list[Sector]


class Position(msgspec.Struct):
    step: str
    commanders: list[Commander]


class State(msgspec.Struct):
    G: Position
    ctx: Turn
    _stateID: int  # noqa: N815


class Synced(msgspec.Struct):
    state: State


class Theirs(Table):
    """A match of boardgame.io's server, over socket.io's own messages: see its protocol, version 5."""

    PREFIX = f"42/{MATCHES},".encode()
    NUMBER = b'"_stateID":'
    update_decoder = msgspec.json.Decoder(tuple[str, str, State, Any])
    sync_decoder = msgspec.json.Decoder(tuple[str, str, Synced])

    async def open(self) -> None:
        self.match = f"{self.luck.getrandbits(64):x}"
        self.over = False
        if not self.sockets:
            self.sockets = [await self._client(who) for who in range(self.clients)]
        # The first to ask for a match creates it.
        for who in range(self.clients):
            self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            player = "0" if who == 0 else None
            self._say(self.sockets[who], "sync", self.match, player, None, SEATS)
            await self.synced

    async def _client(self, who: int) -> Socket:
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(socket: Socket, message: bytes) -> None:
            if message.startswith(self.PREFIX):
                self._hears(who, message[len(self.PREFIX) :])
            elif message.startswith(b"0"):
                socket.send(f"40/{MATCHES},".encode())
            elif message.startswith(b"40"):
                joined.set_result(None)
            elif message == b"2":
                socket.send(b"3")

        socket = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", hear)
        await joined
        return socket

    def _say(self, socket: Socket, *words: Any) -> None:
        socket.send(self.PREFIX + msgspec.json.encode(words))

    def next_move(self) -> bytes:
        state, player = self.state, self.state.ctx.currentPlayer
        kind, arguments = self._choose(state.G, int(player))
        payload = {"type": kind, "args": arguments, "playerID": player, "credentials": None}
        words = ("update", {"type": "MAKE_MOVE", "payload": payload}, state._stateID, self.match, player)
        return self.PREFIX + msgspec.json.encode(words)

    def _choose(self, position: Position, seat: int) -> tuple[str, list[Any]]:
        if position.step == "build":
            return "build", [self.luck.choice(("military", "technology", "nothing"))]
        slots = [system.slot for system in position.commanders[seat].systems if not system.aligned]
        return ("attack", [self.luck.choice(slots)]) if slots else ("bide", [])

    def _hears(self, who: int, message: bytes) -> None:
        if message.startswith(b'["update"'):
            if who == 0:
                self.state = self.update_decoder.decode(message)[2]
                self.over = self.state.ctx.gameover is not None
            start = message.index(self.NUMBER) + len(self.NUMBER)
            self.heard(int(message[start : start + 10].partition(b",")[0].partition(b"}")[0]))
        elif message.startswith(b'["sync"'):
            if who == 0:
                self.state = self.sync_decoder.decode(message)[2].state
                self.number = self.state._stateID
            self.synced.set_result(None)

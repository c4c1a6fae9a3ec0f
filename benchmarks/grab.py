"""How long a grab takes: from sending it to having the component in hand, at one real-time table with others watching.

Everybody builds at once at the pace of hurried people: take, look, add or put back, take again. The time of a grab ends
with the first message that shows the component in one's own hand, or that says somebody was quicker.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import httpx
import load_servers as servers
import msgspec
from load import Figures, guest, shares
from load_socket import Socket, connect

TABLE = {"game": "galaxy-trucker", "begin": False, "options": {"pace": "real-time", "hourglass": "long", "rounds": "I"}}
ADDED = 10
"""Components on the ship after which everything goes back to the warehouse, so that building does not end."""
TAKES = ("TakeFaceUp", "TakeFaceDown")


class Trucker(msgspec.Struct):
    holds: bool


class Ship(msgspec.Struct):
    parts: list[msgspec.Raw]


class View(msgspec.Struct):
    truckers: list[Trucker]
    ships: list[Ship]


class Asked(msgspec.Struct):
    offers: list[dict[str, Any]]


class Shown(msgspec.Struct):
    decisions: list[Asked]
    view: View | None = None


class Told(msgspec.Struct):
    kind: str
    number: int = 0
    key: str = ""
    showing: Shown | None = None


class Builder:
    """One player; `grabs` keeps the seconds of each, `late` counts those where somebody was quicker."""

    decoder = msgspec.json.Decoder(Told)

    def __init__(self, seat: int, luck: random.Random) -> None:
        self.seat = seat
        self.luck = luck
        self.number = 0
        self.shown: Shown | None = None
        self.grabs: list[float] = []
        self.late = 0
        self.done = asyncio.Event()
        self.key = ""
        self.awaits = False
        """Whether the last action leaves something in the hand."""

    async def sit(self, port: int, http: httpx.AsyncClient, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        self.socket = await connect(port, f"/api/tables/{table}/live", self.hear, cookie)

    def say(self, kind: str, **fields: Any) -> None:
        self.key = f"{self.luck.getrandbits(64):x}"
        self.done.clear()
        self.socket.send(json.dumps({"kind": kind, "key": self.key, **fields}).encode())

    def hear(self, _: Socket, message: bytes) -> None:
        news = self.decoder.decode(message)
        if news.showing is not None and news.number >= self.number:
            self.number, self.shown = news.number, news.showing
        if news.key == self.key and news.kind == "Refused":
            self.late += 1
            self.done.set()
        elif self.view and self.holds == self.awaits:
            self.done.set()

    @property
    def view(self) -> View | None:
        return self.shown.view if self.shown else None

    @property
    def holds(self) -> bool:
        return self.view is not None and self.view.truckers[self.seat].holds

    @property
    def has_built(self) -> bool:
        return self.view is not None and len(self.view.ships[self.seat].parts) > ADDED

    async def act(self, action: dict[str, Any], *, holding: bool) -> float:
        """Sends it and waits until it shows; seconds."""
        self.awaits = holding
        start = time.perf_counter()
        self.say("Act", seat=self.seat, action=action, at=self.number)
        await asyncio.wait_for(self.done.wait(), 20)
        return time.perf_counter() - start

    def offers(self, *kinds: str) -> list[dict[str, Any]]:
        asked = self.shown.decisions[0].offers if self.shown and self.shown.decisions else []
        return [offer["action"] for offer in asked if offer["action"]["kind"] in kinds]

    async def build(self, end: float, pause: float) -> None:
        while time.perf_counter() < end:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * pause)
            if not self.holds:
                self.grabs.append(await self.act(self.luck.choice(self.offers(*TAKES)), holding=True))
                continue
            places = [] if self.has_built else self.offers("AddComponent")
            await self.act(self.luck.choice(places or [{"kind": "ReturnComponent"}]), holding=False)


async def gather(server: servers.Server, options: argparse.Namespace) -> list[Builder]:
    """Everybody at the table, the watchers too, and the timer running."""
    people = [await guest(server) for _ in range(options.builders)]
    seats = {"seats": options.builders, "bots": ["you", *([None] * (options.builders - 1))]}
    opened = (await people[0].post("/api/tables", json={**TABLE, **seats})).raise_for_status().json()
    builders = [Builder(seat, random.Random(options.seed + seat)) for seat in range(options.builders)]
    for builder, http in zip(builders, people, strict=True):
        await builder.sit(server.port, http, opened["id"])
        if builder.seat:
            builder.say("Sit", seat=builder.seat)
        await asyncio.sleep(0.2)
    for _ in range(options.watchers):
        await connect(server.port, f"/api/tables/{opened['id']}/live", lambda *_: None)
    builders[0].say("Begin")
    await asyncio.sleep(0.5)
    builders[0].say("Act", seat=0, action={"kind": "SayGo"}, at=builders[0].number)
    await asyncio.sleep(0.5)
    return builders


async def measure(options: argparse.Namespace, data: Path) -> Figures:
    with servers.ours(data, 4) as server:
        builders = await gather(server, options)
        cpu, end = server.cpu(), time.perf_counter() + options.seconds
        await asyncio.gather(*(builder.build(end, options.pause) for builder in builders))
        times = sorted(each for builder in builders for each in builder.grabs)
        late = sum(builder.late for builder in builders)
        used = (server.cpu() - cpu) / options.seconds
        return {"grabs": len(times), "late": late, **shares(times), "most": times[-1] * 1_000, "cpu": used}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--builders", type=int, default=4)
    parser.add_argument("--watchers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=0.6, help="seconds between two actions of a builder, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        found = asyncio.run(measure(options, Path(data)))
    if options.json:
        return print(json.dumps(found))
    return print(
        f"{found['grabs']:.0f} grabs, {found['late']:.0f} too late: "
        f"p50 {found['p50']:.0f} ms, p90 {found['p90']:.0f} ms, p99 {found['p99']:.0f} ms, "
        f"longest {found['most']:.0f} ms; {found['cpu']:.0%} of a core"
    )


if __name__ == "__main__":
    main()

"""Rules are pinned when a game begins: a server with other rules lets it be watched, and everything else goes on."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from cosmodrome.core.game import Game
from cosmodrome.games.registry import UnknownGame, find_game
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config
from cosmodrome.server.thinking.backlog import OF_ONE, Client
from tests.faulty import with_flow
from tests.server.serving import PATIENCE, Page, Server, whole_replay
from tests.words import spoken


def newer(game_id: str) -> Game[Any]:
    """The games after an update: one game has new rules, the other is as it was."""
    game = find_game(game_id)
    if game_id != "template":
        return game
    return msgspec.structs.replace(game, meta=msgspec.structs.replace(game.meta, rules_version="99"))


def other_data(game_id: str) -> Game[Any]:
    game = find_game(game_id)
    return msgspec.structs.replace(game, data="other") if game_id == "template" else game


def forgetful(game_id: str) -> Game[Any]:
    if game_id == "template":
        raise UnknownGame("There is no such game.")
    return find_game(game_id)


def broken(game_id: str) -> Game[Any]:
    """New rules under the old number: nobody should, and it must not break the server."""

    def refuse(*_: Any) -> Any:
        raise KeyError("a rule that is gone")

    game = find_game(game_id)
    return with_flow(game, refuse=refuse) if game_id == "template" else game


@contextmanager
def opened_by(data: Path, games: Any, page: Page) -> Iterator[TestClient[Litestar]]:
    """The same data folder under another server, visited by the same person."""
    app = create_app(Config(data=data), games)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        client.cookies.update(page.http.cookies)
        wait_until_awake(app)
        yield client


def wait_until_awake(app: Litestar) -> None:
    """Tables under way are read after the start."""
    deadline = time.monotonic() + PATIENCE
    while app.state.services.rooms.unread:
        assert time.monotonic() < deadline
        time.sleep(0.01)


class Yesterday:
    """A game of secret choices under way, and a game of another kind."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.server = Server(data).start()
        self.page = Page(self.server, "Mira")
        self.table = self.page.open_table("template", "you", "random")
        self.other = self.page.open_table("galaxy-command", "you")
        with self.page.sit(self.table["id"]) as seat:
            for _ in range(2):
                seat.wait_for_turn()
                seat.act()
            seat.wait_for_turn()
            self.number = int(seat.latest["number"])
        with self.page.sit(self.other["id"]) as seat:
            seat.act(-1)
        spectator = Page(self.server)
        self.seen = spectator.replay(self.table["id"])

    def kept(self) -> int:
        """The number up to which the first table's frames are written."""
        query = "select coalesce(max(number), 0) from frames where table_id = ?"
        with closing(sqlite3.connect(self.data / "cosmodrome.sqlite")) as base:
            return int(base.execute(query, [self.table["id"]]).fetchone()[0])


@pytest.fixture(scope="module")
def yesterday(tmp_path_factory: pytest.TempPathFactory) -> Yesterday:
    day = Yesterday(tmp_path_factory.mktemp("yesterday"))
    day.server.stop()
    return day


UPDATES = [
    (newer, "This game uses version 1 of the rules. This server has version 99. You can watch it, but not play on."),
    (other_data, "This game uses other component data than this server has. You can watch it, but not play on."),
    (forgetful, "This server's rules cannot follow this game. You can watch it, but not play on."),
    (broken, "This server's rules cannot follow this game. You can watch it, but not play on."),
]


@pytest.mark.parametrize(("games", "reason"), UPDATES)
def test_it_is_listed_and_watched_to_its_last_move(yesterday: Yesterday, games: Any, reason: str) -> None:
    with opened_by(yesterday.data, games, yesterday.page) as client:
        mine = {card["id"]: card for card in client.get("/api/tables").json()["mine"]}
        assert spoken(mine[yesterday.table["id"]]["watch_only"]) == reason
        assert not mine[yesterday.table["id"]]["your_move"]
        assert spoken(client.get(f"/api/tables/{yesterday.table['code']}").json()["watch_only"]) == reason
        replay = whole_replay(client, yesterday.table["id"], seat=0)
        assert replay["frames"] == yesterday.seen["frames"]
        assert replay["players"] == yesterday.seen["players"]
        assert replay["book"]["meta"]["rules_version"] == "1"
        assert replay["seed"] == ""


@pytest.mark.parametrize(("games", "reason"), UPDATES)
def test_what_needs_the_old_rules_is_refused_in_a_sentence(yesterday: Yesterday, games: Any, reason: str) -> None:
    address = f"/api/tables/{yesterday.table['id']}"
    with opened_by(yesterday.data, games, yesterday.page) as client:
        answers = [client.post(f"{address}/{verb}") for verb in ("rematch", "ticket/0")]
        answers += [client.get(f"{address}/{thing}") for thing in ("save", "chances")]
        answers.append(client.post(f"{address}/branch", json={"ply": 1}))
        assert [(answer.status_code, answer.json()["detail"]) for answer in answers] == [(409, reason)] * 5
        with client.websocket_connect(f"{address}/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive()
        assert (closed.value.code, spoken(json.loads(closed.value.detail))) == (4003, reason)


def test_other_tables_go_on(yesterday: Yesterday) -> None:
    with opened_by(yesterday.data, newer, yesterday.page) as client:
        assert client.get("/health").json()["ok"]
        with client.websocket_connect(f"/api/tables/{yesterday.other['id']}/live") as socket:
            hello = socket.receive_json()
            action = hello["showing"]["decisions"][0]["offers"][0]["action"]
            socket.send_json({"kind": "Act", "key": "k", "seat": 0, "action": action, "at": hello["number"]})
            kinds = {socket.receive_json()["kind"] for _ in range(2)}
        assert kinds == {"News", "Accepted"}


def test_only_a_spectators_eyes_are_kept(yesterday: Yesterday) -> None:
    with opened_by(yesterday.data, newer, yesterday.page) as client:
        frames = whole_replay(client, yesterday.table["id"], seat=0)["frames"]
    assert {frame["view"]["seat"] for frame in frames} == {None}
    assert not any(frame["view"]["hand"] or frame["view"]["chosen"] for frame in frames)


def test_nobody_asks_for_too_many_pages_at_once(yesterday: Yesterday) -> None:
    with opened_by(yesterday.data, newer, yesterday.page) as client:
        path, backlog = f"/api/tables/{yesterday.table['id']}/replay", client.app.state.services.backlog
        asking = Client(yesterday.page.me["player"], "testclient")
        with ExitStack() as pieces:
            for _ in range(OF_ONE):
                pieces.enter_context(backlog.piece(asking))
            assert client.get(path).status_code == 429
        assert client.get(path).status_code == 200


def test_people_who_gather_begin_with_the_rules_of_the_day(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    page = Page(server, "Mira")
    table = page.open_table("template", "you", "random", begin=False)
    server.stop()
    live = f"/api/tables/{table['id']}/live"
    with opened_by(tmp_path, newer, page) as client, client.websocket_connect(live) as socket:
        assert socket.receive_json()["showing"]["stage"] == "gathering"
        socket.send_json({"kind": "Begin", "key": "k"})
        assert socket.receive_json()["showing"]["stage"] == "playing"
    with opened_by(tmp_path, newer, page) as client:
        assert not client.get(f"/api/tables/{table['id']}").json()["watch_only"]
    with opened_by(tmp_path, find_game, page) as client:
        assert "version 99 of the rules" in spoken(client.get(f"/api/tables/{table['id']}").json()["watch_only"])


def test_frames_lost_in_a_crash_are_made_again_by_the_same_rules(tmp_path: Path) -> None:
    day = Yesterday(tmp_path)
    day.server.kill()
    day.server.start()
    day.server.stop()
    with opened_by(tmp_path, newer, day.page) as client:
        replay = whole_replay(client, day.table["id"])
    assert replay["frames"] == day.seen["frames"]


def test_a_crash_before_an_update_loses_the_end_of_the_film_and_nothing_else(tmp_path: Path) -> None:
    """The frames of the last second may be gone; what is there is right, and the game itself is whole."""
    day = Yesterday(tmp_path)
    day.server.kill()
    with opened_by(tmp_path, newer, day.page) as client:
        frames = whole_replay(client, day.table["id"])["frames"]
        assert frames == day.seen["frames"][: len(frames)]
    with opened_by(tmp_path, find_game, day.page) as client:
        whole = whole_replay(client, day.table["id"])["frames"]
        assert [frame["ply"] for frame in whole] == [frame["ply"] for frame in day.seen["frames"]]


def test_what_was_written_survives_a_crash_before_an_update(tmp_path: Path) -> None:
    day = Yesterday(tmp_path)
    deadline = time.monotonic() + PATIENCE
    while day.kept() < day.number and time.monotonic() < deadline:
        time.sleep(0.1)
    day.server.kill()
    with opened_by(tmp_path, newer, day.page) as client:
        assert whole_replay(client, day.table["id"])["frames"] == day.seen["frames"]


def test_a_finished_game_is_watched_with_its_result(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    page = Page(server, "Mira")
    table = page.open_table("template", "random", "random")
    with page.sit(table["id"]) as seat:
        while seat.showing["stage"] != "over":
            seat.listen()
        outcome = seat.showing["outcome"]
    server.stop()
    with opened_by(tmp_path, newer, page) as client:
        replay = whole_replay(client, table["id"])
        assert replay["outcome"] == outcome
        assert int(replay["seed"]) > 0

"""A record that cannot be read: its table is set aside and left as it is, and everything else goes on."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from cosmodrome.games.registry import find_game
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live.room import Settings
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.table import event_log as ev
from tests.server.test_trouble import with_services
from tests.server.test_versions import wait_until_awake
from tests.words import spoken

UNREADABLE = "UPDATE happenings SET body = {} WHERE table_id = ? AND number = 3"

DAMAGES = {
    "no JSON": (UNREADABLE.format('\'{"kind": "ChairTak\''), "row 3 cannot be read"),
    "empty": (UNREADABLE.format("''"), "row 3 cannot be read"),
    "an unknown kind": (UNREADABLE.format('\'{"kind": "Exploded"}\''), "row 3 cannot be read"),
    "bad types": (
        UNREADABLE.format('\'{"kind": "ChairTaken", "seat": "first", "player": 7, "name": []}\''),
        "row 3 cannot be read",
    ),
    "no text": (UNREADABLE.format("x'ff00fe'"), "row 3 cannot be read"),
    "bad text": (UNREADABLE.format("CAST(x'22ff22' AS TEXT)"), "row 3 cannot be read"),
    "no time": ("UPDATE happenings SET at = 'noon' WHERE table_id = ? AND number = 3", "cannot be read"),
    "a gap": ("DELETE FROM happenings WHERE table_id = ? AND number = 2", "row 2 is missing"),
    "no beginning": ("DELETE FROM happenings WHERE table_id = ? AND number = 1", "row 1 is missing"),
    "another number": ("UPDATE happenings SET number = 40 WHERE table_id = ? AND number = 3", "row 3 is missing"),
}


@contextmanager
def base(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "cosmodrome.sqlite")) as connection, connection:
        yield connection


def rows(folder: Path, table: str) -> list[tuple[object, ...]]:
    query = "SELECT number, typeof(at), hex(body) FROM happenings WHERE table_id = ? ORDER BY number"
    with base(folder) as connection:
        return list(connection.execute(query, [table]))


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """Two games of Ada's under way, one for the other to survive."""
    found: list[str] = []

    async def work(services: Services) -> None:
        await services.store.save_player("ada", "Ada")
        for name in ("Unlucky", "Lucky"):
            opened = table_opened(find_game("template"), 2, {}, "ada", name=name)
            seats = [ev.SeatTaken(seat, "ada", "Ada") for seat in range(2)]
            room = await services.rooms.open(opened, [*seats, ev.GameBegan()])
            found.append(room.table.id)

    with_services(tmp_path, work)
    return found


@contextmanager
def visited(folder: Path) -> Iterator[TestClient[Litestar]]:
    app = create_app(Config(data=folder, settings=Settings(bot_delay=0.0)))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        client.cookies["cosmodrome"] = app.state.services.identities.cookie("ada")
        wait_until_awake(app)
        yield client


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_record_sets_one_table_aside(
    kind: str, tmp_path: Path, tables: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    statement, words = DAMAGES[kind]
    with base(tmp_path) as connection:
        assert connection.execute(statement, [tables[0]]).rowcount == 1
    before = rows(tmp_path, tables[0])
    with caplog.at_level(logging.WARNING), visited(tmp_path) as client:
        mine = {card["name"]: card for card in client.get("/api/tables").json()["mine"]}
        reason = spoken(mine["Unlucky"]["watch_only"])
        assert reason.startswith("The record of this game is damaged: ")
        assert words in reason
        assert reason.endswith(". You can watch it, but not play on.")
        assert not mine["Lucky"]["watch_only"]
        assert mine["Lucky"]["your_move"]
        check_refusals(client, tables[0], reason)
        replay = client.get(f"/api/tables/{tables[0]}/replay").json()
        assert [frame["ply"] for frame in replay["frames"]] == [0], "what was seen of it"
        with client.websocket_connect(f"/api/tables/{tables[1]}/live") as socket:
            assert socket.receive_json()["showing"]["decisions"]
    assert rows(tmp_path, tables[0]) == before
    records = [record for record in caplog.records if tables[0] in record.getMessage()]
    assert len(records) == 1, caplog.text
    assert "\n" not in records[0].getMessage()
    assert records[0].exc_info is None


def check_refusals(client: TestClient[Litestar], table: str, reason: str) -> None:
    assert spoken(client.get(f"/api/tables/{table}").json()["watch_only"]) == reason
    answer = client.get(f"/api/tables/{table}/save")
    assert (answer.status_code, answer.json()["detail"]) == (409, reason)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive()
    assert closed.value.code == 4003


@pytest.mark.parametrize("card", ["'{'", "CAST(x'7bff7d' AS TEXT)", "x'ff'"], ids=["no JSON", "bad text", "no text"])
def test_a_card_that_cannot_be_read_does_not_empty_the_list(card: str, tmp_path: Path, tables: list[str]) -> None:
    with base(tmp_path) as connection:
        connection.execute(f"UPDATE tables SET card = {card}, stage = 'over' WHERE id = ?", [tables[0]])
    with visited(tmp_path) as client:
        lists = client.get("/api/tables").json()
        assert [card["name"] for card in lists["mine"]] == ["Lucky"]
        assert [(card["id"], card["game"]) for card in lists["replays"]] == [(tables[0], "")]


def test_frames_that_cannot_be_read_end_the_replay_of_a_table_set_aside(tmp_path: Path, tables: list[str]) -> None:
    with base(tmp_path) as connection:
        connection.execute(DAMAGES["a gap"][0], [tables[0]])
        connection.execute("UPDATE frames SET body = x'00' WHERE table_id = ?", [tables[0]])
    with visited(tmp_path) as client:
        assert client.get(f"/api/tables/{tables[0]}/replay").json()["frames"] == []


@pytest.mark.parametrize("sleep", ["'{'", "CAST(x'7bff7d' AS TEXT)"])
def test_a_person_whose_row_is_damaged_goes_on(sleep: str, tmp_path: Path, tables: list[str]) -> None:
    """Without hours of sleep, and with a name that says what is left of it."""
    with base(tmp_path) as connection:
        connection.execute(f"UPDATE players SET name = CAST(x'416461ff' AS TEXT), sleep = {sleep} WHERE id = 'ada'")
    with visited(tmp_path) as client:
        me = client.get("/api/me").json()
        assert (me["name"], me["sleep"]) == ("Ada?", None)
        with client.websocket_connect(f"/api/tables/{tables[1]}/live") as socket:
            assert socket.receive_json()["showing"]["own_seats"] == [0, 1]

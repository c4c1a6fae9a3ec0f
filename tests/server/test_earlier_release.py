"""The data folder and save files of an earlier release: everything is there, finished games are as they were, and
unfinished ones go on.

`tests/recorded/VERSION` holds the folder as that release left it; `tests/recorded/record.py` says how it came about.
"""

from __future__ import annotations

import json
import lzma
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.registry import find_game
from tests.cli.run import cosmodrome
from tests.server.serving import PATIENCE, Page, Server

FOLDER = Path(__file__).parents[1] / "recorded" / "0.1.0"
KNOWN = json.loads((FOLDER / "known.json").read_text())
SAVES = sorted((FOLDER / "unfinished").glob("*.json"))
GAMES = sorted(file.stem for file in SAVES)
ONLY_SHOWN: dict[str, str] = {}
"""Games whose unfinished tables cannot go on, because the same actions would lead elsewhere now, with the sentence that
says so."""


def tables(what: str) -> list[dict[str, Any]]:
    return [table for table in KNOWN["tables"] if table["what"] == what]


def the(what: str, game: str) -> dict[str, Any]:
    return next(table for table in tables(what) if table["game"] == game)


def copied(data: Path) -> None:
    """The folder, moved in time to today: nobody's clock has run out since."""
    shutil.copy(FOLDER / "secret", data)
    file = data / "cosmodrome.sqlite"
    file.write_bytes(lzma.decompress((FOLDER / "cosmodrome.sqlite.xz").read_bytes()))
    since = time.time() - KNOWN["at"]
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE happenings SET at = at + ?", [since])
        base.execute("UPDATE tables SET updated = updated + ?", [since])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("earlier")
    copied(data)
    running = Server(data).start()
    yield running
    running.stop()


def visitor(server: Server, name: str) -> Page:
    """Somebody who was there, with the cookie of then."""
    page = Page(server)
    page.http.cookies.clear()
    for cookie, value in KNOWN["people"][name].items():
        page.http.cookies.set(cookie, value, domain="127.0.0.1", path="/")
    page.me = page.http.get("/api/me").raise_for_status().json()
    return page


@pytest.fixture
def mira(server: Server) -> Page:
    return visitor(server, "Mira")


@pytest.fixture
def tarek(server: Server) -> Page:
    return visitor(server, "Tarek")


def test_the_record_has_every_game_in_every_stage() -> None:
    assert len(GAMES) == 5
    for what in ("finished", "unfinished", "gathering"):
        assert sorted(table["game"] for table in tables(what)) == GAMES
    assert len(tables("uploaded")) == len(tables("correspondence")) == len(tables("lesson")) == 1


def test_people_are_known_by_their_cookies(mira: Page, tarek: Page) -> None:
    assert (mira.me["name"], tarek.me["name"]) == ("Mira", "Tarek")
    assert (mira.me["sleep"]["start"], mira.me["sleep"]["end"], mira.me["sleep"]["offset"]) == (1380, 420, 60)


def test_every_table_is_listed(mira: Page, tarek: Page) -> None:
    mine = mira.http.get("/api/tables").json()
    played = {table["id"] for table in KNOWN["tables"] if table["what"] in {"unfinished", "correspondence", "lesson"}}
    assert {card["id"] for card in mine["mine"]} >= played
    assert {card["id"] for card in mine["replays"]} >= {table["id"] for table in tables("finished")}
    uploaded = tarek.http.get("/api/tables").json()["replays"]
    assert {card["id"] for card in uploaded} == {table["id"] for table in tables("uploaded")}


@pytest.mark.parametrize("table", KNOWN["tables"], ids=lambda table: f"{table['what']}-{table['game']}")
def test_every_table_is_found_by_its_code(mira: Page, table: dict[str, Any]) -> None:
    card = mira.http.get(f"/api/tables/{table['code']}").raise_for_status().json()
    name = table["name"] if table["what"] != "lesson" else {"say": "lesson-title"}
    assert (card["id"], card["name"], card["game"]) == (table["id"], name, table["game"])


@pytest.mark.parametrize("table", [*tables("finished"), *tables("uploaded")], ids=lambda table: str(table["game"]))
def test_a_finished_game_is_as_it_was(mira: Page, table: dict[str, Any]) -> None:
    card = mira.http.get(f"/api/tables/{table['id']}").json()
    assert (card["stage"], card["watch_only"]) == ("over", "")
    replay = mira.replay(table["id"])
    assert len(replay["frames"]) == table["ply"] + 1
    for part in ("scores", "places", "winners", "sheet"):
        assert replay["outcome"][part] == table["outcome"][part], part


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_goes_on_or_says_why_not(mira: Page, game: str) -> None:
    table = the("unfinished", game)
    card = mira.http.get(f"/api/tables/{table['id']}").json()
    assert card["watch_only"] == ONLY_SHOWN.get(game, "")
    assert len(mira.replay(table["id"])["frames"]) == table["ply"] + 1
    if game in ONLY_SHOWN:
        return
    with mira.sit(table["id"]) as seat:
        assert (seat.showing["stage"], seat.showing["ply"]) == ("playing", table["ply"])
        assert [line["text"] for line in seat.hello["chat"]] == table["chat"]
        usual = find_game(game).meta.colours[:2] or (None, None)
        assert tuple(info["colour"] for info in seat.showing["seats"]) == usual
        assert seat.showing["decisions"]
        acted = set[int]()
        deadline = time.monotonic() + PATIENCE
        while not acted >= {0, 1} and seat.wait_for_turn():
            assert time.monotonic() < deadline
            assert seat.act()["kind"] == "Accepted"
            acted |= {line["seat"] for one in seat.heard for line in one.get("log", ()) if line["ply"] > table["ply"]}
        assert acted >= {0, 1} or seat.showing["stage"] == "over", "the bot answers"


@pytest.mark.parametrize("game", GAMES)
def test_people_who_gathered_begin(mira: Page, game: str, server: Server) -> None:
    table = the("gathering", game)
    tarek = visitor(server, "Tarek")
    with tarek.sit(table["id"]) as other, mira.sit(table["id"]) as seat:
        assert [line["text"] for line in seat.hello["chat"]] == ["Who plays?"]
        free = next(info["seat"] for info in other.showing["seats"] if info["kind"] == "open")
        assert other.ask("Sit", seat=free)["kind"] == "Accepted"
        assert seat.ask("Begin")["kind"] == "Accepted"
        seat.say("Refresh")
        assert seat.hear("Hello")["showing"]["stage"] == "playing"


def test_the_clocks_of_a_correspondence_game_go_on(mira: Page, tarek: Page) -> None:
    (table,) = tables("correspondence")
    with mira.sit(table["id"]) as seat, tarek.sit(table["id"]) as other:
        infos = seat.showing["seats"]
        assert all(info["time_left"] > 86_400 for info in infos)
        assert infos[0]["night"]["length"] == 8 * 3600
        on_turn = seat if seat.showing["decisions"] else other
        assert on_turn.act()["kind"] == "Accepted"


def test_a_lesson_goes_on(mira: Page) -> None:
    (table,) = tables("lesson")
    with mira.sit(table["id"]) as seat:
        assert seat.showing["lesson"]["step"] > 1
        asked = seat.showing["lesson"]["action"] or seat.showing["decisions"][0]["offers"][0]["action"]
        own = seat.showing["own_seats"][0]
        assert seat.ask("Act", seat=own, action=asked, at=seat.latest["number"])["kind"] == "Accepted"


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_an_unfinished_save_file_goes_on_in_the_terminal(file: Path, tmp_path: Path) -> None:
    copy = shutil.copy(file, tmp_path / "game.json")
    before = json.loads(file.read_text())["actions"]
    ran = cosmodrome("play", "--resume", str(copy), typed="1\n" * 12 + "quit\n", home=tmp_path)
    assert ran.code == 0, ran.err
    after = json.loads(Path(copy).read_text())["actions"]
    assert after[: len(before)] == before
    assert {seat for seat, _ in after[len(before) :]} >= {0, 1}


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_an_unfinished_save_file_is_not_taken_for_a_replay(mira: Page, file: Path) -> None:
    answer = mira.http.post("/api/replays", content=file.read_bytes())
    assert answer.status_code == 400
    assert (
        answer.json()["detail"]
        == "Only finished games can be replayed here. You can continue this one in the terminal."
    )

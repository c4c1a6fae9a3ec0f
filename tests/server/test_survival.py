"""Nothing that was confirmed to a player is lost: the server is killed again and again in the middle of play."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.server.store.folder import claimed
from tests.server.databases import KINDS, empty_database
from tests.server.serving import STARTING, Page, Seat, Server

DEATHS = 8


def play_until_killed(seat: Seat, confirmed: list[str], moves: int, server: Server) -> None:
    """Acts, noting what was confirmed; after so many moves the server dies at once, an answer perhaps under way."""
    with contextlib.suppress(ConnectionClosed, OSError):
        for _ in range(moves):
            if not seat.wait_for_turn():
                break
            answer = seat.act(len(confirmed))
            assert answer["kind"] == "Accepted"
            confirmed.append(answer["key"])
        asking = seat.showing["decisions"]
        if asking:
            seat.say("Act", seat=0, action=asking[0]["offers"][0]["action"], at=seat.latest["number"])
    server.kill()


@pytest.mark.parametrize("kind", KINDS)
def test_killed_many_times_no_confirmed_action_is_lost(kind: str, tmp_path: Path) -> None:
    with empty_database(kind, tmp_path) as url:
        play_through_deaths(Server(tmp_path / "data", database=url))


def play_through_deaths(server: Server) -> None:
    server.start()
    page = Page(server, "Mira")
    table = page.open_table("galaxy-command", "you", "random")
    confirmed: list[str] = []
    for death in range(DEATHS):
        with page.sit(table["id"]) as seat:
            assert own_actions(seat) >= len(confirmed)
            play_until_killed(seat, confirmed, 3 + death % 3, server)
        server.start()
    with page.sit(table["id"]) as seat:
        assert own_actions(seat) >= len(confirmed)
        assert confirmed
        while seat.wait_for_turn():
            seat.act()
        assert seat.showing["outcome"] is not None
    assert server.stop() == 0


def own_actions(seat: Seat) -> int:
    """How many of this page's actions the table knows of: bots and people together make the ply."""
    return int(seat.hello["showing"]["ply"])


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    page = Page(server, "Mira")
    table = page.open_table("galaxy-command", "greedy", "greedy", "greedy", "greedy")
    time.sleep(0.3)
    server.kill()
    server.start()
    with page.sit(table["id"]) as seat:
        while seat.showing["stage"] != "over":
            seat.listen()
        assert seat.showing["outcome"] is not None
    server.stop()


def test_ctrl_c_stops_cleanly_with_pages_connected(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    page = Page(server)
    with page.sit(page.open_table("galaxy-command", "you")["id"]) as seat:
        seat.act()
        assert server.stop(signal.SIGINT) == 0
    server.start()
    with page.sit(page.http.get("/api/tables").json()["mine"][0]["id"]) as seat:
        assert seat.showing["ply"] == 1
    server.stop()


def test_a_second_server_does_not_touch_the_same_games(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    command = [sys.executable, "-m", "cosmodrome", "serve", "--no-browser", "--data", str(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=STARTING, check=False)
    assert second.returncode != 0
    assert "Another server keeps its games in" in " ".join((second.stdout + second.stderr).split())
    assert server.stop() == 0


@pytest.mark.parametrize("named", [True, False], ids=["both name it", "one has it in its folder"])
def test_a_second_server_does_not_touch_the_same_file(tmp_path: Path, named: bool) -> None:
    first, file = tmp_path / "one", tmp_path / ("base.sqlite" if named else "one/cosmodrome.sqlite")
    url = f"sqlite:///{file}"
    with claimed(first, url if named else ""):
        command = [sys.executable, "-m", "cosmodrome", "serve", "--no-browser", "--data", str(tmp_path / "two")]
        second = subprocess.run(
            [*command, "--database", url], capture_output=True, text=True, timeout=STARTING, check=False
        )
    assert second.returncode == 2
    assert second.stderr.startswith(f"cosmodrome: Another server keeps its games in {file}. ")
    assert second.stderr.count("\n") == 1


def test_ctrl_c_in_the_middle_of_bots_moves_stops_cleanly(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    page = Page(server)
    for _ in range(6):
        page.open_table("galaxy-command", "random", "random", "random", "random")
    assert server.stop(signal.SIGINT) == 0

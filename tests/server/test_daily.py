"""The deal of the day: the same for everybody, once for each person, and closed to all others until the day is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.core.match import SEED_BITS
from cosmodrome.games.registry import find_game, game_ids
from cosmodrome.server.http.identity import Identities
from cosmodrome.server.live.table_time import TableTime
from cosmodrome.table import daily
from tests.server.serving import LocalServer, Page, Seat
from tests.server.test_person import games, profile, soon
from tests.words import spoken

NOON = 1_795_003_200.0  # 2026-11-18, 12:00 UTC
DAY, DAY_BEFORE = "2026-11-18", "2026-11-17"
A_DAY = 86_400.0
GAME = "template"


class Calendar:
    """What the server takes for the time, as far as days go."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> float:
        return self.time


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar()
    monkeypatch.setattr(daily, "now", found.now)
    monkeypatch.setattr(TableTime, "now", lambda _: found.now())
    return found


@pytest.fixture
def server(tmp_path: Path, calendar: Calendar) -> Iterator[LocalServer]:
    with LocalServer(tmp_path, limited=False).open() as running:
        yield running


def begin(page: Page, game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = page.http.post(f"/api/daily/{game}").raise_for_status().json()
    return found


def play(page: Page) -> dict[str, Any]:
    table = begin(page)
    with page.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            seat.act()
    soon(lambda: any(line["yours"] for line in results(page)["lines"]))
    return table


def deal(page: Page, game: str) -> dict[str, Any]:
    listed = page.http.get("/api/daily").raise_for_status().json()["deals"]
    found: dict[str, Any] = next(one for one in listed if one["game"] == game)
    return found


def results(page: Page, day: str = DAY, game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = page.http.get(f"/api/daily/{day}/{game}").raise_for_status().json()
    return found


def seed_of(server: LocalServer, table: dict[str, Any]) -> int:
    return server.room(table["id"]).table.opened.seed


def test_the_time_of_these_tests_is_noon() -> None:
    assert daily.day_of(NOON) == DAY
    assert daily.end_of(DAY) - NOON == A_DAY / 2


class TestOneDeal:
    def test_everybody_gets_the_same_deal_and_set_up(self, server: LocalServer) -> None:
        one, other = (begin(Page(server, name)) for name in ("Ada", "Ben"))
        assert one["id"] != other["id"]
        assert seed_of(server, one) == seed_of(server, other)
        tables = [server.room(table["id"]).table for table in (one, other)]
        assert tables[0].opened.options == tables[1].opened.options
        assert [seat.bot for seat in tables[0].seats] == [seat.bot for seat in tables[1].seats] == ["", "greedy"]

    def test_same_moves_lead_to_the_same_result(self, server: LocalServer) -> None:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        play(ada)
        play(ben)
        lines = results(ada)["lines"]
        assert [line["rank"] for line in lines] == [1, 1]
        assert lines[0]["text"] == lines[1]["text"]

    def test_another_day_another_game_or_another_server_is_another_deal(self) -> None:
        here, elsewhere = Identities("a" * 64), Identities("b" * 64)
        seeds = {
            here.deal("template", DAY, SEED_BITS),
            here.deal("template", DAY_BEFORE, SEED_BITS),
            here.deal("galaxy-rush", DAY, SEED_BITS),
            elsewhere.deal("template", DAY, SEED_BITS),
        }
        assert len(seeds) == 4
        assert all(2**53 < seed < 2**SEED_BITS for seed in seeds)
        assert here.deal("template", DAY, SEED_BITS) in seeds

    @pytest.mark.parametrize("game", game_ids())
    def test_all_games_have_one(self, server: LocalServer, game: str) -> None:
        page = Page(server, "Ada")
        before = deal(page, game)
        assert before["state"] == "new"
        assert spoken(before["title"], find_game(game))
        table = begin(page, game)
        assert deal(page, game)["state"] == "playing"
        name = page.http.get(f"/api/tables/{table['id']}").json()["name"]
        assert name["say"] == "daily-table"  # in the reader's language


class TestOneAttempt:
    def test_who_asks_again_goes_on(self, server: LocalServer) -> None:
        page = Page(server, "Ada")
        table = begin(page)
        with page.sit(table["id"]) as seat:
            seat.act()
        assert begin(page) == table
        play(page)
        assert begin(page) == table
        assert len(results(page)["lines"]) == 1

    def test_a_deleted_attempt_does_not_come_back(self, server: LocalServer) -> None:
        page = Page(server, "Ada")
        table = begin(page)
        assert page.http.delete(f"/api/tables/{table['id']}").status_code == 204
        assert begin(page) == table
        assert page.http.get(f"/api/tables/{table['id']}").status_code == 404

    def test_a_result_stands_when_its_game_is_deleted(self, server: LocalServer, calendar: Calendar) -> None:
        page = Page(server, "Ada")
        table = play(page)
        assert page.http.delete(f"/api/tables/{table['id']}").status_code == 204
        calendar.time += A_DAY
        [line] = results(page)["lines"]
        assert line["table"] == ""

    def test_with_a_bots_help_it_does_not_count(self, server: LocalServer) -> None:
        page = Page(server, "Ada")
        table = begin(page)
        with page.sit(table["id"]) as seat:
            assert seat.ask("Leave", seat=0)["kind"] == "Accepted"
            while seat.showing["stage"] != "over":
                seat.listen()
        soon(lambda: games(page, page))
        assert results(page)["lines"] == []

    def test_there_are_no_hints_and_nothing_is_taken_back_after_the_end(self, server: LocalServer) -> None:
        page = Page(server, "Ada")
        table = begin(page)
        with page.sit(table["id"]) as seat:
            assert seat.ask("AskHint", seat=0)["refusal"]["text"]["say"] == "daily-no-hint"
            while seat.wait_for_turn():
                seat.act()
            assert seat.ask("Undo", seat=0)["kind"] == "Refused"

    def test_too_late_is_too_late(self, server: LocalServer, calendar: Calendar) -> None:
        page = Page(server, "Ada")
        table = begin(page)
        calendar.time += A_DAY
        with page.sit(table["id"]) as seat:
            while seat.wait_for_turn():
                seat.act()
        soon(lambda: games(page, page))
        assert results(page)["lines"] == []
        assert profile(page, page)["bests"] == []


class TestSealed:
    def test_results_open_with_ones_own(self, server: LocalServer) -> None:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        play(ada)
        shut = results(ben)
        assert (shut["open"], shut["total"], shut["lines"]) == (False, 1, [])
        begin(ben)
        assert not results(ben)["open"]
        play(ben)
        assert len(results(ben)["lines"]) == 2
        assert all(line["table"] == "" for line in results(ben)["lines"])

    def test_nobody_else_gets_anything_of_it(self, server: LocalServer) -> None:
        ada, eve = Page(server, "Ada"), Page(server, "Eve")
        table = play(ada)
        for key in (table["id"], table["code"]):
            for path in ("", "/save", "/replay", "/chances"):
                answer = eve.http.get(f"/api/tables/{key}{path}")
                assert answer.status_code == 403, path
                assert answer.json()["message"]["say"] == "daily-sealed"
            assert eve.http.post(f"/api/tables/{key}/branch", json={"ply": 1}).status_code == 403
            with pytest.raises(ConnectionClosed):
                Seat(eve, key)
        lists = eve.http.get("/api/tables").json()
        assert table["id"] not in json.dumps(lists)
        assert table["id"] not in eve.http.get(f"/api/people/{ada.me['person']}").text
        assert games(eve, ada) == set()

    def test_not_even_who_has_played_gets_seed_save_file_or_replay(self, server: LocalServer) -> None:
        ada = Page(server, "Ada")
        table, page = play(ada), ada.http
        seed = str(seed_of(server, table))
        for path in ("/save", "/replay", "/replay?seat=1", "/chances"):
            answer = page.get(f"/api/tables/{table['id']}{path}")
            assert answer.status_code == 403, path
            assert seed not in answer.text
        assert page.post(f"/api/tables/{table['id']}/branch", json={"ply": 1}).status_code == 403
        assert page.post(f"/api/tables/{table['id']}/ticket/0").status_code == 403
        with ada.sit(table["id"]) as seat:
            assert seat.showing["sealed"]
            assert (seat.hello["seed"], seat.hello["salt"]) == ("", "")
            assert seed not in json.dumps(seat.heard)
        for path in ("/api/tables", "/api/replays", "/api/daily", f"/api/daily/{DAY}/{GAME}"):
            assert seed not in page.get(path).text

    def test_lists_say_when_the_replay_opens(self, server: LocalServer, calendar: Calendar) -> None:
        ada = Page(server, "Ada")
        table = play(ada)
        cards = ada.http.get("/api/tables").json()["replays"] + ada.http.get("/api/replays").json()["tables"]
        assert [(card["id"], card["opens"]) for card in cards] == [(table["id"], daily.end_of(DAY))] * 2

    def test_a_rematch_is_an_ordinary_game(self, server: LocalServer) -> None:
        ada = Page(server, "Ada")
        table = play(ada)
        again = server.room(ada.http.post(f"/api/tables/{table['id']}/rematch").json()["id"]).table.opened
        assert again.seed != seed_of(server, table)
        assert not again.daily
        assert DAY not in again.name

    def test_the_next_day_everything_is_open_to_all(self, server: LocalServer, calendar: Calendar) -> None:
        ada, eve = Page(server, "Ada"), Page(server, "Eve")
        table = play(ada)
        calendar.time += A_DAY
        [line] = results(eve)["lines"]
        assert line["table"] == table["id"]
        assert eve.http.get("/api/daily").json()["before"] == [DAY]
        assert eve.replay(table["id"])["seed"] == str(seed_of(server, table))
        assert eve.http.get(f"/api/tables/{table['id']}/save").status_code == 200
        assert games(eve, ada) == {table["id"]}

    def test_tomorrow_is_not_told(self, server: LocalServer) -> None:
        page = Page(server, "Ada")
        assert page.http.get(f"/api/daily/2026-11-19/{GAME}").status_code == 404
        assert page.http.get(f"/api/daily/yesterday/{GAME}").status_code == 404
        assert page.http.get(f"/api/daily/{DAY}/chess").status_code == 404

    def test_a_game_this_server_cannot_play_on_stays_closed_too(
        self, server: LocalServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """As after a change of the rules on the same day: recordings can be watched then."""
        ada = Page(server, "Ada")
        table = play(ada)
        rooms = server.services.rooms
        del rooms.rooms[table["id"]]
        rooms.watch_only[table["id"]] = "the rules have changed"
        assert Page(server, "Eve").http.get(f"/api/tables/{table['id']}/replay").status_code == 403

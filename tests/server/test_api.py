"""The HTTP side: who one is, the list of games, opening and joining, replays, and what is refused."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import cosmodrome
from cosmodrome.core.catalogue import catalogue
from cosmodrome.games.registry import find_game
from tests.server.serving import LocalServer, Page, Server
from tests.words import spoken


def finished(page: Page) -> dict[str, Any]:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            seat.act(1)
    return table


class TestPeople:
    def test_a_stranger_becomes_a_guest_and_stays_the_same(self, server: Server) -> None:
        page = Page(server)
        assert page.me["name"]
        assert page.http.get("/api/me").json() == page.me

    def test_a_nickname(self, page: Page) -> None:
        assert page.http.post("/api/me", json={"name": "  Zoe\n\u202e "}).json()["name"] == "Zoe"
        for name in ("", "   ", "\u0000"):
            assert page.http.post("/api/me", json={"name": name}).status_code == 400

    def test_a_forged_cookie_is_nobody(self, server: Server, page: Page) -> None:
        forged = httpx.get(f"{server.address}/api/me", cookies={"cosmodrome": page.me["player"]})
        assert forged.json()["player"] != page.me["player"]

    def test_the_recovery_link_makes_another_device_the_same_person(self, server: Server, page: Page) -> None:
        token = recovery_token(page)
        other = Page(server)
        assert other.http.post("/api/me/recover", json={"token": token}).json()["player"] == page.me["player"]
        assert other.http.get("/api/me").json()["name"] == "Mira"
        assert other.http.post("/api/me/recover", json={"token": token + "x"}).status_code == 400

    def test_the_recovery_link_works_once_and_until_the_next_is_made(self, server: Server, page: Page) -> None:
        def comes_back(token: str) -> int:
            return Page(server).http.post("/api/me/recover", json={"token": token}).status_code

        first = recovery_token(page)
        assert [comes_back(first), comes_back(first)] == [200, 400]
        second, latest = recovery_token(page), recovery_token(page)
        assert [comes_back(second), comes_back(latest)] == [400, 200]

    def test_a_session_can_be_revoked(self, server: Server, page: Page) -> None:
        lost = Page(server)
        lost.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        lost.http.post("/api/me/recover", json={"token": recovery_token(page)})
        table = page.open_table("template", "you", "random")
        assert len(lost.http.get("/api/tables").json()["mine"]) == 1
        assert lost.http.get("/api/me/sessions").json()[0]["own"]
        other = next(one for one in page.http.get("/api/me/sessions").json() if not one["own"])
        assert other["device"] == "Firefox, Linux"
        with lost.sit(table["id"]) as seat:
            assert page.http.post("/api/me/sessions/revoke", json={"mark": other["mark"]}).status_code == 204
            with pytest.raises(ConnectionClosed):
                seat.hear("a message that never comes")
        assert lost.http.get("/api/tables").json()["mine"] == []
        assert lost.http.get("/api/me/sessions").status_code == 401
        assert lost.http.get("/api/me").json()["player"] != page.me["player"]
        assert [one["own"] for one in page.http.get("/api/me/sessions").json()] == [True]

    def test_a_cookie_of_an_earlier_release_is_good_and_can_be_revoked(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            page = Page(server, "Mira")
            cookie = str(server.services.identities._cookies.dumps(page.me["player"]))
            old = httpx.Client(base_url=server.address, cookies={"cosmodrome": cookie})
            assert old.get("/api/me").json()["player"] == page.me["player"]
            assert {one["mark"] == "" for one in old.get("/api/me/sessions").json()} == {True, False}
            page.http.post("/api/me/sessions/revoke", json={"mark": ""}).raise_for_status()
            assert old.get("/api/me").json()["player"] != page.me["player"]
            assert page.http.get("/api/me").json()["player"] == page.me["player"]

    def test_asking_who_one_is_without_a_cookie_leaves_nobody_behind(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            answers = [httpx.get(f"{server.address}/api/me") for _ in range(5)]
            with closing(sqlite3.connect(tmp_path / "cosmodrome.sqlite")) as base:
                assert base.execute("SELECT count(*) FROM players").fetchone() == (0,)
            again = httpx.get(f"{server.address}/api/me", cookies=answers[0].cookies)
            assert again.json() == answers[0].json(), "the same guest with the same name"


def recovery_token(page: Page) -> str:
    return str(page.http.post("/api/me/recovery").json()["link"].rpartition("/")[2])


class TestSleep:
    NIGHT: ClassVar[dict[str, int]] = {"start": 1380, "end": 420, "offset": 60}

    def test_hours_are_kept_and_told_to_tables_of_days(self, server: Server) -> None:
        page, slow = Page(server, "Mira"), {"bank": 3 * 86_400, "increment": 43_200}
        before = page.open_table("template", "you", "random", begin=False, pace=slow)
        quick = page.open_table("template", "you", "random", begin=False, pace={"bank": 300, "increment": 0})
        answer = page.http.post("/api/me/sleep", json={"sleep": self.asleep_now()})
        assert answer.status_code == 200, answer.text
        assert page.http.get("/api/me").json()["sleep"] == {"kind": "Sleep", **self.asleep_now()}
        after = page.open_table("template", "you", "random", begin=False, pace=slow)
        asleep = []
        for table in (before, quick, after):
            with page.sit(table["id"]) as seat:
                night = seat.showing["seats"][0]["night"]
                asleep.append(night is not None and night["since"] < night["length"])
        assert asleep == [True, False, True]
        assert page.http.post("/api/me/sleep", json={"sleep": None}).json()["sleep"] is None

    def asleep_now(self) -> dict[str, int]:
        """Two hours on either side of now."""
        minute = int(time.time() / 60) % 1440
        return {"start": (minute - 120) % 1440, "end": (minute + 120) % 1440, "offset": 0}

    @pytest.mark.parametrize(
        "change", [{"start": 420}, {"end": 1440}, {"offset": 9_000}, {"start": "x"}, {"end": 1379}]
    )
    def test_hours_that_cannot_be_are_refused(self, page: Page, change: dict[str, Any]) -> None:
        answer = page.http.post("/api/me/sleep", json={"sleep": self.NIGHT | change})
        assert answer.status_code == 400
        assert "\n" not in answer.json()["detail"]

    @pytest.mark.parametrize("pace", [{"bank": -1}, {"bank": 10**12}, {"increment": -1}, {"increment": 10**30}])
    def test_clocks_have_limits(self, page: Page, pace: dict[str, int]) -> None:
        body = {"game": "template", "seats": 2, "pace": pace}
        assert page.http.post("/api/tables", json=body).status_code == 400


class TestShelf:
    def test_games_and_bots(self, page: Page) -> None:
        games = page.http.get("/api/games").json()
        assert [game["meta"]["id"] for game in games] == cosmodrome.game_ids()
        details = page.http.get("/api/games/galaxy-command").json()
        assert len(details["data"]["systems"]) == 36
        assert details["rules"]["chapters"][0]["clauses"][0]["id"] == "CO-1.1"
        bots = page.http.get("/api/bots").json()
        assert [spoken(bot["title"]) for bot in bots] == ["Aimless", "Easy", "Steady", "Fierce", "Master"]
        assert bots[3]["tables"] is None
        assert bots[4]["tables"] == {"galaxy-rush": [2]}
        assert page.http.get("/api/games/chess").status_code == 404

    def test_a_level_is_there_only_where_a_network_was_trained(self, page: Page) -> None:
        def answer(game: str) -> int:
            bots = ["you", "master/seconds=1"]
            code: int = page.http.post("/api/tables", json={"game": game, "seats": 2, "bots": bots}).status_code
            return code

        assert answer("galaxy-rush") == 201
        assert answer("template") == 400

    def test_seats_and_options_that_do_not_go_together(self, page: Page) -> None:
        def refusal(seats: int, **options: str) -> str:
            asked = page.http.post("/api/games/galaxy-trucker/setup", json={"seats": seats, "options": options})
            assert asked.status_code == 200
            return str(spoken(asked.json()["refusal"], find_game("galaxy-trucker")))

        assert refusal(4, teams="partners") == ""
        assert "Teams are for 4 players." in refusal(2, teams="partners")
        assert "1 to 4" in refusal(9)
        assert page.http.post("/api/games/chess/setup", json={"seats": 2}).status_code == 404

    def test_a_qr_code(self, page: Page) -> None:
        answer = page.http.get("/api/qr", params={"text": "http://192.0.2.1:8350/t/KX7Q"})
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")


BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": 2}, 'There is no game "chess"'),
    ({"game": "galaxy-command", "seats": 9}, "1 to 4 players, not 9"),
    ({"game": "galaxy-command", "seats": 0}, "seats"),
    ({"game": "galaxy-command", "seats": 2, "options": {"deck": "original"}}, "CO-1.6"),
    ({"game": "galaxy-command", "seats": 1, "bots": ["oracle"]}, 'There is no bot "oracle"'),
    ({"game": "galaxy-command", "seats": 1, "bots": ["os:system"]}, "There is no bot"),
    ({"game": "galaxy-command", "seats": 1, "bots": ["search/seconds=99999"]}, "There is no bot"),
    ({"game": "galaxy-command", "seats": 2, "bots": ["you"]}, "for each seat"),
    ({"game": "galaxy-command", "seats": 2, "bots": ["you", None], "begin": True}, "Every seat"),
    ({"game": "galaxy-command", "seats": 1, "surprise": 1}, "surprise"),
    ({"game": "galaxy-command", "seats": 1, "name": "x" * 99}, "name"),
]


class TestTables:
    def test_a_public_table_is_listed_and_a_private_one_is_not(self, server: Server, page: Page) -> None:
        shown = page.open_table("template", "you", None, begin=False, public=True, name="Six Planets")
        hidden = page.open_table("template", "you", None, begin=False)
        listed = [card["id"] for card in Page(server).http.get("/api/tables").json()["open"]]
        assert shown["id"] in listed
        assert hidden["id"] not in listed
        mine = [card["id"] for card in page.http.get("/api/tables").json()["mine"]]
        assert {shown["id"], hidden["id"]} <= set(mine)

    def test_a_table_is_found_by_its_code(self, server: Server, page: Page) -> None:
        table = page.open_table("template", "you", None, begin=False)
        assert Page(server).http.get(f"/api/tables/{table['code'].lower()}").json()["id"] == table["id"]
        assert page.http.get("/api/tables/ZZZZ").status_code == 404

    def test_several_people_on_one_device_are_told_apart(self, page: Page) -> None:
        table = page.open_table("template", "you", "you", "you")
        seats = page.http.get(f"/api/tables/{table['id']}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Mira", "Mira 2", "Mira 3"]

    def test_a_seat_moves_to_another_device_by_ticket(self, server: Server, page: Page) -> None:
        table = page.open_table("template", "you", "you")
        link = page.http.post(f"/api/tables/{table['id']}/ticket/1").json()["link"]
        other = Page(server, "Ben")
        token = {"token": link.partition("ticket=")[2]}
        assert other.http.post("/api/tables/redeem", json=token).json()["id"] == table["id"]
        with other.sit(table["id"]) as seat:
            assert seat.showing["own_seats"] == [1]
        assert other.http.post("/api/tables/redeem", json=token).json()["id"] == table["id"], "it is theirs by now"
        assert Page(server, "Cem").http.post("/api/tables/redeem", json=token).status_code == 400
        assert other.http.post(f"/api/tables/{table['id']}/ticket/0").status_code == 403

    @pytest.mark.parametrize(("body", "message"), BAD)
    def test_bad_tables_are_refused_in_one_line(self, page: Page, body: dict[str, Any], message: str) -> None:
        answer = page.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert message in answer.json()["detail"]
        assert "\n" not in answer.json()["detail"]

    def test_a_refusal_is_a_message_that_a_page_can_read(self, page: Page) -> None:
        answer = page.http.get("/api/tables/NOSUCH")
        assert answer.status_code == 404
        assert answer.json() == {"detail": "There is no such table.", "message": {"say": "no-table"}}
        for language in ("en", "en-GB", "xx"):
            words = page.http.get(f"/api/words/{language}").json()
            assert words["language"] == "en"
            assert "\nno-table = " in "".join(words["sources"])

    def test_the_words_of_a_game_do_not_repeat_those_of_all_games(self, page: Page) -> None:
        own = "".join(page.http.get("/api/words/en/galaxy-rush").json()["sources"])
        assert "\nno-table = " not in own
        assert "summary = " in own

    @pytest.mark.parametrize("language", ["en", "en-XA"])
    def test_a_list_of_games_is_in_words(self, page: Page, language: str) -> None:
        for game in page.http.get(f"/api/games?language={language}").json():
            found = find_game(game["meta"]["id"])
            assert game["meta"]["summary"] == catalogue(found.texts.words, language).render(found.meta.summary)
            assert '"say":' not in json.dumps(game)

    def test_the_languages_are_listed_by_their_own_names(self, page: Page) -> None:
        assert {"code": "en", "name": "English"} in page.http.get("/api/words").json()


class TestReplays:
    def test_a_finished_game_replays_downloads_and_uploads(self, server: Server, page: Page) -> None:
        table = finished(page)
        replay = page.replay(table["id"])
        save = page.http.get(f"/api/tables/{table['id']}/save")
        match = cosmodrome.loads(save.content)
        assert len(replay["frames"]) == len(match.log) + 1
        assert replay["seed"] == str(match.seed)
        assert replay["frames"][-1]["lines"]
        again = Page(server, "Ben").http.post("/api/replays", content=save.content).json()
        copy = page.replay(again["id"])
        assert [frame["view"] for frame in copy["frames"]] == [frame["view"] for frame in replay["frames"]]
        assert copy["players"] == replay["players"]
        nameless = json.dumps({**save.json(), "players": [""] * len(replay["players"])})
        again = Page(server, "Ben").http.post("/api/replays", content=nameless).json()
        assert page.replay(again["id"])["players"] == [""] * len(
            replay["players"]
        )  # the reader is told the seats' numbers
        assert page.http.get("/api/tables").json()["replays"][0]["stage"] == "over"

    def test_a_save_file_of_an_earlier_release_is_shown(self, page: Page) -> None:
        old = (Path(__file__).parents[1] / "recorded" / "galaxy-rush-0.json").read_bytes()
        table = page.http.post("/api/replays", content=old).json()
        assert page.replay(table["id"])["outcome"]

    def test_chances_are_worked_out_in_the_background(self, page: Page) -> None:
        table = finished(page)["id"]
        path, plies = f"/api/tables/{table}", page.replay(table)["total"]
        for _ in range(300):
            found = page.http.get(f"{path}/chances").json()
            if found["done"]:
                break
            time.sleep(0.2)
        assert [ply for ply, _ in found["points"]] == list(range(plies))
        assert all(0 <= worth <= 1 for _, worths in found["points"] for worth in worths)
        running = page.open_table("galaxy-command", "you")
        assert page.http.get(f"/api/tables/{running['id']}/chances").status_code == 403

    def test_playing_on_from_a_moment(self, page: Page) -> None:
        table = finished(page)
        branch = page.http.post(f"/api/tables/{table['id']}/branch", json={"ply": 5}).json()
        with page.sit(branch["id"]) as seat:
            assert seat.showing["ply"] == 5
            assert seat.showing["decisions"]

    def test_a_running_game_gives_neither_seed_nor_file_nor_branch(self, page: Page) -> None:
        table = page.open_table("galaxy-command", "you")
        path = f"/api/tables/{table['id']}"
        assert page.http.get(f"{path}/save").status_code == 403
        assert page.http.post(f"{path}/branch", json={"ply": 0}).status_code == 403
        assert page.http.get(f"{path}/replay").json()["seed"] == ""

    def test_a_running_game_is_replayed_through_own_eyes_only(self, server: Server) -> None:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        table = ada.open_table("template", "you", None, begin=False)
        with ada.sit(table["id"]) as first, ben.sit(table["id"]) as second:
            second.ask("Sit", seat=1)
            first.ask("Begin")
            first.wait_for_turn()
            first.act()
        spied = ben.replay(table["id"], seat=0)
        assert all(frame["view"]["seat"] == 1 for frame in spied["frames"])
        events = [line["event"] for line in spied["frames"][-1]["lines"]]
        assert events == [{"kind": "FuelChosen", "seat": 0, "strength": 0}]
        assert spied["frames"][-1]["offers"] == []
        own = ada.replay(table["id"])["frames"][-1]
        assert len(own["offers"]) > 1
        assert own["offers"][own["made"]]["action"]["strength"] == own["lines"][0]["event"]["strength"] > 0

    @pytest.mark.parametrize("content", [b"", b"{", b"[1]", b'{"cosmodrome": 99}', b"x" * 600_000])
    def test_bad_files_are_refused(self, page: Page, content: bytes) -> None:
        answer = page.http.post("/api/replays", content=content)
        assert 400 <= answer.status_code < 500
        assert "\n" not in answer.json()["detail"]

    def test_an_illegal_action_in_a_file_is_refused_by_place(self, page: Page) -> None:
        save = json.loads(page.http.get(f"/api/tables/{finished(page)['id']}/save").content)
        save["actions"][3] = [0, {"kind": "Conquer", "slot": 8}]
        answer = page.http.post("/api/replays", json=save)
        assert answer.status_code == 400
        assert "Action 4 " in answer.json()["detail"]


class TestSafety:
    def test_with_https_browsers_are_told_to_stay_with_it(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, secure=True).open() as server:
            for path in ("/api/games", "/api/nothing"):
                assert "max-age=31536000" in httpx.get(server.address + path).headers["strict-transport-security"]

    @pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/nothing", "/api/tables/ZZZZZZ", "/metrics"])
    def test_security_headers(self, page: Page, path: str) -> None:
        headers = page.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"

    def test_requests_of_other_pages_are_refused(self, page: Page) -> None:
        foreign = {"Origin": "http://evil.example"}
        assert page.http.post("/api/me", json={"name": "Eve"}, headers=foreign).status_code == 401
        assert page.http.get("/api/me").json()["name"] == "Mira"

    def test_without_a_name_nothing_is_opened(self, server: Server) -> None:
        answer = httpx.post(f"{server.address}/api/tables", json={"game": "template", "seats": 2})
        assert answer.status_code == 401

    def test_too_many_requests_are_refused(self, tmp_path_factory: pytest.TempPathFactory) -> None:
        server = Server(tmp_path_factory.mktemp("limits"), limited=True).start()
        with httpx.Client(base_url=server.address) as client:
            codes = {client.get("/api/bots").status_code for _ in range(300)}
        server.stop()
        assert codes == {200, 429}

    def test_health_and_metrics(self, page: Page) -> None:
        health = page.http.get("/health").json()
        assert (health["ok"], health["engine"]) == (True, "plain")
        assert "cosmodrome_tables" in page.http.get("/metrics").text

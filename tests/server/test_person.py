"""People: what a game leaves behind, who may see it, the ladder, and new names at running tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from cosmodrome.games.registry import find_game
from cosmodrome.server.store import schema as db
from cosmodrome.server.store.people import PeopleStore
from cosmodrome.server.store.store import Store
from cosmodrome.table.finish import LAST, Finish, Finisher, Record
from cosmodrome.table.person import person_id, told_apart
from tests.server.databases import KINDS, empty_database
from tests.server.serving import PATIENCE, LocalServer, Page, Seat, Server
from tests.words import spoken

DAY = "2026-11-18"


def soon(find: Callable[[], Any]) -> Any:
    """What is kept of a game comes a moment after its end."""
    deadline = time.monotonic() + PATIENCE
    while not (found := find()):
        assert time.monotonic() < deadline, "nothing came"
        time.sleep(0.05)
    return found


def profile(viewer: Page, whose: Page) -> dict[str, Any]:
    found: dict[str, Any] = viewer.http.get(f"/api/people/{whose.me['person']}").raise_for_status().json()
    return found


def games(viewer: Page, whose: Page) -> set[str]:
    found = viewer.http.get(f"/api/people/{whose.me['person']}/games").raise_for_status().json()
    return {card["id"] for card in found["tables"]}


def play_out(*seats: Seat) -> None:
    """Whoever is asked takes the first offer; everybody hears of it."""
    while seats[0].showing["stage"] != "over":
        seat = next((one for one in seats if one.showing["decisions"]), None)
        if seat is None:
            seats[0].listen()
            continue
        seat.act()
        for other in seats:
            while other.latest["number"] < seat.latest["number"]:
                other.listen()


def duel(server: Any, public: bool = True, **more: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Two people have played Lift-off against each other."""
    ada, ben = Page(server, "Ada"), Page(server, "Ben")
    table = ada.open_table("template", "you", None, begin=False, public=public, **more)
    with ada.sit(table["id"]) as one, ben.sit(table["id"]) as other:
        assert other.ask("Sit", seat=1)["kind"] == "Accepted"
        assert one.ask("Begin")["kind"] == "Accepted"
        other.hear("News")
        play_out(one, other)
    soon(lambda: games(ada, ada))
    return ada, ben, table


class TestNames:
    def test_a_public_id_is_not_the_one_in_the_cookie(self, server: Server) -> None:
        page = Page(server, "Mira")
        assert page.me["person"] == person_id(page.me["player"])
        assert page.me["person"] not in page.me["player"]

    def test_people_of_one_name_are_told_apart_and_nobody_else(self) -> None:
        names = told_apart([("a", "Mira"), ("b", "mira"), ("c", "Ben"), ("", "Mira"), ("d", "Ada"), ("d", "Ada")])
        assert names[0] != "Mira"
        assert names[0].startswith("Mira #")
        assert names[1].startswith("mira #")
        assert names[2:] == ["Ben", "Mira", "Ada", "Ada"]

    def test_two_people_of_one_name_are_told_apart_at_a_table(self, server: Server) -> None:
        one, other = Page(server, "Mira"), Page(server, "Mira")
        table = one.open_table("template", "you", None, begin=False)
        with other.sit(table["id"]) as seat:
            seat.ask("Sit", seat=1)
            names = [info["name"] for info in seat.showing["seats"]]
        assert names == [f"Mira #{page.me['person'][:4]}" for page in (one, other)]

    def test_a_new_name_reaches_running_tables_and_all_lines_of_their_pages(self, server: Server) -> None:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        table = ada.open_table("template", "you", None, begin=False)
        with ada.sit(table["id"]) as one, ben.sit(table["id"]) as other:
            other.ask("Sit", seat=1)
            one.ask("Begin")
            other.ask("Say", text="hello")
            ben.http.post("/api/me", json={"name": "Benno"}).raise_for_status()
            while one.showing["seats"][1]["name"] != "Benno":
                one.listen()
            again = one.hear("Hello")
            assert again["showing"]["seats"][1]["name"] == "Benno"
            assert again["log"]
            assert all(line["event"] for line in again["log"]), "the game's own lines only"
            assert one.hello["chat"] == []
            assert next(m["chat"] for m in one.heard if m.get("chat"))[0]["name"] == "Ben"
        card = soon(lambda: [c for c in ben.http.get("/api/tables").json()["mine"] if c["seats"][1]["name"] == "Benno"])
        assert card[0]["id"] == table["id"]

    def test_hot_seats_keep_their_numbers_in_a_new_name(self, server: Server) -> None:
        ada = Page(server, "Ada")
        table = ada.open_table("template", "you", "you")
        ada.http.post("/api/me", json={"name": "Adele"}).raise_for_status()
        with ada.sit(table["id"]) as seat:
            assert [info["name"] for info in seat.showing["seats"]] == ["Adele", "Adele 2"]

    def test_a_finished_game_keeps_the_name_of_its_time(self, server: Server) -> None:
        ada, ben, table = duel(server)
        ben.http.post("/api/me", json={"name": "Benno"}).raise_for_status()
        assert ada.http.get(f"/api/tables/{table['id']}").json()["seats"][1]["name"] == "Ben"


class TestStrangers:
    def test_what_the_pages_of_a_stranger_ask_for_at_the_same_moment_is_for_one_person(self, tmp_path: Path) -> None:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text("<title>The page</title>")
        with LocalServer(tmp_path, page=tmp_path / "page").open() as server:
            stranger = httpx.get(server.address)
            asked = [httpx.get(f"{server.address}/api/me", cookies=stranger.cookies) for _ in range(2)]
            asked.append(httpx.post(f"{server.address}/api/me", json={"name": "Ada"}, cookies=stranger.cookies))
            assert len({answer.json()["player"] for answer in asked}) == 1
            assert not any("set-cookie" in answer.headers for answer in asked)
            assert httpx.get(server.address, cookies=stranger.cookies).cookies == stranger.cookies

    def test_a_late_answer_does_not_undo_a_recovery(self, server: Server) -> None:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        token = ada.http.post("/api/me/recovery").json()["link"].rpartition("/")[2]
        cookies = ben.http.cookies
        assert httpx.post(f"{server.address}/api/me/recover", json={"token": token}, cookies=cookies).cookies
        assert not httpx.get(f"{server.address}/api/me", cookies=cookies).cookies


class TestPages:
    def test_a_duel_is_on_both_pages(self, server: Server) -> None:
        ada, ben, table = duel(server)
        one, other = profile(ada, ada), profile(ada, ben)
        assert one["yours"]
        assert not other["yours"]
        [rival] = one["rivals"]
        assert rival["person"] == ben.me["person"]
        assert rival["won"] + rival["lost"] <= rival["games"] == 1
        assert {rating["game"] for rating in one["ratings"]} == {"", "template"}
        assert all(rating["provisional"] and not rating["rank"] for rating in one["ratings"])
        assert one["ratings"][0]["rating"] + other["ratings"][0]["rating"] == pytest.approx(3000, abs=1)
        [best] = [best for best in one["bests"] if best["game"] == "template"]
        assert best["table"] == table["id"]
        assert "point" in spoken(best["text"], find_game("template"))

    def test_a_rival_of_the_same_name_has_a_tag(self, server: Server) -> None:
        ada, ben, _ = duel(server)
        ben.http.post("/api/me", json={"name": "Ada"}).raise_for_status()
        [rival] = profile(ada, ada)["rivals"]
        assert rival["name"] == f"Ada #{ben.me['person'][:4]}"

    def test_strangers_see_nothing_of_private_tables(self, server: Server) -> None:
        ada, ben, table = duel(server, public=False)
        eve = Page(server, "Eve")
        assert games(ben, ada) == {table["id"]}
        assert games(eve, ada) == set()
        seen = profile(eve, ada)
        assert seen["rivals"] == seen["bests"] == seen["tallies"] == []
        assert table["id"] not in eve.http.get(f"/api/people/{ada.me['person']}").text

    def test_a_public_game_is_seen_by_all(self, server: Server) -> None:
        ada, _, table = duel(server)
        assert games(Page(server, "Eve"), ada) == {table["id"]}

    def test_the_ladder_and_a_search_list_who_has_a_rating(self, server: Server) -> None:
        ada, _, _ = duel(server, public=False)
        unique = f"Zed {ada.me['person'][:6]}"
        ada.http.post("/api/me", json={"name": unique}).raise_for_status()
        eve = Page(server, "Eve")
        rows = eve.http.get("/api/ladder", params={"game": "template"}).json()["rows"]
        assert ada.me["person"] in {row["person"] for row in rows}
        [found] = eve.http.get("/api/people", params={"name": unique.lower()}).json()
        assert found["person"] == ada.me["person"]
        assert eve.http.get("/api/people", params={"name": "z"}).json() == []
        assert eve.http.get("/api/ladder", params={"game": "chess"}).status_code == 404

    def test_nobody_is_found_who_has_not_played(self, server: Server) -> None:
        page = Page(server, "Quentin Quill")
        assert Page(server, "Eve").http.get("/api/people", params={"name": "Quentin"}).json() == []
        assert profile(page, page)["ratings"] == []

    @pytest.mark.parametrize("person", ["0" * 12, "%00", "a'b", "x" * 40])
    def test_an_unknown_person_is_not_there(self, server: Server, person: str) -> None:
        assert Page(server).http.get(f"/api/people/{person}").status_code in {400, 404}

    def test_no_answer_has_the_id_of_the_cookie(self, server: Server) -> None:
        ada, ben, _ = duel(server)
        for path in (f"/api/people/{ada.me['person']}", f"/api/people/{ada.me['person']}/games", "/api/ladder"):
            text = Page(server).http.get(path).text
            assert ada.me["player"] not in text
            assert ben.me["player"] not in text


class TestWhatCounts:
    def test_an_unrated_table_says_so_and_changes_no_rating(self, server: Server) -> None:
        ada, _, table = duel(server, rated=False)
        with ada.sit(table["id"]) as seat:
            assert seat.showing["rated"] is False
        assert profile(ada, ada)["ratings"] == []

    def test_a_game_against_bots_is_kept_and_not_rated(self, server: Server) -> None:
        ada = Page(server, "Ada")
        table = ada.open_table("template", "you", "random")
        with ada.sit(table["id"]) as seat:
            while seat.wait_for_turn():
                seat.act()
        assert soon(lambda: games(ada, ada)) == {table["id"]}
        seen = profile(ada, ada)
        assert seen["ratings"] == []
        assert len(seen["bests"]) == 1

    def test_everybody_sees_the_figures_of_games_that_somebody_played_alone_and_no_more(self, server: Server) -> None:
        ada, eve = Page(server, "Ada"), Page(server, "Eve")
        table = ada.open_table("template", "you", "random")
        with ada.sit(table["id"]) as seat:
            while seat.wait_for_turn():
                seat.act()
        soon(lambda: games(ada, ada))
        mine, seen = profile(ada, ada), profile(eve, ada)
        assert [best["table"] for best in mine["bests"]] == [table["id"]]
        assert seen["bests"] == [{**best, "table": ""} for best in mine["bests"]]
        assert seen["tallies"] == mine["tallies"]
        assert games(eve, ada) == set()

    def test_who_resigns_is_last(self, server: Server) -> None:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        table = ada.open_table("template", "you", None, begin=False)
        with ada.sit(table["id"]) as one, ben.sit(table["id"]) as other:
            other.ask("Sit", seat=1)
            one.ask("Begin")
            assert other.ask("Resign")["kind"] == "Accepted"
            while one.wait_for_turn():
                one.act()
        soon(lambda: games(ada, ada))
        up, down = (profile(ada, page)["ratings"][0]["rating"] for page in (ada, ben))
        assert up > 1500 > down
        assert profile(ben, ben)["bests"] == []

    def test_a_result_that_counts_is_not_taken_back(self, server: Server) -> None:
        ada, _, table = duel(server)
        with ada.sit(table["id"]) as seat:
            answer = seat.ask("Undo", seat=0)
            assert answer["kind"] == "Refused"
            assert answer["refusal"]["text"]["say"] == "table-counted"

    def test_a_game_of_two_hot_seats_is_not_rated(self, server: Server) -> None:
        ada = Page(server, "Ada")
        table = ada.open_table("template", "you", "you")
        with ada.sit(table["id"]) as seat:
            play_out(seat)
        soon(lambda: games(ada, ada))
        assert profile(ada, ada)["ratings"] == profile(ada, ada)["bests"] == []


def finish(table: str, *people: Finisher, public: bool = True, rated: bool = True) -> Finish:
    return Finish(table, "template", public, rated, "", None, people)


ADA_WINS = (Finisher("ada", 1, 0, 9, (Record("score", (), 9),)), Finisher("ben", LAST, 1, 4))
BEN_WINS = (Finisher("ada", 2, 0, 3, (Record("score", (), 3),)), Finisher("ben", 1, 1, 8))


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path) as url:
        yield url


class TestStore:
    """On SQLite and on PostgreSQL."""

    def run(self, url: str, work: Callable[[Store, PeopleStore], Any]) -> None:
        async def with_store() -> None:
            store = Store(url)
            await store.open()
            for player, name in (("ada", "Ada"), ("ben", "Ben")):
                await store.save_player(player, name)
            try:
                await work(store, PeopleStore(store.engine, store.writer))
            finally:
                await store.close()

        asyncio.run(with_store())

    def test_ratings_are_the_same_when_computed_again(self, database: str) -> None:
        async def work(_: Store, people: PeopleStore) -> None:
            for number, seats in enumerate([ADA_WINS, BEN_WINS, ADA_WINS, ADA_WINS]):
                await people.keep(f"t{number}", finish(f"t{number}", *seats), float(number))
            await people.keep("t9", finish("t9", *BEN_WINS, rated=False), 9.0)
            stored = {player: await people.ratings_of(player) for player in ("ada", "ben")}
            assert stored["ada"][""].games == 4
            async with people.engine.begin() as connection:
                await connection.execute(sa.update(db.ratings).values(mu=0.0, games=99))
            await people.rate_again()
            assert {player: await people.ratings_of(player) for player in ("ada", "ben")} == stored

        self.run(database, work)

    def test_a_game_is_kept_once(self, database: str) -> None:
        async def work(_: Store, people: PeopleStore) -> None:
            for _again in range(2):
                await people.keep("t1", finish("t1", *ADA_WINS), 1.0)
            assert (await people.ratings_of("ada"))["template"].games == 1
            [rival] = await people.rivals("ada", "", DAY)
            assert (rival.name, rival.games, rival.won, rival.lost) == ("Ben", 1, 1, 0)

        self.run(database, work)

    def test_strangers_get_what_is_public(self, database: str) -> None:
        async def work(_: Store, people: PeopleStore) -> None:
            await people.keep("t1", finish("t1", *ADA_WINS, public=False), 1.0)
            await people.keep("t2", finish("t2", *BEN_WINS), 2.0)
            seen = {viewer: await people.records_of("ada", viewer, DAY) for viewer in ("", "eve", "ada", "ben")}
            assert {viewer: [one.value for one in kept] for viewer, kept in seen.items()} == {
                "": [3],
                "eve": [3],
                "ada": [9, 3],
                "ben": [9, 3],
            }

        self.run(database, work)

    def test_people_are_found_by_part_of_their_name(self, database: str) -> None:
        async def work(store: Store, people: PeopleStore) -> None:
            await store.save_player("bea", "Bea")
            await people.keep("t1", finish("t1", *ADA_WINS), 1.0)
            assert [one.name for one in await people.found("BE", "", DAY)] == ["Ben"]
            assert await people.found("%", "", DAY) == []
            known = await people.person(person_id("ben"))
            assert known is not None
            assert known.player == "ben"

        self.run(database, work)


def test_games_finished_before_results_were_kept_are_made_up_for(tmp_path: Path) -> None:
    with LocalServer(tmp_path, limited=False).open() as server:
        ada, ben, table = duel(server)
        before = profile(ada, ada)
        cookies = dict(ada.http.cookies)
    forget(tmp_path / "cosmodrome.sqlite")
    with LocalServer(tmp_path, limited=False).open() as server:
        again = Page(server)
        again.http.cookies.update(cookies)
        again.me = ada.me
        assert soon(lambda: games(again, again)) == {table["id"]}
        after = soon(lambda: profile(again, again)["ratings"] and profile(again, again))
        assert after["ratings"] == before["ratings"]
        assert after["rivals"] == before["rivals"]
        assert [best["text"] for best in after["bests"]] == [best["text"] for best in before["bests"]]
    assert ben.me["person"] == after["rivals"][0]["person"]


def forget(file: Path) -> None:
    """As a database is after its migration."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        for table in (db.finishes, db.records, db.ratings):
            connection.execute(sa.delete(table))
        connection.execute(sa.update(db.tables).values(counted=False))
    engine.dispose()

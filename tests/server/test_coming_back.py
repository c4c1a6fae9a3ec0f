"""What somebody finds who comes back: tables under way, finished games, lessons; and how games are ended from there."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from cosmodrome.games.registry import find_game
from tests.server.serving import Page, Server
from tests.words import spoken


def mine(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.http.get("/api/tables").json()["mine"]
    return found


def two_people(server: Server, **more: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Ada and Ben play against each other."""
    ada, ben = Page(server, "Ada"), Page(server, "Ben")
    table = ada.open_table("template", "you", None, begin=False, **more)
    with ben.sit(table["id"]) as seat:
        assert seat.ask("Sit", seat=1)["kind"] == "Accepted"
    with ada.sit(table["id"]) as seat:
        assert seat.ask("Begin")["kind"] == "Accepted"
    return ada, ben, table


def played(page: Page, *bots: str) -> dict[str, Any]:
    """A finished game of this person against bots."""
    table = page.open_table("template", "you", *bots)
    with page.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            seat.act()
    replays(page)
    return table


def replays(page: Page, query: str = "") -> list[dict[str, Any]]:
    """Once there are some: lists may lag behind."""
    while not (found := page.http.get(f"/api/replays?{query}").json()["tables"]):
        time.sleep(0.05)
    return list(found)


def endings(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.http.get("/api/endings").raise_for_status().json()
    return found


class TestContinuing:
    def test_a_table_says_where_its_game_is(self, server: Server) -> None:
        page = Page(server, "Mira")
        page.open_table("galaxy-rush", "you", "random")
        [card] = mine(page)
        game = find_game("galaxy-rush")
        assert spoken(card["phase"], game).startswith("Season 1")
        # Any number of points: the bot may have moved already.
        assert all(re.search(r"\d points?$", spoken(score, game)) for score in card["standings"])
        assert card["alone"]

    def test_lists_tell_no_secrets(self, server: Server) -> None:
        """GT-18.1: nobody knows the credits of others before they are counted."""
        page, stranger = Page(server, "Mira"), Page(server, "Eve")
        table = page.open_table("galaxy-trucker", "you", "random", public=True)
        own = next(card for card in mine(page) if card["id"] == table["id"])
        others = next(card for card in stranger.http.get("/api/tables").json()["open"] if card["id"] == table["id"])
        assert own["standings"][0]
        assert own["standings"][1] == ""
        assert others["standings"] == ["", ""]

    def test_a_private_table_is_in_nobody_elses_list(self, server: Server) -> None:
        page, stranger = Page(server, "Mira"), Page(server, "Eve")
        table = page.open_table("template", "you", "random", public=False)
        lists = stranger.http.get("/api/tables").json()
        assert table["id"] not in {card["id"] for cards in lists.values() for card in cards}


class TestEnding:
    def test_a_game_is_resigned_from_the_list(self, server: Server) -> None:
        ada, ben, table = two_people(server)
        assert ben.http.post(f"/api/tables/{table['id']}/resign").status_code == 204
        assert mine(ben) == []
        assert mine(ada)[0]["seats"][1]["stand_in"] == "resigned"
        refusal = ben.http.post(f"/api/tables/{table['id']}/resign")
        assert refusal.status_code == 409
        assert refusal.json()["detail"] == "You have resigned from this game."

    def test_who_resigned_has_lost_whoever_wins(self, server: Server) -> None:
        ada, ben, table = two_people(server)
        ben.http.post(f"/api/tables/{table['id']}/resign")
        with ada.sit(table["id"]) as seat:
            while seat.wait_for_turn():
                seat.act()
        found = replays(ben, "result=lost")
        assert [(card["id"], card["result"]) for card in found] == [(table["id"], "resigned")]

    def test_a_game_ends_if_all_agree(self, server: Server) -> None:
        ada, ben, table = two_people(server)
        address = f"/api/tables/{table['id']}/end"
        assert ada.http.post(address, json={"on": True}).status_code == 204
        assert len(mine(ada)) == len(mine(ben)) == 1
        assert ben.http.post(address, json={"on": True}).status_code == 204
        assert mine(ada) == mine(ben) == []
        assert ada.http.get(f"/api/tables/{table['id']}").json()["closed_for"] == "agreed"

    def test_who_was_away_when_a_game_ended_is_told_once(self, server: Server) -> None:
        ada, ben, table = two_people(server, name="Far Orbit")
        ben.http.post(f"/api/tables/{table['id']}/end", json={"on": True})
        with ada.sit(table["id"]) as seat:
            seat.ask("EndGame", on=True)
        assert endings(ada) == [], "they were there"
        assert endings(ben) == [
            {"table": table["id"], "game": "template", "name": "Far Orbit", "reason": "agreed"},
        ]
        assert ben.http.delete("/api/endings").status_code == 204
        assert endings(ben) == []

    def test_who_was_removed_or_waited_at_a_closed_table_is_told(self, server: Server) -> None:
        ada, ben, playing = two_people(server)
        gathering = ada.open_table("template", "you", None, begin=False)["id"]
        ben.http.post(f"/api/tables/{gathering}/join")
        with ada.sit(playing["id"]) as seat:
            seat.ask("Remove", player=ben.me["player"])
            seat.ask("Say", text="Bye")
        with ada.sit(gathering) as seat:
            seat.ask("CloseTable")
        assert {(one["table"], one["reason"]) for one in endings(ben)} == {
            (playing["id"], "removed"),
            (gathering, "host"),
        }
        assert endings(ada) == []

    def test_a_game_of_ones_own_is_deleted(self, server: Server) -> None:
        page = Page(server, "Mira")
        table = page.open_table("template", "you", "random")
        with page.sit(table["id"]):
            assert page.http.delete(f"/api/tables/{table['id']}").status_code == 204
        assert mine(page) == []
        assert page.http.get(f"/api/tables/{table['id']}").status_code == 404

    def test_a_replay_of_ones_own_is_deleted(self, server: Server) -> None:
        page = Page(server, "Mira")
        table = played(page, "random")
        assert page.http.get("/api/replays").json()["tables"][0]["alone"]
        assert page.http.delete(f"/api/tables/{table['id']}").status_code == 204
        assert page.http.get("/api/replays").json() == {"tables": [], "total": 0}

    def test_what_others_play_too_is_not_deleted(self, server: Server) -> None:
        ada, ben, table = two_people(server, public=True)
        for page in (ada, ben, Page(server, "Eve")):
            assert page.http.delete(f"/api/tables/{table['id']}").status_code == 403
        assert len(mine(ada)) == 1


class TestReplays:
    def test_they_are_found_by_game_people_and_result(self, server: Server) -> None:
        page = Page(server, "Mira")
        table = played(page, "random")
        for query, count in (("", 1), ("game=template", 1), ("game=galaxy-rush", 0), ("who=mIRa", 1), ("who=Zoe", 0)):
            assert page.http.get(f"/api/replays?{query}").json()["total"] == count, query
        [card] = page.http.get("/api/replays").json()["tables"]
        assert card["id"] == table["id"]
        assert card["seats"][0]["yours"]
        won = card["scores"][0] >= card["scores"][1]
        assert card["result"] == ("won" if won else "lost")
        assert page.http.get(f"/api/replays?result={card['result']}").json()["total"] == 1

    def test_they_come_in_pages(self, server: Server) -> None:
        page = Page(server, "Mira")
        save = page.http.get(f"/api/tables/{played(Page(server, 'Ben'), 'random')['id']}/save").content
        ids = [page.http.post("/api/replays", content=save).json()["id"] for _ in range(2)]
        found = page.http.get("/api/replays?start=1").json()
        assert (found["total"], [card["id"] for card in found["tables"]]) == (2, ids[:1])

    @pytest.mark.parametrize("query", ["result=drawn", "start=-1", f"who={'x' * 99}"])
    def test_nonsense_is_refused(self, page: Page, query: str) -> None:
        assert page.http.get(f"/api/replays?{query}").status_code == 400


class TestLessons:
    def test_how_far_one_has_come_is_kept(self, server: Server) -> None:
        page = Page(server, "Mira")

        def done() -> int:
            found = page.http.get("/api/lessons").json()
            return int(next(one["done"] for one in found if one["game"] == "galaxy-rush"))

        assert done() == 0
        lesson = next(one["lesson"] for one in page.http.get("/api/lessons").json() if one["game"] == "galaxy-rush")
        table = page.http.post("/api/tables/lesson", json={"game": "galaxy-rush", "lesson": lesson}).json()
        with page.sit(table["id"]) as seat:
            while seat.showing["lesson"]["step"] < 3:
                if action := seat.showing["lesson"]["action"]:
                    seat.ask("Act", seat=0, action=action, at=seat.latest["number"])
                elif not seat.wait_for_turn():
                    break
                else:
                    seat.act()
        assert done() == 2
        assert mine(page)[0]["lesson"] == lesson
        page.http.delete(f"/api/tables/{table['id']}")
        assert done() == 2


class TestAddresses:
    def test_an_unknown_address_gets_the_page(self, server: Server, page: Page) -> None:
        for address in ("/nonsense", "/t/AB/more", "/tables/x/y", "/%E0%A4%A"):
            answer = page.http.get(address)
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html"), address

    def test_an_unknown_address_of_the_interface_gets_json(self, page: Page) -> None:
        for address in ("/api/nonsense", "/assets/nonsense.js", "/api/tables/x/y/z"):
            answer = page.http.get(address)
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("application/json"), address

    def test_the_pages_have_addresses(self, page: Page) -> None:
        for address in ("/tables", "/replays", "/learn"):
            assert page.http.get(address).status_code == 200


class TestWhatWaits:
    def test_a_proposal_to_end_the_game_is_in_the_list_of_whoever_has_to_answer(self, server: Server) -> None:
        ada, ben, table = two_people(server)
        ada.http.post(f"/api/tables/{table['id']}/end", json={"on": True}).raise_for_status()
        [own], [others] = mine(ada), mine(ben)
        assert own["ending"] == others["ending"] == ["Ada"]
        assert others["waits"]
        assert own["waits"] == own["your_move"]

    def test_what_waits_comes_first_and_people_before_bots(self, server: Server) -> None:
        ada, ben, table = two_people(server)
        with ada.sit(table["id"]) as one, ben.sit(table["id"]) as other:
            while not one.showing["decisions"]:
                other.act()
                one.listen()
        alone = ada.open_table("galaxy-command", "you")["id"]
        gathering = ada.open_table("template", "you", None, begin=False)["id"]
        cards = mine(ada)
        assert [card["id"] for card in cards] == [table["id"], alone, gathering]
        assert [(card["waits"], card["with_people"]) for card in cards] == [(True, True), (True, False), (False, False)]

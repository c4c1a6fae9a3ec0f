"""Coming to a seat by link, being invited, sharing a device, and handing a seat to another one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import LocalServer, Page, Server
from tests.server.test_person import soon
from tests.server.test_rematch import played
from tests.words import spoken


def join(page: Page, table: str) -> list[str]:
    """Opens the table's link; who sits there then."""
    answer = page.http.post(f"/api/tables/{table}/join")
    assert answer.status_code == 200, answer.text
    return [seat["name"] for seat in answer.json()["seats"]]


def invite(host: Page, table: str, guest: Page) -> tuple[int, str]:
    answer = host.http.post(f"/api/tables/{table}/invite", json={"person": guest.me["person"]})
    return answer.status_code, answer.json()["detail"] if answer.status_code >= 400 else ""


def invitations(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.http.get("/api/invitations").raise_for_status().json()
    return found


@pytest.fixture
def pages(server: Server) -> list[Page]:
    return [Page(server, name) for name in ("Ada", "Ben", "Cleo")]


class TestJoining:
    def test_who_opens_the_link_sits_down_while_a_seat_is_free(self, pages: list[Page]) -> None:
        ada, ben, cleo = pages
        table = ada.open_table("template", "you", None, begin=False)
        assert join(ben, table["code"]) == ["Ada", "Ben"]
        assert join(ben, table["id"]) == ["Ada", "Ben"], "once is enough"
        assert join(cleo, table["id"]) == ["Ada", "Ben"], "who comes too late watches"

    def test_those_who_come_at_the_same_moment_sit_in_different_seats(self, server: Server) -> None:
        table = Page(server, "Ada").open_table("template", "you", None, None, begin=False)["id"]
        guests = [Page(server, f"Guest {number}") for number in range(5)]
        with ThreadPoolExecutor(5) as hands:
            list(hands.map(lambda page: join(page, table), guests))
        seated = join(guests[0], table)
        assert len(set(seated)) == 3
        assert "" not in seated

    def test_a_game_that_has_begun_seats_nobody_by_itself(self, pages: list[Page]) -> None:
        table = pages[0].open_table("template", "you", "random", public=True)["id"]
        assert join(pages[1], table) == ["Ada", "Bolt"]

    def test_a_seat_that_is_kept_for_somebody_is_theirs(self, pages: list[Page]) -> None:
        ada, ben, cleo = pages
        played([ada, ben])
        table = ada.open_table("template", "you", None, None, begin=False)["id"]
        assert invite(ada, table, ben)[0] == 204
        assert join(cleo, table) == ["Ada", "", "Cleo"]
        assert join(ben, table) == ["Ada", "Ben", "Cleo"]


class TestInvitations:
    def test_those_who_have_played_together_can_be_invited_and_the_host_sees_the_answer(
        self, pages: list[Page]
    ) -> None:
        ada, ben, cleo = pages
        played([ada, ben, cleo])
        companions = ada.http.get("/api/companions").json()
        assert {(one["name"], one["person"], one["games"]) for one in companions} == {
            (page.me["name"], page.me["person"], 1) for page in (ben, cleo)
        }
        table = ada.open_table("template", "you", None, None, begin=False)["id"]
        with ada.sit(table) as host:
            assert invite(ada, table, ben)[0] == invite(ada, table, cleo)[0] == 204
            assert [seat["kept_for"] for seat in host.hear("News")["showing"]["seats"]][1] == "Ben"
            card = invitations(ben)[0]
            assert (card["id"], card["host"], card["invited"], card["again"]) == (table, "Ada", True, False)
            assert table in {one["id"] for one in ben.http.get("/api/tables").json()["mine"]}
            assert join(ben, table) == ["Ada", "Ben", ""]
            assert cleo.http.post(f"/api/tables/{table}/decline").status_code == 204
            while host.showing["declined"] != ["Cleo"]:
                host.hear("News")
            assert [seat["kind"] for seat in host.showing["seats"]] == ["person", "person", "open"]
        assert invitations(ben) == invitations(cleo) == []
        assert invite(ada, table, cleo) == (409, "Cleo has declined. Nobody is invited twice.")

    def test_whom_the_search_finds_can_be_invited_and_nobody_else(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            host, shy = Page(server, "Ada"), Page(server, "Mira")
            table = host.open_table("template", "you", None, None, begin=False)["id"]
            why = "You can invite people you have played with, and those on the ladder or in public games."
            found = Page(server, "Mira"), Page(server, "Ben")
            assert invite(host, table, found[0]) == (403, why), "nobody has played yet"
            played([shy], "random")
            played([*found], public=True)
            people = soon(lambda: host.http.get("/api/people", params={"name": "mira"}).json())
            assert [one["person"] for one in people] == [found[0].me["person"]], "private games are not told"
            assert invite(host, table, shy) == (403, why)
            assert invite(host, table, found[0])[0] == 204
            assert [card["id"] for card in invitations(found[0])] == [table]
            with host.sit(table) as seat:
                kept = [info["kept_person"] for info in seat.showing["seats"]]
            assert kept == ["", found[0].me["person"], ""]
            assert host.http.post(f"/api/tables/{table}/invite", json={"person": "0" * 12}).status_code == 404

    def test_a_stranger_is_not_asked_again_and_again(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            host, one, other = (Page(server, name) for name in ("Ada", "Mira", "Ben"))
            played([one, other], public=True)
            soon(lambda: host.http.get("/api/people", params={"name": "mira"}).json())
            answers = []
            for _ in range(3):
                table = host.open_table("template", "you", None, begin=False)["id"]
                answers.append(invite(host, table, one))
            assert [status for status, _ in answers] == [204, 204, 429]
            assert answers[-1][1] == "You have just invited this person. Try again later."
            assert invite(host, table, other)[0] == 204

    def test_companions_of_one_name_are_told_apart(self, server: Server) -> None:
        ada, one, other = (Page(server, name) for name in ("Ada", "Ben", "Ben"))
        played([ada, one, other])
        names = {companion["name"] for companion in ada.http.get("/api/companions").json()}
        assert names == {f"Ben #{page.me['person'][:4]}" for page in (one, other)}

    def test_strangers_cannot_be_invited_and_only_the_host_invites(self, server: Server, pages: list[Page]) -> None:
        ada, ben, cleo = pages
        played([ada, ben])
        table = ada.open_table("template", "you", None, begin=False)["id"]
        stranger = Page(server, "Eve")
        assert invite(ada, table, stranger) == (
            403,
            "You can invite people you have played with, and those on the ladder or in public games.",
        )
        status, why = invite(ben, table, ada)
        assert (status, why) == (409, "Only the host can do that.")
        assert invite(ada, table, ben)[0] == 204
        assert invite(ada, table, ben)[0] == 204, "invited already"
        assert [seat["kept"] for seat in invitations(ben)[0]["seats"]] == [False, True]
        played([ada, cleo])
        assert invite(ada, table, cleo) == (409, "No seat is free.")

    def test_an_invitation_outlives_a_power_cut(self, tmp_path: Path) -> None:
        server = Server(tmp_path).start()
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        played([ada, ben])
        table = ada.open_table("template", "you", None, begin=False)["id"]
        assert invite(ada, table, ben)[0] == 204
        server.kill()
        server.start()
        assert ben.http.get(f"/api/tables/{table}").json()["invited"]
        assert [card["id"] for card in invitations(ben)] == [table]
        server.stop()

    def test_nobody_can_pester_others(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            server.services.invitations.burst = 1
            ada, ben = Page(server, "Ada"), Page(server, "Ben")
            played([ada, ben])
            tables = [ada.open_table("template", "you", None, begin=False)["id"] for _ in range(2)]
            assert invite(ada, tables[0], ben)[0] == 204
            assert invite(ada, tables[1], ben) == (429, "You have sent many invitations. Wait a little.")


class TestSharedDevices:
    def test_the_players_of_one_device_have_names_also_in_the_rematch_and_when_they_play_on(self, page: Page) -> None:
        table = page.open_table("template", "you", "you", names=["Ada", "Ben"])["id"]
        with page.sit(table) as seat:
            assert [info["name"] for info in seat.showing["seats"]] == ["Ada", "Ben"]
            while seat.wait_for_turn():
                seat.act()
        again = page.http.post(f"/api/tables/{table}/rematch").json()["id"]
        card = page.http.get(f"/api/tables/{again}").json()
        assert [seat["name"] for seat in card["seats"]] == ["Ben", "Ada"], "they change places"
        assert page.replay(table)["players"] == ["Ada", "Ben"]
        branch = page.http.post(f"/api/tables/{table}/branch", json={"ply": 1}).json()["id"]
        with page.sit(branch) as seat:
            assert [info["name"] for info in seat.showing["seats"]] == ["Ada", "Ben"]

    def test_names_are_clean_and_one_for_each_seat(self, page: Page) -> None:
        table = page.open_table("template", "you", "you", names=["  A\u0000da ", ""])["id"]
        with page.sit(table) as seat:
            assert [info["name"] for info in seat.showing["seats"]] == ["Ada", f"{page.me['name']} 2"]
        body = {"game": "template", "seats": 2, "bots": ["you", "you"], "names": ["Ada"]}
        assert page.http.post("/api/tables", json=body).status_code == 400

    def test_a_seat_that_is_handed_to_another_device_keeps_its_name(self, server: Server, page: Page) -> None:
        table = page.open_table("template", "you", "you", names=["Ada", "Ben"])["id"]
        link = page.http.post(f"/api/tables/{table}/ticket/1").json()["link"]
        phone = Page(server, "Comet 77")
        assert phone.http.post("/api/tables/redeem", json={"token": link.split("ticket=")[1]}).status_code == 200
        with phone.sit(table) as seat:
            assert [info["name"] for info in seat.showing["seats"]] == ["Ada", "Ben"]
            assert [info["yours"] for info in seat.showing["seats"]] == [False, True]
            again = phone.http.post("/api/tables/redeem", json={"token": link.split("ticket=")[1]})
            assert again.json()["id"] == table, "the same device opens the link once more"
            last = seat.hello["log"][-1]["text"]
            assert spoken(last, names=["Ada", "Ben"], you=1) == "You took over this seat by a link."
        with page.sit(table) as seat:
            last = seat.hello["log"][-1]["text"]
            assert spoken(last, names=["Ada", "Ben"], you=0) == "Comet 77 took over the seat of Ben by a link."
            link = page.http.post(f"/api/tables/{table}/ticket/0").json()["link"]
            tablet = Page(server, "Ada")
            assert tablet.http.post("/api/tables/redeem", json={"token": link.split("ticket=")[1]}).status_code == 200
            last = seat.hear("News")["log"][-1]["text"]
            assert spoken(last, names=["Ada", "Ben"]) == "Ada moved to another device."

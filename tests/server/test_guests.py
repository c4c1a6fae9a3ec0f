"""One guest among many: what each may use of the server, whom a host lets in, and who has to go."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cosmodrome.games.registry import find_game
from cosmodrome.server.live import connection as connection_module
from cosmodrome.server.live.quotas import Limiter, QuotaReached, Quotas, network_of
from cosmodrome.server.live.room import Settings
from cosmodrome.server.live.rooms import ALPHABET, table_opened
from cosmodrome.table import event_log as ev
from tests.server.serving import PATIENCE, LocalServer, Page, Seat
from tests.server.test_live import secrets_in
from tests.server.test_rooms import open_rooms
from tests.words import spoken


def post(page: Page, **headers: str) -> httpx.Response:
    body = {"game": "template", "seats": 2, "bots": ["you", None]}
    return page.http.post("/api/tables", json=body, headers=headers)


def farewell(seat: Seat) -> tuple[int, str]:
    """How the server closes this connection."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear("nothing, for the socket closes")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, _spoken(closed.value.rcvd.reason)


def turned_away(page: Page, table: str) -> tuple[int, str]:
    """How the server closes a connection that it does not want."""
    with pytest.raises(ConnectionClosed) as closed:
        page.sit(table)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, _spoken(closed.value.rcvd.reason)


def waits_for_hello(seat: Seat) -> bool:
    """Whether asking for everything is not answered at once."""
    seat.say("Refresh")
    try:
        while seat.listen(0.5)["kind"] != "Hello":
            pass
    except TimeoutError:
        return True
    return False


def _spoken(reason: str) -> str:
    return spoken(json.loads(reason)) if reason else ""


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class TestTables:
    def test_one_person_has_so_many_and_gets_another_by_closing_one(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(tables_per_person=2)).open() as server:
            page, other = Page(server, "Mira"), Page(server, "Ben")
            first = page.open_table("template", "you", None, begin=False)
            page.open_table("template", "you", "random")
            answer = post(page)
            assert answer.status_code == 409
            assert answer.json()["detail"] == "You have 2 open tables. Finish or close one first."
            assert post(other).status_code == 201
            with page.sit(first["id"]) as seat:
                assert seat.ask("CloseTable")["kind"] == "Accepted"
                assert seat.showing["stage"] == "closed"
            assert post(page).status_code == 201
            assert first["id"] not in [card["id"] for card in page.http.get("/api/tables").json()["mine"]]

    def test_games_that_nobody_visits_count_as_well_though_there_can_be_more(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(tables_per_person=2, games_per_person=3)).open() as server:
            page, rooms = Page(server, "Mira"), server.services.rooms
            for _ in range(3):
                room = server.room(page.open_table("template", "you", "random")["id"])
                while room.table.awaiting() != (0,):
                    time.sleep(0.01)
                room.visited -= 10 * 3600
                server.do(rooms.tidy())
            assert len(rooms.asleep) == 3
            answer = post(page)
            assert answer.status_code == 409
            assert answer.json()["detail"] == "You have 3 games that are not finished. Finish, end or delete one first."
            assert post(Page(server, "Ben")).status_code == 201
            assert page.http.delete(f"/api/tables/{next(iter(rooms.asleep))}").status_code == 204
            assert post(page).status_code == 201

    def test_asking_for_many_at_once_gives_no_more(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with open_rooms(tmp_path, most=100) as rooms:
                rooms.settings = Settings(quotas=Quotas(tables_per_person=3))
                asked = [rooms.open(table_opened(find_game("template"), 2, {}, "ada"), []) for _ in range(20)]
                given = await asyncio.gather(*asked, return_exceptions=True)
                assert sum(not isinstance(one, QuotaReached) for one in given) == len(rooms.rooms) == 3

        asyncio.run(work())

    def test_new_people_do_not_help_an_address(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(tables_per_address=2)).open() as server:
            for name in ("Ada", "Ben"):
                assert post(Page(server, name)).status_code == 201
            answer = post(Page(server, "Cleo"))
            assert answer.status_code == 409
            assert "Your network has 2 open tables" in answer.json()["detail"]
            assert post(Page(server, "Dora"), **{"X-Forwarded-For": "203.0.113.9"}).status_code == 409

    def test_behind_a_proxy_the_visitors_address_counts(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, secure=True, quotas=Quotas(tables_per_address=1)).open() as server:
            pages = [Page(server, name) for name in ("Ada", "Ben", "Cleo")]
            for page in pages:  # the cookie asks for https, which ends at the proxy
                page.http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in page.http.cookies.items())
            one, other = "2001:db8:1:2::7", "2001:db8:1:2:ffff::9"
            assert post(pages[0], **{"X-Forwarded-For": one}).status_code == 201
            assert post(pages[1], **{"X-Forwarded-For": other}).status_code == 409
            assert post(pages[1], **{"X-Forwarded-For": "2001:db8:1:3::7"}).status_code == 201
            assert post(pages[2], **{"X-Forwarded-For": "198.51.100.4"}).status_code == 201

    def test_nothing_is_counted_where_limits_are_off(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, limited=False, quotas=Quotas(1, 1, 1, 1, 1, 1, 1)).open() as server:
            page = Page(server, "Mira")
            tables = [page.open_table("template", "you", None, begin=False) for _ in range(3)]
            with page.sit(tables[0]["id"]) as one, page.sit(tables[0]["id"]):
                assert one.ask("Say", text="hello")["kind"] == "Accepted"


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_whom_a_limit_counts(host: str, network: str) -> None:
    assert network_of(host) == network


class TestConnections:
    def test_one_person_has_so_many(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(sockets_per_person=2)).open() as server:
            page = Page(server, "Mira")
            table = page.open_table("template", "you", None, begin=False)["id"]
            with page.sit(table), page.sit(table) as second:
                code, reason = turned_away(page, table)
                assert code == 4010
                assert "Close one first" in reason
                with Page(server, "Ben").sit(table):
                    assert second.ask("Say", text="hello")["kind"] == "Accepted"
            until(lambda: not server.services.crowd.people)
            with page.sit(table) as again:
                assert again.showing["own_seats"] == [0]

    def test_one_address_has_so_many(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(sockets_per_address=2)).open() as server:
            page = Page(server, "Mira")
            table = page.open_table("template", "you", None, begin=False)["id"]
            with page.sit(table), Page(server, "Ben").sit(table):
                assert turned_away(Page(server, "Cleo"), table)[0] == 4010

    def test_all_pages_of_an_address_share_what_they_ask_for(self, tmp_path: Path) -> None:
        """Whoever asks for everything again and again waits, in however many windows; others are served meanwhile."""
        server = LocalServer(tmp_path)
        server.services.shares = Limiter(0.001, 5.0)
        with server.open():
            page = Page(server, "Mira")
            table = page.open_table("template", "you", "random")["id"]
            with page.sit(table) as one, page.sit(table) as other:
                for _ in range(4):
                    one.say("Refresh")
                    one.hear("Hello")
                for seat in (one, other):
                    assert waits_for_hello(seat)
                assert page.http.get("/health").status_code == 200
                assert len(server.room(table).connections) == 2, "nobody is cut off"

    @pytest.mark.long
    def test_a_long_hello_costs_more_than_a_command(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(connection_module, "GREETING", 10)
        server = LocalServer(tmp_path)
        with server.open():
            page = Page(server, "Mira")
            table = page.open_table("template", "you", "random")["id"]
            server.services.shares = Limiter(0.001, 50.0)
            with page.sit(table) as seat:
                assert waits_for_hello(seat)

    def test_spectators_leave_room_for_those_who_play(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(spectators=1)).open() as server:
            page, watcher = Page(server, "Mira"), Page(server, "Eve")
            table = page.open_table("template", "you", "random", begin=False)["id"]
            with watcher.sit(table):
                assert turned_away(Page(server, "Zoe"), table) == (
                    4010,
                    "1 person is watching this table already. Try again later.",
                )
                with page.sit(table) as seat:
                    assert seat.showing["host"]


class TestStorage:
    def test_a_key_of_any_length_is_not_stored(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            page = Page(server, "Mira")
            table = page.open_table("template", "you", None, begin=False)["id"]
            before = server.room(table).stored
            with page.sit(table) as seat:
                seat.say("Say", key="k" * 15_000, text="hello")
                assert farewell(seat)[0] == 4000
            assert server.room(table).stored == before

    def test_a_full_table_takes_nothing_more_but_can_be_closed(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path, quotas=Quotas(table_bytes=1_500)).open() as server:
            page = Page(server, "Mira")
            table = page.open_table("template", "you", None, begin=False)["id"]
            with page.sit(table) as seat:
                answers = [seat.ask("Say", text="x" * 400) for _ in range(6)]
                assert "limit of moves and messages" in spoken(answers[-1]["refusal"]["text"])
                assert seat.ask("Sit", seat=1)["kind"] == "Refused"
                assert seat.ask("CloseTable")["kind"] == "Accepted"

    def test_what_a_table_has_stored_is_known_after_a_restart(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with open_rooms(tmp_path) as rooms:
                room = await rooms.open(table_opened(find_game("template"), 2, {}, "ada"), [])
                await room.give([ev.Said("ada", "Ada", "hello", "k")])
                before = room.stored
            async with open_rooms(tmp_path) as rooms:
                again = await rooms.get(room.table.id)
                assert again is not None
                assert again.stored == before > 300

        asyncio.run(work())

    def test_talk_is_slower_than_play(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            page = Page(server, "Mira")
            table = page.open_table("template", "you", "random")["id"]
            with page.sit(table) as seat:
                answers = [seat.ask("Say", text="spam") for _ in range(12)]
                assert answers[7]["kind"] == "Accepted"
                assert "too fast" in spoken(answers[-1]["refusal"]["text"])
                assert seat.act()["kind"] == "Accepted"

    def test_sitting_down_and_getting_up_for_ever_is_refused(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            page = Page(server, "Mira")
            table = page.open_table("template", "you", None, begin=False)["id"]
            with page.sit(table) as seat:
                answers = [seat.ask(kind, seat=1) for _ in range(14) for kind in ("Sit", "Leave")]
                assert "a lot at once" in spoken(answers[-1]["refusal"]["text"])


class TestCodes:
    def test_have_six_characters(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            code = Page(server, "Mira").open_table("template", "you", None, begin=False)["code"]
            assert len(code) == 6
            assert set(code) <= set(ALPHABET)

    def test_those_of_four_still_lead_to_their_tables(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with open_rooms(tmp_path) as rooms:
                old = msgspec.structs.replace(table_opened(find_game("template"), 2, {}, "ada"), code="KX7Q")
                room = await rooms.open(old, [])
                assert await rooms.get("kx7q") is room

        asyncio.run(work())

    def test_whoever_tries_many_has_to_wait_and_players_do_not(self, tmp_path: Path) -> None:
        server = LocalServer(tmp_path)
        server.services.misses = Limiter(0.0, 5.0)
        with server.open():
            page = Page(server, "Mira")
            table = page.open_table("template", "you", "random")
            assert page.http.get(f"/api/tables/{table['code']}").status_code == 200
            answers = [page.http.get(f"/api/tables/ZZZZ{number:02}").status_code for number in range(7)]
            assert answers == [404] * 5 + [429] * 2
            refused = page.http.get(f"/api/tables/{table['code']}")
            assert (refused.status_code, refused.json()["detail"]) == (
                429,
                "Too many wrong codes. Please wait a minute.",
            )
            assert page.http.get(f"/api/tables/{table['id']}").status_code == 200
            with page.sit(table["id"]) as seat:
                assert seat.showing["own_seats"] == [0]
            with pytest.raises(InvalidStatus):
                page.sit(table["code"])

    def test_wrong_codes_by_socket_count_as_well(self, tmp_path: Path) -> None:
        server = LocalServer(tmp_path)
        server.services.misses = Limiter(0.0, 3.0)
        with server.open():
            page = Page(server, "Mira")
            for number in range(3):
                with pytest.raises(InvalidStatus):
                    page.sit(f"ZZZZ{number:02}")
            assert page.http.get("/api/tables/ZZZZ99").status_code == 429

    def test_opening_a_connection_is_a_request(self, tmp_path: Path) -> None:
        server = LocalServer(tmp_path)
        with server.open():
            page = Page(server, "Mira")
            table = page.open_table("template", "you", "random")
            server.services.limiter = Limiter(0.0, 2.0)
            for _ in range(2):
                with page.sit(table["id"]):
                    pass
            with pytest.raises(InvalidStatus):
                page.sit(table["id"])


class TestPrivateGames:
    def test_who_has_the_code_watches_and_asks_and_sees_a_hand_only_when_let_in(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada, mira = Page(server, "Ada"), Page(server, "Mira")
            table = ada.open_table("template", "you", "random")
            with ada.sit(table["id"]) as host, mira.sit(table["code"]) as guest:
                assert guest.ask("Sit", seat=1)["kind"] == "Accepted"
                assert guest.showing["own_seats"] == []
                assert {tuple(hand) for hand in secrets_in(guest.heard, "hand")} == {()}
                while not host.showing["requests"]:
                    host.listen()
                (asked,) = host.showing["requests"]
                assert (asked["name"], asked["seat"], asked["here"]) == ("Mira", 1, True)
                assert host.ask("LetIn", player=asked["player"])["kind"] == "Accepted"
                while not guest.showing["own_seats"]:
                    guest.listen()
                assert any(secrets_in(guest.heard, "hand"))

    def test_a_public_game_is_joined_at_once(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            table = Page(server, "Ada").open_table("template", "you", "random", public=True)
            with Page(server, "Mira").sit(table["code"]) as guest:
                guest.ask("Sit", seat=1)
                assert guest.showing["own_seats"] == [1]

    def test_a_ticket_of_the_seats_owner_needs_no_approval(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada, ben = Page(server, "Ada"), Page(server, "Ben")
            table = ada.open_table("template", "you", "you")
            link = ada.http.post(f"/api/tables/{table['id']}/ticket/1").json()["link"]
            token = {"token": link.partition("ticket=")[2]}
            assert ben.http.post("/api/tables/redeem", json=token).status_code == 200
            with ben.sit(table["id"]) as seat:
                assert seat.showing["own_seats"] == [1]

    def test_the_host_is_told_who_watches(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada = Page(server, "Ada")
            table = ada.open_table("template", "you", "random")
            with ada.sit(table["id"]) as host:
                with Page(server, "Eve").sit(table["id"]) as guest:
                    present = host.hear("Present")
                    assert [one["name"] for one in present["showing"]["guests"]] == ["Eve"]
                    assert guest.showing["guests"] == []
                assert host.hear("Present")["showing"]["guests"] == []


class TestRemoval:
    def host_and_guest(self, server: LocalServer) -> tuple[Page, Page, dict[str, Any]]:
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        table = ada.open_table("template", "you", None, begin=False)
        with ada.sit(table["id"]) as host, ben.sit(table["id"]) as guest:
            guest.ask("Sit", seat=1)
            host.ask("Begin")
        return ada, ben, table

    def test_who_is_removed_hears_it_once_and_stays_out_until_let_back_in(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada, ben, table = self.host_and_guest(server)
            ticket = ben.http.post(f"/api/tables/{table['id']}/ticket/1").json()["link"].partition("ticket=")[2]
            with ada.sit(table["id"]) as host:
                with ben.sit(table["id"]) as guest:
                    heard = len(guest.heard)
                    assert host.ask("Remove", player=ben.me["player"])["kind"] == "Accepted"
                    assert farewell(guest) == (4001, "The host has removed you from this table.")
                    assert all(message["kind"] == "Present" for message in guest.heard[heard:])
                until(lambda: host.showing["seats"][1]["kind"] == "bot")
                assert turned_away(ben, table["id"]) == (4001, "The host has removed you from this table.")
                for path in ("", "/replay"):
                    answer = ben.http.get(f"/api/tables/{table['id']}{path}")
                    assert (answer.status_code, answer.json()["detail"]) == (
                        403,
                        "The host has removed you from this table.",
                    )
                assert ben.http.post("/api/tables/redeem", json={"token": ticket}).status_code == 403
                assert table["id"] not in [card["id"] for card in ben.http.get("/api/tables").json()["mine"]]
                assert host.ask("AllowBack", player=ben.me["player"])["kind"] == "Accepted"
                with ben.sit(table["id"]) as guest:
                    assert guest.showing["own_seats"] == []

    def test_a_new_cookie_leads_nowhere(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada, ben, table = self.host_and_guest(server)
            mira, path = Page(server, "Mira"), f"/api/tables/{table['id']}"
            with ada.sit(table["id"]) as host, mira.sit(table["id"]):
                host.ask("Remove", player=ben.me["player"])
                again, reason = Page(server, "Somebody"), "The host lets nobody new watch this game."
                assert turned_away(again, table["id"]) == (4001, reason)
                for one in ("", "/replay", "/remaining"):
                    answer = again.http.get(path + one)
                    assert (answer.status_code, answer.json()["detail"]) == (403, reason)
                    assert mira.http.get(path + one).status_code == 200
                link = ada.http.post(f"{path}/ticket/0").json()["link"]
                phone = Page(server, "Comet 7")
                token = {"token": link.partition("ticket=")[2]}
                assert phone.http.post("/api/tables/redeem", json=token).status_code == 200, "a ticket is an invitation"
                assert host.ask("AllowWatchers", on=True)["kind"] == "Accepted"
                with again.sit(table["id"]) as guest:
                    assert not guest.showing["own_seats"]

    def test_nobody_watches_a_private_game_unseen(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada, stranger = Page(server, "Ada"), Page(server)
            private = ada.open_table("template", "you", "random")["id"]
            public = ada.open_table("template", "you", "random", public=True)["id"]
            named = dict(stranger.http.cookies)
            stranger.http.cookies.clear()
            assert turned_away(stranger, private) == (4011, "Please choose a name first.")
            for one in ("", "/replay", "/remaining"):
                answer = stranger.http.get(f"/api/tables/{private}{one}")
                assert (answer.status_code, answer.json()["detail"]) == (401, "Please choose a name first.")
                assert stranger.http.get(f"/api/tables/{public}{one}").status_code == 200
            with stranger.sit(public) as seat:
                assert seat.showing["own_seats"] == []
            stranger.http.cookies.update(named)
            with ada.sit(private) as host, stranger.sit(private):
                present = host.hear("Present")["showing"]
                assert [guest["name"] for guest in present["guests"]] == [stranger.me["name"]] == present["watchers"]

    def test_it_holds_after_a_restart(self, tmp_path: Path) -> None:
        with LocalServer(tmp_path).open() as server:
            ada, ben, table = self.host_and_guest(server)
            with ada.sit(table["id"]) as host:
                host.ask("Remove", player=ben.me["player"])
        with LocalServer(tmp_path).open() as server:
            ben.server = server
            assert turned_away(ben, table["id"])[0] == 4001


EARLIER = [
    {"kind": "TableOpened", "game": "template", "rules": "1", "content": "", "seats": 2, "options": {}, "seed": 7,
     "code": "KX7Q", "name": "Rusty Bolt", "host": "ada", "public": False,
     "pace": {"kind": "Pace", "bank": 0, "increment": 0}, "actions": [], "lesson": ""},
    {"kind": "ChairTaken", "seat": 0, "player": "ada", "name": "Ada"},
    {"kind": "Said", "player": "", "name": "Spectator", "text": "hello", "key": "k" * 15_000},
]  # fmt: skip
"""As version 0.1.0 stored it, with a key that would be refused now."""


def test_what_earlier_versions_stored_is_read(tmp_path: Path) -> None:
    read = msgspec.json.Decoder(ev.TableEvent)

    async def work() -> None:
        async with open_rooms(tmp_path) as rooms:
            opened, *first = [read.decode(msgspec.json.encode(row)) for row in EARLIER]
            assert isinstance(opened, ev.TableOpened)
            room = await rooms.open(opened, first)
        async with open_rooms(tmp_path) as rooms:
            again = await rooms.get("kx7q")
            assert again is not None
            assert again.table.id == room.table.id
            assert [said.text for _, _, said in again.table.chat] == ["hello"]

    asyncio.run(work())

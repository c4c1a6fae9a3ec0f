"""A rematch is one table for all who played, however and whenever they ask for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest

from cosmodrome.core.records import plain
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.cards import TableCard
from cosmodrome.server.live.rematches import join_rematch, moved, same_again
from cosmodrome.server.live.room import Room
from cosmodrome.server.live.rooms import Rooms, table_opened
from cosmodrome.server.store.store import decoder
from cosmodrome.table import event_log as ev
from cosmodrome.table.table import Table
from tests.server.serving import Page, Seat, Server
from tests.server.test_rooms import open_rooms

NAMES = ("Ada", "Ben", "Cleo")


def gathered(pages: list[Page], *bots: str, **more: Any) -> str:
    """A table at which these people have sat down, then these bots; the first of them is the host."""
    table = pages[0].open_table("template", "you", *[None] * (len(pages) - 1), *bots, begin=False, **more)
    for seat, page in enumerate(pages[1:], start=1):
        with page.sit(table["id"]) as info:
            assert info.ask("Sit", seat=seat)["kind"] == "Accepted"
    return str(table["id"])


def play_to_the_end(pages: list[Page], table: str, *, begin: bool = True) -> None:
    with ExitStack() as stack:
        seats = [stack.enter_context(page.sit(table)) for page in pages]
        if begin:
            assert seats[0].ask("Begin")["kind"] == "Accepted"
        while seats[0].wait_for_turn():
            for seat in seats:
                if seat.wait_for_turn():
                    assert seat.act()["kind"] == "Accepted"


def played(pages: list[Page], *bots: str, **more: Any) -> str:
    table = gathered(pages, *bots, **more)
    play_to_the_end(pages, table)
    return table


def press(page: Page, table: str) -> str:
    """The table that pressing Rematch leads to."""
    answer = page.http.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def seats(page: Page, table: str) -> list[tuple[str, str]]:
    """Who sits there, or for whom a free seat is kept."""
    with page.sit(table) as seat:
        return [(info["kind"], info["name"] or info["kept_for"]) for info in seat.showing["seats"]]


def invitation(seat: Seat) -> Any:
    return seat.heard[-1]["showing"]["rematch"]


@pytest.fixture
def pages(server: Server) -> list[Page]:
    return [Page(server, name) for name in NAMES]


class TestOneTable:
    def test_all_who_press_come_to_the_table_of_the_first_and_have_moved_up_by_one_seat(
        self, pages: list[Page]
    ) -> None:
        old = played(pages, "random")
        again = press(pages[1], old)
        assert again != old
        kept = [("person", "Ben"), ("open", "Cleo"), ("bot", "Rivet"), ("open", "Ada")]
        assert seats(pages[1], again) == kept
        assert {press(page, old) for page in (pages[2], pages[0], pages[1])} == {again}
        assert [name for _, name in seats(pages[0], again)] == ["Ben", "Cleo", "Rivet", "Ada"]
        with pages[1].sit(again) as host:
            assert host.showing["stage"] == "gathering"
            assert host.ask("Begin")["kind"] == "Accepted"

    def test_pressed_at_the_same_moment_it_is_one_table(self, pages: list[Page]) -> None:
        for _ in range(4):
            old, together = played(pages), Barrier(len(pages))

            def at_once(page: Page, old: str = old, together: Barrier = together) -> str:
                together.wait()
                return press(page, old)

            with ThreadPoolExecutor(len(pages)) as hands:
                found = list(hands.map(at_once, pages))
            assert len(set(found)) == 1
            assert seats(pages[0], found[0]) == [("person", name) for name in ("Ben", "Cleo", "Ada")]

    def test_however_requests_meet_inside_the_server_it_is_one_table(self, tmp_path: Path) -> None:
        async def finished(rooms: Rooms) -> Room:
            seated: list[ev.TableEvent] = [ev.SeatTaken(seat, name, name) for seat, name in enumerate(("ada", "ben"))]
            room = await rooms.open(table_opened(find_game("template"), 2, {}, "ada"), [*seated, ev.GameBegan()])
            while room.table.match is not None and room.table.stage == "playing":
                seat = room.table.awaiting()[0]
                await room.give([ev.Acted(seat, plain(room.table.match.offers(seat)[0]), f"k{room.table.number}")])
            return room

        async def work() -> None:
            async with open_rooms(tmp_path) as rooms:
                old = await finished(rooms)
                presses = [join_rematch(rooms, old, player, player) for player in ("ada", "ben") * 5]
                found = await asyncio.gather(*presses)
                assert len({room.table.id for room in found}) == 1
                assert [state.player for state in found[0].table.seats] == ["ben", "ada"]
                assert len(rooms.rooms) == 2

        asyncio.run(asyncio.wait_for(work(), 60))

    def test_a_killed_server_remembers_it(self, tmp_path: Path) -> None:
        server = Server(tmp_path).start()
        ada, ben = Page(server, "Ada"), Page(server, "Ben")
        old = played([ada, ben])
        again = press(ada, old)
        server.kill()
        server.start()
        with ben.sit(old) as seat:
            assert seat.showing["rematch"]["host"] == "Ada"
        assert press(ben, old) == again
        assert seats(ben, again) == [("person", "Ben"), ("person", "Ada")]
        server.stop()

    def test_with_nobody_else_to_wait_for_it_begins_at_once(self, page: Page) -> None:
        table = page.open_table("template", "you", "you", "random")
        with page.sit(table["id"]) as seat:
            while seat.wait_for_turn():
                seat.act()
        card = page.http.get(f"/api/tables/{press(page, table['id'])}").json()
        assert card["stage"] == "playing"
        assert [(seat["kind"], seat["name"]) for seat in card["seats"]] == [
            ("person", "Mira 2"),
            ("bot", "Bolt"),
            ("person", "Mira"),
        ]

    def test_it_is_for_those_who_played_and_after_the_game(self, server: Server, pages: list[Page]) -> None:
        running = gathered(pages)
        early = pages[0].http.post(f"/api/tables/{running}/rematch")
        assert (early.status_code, early.json()["detail"]) == (403, "You can ask for a rematch when the game is over.")
        stranger = Page(server, "Eve").http.post(f"/api/tables/{played(pages)}/rematch")
        assert (stranger.status_code, stranger.json()["detail"]) == (
            403,
            "Only those who played can ask for a rematch.",
        )


class TestSeats:
    def test_who_began_last_time_begins_last(self, pages: list[Page]) -> None:
        ada, ben, cleo = pages
        table = played(pages)
        [first, *_] = [press(page, table) for page in pages]
        assert [name for _, name in seats(ada, first)] == ["Ben", "Cleo", "Ada"]
        play_to_the_end([ada, ben, cleo], first)
        [second, *_] = [press(page, first) for page in pages]
        assert [name for _, name in seats(ada, second)] == ["Cleo", "Ada", "Ben"]

    @pytest.mark.parametrize(
        ("game", "count", "options", "expected"),
        [
            ("galaxy-command", 1, {}, (0,)),
            ("galaxy-rush", 2, {}, (1, 0)),
            ("galaxy-challenge", 3, {}, (2, 0, 1)),
            ("lunar-rush", 4, {"teams": "on"}, (3, 0, 1, 2)),
        ],
    )
    def test_all_move_up_by_one_where_teams_sit_opposite_too(
        self, game: str, count: int, options: dict[str, str], expected: tuple[int, ...]
    ) -> None:
        assert moved(table_of(find_game(game), count, options)) == expected

    def test_a_team_of_neighbours_is_not_parted(self) -> None:
        game = msgspec.structs.replace(find_game("galaxy-challenge"), teams=lambda *_: ((0, 1), (2, 3)))
        assert moved(table_of(game, 4, {})) == (2, 3, 0, 1)

    def test_colours_go_with_the_players(self) -> None:
        table = table_of(find_game("galaxy-rush"), 2, {}, colours=["orange", "blue"])
        assert same_again(table, "ada").colours == ("blue", "orange")


def table_of(game: Any, count: int, options: dict[str, str], **more: Any) -> Table:
    return Table("t1", table_opened(game, count, options, "ada", **more), 0.0, lambda _: game)


class TestInvitation:
    def test_everybody_still_at_the_old_table_sees_how_it_comes_about(self, server: Server, pages: list[Page]) -> None:
        ada, ben = pages[:2]
        old = played([ada, ben])
        with ben.sit(old) as second, Page(server, "Eve").sit(old) as spectator:
            again = press(ada, old)
            for seat in (second, spectator):
                seat.hear("News")
                assert invitation(seat)["host"] == "Ada"
                assert (invitation(seat)["begun"], invitation(seat)["seated"]) == (False, False)
            press(ben, old)
            second.hear("Present")
            assert invitation(second)["seated"]
            play_to_the_end([ada, ben], again)
            stages = [seat["showing"]["rematch"] for seat in self.presences(spectator, 3)]
            assert [stage and stage["begun"] for stage in stages] == [False, True, None]

    def presences(self, seat: Seat, count: int) -> list[dict[str, Any]]:
        return [seat.hear("Present") for _ in range(count)]

    def test_who_closed_the_page_finds_it_in_the_lobby_and_at_the_old_table(
        self, server: Server, pages: list[Page]
    ) -> None:
        ada, ben = pages[:2]
        old = played([ada, ben], public=True)
        again = press(ada, old)
        lists = ben.http.get("/api/tables").json()
        assert [card["id"] for card in lists["mine"] if card["invited"]] == [again]
        assert again not in {card["id"] for card in lists["open"]}
        with ben.sit(old) as seat:
            assert seat.showing["rematch"]["host"] == "Ada"
        card = next(card for card in Page(server).http.get("/api/tables").json()["open"] if card["id"] == again)
        assert not card["invited"]
        assert [seat["kept"] for seat in card["seats"]] == [True, False]
        with ben.sit(again) as seat:
            assert [info["invited"] for info in seat.showing["seats"]] == [True, False]
            assert seat.ask("Sit", seat=0)["kind"] == "Accepted"

    def test_when_nobody_waits_any_more_it_is_taken_back_and_the_next_press_opens_another(
        self, pages: list[Page]
    ) -> None:
        ada, ben = pages[:2]
        old = played([ada, ben])
        with ben.sit(old) as second:
            first = press(ada, old)
            second.hear("News")
            with ada.sit(first) as seat:
                assert seat.ask("Leave", seat=1)["kind"] == "Accepted"
            second.hear("Present")
            assert invitation(second) is None
        assert not [card for card in ben.http.get("/api/tables").json()["mine"] if card["invited"]]
        another = press(ben, old)
        assert another != first
        assert press(ada, old) == another

    def test_after_a_rematch_the_next_press_opens_another(self, pages: list[Page]) -> None:
        ada, ben = pages[:2]
        old = played([ada, ben])
        first = press(ada, old)
        assert press(ben, old) == first
        play_to_the_end([ada, ben], first)
        another = press(ben, old)
        assert another not in {old, first}
        assert press(ada, old) == another

    def test_who_was_replaced_comes_to_the_table_and_takes_nobodys_seat(self, pages: list[Page]) -> None:
        ada, ben = pages[:2]
        old = played([ada, ben])
        again = press(ada, old)
        with ada.sit(again) as seat:
            assert seat.ask("SeatBot", seat=0, bot="random")["kind"] == "Accepted"
        assert press(ben, old) == again
        assert [kind for kind, _ in seats(ben, again)] == ["bot", "person"]


class TestOldDatabases:
    def test_what_was_stored_before_there_were_rematches_is_read(self) -> None:
        opened = (
            '{"kind":"TableOpened","game":"template","rules":"1","content":"","seats":2,"options":{},"seed":7,'
            '"code":"KX7Q","name":"","host":"ada","public":true,"pace":{"kind":"Pace","bank":0,"increment":0}}'
        )
        event = decoder.decode(opened)
        assert isinstance(event, ev.TableOpened)
        assert event.rematch_of == ""
        card = (
            '{"id":"t1","code":"KX7Q","name":"","game":"template","stage":"over","public":true,"seats":[{"name":"Ada",'
            '"kind":"person","yours":false,"deciding":false}],"your_move":false,"verdict":"","scores":[1],"updated":1.0}'
        )
        assert msgspec.json.decode(card, type=TableCard).seats[0].stand_in == ""

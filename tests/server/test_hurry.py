"""Bots that people have asked not to wait for."""

from __future__ import annotations

from pathlib import Path

from cosmodrome.server.live.room import Settings
from tests.server.serving import LocalServer, Page

SLOW = Settings(bot_delay=3600.0)


def test_bots_move_at_once_where_the_player_does_not_want_to_wait(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    with server.open():
        page = Page(server)
        table = page.open_table("galaxy-rush", "you", "greedy")
        with page.sit(table["id"]) as seat:
            seat.wait_for_turn()
            room = server.room(table["id"])
            room.settings = SLOW
            while seat.showing["decisions"]:
                seat.act()
            assert seat.ask("HurryBots", seat=1)["kind"] == "Refused"
            assert seat.ask("HurryBots", seat=0)["kind"] == "Accepted"
            assert seat.wait_for_turn()
            seat.act()
            assert not room._hurry.is_set()


def test_all_who_play_have_to_ask(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    with server.open():
        ann, ben = Page(server, "Ann"), Page(server, "Ben")
        table = ann.open_table("galaxy-challenge", "you", None, "greedy", begin=False)
        with ann.sit(table["id"]) as one, ben.sit(table["id"]) as other:
            other.ask("Sit", seat=1)
            room = server.room(table["id"])
            room.settings = SLOW
            one.ask("Begin")
            one.ask("HurryBots", seat=0)
            assert not room._hurry.is_set()
            other.ask("HurryBots", seat=1)
            assert room._hurry.is_set()

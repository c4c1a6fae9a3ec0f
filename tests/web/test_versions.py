"""A game of other rules: found in the lobby, said at its address, watched move by move, in words where need be."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.cli.serve import page_folder
from cosmodrome.core.game import Game
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config
from tests.server.serving import Page, Server, serving
from tests.web.visits import PHONE, visiting

GAME = "galaxy-command"
PLIES = 6


def newer(game_id: str) -> Game[Any]:
    game = find_game(game_id)
    return msgspec.structs.replace(game, meta=msgspec.structs.replace(game.meta, rules_version="99"))


class OldTable(NamedTuple):
    address: str
    data: Path
    cookie: str
    table: dict[str, Any]


@pytest.fixture(scope="module")
def old_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldTable]:
    data = tmp_path_factory.mktemp("old-table")
    old = Server(data).start()
    page = Page(old, "Mira")
    table = page.open_table(GAME, "you")
    with page.sit(table["id"]) as seat:
        for _ in range(PLIES):
            seat.wait_for_turn()
            seat.act()
    old.stop()
    with serving(create_app(Config(data=data, page=page_folder()), newer)) as address:
        yield OldTable(address, data, page.http.cookies["cosmodrome"], table)


def test_the_lobby_and_the_address_lead_to_the_recording(browser: Browser, old_table: OldTable, pictures: Path) -> None:
    with visiting(browser, old_table.address) as visit:
        cookie = {"name": "cosmodrome", "value": old_table.cookie, "url": old_table.address}
        visit.page.context.add_cookies([cookie])  # type: ignore[list-item]
        visit.open()
        row = visit.page.locator("#continue li", has_text="This game uses version")
        expect(row).to_contain_text("watch only")
        visit.page.screenshot(path=pictures / "old-table-lobby.png")
        visit.open(f"/t/{old_table.table['code']}")
        expect(visit.page.locator("main")).to_contain_text("This server has version 99")
        visit.page.get_by_role("link", name="Watch").click()
        expect(visit.page.locator("footer")).to_contain_text(f"of {PLIES}")
        visit.page.keyboard.press("End")
        expect(visit.page.locator("footer")).to_contain_text(f"Move {PLIES} of {PLIES}")
        assert visit.page.get_by_role("button", name="Play on from here").count() == 0
        visit.page.screenshot(path=pictures / "old-table-replay.png")
        # The browser notes that no chances are to be had; nothing else may go wrong.
        visit.complaints[:] = [line for line in visit.complaints if "409" not in line]


def test_a_view_the_board_cannot_draw_is_shown_in_words(browser: Browser, old_table: OldTable, pictures: Path) -> None:
    with closing(sqlite3.connect(old_table.data / "cosmodrome.sqlite")) as base, base:
        for ply, body in base.execute("select ply, body from frames").fetchall():
            frames = [msgspec.json.decode(line) for line in zlib.decompress(body).splitlines()]
            lines = [msgspec.json.encode(frame | {"view": strange(frame["ply"]), "moments": []}) for frame in frames]
            base.execute("update frames set body = ? where ply = ?", [zlib.compress(b"\n".join(lines)), ply])
    with visiting(browser, old_table.address, PHONE) as visit:
        visit.open(f"/replay/{old_table.table['id']}")
        board = visit.page.locator("main.board")
        expect(board).to_contain_text("moons of jupiter")
        visit.page.keyboard.press("End")
        expect(board).to_contain_text(f"ply number {PLIES}")
        visit.page.screenshot(path=pictures / "old-table-in-words.png")
        visit.complaints[:] = [line for line in visit.complaints if "409" not in line]


def strange(ply: int) -> dict[str, Any]:
    return {"kind": "Old", "moons_of_jupiter": ["Io", "Europa"], "piles": [{"ply": f"ply number {ply}", "open": True}]}

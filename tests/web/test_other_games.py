"""A game that somebody else's package registers, in the browser: on the shelf, at a table in words, to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.laid_out import GAME, TITLE, install
from tests.server.serving import Server
from tests.web.visits import DESKTOP, PATIENCE, PHONE, open_table, scrolls_sideways, take_turn, visiting

ROUNDS = 5


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_can_be_found_and_played(
    browser: Browser, tmp_path: Path, pictures: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    monkeypatch.setenv("PYTHONPATH", install(tmp_path))
    server = Server(tmp_path / "data").start()
    try:
        with visiting(browser, server.address, size, confirm="never") as visit:
            visit.open()
            expect(visit.page.get_by_text(TITLE).first).to_be_visible(timeout=PATIENCE)
            visit.page.screenshot(path=pictures / f"other-game-lobby-{size['width']}.png", full_page=True)
            visit.open(open_table(visit, GAME, "you", "greedy", begin=True))
            expect(visit.page.locator("main.board .plain")).to_be_visible(timeout=PATIENCE)
            visit.page.screenshot(path=pictures / f"other-game-{size['width']}.png")
            assert not scrolls_sideways(visit)
            for _ in range(ROUNDS):
                assert visit.wait_until_asked()
                take_turn(visit)
            expect(visit.page.locator("main.sheet")).to_be_visible(timeout=PATIENCE)
    finally:
        server.stop()

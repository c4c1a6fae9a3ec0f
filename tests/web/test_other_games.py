"""A game that somebody else's package registers, in the browser: in the lobby, at a table in words, to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.laid_out import GAME, TITLE, install
from tests.server.serving import Server
from tests.web.visits import DESKTOP, PHONE, open_table, scrolls_sideways, take_turn, visiting

ROUNDS = 5


@pytest.fixture(scope="module")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has the game."""
    folder = tmp_path_factory.mktemp("other")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder))
        running = Server(folder / "data").start()
    yield running
    running.stop()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_can_be_found_and_played(
    browser: Browser, other_server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, other_server.address, size, confirm="never") as visit:
        visit.open()
        expect(visit.page.get_by_text(TITLE).first).to_be_visible()
        visit.page.screenshot(path=pictures / f"other-game-lobby-{size['width']}.png", full_page=True)
        visit.open(open_table(visit, GAME, "you", "greedy", begin=True))
        expect(visit.page.locator("main.board .plain")).to_be_visible()
        expect(visit.page.locator("main.board .plain table")).to_contain_text("Spent")
        visit.page.screenshot(path=pictures / f"other-game-{size['width']}.png")
        assert not scrolls_sideways(visit)
        for _ in range(ROUNDS):
            assert visit.wait_until_asked()
            take_turn(visit)
        expect(visit.page.locator("main.sheet")).to_be_visible()

"""Two people at one table choose their colours before the game, and are drawn in them from then on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Visit,
    introduce,
    open_any_table,
    open_table,
    scrolls_sideways,
    visiting,
)


def chair(visit: Visit, seat: int) -> Locator:
    return visit.page.locator("ul.seats > li").nth(seat)


def picker(visit: Visit, name: str) -> Locator:
    """The colours to choose from, opened by the mark of that name."""
    visit.page.get_by_role("button", name=f"Colour of {name}").click()
    return visit.page.get_by_role("dialog", name=f"Colour of {name}")


def has_colour(visit: Visit, seat: int, colour: str) -> None:
    expect(chair(visit, seat)).to_have_attribute("data-player", colour, timeout=PATIENCE)
    expect(chair(visit, seat)).to_contain_text(colour)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_people_choose_their_colours(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    width = size["width"]
    with visiting(browser, server.address, size) as mira, visiting(browser, server.address, size) as tarek:
        introduce(mira, "Mira")
        introduce(tarek, "Tarek")
        address = open_table(mira, "galaxy-rush", "you", None, begin=False)
        mira.open(address)
        tarek.open(address)
        has_colour(mira, 0, "blue")

        choices = picker(mira, "Mira")
        mira.page.screenshot(path=pictures / f"colours-choose-{width}.png")
        assert not scrolls_sideways(mira)
        assert faults(mira) == []
        choices.locator("[data-colour=orange]").click()
        for visit in (mira, tarek):
            has_colour(visit, 0, "orange")
            has_colour(visit, 1, "blue")
        expect(tarek.page.get_by_role("button", name="Colour of Mira")).to_have_count(0)

        choices = picker(tarek, "Tarek")
        taken = choices.get_by_role("button", name="orange, diamond: Mira has chosen it")
        expect(taken).to_be_disabled()
        tarek.page.screenshot(path=pictures / f"colours-taken-{width}.png")
        assert faults(tarek) == []
        tarek.page.keyboard.press("Escape")

        # Chosen once more, it is given up; then the other one can have it.
        picker(mira, "Mira").locator("[data-colour=orange]").click()
        expect(mira.page.get_by_role("dialog")).to_have_count(0)
        free = picker(tarek, "Tarek").locator("[data-colour=orange]")
        expect(free).to_be_enabled(timeout=PATIENCE)
        free.click()
        for visit in (mira, tarek):
            has_colour(visit, 0, "blue")
            has_colour(visit, 1, "orange")
        expect(picker(mira, "Mira").locator("[data-colour=orange]")).to_be_disabled()
        mira.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_and_the_lists_show_the_chosen_colours(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size) as mira, visiting(browser, server.address, size) as tarek:
        introduce(mira, "Mira")
        introduce(tarek, "Tarek")
        address = open_table(mira, "galaxy-rush", "you", None, begin=False)
        mira.open(address)
        tarek.open(address)
        picker(tarek, "Tarek").locator("[data-colour=blue]").click()
        has_colour(mira, 1, "blue")
        mira.page.get_by_role("button", name="Begin").click()
        for visit in (mira, tarek):
            rockets = visit.page.locator("[data-board] .rocket[data-player] img")
            expect(rockets).to_have_count(2, timeout=PATIENCE)
            for seat, colour in enumerate(("orange", "blue")):
                expect(visit.page.locator(f"#plate-{seat}")).to_have_attribute("data-player", colour)
                rocket = visit.page.locator(f"[data-board] img[data-at='rocket-{seat}']").first
                expect(rocket).to_have_attribute("src", re.compile(f"rocket-{colour}"))
        mira.page.screenshot(path=pictures / f"colours-board-{size['width']}.png")
        assert not scrolls_sideways(mira)
        mira.open()
        marks = mira.page.locator(".emblems").first.locator("path")
        expect(marks.first).to_have_attribute("fill", "url(#pt-orange)", timeout=PATIENCE)
        expect(marks.last).to_have_attribute("fill", "url(#pt-blue)")


CHOSEN = {
    "galaxy-trucker": ["red", "yellow"],
    "lunar-rush": ["purple", "blue"],
    "galaxy-command": ["green", "yellow"],
    "galaxy-rush": ["orange", "blue"],
}


@pytest.mark.parametrize("game", CHOSEN)
def test_every_board_draws_players_in_their_colours(
    browser: Browser, server: Server, pictures: Path, game: str
) -> None:
    colours = CHOSEN[game]
    with visiting(browser, server.address) as mira:
        options = {"ais": "1"} if game == "lunar-rush" else {}
        address = open_any_table(mira, game=game, bots=["you", "random"], begin=True, colours=colours, options=options)
        mira.open(address)
        expect(mira.page.locator("[data-board]").first).to_be_visible(timeout=PATIENCE)
        for seat, colour in enumerate(colours):
            expect(mira.page.locator(f"#plate-{seat}")).to_have_attribute("data-player", colour)
        mira.page.screenshot(path=pictures / f"colours-{game}.png")
        board = mira.page.locator("[data-board]").first
        if game == "galaxy-command":
            fills = {one.get_attribute("fill") for one in board.locator("svg path[fill]").all()}
            assert "#14A37F" in fills
            assert not fills & {"#3F8CFF", "#E0444A"}
        else:
            shown = {one.get_attribute("data-player") for one in mira.page.locator("[data-board] [data-player]").all()}
            assert colours[0] in shown
            assert shown <= {*colours, *(["orange"] if game == "lunar-rush" else [])}
        if game == "lunar-rush":
            expect(mira.page.get_by_text("Shui Guo").first).to_be_visible()


def test_the_replay_has_the_colours_of_the_table(browser: Browser, server: Server, pictures: Path) -> None:
    with visiting(browser, server.address, analysis=True) as mira:
        address = open_any_table(
            mira, game="galaxy-rush", bots=["random", "random"], begin=True, colours=["orange", "blue"]
        )
        mira.open(address)
        assert not mira.wait_until_asked()
        sheet = mira.page.locator("main.sheet .totals ol > li")
        expect(sheet).to_have_count(2, timeout=PATIENCE)
        mira.open(address.replace("/t/", "/replay/"))
        players = mira.page.locator("li[data-player]")
        expect(players.first).to_be_visible(timeout=PATIENCE)
        assert [one.get_attribute("data-player") for one in players.all()][:2] == ["orange", "blue"]
        mira.page.screenshot(path=pictures / "colours-replay.png")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_plays_bots_chooses_a_colour_in_the_lobby(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with visiting(browser, server.address, size) as mira:
        introduce(mira, "Mira")
        mira.open()
        mira.page.evaluate("sessionStorage.setItem('cosmodrome.game', 'galaxy-trucker')")
        mira.open()
        mira.page.get_by_title("Change your colour").click()
        mira.page.screenshot(path=pictures / f"colours-lobby-{size['width']}.png")
        assert not scrolls_sideways(mira)
        assert faults(mira) == []
        mira.page.get_by_role("dialog", name="Your colour").locator("[data-colour=red]").click()
        mira.page.get_by_role("button", name="Play vs bots").click()
        mira.page.wait_for_url("**/t/*", timeout=PATIENCE)
        expect(mira.page.locator("#plate-0")).to_have_attribute("data-player", "red", timeout=PATIENCE)

"""Whole games in a real browser: by mouse, by keyboard alone, by two people with a reload, watched by a third."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from cosmodrome.core.match import Match
from cosmodrome.core.save import decode
from tests.server.serving import Server
from tests.web.visits import (
    DESKTOP,
    PHONE,
    introduce,
    lost_by_the_visitor,
    open_table,
    play_on_from,
    scrolls_sideways,
    take_turn,
    visiting,
)


def test_a_whole_game_by_clicks(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        visit.play_against_bots()
        turns = 0
        while visit.wait_until_asked():
            ply = visit.ply()
            visit.offers.nth(turns % 2 if visit.offers.count() > 1 else 0).click()
            visit.page.locator(".actions footer .do button").click()
            visit.wait_for_ply(ply)
            turns += 1
        assert turns > 20
        expect(visit.page.locator("main.sheet .verdict")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        visit.open()
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_url("**/t/*")
        while visit.wait_until_asked():
            ply = visit.ply()
            visit.page.keyboard.press(visit.offers.first.get_attribute("aria-keyshortcuts") or "1")
            visit.page.keyboard.press("Enter")
            visit.wait_for_ply(ply)
        assert visit.is_over()


def test_a_choice_by_number_is_what_enter_confirms(browser: Browser, server: Server) -> None:
    """Wherever the focus is: another offer or a piece of the board would take Enter for itself."""
    with visiting(browser, server.address, confirm="always") as visit:
        visit.play_against_bots()
        visit.wait_until_asked()
        ply, second = visit.ply(), visit.page.locator(".actions button[aria-keyshortcuts='2']")
        visit.offers.first.focus()
        visit.page.keyboard.press("2")
        expect(second).to_have_attribute("aria-pressed", "true")
        visit.page.keyboard.press("Enter")
        visit.wait_for_ply(ply)


def test_undo_why_and_rules(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.play_against_bots()
        visit.wait_until_asked()
        visit.page.locator(".actions .closed button").first.click()
        expect(visit.page.get_by_role("dialog")).to_contain_text("CO-3.5")
        visit.page.keyboard.press("Escape")
        ply = visit.ply()
        visit.page.get_by_role("button", name="Bide time").click()
        visit.wait_for_ply(ply)
        visit.wait_until_asked()
        visit.page.keyboard.press("u")
        expect(visit.page.get_by_role("button", name="Bide time")).to_be_visible()


FORBIDDEN = {"kind": "Explore", "slot": 6}
"""A distant system, in the first turn."""


def forbidden(message: str | bytes) -> str:
    """What a page would send that knows the rules badly."""
    command = json.loads(message)
    return json.dumps(command | {"action": FORBIDDEN} if command["kind"] == "Act" else command)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_refusal_cites_its_clause_and_leads_to_it(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    def between(page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        page.on_message(lambda message: table.send(forbidden(message)))

    with visiting(browser, server.address, size, confirm="never") as visit:
        visit.page.route_web_socket("**/live", between)
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        visit.wait_until_asked()
        visit.offers.first.click()
        toast = visit.page.locator(".toast.danger")
        expect(toast).to_contain_text("Not allowed")
        expect(toast).to_contain_text("You need Forward Star Bases to explore distant systems.")
        visit.page.screenshot(path=pictures / f"refusal-{size['width']}-dark.png")
        assert toast.get_by_role("button", name="Rule ").inner_text() == "CO-3.5"
        toast.get_by_role("button", name="Rule CO-3.5").click()
        expect(visit.page.locator(".rules .lit dt")).to_have_text("CO-3.5")
        expect(visit.page.locator(".rules .lit")).to_be_in_viewport(ratio=1)
        expect(toast).to_have_count(0)
        visit.page.screenshot(path=pictures / f"refusal-rule-{size['width']}-dark.png")
        assert not scrolls_sideways(visit)


def test_two_people_online_with_a_reload_and_a_spectator_who_sees_nothing_hidden(
    browser: Browser, server: Server
) -> None:
    """The game of secret choices: nothing that the spectator's socket said may hold a hand or a choice."""
    with (
        visiting(browser, server.address, confirm="never") as ada,
        visiting(browser, server.address, confirm="never") as ben,
        visiting(browser, server.address) as eve,
    ):
        table = open_table(ada, "template", "you", None, begin=False)
        ada.open(table)
        ben.open(table)
        name = ben.page.get_by_role("dialog").get_by_role("textbox")
        name.fill("Ben")
        name.press("Enter")
        expect(ada.page.get_by_text("Ben").first).to_be_visible()
        introduce(eve, "Eve")
        eve.open(table)
        ada.page.get_by_role("button", name="Begin").click()
        for turn in range(5):
            for visit in (ada, ben):
                assert visit.wait_until_asked()
                take_turn(visit)
            if turn == 2:
                ben.page.reload()
        for visit in (ada, ben, eve):
            expect(visit.page.locator("main.sheet")).to_be_visible()
        views = [message["showing"]["view"] for message in eve.heard if message.get("showing", {}).get("view")]
        assert views
        assert all(view["hand"] == [] and view["chosen"] == 0 for view in views)
        events = [line["event"] for message in eve.heard for line in message.get("log", [])]
        chosen = [event for event in events if event["kind"] == "FuelChosen"]
        assert chosen
        assert all(event["strength"] == 0 for event in chosen)


def test_hot_seat_has_a_curtain_between_hidden_hands(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "template", "you", "you", begin=True))
        curtains = 0
        for _ in range(10):
            ready = visit.page.get_by_role("button", name="I am")
            either = ready.or_(visit.page.locator("main.sheet")).or_(visit.offers.first).first
            expect(either).to_be_visible()
            if ready.count():
                curtains += 1
                ready.click()
            take_turn(visit)
        assert curtains >= 9
        expect(visit.page.locator("main.sheet")).to_be_visible()


def figures_shown(players: Locator) -> list[list[str]]:
    """The score on each plate, then what is beside it; a commander who is out has no more figures."""
    plates = players.get_by_role("group")
    expect(plates).to_have_count(2)
    each = [(plate.locator(".score b"), plate.locator(".readings li")) for plate in plates.all()]
    return [[score.inner_text(), *(text.strip() for text in figures.all_inner_texts()[1:4])] for score, figures in each]


def figures_of(match: Match, ply: int) -> list[list[str]]:
    """The same in the game after this action: points, strength, metal and wealth."""
    view: Any = Match.replay(match.game, decode(match.dump()), upto=ply).view(None)
    return [
        [str(sum(one.points.values())), *(map(str, () if one.out else (one.strength, one.metal, one.wealth)))]
        for one in view.commanders
    ]


def test_a_finished_game_is_seen_again_and_played_on(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        match = lost_by_the_visitor("galaxy-command", 2)
        visit.open(play_on_from(visit, match.dump(), len(match.log)))
        visit.page.get_by_role("button", name="Replay and analyse").click()
        visit.page.wait_for_url("**/replay/*")
        visit.page.get_by_role("button", name="First move").click()
        visit.page.get_by_role("button", name="Next move").click()
        visit.page.keyboard.press("ArrowRight")
        visit.page.wait_for_url("**/replay/*?ply=2")
        expect(visit.page.get_by_role("region", name="Move 2").locator("[aria-current]")).to_contain_text("played")
        visit.page.locator(".moves [data-ply='5'] .said").first.click()
        visit.page.wait_for_url("**/replay/*?ply=5")
        players = visit.page.get_by_role("region", name="Players")
        assert figures_shown(players) == figures_of(match, 5)
        assert visit.page.locator("main.board").evaluate("board => board.scrollHeight - board.clientHeight") <= 10
        graph = visit.page.get_by_role("img", name="over the game")
        box = graph.bounding_box()
        assert box
        last, ends = len(match.log), [box["x"] + box["width"] * share for share in (0.5, 0.999)]
        visit.page.mouse.move(ends[0], box["y"] + 20)
        visit.page.mouse.down()
        visit.page.wait_for_url(f"**/replay/*?ply={round(last / 2)}")
        visit.page.mouse.move(ends[1], box["y"] + 20)
        visit.page.mouse.up()
        visit.page.wait_for_url(f"**/replay/*?ply={last}")
        assert figures_shown(players) == figures_of(match, last)
        visit.page.keyboard.press("ArrowLeft")
        visit.page.wait_for_url(f"**/replay/*?ply={last - 1}")
        visit.page.keyboard.press("End")
        visit.page.keyboard.press("Home")
        visit.page.keyboard.press("ArrowRight")
        visit.page.locator(".board .clause").first.click()
        expect(visit.page.get_by_role("dialog").locator(".lit")).to_be_visible()
        visit.page.keyboard.press("Escape")
        visit.page.get_by_role("button", name="Play on from here").click()
        who = visit.page.get_by_role("dialog", name="Play on from here")
        expect(who.get_by_role("listitem").first).to_contain_text("You play on.")
        expect(who.get_by_role("listitem").last).to_contain_text("Steady bot")
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_url("**/t/*")
        assert visit.wait_until_asked()


def test_the_search_bot_says_where_a_game_turned(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, analysis=True) as visit:
        match = lost_by_the_visitor("template", 2)
        visit.open(play_on_from(visit, match.dump(), len(match.log)))
        turns = visit.page.get_by_role("region", name="Turning points")
        expect(turns).to_contain_text("win chance")


def test_on_a_phone_a_replay_scrolls_as_one_page(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, PHONE) as visit:
        address = open_table(visit, "template", "random", "random", begin=True)
        visit.open(f"/replay/{address.rpartition('/')[2]}")
        expect(visit.page.get_by_role("button", name="First move")).to_be_visible()
        visit.page.locator("main.board").hover()
        visit.page.mouse.wheel(0, 400)
        visit.wait_until(lambda: visit.page.evaluate("scrollY > 300"), "the page to scroll")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_page_scrolls_sideways(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        visit.open()
        visit.page.evaluate("document.fonts.ready")
        expect(visit.page.get_by_role("button", name="Play vs bots")).to_be_visible()
        assert not scrolls_sideways(visit)
        visit.play_against_bots()
        visit.wait_until_asked()
        assert not scrolls_sideways(visit)

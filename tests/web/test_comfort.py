"""What makes a table pleasant: calls to one's move, clauses and log lines that lead somewhere, keys, a closer look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.visits import Visit, open_table, take_turn, visiting

NOTED = """
window.noted = [];
window.Notification = class { constructor(title, more) { window.noted.push([title, more.body]); } close() {} };
window.Notification.permission = "granted";
Object.defineProperty(document, "hidden", { get: () => window.outOfSight === true });
"""


def sit_down(visit: Visit, table: str, name: str) -> None:
    visit.open(table)
    field = visit.page.get_by_role("dialog").get_by_role("textbox")
    field.fill(name)
    field.press("Enter")
    expect(visit.page.get_by_role("button", name="Stand up")).to_be_visible()


def test_whoever_looks_elsewhere_is_called_to_the_move(browser: Browser, server: Server) -> None:
    with (
        visiting(browser, server.address, confirm="never", notices=True) as ada,
        visiting(browser, server.address, confirm="never", notices=True) as ben,
    ):
        for visit in (ada, ben):
            visit.page.add_init_script(NOTED)
        table = open_table(ada, "galaxy-command", "you", None, begin=False)
        ada.open(table)
        sit_down(ben, table, "Ben")
        ada.page.get_by_role("button", name="Begin").click()
        for visit in (ada, ben):
            expect(visit.page.locator(".frame")).to_be_visible()
        first, second = (ada, ben) if ada.page.locator(".actions.mine").count() else (ben, ada)
        expect(first.page).to_have_title("● Your turn · Galaxy Command · Cosmodrome")
        icon = second.page.locator("link[rel=icon]")
        expect(second.page).to_have_title("Galaxy Command · Cosmodrome")
        expect(icon).to_have_attribute("href", "/art/favicon.svg")
        second.page.evaluate("window.outOfSight = true")
        while first.page.locator(".actions.mine").count():
            take_turn(first)
        expect(second.page).to_have_title("● Your turn · Galaxy Command · Cosmodrome")
        expect(icon).to_have_attribute("href", "/art/favicon-turn.svg")
        assert [title for title, _ in second.page.evaluate("window.noted")] == ["Your turn"]


def test_a_clause_anywhere_opens_the_rules_there(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        visit.wait_until_asked()
        take_turn(visit)
        lit = visit.page.locator(".side .rules .lit dt")
        for place in (".board", ".plates", ".actions .closed"):
            clause = visit.page.locator(f"{place} .clause").first
            named = clause.inner_text()
            clause.click()
            expect(lit).to_have_text(named)
        visit.page.get_by_role("tab", name="Log").click()
        visit.page.locator(".side .log .clause").first.click()
        expect(lit).to_be_visible()
        visit.page.locator(".actions .closed .action").first.click()
        named = visit.page.get_by_role("dialog").locator(".clause").first.inner_text()
        visit.page.get_by_role("dialog").locator(".clause").first.click()
        expect(visit.page.get_by_role("dialog")).to_have_count(0)
        expect(lit).to_have_text(named)


def test_a_log_line_lights_its_pieces_and_says_why(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        visit.wait_until_asked()
        visit.page.get_by_role("button", name="Explore").first.click()
        line = visit.page.locator(".log li", has_text="explored").first
        line.hover()
        expect(visit.page.locator(".board [data-lit]")).to_have_count(1)
        visit.page.locator(".top").hover()
        expect(visit.page.locator("[data-lit]")).to_have_count(0)
        line.locator(".said").click()
        expect(line.locator(".why")).to_contain_text("turned up")
        while visit.page.locator(".log li.head").count() == 0:
            visit.wait_until_asked()
            take_turn(visit)
        expect(visit.page.locator(".log li.head").first).to_contain_text("turn")


def test_what_the_last_event_did_is_there_after_a_reload(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        entries = visit.page.locator("[data-area=events] li:not(.still)")
        while entries.count() == 0:
            visit.wait_until_asked()
            take_turn(visit)
        take_turn(visit)
        before = entries.all_inner_texts()
        visit.page.reload()
        expect(entries.first).to_be_visible()
        assert entries.all_inner_texts() == before


def test_keys_of_ones_own_and_a_closer_look(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        visit.wait_until_asked()
        visit.page.keyboard.press("b")
        expect(visit.page.locator("[data-board] [data-piece]:focus-visible")).to_have_count(1)
        visit.page.keyboard.press("F1")
        dialog = visit.page.get_by_role("dialog")
        dialog.get_by_role("button", name="undo: U").click()
        visit.page.keyboard.press("h")
        expect(dialog.get_by_role("alert")).to_have_text("H is already used: Hint; again: why.")
        visit.page.keyboard.press("z")
        expect(dialog.get_by_role("button", name="undo: Z")).to_be_visible()
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator(".actions footer kbd").first).to_have_text("Z")
        ply = visit.ply()
        visit.page.get_by_role("button", name="Bide time").click()
        visit.wait_for_ply(ply)
        visit.page.keyboard.press("z")
        expect(visit.page.get_by_role("button", name="Bide time")).to_be_visible()
        visit.page.locator("[data-area=technologies] .piece").first.hover()
        visit.page.keyboard.press("v")
        expect(dialog.locator(".sunk")).to_contain_text("Capital Ships")
        box = dialog.locator("[data-piece]").bounding_box()
        assert box is not None
        assert box["width"] >= 238
        visit.page.keyboard.press("v")
        expect(dialog).to_have_count(0)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where a bot may be called after a second."""
    running = Server(tmp_path_factory.mktemp("hasty"), grace=1.0).start()
    yield running
    running.stop()


def test_a_bot_stands_in_for_whoever_left_and_hands_the_seat_back(browser: Browser, hasty: Server) -> None:
    with visiting(browser, hasty.address, confirm="never") as ada, visiting(browser, hasty.address) as ben:
        table = open_table(ada, "template", "you", None, begin=False)
        ada.open(table)
        sit_down(ben, table, "Ben")
        ada.page.get_by_role("button", name="Begin").click()
        expect(ben.page.locator(".frame")).to_be_visible()
        ben.open("/learn/galaxy-command")
        ada.wait_until_asked()
        take_turn(ada)
        call = ada.page.get_by_role("button", name="Call in a bot")
        expect(call).to_be_visible()
        call.click()
        expect(ada.page.locator("#plate-1")).to_contain_text("a bot took over")
        assert ada.wait_until_asked()
        ben.open(table)
        ben.page.locator(".actions").get_by_role("button", name="Take seat back").click()
        take_turn(ada)
        assert ben.wait_until_asked()
        expect(ada.page.locator("#plate-1")).not_to_contain_text("bot")


def test_without_the_host_the_others_vote(browser: Browser, hasty: Server) -> None:
    with (
        visiting(browser, hasty.address) as ada,
        visiting(browser, hasty.address) as ben,
        visiting(browser, hasty.address) as cleo,
    ):
        table = open_table(ada, "template", "you", None, None, begin=False)
        ada.open(table)
        sit_down(ben, table, "Ben")
        sit_down(cleo, table, "Cleo")
        ada.page.get_by_role("button", name="Begin").click()
        expect(cleo.page.locator(".frame")).to_be_visible()
        ada.open("/learn/galaxy-command")
        ben.page.get_by_role("button", name="Vote for a bot").click()
        expect(ben.page.get_by_role("button", name="Voted for a bot · 1 so far")).to_be_disabled()
        cleo.page.get_by_role("button", name="Vote for a bot").click()
        for visit in (ben, cleo):
            expect(visit.page.locator("#plate-0")).to_contain_text("a bot took over")

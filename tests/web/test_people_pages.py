"""People's pages, the ladder, and the deal of the day: two people who have not met."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Browser, expect

from tests.server.serving import Page, Server
from tests.server.test_person import play_out
from tests.web.test_access import faults
from tests.web.visits import PHONE, Visit, introduce, visiting


def without_pictures(visit: Visit, server: Server) -> Page:
    """The same person, for what the test is not about."""
    page = Page.__new__(Page)
    page.server = server
    page.http = httpx.Client(base_url=server.address, timeout=30.0)
    for cookie in visit.page.context.cookies():
        page.http.cookies.set(cookie["name"], cookie["value"])
    page.me = visit.page.request.get(f"{visit.address}/api/me").json()
    return page


def finish(page: Page, table: str) -> None:
    with page.sit(table) as seat:
        while seat.wait_for_turn():
            seat.act()


def test_the_deal_of_the_day_opens_its_results_to_who_has_played(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as mira, visiting(browser, server.address, PHONE) as ben:
        introduce(mira, "Mira")
        introduce(ben, "Ben")
        mira.open()
        mira.page.get_by_role("main").get_by_role("link", name="Deal of the day").press("Enter")
        mira.page.get_by_role("button", name="Galaxy Command: Play").press("Enter")
        asks = mira.page.get_by_role("dialog")
        expect(asks).to_contain_text("You have one attempt, and it counts.")
        asks.get_by_role("button", name="Begin").press("Enter")
        mira.page.wait_for_url("**/t/*")
        expect(mira.page.get_by_role("button", name="Hint")).to_be_disabled()
        code = mira.page.url.rsplit("/", 1)[1]
        ben.open(f"/t/{code}")
        expect(ben.page.get_by_text("This deal stays closed until the day is over")).to_be_visible()
        mira.open("/daily")
        expect(mira.page.get_by_role("link", name="Galaxy Command: Go on")).to_be_visible()
        same = without_pictures(mira, server)
        finish(same, same.http.get(f"/api/tables/{code}").json()["id"])
        ben.open("/daily")
        expect(ben.page.get_by_text("1 result, still closed")).to_be_visible()
        assert faults(ben) == []
        mira.page.reload()
        row = mira.page.get_by_role("row").filter(has_text="Mira")
        expect(row).to_contain_text(re.compile(r"1.*Mira.*points?"))
        expect(row.get_by_role("link", name="Watch")).to_have_count(0)
        assert faults(mira) == []
        ben.complaints.clear()  # the browser notes that it was turned away


def test_two_people_of_one_name_are_found_and_told_apart(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as one, visiting(browser, server.address, PHONE) as other:
        introduce(one, "Zora")
        introduce(other, "Zora")
        ada, ben = without_pictures(one, server), without_pictures(other, server)
        table = ada.open_table("galaxy-rush", "you", None, begin=False, public=True)
        one.open(f"/t/{table['code']}")
        expect(one.page.get_by_text("Rated", exact=False).first).to_be_visible()
        one.open("/learn")
        with ada.sit(table["id"]) as first, ben.sit(table["id"]) as second:
            second.ask("Sit", seat=1)
            first.ask("Begin")
            second.hear("News")
            play_out(first, second)
        one.open()
        one.page.get_by_role("button", name="Settings", exact=True).click()
        one.page.get_by_role("dialog").get_by_role("link", name="Your page").click()
        expect(one.page.get_by_role("heading", name="Zora", level=1)).to_be_visible()
        expect(one.page.get_by_role("dialog")).to_have_count(0)
        one.open("/ladder")
        one.page.get_by_role("searchbox", name="Find somebody").fill("zor")
        found = one.page.get_by_role("region", name="People found")
        expect(found.get_by_role("link")).to_have_count(2)
        assert faults(one) == []
        found.get_by_role("link", name=f"#{ben.me['person'][:4]}").press("Enter")
        expect(one.page.get_by_role("heading", name="Zora", level=1)).to_be_visible()
        expect(one.page.get_by_role("heading", name="1 finished game")).to_be_visible()
        expect(one.page.get_by_text("Provisional, after 1 game").first).to_be_visible()
        other.open(f"/people/{ada.me['person']}")
        rivals = other.page.get_by_role("region", name="Against others")
        expect(rivals.get_by_role("link", name="Zora")).to_be_visible()
        assert faults(other) == []
        assert faults(one) == []

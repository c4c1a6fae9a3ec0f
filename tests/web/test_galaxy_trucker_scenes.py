"""Galaxy Trucker in a browser: a flight in which card, roll, hit and loss are each seen before the next question."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.shown import lines_in, pass_time
from tests.web.test_galaxy_trucker import showing, sit_down
from tests.web.test_galaxy_trucker_answers import finished
from tests.web.visits import DESKTOP, PHONE, Visit, play_on_from, visiting

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
QUESTIONS = 60
"""Of one flight, at most: as soon as all has been seen it is enough."""
PLACES = {
    "CardTurnedUp": ".stage .card",
    "ThreatRolled": ".galaxy-trucker .dice",
    "ThreatMet": ".galaxy-trucker .ship .lane",
    "ComponentsLost": ".galaxy-trucker .ship .falling",
}
"""Where each of them can be seen."""
CUT = """() => [...document.querySelectorAll('.galaxy-trucker .left > *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
"""What stands beside the ship and does not fit into its box."""


def rough_flight() -> tuple[bytes, int]:
    """A game with a swarm of meteors near its beginning that costs components, from the first card on."""
    for seed in range(40):
        save, asked = finished(seed, "II")
        first = next((ply for ply, each in enumerate(asked) if each and each[0].truckers[0].asked == "fly-on"), 0)
        lost = [len(ship.lost) for each in asked[first : first + 40] if each for ship in each[0].ships]
        if first and max(lost, default=0) > 0:
            return save, first
    raise AssertionError("no flight lost anything")


def answer(visit: Visit) -> None:
    """What is proposed, else whatever is offered first."""
    done = visit.page.locator(".actions footer .do button:not([disabled])")
    if done.count():
        return done.click()
    return visit.page.keyboard.press("1")


def is_asked(visit: Visit) -> bool:
    return visit.page.locator(".actions.mine").count() > 0 or visit.is_over()


def watch(visit: Visit, seen: dict[str, set[str]]) -> list[str]:
    """Every text of the strip; what stands on the screen with it is noted by kind of event."""
    told: list[str] = []

    def look() -> bool:
        if is_asked(visit):
            return True
        text = visit.page.locator(".strip .now .text")
        if text.count() and (said := text.inner_text().strip()):
            told.extend([said] if not told or told[-1] != said else [])
            seen[said] |= {kind for kind, place in PLACES.items() if visit.page.locator(place).count()}
        if visit.page.locator(".strip.waits").count():
            visit.page.keyboard.press("Space")
        return False

    pass_time(visit, look)
    return told


def check_credits(visit: Visit, view: Any) -> None:
    for seat, trucker in enumerate(view["truckers"]):
        if trucker["credits"] >= 0:
            expect(visit.page.locator(f"#plate-{seat} .score b")).to_have_text(str(trucker["credits"]))


@SIZES
def test_a_flight_is_seen_event_by_event(browser: Browser, server: Server, size: dict[str, int]) -> None:
    save, ply = rough_flight()
    seen: dict[str, set[str]] = defaultdict(set)
    with visiting(browser, server.address, size, touch=size == PHONE, confirm="never", animation="normal") as visit:
        visit.page.clock.install()
        visit.open(play_on_from(visit, save, ply))
        visit.wait_until_asked()
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        shown: set[str] = set()
        for _ in range(QUESTIONS):
            heard, before = len(visit.heard), visit.ply()
            answer(visit)
            visit.wait_for_ply(before)
            told = watch(visit, seen)
            lines = lines_in(visit.heard[heard:])
            texts = [text for _, text in lines]
            wanted = [text for at, text in enumerate(texts) if at == 0 or text != texts[at - 1]]
            assert [text for text in told if text in wanted] == wanted, (told, wanted)
            for kind, text in lines:
                if kind in PLACES and "missed" not in text:  # what passes by a ship is not drawn on it
                    assert kind in seen[text], (kind, text, seen[text])
                    shown.add(kind)
            assert visit.page.evaluate(CUT) == []
            if visit.is_over() or shown == set(PLACES):
                break
            check_credits(visit, showing(visit)["view"])
        assert shown == set(PLACES)


def test_components_that_fit_light_up(browser: Browser, server: Server) -> None:
    """Those that suit the cell under the pointer, and the cells that take the component under it."""
    with visiting(browser, server.address) as visit:
        sit_down(visit, pace="relaxed")
        page = visit.page
        for key in "dx" * 8:
            ply = visit.ply()
            page.keyboard.press(key)
            visit.wait_for_ply(ply)
        page.locator(".tiles .part").first.hover()
        expect(page.locator(".cell.suits").first).to_be_visible()
        cells = page.locator(".cell.suits").evaluate_all("all => all.map(one => Number(one.dataset.cell))")
        page.locator(f"[data-cell='{cells[0]}']").hover()
        expect(page.locator(".tiles .part.suits").first).to_be_visible()
        page.locator(".tiles .part").first.hover()
        ply = visit.ply()
        page.locator(".tiles .part").first.click()
        visit.wait_for_ply(ply)
        fits = [place["cell"] for place in showing(visit)["view"]["places"] if place["fits"]]
        assert sorted(cells) == sorted(fits)


def test_partners_are_named_from_the_start(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        sit_down(visit, "greedy", "greedy", "greedy", pace="turn-based", teams="partners")
        partner = showing(visit)["seats"][2]["name"]
        expect(visit.page.locator(".yard .lent")).to_contain_text(f"You and {partner} are partners")
        plates = visit.page.locator("aside.plates")
        expect(plates.locator(".plate")).to_have_count(4)
        assert plates.evaluate("one => one.scrollHeight - one.clientHeight") <= 0

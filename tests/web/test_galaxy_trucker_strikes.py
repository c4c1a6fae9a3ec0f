"""Galaxy Trucker in a browser: the board shows the ship that is struck, and any other on demand."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.bots.simple import GreedyBot
from cosmodrome.core.match import Match
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.events import CardTurnedUp, ComponentsLost, ThreatMet, ThreatRolled
from tests.server.serving import Server
from tests.web.shown import watch
from tests.web.test_galaxy_trucker import showing
from tests.web.test_galaxy_trucker_answers import sit_at, sit_down_at
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, scrolls_sideways, visiting

SEEDS = 60
TABLE = {"pace": "relaxed", "rounds": "II"}
PLAYERS = ("Ann", "Ben")
FEW = 8
"""So many offers stand alone in the panel, in their order."""
WATCH = """() => {
  window.seen = []
  const note = () => {
    const [ship, name] = ['.galaxy-trucker .ship', '.whose b'].map((each) => document.querySelector(each))
    const spot = ship && ship.querySelector('.lane') ? ship.getAttribute('aria-label') : ''
    const said = document.querySelector('.strip .now .text')?.textContent.trim() ?? ''
    const fell = document.querySelectorAll('.galaxy-trucker .falling').length
    const now = JSON.stringify([spot, name?.textContent ?? '', said, fell])
    if (seen.at(-1) !== now) seen.push(now)
  }
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(note).observe(document.body, all)
}"""
"""Notes on which ship a line of fire is drawn, under whose name, what the strip says of it, and how many parts fall."""
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
AIMS = pytest.mark.parametrize("victim", [0, 1], ids=["own", "other"])


class Moment(NamedTuple):
    save: bytes
    ply: int
    """Before the action after which there is fire."""
    offer: int
    """That action, among the offers."""


@cache
def moment_of_fire(victim: int) -> Moment:
    """The first seat acts, and what comes of it is a roll, then fire that hits this one ship and destroys something."""
    for seed in range(SEEDS):
        rng, match = Rng.seeded(seed), Match(GAME, 2, seed, TABLE, PLAYERS)
        found: tuple[int, int] | None = None
        while match.awaiting:
            seat, ply = next_to_move(match.awaiting), len(match.log)
            offers = match.offers(seat)
            action = GreedyBot(rng.spawn(), deals=1).choose(look(GAME, match.snapshot(), seat, rng))
            events = match.play(seat, action)
            aims = {event.at for event in events if isinstance(event, ThreatRolled)}
            met = [event.result for event in events if isinstance(event, ThreatMet)]
            kinds = [type(event) for event in events if isinstance(event, ThreatRolled | ThreatMet | ComponentsLost)]
            isolated = not any(isinstance(event, CardTurnedUp) for event in events) and len(offers) <= FEW
            whole = kinds[:3] == [ThreatRolled, ThreatMet, ComponentsLost]
            if not found and seat == 0 and aims == {(victim,)} and set(met) == {"hit"} and whole and isolated:
                found = (ply, offers.index(action))
        if found:
            return Moment(match.dump(), *found)
    raise AssertionError(f"in {SEEDS} games nobody fired at seat {victim} alone")


class Seen(NamedTuple):
    fire: str
    """The ship with a line of fire on it."""
    name: str
    """Whose board is said to be shown; nothing for one's own."""
    said: str
    fell: int


def seen_until(visit: Visit, words: str) -> list[Seen]:

    def seen() -> list[Seen]:
        return [Seen(*json.loads(each)) for each in visit.page.evaluate("seen")]

    def is_seen() -> bool:
        if visit.page.locator(".strip.waits").count():
            visit.page.keyboard.press("Space")
        return any(words in each.said and each.fell for each in seen())

    visit.wait_until(is_seen, words)
    return seen()


@SIZES
@AIMS
def test_the_board_shows_the_ship_that_is_hit(
    browser: Browser, server: Server, size: dict[str, int], victim: int
) -> None:
    """The roll, the hit and the loss are seen one after the other, on that ship and under its owner's name."""
    moment = moment_of_fire(victim)
    with visiting(browser, server.address, size, confirm="always", animation="normal") as visit:
        sit_down_at(visit, play_on_from(visit, moment.save, moment.ply))
        rival = visit.page.locator("#plate-1").get_attribute("aria-label")
        name = "" if victim == 0 else str(rival).split(",")[0]
        whose = "Your ship" if victim == 0 else f"{name}'s ship"
        visit.page.evaluate(WATCH)
        visit.offers.nth(moment.offer).click()
        visit.page.locator(".actions footer .do button").click()
        seen = seen_until(visit, "destroyed")
        struck = [each for each in seen if each.fire]
        assert {each.fire for each in struck} == {whose}
        assert all((name in each.name) if name else not each.name for each in struck if each.said == struck[-1].said)
        said = [each.said for each in seen]
        told = [next(at for at, one in enumerate(said) if word in one) for word in ("rolled", " hit ", "destroyed")]
        assert told == sorted(told)
        assert not scrolls_sideways(visit)


def test_any_ship_is_seen_large_by_a_click_on_its_plate(browser: Browser, server: Server) -> None:
    """Nothing of one's own lights up on it."""
    moment = moment_of_fire(1)
    with visiting(browser, server.address) as visit:
        sit_down_at(visit, play_on_from(visit, moment.save, moment.ply))
        ship = visit.page.locator(".galaxy-trucker .ship")
        expect(ship).to_have_attribute("aria-label", "Your ship")
        visit.page.locator("#plate-1 .look").click()
        expect(ship).not_to_have_attribute("aria-label", "Your ship")
        expect(visit.page.locator("main .whose b")).to_be_visible()
        view = showing(visit)["view"]
        expect(visit.page.locator(".ship .cell[data-enlarge]")).to_have_count(len(view["ships"][1]["parts"]))
        expect(visit.page.locator(".ship [data-target]")).to_have_count(0)
        visit.page.keyboard.press("Alt+1")
        expect(ship).to_have_attribute("aria-label", "Your ship")


@SIZES
def test_any_ship_is_seen_while_something_is_shown(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """Also the own one, while the board would follow whoever is hit; what is shown goes on waiting."""
    moment = moment_of_fire(1)
    with visiting(browser, server.address, size, confirm="always", animation="normal") as visit:
        visit.page.clock.install()
        sit_down_at(visit, play_on_from(visit, moment.save, moment.ply))
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        ship, told = visit.page.locator(".galaxy-trucker .ship"), visit.page.locator(".strip .now .text")
        visit.offers.nth(moment.offer).click()
        visit.page.locator(".actions footer .do button").click()
        watch(visit, until=lambda: ship.count() > 0 and ship.get_attribute("aria-label") != "Your ship")
        others, said = ship.get_attribute("aria-label"), told.inner_text()
        visit.page.locator("#plate-0 .look").click()
        expect(ship).to_have_attribute("aria-label", "Your ship")
        visit.page.locator("#plate-1 .look").click()
        expect(ship).to_have_attribute("aria-label", str(others))
        visit.page.locator(".whose").get_by_role("button").click()
        expect(ship).to_have_attribute("aria-label", str(others))
        expect(visit.page.locator(".whose").get_by_role("button")).to_have_count(0)
        assert told.inner_text() == said
        expect(visit.page.locator(".strip .buttons")).to_contain_text("Next")


@SIZES
def test_a_ship_is_seen_under_a_card_that_waits(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """A plate takes the card away, the same plate brings it back, and the next one comes as ever."""
    with visiting(browser, server.address, size, animation="normal") as visit:
        sit_at(visit, "fly-on", lambda view, _: len(view.turned_up) == 0)
        visit.page.locator("[data-piece=do-FlyOn]").click()
        card, ship = visit.page.locator(".stage .card"), visit.page.locator(".galaxy-trucker .ship")
        expect(visit.page.locator(".strip.waits")).to_be_visible()
        expect(card).to_be_visible()
        visit.page.locator("#plate-1 .look").click()
        expect(card).to_have_count(0)
        expect(ship).not_to_have_attribute("aria-label", "Your ship")
        expect(visit.page.locator(".strip.waits")).to_be_visible()
        visit.page.locator("#plate-1 .look").click()
        expect(card).to_be_visible()


@AIMS
def test_a_replay_names_the_ships_it_shows(browser: Browser, server: Server, victim: int) -> None:
    """Whoever watches has no ship: nothing is said of yours."""
    moment = moment_of_fire(victim)
    with visiting(browser, server.address, animation="normal") as visit:
        with httpx.Client(base_url=server.address, timeout=PATIENCE / 1000) as somebody:
            somebody.get("/api/me").raise_for_status()
            kept = somebody.post("/api/replays", content=moment.save).raise_for_status().json()
        visit.open(f"/replay/{kept['id']}?ply={moment.ply}")
        expect(visit.page.get_by_role("region", name=re.compile("'s ship$")).first).to_be_visible(timeout=PATIENCE)
        visit.page.evaluate(WATCH)
        visit.page.get_by_role("button", name="Play", exact=True).click()
        visit.wait_until(
            lambda: any(f"{PLAYERS[victim]}'s ship" in each for each in visit.page.evaluate("seen")),
            "fire at that ship",
        )

"""Galaxy Trucker in a browser: a strike is drawn on the ship it comes at; a shot at another is told with its name."""

from __future__ import annotations

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
from cosmodrome.games.galaxy_trucker.events import CardTurnedUp, ThreatMet, ThreatRolled
from tests.server.serving import Server
from tests.web.test_galaxy_trucker_answers import sit_down_at
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, scrolls_sideways, visiting

SEEDS = 60
TABLE = {"pace": "relaxed", "rounds": "II"}
PLAYERS = ("Ann", "Ben")
FEW = 8
"""So many offers stand alone in the panel, in their order."""
WATCH = """() => {
  const places = { lane: '.lane', elsewhere: '.elsewhere', at: '.roll .at, .aimed', fate: '.roll [aria-live]' }
  window.seen = { lane: [], elsewhere: [], at: [], fate: [] }
  new MutationObserver(() => {
    for (const [name, place] of Object.entries(places))
      for (const one of document.querySelectorAll(`.galaxy-trucker :is(${place})`))
        if (!seen[name].includes(one.innerText)) seen[name].push(one.innerText)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Notes every line of fire on the ship, and all that is said of one: motion does not wait for a test."""
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
    """The first seat acts, and what comes of it is fire that hits this one ship."""
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
            isolated = not any(isinstance(event, CardTurnedUp) for event in events) and len(offers) <= FEW
            if not found and seat == 0 and aims == {(victim,)} and set(met) == {"hit"} and isolated:
                found = (ply, offers.index(action))
        if found:
            return Moment(match.dump(), *found)
    raise AssertionError(f"in {SEEDS} games nobody fired at seat {victim} alone")


def names(visit: Visit) -> list[str]:
    return [plate.split(",")[0] for plate in plates(visit)]


def plates(visit: Visit) -> list[str]:
    found = visit.page.locator(".plate")
    expect(found).to_have_count(2)
    labels = {str(one.get_attribute("id")): str(one.get_attribute("aria-label")) for one in found.all()}
    return [labels[f"plate-{seat}"] for seat in range(2)]


def seen_once_told(visit: Visit, place: str, words: str) -> dict[str, list[str]]:

    def seen() -> dict[str, list[str]]:
        return dict(visit.page.evaluate("seen"))

    visit.wait_until(lambda: any(words in each for each in seen()[place]), words)
    return seen()


@SIZES
@AIMS
def test_fire_is_drawn_on_the_ship_it_comes_at(
    browser: Browser, server: Server, size: dict[str, int], victim: int
) -> None:
    moment = moment_of_fire(victim)
    with visiting(browser, server.address, size, confirm="always", animation="slow") as visit:
        sit_down_at(visit, play_on_from(visit, moment.save, moment.ply))
        name = "you" if victim == 0 else names(visit)[1]
        visit.page.evaluate(WATCH)
        visit.offers.nth(moment.offer).click()
        visit.page.locator(".actions footer .do button").click()
        if size is PHONE:
            seen = seen_once_told(visit, "at", name)
            if victim == 0:
                seen = seen_once_told(visit, "lane", "")
        else:
            whose = "your ship" if victim == 0 else f"{name}'s ship"
            seen = seen_once_told(visit, "fate", f" hit {whose}.")
            assert [name in each for each in seen["elsewhere"][:1]] == [True] * victim
        assert all(name in each for each in seen["at"])
        assert bool(seen["lane"]) == (victim == 0)
        assert not scrolls_sideways(visit)


@AIMS
def test_a_replay_names_the_ships_it_shows(browser: Browser, server: Server, victim: int) -> None:
    """Whoever watches has no ship: nothing is said of yours."""
    moment = moment_of_fire(victim)
    with visiting(browser, server.address, animation="slow") as visit:
        with httpx.Client(base_url=server.address, timeout=PATIENCE / 1000) as somebody:
            somebody.get("/api/me").raise_for_status()
            kept = somebody.post("/api/replays", content=moment.save).raise_for_status().json()
        visit.open(f"/replay/{kept['id']}?ply={moment.ply}")
        shown = visit.page.get_by_role("region", name="Ann's ship")
        expect(shown.locator(".lent")).to_contain_text("Ann", timeout=PATIENCE)
        visit.page.evaluate(WATCH)
        visit.page.get_by_role("button", name="Play", exact=True).click()
        seen = seen_once_told(visit, "fate", f" hit {PLAYERS[victim]}'s ship.")
        assert PLAYERS[victim] in seen["at"][0]
        assert [PLAYERS[1] in each for each in seen["elsewhere"][:1]] == [True] * victim
        assert bool(seen["lane"]) == (victim == 0)

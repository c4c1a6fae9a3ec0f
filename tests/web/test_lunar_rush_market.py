"""The Market phases of Lunar Rush in a browser, with motion: every sale is seen, and no question is put before that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.bots.bot import look
from cosmodrome.bots.simple import GreedyBot
from cosmodrome.core.match import Match
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.actions import FinishLoading
from cosmodrome.games.lunar_rush.events import ExtraMarket
from tests.server.serving import Server
from tests.web.test_lunar_rush import choose_on_the_board, names, showing, sit_down
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, scrolls_sideways, visiting

BOT_DELAY = 0.05
"""Seconds; bids of bots come while the market is still being told."""
TURNS = 7
SEEDS = 20

WATCH = """(() => {
  const Wire = WebSocket
  let latest = null
  window.WebSocket = class extends Wire {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', (event) => (latest = JSON.parse(event.data).showing ?? latest))
    }
  }
  Object.assign(window, { seen: [], wrong: [], questions: [] })
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? ''
  const isInSight = (selector) => {
    const place = document.querySelector(selector)?.getBoundingClientRect()
    if (!place) return false
    return !!document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)?.closest(selector)
  }
  const shown = () => ({
    news: text('.market .news'),
    phase: text('.market h3'),
    prices: [5, 6, 7, 8].map((item) => text(`[data-piece=price-${item}] strong`)),
    gc: [...document.querySelectorAll('.plate .score b')].map((score) => score.textContent),
    isInSight: isInSight('.market .news'),
  })
  const listen = () => {
    const now = shown()
    if (now.news && JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now)
  }
  const look = () => {
    requestAnimationFrame(look)
    if (!latest?.view || !document.querySelector('.actions.mine')) return
    const [view, now] = [latest.view, shown()]
    const question = `${view.turn} ${view.step}`
    if (!questions.includes(question)) questions.push(question)
    const prices = view.prices.map((price) => String(price.price))
    const gc = latest.seats.map((seat) => String(view.corporations[seat.seat].gc))
    const isRight = (now.prices.join() === ',,,' || now.prices.join() === prices.join()) && now.gc.join() === gc.join()
    if (!isRight) wrong.push({ question, shown: now, prices, gc })
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
  })
})()"""


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), bot_delay=BOT_DELAY).start()
    yield running
    running.stop()


def events(visit: Visit) -> list[Any]:
    return [line["event"] for each in visit.heard if each["kind"] == "News" for line in each["log"]]


def seen(visit: Visit) -> list[Any]:
    """What the market said, with the prices and GC beside it."""
    return list(visit.page.evaluate("seen"))


def sale_text(visit: Visit, sale: Any) -> str:
    goods = {5: ("Ore", "Ore"), 6: ("Bar", "Bars"), 7: ("Shard", "Shards"), 8: ("Gem", "Gems")}
    sold = [f"{n} {goods[item][n > 1]}" for item, n in zip(sale["items"], sale["numbers"], strict=True)]
    listed = " and ".join(filter(None, [", ".join(sold[:-1]), sold[-1]]))
    who = names(visit)[sale["corp"]] if sale["corp"] else "You"
    return f"{who} sold {listed}: +{sale['gc']} GC"


def is_sale(news: str) -> bool:
    return " sold " in news and " from the base" not in news


def all_is_told(visit: Visit) -> None:
    """Each sale in its turn, with the prices it led to and the GC it brought, each phase under its name."""
    happened, records = events(visit), seen(visit)
    sales = [(one, after) for one, after in pairwise(happened) if one["kind"] == "ShipSold"]
    shown = [(before, now) for before, now in pairwise([records[0], *records]) if is_sale(now["news"])]
    assert [now["news"] for _, now in shown] == [sale_text(visit, sale) for sale, _ in sales]
    for (sale, after), (before, now) in zip(sales, shown, strict=True):
        assert now["prices"] == [str(price) for price in after["prices"]], sale
        assert int(now["gc"][sale["corp"]]) == int(before["gc"][sale["corp"]]) + sale["gc"], sale
    assert sales
    extra = [f"Extra Market phase {one['number']}" for one in happened if one["kind"] == "ExtraMarket"]
    phases = dict.fromkeys(one["phase"] for one in records)
    assert [phase for phase in phases if not phase.startswith("Turn ")] == extra
    assert all(one["isInSight"] for one in records)


def play_up_to(visit: Visit, turn: int) -> None:
    """Answers every question once it is put, and never clicks meanwhile; up to the end, or to the bids of a turn."""
    asked = visit.page.locator(".actions.mine").or_(visit.page.locator("main.finale"))
    while True:
        expect(asked).to_be_visible(timeout=2 * PATIENCE)
        if visit.page.locator("main.finale").count() or showing(visit)["view"]["turn"] == turn:
            return
        if showing(visit)["decisions"]:
            choose_on_the_board(visit)


GAMES = [pytest.param(DESKTOP, TURNS, marks=pytest.mark.long, id="desktop"), pytest.param(PHONE, 3, id="phone")]


@pytest.mark.parametrize(("size", "turns"), GAMES)
def test_prices_and_gc_are_true_at_every_question(
    browser: Browser, slow_server: Server, size: dict[str, int], turns: int
) -> None:
    """A game against two bots, a whole one on a desktop: whenever somebody is asked, the page shows what is so."""
    with visiting(browser, slow_server.address, size, animation="fast", confirm="always") as visit:
        visit.page.add_init_script(WATCH)
        sit_down(visit, "greedy", "greedy")
        play_up_to(visit, turns + 1)
        assert visit.page.evaluate("wrong") == []
        assert {f"{turn} bid" for turn in range(1, turns + 1)} <= set(visit.page.evaluate("questions"))
        all_is_told(visit)


@cache
def before_the_end() -> tuple[bytes, int]:
    """A game of bots in which the first seat's last word brings on the last market and two extra ones; and its ply."""
    for seed in range(SEEDS):
        rng, match = Rng.seeded(seed), Match(GAME, 3, seed, {})
        bot = GreedyBot(rng, 1)
        while match.awaiting:
            seat = match.awaiting[-1]
            action = bot.choose(look(GAME, match.snapshot(), seat, rng))
            played = match.play(seat, action)
        if seat == 0 and isinstance(action, FinishLoading) and sum(isinstance(one, ExtraMarket) for one in played) == 2:
            return match.dump(), len(match.log) - 1
    raise AssertionError("no such game")


NAMED_EARLY = """() => !document.querySelector('main.finale')
  && document.querySelector('aside.plates').textContent.includes('Winner')"""


def come_to_the_end(visit: Visit) -> None:
    visit.page.add_init_script(WATCH)
    visit.open(play_on_from(visit, *before_the_end()))
    done = visit.page.locator("[data-piece=done]:visible").first
    expect(done).to_be_visible(timeout=PATIENCE)
    done.click()
    done.click()
    expect(visit.page.locator(".market .news:not(:empty)")).to_be_visible(timeout=PATIENCE)


def has_gone_on(visit: Visit, told: int) -> bool:
    return len(seen(visit)) > told or visit.page.locator("main.finale").count() > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("animation", ["slow", "off", "reduced by the system"])
def test_the_last_markets_are_played_before_the_end(
    browser: Browser, server: Server, size: dict[str, int], animation: str
) -> None:
    """A click goes on to what happens next and loses none of it; the plates name no winner before that."""
    with visiting(browser, server.address, size, animation=animation, confirm="always") as visit:
        if animation not in {"slow", "off"}:
            visit.page.emulate_media(reduced_motion="reduce")
        come_to_the_end(visit)
        finale = visit.page.locator("main.finale")
        while not finale.count():
            assert not scrolls_sideways(visit)
            told = len(seen(visit))
            assert not visit.page.evaluate(NAMED_EARLY)
            visit.page.mouse.click(2, 2)
            visit.wait_until(partial(has_gone_on, visit, told), "what happens next")
        all_is_told(visit)
        expect(finale.locator("tfoot td").first).to_be_visible()


def test_who_has_seen_enough_skips_the_last_markets(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, animation="slow", confirm="always") as visit:
        come_to_the_end(visit)
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator("main.finale")).to_be_visible()

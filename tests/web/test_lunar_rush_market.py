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
from cosmodrome.games.lunar_rush.data.components import ORE
from cosmodrome.games.lunar_rush.events import ExtraMarket
from tests.server.serving import Server
from tests.web.shown import lines_in
from tests.web.test_lunar_rush import choose_on_the_board, log, showing, sit_down
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
  const text = (selector) => (document.querySelector(selector)?.textContent ?? '').replace(/\\s+/g, ' ').trim()
  const isInSight = (selector) => {
    const place = document.querySelector(selector)?.getBoundingClientRect()
    if (!place) return false
    return !!document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)?.closest(selector)
  }
  const isHolding = () =>
    [...document.querySelectorAll('.strip .buttons button')].some((button) => button.textContent.includes('Next'))
  const shown = () => ({
    line: text('.strip .now .text'),
    phase: text('.market.told h3'),
    sale: text('[data-area=sale] strong'),
    prices: [5, 6, 7, 8].map((item) => text(`[data-piece=price-${item}] strong`)),
    struck: [5, 6, 7, 8].map((item) => text(`[data-piece=price-${item}] s`)),
    sold: [5, 6, 7, 8].map((item) => text(`[data-piece=price-${item}] small`)),
    gc: [...document.querySelectorAll('.plate .score b')].map((score) => score.textContent),
    isInSight: isInSight('[data-area=sale]') && isInSight('[data-piece=price-8]') && isInSight('[data-piece=price-5]'),
  })
  const listen = () => {
    const now = shown()
    if (isHolding() && JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now)
  }
  const look = () => {
    requestAnimationFrame(look)
    if (!latest?.view || !document.querySelector('.actions.mine') || isHolding()) return
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
    return [line["event"] for line in log(visit)]


def seen(visit: Visit) -> list[Any]:
    """What the strip and the market said, with the prices and GC beside it."""
    return list(visit.page.evaluate("seen"))


def told_lines(visit: Visit) -> list[str]:
    return list(dict.fromkeys(one["line"] for one in seen(visit)))


def check_rows(sale: Any, now: Any, past: list[Any]) -> None:
    """The price that was paid is struck out, and an extra phase counts what it has sold itself."""
    for item, price in zip(sale["items"], sale["market"] or sale["prices"], strict=True):
        at = item - ORE
        assert now["struck"][at] == ("" if now["prices"][at] == str(price) else str(price)), sale
        if now["phase"].startswith("Extra"):
            start = max(place for place, event in enumerate(past) if event["kind"] == "ExtraMarket")
            sales = [
                dict(zip(one["items"], one["numbers"], strict=True))
                for one in past[start:]
                if one["kind"] == "ShipSold"
            ]
            assert now["sold"][at].startswith(f"{sum(one.get(item, 0) for one in sales)} sold"), sale


def all_is_told(visit: Visit) -> None:
    """Each sale in its turn, in sight, with the prices it led to and the GC it brought, each phase under its name."""
    happened, records = events(visit), seen(visit)
    lines = lines_in(visit.heard)
    assert [kind for kind, _ in lines] == [event["kind"] for event in happened]
    sales = [(sale, text, after) for (sale, after), (_, text) in zip(pairwise(happened), lines, strict=False)]
    sales = [one for one in sales if one[0]["kind"] == "ShipSold"]
    assert sales
    at = 0
    for sale, text, after in sales:
        start = next(place for place in range(at, len(records)) if records[place]["line"] == text)
        at = next((place for place in range(start, len(records)) if records[place]["line"] != text), len(records))
        before, now = records[start - 1], records[at - 1]
        assert now["sale"] == f"+{sale['gc']} GC", sale
        if after["kind"] == "PricesMoved":
            assert now["prices"] == [str(price) for price in after["prices"]], sale
        check_rows(sale, now, happened[: happened.index(sale) + 1])
        assert int(now["gc"][sale["corp"]]) == int(before["gc"][sale["corp"]]) + sale["gc"], sale
        assert now["isInSight"], sale
    extra = [f"Extra Market phase {one['number']}" for one in happened if one["kind"] == "ExtraMarket"]
    phases = dict.fromkeys(one["phase"] for one in records)
    assert [phase for phase in phases if phase.startswith("Extra")] == extra


def play_up_to(visit: Visit, turn: int) -> None:
    """Answers every question once all is shown, and clicks meanwhile only where it is waited for; up to the end, or to
    the bids of a turn."""
    asked, waits = visit.page.locator(".actions.mine"), visit.page.locator(".strip.waits")
    finale, following = visit.page.locator("main.finale"), visit.page.locator(".strip .buttons", has_text="Next")
    while True:
        expect(asked.or_(finale).or_(waits).first).to_be_visible(timeout=2 * PATIENCE)
        if waits.count():
            visit.page.keyboard.press("Space")
            continue
        if finale.count() or showing(visit)["view"]["turn"] == turn:
            return
        if following.count() == 0 and showing(visit)["decisions"]:
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
    expect(visit.page.locator(".market.told")).to_be_visible(timeout=PATIENCE)


def has_gone_on(visit: Visit, told: int) -> bool:
    return len(told_lines(visit)) > told or visit.page.locator("main.finale").count() > 0


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
            told = len(told_lines(visit))
            assert not visit.page.evaluate(NAMED_EARLY)
            visit.page.keyboard.press("Space")
            visit.wait_until(partial(has_gone_on, visit, told), "what happens next")
        all_is_told(visit)
        lines = lines_in(visit.heard)
        counts = [text for kind, text in lines if kind in {"ExtraMarket", "FinalScored", "GameEnded"}]
        assert [line for line in told_lines(visit) if line in counts] == counts
        expect(finale.locator("tfoot td").first).to_be_visible()


def test_each_sale_of_the_last_markets_waits_for_the_player(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, animation="fast", confirm="always") as visit:
        come_to_the_end(visit)
        waited = []
        while not visit.page.locator("main.finale").count():
            if visit.page.locator(".strip.waits").count():
                waited.append(visit.page.locator(".strip .now .text").inner_text().strip())
                visit.page.keyboard.press("Space")
            visit.page.wait_for_timeout(60)
        lines = lines_in(visit.heard)
        assert waited == [text for kind, text in lines if kind in {"ShipSold", "ExtraMarket", "GameEnded"}]


def test_who_has_seen_enough_skips_the_last_markets(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, animation="slow", confirm="always") as visit:
        come_to_the_end(visit)
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator("main.finale")).to_be_visible()

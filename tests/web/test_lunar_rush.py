"""Lunar Rush in a browser: a whole game against an AI by clicks, two people who build at once, and the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.games.lunar_rush.actions import BuyGold
from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.visits import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Visit,
    lost_by_the_visitor,
    open_table,
    play_on_from,
    scrolls_sideways,
    visiting,
)

BID, ROUTE, GOLD, BUILD = "bid", "route", "gold", "build"
UP, DOWN = "load-up", "load-down"
LIFE_SUPPORT = 3


def showing(visit: Visit) -> Any:
    return next(each["showing"] for each in reversed(visit.heard) if each.get("showing", {}).get("view"))


def view(visit: Visit) -> Any:
    return showing(visit)["view"]


def own(visit: Visit) -> Any:
    now = view(visit)
    return now["corporations"][now["seat"]]


def pieces(visit: Visit, selector: str = "") -> Locator:
    """What can be done on the board."""
    return visit.page.locator(f".lunar-rush {selector}[data-target]:visible")


def is_asked(visit: Visit) -> bool:
    """True once the board has something to choose, False once the end is shown; what waits for a click is skipped."""
    waits, finale = visit.page.locator(".strip.waits"), visit.page.locator("main.finale")
    while True:
        expect(pieces(visit).or_(waits).or_(finale).first).to_be_visible(timeout=PATIENCE)
        if not waits.count():
            return finale.count() == 0
        visit.page.keyboard.press("Escape")


def accepted(visit: Visit) -> int:
    return sum(each["kind"] == "Accepted" for each in visit.heard)


def press(visit: Visit, piece: Locator) -> None:
    """Choose it on the board, then confirm."""
    before = accepted(visit)
    piece.click()
    visit.page.locator(".actions footer .do button:enabled").click()
    settle(visit, before)


def settle(visit: Visit, before: int) -> None:
    """The own action is done, whoever else acts meanwhile, and the page shows it."""
    visit.wait_until(lambda: accepted(visit) > before, "an answer")
    visit.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def finish(visit: Visit) -> None:
    press(visit, visit.page.locator("[data-piece=done]:visible").first)


def fill(visit: Visit) -> None:
    """One by one until nothing more fits, then all ships leave by one button."""
    more = pieces(visit, ".kind .more")
    if not more.count():
        return finish(visit)
    for _ in range(20):
        if not more.count():
            break
        more.nth(more.count() // 2).click()
    return launch(visit)


def launch(visit: Visit) -> None:
    """What the steppers say is loaded, ship by ship, and the step is over for this player."""
    now = view(visit)
    visit.page.locator("[data-piece=done]:visible").first.click()

    def is_done() -> bool:
        then = view(visit)
        return (then["turn"], then["step"]) != (now["turn"], now["step"]) or then["seat"] not in then["awaiting"]

    visit.wait_until(is_done, "the launch")
    visit.wait_until(lambda: not visit.unanswered, "an answer")


def choose_on_the_board(visit: Visit) -> None:
    step = view(visit)["step"]
    if step in (UP, DOWN):
        return fill(visit)
    if step == BUILD:
        return build(visit)
    if step == ROUTE:
        lanes = pieces(visit, ".launch")
        return press(visit, lanes.last if len(own(visit)["ships"]) % 2 else lanes.first)
    first = pieces(visit, ".bid" if step == BID else ".face" if step == GOLD else "")
    return press(visit, first.first) if first.count() else finish(visit)


def build(visit: Visit) -> None:
    """Everybody to work, here and there, food first where it is short; every other turn upgrade what can be paid."""
    upgrades, places = pieces(visit, ".up"), pieces(visit, ".spot")
    if own(visit)["mixes"]:
        return press(visit, pieces(visit, ".gold.built ").first)
    if upgrades.count() and view(visit)["turn"] % 2 == 0:
        return press(visit, upgrades.first)
    if not places.count():
        return finish(visit)
    return press(visit, places.nth(0 if own(visit)["forecast"]["without_food"] else visit.ply() % places.count()))


def play_until(visit: Visit, until: int, look: Any = lambda: None) -> set[str]:
    """Up to the end of that turn; returns the steps that were played."""
    seen: set[str] = set()
    while is_asked(visit):
        now = showing(visit)
        if not now["decisions"]:
            visit.page.wait_for_timeout(30)
            continue
        if now["view"]["turn"] > until:
            break
        if now["view"]["step"] not in seen:
            seen.add(now["view"]["step"])
            look()
        choose_on_the_board(visit)
    return seen


def sit_down(visit: Visit, *sitters: str, **options: str) -> None:
    visit.open(open_table(visit, "lunar-rush", "you", *sitters, begin=True, **options))
    expect(visit.page.locator(".lunar-rush")).to_be_visible(timeout=PATIENCE)


def scrolls(visit: Visit) -> bool:
    """Whether anything that holds the turn would have to be scrolled, or does not fit into its box."""
    return bool(
        visit.page.evaluate(
            "[...document.querySelectorAll('main.board, .lunar-rush .inside, .lunar-rush .market')]"
            ".some(box => box.scrollHeight > box.clientHeight + 1)"
        )
    )


@pytest.mark.long
def test_a_whole_game_against_an_ai_by_clicks(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, DESKTOP, theme="dark", confirm="always") as visit:
        sit_down(visit, ais="1", wonders="on", roles="beginner")

        def look() -> None:
            assert not scrolls_sideways(visit)
            assert not scrolls(visit)
            assert faults(visit) == []

        seen = play_until(visit, 7, look)
        assert {BID, ROUTE, UP, BUILD, DOWN} <= seen
        expect(visit.page.locator("main.finale thead th")).to_have_count(2)
        scores = [sum(gc for _, gc in corp["tally"]) for corp in view(visit)["corporations"]]
        expect(visit.page.locator("main.finale tfoot td")).to_contain_text([str(score) for score in scores])
        visit.page.keyboard.press("Enter")
        expect(visit.page.locator("main.sheet .verdict")).to_be_visible()


def test_a_turn_on_a_phone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, PHONE, theme="light", confirm="always") as visit:
        sit_down(visit, "greedy", "greedy", "greedy")

        def look() -> None:
            assert not scrolls_sideways(visit)
            assert faults(visit) == []

        seen = play_until(visit, 2, look)
        assert {BID, ROUTE, BUILD} <= seen
        for tab in ("Routes", "Base", "Market", "Cards"):
            visit.page.locator("nav.tabs button", has_text=tab).click()
            expect(visit.page.locator(f".lunar-rush [data-area={tab.lower()}]")).to_be_visible()
            look()


def up_to(step: str, visit: Visit) -> None:
    while view(visit)["step"] != step:
        assert is_asked(visit)
        choose_on_the_board(visit)


def test_taking_back_and_being_done_by_keyboard(browser: Browser, server: Server) -> None:
    """Arrows walk to a worker place, Enter chooses and does it, T takes it back, Shift with Enter ends the step."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, ais="1")
        up_to(BUILD, visit)
        keyboard, before = visit.page.keyboard, own(visit)
        visit.page.locator("[data-piece=space-1-0-of-0]").focus()
        keyboard.press("ArrowRight")
        expect(visit.page.locator("[data-piece=space-1-1-of-0]")).to_be_focused()
        ply = visit.ply()
        keyboard.press("Enter")
        keyboard.press("Enter")
        visit.wait_for_ply(ply)
        assert own(visit)["stock"][LIFE_SUPPORT] == before["stock"][LIFE_SUPPORT] + 3
        assert own(visit)["idle"] == before["idle"] - 1
        ply = visit.ply()
        keyboard.press("t")
        visit.wait_for_ply(ply)
        assert own(visit)["stock"] == before["stock"]
        expect(visit.page.locator("[data-piece=take-back]")).to_have_attribute("aria-disabled", "true")
        ply = visit.ply()
        keyboard.press("Shift+Enter")
        expect(visit.page.locator("[data-piece=done]")).to_have_attribute("aria-pressed", "true")
        keyboard.press("Shift+Enter")
        visit.wait_for_ply(ply)
        assert view(visit)["step"] != BUILD


def test_a_full_ship_keeps_the_focus(browser: Browser, server: Server) -> None:
    """Space on the plus until nothing more fits: the button can do nothing then, but whoever is on it stays there."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, ais="1")
        up_to(UP, visit)
        more = visit.page.locator(f"[data-piece={pieces(visit, '.kind .more').first.get_attribute('data-piece')}]")
        more.focus()
        while more.get_attribute("aria-disabled") == "false":
            visit.page.keyboard.press("Space")
        expect(more).to_be_focused()
        loaded = visit.page.locator(".hold .what b").all_inner_texts()
        visit.page.keyboard.press("Space")
        assert visit.page.locator(".hold .what b").all_inner_texts() == loaded


def test_enter_launches_what_was_clicked_together(browser: Browser, server: Server) -> None:
    """The plus that was clicked last has the focus; Enter does what the confirm button says all the same."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, ais="1")
        up_to(UP, visit)
        pieces(visit, ".kind .more").first.click()
        do = visit.page.locator(".actions footer .do button")
        expect(do).to_be_enabled()
        expect(do).to_contain_text("1 Hab Part")
        visit.page.keyboard.press("Enter")
        visit.wait_until(lambda: view(visit)["step"] != UP, "the next step")
        loads = [line["event"]["load"] for line in log(visit) if line["event"]["kind"] == "MoonboundLoaded"]
        assert sum(number for load in loads for _, number in load) == 1


def log(visit: Visit) -> list[Any]:
    return [line for each in visit.heard if each["kind"] == "News" for line in each["log"] if line["event"]]


def loads(visit: Visit) -> list[list[str]]:
    """What the steppers show, ship by ship."""
    return [hold.locator(".what b").all_inner_texts() for hold in visit.page.locator(".hold").all()]


def test_the_first_turn_takes_at_most_half_the_clicks_it_once_took(browser: Browser, server: Server) -> None:
    """As the page is set up at first, with every hold filled and every astronaut at work: it was 27.

    A bid, two lanes, two launches, done, and one for each kind of thing loaded and each astronaut: how many these are
    depends on the lanes that the opponent leaves.
    """
    with visiting(browser, server.address) as visit:
        sit_down(visit, "greedy")
        clicks, astronauts = 0, 0
        while is_asked(visit) and view(visit)["turn"] == 1:
            now, ply = showing(visit), visit.ply()
            if not now["decisions"]:
                visit.page.wait_for_timeout(30)
                continue
            step = now["view"]["step"]
            if step in (UP, DOWN):
                fill = visit.page.locator(".kind .what[aria-disabled=false]:visible")
                while fill.count():
                    fill.last.click()
                    clicks += 1
                assert pieces(visit, ".kind .more").count() == 0
                launch(visit)
            else:
                wanted = {BID: ".bid", ROUTE: ".launch", BUILD: ".spot"}.get(step, ".none")
                found = pieces(visit, wanted)
                astronauts += step == BUILD and found.count() > 0
                (found if found.count() else visit.page.locator("[data-piece=done]:visible")).last.click()
                visit.wait_for_ply(ply)
            clicks += 1
        assert astronauts > 0
        assert clicks <= 27 / 2


def test_a_click_that_does_nothing_says_why(browser: Browser, server: Server) -> None:
    """A lane that somebody has taken, and the picture of a module."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy")
        why = visit.page.locator(".toast")
        while not (taken := [one for one in view(visit)["lanes"] if one["status"] == "taken"]):
            assert is_asked(visit)
            choose_on_the_board(visit)
        assert is_asked(visit)
        visit.page.locator(f"[data-piece=lane-{taken[0]['lane']}]").click(force=True)
        expect(why).to_contain_text("already took")
        up_to(BUILD, visit)
        dear = "[data-piece^=module-][data-piece$='-of-0']:not(:has([data-piece^=upgrade-][data-target]))"
        visit.page.locator(dear).locator(".art").last.click()
        expect(why.last).to_contain_text("Your base lacks")


def test_modules_say_what_an_upgrade_gives(browser: Browser, server: Server) -> None:
    """On the card, before it is bought, also where nothing has been built yet."""
    with visiting(browser, server.address) as visit:
        sit_down(visit, ais="1")
        for module in own(visit)["modules"]:
            card = visit.page.locator(f"[data-piece=module-{module['module']}-of-0]")
            expect(card.locator(".up")).to_contain_text(f"{module['upgrade']['worth']} GC")
            pictures = card.locator(".gives .bill svg")
            spaces = {str((one["inputs"], one["outputs"])): one for one in module["upgrade"]["spaces"]}.values()
            expect(pictures).to_have_count(sum(len(one["inputs"]) + len(one["outputs"]) for one in spaces))


def test_on_a_phone_buying_no_gold_module_is_in_sight_and_the_turns_are_counted(
    browser: Browser, server: Server
) -> None:
    match = lost_by_the_visitor("lunar-rush", 2)
    at = next(at for at, entry in enumerate(match.log) if entry.seat == 0 and isinstance(entry.action, BuyGold))
    with visiting(browser, server.address, PHONE, touch=True) as visit:
        visit.open(play_on_from(visit, match.dump(), at))
        assert is_asked(visit)
        expect(visit.page.locator("[data-piece=done]:visible")).to_be_in_viewport(ratio=1)
        expect(visit.page.locator(".frame > header")).to_contain_text(f"Turn {view(visit)['turn']} of 7")


def test_the_whole_base_of_a_rival(browser: Browser, server: Server) -> None:
    """By a click on the plate: goods, modules and gold of that player, and nothing of one's own to press beside it."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy")
        up_to(BUILD, visit)
        page = visit.page
        goods = page.locator("#plate-1 .goods li")

        def numbers_of(found: Locator) -> list[int]:
            return [int(each) for each in found.all_inner_texts()]

        def stock_of(corporation: int) -> list[int]:
            stock = view(visit)["corporations"][corporation]["stock"]
            return [stock[item] for item in (0, 1, 2, 5, 6, 7, 8)]

        visit.wait_until(lambda: numbers_of(goods) == stock_of(1), "the goods of the rival")
        expect(page.locator("[data-piece=done]")).to_be_visible()
        page.locator("#plate-1 .look").click()
        expect(page.locator("[data-area=base]")).to_have_attribute("aria-label", f"{names(visit)[1]}'s base")
        expect(page.locator("[data-piece=module-1-of-1]")).to_be_visible()
        stores = page.locator(".stores li b")
        visit.wait_until(lambda: numbers_of(stores) == stock_of(1), "the same goods in the stores")
        expect(page.locator("[data-piece=done], [data-area=base] [data-target]")).to_have_count(0)
        assert not scrolls_sideways(visit)
        page.get_by_role("button", name="Back to").click()
        expect(page.locator("[data-area=base]")).to_have_attribute("aria-label", "Your base")
        expect(page.locator("[data-piece=done]")).to_be_visible()


def say_by_keys(visit: Visit) -> None:
    """Enter on the piece where the focus is, if it can be chosen; else the first choice of the panel by its number.

    A bid has its own number, whatever is in hand. On a plus Enter counts on; what was counted is done as at the end.
    """
    keyboard, before = visit.page.keyboard, accepted(visit)
    is_target, counts = visit.page.evaluate(
        "['target', 'counts'].map((mark) => mark in document.activeElement.dataset)"
    )
    first = str(min(own(visit)["bid_hand"])) if view(visit)["step"] == BID else "1"
    keyboard.press("Enter" if is_target else first)
    if counts and accepted(visit) == before:
        end_by_keys(visit)
        return
    if accepted(visit) == before:
        keyboard.press("Enter")
    settle(visit, before)


def end_by_keys(visit: Visit) -> None:
    """Shift with Enter says what is put together, or that one is done; a second time confirms it."""
    before = accepted(visit)
    visit.page.keyboard.press("Shift+Enter")
    expect(visit.page.locator("[data-piece=done]")).to_have_attribute("aria-pressed", "true")
    visit.page.keyboard.press("Shift+Enter")
    settle(visit, before)


def has_enough(visit: Visit) -> bool:
    """Nothing is bought, nobody starves, every ship is loaded: the rest of the step is left out."""
    now = view(visit)
    if now["step"] == BUILD:
        return not own(visit)["forecast"]["without_food"]
    loaded = all(berth["loaded"] or not berth["free"] for berth in now["berths"])
    return now["step"] == GOLD or (now["step"] in (UP, DOWN) and loaded)


def test_a_whole_game_by_keyboard(browser: Browser, server: Server) -> None:
    """From Tab into the board to the score sheet; whoever has walked onto the board finds the focus there again."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy", "greedy")  # whose ships land two at a time in the last turn
        board = visit.page.locator(".lunar-rush :focus")
        while not board.count():
            visit.page.keyboard.press("Tab")
        while is_asked(visit):
            if has_enough(visit):
                end_by_keys(visit)
            else:
                say_by_keys(visit)
                expect(visit.page.locator(".lunar-rush :focus, main.finale")).to_have_count(1)
        visit.page.keyboard.press("Enter")
        expect(visit.page.locator("main.sheet .verdict")).to_be_visible()


def test_the_base_of_another_and_a_sale_that_is_tried(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as visit:
        sit_down(visit, "greedy", ais="1")
        page = visit.page
        page.locator("[data-piece=base-1]").click()
        expect(page.locator("[data-area=base]")).to_have_attribute("aria-label", f"{names(visit)[1]}'s base")
        page.locator("[data-piece='base--1']").click()
        expect(page.locator("[data-area=base]")).to_contain_text("Cards play for this corporation")
        page.locator("[data-piece=base-0]").click()
        expect(page.locator("[data-area=base]")).to_have_attribute("aria-label", "Your base")
        price = view(visit)["prices"][0]
        page.locator("[data-piece=trial-more]").click()
        sale = f"Sell 2: {price['pays'][1]} GC, then price {price['after'][1]}"
        expect(page.locator("[data-piece=price-5]")).to_contain_text(sale)


def names(visit: Visit) -> list[str]:
    return [info["name"] for info in showing(visit)["seats"]]


def sit_beside(host: Visit, guest: Visit) -> None:
    name = guest.page.get_by_role("dialog").get_by_role("textbox")
    name.fill("Ben")
    name.press("Enter")
    expect(host.page.get_by_text("Ben").first).to_be_visible()
    host.page.get_by_role("button", name="Begin").click()
    for visit in (host, guest):
        expect(visit.page.locator(".lunar-rush")).to_be_visible(timeout=PATIENCE)


def both_build(*people: Visit) -> None:
    """Turn by turn up to the first step that both do on the Moon."""
    for _ in range(1000):
        if all(view(visit)["step"] == BUILD for visit in people):
            return
        for visit in people:
            if showing(visit)["decisions"] and view(visit)["step"] != BUILD:
                choose_on_the_board(visit)
        people[0].page.wait_for_timeout(20)
        people[1].page.wait_for_timeout(20)
    raise AssertionError("nobody got to build")


def work(visit: Visit, space: str) -> None:
    press(visit, visit.page.locator(f"[data-piece={space}-of-{view(visit)['seat']}]"))


def bids_told_early(visit: Visit) -> list[Any]:
    """What others bid, as long as it was to be unknown: in events and in views."""
    events = [line["event"] for each in visit.heard for line in each.get("log", [])]
    seat = view(visit)["seat"]
    early = [one for one in events if one["kind"] == "BidPlaced" and one["seat"] != seat and one["value"]]
    views = [each["showing"]["view"] for each in visit.heard if each.get("showing", {}).get("view")]
    return early + [now for now in views if now["step"] == BID and now["corporations"][1 - seat]["bid"]]


@pytest.mark.parametrize("secrecy", ["off", "on"])
def test_two_people_build_at_once_with_a_reload(browser: Browser, server: Server, secrecy: str) -> None:
    """Each works at an own pace; who reloads finds what was done; the step ends when both are done."""
    with (
        visiting(browser, server.address, confirm="always") as host,
        visiting(browser, server.address, confirm="always") as guest,
    ):
        table = open_table(host, "lunar-rush", "you", None, begin=False, secrecy=secrecy)
        host.open(table)
        guest.open(table)
        sit_beside(host, guest)
        both_build(host, guest)
        start = own(host)["stock"][LIFE_SUPPORT]
        for visit in (host, guest):
            work(visit, "space-1-0")
        seen = view(host)["corporations"][1]["stock"][LIFE_SUPPORT]
        assert seen == (start if secrecy == "on" else start + 3)
        host.page.locator("[data-piece=base-1]").click()
        veil = host.page.locator("[data-area=base]").get_by_text("As it was when this step began")
        expect(veil).to_have_count(1 if secrecy == "on" else 0)
        host.page.reload()
        expect(pieces(host, ".spot").first).to_be_visible(timeout=PATIENCE)
        assert own(host)["stock"][LIFE_SUPPORT] == start + 3
        finish(host)
        expect(guest.page.locator(".lunar-rush .done li").first).not_to_have_class("still")
        assert view(guest)["step"] == BUILD
        work(guest, "space-1-1")
        finish(guest)
        assert view(guest)["step"] != BUILD
        assert bids_told_early(host) == bids_told_early(guest) == []


def test_a_gold_module_is_read_whole_and_a_refusal_hides_no_bid(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "you", "greedy")
        assert is_asked(visit)
        gold = visit.page.locator(".lunar-rush .gold .face")
        for at in (0, gold.count() - 1):
            gold.nth(at).hover()
            whole = visit.page.locator(".lunar-rush .cards .whole")
            expect(whole).to_be_visible()
            words = gold.nth(at).locator(".text > small").inner_text()
            expect(whole).to_contain_text(words)
            assert whole.evaluate("(part) => part.scrollHeight <= part.clientHeight")
        gold.first.click(force=True)  # it is marked as disabled, and says why
        toast = visit.page.locator(".toasts .toast")
        expect(toast).to_be_visible()
        box = toast.bounding_box()
        assert box is not None
        for card in pieces(visit).all():
            bid = card.bounding_box()
            assert bid is not None
            assert bid["x"] + bid["width"] <= box["x"]


CUT_FOR_NOTHING = """list => {
  const texts = [...list.querySelectorAll('.gold .text > small')]
  const room = list.getBoundingClientRect().bottom - list.lastElementChild.getBoundingClientRect().bottom
  const scale = list.getBoundingClientRect().height / list.offsetHeight
  const line = scale * parseFloat(getComputedStyle(texts[0]).lineHeight)
  const isCut = (text) => text.scrollHeight > text.clientHeight + 1
  return room > 1.5 * line ? texts.filter(isCut).map((text) => text.innerText) : []
}"""


LARGE_LETTERS_FOR_A_WHILE = """async list => {
  const board = list.closest('[data-board]')
  const usual = board.style.getPropertyValue('--least')
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  board.style.setProperty('--least', '19px')
  list.append('')
  await drawn()
  board.style.setProperty('--least', usual)
  await drawn()
}"""


def test_texts_of_gold_modules_take_what_room_there_is(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, {"width": 1920, "height": 1080}) as visit:
        match = lost_by_the_visitor("lunar-rush", 3)
        visit.open(play_on_from(visit, match.dump(), len(match.log) // 2))
        gold = visit.page.locator(".lunar-rush .cards > ul")
        expect(gold).to_be_visible()
        visit.page.evaluate("document.fonts.ready")
        assert gold.evaluate(CUT_FOR_NOTHING) == []
        gold.evaluate(LARGE_LETTERS_FOR_A_WHILE)
        assert gold.evaluate(CUT_FOR_NOTHING) == []

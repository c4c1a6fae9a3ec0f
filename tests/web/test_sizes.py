"""A table of every game at every size of screen: one page for each game, resized in place.

Nothing is cut off, too small or out of reach. The pictures are to be looked at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.test_access import STILL
from tests.web.visits import PHONE, Visit, lost_by_the_visitor, open_table, play_on_from, scrolls_sideways, visiting

SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
GAMES = {"galaxy-rush": 2, "galaxy-challenge": 3, "lunar-rush": 3, "galaxy-trucker": 3, "galaxy-command": 3}
QUICK = ("galaxy-command", "galaxy-rush")

OUT_OF_REACH = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const faults = wide > 0 ? [`scrolls sideways by ${wide}`] : []
  const shown = (thing) => thing && thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  for (const button of document.querySelectorAll('.actions footer button, .handle button'))
    if (shown(button) && !inside(button.getBoundingClientRect())) faults.push(`out of the window: ${button.innerText}`)
  const reached = (thing) => {
    const box = thing.getBoundingClientRect()
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return shown(thing) && inside(box) && thing.contains(middle)
  }
  const choices = [...document.querySelectorAll('.actions .offers button, .handle .pull, [data-board] [data-target]')]
  if (!choices.some(reached)) faults.push('no choice can be reached')
  const panel = document.querySelector('.actions')
  if (innerWidth >= 720 && shown(panel) && ![...panel.querySelectorAll('.offers button')].some(reached))
    faults.push('no choice of the panel can be reached')
  const board = document.querySelector('main.board')
  const hidden = board.scrollHeight - board.clientHeight
  if (innerWidth >= 1280 && hidden > 1) faults.push(`the board scrolls by ${hidden}`)
  return faults
}"""

SMALLEST = 11
TOO_SMALL = """(least) => {
  const small = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim()
    const holder = texts.currentNode.parentElement
    if (!/[\\p{L}\\p{N}]{2}/u.test(text)) continue
    if (holder.closest('script, style, svg, [aria-hidden=true], .for-ears')) continue
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const scaled = holder.closest('.scaled')
    const scale = scaled ? scaled.getBoundingClientRect().width / scaled.offsetWidth : holder.currentCSSZoom
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < least - 0.05) small.add(`${size.toFixed(1)}px: ${text.slice(0, 40)}`)
  }
  return [...small]
}"""


def faults_of(visit: Visit) -> list[str]:
    return [*visit.page.evaluate(OUT_OF_REACH), *visit.page.evaluate(TOO_SMALL, SMALLEST)]


@pytest.mark.parametrize(
    "game_id",
    [pytest.param(game_id, marks=() if game_id in QUICK else pytest.mark.long) for game_id in GAMES],
)
def test_every_size(browser: Browser, server: Server, pictures: Path, game_id: str) -> None:
    with visiting(browser, server.address) as visit:
        match = lost_by_the_visitor(game_id, GAMES[game_id])
        visit.open(play_on_from(visit, match.dump(), len(match.log) // 2))
        visit.wait_until_asked()
        faults = {}
        for width, height in SIZES:
            visit.page.set_viewport_size({"width": width, "height": height})
            visit.page.evaluate("document.fonts.ready")
            visit.page.evaluate(STILL)
            visit.page.screenshot(path=pictures / f"{game_id}-{width}x{height}.png")
            if found := faults_of(visit):
                faults[width, height] = found
        assert faults == {}


STICKS_OUT = """() => {
  const shown = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const faults = wide > 0 ? [`scrolls sideways by ${wide}`] : []
  for (const panel of document.querySelectorAll('main .panel')) {
    const frame = panel.getBoundingClientRect()
    for (const thing of panel.querySelectorAll('button, a, input, select')) {
      if (!shown(thing) || thing.closest('.scroll')) continue
      const box = thing.getBoundingClientRect()
      if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || box.right > frame.right + 1)
        faults.push(`sticks out: ${thing.innerText}`)
    }
  }
  for (const text of document.querySelectorAll('.cover .summary'))
    if (shown(text) && text.scrollHeight > text.clientHeight + 1) faults.push(`cut off: ${text.innerText}`)
  return faults
}"""


def test_the_lobby_at_every_size(browser: Browser, server: Server, pictures: Path) -> None:
    """With as many seats as there can be."""
    with visiting(browser, server.address) as visit:
        visit.open()
        visit.page.locator("[data-game=galaxy-challenge]").click()
        faults = {}
        for seats in (2, 6):
            while visit.page.locator(".strip .seat").count() < seats:
                visit.page.get_by_role("button", name="Add a bot").click()
            for width, height in SIZES:
                visit.page.set_viewport_size({"width": width, "height": height})
                visit.page.evaluate("document.fonts.ready")
                visit.page.evaluate(STILL)
                visit.page.screenshot(path=pictures / f"lobby-{seats}-{width}x{height}.png")
                if found := visit.page.evaluate(STICKS_OUT):
                    faults[width, height, seats] = found
                expect(visit.page.get_by_role("link", name="Show all (0)")).to_have_count(0)
        assert faults == {}


def drawn_at(visit: Visit) -> float:
    """How large the board is drawn; 1: as it was designed."""
    return float(
        visit.page.locator("[data-board] .scaled").evaluate("sheet => sheet.getBoundingClientRect().width / 876")
    )


def test_a_large_screen_is_filled_and_everything_grows(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, {"width": 2560, "height": 1440}) as visit:
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        visit.wait_until_asked()
        assert drawn_at(visit) * 876 > 2560 / 2
        assert visit.offers.first.evaluate("button => button.currentCSSZoom") > 1.2
        visit.open()
        assert visit.page.get_by_role("button", name="Play vs bots").evaluate("button => button.currentCSSZoom") > 1.2


def test_text_size_draws_boards_larger(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address) as usual, visiting(browser, server.address, textSize=130) as larger:
        for visit in (usual, larger):
            visit.open(open_table(visit, "galaxy-command", "you", begin=True))
            visit.wait_until_asked()
        assert drawn_at(larger) == pytest.approx(1.3 * drawn_at(usual), rel=0.01)
        larger.page.set_viewport_size({"width": 390, "height": 844})
        assert larger.page.locator("[data-board] .flow").evaluate("flow => flow.currentCSSZoom") == pytest.approx(1.3)
        assert not scrolls_sideways(larger)


def test_what_is_zoomed_keeps_its_coordinates(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, PHONE) as visit:
        visit.open(open_table(visit, "galaxy-challenge", "you", "greedy", begin=True))
        visit.wait_until_asked()
        visit.page.get_by_role("button", name="Sectors", exact=True).click()
        frame = visit.page.locator(".sky .frame")
        for _ in range(3):
            visit.page.get_by_role("button", name="Zoom in").click()
        frame.evaluate("frame => frame.scrollTo(frame.scrollWidth, frame.scrollHeight)")
        box = frame.bounding_box()
        assert box
        for name in ("13", "M"):
            label = frame.locator("i", has_text=name).last.bounding_box()
            assert label
            assert box["x"] - 1 <= label["x"] <= box["x"] + box["width"]
            assert box["y"] - 1 <= label["y"] <= box["y"] + box["height"]


def test_on_a_phone_on_its_side_bars_fold_away(browser: Browser, server: Server) -> None:
    """One bar of 44 pixels; turned upright again the log comes back."""
    with visiting(browser, server.address, {"width": 1280, "height": 720}) as visit:
        visit.open(open_table(visit, "galaxy-command", "you", "greedy", begin=True))
        visit.wait_until_asked()
        log = visit.page.get_by_role("log")
        expect(log).to_be_visible()
        visit.page.set_viewport_size({"width": 844, "height": 390})
        expect(log).to_have_count(0)
        board, bar = visit.page.locator("main.board").bounding_box(), visit.page.locator("header.top").bounding_box()
        assert board
        assert bar
        assert board["y"] <= 44
        assert bar["y"] + bar["height"] <= 44
        more = visit.page.get_by_role("button", name="More choices")
        while more.count():
            more.click()
        expect(visit.offers.last).to_be_in_viewport(ratio=0.8)
        visit.page.get_by_role("button", name="Menu").click()
        menu = visit.page.get_by_role("dialog", name="Menu")
        expect(menu.get_by_role("link", name="Back to the lobby")).to_be_in_viewport(ratio=1)
        menu.get_by_role("button", name="Cards and components").click()
        dialog = visit.page.get_by_role("dialog", name="Cards and components")
        dialog.get_by_role("row").nth(6).scroll_into_view_if_needed()
        for row in (3, 4, 5, 6):
            expect(dialog.get_by_role("row").nth(row)).to_be_in_viewport(ratio=1)
        visit.page.keyboard.press("Escape")
        visit.page.set_viewport_size({"width": 1280, "height": 720})
        expect(log).to_be_visible()

"""A table of every game at every size of screen: one page for each game, resized in place.

Nothing is cut off, too small or out of reach. The pictures are to be looked at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Server
from tests.web.test_access import STILL
from tests.web.visits import Visit, lost_by_the_visitor, play_on_from, visiting

SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
GAMES = {"galaxy-rush": 2, "galaxy-challenge": 3, "lunar-rush": 3, "galaxy-trucker": 3, "galaxy-command": 3}

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


@pytest.mark.parametrize("game_id", GAMES)
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

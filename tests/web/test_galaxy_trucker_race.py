"""Galaxy Trucker in a browser: what makes the race against the hourglass exciting, seen and heard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.cli.serve import page_folder
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.match import Match
from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.actions import AddComponent, RunOut, SayGo, TakeFaceDown
from cosmodrome.server.live.room import Settings
from tests.server.serving import LocalServer, Server
from tests.web.shown import pass_time
from tests.web.test_galaxy_trucker import in_front, sit_down
from tests.web.test_galaxy_trucker_answers import played_out
from tests.web.visits import DESKTOP, PHONE, Visit, play_on_from, scrolls_sideways, visiting

SLOW = Settings(bot_delay=3600.0, race=1000.0)
"""Bots that do nothing by themselves during a test."""
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
EARS = """(() => {
  window.heard = []
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const pitch = { set value(hertz) { heard.push(hertz) } }
  window.AudioContext = class {
    currentTime = 0
    createGain() { return { gain, connect() {} } }
    createOscillator() { return { frequency: pitch, connect: (next) => next, start() {}, stop() {} } }
  }
})()"""
"""Notes the pitch of every tone in place of playing it."""
ALARM, FANFARE, COUNTDOWN = [740, 554, 740, 554, 740, 554], [392, 523, 659, 784], [440, 440, 440, 880]
COUNT = """(launch, time) => {
  for (const motion of launch.getAnimations({ subtree: true })) { motion.pause(); motion.currentTime = time }
  const seen = [...launch.querySelectorAll('b, strong')].filter((one) => Number(getComputedStyle(one).opacity) > 0.5)
  return seen.map((one) => one.textContent)
}"""
"""What of the count can be seen so many milliseconds after it began."""


@cache
def out_of_sand() -> tuple[bytes, int]:
    """Three build; the sand has run down, and whoever has finished can flip the hourglass for the last time."""
    match = Match(GAME, 3, 1, {"pace": "real-time", "hourglass": "long", "rounds": "I"})
    match.play(0, SayGo())
    while len(match.view(0).ships[0].parts) < 3:  # type: ignore[attr-defined]
        match.play(0, TakeFaceDown())
        places = match.view(0).places  # type: ignore[attr-defined]
        match.play(0, next(AddComponent(place.cell, place.fits[0]) for place in places if place.fits))
    match.play(CLOCK, RunOut())
    ply = len(match.log)
    return played_out(match), ply


@contextmanager
def racing(browser: Browser, folder: Path, size: dict[str, int]) -> Iterator[Visit]:
    """At that moment, with two bots who wait; what is shown stays until the test moves the time."""
    server = LocalServer(folder, page=page_folder())
    server.services.rooms.settings = SLOW
    with (
        server.open(),
        visiting(
            browser, server.address, size, touch=size == PHONE, confirm="always", animation="normal", sounds=True
        ) as visit,
    ):
        visit.page.add_init_script(EARS)
        visit.page.clock.install()
        visit.open(play_on_from(visit, *out_of_sand()))
        expect(visit.page.locator(".galaxy-trucker")).to_be_visible()
        expect(visit.page.locator(".actions.mine")).to_be_attached()
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        yield visit


def finish(visit: Visit, number: int) -> None:
    """A click chooses the tile, another takes it."""
    in_front(visit, "Ship")
    tile, ply = visit.page.locator(f"[data-piece=number-{number}]"), visit.ply()
    tile.click()
    expect(tile).to_have_class(re.compile(r"\bchosen\b"))
    tile.click()
    visit.wait_for_ply(ply)


def flip(visit: Visit) -> None:
    in_front(visit, "Warehouse")
    ply = visit.ply()
    visit.page.locator("[data-piece=flip]").click()
    visit.wait_for_ply(ply)


def is_in_sight(visit: Visit, place: str) -> bool:
    """Nothing lies over its middle."""
    return bool(
        visit.page.locator(place).evaluate(
            """one => {
              const { left, top, width, height } = one.getBoundingClientRect()
              const events = one.style.pointerEvents
              one.style.pointerEvents = 'auto'
              const found = document.elementFromPoint(left + width / 2, top + height / 2)
              one.style.pointerEvents = events
              return width > 0 && one.contains(found)
            }"""
        )
    )


@SIZES
def test_the_first_to_finish_gets_a_moment(
    browser: Browser, tmp_path: Path, pictures: Path, size: dict[str, int]
) -> None:
    """Whatever number they take; the others finish without."""
    with racing(browser, tmp_path, size) as visit:
        flash = visit.page.locator(".galaxy-trucker .flash")
        expect(flash).to_have_count(0)
        finish(visit, 2)
        expect(flash).to_be_visible()
        expect(flash).to_contain_text("You finished building")
        assert is_in_sight(visit, ".galaxy-trucker .flash")
        assert visit.page.evaluate("heard")[-4:] == FANFARE
        visit.page.screenshot(path=pictures / f"trucker-first-{size['width']}.png")


@SIZES
def test_the_last_turn_of_the_hourglass_sounds_an_alarm(
    browser: Browser, tmp_path: Path, pictures: Path, size: dict[str, int]
) -> None:
    """Across the board, on the hourglass and around the board as long as it runs."""
    with racing(browser, tmp_path, size) as visit:
        finish(visit, 1)
        visit.page.clock.run_for(5_000)
        expect(visit.page.locator(".galaxy-trucker .flash")).to_have_count(0)
        flip(visit)
        flash, board = visit.page.locator(".galaxy-trucker .flash.alarm"), visit.page.locator(".galaxy-trucker.alarm")
        expect(flash).to_be_visible()
        assert is_in_sight(visit, ".galaxy-trucker .flash")
        assert visit.page.evaluate("heard")[-6:] == ALARM
        expect(visit.page.locator(".timer.last")).to_be_visible()
        visit.page.screenshot(path=pictures / f"trucker-alarm-{size['width']}.png")
        visit.page.clock.run_for(5_000)
        expect(flash).to_have_count(0)
        in_front(visit, "Ship")
        glow = board.evaluate("one => getComputedStyle(one, '::after').boxShadow")
        assert "inset" in glow
        assert not scrolls_sideways(visit)


@SIZES
def test_bots_are_fast_forwarded_to_the_launch_which_counts_down(
    browser: Browser, tmp_path: Path, pictures: Path, size: dict[str, int]
) -> None:
    """Bots who would take for ever build at once; then three, two, one, and nothing before the player goes on."""
    with racing(browser, tmp_path, size) as visit:
        faster = visit.page.locator(".strip").get_by_role("button", name="Fast-forward")
        expect(faster).to_have_count(0)
        finish(visit, 1)
        ply = visit.ply()
        faster.click()
        visit.wait_for_ply(ply)
        launch = visit.page.locator(".stage .launch")
        pass_time(visit, launch.is_visible)
        assert [launch.evaluate(COUNT, time) for time in (300, 1200, 2100)] == [["3"], ["2"], ["1"]]
        visit.page.screenshot(path=pictures / f"trucker-launch-{size['width']}.png")
        assert launch.evaluate(COUNT, 3300) == ["Lift-off!"]
        assert is_in_sight(visit, ".stage .launch")
        assert visit.page.evaluate("heard")[-4:] == COUNTDOWN
        visit.page.clock.run_for(60_000)
        expect(launch).to_be_visible()
        visit.page.keyboard.press("Space")
        expect(launch).to_have_count(0)


@SIZES
def test_the_start_of_the_race_is_counted_down(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    """Nobody can take a component before."""
    with visiting(browser, server.address, size, sounds=True) as visit:
        visit.page.add_init_script(EARS)
        visit.page.clock.install()
        sit_down(visit, pace="real-time")
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        in_front(visit, "Warehouse")
        ply = visit.ply()
        visit.page.locator("[data-piece=go]").click()
        visit.wait_for_ply(ply)
        number = visit.page.locator(".countdown b")
        for left in ("3", "2", "1"):
            expect(number).to_have_text(left)
            assert is_in_sight(visit, ".countdown b")
            if left == "2":
                visit.page.screenshot(path=pictures / f"trucker-countdown-{size['width']}.png")
            visit.page.clock.run_for(1000)
        expect(number).to_have_count(0)
        assert visit.page.evaluate("heard")[-4:] == COUNTDOWN

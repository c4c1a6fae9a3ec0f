"""Galaxy Challenge in a browser: what happens is seen before the next question, and anybody can be looked at.

Time stands still on these pages until a test moves it, so nothing depends on how fast the machine is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.games.galaxy_challenge.actions import Explore
from cosmodrome.games.galaxy_challenge.data.components import (
    BONUS_OF,
    DATA,
    KIND_OF,
    SECTOR_CARDS,
    SPECIAL_KIND,
)
from cosmodrome.games.galaxy_challenge.events import AdvantagesDrawn, SectorDrawn
from tests.server.serving import Server
from tests.web.shown import lines_in, pass_time
from tests.web.test_galaxy_challenge import play, showing, sit_down
from tests.web.test_galaxy_challenge_duels import MANY, SEEDS, brawled, moment
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, visiting

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
QUESTIONS = 3
LONG = 20_000
"""Milliseconds in which anything that does not wait for the player has passed."""

LOOK = """() => {
  const seen = (pieces) => [...document.querySelectorAll(pieces)].filter((piece) => {
    const box = piece.getBoundingClientRect()
    return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
  }).map((piece) => piece.innerText.trim())
  return {
    said: seen('section.strip .now .text').join(),
    waits: document.querySelector('section.strip.waits') !== null,
    card: seen('.staged .find.large .name'),
    numbers: seen('.staged .duel strong'),
    dice: seen('.galaxy-challenge .dice .sum > b, .galaxy-challenge .box.strip .die:not(.bank) b'),
  }
}"""


@contextmanager
def at(browser: Browser, server: Server, size: dict[str, int], save: bytes, ply: int) -> Iterator[Visit]:
    """A visitor at this moment of a game, with a clock that stands still."""
    with visiting(browser, server.address, size, touch=size == PHONE, confirm="never", animation="normal") as visit:
        visit.page.clock.install()
        visit.open(play_on_from(visit, save, ply))
        expect(visit.page.locator(".actions.mine")).to_be_visible(timeout=PATIENCE)
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        yield visit


def is_asked(visit: Visit) -> bool:
    return visit.page.locator(".actions.mine").count() > 0 or visit.page.locator("main.finale, main.sheet").count() > 0


def watch(visit: Visit) -> list[dict[str, Any]]:
    """All that could be seen, one look after the other, up to the next question."""
    looks: list[dict[str, Any]] = []

    def look() -> bool:
        if is_asked(visit):
            return True
        looks.append(visit.page.evaluate(LOOK))
        if looks[-1]["waits"]:
            # What waits for the player has come to rest before they go on.
            visit.page.clock.run_for(LONG)
            looks.append(visit.page.evaluate(LOOK))
            visit.page.keyboard.press("Space")
        return False

    pass_time(visit, look)
    return looks


def events_in(messages: list[dict[str, Any]]) -> list[tuple[str, Any]]:
    """The line of each event that these messages tell of, and the event."""
    news = [message for message in messages if message["kind"] == "News"]
    events = [line["event"] for message in news for line in message["log"] if line["event"] is not None]
    return [(text, event) for (_, text), event in zip(lines_in(messages), events, strict=True)]


def expected(event: Any, later: list[Any]) -> dict[str, Any]:
    """What has to be seen of an event, once its dice lie still."""
    if event["kind"] == "DiceRolled":
        cards = [card for card in event["cards"] if KIND_OF[card] != SPECIAL_KIND]
        bonus = [sum(BONUS_OF[card] for card in cards if KIND_OF[card] == die) for die in range(4)]
        return {"dice": [str(face + more) for face, more in zip(event["dice"], bonus, strict=True)]}
    if event["kind"] == "SectorDrawn":
        return {"card": [SECTOR_CARDS[event["card"]].name]}
    if event["kind"] in {"DefenceRolled", "BattleEnded"}:
        ended = next(each for each in [event, *later] if each["kind"] == "BattleEnded")
        return {"numbers": [str(ended["red"]), str(ended["green"])]}
    if event["kind"] in {"ChallengeAnswered", "ChallengeEnded"}:
        ended = next(each for each in [event, *later] if each["kind"] == "ChallengeEnded")
        return {"numbers": [str(number) for number in ended["numbers"]]}
    return {}


def check_seen(looks: list[dict[str, Any]], told: list[tuple[str, Any]]) -> set[str]:
    """Each event was seen with its own line; returns the kinds of those that show something by themselves."""
    kinds = set()
    for place, (text, event) in enumerate(told):
        wanted = expected(event, [each for _, each in told[place + 1 :]])
        during = [look for look in looks if look["said"] == text]
        if wanted:
            kinds.add(event["kind"])
            assert any(look.items() >= wanted.items() for look in during), (text, wanted, during)
    return kinds


def check_chips(visit: Visit) -> None:
    """On the plates and in the bank, wherever that is in sight."""
    view = showing(visit)["view"]
    for seat, player in enumerate(view["players"]):
        expect(visit.page.locator(f"#plate-{seat} .score b")).to_have_text(str(player["chips"]))
    for bank in visit.page.locator(".galaxy-challenge .bank b").all():
        expect(bank).to_have_text(str(view["bank"]))


def choose(visit: Visit) -> None:
    """An attack before anything else, and exploring before the end of a turn; challenges are offered first."""
    offered = {offer["action"]["kind"] for offer in showing(visit)["decisions"][0]["offers"]}
    visit.page.keyboard.press("a" if "Attack" in offered else "e" if "Explore" in offered else "1")


@SIZES
@pytest.mark.parametrize("wanted", ["attack", "defend", "challenge", "answer"])
def test_rolls_discoveries_and_duels_are_seen_before_the_next_question(
    browser: Browser, server: Server, wanted: str, size: dict[str, int]
) -> None:
    kinds = set[str]()
    with at(browser, server, size, *moment(wanted)) as visit:
        for _ in range(QUESTIONS):
            heard, ply = len(visit.heard), visit.ply()
            choose(visit)
            visit.wait_for_ply(ply)
            kinds |= check_seen(watch(visit), events_in(visit.heard[heard:]))
            check_chips(visit)
    assert kinds >= ({"BattleEnded", "DefenceRolled"} if wanted in {"attack", "defend"} else {"ChallengeEnded"}), kinds


@cache
def discovery() -> tuple[bytes, int]:
    """A game and how many actions of it lead to an exploration of the first seat that finds a chip and a card."""
    for game in (brawled(seed) for seed in range(SEEDS)):
        for ply, entry in enumerate(game.match.log):
            if entry.seat != 0 or not isinstance(entry.action, Explore) or game.states[ply].bank < MANY:
                continue
            chips = [event for event in entry.events if isinstance(event, SectorDrawn) and event.chips]
            cards = [event for event in entry.events if isinstance(event, AdvantagesDrawn) and event.seat == 0]
            if chips and cards:
                return game.match.dump(), ply
    raise AssertionError("no such game")


def is_in_front(piece: Locator) -> bool:
    """Nothing lies over its middle or its foot."""
    return bool(
        piece.evaluate(
            """(piece) => {
              const box = piece.getBoundingClientRect()
              return [0.5, 0.95].every((share) => piece.contains(
                document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)))
            }"""
        )
    )


@SIZES
def test_the_own_discovery_stays_until_the_player_goes_on(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    with at(browser, server, size, *discovery()) as visit:
        ply, chips = visit.ply(), showing(visit)["view"]["players"][0]["chips"]
        visit.page.keyboard.press("e")
        visit.wait_for_ply(ply)
        waits, large = visit.page.locator("section.strip.waits"), visit.page.locator(".staged .find.large")
        pass_time(visit, lambda: waits.count() > 0)
        visit.page.clock.run_for(LONG)
        expect(waits).to_be_visible()
        expect(large).to_be_in_viewport(ratio=1)
        assert is_in_front(large)
        expect(visit.page.locator(".staged .who")).to_have_text("Drawn by you")
        expect(visit.page.locator(".staged .advantage .bonus").first).to_be_in_viewport(ratio=1)
        assert int(visit.page.locator("#plate-0 .score b").inner_text()) > chips
        visit.page.screenshot(path=pictures / f"challenge-discovery-{size['width']}.png")
        visit.page.keyboard.press("Space")
        expect(waits).to_have_count(0)


@SIZES
def test_anybody_can_be_looked_at(browser: Browser, server: Server, pictures: Path, size: dict[str, int]) -> None:
    """Rocket, chips, power with its number, and as many backs as there are cards; the own hand is away meanwhile."""
    with visiting(browser, server.address, size, touch=size == PHONE, confirm="never") as visit:
        sit_down(visit, "greedy", "greedy", civilizations="on")
        play(visit, lambda _, __: visit.page.keyboard.press("1"), until="roll")
        view, page = showing(visit)["view"], visit.page
        for seat in (1, 2):
            page.locator(f"#plate-{seat} .look").click()
            rival, player = page.locator(".galaxy-challenge .rival"), view["players"][seat]
            expect(rival).to_be_visible(timeout=PATIENCE)
            expect(rival.locator(".chips")).to_contain_text(str(player["chips"]))
            power = DATA.civilizations[player["power"]]
            expect(rival).to_contain_text(power.name)
            if power.bonus:
                expect(rival).to_contain_text(f"+{power.bonus} on")
            expect(rival.locator(".backs img")).to_have_count(player["hand"])
            expect(page.locator(".galaxy-challenge .hand")).to_have_count(0)
            expect(page.get_by_text(f"{showing(visit)['seats'][seat]['name']}'s board")).to_be_visible()
        page.screenshot(path=pictures / f"challenge-rival-{size['width']}.png")
        page.get_by_role("button", name="Back to your board").click()
        expect(page.locator(".galaxy-challenge .rival")).to_have_count(0)
        expect(page.locator(".galaxy-challenge .hand")).to_be_visible()


def test_row_numbers_scroll_with_the_sectors(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, PHONE, touch=True, confirm="never") as visit:
        sit_down(visit, "greedy")
        play(visit, lambda _, __: visit.page.keyboard.press("1"), until="move")
        page = visit.page
        for top in (0, 60, 120):
            off = page.evaluate(
                """(top) => {
                  const middle = (box) => box.top + box.height / 2
                  const frame = document.querySelector('.galaxy-challenge .sky .frame')
                  frame.scrollTop = top
                  const rows = [...document.querySelectorAll('.galaxy-challenge .rows i')]
                  return rows.map((row, at) => Math.abs(middle(row.getBoundingClientRect()) -
                    middle(document.querySelector(`[data-piece=cell-${at * 13}]`).getBoundingClientRect())))
                }""",
                top,
            )
            assert max(off) < 2, (top, off)

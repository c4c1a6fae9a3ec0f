"""Galaxy Rush in a real browser: whole games by clicks at both sizes and by keyboard alone, its lesson, its motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.games.galaxy_rush.data.components import DATA
from tests.server.serving import Server
from tests.web.shown import lines_in, watch
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, open_table, scrolls_sideways, visiting

LESSON_STEPS, MEDAL_STEP = 11, 7
SCORING = {"AchievementJudged", "PredictionJudged", "PointsCounted", "GameEnded"}
LABEL = ".galaxy-rush .copy.large"
"""The card that somebody takes, large over the board."""


def pieces(visit: Visit) -> Locator:
    """What can be done on the board."""
    return visit.page.locator(".galaxy-rush [data-target]:visible")


def is_asked(visit: Visit) -> bool:
    """True once the board has something to choose, False once the end is shown."""
    either = visit.page.locator(".galaxy-rush [data-target]:visible, .stage, main.sheet").first
    expect(either).to_be_visible(timeout=PATIENCE)
    return pieces(visit).count() > 0


def phase(visit: Visit) -> str:
    return str(views(visit)[-1]["phase"])


def views(visit: Visit) -> list[Any]:
    return [message["showing"]["view"] for message in visit.heard if message.get("showing", {}).get("view")]


def sit_down(visit: Visit) -> None:
    visit.open(open_table(visit, "galaxy-rush", "you", "random", begin=True))


def see_the_end(visit: Visit) -> None:
    """The last medal, then the scoring line by line, whatever the setting for motion; then comes the score sheet."""
    waits = visit.page.locator(".strip.waits")
    expect(visit.page.locator(".stage .won.large")).to_be_visible()
    expect(waits).to_be_visible()
    visit.page.keyboard.press("Space")
    expect(visit.page.locator(".stage .scoring")).to_be_visible()
    expect(waits).to_be_visible()
    expect(visit.page.locator(".stage .scoring .winner")).to_be_visible()
    visit.page.keyboard.press("Space")
    expect(visit.page.locator("main.sheet .verdict")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_whole_game_by_clicks(browser: Browser, server: Server, size: dict[str, int], theme: str) -> None:
    with visiting(browser, server.address, size, theme=theme, confirm="always") as visit:
        sit_down(visit)
        turns, seen = 0, set[str]()
        while is_asked(visit):
            if (now := phase(visit)) not in seen:
                seen.add(now)
                assert not scrolls_sideways(visit)
                assert faults(visit) == []
            ply, choices = visit.ply(), pieces(visit)
            piece = choices.nth(turns % choices.count())
            piece.click()
            expect(pieces(visit).and_(visit.page.locator("[aria-pressed=true]"))).to_have_count(1)
            piece.click()
            visit.wait_for_ply(ply)
            turns += 1
        assert turns > 12
        assert {"turn", "prediction"} <= seen
        assert not scrolls_sideways(visit)
        assert faults(visit) == []
        see_the_end(visit)
        played = [each for view in views(visit) if view["phase"] != "over" for each in view["rockets"]]
        assert all(card["card"] == 0 for rocket in played for card in rocket["stack"])


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    """Numbers and the board in turn: one tab stop, arrows from piece to piece, Enter chooses and does it."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        keyboard, turns = visit.page.keyboard, 0
        while is_asked(visit):
            ply = visit.ply()
            if turns % 2:
                stop = visit.page.locator(".galaxy-rush [data-piece][tabindex='0']")
                expect(stop).to_have_count(1)
                stop.focus()
                for _ in range(12):
                    if visit.page.evaluate("'target' in document.activeElement.dataset"):
                        break
                    keyboard.press("ArrowRight")
                keyboard.press("Enter")
                expect(visit.page.locator(".galaxy-rush :focus")).to_have_attribute("aria-pressed", "true")
            else:
                keyboard.press("2" if turns % 4 else "1")
            keyboard.press("Enter")
            visit.wait_for_ply(ply)
            turns += 1
        assert turns > 12
        see_the_end(visit)


def test_a_card_in_sight_tells_where_it_leads(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        assert is_asked(visit)
        landings = {(each["pair"], each["orbit"]): each["next"] for each in views(visit)[-1]["landings"]}
        for (pair, orbit), follows in landings.items():
            visit.page.locator(f"[data-piece='space-{pair}-{orbit}']").hover()
            words = visit.page.locator(f"[data-at='space-{pair}-{orbit}'] .after")
            expect(words).to_contain_text("You again" if follows == 0 else "Then")
        visit.page.mouse.move(0, 0)
        expect(visit.page.locator(".galaxy-rush .after")).to_have_count(0)
        first = visit.page.locator(".actions .choices button").nth(1)
        first.hover()
        expect(visit.page.locator(".galaxy-rush .after")).to_have_count(1)
        first.click()
        expect(visit.page.locator(".galaxy-rush .chosen .distance")).to_be_visible()


def begin_lesson(visit: Visit) -> Locator:
    visit.open("/learn/galaxy-rush")
    visit.page.get_by_role("button", name="Begin the lesson").click()
    visit.page.wait_for_url("**/t/*", timeout=PATIENCE)
    return visit.page.get_by_role("region", name="Lesson")


def follow(visit: Visit, coach: Locator, number: int) -> None:
    """Reads a step to its end and does what it asks, or the first thing where all is free."""
    expect(coach).to_contain_text(f"Step {number} of {LESSON_STEPS}", ignore_case=True, timeout=PATIENCE)
    while coach.get_by_role("button", name="Next").count():
        coach.get_by_role("button", name="Next").click()
    asked = visit.page.locator(".actions button[data-asked]")
    (asked if number < LESSON_STEPS else visit.offers).first.click()


@pytest.mark.long
@pytest.mark.parametrize(("size", "motion"), [(DESKTOP, "normal"), (PHONE, "off")], ids=["desktop", "phone"])
def test_the_whole_lesson_by_clicks(browser: Browser, server: Server, size: dict[str, int], motion: str) -> None:
    with visiting(browser, server.address, size, animation=motion) as visit:
        coach = begin_lesson(visit)
        for number in range(1, LESSON_STEPS + 1):
            follow(visit, coach, number)
            if number == MEDAL_STEP:
                if motion != "off":
                    expect(visit.page.locator(".stage .won.large")).to_be_visible(timeout=PATIENCE)
                    visit.page.locator(".strip .buttons button").first.click()
                expect(visit.page.get_by_role("region", name="Intermission after season 1")).to_be_visible()
                assert not scrolls_sideways(visit)
        expect(coach).to_contain_text("Done", ignore_case=True)


def test_a_card_stays_in_sight_whatever_the_pointer_does(browser: Browser, server: Server) -> None:
    """Time stands still; a click on the board leads on."""
    with visiting(browser, server.address, animation="normal") as visit:
        visit.page.clock.install()
        coach = begin_lesson(visit)
        expect(coach).to_contain_text("Step 1", ignore_case=True, timeout=PATIENCE)
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        follow(visit, coach, 1)
        shown = visit.page.locator(LABEL)
        expect(shown).to_contain_text("Palladium Ore")
        visit.page.locator("[data-piece^='pool-']").first.hover()
        visit.page.mouse.move(0, 0)
        expect(shown).to_have_count(1)
        visit.page.locator("main.board").click(position={"x": 2, "y": 2})
        expect(shown).to_have_count(0)


CARDS = {"CardTaken", "DiscoveryClaimed"}
SEEN = """() => {
  const text = (where) => document.querySelector(where)?.innerText ?? ''
  const card = document.querySelector('.galaxy-rush .copy.large')
  const place = card && document.querySelector('.galaxy-rush [data-at][data-lit]')
  const isInSight = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  return {
    line: text('.strip .now .text'),
    card: card && getComputedStyle(card).visibility === 'visible' ? card.innerText : '',
    arrives: place !== null && isInSight(place),
    medal: text('.stage .won.large'),
    scoring: text('.stage .scoring'),
    open: document.querySelectorAll('.stage .scoring .stack .open').length,
  }
}"""


def events_in(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """In the order of their lines."""
    lines = [line for message in messages if message["kind"] == "News" for line in message["log"]]
    return [line["event"] for line in lines if line["event"] is not None]


def check_seen(seen: list[dict[str, Any]], messages: list[dict[str, Any]]) -> None:
    """What each event is about was on the screen together with its line."""
    names = next([seat["name"] for seat in each["showing"]["seats"]] for each in messages if "showing" in each)
    judged = 0
    for event, (kind, line) in zip(events_in(messages), lines_in(messages), strict=True):
        now = [look for look in seen if look["line"] == line]
        assert now, line
        if kind in CARDS:
            rows = DATA.orbit_cards if kind == "CardTaken" else DATA.discoveries
            name = rows[event["card"] - 1].name
            wanted = [names[event["seat"]], name]
            wanted += ["Face up" if event["face_up"] else "Face down"] if kind == "CardTaken" else []
            assert any(all(word.lower() in look["card"].lower() for word in wanted) for look in now), (wanted, now)
            assert any(look["arrives"] for look in now), (event, now)
        if kind == "MedalWon":
            assert any(names[event["seat"]] in look["medal"] for look in now), (event, now)
        if kind == "PredictionJudged":
            judged += 1
            assert {look["open"] for look in now} == {judged}, (event, now)
        if kind in SCORING:
            assert all(look["scoring"] for look in now), (event, now)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_that_happens_is_seen_before_the_next_question(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    """A whole match: each card taken, discovery, medal and line of the scoring, and the points at every question."""
    with visiting(browser, server.address, size, touch=size == PHONE, confirm="never", animation="fast") as visit:
        visit.page.clock.install()
        visit.open(open_table(visit, "galaxy-rush", "you", "greedy", begin=True))
        visit.wait_until_asked()
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        turns = 0
        while not visit.is_over():
            heard, ply, seen = len(visit.heard), visit.ply(), list[dict[str, Any]]()
            visit.page.keyboard.press("2" if turns % 2 and visit.offers.count() > 1 else "1")
            visit.wait_for_ply(ply)
            watch(visit, lambda: is_question(visit), lambda: seen.append(visit.page.evaluate(SEEN)))  # noqa: B023
            check_seen(seen, visit.heard[heard:])
            for seat, captain in enumerate(views(visit)[-1]["captains"] if not visit.is_over() else ()):
                assert visit.page.locator(f"#plate-{seat} .score b").inner_text() == str(captain["total"])
            turns += 1
        assert turns > 12


def is_question(visit: Visit) -> bool:
    return visit.page.locator(".actions.mine").count() > 0 or visit.is_over()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rivals_cards_can_be_looked_at(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.address, size) as visit:
        sit_down(visit)
        assert is_asked(visit)
        rival = visit.page.locator("#plate-1 .look")
        name = rival.inner_text()
        rival.click()
        large = visit.page.locator(".galaxy-rush [data-area='own']")
        expect(large.locator(".who")).to_have_text(name)
        expect(large).to_be_in_viewport()
        visit.page.get_by_role("button", name="Back to").click()
        expect(large.locator(".who", has_text=name)).to_have_count(0)


PLACES = """(buttons) => buttons.map((button) => {
  const { top, height } = button.getBoundingClientRect()
  return [Math.round(top + (button.closest('.offers')?.scrollTop ?? 0)), Math.round(height)]
})"""


def test_choosing_moves_nothing_in_the_panel(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        assert is_asked(visit)
        buttons = visit.page.locator(".actions .choices button, .actions footer .do button")
        offers, before = visit.page.locator(".actions .choices button"), buttons.evaluate_all(PLACES)
        for at in range(offers.count()):
            offers.nth(at).click()
            expect(offers.nth(at)).to_have_attribute("aria-pressed", "true")
            expect(visit.page.locator(".actions .told")).not_to_be_empty()
            assert buttons.evaluate_all(PLACES) == before


def test_on_a_phone_what_can_be_chosen_is_above_the_sheet(browser: Browser, server: Server) -> None:
    """At every question of a season; the sheet can be tapped up and away."""
    with visiting(browser, server.address, PHONE, touch=True, confirm="never") as visit:
        sit_down(visit)
        while is_asked(visit) and views(visit)[-1]["season"] == 1:
            sheet = visit.page.locator(".actions")
            first, top = pieces(visit).first.bounding_box(), sheet.bounding_box()
            assert first is not None
            assert top is not None
            if phase(visit) != "prediction":
                assert first["y"] + first["height"] <= top["y"], views(visit)[-1]["landings"]
            ply = visit.ply()
            visit.page.keyboard.press("1")
            visit.wait_for_ply(ply)
        before = visit.page.locator(".actions").bounding_box()
        visit.page.get_by_role("button", name="Show all choices").click()
        after = visit.page.locator(".actions").bounding_box()
        assert before is not None
        assert after is not None
        assert after["height"] > before["height"]
        visit.page.get_by_role("button", name="Hide the choices").click()
        expect(visit.offers.first).to_be_hidden()


def test_a_discovery_that_cannot_be_claimed_says_why(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit)
        assert is_asked(visit)
        visit.page.locator(".galaxy-rush [data-piece^='pool-']").first.click()
        expect(visit.page.locator(".toasts")).to_contain_text("GR-4")


def test_a_claimed_discovery_leaves_a_gap_until_the_next_one_comes(browser: Browser, server: Server) -> None:
    """The others keep their places."""
    with visiting(browser, server.address, confirm="never", animation="fast") as visit:
        visit.page.clock.install()
        sit_down(visit)
        visit.wait_until_asked()
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        places = dict[str, Any]()
        seen = set[int]()

        def look() -> None:
            found = visit.page.locator("[data-area=pool] .cards [data-at]")
            # Where they lie, whatever turns them up.
            for name, left in found.evaluate_all("(all) => all.map((each) => [each.dataset.at, each.offsetLeft])"):
                assert places.setdefault(name, left) == left
            seen.add(found.count())

        while seen != {3, 4} and not visit.is_over():
            ply = visit.ply()
            visit.offers.first.click()
            visit.wait_for_ply(ply)
            watch(visit, lambda: is_question(visit), look)
        assert seen == {3, 4}

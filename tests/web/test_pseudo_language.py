"""The page in a made-up language with longer words and accents: text without accents was left in code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.core.pseudo import LANGUAGE, accented
from cosmodrome.core.records import plain
from cosmodrome.games.registry import HOUSE_GAMES, find_game
from tests.server.serving import Server
from tests.web.visits import (
    DESKTOP,
    PHONE,
    Visit,
    arrive,
    introduce,
    lost_by_the_visitor,
    open_table,
    play_on_from,
    scrolls_sideways,
    take_turn,
    visiting,
)

TEXTS = """() => {
  const found = new Set()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (!parent.closest('script, style, noscript, kbd, code, option[lang]')) found.add(walk.currentNode.data.trim())
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name))
  return [...found, document.title]
}"""
"""All that can be read on the page or is read aloud."""

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, summary, [role=tab], '
    + ':is([data-piece], .plate, .strip, .actions) :is(b, p, span, small)')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
  .filter((one) => !/visible|auto|scroll/.test(getComputedStyle(one).overflowX) && !one.matches('select, input'))
  .filter((one) => getComputedStyle(one).textOverflow !== 'ellipsis' || !one.closest('[data-enlarge]'))
  .map((one) => `${one.parentElement.className} ${one.className}: ${one.textContent.trim().replace(/\\s+/g, ' ')}`)
"""
"""Labels, and words on pieces, plates, the strip and the prompt, that do not fit where they stand.

A piece that is shown whole when it is enlarged may shorten its name.
"""

WORD = re.compile(r"[^\W\d_]{3,}")
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+|\b[A-Z]+v\b|\bI+a?(-\d+)?\b|\b[0-9a-f]{32,}\b")
"""Or a sign for a component such as an engine, the number of a card or a round, or a hash."""
EVERYWHERE = {"Cosmodrome", "http", "https", "Chrome", "Linux", "cosmodrome", "verify", "Home", "End", "Space"}
"""The last three are keys, and the two before them a command."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def names_of(game_id: str) -> set[str]:
    """The words in the proper names of a game's cards, its title and its makers: those stay as they are."""
    game = find_game(game_id)
    meta = game.meta
    return set(WORD.findall(" ".join((meta.title, meta.designer, meta.publisher, *proper_names(plain(game.data))))))


def proper_names(data: Any) -> Iterator[str]:
    """Names of cards that are not messages."""
    if isinstance(data, list | tuple):
        for each in data:
            yield from proper_names(each)
    elif isinstance(data, dict):
        yield from (name for name in (data.get("name"),) if isinstance(name, str))
        yield from (name for each in data.values() for name in proper_names(each))


NAMES = EVERYWHERE.union(*(names_of(game) for game in HOUSE_GAMES))


def left_in_code(texts: list[str], people: set[str]) -> list[str]:
    """The texts with a word that would have accents had it come from a catalogue."""
    known = {word.lower() for word in NAMES | people}
    return [text for text in texts if any(_is_plain(word, known) for word in WORD.findall(CLAUSE.sub("", text)))]


def _is_plain(word: str, known: set[str]) -> bool:
    return word.isascii() and accented(word) != word and word.lower() not in known


def people_at(visit: Visit) -> set[str]:
    """The names of the people, bots and tables that the visitor meets."""
    request = visit.page.request
    me, tables = request.get(f"{visit.address}/api/me").json(), request.get(f"{visit.address}/api/tables").json()
    cards: list[dict[str, Any]] = [card for cards in tables.values() for card in cards]
    code = visit.page.url.rpartition("/t/")[2] if "/t/" in visit.page.url else ""
    if code:
        cards.append(request.get(f"{visit.address}/api/tables/{code}").json())
    named = [
        me["name"],
        code,
        *(card["name"] for card in cards),
        *(seat["name"] for card in cards for seat in card["seats"]),
    ]
    return {word for name in named if isinstance(name, str) for word in WORD.findall(name)}


def check(visit: Visit, pictures: Path, name: str) -> None:
    visit.page.screenshot(path=pictures / f"language-{name}.png")
    assert left_in_code(visit.page.evaluate(TEXTS), people_at(visit)) == []
    assert visit.page.evaluate(CUT) == []
    assert not scrolls_sideways(visit)


@pytest.fixture(params=SIZES)
def reader(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[tuple[Visit, str]]:
    with visiting(browser, server.address, SIZES[request.param], language=LANGUAGE, confirm="never") as visit:
        yield visit, request.param


def wait_for_words(visit: Visit) -> None:
    expect(visit.page.locator("html")).to_have_attribute("lang", LANGUAGE)


def test_words_left_in_code_are_found() -> None:
    texts = ["Undo this", accented("Undo this"), "12 GC", "Mira, GR-3.1"]
    assert left_in_code(texts, {"Mira"}) == ["Undo this"]


def test_lobby(reader: tuple[Visit, str], pictures: Path) -> None:
    visit, size = reader
    visit.open()
    expect(visit.page.get_by_role("heading").nth(1)).to_be_visible()
    wait_for_words(visit)
    check(visit, pictures, f"lobby-{size}")


def test_learning(reader: tuple[Visit, str], pictures: Path) -> None:
    visit, size = reader
    visit.open("/learn/galaxy-rush")
    expect(visit.page.get_by_role("heading").nth(2)).to_be_visible()
    check(visit, pictures, f"learn-{size}")


def test_pages_of_the_lobby(reader: tuple[Visit, str], pictures: Path) -> None:
    visit, size = reader
    introduce(visit, "Mira")
    open_table(visit, "galaxy-rush", "you", "greedy", begin=True)
    for page, thing in (("tables", "listitem"), ("replays", "status"), ("learn", "progressbar")):
        visit.open(f"/{page}")
        expect(visit.page.get_by_role(thing).first).to_be_visible()  # type: ignore[arg-type]
        check(visit, pictures, f"{page}-{size}")


@pytest.mark.parametrize("key", [",", "F1", "c"])
def test_dialogs(reader: tuple[Visit, str], pictures: Path, key: str) -> None:
    """Settings, keys, a new table."""
    visit, size = reader
    introduce(visit, "Mira")
    visit.open()
    expect(visit.page.get_by_role("button", name=accented("Play vs bots"))).to_be_visible()
    visit.page.keyboard.press(key)
    expect(visit.page.get_by_role("dialog")).to_be_visible()
    check(visit, pictures, f"dialog-{ord(key[0])}-{size}")


def test_before_a_game(reader: tuple[Visit, str], pictures: Path) -> None:
    visit, size = reader
    visit.open(open_table(visit, "galaxy-rush", "you", None, begin=False))
    expect(visit.page.get_by_role("button", name=accented("Begin"))).to_be_visible()
    check(visit, pictures, f"gathering-{size}")


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_tables(reader: tuple[Visit, str], pictures: Path, game: str) -> None:
    """On a phone in the middle of a game."""
    visit, size = reader
    if size == "desktop":
        visit.open(open_table(visit, game, "you", "greedy", begin=True))
    else:
        match = lost_by_the_visitor(game, 2)
        visit.open(play_on_from(visit, match.dump(), len(match.log) // 2))
    expect(visit.page.locator(".actions").first).to_be_visible()
    if size == "desktop":
        for _ in range(3):
            if visit.wait_until_asked():
                take_turn(visit)
    check(visit, pictures, f"{game}-{size}")


def test_cards_and_components(reader: tuple[Visit, str], pictures: Path) -> None:
    visit, size = reader
    for game in HOUSE_GAMES:
        visit.open(f"/games/{game}")
        expect(visit.page.get_by_role("table").first).to_be_visible()
        check(visit, pictures, f"cards-{game}-{size}")


def test_a_lesson(reader: tuple[Visit, str], pictures: Path) -> None:
    visit, size = reader
    visit.open("/learn/galaxy-command")
    visit.page.get_by_role("button", name=accented("Begin the lesson")).click()
    visit.page.wait_for_url("**/t/*")
    expect(visit.page.locator(".actions").first).to_be_visible()
    check(visit, pictures, f"lesson-{size}")


def test_after_a_game(reader: tuple[Visit, str], pictures: Path) -> None:
    """The score sheet, and the replay at its end."""
    visit, size = reader
    arrive(visit)
    save = lost_by_the_visitor("galaxy-rush", 2).dump()
    kept = visit.page.request.post(f"{visit.address}/api/replays", data=save).json()
    visit.open(f"/t/{kept['code']}")
    expect(visit.page.locator("main.sheet")).to_be_visible()
    check(visit, pictures, f"sheet-{size}")
    visit.open(f"/replay/{kept['id']}")
    visit.page.keyboard.press("End")
    expect(visit.page.locator("[data-board]")).to_be_visible()
    check(visit, pictures, f"replay-{size}")

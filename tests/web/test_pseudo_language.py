"""The page in a made-up language with longer words and accents: text without accents was left in code."""

from __future__ import annotations

import json
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
from tests.web.visits import DESKTOP, PHONE, Visit, introduce, open_table, scrolls_sideways, take_turn, visiting

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

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, summary, [role=tab]')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
  .filter((one) => getComputedStyle(one).overflowX !== 'visible' && !one.matches('select, input'))
  .map((one) => one.textContent.trim().replace(/\\s+/g, ' '))
"""
"""Labels that do not fit where they stand."""

WORD = re.compile(r"[^\W\d_]{3,}")
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+")
EVERYWHERE = {"Cosmodrome", "http", "https"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def names_of(game_id: str) -> set[str]:
    """The words in the names of a game's components, its title and its makers: those stay as they are."""
    game = find_game(game_id)
    return set(WORD.findall(json.dumps([plain(game.meta), plain(game.data)], ensure_ascii=False)))


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
    return {word for name in named for word in WORD.findall(name)}


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
    visit, size = reader
    visit.open(open_table(visit, game, "you", "greedy", begin=True))
    expect(visit.page.locator(".actions").first).to_be_visible()
    if size == "desktop":
        for _ in range(3):
            if visit.wait_until_asked():
                take_turn(visit)
    check(visit, pictures, f"{game}-{size}")
